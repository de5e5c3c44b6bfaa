/** A tenant's limits and its use of them, and requests for more, which operators grant or refuse. */
import * as z from 'zod';
import { isTotalLimit, limitNames, mostOfLimit } from '../../domain/limits.ts';
import { ApiError } from '../../http/apiError.ts';
import { listRequestsOf, requestLimit, requestStates } from '../../store/fleet/limitRequests.ts';
import { readLimits, sameLimit, type TenantLimit } from '../../store/fleet/tenantLimits.ts';
import { changeOf } from '../operations/granting.ts';
import { operation, timestamp, unprocessable } from '../operations/operation.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';

const amount = z.int().min(0).max(mostOfLimit);
const name = z
  .enum(limitNames)
  .describe(
    'Machines or hosts of a class, use of shared hosts (1 or 0), or CPU, memory, or disk of all virtual machines',
  );
const machineClass = z.string().describe('The class of machine');
const ofClass = machineClass.nullable().describe('The class of machine; null: of all classes together');

const limit = z
  .strictObject({
    limit: name,
    machine_class: ofClass,
    amount: amount.describe('The most that there may be'),
    used: z.int().min(0).nullable().describe('Its present use; null where nothing is counted'),
    ends_at: timestamp.nullable().describe('When the limit before it holds again; null: never'),
  })
  .meta({ id: 'TenantLimit' });

const limitRequest = z
  .strictObject({
    id: z.uuid(),
    limit: name,
    machine_class: ofClass,
    amount: amount.describe('What is asked for'),
    reason: z.string().describe('Why'),
    status: z.enum(requestStates),
    created_at: timestamp,
    answer: z.string().nullable().describe('The words of the operator of the service; null while it is open'),
    decided_at: timestamp.nullable().describe('When it was granted or refused'),
  })
  .meta({ id: 'LimitRequest' });

/** Requests in one response: a limit has one open request at most, so older ones are decided. */
const requestsShown = 200;

export const limitOperations = [
  operation({
    at: 'GET /limits',
    operationId: 'listLimits',
    summary: "The limits of the session's tenant, with what is in use",
    scope: 'admin:read',
    reach: 'tenant',
    answer: z
      .strictObject({ limits: z.array(limit).describe('Those of classes first') })
      .meta({ id: 'TenantLimitList' }),
    async handle({ services: { db }, caller: { tenantId } }) {
      const limits = await readLimits(db, { tenantId });
      return {
        limits: limits.map((each) => shownBy(limit, each, { limit: each.name, machine_class: each.className })),
      };
    },
  }),
  operation({
    at: 'GET /limit-requests',
    operationId: 'listLimitRequests',
    summary: "The requests of the session's tenant for more, the newest first",
    scope: 'admin:read',
    reach: 'tenant',
    answer: z
      .strictObject({ limit_requests: z.array(limitRequest).describe(`The newest ${requestsShown}`) })
      .meta({ id: 'LimitRequestList' }),
    async handle({ services: { db }, caller: { tenantId } }) {
      return { limit_requests: (await listRequestsOf(db, tenantId, requestsShown)).map(render) };
    },
  }),
  operation({
    at: 'POST /limit-requests',
    operationId: 'createLimitRequest',
    summary: 'Asks the operator of the service for a higher limit',
    scope: 'admin:write',
    reach: 'tenant',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        limit: name,
        machine_class: machineClass.max(63).optional(),
        amount: amount.describe('What is asked for'),
        reason: label(500).describe('Why, for the operator of the service'),
      })
      .meta({ id: 'CreateLimitRequest' }),
    answer: limitRequest,
    handle({ caller, requestId, body, transact }) {
      const { tenantId } = caller;
      return transact(async (tx) => {
        const asked = { className: body.machine_class ?? null, name: body.limit };
        requireMore(await readLimits(tx, { tenantId }), { ...asked, amount: body.amount });
        const wanted = { ...asked, amount: body.amount, reason: body.reason };
        const made = await requestLimit(tx, tenantId, wanted, changeOf(caller, requestId));
        if (!made)
          throw new ApiError('limit_reached', `a request for this limit is open: wait until it is granted or refused`);
        return render(made);
      });
    },
  }),
];

type Asked = Pick<TenantLimit, 'className' | 'name' | 'amount'>;

/** Throws ApiError 422 unless the tenant has the limit, and asks for more of it. */
function requireMore(limits: readonly TenantLimit[], asked: Asked): void {
  const wrong = (pointer: string, code: string, detail: string) => unprocessable([{ pointer, code, detail }]);
  if (isTotalLimit(asked.name) && asked.className !== null)
    throw wrong('/machine_class', 'not_accepted', `${asked.name} is a limit of all classes together: leave it out`);
  const classes = [...new Set(limits.flatMap(({ className }) => className ?? []))];
  if (!isTotalLimit(asked.name) && !classes.includes(asked.className ?? ''))
    throw wrong('/machine_class', 'unknown_class', `must be one of ${classes.join(', ')}`);
  const now = limits.find(sameLimit(asked));
  if (!now && isTotalLimit(asked.name)) throw wrong('/limit', 'unlimited', `${asked.name} is not limited`);
  if (asked.amount <= (now?.amount ?? 0))
    throw wrong('/amount', 'too_small', `must be more than ${now?.amount ?? 0}, which is the limit`);
  if (asked.name === 'on_demand' && asked.amount > 1) throw wrong('/amount', 'too_big', 'must be 1');
}

function render(row: Awaited<ReturnType<typeof listRequestsOf>>[number]) {
  return shownBy(limitRequest, row, { limit: row.name, machine_class: row.className });
}
