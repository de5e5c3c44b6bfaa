/** What of the audit log waits: for its links, and for the operator's sink. */
import { alertLimits } from '../../domain/alertLimits.ts';
import { unlinkedBacklog } from './auditChain.ts';
import { type SinkBacklog, sinkBacklog } from './auditSink.ts';
import type { Queryable } from './db.ts';

export interface AuditBacklog {
  unlinked: { depth: number; oldestAgeSeconds: number };
  /** Null if no sink is set. */
  sink: SinkBacklog | null;
}

export async function auditBacklog(db: Queryable): Promise<AuditBacklog> {
  const [unlinked, sink] = await Promise.all([unlinkedBacklog(db), sinkBacklog(db)]);
  return { unlinked, sink };
}

/** What an operator should look at, one line each; none while the log keeps up. */
export function auditFindings({ unlinked, sink }: AuditBacklog): string[] {
  const late = (seconds: number) => `${Math.round(seconds)} s`;
  return [
    ...(unlinked.oldestAgeSeconds > alertLimits.unlinkedSeconds
      ? [
          `${unlinked.depth} audit events are not in their hash chain, the oldest for ` +
            `${late(unlinked.oldestAgeSeconds)}: no worker links them`,
        ]
      : []),
    ...(sink && sink.oldestAgeSeconds > alertLimits.undeliveredSeconds
      ? [
          'the audit log is not delivered to its sink: the oldest event waits for ' +
            `${late(sink.oldestAgeSeconds)}${sink.error === null ? '; no worker delivers it' : ` (${sink.error})`}`,
        ]
      : []),
  ];
}
