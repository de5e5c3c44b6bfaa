/**
 * What each activity of the control plane may change, and on whose proof. Anyone who reaches Temporal can schedule each of
 * them, with any input and with the numbers of any history: what a caller says is no proof. test/workflows/foreignCalls
 * calls each from a foreign workflow with the best that a history offers.
 *
 * - `row`: the machine's or tenant's row wants it or shows it, and the run that writes holds the row's claim.
 * - `word`: the host's agent signed it, of a placement of that machine.
 * - `due`: whatever the caller says, only what the records say is due is done.
 * - `nothing`: it only reads.
 */
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { deliveryWorkflowId, leaseWorkflowId } from '../src/domain/names.ts';
import { reencryptionStart } from '../src/temporal/reencryptionStarts.ts';

export interface ActivityProof {
  changes: string;
  proof: 'row' | 'word' | 'due' | 'nothing';
  /** The one workflow whose open run may call it: what it says cannot be looked up. */
  callerOf?: (input: Record<string, string>) => string;
}

const ofLease = ({ name = '' }: Record<string, string>) => leaseWorkflowId(name);
const ofReencryption = () => reencryptionStart.workflowId;

export const proofs = {
  claim: { changes: 'who writes the row, and its placement', proof: 'row' },
  place: { changes: 'its placement', proof: 'row' },
  recordPhase: { changes: 'its phase: to Starting by a word, to its end as the row wants it', proof: 'word' },
  recordAccess: { changes: 'whether clients may connect, where, and the begin of its bill', proof: 'word' },
  recordFailure: { changes: 'its end: by a word, or by a deadline or refusal that the row shows', proof: 'word' },
  recordRestart: { changes: 'that a restart is wanted', proof: 'row' },
  readIntent: { changes: 'the begin of the cleanup of a deleted machine', proof: 'row' },
  auditRetry: { changes: 'an event of the audit log, while a cleanup runs', proof: 'row' },
  recordCleanupBlocked: { changes: 'why the cleanup of a deleted or failed machine waits', proof: 'row' },
  beginCleanup: { changes: 'the begin of the cleanup of a deleted machine', proof: 'row' },
  listHeld: { changes: 'the number of an order that the row wants', proof: 'row' },
  recordAbsence: { changes: 'the capacity that a deleted or failed machine holds', proof: 'word' },
  removeMachine: { changes: 'the object of a deleted machine that holds nothing', proof: 'word' },
  hostSettings: { changes: '', proof: 'nothing' },
  markHostFound: {
    changes: 'which hosts of an agent are reachable, and what they lack',
    proof: 'word',
    callerOf: ofLease,
  },
  unseenMachines: { changes: '', proof: 'nothing' },
  restoreAccess: { changes: 'that clients may connect again', proof: 'word' },
  // Silence has no signature. Its next greeting finds a host again that was not silent.
  markHostLost: { changes: 'that an agent is silent', proof: 'due', callerOf: ofLease },
  attendHosts: { changes: 'the high-water mark, and leases that are missing', proof: 'due' },
  adoptMachines: { changes: 'workflows that are missing', proof: 'due' },
  reconcileUsage: { changes: 'the findings about bills', proof: 'due' },
  dropOldHours: { changes: 'hours of usage that are old enough', proof: 'due' },
  compactJournal: { changes: 'journal and timelines that are old enough', proof: 'due' },
  forgetSessions: { changes: 'sessions, keys, and logs whose time is over', proof: 'due' },
  listHosts: { changes: '', proof: 'nothing' },
  reconcileHost: { changes: 'orphans, images, and what abandoned machines hold', proof: 'word' },
  recordSupersededGone: { changes: 'the capacity of a placement whose machine lives elsewhere', proof: 'word' },
  compareInventory: { changes: '', proof: 'nothing' },
  adoptInventory: { changes: 'placements of machines that wait for them, during a recovery', proof: 'word' },
  restartHosts: { changes: 'leases, which begin again', proof: 'due' },
  wakeEverybody: { changes: 'workflows, which look at their rows', proof: 'due' },
  orphanToDestroy: { changes: '', proof: 'nothing' },
  forgetOrphan: { changes: 'the list of orphans', proof: 'word' },
  checkRuntime: { changes: '', proof: 'nothing' },
  admitTenant: { changes: 'that a tenant may be used', proof: 'row' },
  makeDataKey: { changes: 'a data key', proof: 'due', callerOf: ofReencryption },
  reencryptBatch: { changes: 'ciphertexts of the same secrets', proof: 'due', callerOf: ofReencryption },
  retireDataKeys: { changes: 'data keys that nothing needs', proof: 'due', callerOf: ofReencryption },
  deliver: {
    changes: 'the position of a lane, by what it delivered',
    proof: 'due',
    callerOf: ({ lane = '' }) => deliveryWorkflowId(lane),
  },
} as const satisfies Record<string, ActivityProof>;

/** Refuses every workflow but the one that the rule names. */
export function requireCaller(name: string, wanted: string): void {
  const caller = activityInfo().workflowExecution?.workflowId;
  if (caller !== wanted)
    throw ApplicationFailure.nonRetryable(`${name} is for the workflow ${wanted}, not for ${caller}`, 'NotItsWorkflow');
}
