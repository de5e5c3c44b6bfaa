/** The open watches of this process: how many there may be, whose they are, and what ends them from outside. */
import type { Logger } from 'pino';
import { Refusal } from '../../../http/refusal.ts';
import { activeSessions } from '../../../store/accounts/sessions.ts';
import type { Database } from '../../../store/core/db.ts';
import { type JournalReader, openJournalReader } from '../../../store/machines/journalReader.ts';

export interface OpenWatch {
  sessionId: string;
  customerId: string;
  /** Ends the answer in good order; the client may begin again from the version it reached. */
  end(): void;
}

export interface Watches {
  /** What every watch of this process reads from. */
  readonly journal: JournalReader;
  readonly count: number;
  /** Counts a watch until the function it answers is called. Throws Refusal 429 when there are too many, 503 on the way down. */
  add(watch: OpenWatch): () => void;
  /** Ends all of them. */
  close(): Promise<void>;
}

export interface WatchLimits {
  /** Open watches of this process. */
  inProcess: number;
  /** Open watches of one customer in this process: it may have many namespaces, and others want to watch as well. */
  ofCustomer: number;
  /** Time between two looks at whether the sessions are still valid. */
  recheckMs: number;
  /** A session about which nothing could be learned for this long counts as ended. */
  unconfirmedMs: number;
}

const defaults: WatchLimits = { inProcess: 10_000, ofCustomer: 2_500, recheckMs: 4_000, unconfirmedMs: 9_000 };

export function openWatches({ db, log }: { db: Database; log: Logger }, limits: Partial<WatchLimits> = {}): Watches {
  const { inProcess, ofCustomer, recheckMs, unconfirmedMs } = { ...defaults, ...limits };
  const open = new Map<OpenWatch, { confirmedMs: number }>();
  const perCustomer = new Map<string, number>();
  const journal = openJournalReader(db, {
    onError: (error) => log.warn({ err: error }, 'the journal cannot be read; watches wait'),
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

  /** One statement for all watches, so that their number costs the database nothing. */
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
    // A database that does not answer must not keep a revoked session's watch open.
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
    add(watch) {
      if (closed)
        throw new Refusal('ServiceUnavailable', 'the service is stopping', { headers: { 'retry-after': '1' } });
      const siblings = perCustomer.get(watch.customerId) ?? 0;
      if (open.size >= inProcess || siblings >= ofCustomer) {
        throw new Refusal('TooManyRequests', `there are too many open watches (${siblings} of this account)`, {
          headers: { 'retry-after': '5' },
        });
      }
      open.set(watch, { confirmedMs: performance.now() });
      perCustomer.set(watch.customerId, siblings + 1);
      schedule();
      return () => {
        if (!open.delete(watch)) return;
        const left = perCustomer.get(watch.customerId)! - 1;
        if (left === 0) perCustomer.delete(watch.customerId);
        else perCustomer.set(watch.customerId, left);
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
