// `recover`: what to do with a database that was restored from a backup (docs/operations.md).
import { WorkflowFailedError } from '@temporalio/client';
import type { Config } from '../config.ts';
import { controlPlaneQueue } from '../domain/names.ts';
import { type HostComparison, planRecovery, type RecoveryPlan, secureRestoredDatabase } from '../store/recovery.ts';
import { lazyClient } from '../temporal/connection.ts';
import { UserError } from '../up/errors.ts';
import { type Print, withDatabase } from './operator.ts';
import { machineOf } from './orphans.ts';

/** One update goes over every session and journal entry. */
const statementTimeoutMs = 10 * 60_000;
/** Hosts are asked by a worker, which may have to be started first. */
const workerLimit = '15m';
/** Long enough for hosts that are silent. */
const dryRunLimit = '90s';
const remarkAfterMs = 10_000;

/** What the workflow `recovery` answers. */
interface Recovered {
  hosts: HostComparison[];
  silent: string[];
  adopted: number;
  woken: number;
  ended: number;
}

/** `recover [--dry-run]`. A repeat is safe: it goes over everything again. */
export function recoverCommand(config: Config, { dryRun = false }: { dryRun?: boolean | undefined }, print: Print): Promise<void> {
  return withDatabase(
    config,
    async (db) => {
      if (dryRun) printPlan('would be', await planRecovery(db), print);
      else {
        printPlan('are', await secureRestoredDatabase(db), print);
        print('The database is safe to write to. Every host is asked what it carries; until then nothing new is placed.');
      }
      printHosts(await askHosts(config, dryRun, print), dryRun, print);
    },
    { statementTimeoutMs },
  );
}

function printPlan(verb: 'are' | 'would be', plan: RecoveryPlan, print: Print): void {
  print(`The newest change in this database is of ${plan.newestChangeAt?.toISOString() ?? 'no known time'}: what came after it is lost.`);
  print(`resource versions of ${plan.namespaces} namespaces, claims of ${plan.machines} machines and the placements' version ${verb} set ahead; older watches get 410`);
  print(`${plan.sessions} sessions, ${plan.registrationCodes} registration codes, ${plan.setupLinks} setup links and ${plan.invitations} invitations ${verb} revoked`);
  print('API keys and people that were removed since the backup are back: remove them again (audit log, ticket, or ask)');
}

async function askHosts(config: Config, dryRun: boolean, print: Print): Promise<Recovered> {
  const client = lazyClient(config);
  const remark = dryRun ? undefined : setTimeout(() => print('waiting for a worker and the hosts: start these roles now, the API afterwards'), remarkAfterMs);
  try {
    return (await client.workflow.execute('recovery', {
      workflowId: dryRun ? 'recovery/dry-run' : 'recovery',
      taskQueue: controlPlaneQueue,
      args: [{ dryRun }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowRunTimeout: dryRun ? dryRunLimit : workerLimit,
      staticSummary: dryRun ? 'what a recovery would do' : 'recovery of a restored database',
    })) as Recovered;
  } catch (error) {
    const why = error instanceof WorkflowFailedError ? 'no worker finished it in time' : (error as Error).message;
    if (dryRun) throw new UserError(`The hosts could not be asked (${why}): only a worker can. Nothing was changed.`, { cause: error });
    throw new UserError(`The hosts could not be asked (${why}). Start Temporal, a worker and the hosts, then run recover again: a repeat is safe.`, { cause: error });
  } finally {
    clearTimeout(remark);
    await client.connection.close();
  }
}

function printHosts(result: Recovered, dryRun: boolean, print: Print): void {
  for (const { hostName, machines, adoptable, orphans, missing } of result.hosts) {
    print(`${hostName}: on it ${machines}, adopted ${adoptable.length}, orphans ${orphans.length}, missing ${missing.length}`);
    for (const machine of adoptable) print(`  adopted: ${machineOf(machine.workflowId)} (uid ${machine.machineUid}, runtime ${machine.runtimeId})`);
    for (const machine of orphans) print(`  orphan:  ${machineOf(machine.workflowId)} (uid ${machine.machineUid}, runtime ${machine.runtimeId})`);
    for (const machine of missing) print(`  missing: ${machine.namespace}/${machine.name}: its workflow ends it as VMNotFound`);
  }
  for (const host of result.silent) print(`${host}: did not answer; nothing new is placed there until the reaper has asked it`);
  if (dryRun) {
    print('Nothing was changed. "recover" without --dry-run does it.');
    return;
  }
  print(`Machines adopted: ${result.adopted}. Workflows that look again: ${result.woken}; that end, because their machine is not known any more: ${result.ended}.`);
  if (result.hosts.some(({ orphans }) => orphans.length > 0)) print('Orphans run on, unbilled and out of reach: "orphans list", then "orphans destroy RUNTIME_ID --reason TEXT" for each that nobody needs.');
}
