/**
 * kill -9 of the worker between the commit of a write that it makes within a workflow task and the end of that task: the
 * next worker repeats the task, its write is refused because it was made, and the run claims the machine again.
 */
import pg from 'pg';
import { signal } from '../../src/lib/processes.ts';
import type { Database } from '../../src/store/core/db.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { type Part, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: Service;
let db: Database;
beforeAll(async () => {
  service = await startService();
  db = await service.database();
}, 180_000);
afterAll(async () => {
  await db?.$disconnect();
  await service.stop();
}, 180_000);
afterEach(() => service.verifyCleanSlate(), 180_000);

const patientMs = 120_000;
const row = (name: string) => db.machine.findFirst({ where: { name } });
const send = (part: Part, what: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => {
  for (const pid of service.pidsOf(part)) signal(pid, what);
};

/** Locks the machine's row, lets the part that is stopped go on, and kills the worker once its write is committed. */
async function killAfterCommit(name: string, stopped: Part, isCommitted: () => Promise<boolean>): Promise<void> {
  const holder = new pg.Client({ connectionString: (await embeddedDatabaseUrl(service.dataDir))! });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM machines WHERE name = $1 FOR UPDATE', [name]);
    send(stopped, 'SIGCONT');
    await waitFor(
      'the write to wait for the row',
      async () => {
        const waiting = await db.$queryRaw<
          unknown[]
        >`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE machines m SET%'`;
        return waiting.length > 0;
      },
      patientMs,
    );
    // The task cannot end while Temporal stands still.
    send('temporal', 'SIGSTOP');
    await holder.query('COMMIT');
    await waitFor('the commit', isCommitted, patientMs);
    send('worker', 'SIGKILL');
    // The end of the task may lie in its socket already: a server that went on would read it.
    send('temporal', 'SIGKILL');
  } finally {
    send('temporal', 'SIGCONT');
    await holder.end();
  }
}

async function expectOneLife(name: string): Promise<void> {
  await service.untilReady(name);
  const { uid } = (await row(name))!;
  expect(await db.placement.count({ where: { machineUid: uid } })).toBe(1);
  expect(await db.lifecycle.count({ where: { machineUid: uid } })).toBe(1);
  expect(await service.inventory()).toHaveLength(1);
}

test('a claim: the machine becomes ready on the host that the claim found', async () => {
  send('worker', 'SIGSTOP');
  await service.createVm('claimed');
  await killAfterCommit('claimed', 'worker', async () => (await row('claimed'))!.claimEpoch === 1);
  await expectOneLife('claimed');
  expect((await row('claimed'))!.claimEpoch).toBe(2);
}, 240_000);

test('what makes a machine ready: it stays ready, with one lifecycle', async () => {
  send('host', 'SIGSTOP');
  await service.createVm('ready');
  await waitFor('its host', () => db.placement.findFirst({ where: { releasedAt: null } }), patientMs);
  await killAfterCommit('ready', 'host', async () => (await row('ready'))!.readyForAccess);
  await expectOneLife('ready');
  await waitFor('its next claim', async () => (await row('ready'))!.claimEpoch === 2, patientMs);
}, 240_000);

test('its removal: it is gone, and its workflow ends', async () => {
  await service.createVm('removed');
  await service.untilReady('removed');
  const { fenceStep, uid } = (await row('removed'))!;
  send('host', 'SIGSTOP');
  expect(await service.deleteVm('removed')).toBe(200);
  await waitFor('its cleanup', async () => (await row('removed'))!.fenceStep > fenceStep, patientMs);
  await killAfterCommit('removed', 'host', async () => (await row('removed')) === null);
  await waitFor(
    'its bill',
    async () => (await db.lifecycle.findUniqueOrThrow({ where: { machineUid: uid } })).ratedAt !== null,
    patientMs,
  );
  expect(await db.lifecycle.count({ where: { machineUid: uid } })).toBe(1);
}, 240_000);
