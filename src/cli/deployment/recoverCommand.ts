// `recover`: makes a database that was restored from a backup safe to use (docs/operations.md).
import { type Client, WorkflowFailedError } from '@temporalio/client';
import * as z from 'zod';
import { controlPlaneQueue } from '../../domain/names.ts';
import { UserError } from '../../lib/errors.ts';
import { proofsOf } from '../../secrets/proofs.ts';
import { verifyingKeys } from '../../secrets/publishedKeys.ts';
import { readAuditKeys } from '../../secrets/secretKeys.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { readHighWaterMark } from '../../store/core/highWaterMark.ts';
import { planRecovery, putOffDays, type RecoveryPlan, secureRestoredDatabase } from '../../store/fleet/recoveryPlan.ts';
import { lazyClient, temporalAnswers } from '../../temporal/connection.ts';
import { restoreIn, type Sightings, seenOfDatabase, type Witnesses } from '../../temporal/restored.ts';
import { machineOf } from '../fleet/orphanCommands.ts';
import { type Print, withDatabase } from '../operatorCommands.ts';
import { evacuateCommand } from './actCommands.ts';
import { type LostActs, readLostActs } from './lostActs.ts';
import { isAct, type Shown, showActs } from './shownActs.ts';
import { resultOf } from './workflowResult.ts';

/** A single update covers every session and journal entry. */
const statementTimeoutMs = 10 * 60_000;
/** A worker asks the hosts, and it may have to be started first. */
const workerLimit = '15m';
/** Long enough for hosts that are silent. */
const dryRunLimit = '90s';
const remarkAfterMs = 10_000;
/** The exit code of a recovery that showed acts. */
const actsNeedYou = 3;
/** Nothing listening means an immediate refusal; a slow Temporal is worth waiting for because of what it knows. */
const temporalTimeoutMs = 15_000;
/** How long to wait for what Temporal has seen of the database, host by host. */
const askTemporalMs = 30_000;

const onHost = z.object({ runtimeId: z.string(), machineUid: z.string(), workflowId: z.string().optional() });

/** What the workflow `recovery` returns. */
const recovered = z.object({
  hosts: z.array(
    z.object({
      hostName: z.string(),
      machines: z.int(),
      adoptable: z.array(onHost),
      orphans: z.array(onHost),
      missing: z.array(z.object({ namespace: z.string(), name: z.string() })),
    }),
  ),
  silent: z.array(z.string()),
  adopted: z.int(),
  woken: z.int(),
  ended: z.int(),
});
type Recovered = z.infer<typeof recovered>;

export interface RecoverOptions {
  dryRun?: boolean | undefined;
  /** The file of an audit sink: what was done after the backup is shown, and what it concerns is held. */
  acts?: string | undefined;
}

/** `recover [--dry-run] [--acts FILE]`. Safe to repeat. Returns the exit code: 3 while acts need an operator. */
export function recoverCommand(
  config: Config,
  { dryRun = false, acts: file }: RecoverOptions,
  print: Print,
): Promise<number> {
  return withDatabase(
    config,
    async (db) => {
      // Before anything is changed: a file that is refused changes nothing.
      const acts = file === undefined ? null : await actsIn(config, db, file);
      const client = lazyClient(config);
      try {
        const proofs = proofsOf(config, print);
        const witnesses = { db, client, proofs, unenrolledHosts: config.UNENROLLED_HOSTS };
        const open = await (dryRun ? compare : recover)(config, witnesses, acts, print);
        return open > 0 ? actsNeedYou : 0;
      } finally {
        await client.connection.close();
      }
    },
    { statementTimeoutMs },
  );
}

/** What the file of a sink has and the database lacks. Throws UserError. */
export async function actsIn(config: Config, db: Database, file: string): Promise<LostActs> {
  const keys = await verifyingKeys(db, await readAuditKeys(config), 'audit checkpoints');
  return readLostActs(db, { file, keys, isAct });
}

/** Shows what was done after the backup, and holds what it concerns; without a file, says what may be missing. */
export async function followActs(db: Database, acts: LostActs | null, dryRun: boolean, print: Print): Promise<Shown> {
  if (acts) return showActs(db, acts, { dryRun }, print);
  print(
    'The restore undid all later acts: removed API keys and people, suspensions, closings, limits, cordons, ' +
      'stopped machines, replaced keys of hosts, and erasures. It undid credits and debits of bills as well. ' +
      '"recover --acts FILE" shows them from what an audit sink has kept. ' +
      'Without a sink, look in your tickets, and erase again what was erased.',
  );
  return nothingShown;
}

const nothingShown: Shown = { open: 0, remember: async () => {} };

async function compare(config: Config, witnesses: Witnesses, acts: LostActs | null, print: Print): Promise<number> {
  const { db, client } = witnesses;
  const seen = await whileItResponds(config, client, () => seenOfDatabase(witnesses));
  printIgnored(seen, print);
  const restore = seen && restoreIn(seen, await readHighWaterMark(db));
  if (restore) print(restore.message);
  else if (restore === null) print('Nothing that Temporal and the hosts have seen is ahead of this database.');
  const plan = await planRecovery(db);
  printPlan('would be', plan, print);
  printEnds(plan, print);
  const { open } = await followActs(db, acts, true, print);
  if (restore) print('A worker asks the hosts, and it starts only when this database is safe.');
  else printHosts(await askHosts(client, true, print), true, print);
  print('Nothing was changed. "recover" without --dry-run does it.');
  return open;
}

async function recover(config: Config, witnesses: Witnesses, acts: LostActs | null, print: Print): Promise<number> {
  const { db, client } = witnesses;
  const seen = await whileItResponds(config, client, () => seenOfDatabase(witnesses));
  printIgnored(seen, print);
  const open = await makeSafe(db, seen, acts, print);
  print(
    'The database is safe to write to. Every host is asked for its inventory; until it responds, no new machine is placed on it.',
  );
  printHosts(await askHosts(client, false, print), false, print);
  return open;
}

/** What needs no hosts. Returns how much needs an operator. */
export async function makeSafe(
  db: Database,
  seen: Parameters<typeof secureRestoredDatabase>[1],
  acts: LostActs | null,
  print: Print,
): Promise<number> {
  let shown = nothingShown;
  await secureRestoredDatabase(db, seen, {
    before: (plan) => printEnds(plan, print),
    beforeUse: async (plan) => {
      printPlan('are', plan, print);
      shown = await followActs(db, acts, false, print);
    },
  });
  // Not sooner: a run that ends before has to show them again as new.
  await shown.remember();
  return shown.open;
}

function printIgnored(seen: Sightings | undefined, print: Print): void {
  for (const what of seen?.ignored ?? []) print(`ignored in Temporal: ${what}`);
}

/** Returns what Temporal says; undefined while it is away: an outage must not prevent making a database safe. */
async function whileItResponds<T>(config: Config, client: Client, ask: () => Promise<T>): Promise<T | undefined> {
  if (!(await temporalAnswers(client, config, temporalTimeoutMs))) return undefined;
  return client.withDeadline(Date.now() + askTemporalMs, ask).catch(() => undefined);
}

/** Said before it is done: a run that is killed says it all the same, and a repeat finds no plan any more. */
export function printEnds({ closings, evacuations }: RecoveryPlan, print: Print): void {
  for (const { slug, closesAt } of closings)
    print(
      `${slug} is to close at ${closesAt.toISOString()}: put off to ${putOffDays} days from now. ` +
        '"customers reopen" or "customers close" sets it right',
    );
  for (const { hostName, evacuatesAt, ...plan } of evacuations)
    print(
      `${hostName} is to be evacuated from ${evacuatesAt.toISOString()} on: taken back, the host cordoned, ` +
        `owners not told. If it still holds: ${evacuateCommand(hostName, plan)}`,
    );
}

function printPlan(verb: 'are' | 'would be', plan: RecoveryPlan, print: Print): void {
  print(
    `The newest change in this database was made at ${plan.newestChangeAt?.toISOString() ?? 'an unknown time'}: later changes are lost.`,
  );
  print(
    `resource versions of ${plan.namespaces} namespaces, claims of ${plan.machines} machines, ` +
      `the placements' version and every sequence ${verb} set ahead; older watches get 410`,
  );
  print(
    `${plan.sessions} sessions, ${plan.registrationCodes} registration codes, ` +
      `${plan.setupLinks} setup links and ${plan.invitations} invitations ${verb} revoked`,
  );
  print(
    'agents refuse a key of orders that is older than one they saw: if it was rotated after the backup, run "hosts orders --rotate"',
  );
}

async function askHosts(client: Client, dryRun: boolean, print: Print): Promise<Recovered> {
  const remark = dryRun
    ? undefined
    : setTimeout(
        () => print('waiting for a worker and the hosts: start these roles now, the API afterwards'),
        remarkAfterMs,
      );
  try {
    const workflowId = dryRun ? 'recovery/dry-run' : 'recovery';
    const result: unknown = await client.workflow.execute('recovery', {
      workflowId,
      taskQueue: controlPlaneQueue,
      args: [{ dryRun }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowRunTimeout: dryRun ? dryRunLimit : workerLimit,
      staticSummary: dryRun ? 'what a recovery would do' : 'recovery of a restored database',
    });
    return resultOf(recovered, result, workflowId);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message, cause } = error as Error;
    // The SDK puts its explanation of a failed call in the cause.
    const why =
      error instanceof WorkflowFailedError
        ? 'no worker finished it in time'
        : cause instanceof Error
          ? cause.message
          : message;
    if (dryRun)
      throw new UserError(`The hosts could not be asked (${why}): only a worker can. Nothing was changed.`, {
        cause: error,
      });
    throw new UserError(
      `The hosts could not be asked (${why}). Start Temporal, a worker and the hosts, then run recover again: a repeat is safe.`,
      { cause: error },
    );
  } finally {
    clearTimeout(remark);
  }
}

function printHosts(result: Recovered, dryRun: boolean, print: Print): void {
  for (const { hostName, machines, adoptable, orphans, missing } of result.hosts) {
    print(
      `${hostName}: on it ${machines}, adopted ${adoptable.length}, orphans ${orphans.length}, missing ${missing.length}`,
    );
    for (const machine of adoptable)
      print(`  adopted: ${machineOf(machine.workflowId)} (uid ${machine.machineUid}, runtime ${machine.runtimeId})`);
    for (const machine of orphans)
      print(`  orphan:  ${machineOf(machine.workflowId)} (uid ${machine.machineUid}, runtime ${machine.runtimeId})`);
    for (const machine of missing)
      print(`  missing: ${machine.namespace}/${machine.name}: its workflow ends it as VMNotFound`);
  }
  for (const host of result.silent)
    print(`${host}: did not respond; no new machine is placed there until the reaper has its inventory`);
  if (dryRun) return;
  print(
    `Machines adopted: ${result.adopted}. Workflows that check again: ${result.woken}; ` +
      `workflows that end because their machine is no longer known: ${result.ended}.`,
  );
  if (result.hosts.some(({ orphans }) => orphans.length > 0))
    print(
      'Orphans keep running, unbilled and unreachable: "orphans adopt" says which it can give back to their ' +
        'customers; "orphans destroy RUNTIME_ID --reason TEXT" ends one that is not needed.',
    );
}
