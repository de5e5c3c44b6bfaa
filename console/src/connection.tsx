/** What cannot be read while the service is out of reach: said once for the whole page, and read again together. */
import { useEffect } from 'preact/hooks';
import { backoff } from '../../src/lib/backoff.ts';
import { useOnline } from './online.ts';
import { store } from './store.ts';
import { whileShown } from './whileShown.ts';

type Again = () => void;

/** For each part of the page that lacks something: what reads it again, or null where it goes on by itself. */
const lacking = store<readonly { again: Again | null }[]>([]);

/** Of a part of the page: whether the service is out of reach for it. */
export function useUnreached(isUnreached: boolean, again: Again | null): void {
  useEffect(() => {
    if (!isUnreached) return;
    const own = { again };
    lacking.set([...lacking.get(), own]);
    return () => lacking.set(lacking.get().filter((each) => each !== own));
  }, [isUnreached, again]);
}

function readAgain(): void {
  for (const { again } of lacking.get()) again?.();
}

/** All pages of a service that is away would otherwise ask together, and as often at night as in the first minute. */
const pausesMs = { first: 10_000, most: 120_000 };

/** `meanwhile`: what the page shows, and what becomes of it. */
export function Connection({ meanwhile }: { meanwhile: string }) {
  const isOnline = useOnline();
  const parts = lacking.use();
  const isAny = parts.some(({ again }) => again !== null);
  useEffect(() => {
    if (!isAny || !isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (tries: number) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          readAgain();
          wait(tries + 1);
        },
        backoff(pausesMs, tries) * (1 + Math.random() / 10),
      );
    };
    // A person who comes back to the page waits no longer than in the first minute.
    return whileShown(
      () => wait(0),
      () => clearTimeout(timer),
    );
  }, [isAny, isOnline]);
  useEffect(() => {
    addEventListener('online', readAgain);
    return () => removeEventListener('online', readAgain);
  }, []);
  if (isOnline && parts.length === 0) return null;
  return (
    <div class="notice wait" role="status">
      <p>
        {isOnline ? 'The service cannot be reached.' : 'This computer is offline.'} {meanwhile}
      </p>
      {isOnline && isAny && (
        <button type="button" class="button small" onClick={readAgain}>
          Try again
        </button>
      )}
    </div>
  );
}
