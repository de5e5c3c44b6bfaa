/**
 * Detects a database that was restored from a backup: what was seen of it from outside is ahead of what it holds.
 * Temporal keeps its high-water marks as results of the ownership schedule's runs; agents report with their leases the
 * placement version that their host built last. No worker and no API works on such a database until `recover` has made
 * it safe (docs/decisions/0016-the-mark-of-a-database.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { UserError } from '../domain/errors.ts';
import { payloadValue } from '../payloads/payloadCodec.ts';
import type { Database } from '../store/core/db.ts';
import { type HighWaterMark, readHighWaterMark } from '../store/core/highWaterMark.ts';
import { ownershipSchedule } from './schedules.ts';

/** What was seen of the database from outside. Zeros if nothing was. */
export interface Seen {
  mark: number;
  markedAt: string;
  placementVersion: number;
  hostName: string;
}

/** The database holds less than was seen of it. The message says what is missing, what it means, and what to do. */
export class DatabaseIsBehind extends UserError {
  constructor(message: string) {
    super(message, { code: 'database_behind' });
  }
}

/** Runs of the ownership schedule may finish in a different order than they took their marks. */
const newestRuns = 5;
/** Hosts queried concurrently. */
const hostsAtOnce = 20;

/** Everything that Temporal knows now, with or without workers. Throws while Temporal is unreachable. */
export async function seenOfDatabase(client: Client): Promise<Seen> {
  return { ...(await newestHighWaterMark(client)), ...(await newestBuild(client)) };
}

/** Returns null when the database holds everything that was seen of it. */
export async function findRestore(
  db: Database,
  client: Client,
  look: (client: Client) => Promise<Partial<Seen>> = seenOfDatabase,
): Promise<DatabaseIsBehind | null> {
  // Read what was seen first: it may grow between the two reads, and the database with it.
  const seen = await look(client);
  const { mark, markedAt, placementVersion, restoredFrom }: HighWaterMark = await readHighWaterMark(db);
  const evidence: string[] = [];
  if (restoredFrom !== null) evidence.push(`"restore" put it in place from the backup of ${restoredFrom}`);
  if ((seen.mark ?? 0) > mark)
    evidence.push(
      `Temporal knows its mark ${seen.mark} of ${seen.markedAt}, it holds mark ${mark} of ${markedAt.toISOString()}`,
    );
  if ((seen.placementVersion ?? 0) > placementVersion)
    evidence.push(
      `host ${seen.hostName} has built for placement ${seen.placementVersion}, it holds placements up to ${placementVersion}`,
    );
  if (evidence.length === 0) return null;
  return new DatabaseIsBehind(
    `The database is older than what Temporal and the hosts have seen of it: ${evidence.join('; ')}. It was restored from a backup, or DATABASE_URL names another one. ` +
      'Machines would be made twice and versions given out again, so nothing works on it until "recover" has run ("recover --dry-run" says what it would do; docs/operations.md, "Recovery from a backup").',
  );
}

/** {@link findRestore} by marks alone: a few calls, however many hosts there are. */
export function findRestoreByHighWaterMark(db: Database, client: Client): Promise<DatabaseIsBehind | null> {
  return findRestore(db, client, newestHighWaterMark);
}

/**
 * Checks as often as marks are taken, and rejects with DatabaseIsBehind once the database was replaced by an older one.
 * Ignores outages of Postgres and Temporal. Resolves when `signal` aborts.
 */
export async function watchForRestore({
  db,
  client,
  log,
  everyMs,
  signal,
}: {
  db: Database;
  client: Client;
  log: Logger;
  everyMs: number;
  signal: AbortSignal;
}): Promise<void> {
  for (;;) {
    const stopped = await sleep(everyMs, false, { signal }).catch(() => true);
    if (stopped) return;
    const restore = await findRestoreByHighWaterMark(db, client).catch((error: unknown) => {
      log.debug({ err: error }, 'whether the database was restored cannot be seen now');
      return null;
    });
    if (restore && !signal.aborted) throw restore;
  }
}

async function newestHighWaterMark(client: Client): Promise<Pick<Seen, 'mark' | 'markedAt'>> {
  const newest = { mark: 0, markedAt: '' };
  let left = newestRuns;
  for await (const { workflowId, runId } of client.workflow.list({
    query: `WorkflowType='${ownershipSchedule}' AND ExecutionStatus='Completed'`,
    pageSize: newestRuns,
  })) {
    const { mark = 0, markedAt = '' } = await resultOf(client, workflowId, runId);
    if (mark > newest.mark) Object.assign(newest, { mark, markedAt });
    if (--left === 0) break;
  }
  return newest;
}

/** The run's result; empty if it was a release that took no marks. */
async function resultOf(
  client: Client,
  workflowId: string,
  runId: string,
): Promise<{ mark?: number; markedAt?: string }> {
  return (await ifKept(client.workflow.getHandle(workflowId, runId, { followRuns: false }).result())) ?? {};
}

/** Returns null for a workflow that is gone: Temporal still lists it for a moment. */
async function ifKept<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

async function newestBuild(client: Client): Promise<Pick<Seen, 'placementVersion' | 'hostName'>> {
  const leases: string[] = [];
  for await (const { workflowId } of client.workflow.list({
    query: "WorkflowType='host' AND ExecutionStatus='Running'",
    pageSize: 1_000,
  }))
    leases.push(workflowId);
  const newest = { placementVersion: 0, hostName: '' };
  while (leases.length > 0) {
    for (const build of await Promise.all(
      leases.splice(0, hostsAtOnce).map((workflowId) => lastBuild(client, workflowId)),
    )) {
      if (build.placementVersion > newest.placementVersion) Object.assign(newest, build);
    }
  }
  return newest;
}

/** What the host's agent reported in its last heartbeat, while its lease is held. */
async function lastBuild(client: Client, workflowId: string): Promise<{ placementVersion: number; hostName: string }> {
  const lease = await ifKept(client.workflow.getHandle(workflowId).describe());
  for (const { activityType, heartbeatDetails } of lease?.raw.pendingActivities ?? []) {
    const [payload] = heartbeatDetails?.payloads ?? [];
    if (activityType?.name !== 'attendHost' || !payload) continue;
    const { loadedDataConverter: converter } = client.options;
    const { placementVersion = 0 } = await payloadValue<{ placementVersion?: number }>(converter, payload);
    return { placementVersion, hostName: workflowId.replace(/^host\//, '') };
  }
  return { placementVersion: 0, hostName: '' };
}
