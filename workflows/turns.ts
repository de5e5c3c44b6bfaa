/**
 * One thing at a time. A local call ends within a workflow task, and a replay does not keep the order of its end among
 * the other news of that task (github.com/temporalio/sdk-python/issues/1881). So while one is under way, nothing else of
 * the run goes on: what else has news goes on after what follows from the call. Runs without local calls go on as news
 * come.
 */
import { CancellationScope, condition, sleep } from '@temporalio/workflow';

let isKept = false;
let isCalling = false;

/** To be called once, as a run begins that makes local calls. */
export function takeTurns(): void {
  isKept = true;
}

/** Makes a local call, once no other one is under way. */
export async function alone<T>(call: () => Promise<T>): Promise<T> {
  while (isCalling) await condition(() => !isCalling);
  isCalling = true;
  try {
    return await call();
  } finally {
    isCalling = false;
  }
}

/** Waits for news other than a local call's end, and then for a turn. */
export function inTurn<T>(news: Promise<T>): Promise<T> {
  return isKept ? news.finally(() => CancellationScope.nonCancellable(turn)) : news;
}

/** Activities whose results go on in turn. */
export function callsInTurn<T extends object>(calls: T): T {
  return new Proxy(calls, {
    get: (target, name) => {
      const call = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => inTurn(call(...args));
    },
  });
}

/** Not at once, even if no call is under way: one that has just ended has not been followed up yet. */
function turn(): Promise<void> {
  let hasLooked = false;
  return condition(() => {
    const mayGoOn = hasLooked && !isCalling;
    hasLooked = true;
    return mayGoOn;
  });
}

/** Temporal's `condition`, in turn: whether it became so within the limit. */
export function until(isSo: () => boolean): Promise<void>;
export function until(isSo: () => boolean, limitMs: number, options: { summary: string }): Promise<boolean>;
export function until(isSo: () => boolean, ...limit: [] | [limitMs: number, options: { summary: string }]): unknown {
  const isSoInTurn = () => !isCalling && isSo();
  return limit.length === 0 ? condition(isSoInTurn) : inTurn(condition(isSoInTurn, ...limit));
}

/** Temporal's `sleep`, in turn. */
export function pause(ms: number, options: { summary: string }): Promise<void> {
  return inTurn(sleep(ms, options));
}
