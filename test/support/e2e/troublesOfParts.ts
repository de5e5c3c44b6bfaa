/** Troubles of Postgres, Temporal, the worker, and the servers that the service talks to. */
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '@temporalio/client';
import { controlPlaneQueue } from '../../../src/domain/names.ts';
import { signal } from '../../../src/lib/processes.ts';
import { ensureTls } from '../../../src/up/tls.ts';
import type { Service } from '../service.ts';
import { forgeRun, payloadOf, spoilHistory } from '../temporalAttacker.ts';
import { waitFor } from '../wait.ts';
import { ancestors, lockOf, ofSilence, type Trouble, trouble } from './trouble.ts';

const ofWaits = ['BookkeepingFails', 'BookkeepingWaits', 'OutboxStuck', 'MachinesUnreachable', 'HostLost'] as const;

export const troublesOfParts: readonly Trouble[] = [
  trouble({
    what: 'the worker hangs',
    alerts: ['AuditUnlinked', 'HousekeepingLate', 'OwnershipStale', 'WebhooksOverdue'],
    beside: ['BookkeepingFails', 'MachinesPendingLate', 'HostLost', 'NoHostReady'],
    async provoke({ service, hooks, sql }) {
      const hook = { name: 'hook', url: hooks.url, event_types: ['machine.ready'] };
      const { status, body } = await service.call('POST', '/v1/admin/webhooks', hook);
      expect([status, body]).toEqual([201, expect.objectContaining({ url: hooks.url })]);
      for (const pid of service.pidsOf('worker')) signal(pid, 'SIGSTOP');
      await service.createVm('later');
      await service.call('POST', `/v1/admin/webhooks/${body.id}/test`);
      await sql("UPDATE webhook_deliveries SET created_at = created_at - interval '10 minutes'");
      await sql("UPDATE database_mark SET marked_at = marked_at - interval '10 minutes'");
      for (const time of ['created_at', 'succeeded_at'])
        await sql(`UPDATE housekeeping_duties SET ${time} = ${time} - interval '3 hours'`);
    },
    async remedy({ service, hooks, trigger }) {
      service.kill('worker');
      await service.untilReady('later');
      await waitFor('the event', () => hooks.taken().length > 0);
      // Within ten minutes it runs by itself.
      await trigger('housekeeping');
    },
  }),
  trouble({
    what: 'Temporal hangs',
    alerts: ['OutboxStuck'],
    beside: [...ofSilence, 'BookkeepingFails', 'BookkeepingWaits', 'MachinesPendingLate', 'OwnershipStale'],
    async provoke({ service, sql }) {
      for (const pid of service.pidsOf('temporal')) signal(pid, 'SIGSTOP');
      await service.createVm('unsent');
      await sql("UPDATE outbox SET created_at = created_at - interval '2 minutes'");
    },
    async remedy({ service }) {
      service.kill('temporal');
      await service.untilReady('unsent');
    },
  }),
  trouble({
    what: 'Postgres is down, and customers ask',
    alerts: ['ErrorBudgetBurns', 'ErrorBudgetBurnsFast', 'PostgresDown'],
    beside: [...ofWaits, 'ApiDown', 'AuditRefusalsUnwritten', 'OwnershipStale'],
    async provoke({ service }) {
      const server = service.pidsOf('postgres');
      // What starts it again has no time to.
      const keepers = [...ancestors(server[0]!)].slice(0, 2);
      for (const pid of keepers) signal(pid, 'SIGSTOP');
      for (const pid of server) signal(pid, 'SIGINT');
      return { keepers, customers: customersOf(service) };
    },
    async remedy({ status }, { keepers, customers }) {
      const told = await status();
      for (const pid of keepers) signal(pid, 'SIGCONT');
      await customers.end();
      expect(told).toContain('alert PostgresDown');
    },
  }),
  trouble({
    what: 'Postgres is a standby that was not promoted',
    alerts: ['PostgresRefusesWrites'],
    beside: [...ofWaits, 'AuditRefusalsUnwritten', 'OwnershipStale'],
    async provoke({ sql }) {
      await sql('ALTER SYSTEM SET default_transaction_read_only = on');
      await sql('SELECT pg_reload_conf()');
    },
    async remedy({ sql }) {
      await sql('ALTER SYSTEM RESET default_transaction_read_only');
      await sql('SELECT pg_reload_conf()');
    },
  }),
  trouble({
    what: 'a table is locked by somebody',
    alerts: ['BookkeepingFails', 'BookkeepingWaits'],
    beside: [...ofWaits, 'MachinesPendingLate', 'OwnershipStale'],
    async provoke(drill) {
      const holder = await lockOf(drill, 'placements');
      await drill.service.createVm('held');
      return holder;
    },
    async remedy({ service }, holder) {
      await holder.end();
      await service.untilReady('held');
    },
  }),
  trouble({
    what: 'the audit log cannot be written',
    alerts: ['AuditRefusalsUnwritten'],
    beside: [...ofWaits, 'AuditUnlinked', 'OwnershipStale'],
    async provoke(drill) {
      const holder = await lockOf(drill, 'audit_events');
      const { status } = await drill.service.call('POST', drill.service.vms, { kind: 'Nonsense' });
      expect([400, 422]).toContain(status);
      return holder;
    },
    async remedy({ service: { dataDir } }, holder) {
      expect(await readFile(path.join(dataDir, 'logs', 'api.log'), 'utf8')).toMatch(
        /(lock|statement) timeout.*could not be written to the audit log/,
      );
      await holder.end();
    },
  }),
  trouble({
    what: 'no backup was made for three days',
    alerts: ['BackupOld'],
    provoke: ({ sql }) => sql("UPDATE database_mark SET backed_up_at = clock_timestamp() - interval '3 days'"),
    remedy: ({ run, folder }) => run('backup', path.join(folder, 'due.backup')),
  }),
  trouble({
    what: 'the certificate of the API ends soon',
    alerts: ['CredentialEndsSoon'],
    provoke: ({ service: { dataDir } }) => renewed(dataDir, Date.now() - 355 * 86_400_000),
    remedy: ({ service: { dataDir } }) => renewed(dataDir, Date.now()),
  }),
  trouble({
    what: 'the sink of the audit log takes nothing',
    alerts: ['AuditSinkBehind'],
    async provoke({ sink, service, sql }) {
      sink.respond = () => 503;
      await service.createVm('audited');
      await waitFor('a delivery to fail', async () => {
        const failing =
          "UPDATE audit_sink SET failing_since = failing_since - interval '10 minutes' WHERE attempts > 0 RETURNING position";
        return (await sql(failing)).length > 0;
      });
    },
    async remedy({ sink }) {
      sink.respond = () => 200;
    },
  }),
  trouble({
    what: 'the mail server takes no email',
    alerts: ['EmailsGivenUp', 'EmailsStuck'],
    async provoke({ service, mail, sql }) {
      const invite = async (address: string, refusal: number, told: string) => {
        mail.refusal.recipient = refusal;
        const invited = { email: `${address}@example.com`, display_name: address, role_slug: 'viewer' };
        const { status, body } = await service.call('POST', '/v1/admin/customer-users/invite', invited);
        expect([status, body]).toEqual([201, expect.objectContaining({ status: 'pending' })]);
        await waitFor(`the email to ${address} to be refused`, async () => (await sql(told)).length > 0);
      };
      await invite('unknown', 550, "SELECT FROM audit_events WHERE action = 'invitation.mail-failed'");
      await invite('later', 450, 'SELECT FROM letters WHERE attempts > 0');
      await sql("UPDATE letters SET created_at = created_at - interval '2 hours'");
    },
    async remedy({ service: { dataDir }, mail, run, sql }) {
      expect(await run('audit', 'list', '--action', 'invitation.mail-failed', '-o', 'json')).toContain('550 to RCPT');
      expect(await readFile(path.join(dataDir, 'logs', 'api.log'), 'utf8')).toContain('450 to RCPT');
      mail.refusal.recipient = 0;
      await waitFor('the email to be sent', async () => (await sql('SELECT FROM letters')).length === 0, 120_000);
    },
  }),
  trouble({
    what: 'the namespace in Temporal lacks a search attribute',
    alerts: ['OutboxRefused'],
    beside: ['MachinesPendingLate', 'OutboxStuck'],
    async provoke({ service, temporal, status }) {
      await temporal(({ connection, options: { namespace } }) =>
        (connection as Connection).operatorService.removeSearchAttributes({ namespace, searchAttributes: ['Kind'] }),
      );
      await waitFor('its servers to notice', async () => (await status()).includes('alert OutboxRefused'));
      await service.createVm('refused');
    },
    async remedy({ service, run }) {
      expect(await run('prepare')).toContain('has the search attributes Kind');
      await service.untilReady('refused');
    },
  }),
  trouble({
    what: 'somebody completes a run of the service in Temporal',
    alerts: ['MarksIgnored'],
    provoke: ({ temporal }) =>
      temporal((client) => forgeRun(client, { type: 'ownership', result: payloadOf({ mark: 7, proof: 'mine' }) })),
    // It is one of the newest for a few minutes.
    async remedy({ status }) {
      expect(await status()).toMatch(/the mark of the run \S+ of "ownership-\S+": it has no proof/);
    },
  }),
  trouble({
    what: 'the key of payloads is replaced, not added to',
    alerts: ['PayloadsUnreadable'],
    beside: [...ofWaits, ...ofSilence, 'MarksIgnored', 'OwnershipStale', 'WorkflowTasksFail'],
    async provoke({ service: { dataDir } }) {
      const file = path.join(dataDir, 'payload-keys');
      const known = await readFile(file, 'utf8');
      const other = `other:${randomBytes(32).toString('base64')}\n`;
      await writeFile(file, other);
      return { file, all: known + other };
    },
    async remedy({ service: { dataDir } }, { file, all }) {
      const id = all.split(':')[0]!;
      expect(await readFile(path.join(dataDir, 'logs', 'worker.log'), 'utf8')).toContain(`needs the key \\"${id}\\"`);
      await writeFile(file, all);
    },
  }),
  trouble({
    what: 'somebody puts something into the history of a machine',
    alerts: ['WorkflowTasksFail'],
    beside: [...ofSilence, 'MachinesPendingLate', 'OwnershipStale'],
    async provoke({ service, run, temporal }) {
      await service.createVm('spoiled');
      await service.untilReady('spoiled');
      const { uid } = (await service.getVm('spoiled')).metadata;
      const workflowId = `virtualmachine/${service.namespace}/spoiled/${uid}`;
      const wake = () => run('instances', 'wake', `${service.namespace}/spoiled`, '--yes');
      // No worker takes the task, and none is started.
      const [worker] = service.pidsOf('worker') as [number];
      const [up] = ancestors(worker);
      signal(up!, 'SIGSTOP');
      try {
        signal(worker, 'SIGKILL');
        await wake();
        await temporal((client) => spoilHistory(client, { queue: controlPlaneQueue, workflowId }));
      } finally {
        signal(up!, 'SIGCONT');
      }
      await wake();
      return workflowId;
    },
    async remedy({ service, run }, workflowId) {
      await run('workflows', 'reset', workflowId, '--reason', 'its history was spoiled', '--yes');
      await service.deleteVm('spoiled');
      await service.untilGone('spoiled');
    },
  }),
];

/** Customers who ask until `end`, each again as soon as the service allows it. */
function customersOf(service: Service): { end(): Promise<unknown> } {
  let isOver = false;
  const ask = async () => {
    while (!isOver) await service.listVms().catch(() => undefined);
  };
  const asking = Promise.all(Array.from({ length: 6 }, ask));
  return {
    end() {
      isOver = true;
      return asking;
    },
  };
}

/** A certificate for a year from then. */
async function renewed(dataDir: string, atMs: number): Promise<void> {
  await rm(path.join(dataDir, 'tls-cert.pem'));
  await ensureTls(dataDir, atMs);
}
