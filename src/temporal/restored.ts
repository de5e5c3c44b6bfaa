/**
 * Detects a database that was restored from a backup: what was seen of it from outside is ahead of what it holds.
 * Temporal keeps its high-water marks as results of the ownership schedule's runs; agents report with their leases the
 * placement version that their host built last. No worker and no API works on such a database until `recover` has made
 * it safe (docs/decisions/0016-restored-databases.md).
 *
 * Anybody who reaches Temporal can complete runs and send heartbeats there. So a mark counts with a proof of the control
 * plane, a placement version with the signature of its host, and neither beyond a bound; the rest is ignored and named
 * (docs/decisions/0016-restored-databases.md).
 */
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { UserError } from '../lib/errors.ts';
import type { Proofs } from '../secrets/proofs.ts';
import type { Database } from '../store/core/db.ts';
import { believableUpTo, type HighWaterMark, readHighWaterMark } from '../store/core/highWaterMark.ts';
import {
  groundOfHost,
  judge,
  statementRefusals,
  strangerGround,
  type UnenrolledHosts,
} from '../store/machines/statementJudgement.ts';
import { describeWorkflow, isOutage, listWorkflows } from './listing.ts';
import { payloadValue } from './payloadCodec.ts';
import { ownershipSchedule } from './schedules.ts';
import { repeatUntilAborted } from './until.ts';

/** What was seen of the database from outside. Zeros if nothing was. */
export interface Seen {
  mark: number;
  markedAt: string;
  placementVersion: number;
  hostName: string;
}

/** What Temporal has of the database. */
export interface Sightings extends Partial<Seen> {
  /** What is not believed, and why, in words for operators. */
  ignored: string[];
}

/** Where it is read, and on whose word it is believed. */
export interface Witnesses {
  db: Database;
  client: Client;
  proofs: Proofs;
  unenrolledHosts: UnenrolledHosts;
  /** Called for what is not believed, in words for operators. */
  ignored?(what: string): void;
}

/** The database holds less than was seen of it. The message says what is missing, what it means, and what to do. */
export class DatabaseIsBehind extends UserError {
  constructor(message: string) {
    super(message, { code: 'database_behind' });
  }
}

/** Runs of the ownership schedule may finish in a different order than they took their marks. */
const newestRuns = 5;
/** Runs that are read in search of them: others may have completed runs of that type. */
const mostRuns = 500;
/** How far Temporal's clock may be ahead. */
const clockMs = 600_000;
/** Hosts queried concurrently. */
const hostsAtOnce = 20;

const openLeases = "WorkflowType='host' AND ExecutionStatus='Running'";

/** Everything that Temporal knows now, with or without workers. Throws while Temporal or Postgres is unreachable. */
export async function seenOfDatabase(witnesses: Witnesses): Promise<Seen & Sightings> {
  const [marks, builds] = [await marksInTemporal(witnesses), await buildsInTemporal(witnesses)];
  return { ...marks, ...builds, ignored: [...marks.ignored, ...builds.ignored] };
}

/** Returns null when the database holds everything that was seen of it. `look` must be done before it is read. */
export async function findRestore(
  witnesses: Witnesses,
  look: (witnesses: Witnesses) => Promise<Sightings> = seenOfDatabase,
): Promise<DatabaseIsBehind | null> {
  // Read what was seen first: it may grow between the two reads, and the database with it.
  const seen = await look(witnesses);
  for (const what of seen.ignored) witnesses.ignored?.(what);
  return restoreIn(seen, await readHighWaterMark(witnesses.db));
}

/** What a database that holds this lacks of what was seen: nothing unless it was restored. */
export function evidenceOfRestore(
  seen: Partial<Seen>,
  { mark, markedAt, placementVersion, restoredFrom }: HighWaterMark,
): string[] {
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
  return evidence;
}

export function restoreIn(seen: Partial<Seen>, held: HighWaterMark): DatabaseIsBehind | null {
  const evidence = evidenceOfRestore(seen, held);
  if (evidence.length === 0) return null;
  return new DatabaseIsBehind(
    `The database is older than what Temporal and the hosts have seen of it: ${evidence.join('; ')}. ` +
      'It was restored from a backup, or DATABASE_URL names another one. ' +
      'Machines would be made twice and versions given out again, so nothing works on it until "recover" has ' +
      'run. "recover --dry-run" says what it would do (docs/operations.md, "Recovery from a backup").',
  );
}

/**
 * Checks as often as marks are taken, and rejects with DatabaseIsBehind once the database was replaced by an older one.
 * Ignores outages of Postgres and Temporal. Resolves when `signal` aborts.
 */
export function watchForRestore({
  log,
  everyMs,
  signal,
  ...witnesses
}: Witnesses & {
  log: Logger;
  everyMs: number;
  signal: AbortSignal;
}): Promise<void> {
  const look = async () => {
    // By marks alone: a few calls, however many hosts there are.
    const restore = await findRestore(witnesses, marksInTemporal).catch((error: unknown) => {
      log.debug({ err: error }, 'whether the database was restored cannot be seen now');
      return null;
    });
    if (restore && !signal.aborted) throw restore;
  };
  return repeatUntilAborted(look, { everyMs, signal });
}

/**
 * The newest mark with a proof. Foreign runs may be in front of all true ones, with no proof or with an old one that was
 * copied. The server says when a run closed, so a flood is newer than the true runs that followed the mark of a restored
 * database. These are looked for in the longest time after that mark with no more runs than are read, and all of them are.
 */
export async function marksInTemporal(
  { db, client, proofs }: Witnesses,
  most = mostRuns,
): Promise<Pick<Seen, 'mark' | 'markedAt'> & Sightings> {
  const newest = { mark: 0, markedAt: '', ignored: [] as string[] };
  const mostMark = await believableUpTo(db);
  const seen = new Set<string>();
  const read = async (query: string, enough: number): Promise<void> => {
    let [proved, count] = [0, 0];
    for await (const { workflowId, runId } of listWorkflows(client, query, most)) {
      if (seen.has(runId)) continue;
      seen.add(runId);
      const result = await legible(client.workflow.getHandle(workflowId, runId, { followRuns: false }).result());
      const claims = result === null ? null : await judgeMark(result, { proofs, mostMark });
      if (typeof claims === 'string')
        newest.ignored.push(`the mark of the run ${runId} of ${shown(workflowId)}: ${claims}`);
      else if (claims) {
        proved += 1;
        if (claims.mark > newest.mark) Object.assign(newest, claims);
      }
      count += 1;
      if (proved === enough || count === most) break;
    }
  };
  const runs = `WorkflowType='${ownershipSchedule}' AND ExecutionStatus='Completed'`;
  await read(runs, newestRuns);
  await read(await sinceMark(db, client, { runs, most }), most);
  return newest;
}

/** The mark that a run's result proves, or why it is not believed. */
async function judgeMark(
  result: unknown,
  { proofs, mostMark }: { proofs: Proofs; mostMark: number },
): Promise<Pick<Seen, 'mark' | 'markedAt'> | string> {
  if (result === unreadable) return 'it cannot be read';
  const claims = await proofs.proved('high-water-mark', fieldOf(result, 'proof'));
  if (!claims) return 'it has no proof by the secret keys of this process';
  const mark: unknown = claims['mark'];
  return isBelievable(mark, mostMark) ? { mark, markedAt: String(claims['markedAt']) } : 'no mark can be so high';
}

/** The query for runs of the longest time after the database's own mark that has no more of them than `most`. */
async function sinceMark(db: Database, client: Client, { runs, most }: { runs: string; most: number }) {
  const { markedAt } = await readHighWaterMark(db);
  const closedWithin = (ms: number) =>
    `${runs} AND CloseTime BETWEEN '${markedAt.toISOString()}' AND '${new Date(markedAt.getTime() + ms).toISOString()}'`;
  const fewEnough = async (ms: number) => (await client.workflow.count(closedWithin(ms))).count <= most;
  const untilNow = Math.max(0, Date.now() - markedAt.getTime()) + clockMs;
  if (await fewEnough(untilNow)) return closedWithin(untilNow);
  let [fits, tooMany] = [0, untilNow];
  while (tooMany - fits > 1) {
    const ms = Math.floor((fits + tooMany) / 2);
    if (await fewEnough(ms)) fits = ms;
    else tooMany = ms;
  }
  return closedWithin(fits);
}

/** The highest placement version that a host signed for. */
async function buildsInTemporal(
  witnesses: Witnesses,
): Promise<Pick<Seen, 'placementVersion' | 'hostName'> & Sightings> {
  const leases: string[] = [];
  for await (const { workflowId } of listWorkflows(witnesses.client, openLeases)) leases.push(workflowId);
  const newest = { placementVersion: 0, hostName: '', ignored: [] as string[] };
  const mostVersion = await believableUpTo(witnesses.db);
  while (leases.length > 0) {
    const builds = leases
      .splice(0, hostsAtOnce)
      .map((workflowId) => lastBuild(witnesses, workflowId, mostVersion, newest.ignored));
    for (const build of await Promise.all(builds))
      if (build && build.placementVersion > newest.placementVersion) Object.assign(newest, build);
  }
  return newest;
}

/** What the host's agent reported in its last heartbeat, while its lease is held. */
async function lastBuild(
  { db, client, unenrolledHosts }: Witnesses,
  workflowId: string,
  mostVersion: number,
  ignored: string[],
): Promise<Pick<Seen, 'placementVersion' | 'hostName'> | null> {
  const lease = await describeWorkflow(client, workflowId);
  for (const { activityId, activityType, heartbeatDetails } of lease?.pendingActivities ?? []) {
    const [payload] = heartbeatDetails?.payloads ?? [];
    if (activityType?.name !== 'holdLease' || !payload) continue;
    const ignore = (why: string) => {
      ignored.push(`the heartbeat in ${shown(workflowId)}: ${why}`);
      return null;
    };
    const { namespace, loadedDataConverter } = client.options;
    const context = { type: 'activity', namespace, workflowId, activityId: activityId ?? '', isLocal: false } as const;
    const said = await legible(payloadValue<unknown>(loadedDataConverter, payload, context));
    if (said === unreadable) return ignore('it cannot be read');
    const placementVersion = fieldOf(said, 'placementVersion');
    // Nothing was built there.
    if (placementVersion === 0) return null;
    if (!isBelievable(placementVersion, mostVersion)) return ignore('no placement version can be so high');
    const hostName = String(fieldOf(said, 'hostName') ?? workflowId.replace(/^host\//, ''));
    const ground = (await groundOfHost(db, hostName)) ?? strangerGround(hostName);
    const statement = fieldOf(said, 'statement') as string | undefined;
    const judgement = await judge(ground, { about: 'build', placementVersion }, statement, unenrolledHosts);
    if (judgement.verdict === 'refused') return ignore(statementRefusals[judgement.reason]);
    return { placementVersion, hostName };
  }
  return null;
}

const unreadable = Symbol('unreadable');

/** What Temporal returned, null for a workflow that is gone: it is still listed for a moment. */
async function legible<T>(answer: Promise<T>): Promise<T | null | typeof unreadable> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    if (isOutage(error)) throw error;
    return unreadable;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isBelievable(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

/** Whoever starts a workflow chooses its id. */
const shown = (workflowId: string) => JSON.stringify(workflowId.slice(0, 100));
