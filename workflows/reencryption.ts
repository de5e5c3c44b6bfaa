/**
 * Encrypts every stored secret again with a new data key under the secret key in use. A worker starts it when the keys
 * change, an operator by `secrets reencrypt`. Each batch leaves what is done, so a killed run goes on where it was.
 */
import { continueAsNew, proxyActivities, setCurrentDetails, uuid4, workflowInfo } from '@temporalio/workflow';
import type { ReencryptionActivities } from '../activities/reencryption.ts';
import { type SealedColumn, sealedColumns } from '../src/domain/sealedColumns.ts';
import { isRecord } from './input.ts';

/** Without a limit of attempts: while a key is missing, the pending activity says which, and the run waits for it. */
const secrets = proxyActivities<ReencryptionActivities>({
  startToCloseTimeout: '10m',
  heartbeatTimeout: '1m',
  retry: { initialInterval: '1s', maximumInterval: '30s' },
});

export interface ReencryptionResult {
  /** The secret key that wraps from now on. */
  keyId: string;
  rewritten: Record<string, number>;
  /** Secrets that cannot be read, by reason. */
  unreadable: Record<string, number>;
  /** Secret keys that something still needs. All others can be removed. */
  neededKeys: string[];
}

/** What a run hands to the next one when many secrets have made its history long. */
interface Continuation {
  dataKeyId: string;
  keyId: string;
  pass: number;
  columnIndex: number;
  after: string | null;
  rewritten: Record<string, number>;
  unreadable: Record<string, number>;
  /** Rewritten or met in the middle of another write, in this pass. */
  moved: number;
}

/** Writes that were under way with the former data key are found by a second pass. */
const passes = 3;

export async function reencryption(input?: unknown): Promise<ReencryptionResult> {
  const state = isContinuation(input) ? input : await begin();
  for (; state.pass < passes; state.pass++) {
    if (state.pass > 0 && state.columnIndex === 0 && state.after === null) {
      if (state.moved === 0) break;
      // What is still unreadable is counted again.
      Object.assign(state, { moved: 0, unreadable: {} });
    }
    for (; state.columnIndex < sealedColumns.length; state.columnIndex++) {
      await column(state, sealedColumns[state.columnIndex]!);
      state.after = null;
    }
    state.columnIndex = 0;
  }
  const { dataKeyId, keyId, rewritten, unreadable } = state;
  const neededKeys = await secrets.retireDataKeys({ dataKeyId });
  show(state, `still needed: ${neededKeys.join(', ')}`);
  return { keyId, rewritten, unreadable, neededKeys };
}

async function begin(): Promise<Continuation> {
  const dataKeyId = uuid4();
  setCurrentDetails('makes a data key under the secret key in use');
  const keyId = await secrets.makeDataKey({ dataKeyId });
  const rewritten = Object.fromEntries(sealedColumns.map((name) => [name, 0]));
  return { dataKeyId, keyId, pass: 0, columnIndex: 0, after: null, rewritten, unreadable: {}, moved: 0 };
}

async function column(state: Continuation, name: SealedColumn): Promise<void> {
  do {
    const { dataKeyId, after } = state;
    const done = await secrets.reencryptBatch({ column: name, dataKeyId, after });
    state.rewritten[name] = (state.rewritten[name] ?? 0) + done.rewritten;
    state.moved += done.rewritten + done.changed;
    for (const [reason, count] of Object.entries(done.unreadable))
      state.unreadable[reason] = (state.unreadable[reason] ?? 0) + count;
    state.after = done.next;
    show(state, `in ${name}`);
    if (state.after !== null && workflowInfo().continueAsNewSuggested) await continueAsNew(state);
  } while (state.after !== null);
}

function show({ keyId, rewritten, unreadable }: Continuation, where: string): void {
  const counts = Object.entries(rewritten).map(([name, count]) => `- ${name}: ${count}`);
  const problems = Object.entries(unreadable).map(([reason, count]) => `- ${count} unreadable: ${reason}`);
  setCurrentDetails([`encrypted again under "${keyId}", ${where}`, ...counts, ...problems].join('\n'));
}

function isContinuation(value: unknown): value is Continuation {
  return (
    isRecord(value) &&
    typeof value['dataKeyId'] === 'string' &&
    typeof value['keyId'] === 'string' &&
    typeof value['pass'] === 'number' &&
    typeof value['columnIndex'] === 'number' &&
    typeof value['moved'] === 'number' &&
    (value['after'] === null || typeof value['after'] === 'string') &&
    isRecord(value['rewritten']) &&
    isRecord(value['unreadable'])
  );
}
