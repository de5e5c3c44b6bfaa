/** The account's audit log: append-only, newest first. */
import * as z from 'zod';
import { outcomes } from '../../domain/auditActions.ts';
import { ApiError } from '../../http/apiError.ts';
import { momentOf } from '../../lib/moments.ts';
import { hasControlCharacters } from '../../lib/text.ts';
import { type AuditFilter, type AuditRow, isMatch, listAuditEvents } from '../../store/core/audit.ts';
import { hashAt } from '../../store/core/auditChain.ts';
import { chainLines } from '../../store/core/auditLines.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { camelCase, shownBy } from '../operations/rows.ts';

/** Of what an event shows and a list can be filtered by. */
const words = {
  actor_type: 'human, workload, api-key, registration-code, operator, host, service',
  actor_id: 'Who did it: a key, a person, or a principal',
  action: 'What was done; docs/audit.md lists them',
  target: 'What it was done to',
  outcome: 'Refused acts changed nothing; `reason` says why',
  request_id: 'The id of the request, as in the header X-Request-Id',
  exchange_id: 'The token exchange that made the session',
  address: 'Address that the request came from',
};

const auditEvent = z
  .strictObject({
    id: z.uuid(),
    actor_type: z.string().describe(words.actor_type),
    actor_id: z.string().describe(words.actor_id),
    actor_name: z
      .string()
      .nullable()
      .meta({ description: 'What the actor was called then: a key’s name, a person’s address, a principal’s subject' }),
    tenant_id: z.uuid().nullable(),
    session_id: z.uuid().nullable().meta({ description: 'The session of the request' }),
    action: z.string().describe(words.action),
    target: z.string().describe(words.target),
    outcome: z.enum(outcomes).describe(words.outcome),
    reason: z.string().nullable().describe('Why, in the words of the person who did it'),
    request_id: z.string().nullable().describe(words.request_id),
    exchange_id: z.string().nullable().describe(words.exchange_id),
    address: z.string().nullable().describe(words.address),
    user_agent: z
      .string()
      .nullable()
      .meta({ description: 'What its client calls itself: 200 characters at most, printable ASCII' }),
    details: z.record(z.string(), z.unknown()).describe('Facts of this action, such as what was there before'),
    created_at: timestamp,
  })
  .meta({ id: 'AuditEvent' });

const chosen = z
  .string()
  .min(1)
  .max(500)
  .refine((text) => !hasControlCharacters(text), 'must not contain control characters')
  .optional();
const noTime = 'must be a time such as 2026-11-22T09:00:00Z';
const instant = z.iso.datetime({ offset: true, error: noTime }).refine((text) => momentOf(text) !== null, noTime);

/** An event must match all that are given. */
const filters = {
  exchange_id: z.uuid().optional().describe(words.exchange_id),
  request_id: z.uuid().optional().describe(words.request_id),
  tenant_id: z.uuid().optional(),
  actor_type: chosen.describe(words.actor_type),
  actor_id: chosen.describe(words.actor_id),
  action: chosen.describe(words.action),
  target: chosen.describe(words.target),
  outcome: z.enum(outcomes).optional().describe(words.outcome),
  address: chosen.describe(words.address),
  user_agent: chosen.meta({ description: 'The beginning of a user agent' }),
  from: instant.optional().meta({ description: 'Events of this time and later' }),
  to: instant.optional().meta({ description: 'Events before this time' }),
};
type Filters = z.output<z.ZodObject<typeof filters>>;

const asTime = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function filterOf({ from, to, ...facts }: Filters): AuditFilter {
  const named = Object.entries(facts).map(([name, value]) => [camelCase(name), value]);
  return { ...Object.fromEntries(named), from: asTime(from), to: asTime(to) };
}

/** Exports under way in this process, by account. */
const exporting = new Map<string, number>();
const exportsAtOnce = 2;

async function* counted(customerId: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* lines;
  } finally {
    const left = exporting.get(customerId)! - 1;
    if (left > 0) exporting.set(customerId, left);
    else exporting.delete(customerId);
  }
}

export const auditOperations = [
  list({
    at: 'GET /audit-events',
    operationId: 'listAuditEvents',
    summary: 'What happened in the account, newest first: who did what, from where, and what was refused',
    reach: 'account',
    id: 'AuditEventList',
    field: 'audit_events',
    about: 'The events, newest first',
    item: auditEvent,
    filters,
    read: ({ services, caller, query }, page) =>
      listAuditEvents(services.db, caller.customerId, { ...page, ...filterOf(query) }),
    render: renderAuditEvent,
  }),
  operation({
    at: 'GET /audit-events/export',
    operationId: 'exportAuditEvents',
    summary:
      'The account’s audit events as lines of JSON, oldest first, with the hash chain and the signed ' +
      'checkpoints that prove them. Events that do not match have their hashes alone',
    scope: 'admin:read',
    reach: 'account',
    query: z.strictObject({
      ...filters,
      after: z
        .string()
        .regex(/^\d{1,18}$/, 'must be the position of an event')
        .optional()
        .meta({ description: 'Only what follows this position of the chain: the last one of an earlier export' }),
    }),
    lines: 'application/x-ndjson',
    answer: z.string().meta({
      description:
        'Each line is an object: an `event` with its `position` and `hash`, ' +
        'an `event_hash` with its `position` and `hash`, a `checkpoint`, or, first, `after`. ' +
        'docs/audit.md describes them',
    }),
    async handle({ services: { db }, caller: { customerId }, query: { after = '0', ...given } }) {
      const open = exporting.get(customerId) ?? 0;
      if (open >= exportsAtOnce)
        throw new ApiError('TooManyRequests', `${exportsAtOnce} exports of this account are under way; wait for one`, {
          headers: { 'retry-after': '10' },
        });
      const position = BigInt(after);
      if (!(await hashAt(db, customerId, position)))
        throw new ApiError(
          'BadRequest',
          'the query cannot be used: after: the chain has no event at this position yet',
        );
      const filter = filterOf(given);
      exporting.set(customerId, open + 1);
      return counted(
        customerId,
        chainLines(db, { chainId: customerId, after: position, isShown: (event) => isMatch(filter, event) }),
      );
    },
  }),
];

function renderAuditEvent({ details: { exchange_id = null, ...details }, ...row }: AuditRow) {
  return shownBy(auditEvent, row, { details, exchange_id: exchange_id === null ? null : String(exchange_id) });
}
