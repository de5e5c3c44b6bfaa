/** What a page reads before it can be shown. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useUnreached } from './connection.tsx';
import { troubleOf } from './refusals.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  /** `isStale`: shown while it is read again. `fault`: why that failed. `at`: when it was asked for. */
  | { state: 'ready'; data: T; isStale: boolean; fault?: unknown; at: string };

/** Whether it was not read, or not again, because the service is out of reach. */
export function isUnreached(loaded: Loaded<unknown>): boolean {
  const error = loaded.state === 'failed' ? loaded.error : loaded.state === 'ready' ? loaded.fault : undefined;
  return troubleOf(error) === 'offline';
}

/** Says that a part of what is read was asked for earlier, as by another page that waits for it. */
export type AskedAt = (at: string) => void;

/** Reads again whenever `inputs` change, and when `reload` is called; what arrives late is dropped. */
export function useLoad<T>(read: (signal: AbortSignal, askedAt: AskedAt) => Promise<T>, inputs: readonly unknown[]) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const reader = useRef(read);
  reader.current = read;
  const [round, setRound] = useState(0);
  const readFor = useRef<readonly unknown[] | null>(null);
  const isReading = useRef(false);
  useEffect(() => {
    const over = new AbortController();
    let at = new Date().toISOString();
    const askedAt = (earlier: string) => {
      if (earlier < at) at = earlier;
    };
    isReading.current = true;
    setLoaded((before) => {
      if (before.state === 'ready') return { ...before, isStale: true };
      // What the page says of the connection stays until it is another.
      return isUnreached(before) ? before : { state: 'loading' };
    });
    reader.current(over.signal, askedAt).then(
      (data) => {
        if (over.signal.aborted) return;
        isReading.current = false;
        readFor.current = inputs;
        setLoaded({ state: 'ready', data, isStale: false, at });
      },
      (error: unknown) => {
        if (over.signal.aborted) return;
        isReading.current = false;
        // What was read for other inputs would be untrue beside these.
        const isOfThese = readFor.current?.every((each, at) => each === inputs[at]) ?? false;
        setLoaded((before) =>
          isOfThese && before.state === 'ready'
            ? { ...before, isStale: true, fault: error }
            : { state: 'failed', error },
        );
      },
    );
    return () => over.abort();
  }, [...inputs, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  // A slow service would never be read if each try ended the one before.
  const tryAgain = useCallback(() => {
    if (!isReading.current) reload();
  }, [reload]);
  useUnreached(isUnreached(loaded), tryAgain);
  return { loaded, reload };
}

/** One thing at a time that a person asked for, with what went wrong. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (caught) {
      setError(caught);
      return false;
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, error, act, forget: () => setError(null) };
}
