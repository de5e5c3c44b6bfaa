/** Usage by window: of the session's tenant (fleet), of the whole customer (billing), and the lifecycles behind it. */
import * as z from 'zod';
import { machineKinds } from '../../domain/machine.ts';
import type { ClassUsage, UsageReport, UsageTotals } from '../../domain/usageReport.ts';
import {
  acceptedWindows,
  defaultWindow,
  rfc3339,
  truncate,
  type UsageWindow,
  usageWindow,
  windowPattern,
} from '../../domain/usageTime.ts';
import { ApiError } from '../../http/apiError.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { archivedUntil } from '../../store/usage/archive.ts';
import {
  type BilledLifecycle,
  type LifecyclePosition,
  listBilledLifecycles,
  type UsageScope,
} from '../../store/usage/billedLifecycles.ts';
import { inSnapshot, readUsage } from '../../store/usage/readUsage.ts';
import type { OperationServices } from '../operations/operation.ts';
import { operation } from '../operations/operation.ts';
import { countInQuery, cursorText, foreignCursor, nextCursor } from '../operations/operationLists.ts';
import { shownBy } from '../operations/rows.ts';

const count = z.int().min(0);
const moment = z.iso.datetime();

const billableSeconds = count.describe('Seconds that are billed: those in use, and what a minimum adds');
const rawActiveSeconds = count.describe('Seconds in use');
export const sums = {
  billable_seconds: billableSeconds,
  raw_active_seconds: rawActiveSeconds,
  lifecycle_count: count.describe('How many machines'),
};
export const classUsage = z
  .strictObject({
    resource_kind: z.string().describe(machineKinds.join(' or ')),
    resource_class: z.string().describe('The class of machine'),
    ...sums,
  })
  .meta({ id: 'ClassUsage' });
const totals = { ...sums, by_class: z.array(classUsage).describe('By class of machine') };
const period = z
  .strictObject({
    bucket: z.enum(['hour', 'day']).describe('The size of a bucket: an hour or a day'),
    start: moment.describe('When the period begins'),
    end: moment.describe('When the period ends'),
  })
  .meta({ id: 'UsagePeriod' });
const buckets = z.array(
  z.strictObject({
    bucket_start: moment.describe('When the bucket begins'),
    by_class: z.array(classUsage).describe('By class of machine'),
  }),
);
const summary = z.strictObject(totals);

const fleetUsage = z
  .strictObject({
    customer_id: z.uuid(),
    tenant_id: z.uuid(),
    period,
    buckets: buckets.describe('Usage by hour or day'),
    summary: summary.describe('The sums of the period'),
  })
  .meta({ id: 'FleetUsage' });
const billingUsage = z
  .strictObject({
    customer_id: z.uuid(),
    period,
    buckets: buckets.describe('Usage by hour or day'),
    summary: summary.describe('The sums of the period'),
    by_tenant: z
      .array(
        z.strictObject({
          tenant_id: z.uuid(),
          tenant_slug: z.string().describe('Short name of the tenant'),
          ...totals,
        }),
      )
      .describe('By tenant'),
  })
  .meta({ id: 'BillingUsage' });
const billedLifecycle = z
  .strictObject({
    machine_uid: z.uuid().describe('The uid of the machine'),
    tenant_id: z.uuid(),
    resource_kind: z.string().describe(machineKinds.join(' or ')),
    resource_class: z.string().describe('The class of machine'),
    resource_name: z.string().describe('The name of the machine'),
    started_at: moment.describe('When it began'),
    ended_at: moment.nullable().describe('When it ended; null if it has not'),
    minimum_seconds: count.describe('The least that a life of this class is billed'),
    raw_active_seconds: rawActiveSeconds,
    top_up_seconds: count.describe('What the minimum adds'),
    billable_seconds: billableSeconds,
    unseen_seconds: count.describe(
      'Seconds of it for which its host was silent, so that the service cannot say how it was',
    ),
    stopped_seconds: count.describe('Seconds of it for which the operator held it stopped, which it credits'),
    top_up_bucket_start: moment.nullable().describe('The bucket that the addition counts in; null without one'),
    active_in_window: z.boolean().describe('Whether the machine was in use within the window'),
  })
  .meta({ id: 'BilledLifecycle' });

const pageLimit = 1_000;
const windowQuery = {
  window: z
    .string()
    .regex(windowPattern, `must be ${acceptedWindows}`)
    .optional()
    .meta({ description: '24h (the default), 7d, month, or a closed month written YYYY-MM', example: 'month' }),
};

export const usageOperations = [
  operation({
    at: 'GET /fleet/usage',
    operationId: 'getFleetUsage',
    summary: "Usage of the session's tenant by machine class",
    scope: 'admin:read',
    reach: 'tenant',
    query: z.strictObject(windowQuery),
    answer: fleetUsage,
    async handle({ services, caller: { customerId, tenantId }, query: { window } }) {
      const report = await reportOf(services, { customerId, tenantId }, window);
      return { customer_id: customerId, tenant_id: tenantId, ...renderReport(report) };
    },
  }),
  operation({
    at: 'GET /billing/usage',
    operationId: 'getBillingUsage',
    summary: 'Usage of all tenants of the customer, and of each',
    scope: 'admin:read',
    reach: 'account',
    query: z.strictObject(windowQuery),
    answer: billingUsage,
    async handle({ services, caller: { customerId }, query: { window } }) {
      const report = await reportOf(services, { customerId }, window);
      const account = await findAccount(services.db, customerId);
      const tenants = (account?.tenants ?? []).sort((a, b) => (a.slug < b.slug ? -1 : 1));
      return {
        customer_id: customerId,
        ...renderReport(report),
        by_tenant: tenants.map(({ id, slug }) => ({
          tenant_id: id,
          tenant_slug: slug,
          ...renderTotals(report.byTenant.get(id) ?? nothing),
        })),
      };
    },
  }),
  operation({
    at: 'GET /billing/lifecycles',
    operationId: 'listBilledLifecycles',
    summary: 'Every lifecycle behind a window of billing usage, by start: their sums are the report',
    scope: 'admin:read',
    reach: 'account',
    query: z.strictObject({
      ...windowQuery,
      limit: countInQuery(pageLimit).optional(),
      cursor: cursorText.optional(),
    }),
    answer: z
      .strictObject({
        customer_id: z.uuid(),
        period,
        lifecycles: z.array(billedLifecycle).describe('The lives of machines, by their start'),
        next_cursor: nextCursor,
      })
      .meta({ id: 'BilledLifecycleList' }),
    async handle({ services: { db, cursors }, caller: { customerId }, query }) {
      const { window: name = defaultWindow, limit = pageLimit } = query;
      const question = [customerId, 'billed-lifecycles', name];
      const from = query.cursor === undefined ? null : openPosition(cursors.open(question, query.cursor));
      return inSnapshot(db, from?.asOf ?? null, async (tx, asOf) => {
        const window = usageWindow(name, asOf);
        if (!window) throw noSuchWindow(name);
        if (window.startsAt < (await archivedUntil(tx))) throw archivedWindow(name);
        const rows = await listBilledLifecycles(tx, { customerId }, window, asOf, {
          limit: limit + 1,
          after: from?.after,
        });
        const page = rows.slice(0, limit);
        const last = page.at(-1);
        const more = rows.length > limit && last;
        return {
          customer_id: customerId,
          period: renderPeriod(window),
          lifecycles: page.map((row) => renderLifecycle(row, window)),
          next_cursor: more ? cursors.seal(question, [asOf, last.startedAt, last.machineUid]) : null,
        };
      });
    },
  }),
];

const nothing: UsageTotals = { billableSeconds: 0, rawActiveSeconds: 0, lifecycleCount: 0, byClass: [] };

async function reportOf({ db }: OperationServices, scope: UsageScope, window = defaultWindow): Promise<UsageReport> {
  const report = await readUsage(db, scope, window);
  if (!report) throw noSuchWindow(window);
  return report;
}

/** The error for a month that is not over, or that precedes 1970. */
function noSuchWindow(month: string): ApiError {
  const detail = `must be ${acceptedWindows}: ${month < '1970' ? 'the first month is 1970-01' : 'this month is not closed'}`;
  return new ApiError('BadRequest', `the query cannot be used: window: ${detail}`, {
    errors: [{ pointer: '/window', code: 'invalid_window', detail }],
  });
}

function archivedWindow(month: string): ApiError {
  const detail = `the lifecycles of ${month} are archived: the operator of the service has them; its usage can still be read`;
  return new ApiError('BadRequest', `the query cannot be used: window: ${detail}`, {
    errors: [{ pointer: '/window', code: 'archived_window', detail }],
  });
}

/** The cursor carries the time of the first page, so that all pages belong to one report. */
function openPosition(position: unknown): { asOf: number; after: LifecyclePosition } {
  if (!Array.isArray(position)) throw foreignCursor();
  const [asOf, startedAt, machineUid] = position as [number, number, string];
  return { asOf, after: { startedAt, machineUid } };
}

function renderReport({ window, buckets, summary }: UsageReport) {
  return {
    period: renderPeriod(window),
    buckets: buckets.map(({ bucketStart, byClass }) => ({
      bucket_start: rfc3339(bucketStart),
      by_class: byClass.map(renderClass),
    })),
    summary: renderTotals(summary),
  };
}

function renderPeriod({ unit, startsAt, endsAt }: UsageWindow) {
  return { bucket: unit, start: rfc3339(startsAt), end: rfc3339(endsAt) };
}

function renderTotals(usage: UsageTotals) {
  return shownBy(summary, usage, { by_class: usage.byClass.map(renderClass) });
}

function renderClass(usage: ClassUsage) {
  return shownBy(classUsage, usage);
}

function renderLifecycle(row: BilledLifecycle, { unit }: UsageWindow) {
  return shownBy(billedLifecycle, row, {
    started_at: rfc3339(row.startedAt),
    ended_at: row.endedAt === null ? null : rfc3339(row.endedAt),
    raw_active_seconds: row.rawSeconds,
    billable_seconds: row.rawSeconds + row.topUpSeconds,
    top_up_bucket_start: row.postedAt === null ? null : rfc3339(truncate(row.postedAt, unit)),
    active_in_window: row.active,
  });
}
