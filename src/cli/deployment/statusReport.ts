/** Everything that `status` knows: read from Postgres, Temporal, the API, and the disk, each by itself. */
import { statfs } from 'node:fs/promises';
import { checkServerIdentity } from 'node:tls';
import { Agent, buildConnector, fetch } from 'undici';
import { type HeldCredential, heldCredentials } from '../../certificates.ts';
import { alertLimits } from '../../domain/alertLimits.ts';
import { leaseWorkflowId } from '../../domain/names.ts';
import type { Phase } from '../../domain/phases.ts';
import { phaseDeadlinesMs } from '../../domain/phases.ts';
import { hostOf } from '../../domain/serverUrls.ts';
import { UserError } from '../../lib/errors.ts';
import { readIfPresent } from '../../lib/files.ts';
import { keyRingOf } from '../../secrets/firstKey.ts';
import { proofsOf } from '../../secrets/proofs.ts';
import { openSecretBox } from '../../secrets/secretBox.ts';
import { type StrayKeys, strayKeys } from '../../secrets/strayKeys.ts';
import type { Config } from '../../settings/config.ts';
import { webhookBacklog } from '../../store/accounts/webhookDeliveries.ts';
import { type AuditBacklog, auditBacklog } from '../../store/core/auditBacklog.ts';
import { RefusedWrites } from '../../store/core/databaseCondition.ts';
import { type Database, openDatabase, query } from '../../store/core/db.ts';
import { type DutyAge, dutyAges } from '../../store/core/duties.ts';
import { type BackupAge, backupAge, readHighWaterMark } from '../../store/core/highWaterMark.ts';
import { checkSchema, isUsable } from '../../store/core/migrate.ts';
import { outboxBacklog } from '../../store/core/outbox.ts';
import { lookAtStore } from '../../store/core/storeLook.ts';
import { type LateEvacuation, lateEvacuations } from '../../store/fleet/evacuation.ts';
import {
  type ClassCapacityRow,
  countMachines,
  fleetCapacity,
  type ListedMachine,
  listWaiting,
  type MachineCount,
  oldestWaits,
} from '../../store/fleet/fleetFigures.ts';
import { countHosts, type HostRow, type HostState, listHosts } from '../../store/fleet/hostRows.ts';
import { countOrphans, type OrphanFigures } from '../../store/fleet/inventory.ts';
import { openRequests } from '../../store/fleet/limitRequests.ts';
import { countOverdue } from '../../store/machines/machineStore.ts';
import { emailBacklog } from '../../store/people/outgoingEmails.ts';
import { billingMismatches } from '../../store/usage/billingMismatches.ts';
import { latestReconciliation } from '../../store/usage/usageComparison.ts';
import { lazyClient, whyAway } from '../../temporal/connection.ts';
import { temporalAddress } from '../../temporal/endpoint.ts';
import { listWorkflows, ownWorkflows, stuckAmong } from '../../temporal/listing.ts';
import { evidenceOfRestore, seenOfDatabase } from '../../temporal/restored.ts';
import { scheduleNames } from '../../temporal/schedules.ts';
import { readServerFacts, type ServerFacts } from '../../temporal/serverFacts.ts';
import { kubeconfigPath, publicUrlOf } from '../../up/kubeconfig.ts';
import { embeddedDatabaseUrl } from '../../up/postgres.ts';
import { versionLine } from '../version.ts';
import { folderBytes } from './folderBytes.ts';
import { type TemporalView, temporalViews } from './temporalViews.ts';

/** A part that was read, or why it could not be. */
export type Part<Facts> = ({ state: 'read' } & Facts) | { state: 'away'; why: string };

export interface PostgresFacts {
  version: string;
  databaseBytes: number;
  /** The version of TLS on the way to it; null without. */
  tls: string | null;
  isReadOnly: boolean;
  /** When the backup was taken that `restore` put in place; null once `recover` has run. */
  restoredFrom: string | null;
  /** Age of the latest run of the schedule `ownership`. */
  ownershipAgeSeconds: number;
  backup: BackupAge;
  outbox: { depth: number; refused: number; oldestAgeSeconds: number };
  emails: { depth: number; oldestAgeSeconds: number };
  orphans: OrphanFigures;
  /** Requests of customers for higher limits that are not decided. */
  limitRequests: { count: number; oldestAgeSeconds: number };
  /** Without rows: it was never compared, and this is the age of the database. */
  usage: { differingRows: number | null; ageSeconds: number };
  mismatches: Awaited<ReturnType<typeof billingMismatches>>;
  strays: StrayKeys;
  audit: AuditBacklog;
  webhooks: { waiting: number; overdue: number };
  /** Duties of housekeeping. */
  duties: DutyAge[];
  hosts: { states: Record<HostState, number>; notReady: HostRow[] };
  /** Hosts that should be empty. */
  evacuations: LateEvacuation[];
  machines: MachineCount[];
  /** Machines past the deadline of their phase. */
  overdue: { phase: Phase; count: number }[];
  /** Machines for which something still has to happen, the oldest first, at most {@link waitsListed}. */
  waits: ListedMachine[];
  /** How many there are. */
  waiting: number;
  capacity: ClassCapacityRow[];
}

export interface ApiFacts {
  url: string;
  status: string;
  checks: Record<string, string>;
}

export interface DiskFacts {
  folder: string;
  /** Whether Postgres has its files there, too. */
  hasPostgres: boolean;
  usedBytes: number;
  freeBytes: number;
  sizeBytes: number;
}

export interface StatusReport {
  /** When it was read. */
  at: Date;
  /** This program, its Node, and its schema. */
  program: string;
  temporalAddress: string;
  views: TemporalView[];
  api: Part<ApiFacts>;
  postgres: Part<PostgresFacts>;
  temporal: Part<ServerFacts>;
  disk: Part<DiskFacts>;
  /** Certificates and tokens that these settings name. */
  credentials: HeldCredential[];
  /** What Temporal has of the database and is not believed. */
  ignored: string[];
  /** Why the database counts as restored from a backup; null if it has all that was seen of it. */
  restored: string | null;
  /** Workflows that no worker can go on with: of machines that wait, of lost hosts, and of schedules. */
  stuck: { workflowId: string; attempts: number }[];
  /** What could not be read although all parts responded, and why. */
  unread: string[];
}

/** Workflows of machines, and of hosts, that are looked at. */
const stuckLooked = 20;
/** Longest time that each part may take. */
const withinMs = 5_000;
/** Machines listed; the rest are counted. */
const waitsListed = 1_000;

export async function readStatus(config: Config): Promise<StatusReport> {
  const [program, api, postgres, temporal, disk] = await Promise.all([
    versionLine(config),
    part(readApi(config)),
    part(readPostgres(config)),
    part(readTemporal(config)),
    part(readDisk(config)),
  ]);
  const isPrepared = postgres.state === 'read' && temporal.state === 'read' && temporal.lack === null;
  const unread: string[] = [];
  const unless =
    <Facts>(what: string, without: Facts) =>
    (error: unknown) => {
      unread.push(`${what}: ${firstLine(error)}`);
      return without;
    };
  const none = { ignored: [], restored: null };
  return {
    at: new Date(),
    program,
    temporalAddress: temporalAddress(config),
    views: temporalViews(config),
    api,
    postgres,
    temporal,
    disk,
    credentials: heldCredentials(config),
    ...(isPrepared ? await readSightings(config).catch(unless('whether the database was restored', none)) : none),
    stuck: isPrepared ? await readStuck(config, postgres).catch(unless('which workflows cannot go on', [])) : [],
    unread,
  };
}

async function part<Facts>(reading: Promise<Facts>): Promise<Part<Facts>> {
  try {
    return { ...(await reading), state: 'read' };
  } catch (error) {
    return { state: 'away', why: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && !(inner instanceof UserError) && inner.cause instanceof Error) inner = inner.cause;
  const message = inner instanceof Error ? inner.message || (inner as NodeJS.ErrnoException).code : String(inner);
  return (message ?? 'no response').split('\n').find((line) => line.trim() !== '') ?? 'no response';
}

async function readApi(config: Config): Promise<ApiFacts> {
  const kubeconfig = config.PUBLIC_URL ? null : await readIfPresent(kubeconfigPath(config.dataDir));
  const url = config.PUBLIC_URL || (kubeconfig && publicUrlOf(kubeconfig)) || config.publicUrl;
  const ca = await readIfPresent(`${config.dataDir}/ca.pem`);
  const agent = new Agent({ connect: connectorTo(url, config.API_ADDRESS, ca) });
  try {
    const response = await fetch(`${url}/readyz`, { dispatcher: agent, signal: AbortSignal.timeout(withinMs) });
    const { status, checks } = (await response.json()) as Omit<ApiFacts, 'url'>;
    return { url, status, checks };
  } catch (error) {
    const at = config.API_ADDRESS && ` at ${config.API_ADDRESS}`;
    throw new UserError(`${url}${at} does not respond (${firstLine(error)})`, { cause: error });
  } finally {
    await agent.close();
  }
}

/** Connects to `address` if there is one. The certificate must still be that of the URL's host. */
function connectorTo(url: string, address: string, ca: string | null): buildConnector.connector {
  const authority = ca === null ? {} : { ca };
  if (address === '') return buildConnector(authority);
  const name = hostOf(new URL(url));
  const at = new URL(`tcp://${address}`);
  const connect = buildConnector({
    ...authority,
    checkServerIdentity: (_address, certificate) => checkServerIdentity(name, certificate),
  });
  return (to, done) => connect({ ...to, hostname: hostOf(at), port: at.port }, done);
}

async function readPostgres(config: Config): Promise<PostgresFacts> {
  const url = config.DATABASE_URL || (await embeddedDatabaseUrl(config.dataDir));
  if (!url) throw new UserError(`there is no database: set DATABASE_URL, or DATA_DIR to the folder of npm start`);
  const schema = await checkSchema(url, config);
  if (!isUsable(schema)) throw new UserError(schema.message);
  const db = openDatabase(url, { poolSize: 4, connectTimeoutMs: withinMs, statementTimeoutMs: withinMs });
  try {
    return await readStore(db, config);
  } finally {
    await db.$disconnect();
  }
}

async function readStore(db: Database, config: Config): Promise<PostgresFacts> {
  const server = query(db)<{ version: string; bytes: bigint; tls: string | null; ownership: number }>`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
      (SELECT s.version FROM pg_stat_ssl s WHERE pid = pg_backend_pid()) AS tls,
      extract(epoch FROM clock_timestamp() - marked_at)::float8 AS ownership FROM database_mark`;
  const [facts, backup, store, mark, outbox, emails, orphans, usage, mismatches, audit, duties, webhooks] =
    await Promise.all([
      server,
      backupAge(db),
      lookAtStore(db, new RefusedWrites()),
      readHighWaterMark(db),
      outboxBacklog(db),
      emailBacklog(db),
      countOrphans(db),
      latestReconciliation(db),
      billingMismatches(db),
      auditBacklog(db),
      dutyAges(db),
      webhookBacklog(db),
    ]);
  const ring = keyRingOf(config, () => {});
  const [states, hosts, evacuations, machines, overdue, waits, waiting, capacity, limitRequests, strays] =
    await Promise.all([
      countHosts(db),
      listHosts(db),
      lateEvacuations(db, alertLimits.evacuationLateSeconds),
      countMachines(db),
      countOverdue(db, phaseDeadlinesMs(config.deadlines)),
      listWaiting(db, {}, { after: null, limit: waitsListed }),
      oldestWaits(db),
      fleetCapacity(db),
      openRequests(db),
      strayKeys(db, ring, openSecretBox(db, ring)),
    ]);
  const { version, bytes, tls, ownership } = facts[0]!;
  return {
    version: version.split(' ')[0]!,
    databaseBytes: Number(bytes),
    tls,
    isReadOnly: store.condition !== null,
    restoredFrom: mark.restoredFrom,
    ownershipAgeSeconds: ownership,
    backup,
    outbox,
    emails,
    orphans,
    limitRequests,
    usage,
    mismatches,
    strays,
    audit,
    webhooks,
    duties,
    hosts: {
      states: Object.fromEntries(states) as Record<HostState, number>,
      notReady: hosts.filter((host) => isHeldBack(host)),
    },
    evacuations,
    machines,
    overdue: overdue.filter(({ count }) => count > 0),
    waits,
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    capacity,
  };
}

function isHeldBack({
  lostAt,
  cordoned,
  inMaintenance,
  evacuatesAt,
  inventoryDue,
  abandoned,
  failing,
}: HostRow): boolean {
  const isClosed = cordoned || inMaintenance || evacuatesAt !== null;
  return lostAt !== null || isClosed || inventoryDue || abandoned > 0 || failing.length > 0;
}

async function readTemporal(config: Config): Promise<ServerFacts> {
  const client = lazyClient(config);
  try {
    const away = await whyAway(client, config, withinMs);
    if (away !== null) throw new UserError(`${temporalAddress(config)}: ${away}`);
    return await readServerFacts(client, withinMs);
  } finally {
    await client.connection.close();
  }
}

async function readSightings(config: Config): Promise<Pick<StatusReport, 'ignored' | 'restored'>> {
  const url = config.DATABASE_URL || (await embeddedDatabaseUrl(config.dataDir)) || '';
  const db = openDatabase(url, { poolSize: 1, connectTimeoutMs: withinMs, statementTimeoutMs: withinMs });
  const client = lazyClient(config);
  try {
    const witnesses = { db, client, proofs: proofsOf(config, () => {}), unenrolledHosts: config.UNENROLLED_HOSTS };
    const seen = await client.withDeadline(Date.now() + withinMs, () => seenOfDatabase(witnesses));
    const evidence = evidenceOfRestore(seen, await readHighWaterMark(db));
    return { ignored: seen.ignored, restored: evidence.length > 0 ? evidence.join('; ') : null };
  } finally {
    await client.connection.close();
    await db.$disconnect();
  }
}

/** Of what waits for longest. */
async function readStuck(config: Config, { waits, hosts }: PostgresFacts): Promise<StatusReport['stuck']> {
  const client = lazyClient(config);
  const ofMachines = waits.slice(0, stuckLooked).map(({ workflowId }) => workflowId);
  const lost = hosts.notReady.filter(({ lostAt }) => lostAt !== null).slice(0, stuckLooked);
  const ofHosts = lost.map(({ name, agent }) => leaseWorkflowId(agent ?? name));
  const query = `ExecutionStatus='Running' AND ${ownWorkflows(scheduleNames)}`;
  try {
    return await client.withDeadline(Date.now() + withinMs, async () => {
      const ofSchedules: string[] = [];
      for await (const { workflowId } of listWorkflows(client, query, stuckLooked)) ofSchedules.push(workflowId);
      return stuckAmong(client, [...new Set([...ofMachines, ...ofHosts, ...ofSchedules])]);
    });
  } finally {
    await client.connection.close();
  }
}

async function readDisk({ dataDir, DATABASE_URL }: Config): Promise<DiskFacts> {
  const { bavail, bsize, blocks } = await statfs(dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${dataDir} cannot be read (${error.code})`, { cause: error });
  });
  return {
    folder: dataDir,
    hasPostgres: DATABASE_URL === '',
    usedBytes: await folderBytes(dataDir),
    freeBytes: bavail * bsize,
    sizeBytes: blocks * bsize,
  };
}
