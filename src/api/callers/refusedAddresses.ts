/** Uses of good credentials from addresses that are not theirs: recorded for the account, within limits. */
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Actor, recordAudit } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import { plainAddress } from './plainAddress.ts';

export interface RefusedUse {
  /** Whose credential it is; not who used it. */
  owner: Actor;
  address: string;
  requestId?: string | undefined;
  /** The session that was presented; null when the credential itself was, to get one. */
  sessionId: string | null;
}

export interface RefusedAddresses {
  /** Records the use in the audit log. Written after the response, so that its time tells nothing. */
  note(use: RefusedUse): void;
  close(): Promise<void>;
}

/** Records of one credential in each replica: who found it may try without end. */
const window = { points: 60, duration: 600 };

export function openRefusedAddresses(db: Database, log: Logger): RefusedAddresses {
  const limiter = new RateLimiterMemory(window);
  const writes = new Set<Promise<void>>();

  async function write({ owner, address, requestId, sessionId }: RefusedUse): Promise<void> {
    try {
      const { remainingPoints } = await limiter.consume(owner.actorId);
      const further = remainingPoints > 0 ? '' : '; further ones in the next minutes are not recorded';
      await recordAudit(db, {
        ...owner,
        source: { address: plainAddress(address), userAgent: null },
        outcome: 'refused',
        action: owner.actorType === 'api-key' ? 'api-key.address-refused' : 'workload.address-refused',
        target: owner.actorId,
        reason: `used from an address outside its source ranges${further}`,
        ...(requestId === undefined ? {} : { requestId }),
        details: { address: plainAddress(address), ...(sessionId && { session_id: sessionId }) },
      });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) log.warn({ err: error }, 'a refused address was not recorded');
    }
  }

  return {
    note(use) {
      const writing = new Promise((resolve) => setImmediate(resolve)).then(() => write(use));
      writes.add(writing);
      void writing.finally(() => writes.delete(writing));
    },
    async close() {
      await Promise.all(writes);
    },
  };
}
