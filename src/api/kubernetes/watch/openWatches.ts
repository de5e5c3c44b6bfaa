/** The open watches of this process: how many there may be, who owns them, and what ends them from outside. */
import type { Logger } from 'pino';
import { ApiError } from '../../../http/apiError.ts';
import { type SlotLimits, Slots } from '../../../lib/slots.ts';
import { activeSessions } from '../../../store/accounts/sessions.ts';
import type { Database } from '../../../store/core/db.ts';
import { JournalReader, type JournalReaderOptions } from '../../../store/machines/journalReader.ts';

export interface OpenWatch {
  sessionId: string;
  customerId: string;
  /** Ends the response cleanly; the client may resume from the version that it reached. */
  end(): void;
}

export interface Watches {
  readonly journal: JournalReader;
  readonly count: number;
  /** Counts a watch until the returned function is called. Rejects with ApiError 429 for too many, 503 during shutdown. */
  add(watch: OpenWatch): Promise<() => void>;
  /** Ends all watches. */
  close(): Promise<void>;
}

export interface WatchLimits extends SlotLimits {
  /** Interval between checks that the sessions are still valid. */
  recheckMs: number;
  /** A session whose state has been unknown for this long counts as ended. */
  unconfirmedMs: number;
}

/** The holder of a watch is a customer, which may have many namespaces. */
const defaults: WatchLimits = { inAll: 10_000, perHolder: 2_500, recheckMs: 4_000, unconfirmedMs: 9_000 };

export interface WatchParts {
  db: Database;
  log: Logger;
  /** Called with the entries that the journal has told its followers of. */
  onEntries?: JournalReaderOptions['onEntries'];
}

export function openWatches({ db, log, onEntries }: WatchParts, limits: Partial<WatchLimits> = {}): Watches {
  const { recheckMs, unconfirmedMs, ...slots } = { ...defaults, ...limits };
  const open = new Map<OpenWatch, { confirmedMs: number }>();
  const held = new Slots(slots);
  const journal = new JournalReader(db, {
    onError: (error) => log.warn({ err: error }, 'the journal cannot be read; watches wait'),
    ...(onEntries && { onEntries }),
  });
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();
  let closed = false;

  function schedule(): void {
    if (closed || timer || open.size === 0) return;
    timer = setTimeout(() => {
      checking = recheck().finally(() => {
        timer = undefined;
        schedule();
      });
    }, recheckMs);
    timer.unref();
  }

  /** Uses one statement for all watches, so that their number costs the database nothing. */
  async function recheck(): Promise<void> {
    const askedMs = performance.now();
    const asked = [...open.keys()];
    const wanted = [...new Set(asked.map(({ sessionId }) => sessionId))];
    let active: Set<string> | null = null;
    const answer = activeSessions(db, wanted, 'compute:read').then(
      (ids) => {
        active = ids;
      },
      (error: unknown) => log.warn({ err: error }, 'the sessions of open watches could not be checked'),
    );
    // An unresponsive database must not keep a revoked session's watch open.
    await Promise.race([answer, pause(recheckMs)]);
    for (const watch of asked) {
      const state = open.get(watch);
      if (!state) continue;
      const known = active as Set<string> | null;
      if (known?.has(watch.sessionId)) state.confirmedMs = askedMs;
      else if (known || performance.now() - state.confirmedMs > unconfirmedMs - recheckMs) watch.end();
    }
  }

  return {
    journal,
    get count() {
      return open.size;
    },
    async add(watch) {
      const slot = held.take(watch.customerId);
      if (!slot.held)
        throw new ApiError('TooManyRequests', `there are too many open watches (${slot.ofHolder} of this account)`, {
          headers: { 'retry-after': '5' },
        });
      if (closed) {
        held.leave(watch.customerId);
        throw new ApiError('ServiceUnavailable', 'the service is stopping', { headers: { 'retry-after': '1' } });
      }
      open.set(watch, { confirmedMs: performance.now() });
      schedule();
      return () => {
        if (open.delete(watch)) held.leave(watch.customerId);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const watch of [...open.keys()]) watch.end();
      await Promise.all([checking, journal.close()]);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
