/** Gathers refused requests for the audit log; what is written, and how much of a flood, is in store/core/auditRefusals.ts. */
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { ApiError } from '../../http/apiError.ts';
import type { ApiMetrics } from '../../http/metrics.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { networkOf } from '../../lib/networkOf.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { type Refusal, recordRefusals, refusalLimits } from '../../store/core/auditRefusals.ts';
import type { Database } from '../../store/core/db.ts';

export interface RefusedActs {
  /** Records a refused request. Neither blocks nor throws. */
  note(refusal: Refusal): void;
  close(): Promise<void>;
}

/** How long refusals are gathered before they are written together. */
const gatherMs = 500;

interface Counted {
  refusal: Refusal;
  repeated: number;
}

export function openRefusedActs(
  { db, log, metrics }: { db: Database; log: Logger; metrics: Pick<ApiMetrics, 'counter'> },
  { windowMs, ofNetwork, ofAll }: { windowMs: number; ofNetwork: number; ofAll: number } = refusalLimits,
): RefusedActs {
  let known = new Map<string, Counted>();
  let networks = new Map<string, number>();
  let first: Refusal[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let window: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const countUnwritten = metrics.counter(
    'compute_audit_refusals_unwritten_total',
    'Refused requests whose audit events could not be written',
  );

  function write(refusals: (Refusal & { count: number })[]): Promise<void> {
    if (refusals.length === 0) return writing;
    writing = writing
      .then(() => recordRefusals(db, refusals))
      .catch((error: unknown) => {
        countUnwritten(refusals.reduce((sum, { count }) => sum + count, 0));
        log.warn({ err: error }, 'refused requests could not be written to the audit log');
      });
    return writing;
  }

  function flush(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const refusals = first.map((refusal) => ({ ...refusal, count: 1 }));
    first = [];
    return write(refusals);
  }

  /** Ends the window: what was repeated in it is written with its count. */
  function settle(): Promise<void> {
    clearTimeout(window);
    window = undefined;
    void flush();
    const repeated = [...known.values()].filter((each) => each.repeated > 0);
    known = new Map();
    networks = new Map();
    return write(repeated.map(({ refusal, repeated: count }) => ({ ...refusal, count })));
  }

  /** Returns the refusal as it is told apart from others: by itself, by its network, or not at all. */
  function distinct(refusal: Refusal): { key: string; refusal: Refusal } {
    const network = networkOf(refusal.source?.address ?? 'unknown');
    const { action, actorType, actorId, sessionId, target, reason, details } = refusal;
    const key = JSON.stringify([action, actorType, actorId, sessionId, target, details?.['code'] ?? reason, network]);
    if (known.has(key)) return { key, refusal };
    const others = { actorType: 'unknown', actorId: 'others', target: 'others', reason: 'too many different refusals' };
    const { requestId, source } = refusal;
    const ofNetwork_ = networks.get(network) ?? 0;
    if (known.size >= ofAll)
      return {
        key: `others ${action}`,
        refusal: { ...others, action, requestId, source: { address: null, userAgent: null } },
      };
    if (ofNetwork_ >= ofNetwork)
      return { key: `others ${action} ${network}`, refusal: { ...others, action, requestId, source } };
    networks.set(network, ofNetwork_ + 1);
    return { key, refusal };
  }

  return {
    note(given) {
      const { key, refusal } = distinct(given);
      const counted = known.get(key);
      if (counted) {
        counted.repeated += 1;
        return;
      }
      known.set(key, { refusal, repeated: 0 });
      first.push(refusal);
      gathering ??= setTimeout(flush, gatherMs).unref();
      window ??= setTimeout(settle, windowMs).unref();
    },
    close: settle,
  };
}

const reads: readonly string[] = ['GET', 'HEAD'];

/**
 * Audits what a session was refused: every read for lack of rights, every change for any reason that lies in the
 * request. Too many requests are not audited, nor is a request without a session.
 */
export function auditRefusal(
  refusals: RefusedActs,
  response: Response,
  { status, code, reason, message }: ApiError,
): void {
  const caller = response.locals['caller'] as Caller | undefined;
  const { method } = response.req;
  const isAudited = status === 403 || (!reads.includes(method) && status >= 400 && status < 500 && status !== 429);
  if (!caller || !isAudited) return;
  const { requestId, route, source } = factsOf(response);
  const { customerId, tenantId, sessionId, actorType, actorId } = caller;
  refusals.note({
    customerId,
    tenantId,
    sessionId,
    actorType,
    actorId,
    requestId,
    source,
    action: 'request.refuse',
    target: `${method} ${route}`,
    reason: message,
    details: { status, code: code ?? reason },
  });
}
