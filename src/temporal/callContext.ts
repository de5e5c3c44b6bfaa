import type { AsyncLocalStorage } from 'node:async_hooks';
import type { CallContext, Connection, Metadata } from '@temporalio/client';

/**
 * Until Node 24, an `AsyncLocalStorage` that was used once has Node call back at every promise of the process from then
 * on, which costs each request of the API (docs/decisions/0085-hooks-only-during-calls.md). The SDK uses one for the
 * deadline and the metadata of its calls. With this it is off whenever no deadline is being kept, and a call's own
 * metadata, which the SDK reads as it begins the call, do without it: a `withMetadata` covers the calls that its function
 * makes before its first wait.
 */
export function spareHooks(connection: Connection): void {
  const storage = connection.callContextStorage;
  restBetweenCalls(storage);
  const kept = storage.getStore.bind(storage);
  /** That of a call which begins at this moment. */
  let beginning: CallContext | undefined;
  const within = <R>(context: CallContext | undefined, begin: () => R): R => {
    const before = beginning;
    beginning = context;
    try {
      return begin();
    } finally {
      beginning = before;
    }
  };
  storage.getStore = () => beginning ?? kept();
  const run = storage.run.bind(storage);
  storage.run = <R, Words extends unknown[]>(context: CallContext, call: (...words: Words) => R, ...words: Words): R =>
    within(undefined, () => run(context, call, ...words));
  connection.withMetadata = async <R>(metadata: Metadata, begin: () => Promise<R>): Promise<R> => {
    const outer = storage.getStore();
    return await within({ ...outer, metadata: { ...outer?.metadata, ...metadata } }, begin);
  };
}

/** Switches the storage off whenever none of its calls is under way; the next call switches it on again. */
function restBetweenCalls<T>(storage: AsyncLocalStorage<T>): void {
  const run = storage.run.bind(storage);
  let underWay = 0;
  const ended = () => {
    underWay -= 1;
    if (underWay === 0) storage.disable();
  };
  storage.run = <R, Words extends unknown[]>(store: T, call: (...words: Words) => R, ...words: Words): R => {
    underWay += 1;
    let result: R;
    try {
      result = run(store, call, ...words);
    } catch (error) {
      ended();
      throw error;
    }
    if (result instanceof Promise) result.then(ended, ended);
    else ended();
    return result;
  };
}
