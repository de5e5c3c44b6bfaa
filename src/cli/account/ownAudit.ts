// `audit-log`: who did what in the account, newest first, or all of it with what proves it.
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { UserError } from '../../lib/errors.ts';
import { document, table } from '../output.ts';
import { type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { ThingOptions } from './accountThings.ts';

export interface AuditFilter {
  action?: string | undefined;
  target?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** At a terminal the latest; as JSON or YAML all. Throws UserError. */
export async function auditLogCommand(options: ThingOptions & AuditFilter): Promise<void> {
  const { output, print, action, target, actor, from, to, ...account } = options;
  const filter = {
    ...(action !== undefined && { action }),
    ...(target !== undefined && { target }),
    ...(actor !== undefined && actorOf(actor)),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const { events, hasMore } = await withAdminApi(account, async (api) => {
    const read = (query: { cursor?: string }) =>
      api.GET('/v1/admin/audit-events', { params: { query: { ...filter, ...query } } });
    if (output !== 'table') return { events: await allRows(read, (page) => page.audit_events), hasMore: false };
    const page = await unwrap(read({}));
    return { events: page.audit_events, hasMore: page.next_cursor !== null };
  });
  if (output !== 'table') return print(document(events, output));
  print(events.length > 0 ? eventTable(events) : 'There is nothing.');
  if (hasMore) print(`\nThese are the latest ${events.length}: --to TIME shows earlier ones, and -o json all.`);
}

/** `human/ID`, as the table shows it. */
function actorOf(asked: string): { actor_type: string; actor_id: string } {
  const [, type, id] = /^([a-z-]+)\/(.+)$/.exec(asked) ?? [];
  if (type === undefined || id === undefined)
    throw new UserError(`--actor "${asked}" is no actor: use human/ID or api-key/ID, as the log shows them.`);
  return { actor_type: type, actor_id: id };
}

function eventTable(events: readonly Schemas['AuditEvent'][]): string {
  return table(
    ['AT', 'WHO', 'ACTOR', 'ACTION', 'TARGET', 'OUTCOME', 'FROM', 'REASON'],
    events.map((each) => [
      each.created_at.slice(0, 19).replace('T', ' '),
      each.actor_name ?? '-',
      `${each.actor_type}/${each.actor_id}`,
      each.action,
      each.target,
      each.outcome,
      each.address ?? '-',
      each.reason ?? '',
    ]),
  );
}
