/** Links audit events into their chains and signs these, in one process at a time (store/core/auditChain.ts). */
import type { Logger } from 'pino';
import type { SigningKey } from '../domain/auditProof.ts';
import { linkEvents, linksInPass, signChains } from '../store/core/auditChain.ts';
import type { Database } from '../store/core/db.ts';

export interface AuditChainer {
  close(): Promise<void>;
}

interface ChainerTimes {
  /** Pause once nothing is left to link. */
  idleMs?: number;
  signEveryMs?: number;
}

/** Between passes it rests for this many times as long: linking takes little of a busy process, and catches up later. */
const restFactor = 9;
/** After this many times the interval, chains are looked at that this process did not link. */
const othersAfter = 10;

export function openAuditChainer(
  { db, log, key: keyInUse }: { db: Database; log: Logger; key: () => Promise<SigningKey | null> },
  { idleMs = 2_000, signEveryMs = 60_000 }: ChainerTimes = {},
): AuditChainer {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => {};
  let working: Promise<void> = Promise.resolve();
  let signedAtMs = -Infinity;
  let lookedAtMs = -Infinity;
  let hasGrown = false;
  let isDegraded = false;

  /** Signs what this process has linked, and now and then what another one has linked and not signed. */
  async function signIfDue(): Promise<void> {
    const isDue = hasGrown
      ? performance.now() - signedAtMs >= signEveryMs
      : performance.now() - lookedAtMs >= othersAfter * signEveryMs;
    const key = isDue && (await keyInUse());
    if (!key) return;
    const signed = await signChains(db, key);
    if (signed === null) return;
    hasGrown = false;
    lookedAtMs = performance.now();
    if (signed > 0) signedAtMs = performance.now();
  }

  async function pass(): Promise<void> {
    try {
      // What arrives from now on waits for the next pass, so that few of them cover many events.
      for (let linked = linksInPass; !closed && linked === linksInPass; ) {
        const beganMs = performance.now();
        linked = (await linkEvents(db)) ?? 0;
        hasGrown ||= linked > 0;
        if (linked === linksInPass) await rest(restFactor * (performance.now() - beganMs));
      }
      isDegraded = false;
      if (!closed) await signIfDue();
    } catch (error) {
      if (!isDegraded) log.warn({ err: error }, 'audit events wait for their links');
      isDegraded = true;
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, ms).unref();
    });
  }

  function next(delayMs: number): void {
    if (closed) return;
    timer = setTimeout(() => {
      working = pass().finally(() => next(idleMs));
    }, delayMs);
    timer.unref();
  }
  next(idleMs);

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      wake();
      await working;
    },
  };
}
