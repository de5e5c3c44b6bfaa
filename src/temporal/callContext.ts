import type { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Until Node 24, a storage that was used once has Node call back at every promise of the process from then on, which
 * costs each request of the API (docs/decisions/0085-hooks-only-during-calls.md). The SDK uses one for the deadline and
 * the metadata of its calls. This switches it off whenever none of them is under way; the next call switches it on again.
 */
export function restBetweenCalls<T>(storage: AsyncLocalStorage<T>): void {
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
