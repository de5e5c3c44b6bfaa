// `recover`: makes a database that was restored from a backup safe to use (docs/operations.md).
import { type Client, WorkflowFailedError } from '@temporalio/client';
import * as z from 'zod';
import { controlPlaneQueue } from '../../domain/names.ts';
import { UserError } from '../../lib/errors.ts';
import { proofsOf } from '../../secrets/proofs.ts';
import type { Config } from '../../settings/config.ts';
import { readHighWaterMark } from '../../store/core/highWaterMark.ts';
import { planRecovery, type RecoveryPlan, secureRestoredDatabase } from '../../store/fleet/recoveryPlan.ts';
import { lazyClient, temporalAnswers } from '../../temporal/connection.ts';
import { restoreIn, type Sightings, seenOfDatabase, type Witnesses } from '../../temporal/restored.ts';
import { machineOf } from '../fleet/orphanCommands.ts';
import { type Print, withDatabase } from '../operatorCommands.ts';
import { resultOf } from './workflowResult.ts';

/** A single update covers every session and journal entry. */
const statementTimeoutMs = 10 * 60_000;
/** A worker asks the hosts, and it may have to be started first. */
const workerLimit = '15m';
/** Long enough for hosts that are silent. */
const dryRunLimit = '90s';
const remarkAfterMs = 10_000;
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

/** `recover [--dry-run]`. Safe to repeat: it goes over everything again. */
export function recoverCommand(
  config: Config,
  { dryRun = false }: { dryRun?: boolean | undefined },
  print: Print,
): Promise<void> {
  return withDatabase(
    config,
    async (db) => {
      const client = lazyClient(config);
      try {
        const proofs = proofsOf(config, print);
        const witnesses = { db, client, proofs, unenrolledHosts: config.UNENROLLED_HOSTS };
        if (dryRun) await compare(config, witnesses, print);
        else await recover(config, witnesses, print);
      } finally {
        await client.connection.close();
      }
    },
    { statementTimeoutMs },
  );
}

async function compare(config: Config, witnesses: Witnesses, print: Print): Promise<void> {
  const { db, client } = witnesses;
  const seen = await whileItResponds(config, client, () => seenOfDatabase(witnesses));
  printIgnored(seen, print);
  const restore = seen && restoreIn(seen, await readHighWaterMark(db));
  if (restore) print(restore.message);
  else if (restore === null) print('Nothing that Temporal and the hosts have seen is ahead of this database.');
  printPlan('would be', await planRecovery(db), print);
  if (restore) print('A worker asks the hosts, and it starts only when this database is safe.');
  else printHosts(await askHosts(client, true, print), true, print);
  print('Nothing was changed. "recover" without --dry-run does it.');
}

async function recover(config: Config, witnesses: Witnesses, print: Print): Promise<void> {
  const { db, client } = witnesses;
  const seen = await whileItResponds(config, client, () => seenOfDatabase(witnesses));
  printIgnored(seen, print);
  printPlan('are', await secureRestoredDatabase(db, seen), print);
  print(
    'The database is safe to write to. Every host is asked for its inventory; until it responds, no new machine is placed on it.',
  );
  printHosts(await askHosts(client, false, print), false, print);
}

function printIgnored(seen: Sightings | undefined, print: Print): void {
  for (const what of seen?.ignored ?? []) print(`ignored in Temporal: ${what}`);
}

/** Returns what Temporal says; undefined while it is away: an outage must not prevent making a database safe. */
async function whileItResponds<T>(config: Config, client: Client, ask: () => Promise<T>): Promise<T | undefined> {
  if (!(await temporalAnswers(client, config, temporalTimeoutMs))) return undefined;
  return client.withDeadline(Date.now() + askTemporalMs, ask).catch(() => undefined);
}

function printPlan(verb: 'are' | 'would be', plan: RecoveryPlan, print: Print): void {
  print(
    `The newest change in this database was made at ${plan.newestChangeAt?.toISOString() ?? 'an unknown time'}: later changes are lost.`,
  );
  print(
    `resource versions of ${plan.namespaces} namespaces, claims of ${plan.machines} machines, the placements' version and every sequence ${verb} set ahead; older watches get 410`,
  );
  print(
    `${plan.sessions} sessions, ${plan.registrationCodes} registration codes, ${plan.setupLinks} setup links and ${plan.invitations} invitations ${verb} revoked`,
  );
  print(
    'agents refuse a key of orders that is older than one they saw: if it was rotated after the backup, run "hosts orders --rotate"',
  );
  print(
    'API keys and people that were removed after the backup are back: remove them again (see the audit log and your tickets)',
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
    `Machines adopted: ${result.adopted}. Workflows that check again: ${result.woken}; workflows that end because their machine is no longer known: ${result.ended}.`,
  );
  if (result.hosts.some(({ orphans }) => orphans.length > 0))
    print(
      'Orphans keep running, unbilled and unreachable: "orphans adopt" says which it can give back to their customers; "orphans destroy RUNTIME_ID --reason TEXT" ends one that is not needed.',
    );
}
