/** Backs up the service's database and restores it as docs/operations.md describes. */
import { orphansDestroyCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import type { ApiClient } from './client.ts';
import { eventually, type Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { Model } from './model.ts';
import { ofRow, type Row } from './objects.ts';
import { apis, type Service, workers } from './service.ts';
import type { Watcher } from './watcher.ts';

const terminate = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'compute'`;

/** How long to retry what a busy service did not do, as an operator would. */
const orphanWithinMs = 120_000;

export function takeBackup(service: Service): Promise<void> {
  return service.maintenance(async (client) => {
    await client.query('DROP DATABASE IF EXISTS compute_backup');
    await client.query('ALTER DATABASE compute ALLOW_CONNECTIONS false');
    await client.query(terminate);
    await client.query('CREATE DATABASE compute_backup TEMPLATE compute');
  });
}

export function openDatabaseAgain(service: Service): Promise<void> {
  return service.maintenance(async (client) => {
    await client.query('SET default_transaction_read_only = off');
    await client.query('ALTER DATABASE compute ALLOW_CONNECTIONS true');
  });
}

export interface RestoreParts {
  service: Service;
  client: ApiClient;
  findings: Findings;
  model: Model;
  ledgers: readonly Ledger[];
  watchers: readonly Watcher[];
}

/** Restores the backup and recovers. What came after the backup is lost, and the model is updated accordingly. */
export async function restore(parts: RestoreParts): Promise<void> {
  const { service, client, findings, ledgers, watchers } = parts;
  for (const part of [...apis, ...workers]) await service.stopPart(part);
  await service.maintenance(async (postgres) => {
    await postgres.query('DROP DATABASE compute WITH (FORCE)');
    await postgres.query('CREATE DATABASE compute TEMPLATE compute_backup');
  });
  await rebase(parts);
  for (const watcher of watchers) watcher.startOver();
  client.forgetSessions();
  let started: Promise<void> | null = null;
  const { code, text } = await service.command(['recover'], (line) => {
    if (!line.includes('is safe to write to')) return;
    started = Promise.all(ledgers.map((ledger) => ledger.startOver(service.sql))).then(() => startAll(service));
  });
  await started;
  if (code !== 0 || started === null) findings.add('recover failed', text.slice(-600));
  await destroyOrphans(parts);
  findings.count('restores');
}

async function startAll(service: Service): Promise<void> {
  for (const part of [...workers, ...apis]) await service.startPart(part);
}

/** Machines that the backup does not have are lost; machines deleted since the backup are back. */
async function rebase({ service, model, findings }: RestoreParts): Promise<void> {
  const { rows } = await service.sql.query<{ row: Row }>('SELECT to_jsonb(m) AS row FROM machines m');
  const known = new Map(rows.map(({ row }) => [`${row.namespace}/${row.name}`, row]));
  const { rows: held } = await service.sql.query<{ uid: string; id: string }>(
    'SELECT machine_uid AS uid, runtime_id AS id FROM placements WHERE released_at IS NULL',
  );
  const there = new Set((await listSimulatedInventory(service.dataDir)).map(({ runtimeId }) => runtimeId));
  for (const vm of [...model.vms.values()]) {
    const row = known.get(`${vm.account.namespace}/${vm.name}`);
    if (!row) {
      findings.count('machines lost with a restore');
      model.forget(vm);
      continue;
    }
    const shown = ofRow(row);
    if (vm.state === 'gone' && !shown.deleting) findings.count('machines back with a restore');
    vm.uid = shown.uid;
    vm.state = shown.deleting ? 'deleting' : 'wanted';
    if (!shown.deleting) vm.deleteSentAt = null;
    vm.deleteAckAt = null;
    vm.toldReadyAt = null;
    vm.tier = shown.tier || null;
    vm.mayBeLost ||= held.some(({ uid, id }) => uid === shown.uid && !there.has(id));
  }
}

/** Machines made since the backup are now orphans: exactly these must be listed, and an operator destroys them. */
async function destroyOrphans({ service, findings }: RestoreParts): Promise<void> {
  const { rows: known } = await service.sql.query<{ id: string }>('SELECT runtime_id AS id FROM placements');
  const { rows: listed } = await service.sql.query<{ id: string }>('SELECT runtime_id AS id FROM orphans');
  const unknown = (await listSimulatedInventory(service.dataDir)).filter(
    ({ runtimeId }) => !known.some(({ id }) => id === runtimeId),
  );
  for (const { runtimeId, name } of unknown)
    if (!listed.some(({ id }) => id === runtimeId)) findings.add('an orphan is not listed', `${name} ${runtimeId}`);
  for (const { id } of listed) {
    let why = '';
    const destroyed = await eventually(async () => {
      await orphansDestroyCommand(service.config(), id, { reason: 'made after the backup', yes: true }, (line) =>
        service.note(line),
      ).catch((error: Error) => {
        why = error.message;
        throw error;
      });
      return true;
    }, orphanWithinMs);
    if (!destroyed) findings.add('an orphan cannot be destroyed', why);
    findings.count('orphans destroyed');
  }
}
