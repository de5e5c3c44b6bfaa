import { randomUUID } from 'node:crypto';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordAbsence } from '../../src/store/machines/transitions.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { makeSession, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost, makeMachine } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { allotTo } from '../support/limits.ts';
import { day, hour, utc } from '../support/usage/usageModel.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  tenant = await makeTenant(api.db, `c-${randomUUID().slice(0, 8)}`);
});

interface Life {
  from: number;
  until?: number;
  minimumSeconds: number;
  tenantId?: string;
  resourceClass?: string;
}

/** A machine that was up between `from` and `until`, with its minimum rated at its end. */
async function lived({
  from,
  until,
  minimumSeconds,
  tenantId = tenant.tenantId,
  resourceClass = 'general-1',
}: Life): Promise<string> {
  const uid = await openWithoutMachine(api.db, {
    customerId: tenant.customerId,
    tenantId,
    resourceClass,
    minimumSeconds,
    at: from,
  });
  if (until === undefined) return uid;
  await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, until));
  await rateLifecycle(api.db, uid, until);
  return uid;
}

const get = (path: string, token: string | null = tenant.token) => api.call(`/v1/admin${path}`, { token });
const fleet = async (window: string) => (await get(`/fleet/usage?window=${window}`)).body;
const used = ({ buckets }: any) =>
  buckets
    .filter((each: any) => each.by_class.length > 0)
    .map((each: any) => [each.bucket_start, ...amounts(each.by_class[0])]);
const amounts = (row: any) => [row.raw_active_seconds, row.billable_seconds, row.lifecycle_count];
const text = (at: number) => new Date(at * 1_000).toISOString().replace('.000Z', 'Z');
const thisHour = Math.floor(Date.now() / 1_000 / hour) * hour;
/**
 * Start of the hour, so many hours before the one in which these tests began, so that it stays the same if the hour
 * turns meanwhile.
 */
const hoursAgo = (hours: number) => thisHour - hours * hour;

describe('worked examples', () => {
  test('the minimum of a machine that ran across the end of a month is billed in the month of its end', async () => {
    await lived({ from: utc('2025-10-31T23:59:50'), until: utc('2025-11-01T00:00:10'), minimumSeconds: 60 });
    const [october, november] = [await fleet('2025-10'), await fleet('2025-11')];
    expect(amounts(october.summary)).toEqual([10, 10, 1]);
    expect(amounts(november.summary)).toEqual([10, 50, 1]);
    expect(used(october)).toEqual([['2025-10-31T00:00:00Z', 10, 10, 1]]);
    expect(used(november)).toEqual([['2025-11-01T00:00:00Z', 10, 50, 1]]);
    expect(october.period).toEqual({ bucket: 'day', start: '2025-10-01T00:00:00Z', end: '2025-11-01T00:00:00Z' });
    expect([october.buckets.length, november.buckets.length]).toEqual([31, 30]);
  });

  test('an end on the hour belongs to the hour before, and so does its minimum', async () => {
    const start = hoursAgo(3) + 58 * 60;
    await lived({ from: start, until: start + 120, minimumSeconds: 300 });
    expect(used(await fleet('24h'))).toEqual([[text(hoursAgo(3)), 120, 300, 1]]);
  });

  test('a machine that ended in its first second owes its minimum and is counted', async () => {
    await lived({ from: hoursAgo(2), until: hoursAgo(2), minimumSeconds: 60 });
    expect(used(await fleet('24h'))).toEqual([[text(hoursAgo(2)), 0, 60, 1]]);
  });

  test('a running machine is billed as it goes; once closed, its minimum falls into its last hour', async () => {
    const ten = hoursAgo(4);
    const uid = await lived({ from: ten - 600, minimumSeconds: 3_600 });
    const open = (await readUsage(api.db, tenant, '24h', ten + 37 * 60 + 22))!;
    expect(open.buckets.flatMap(({ byClass }) => byClass.map((row) => row.rawActiveSeconds))).toEqual([600, 2242]);
    expect(open.summary).toMatchObject({ billableSeconds: 2842, lifecycleCount: 1 });
    await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, ten + 2400));
    await rateLifecycle(api.db, uid, ten + 2400);
    const closed = await fleet('24h');
    expect(used(closed)).toEqual([
      [text(ten - hour), 600, 600, 1],
      [text(ten), 2400, 3000, 1],
    ]);
    expect(amounts(closed.summary)).toEqual([3000, 3600, 1]);
  });
});

describe('fleet usage', () => {
  test('has exactly the contract’s fields, and every bucket, including empty ones', async () => {
    await lived({ from: hoursAgo(1), until: hoursAgo(1) + 30, minimumSeconds: 60 });
    const before = Math.floor(Date.now() / 1_000);
    const { status, body } = await get('/fleet/usage');
    const asOf = Date.parse(body.period.end) / 1_000;
    expect(asOf).toBeGreaterThanOrEqual(before);
    expect(asOf).toBeLessThanOrEqual(Date.now() / 1_000);
    const first = Math.floor(asOf / hour) * hour - 23 * hour;
    const row = {
      resource_kind: 'VirtualMachine',
      resource_class: 'general-1',
      billable_seconds: 60,
      raw_active_seconds: 30,
      lifecycle_count: 1,
    };
    expect(status).toBe(200);
    expect(body).toEqual({
      customer_id: tenant.customerId,
      tenant_id: tenant.tenantId,
      period: { bucket: 'hour', start: text(first), end: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) },
      buckets: Array.from({ length: 24 }, (_, index) => first + index * hour).map((at) => ({
        bucket_start: text(at),
        by_class: at === hoursAgo(1) ? [row] : [],
      })),
      summary: { billable_seconds: 60, raw_active_seconds: 30, lifecycle_count: 1, by_class: [row] },
    });
  });

  test('shows only the session’s tenant', async () => {
    const other = await api.db.tenant.create({
      data: { customerId: tenant.customerId, slug: 'other', displayName: 'Other', region: 'r' },
    });
    await lived({ from: hoursAgo(2), until: hoursAgo(1), minimumSeconds: 0, tenantId: other.id });
    expect((await fleet('7d')).summary).toEqual({
      billable_seconds: 0,
      raw_active_seconds: 0,
      lifecycle_count: 0,
      by_class: [],
    });
  });

  test('a leap day is a day of its month', async () => {
    await lived({ from: utc('2024-02-28T12:00:00'), until: utc('2024-03-01T12:00:00'), minimumSeconds: 60 });
    const [february, march] = [await fleet('2024-02'), await fleet('2024-03')];
    expect(february.buckets).toHaveLength(29);
    expect(used(february)).toEqual([
      ['2024-02-28T00:00:00Z', 12 * hour, 12 * hour, 1],
      ['2024-02-29T00:00:00Z', day, day, 1],
    ]);
    expect(used(march)).toEqual([['2024-03-01T00:00:00Z', 12 * hour, 12 * hour, 1]]);
  });

  test('the end of a year is like the end of any month', async () => {
    await lived({ from: utc('2024-12-31T23:00:00'), until: utc('2025-01-01T01:00:00'), minimumSeconds: 3 * hour });
    expect(amounts((await fleet('2024-12')).summary)).toEqual([hour, hour, 1]);
    expect(amounts((await fleet('2025-01')).summary)).toEqual([hour, 2 * hour, 1]);
  });
});

describe('billing usage', () => {
  test('sums over the customer’s tenants and shows each, including those without usage', async () => {
    const b = await api.db.tenant.create({
      data: { customerId: tenant.customerId, slug: 'b', displayName: 'B', region: 'r' },
    });
    const a = await api.db.tenant.create({
      data: { customerId: tenant.customerId, slug: 'a', displayName: 'A', region: 'r' },
    });
    const stranger = await makeTenant(api.db, `s-${randomUUID().slice(0, 8)}`);
    const [from, until] = [utc('2025-06-01T00:00:00'), utc('2025-06-01T00:10:00')];
    await lived({ from, until, minimumSeconds: 0 });
    await lived({ from, until, minimumSeconds: 900, tenantId: b.id, resourceClass: 'large-1' });
    const { body } = await get('/billing/usage?window=2025-06');
    expect(Object.keys(body).sort()).toEqual(['buckets', 'by_tenant', 'customer_id', 'period', 'summary']);
    expect(body.summary).toMatchObject({ billable_seconds: 1_500, raw_active_seconds: 1_200, lifecycle_count: 2 });
    expect(body.by_tenant).toEqual([
      {
        tenant_id: a.id,
        tenant_slug: 'a',
        billable_seconds: 0,
        raw_active_seconds: 0,
        lifecycle_count: 0,
        by_class: [],
      },
      {
        tenant_id: b.id,
        tenant_slug: 'b',
        billable_seconds: 900,
        raw_active_seconds: 600,
        lifecycle_count: 1,
        by_class: [expect.objectContaining({ resource_class: 'large-1' })],
      },
      {
        tenant_id: tenant.tenantId,
        tenant_slug: 'default',
        billable_seconds: 600,
        raw_active_seconds: 600,
        lifecycle_count: 1,
        by_class: [expect.objectContaining({ resource_class: 'general-1' })],
      },
    ]);
    const foreign = await get('/billing/usage?window=2025-06', stranger.token);
    expect(foreign.body.summary.lifecycle_count).toBe(0);
  });
});

describe.each(['/fleet/usage', '/billing/usage', '/billing/lifecycles'])('%s', (path) => {
  // The month of an hour from now, so that it is not over and does not end before the request.
  const openMonth = new Date(Date.now() + 3_600_000).toISOString().slice(0, 7);
  test.each([openMonth, '2099-01', '2025-13', '1d', '', 'MONTH', '2025-1'])(
    'refuses the window %j and names the ones it takes',
    async (window) => {
      const { status, body } = await get(`${path}?window=${window}`);
      expect(status).toBe(400);
      expect(body.detail).toContain('24h, 7d, month, or a closed calendar month written YYYY-MM');
      expect(body.errors[0].pointer).toBe('/window');
    },
  );

  test.each(['0000-01', '1969-12'])(
    'refuses the month %s, before the epoch, and names the first month accepted',
    async (window) => {
      const { status, body } = await get(`${path}?window=${window}`);
      expect([status, body.detail]).toEqual([400, expect.stringContaining('the first month is 1970-01')]);
      expect((await get(`${path}?window=1970-01`)).status).toBe(200);
    },
  );

  test('refuses unknown parameters, and a session without admin:read', async () => {
    const unknown = await get(`${path}?windows=24h`);
    expect([unknown.status, unknown.body.detail]).toEqual([
      400,
      expect.stringMatching(/^unknown query parameter "windows": did you mean "window"\? accepted: window,.*timeout$/),
    ]);
    expect((await get(`${path}?window=24h&window=7d`)).status).toBe(400);
    expect((await get(path, await makeSession(api.db, tenant, ['compute:read', 'compute:write']))).status).toBe(403);
    expect((await get(path, null)).status).toBe(401);
    expect((await get(path)).status).toBe(200);
  });
});

describe('the lifecycles behind a bill', () => {
  test('add up to the bill, page by page, and name the bucket of each minimum', async () => {
    const month = utc('2025-06-01T00:00:00');
    for (let index = 0; index < 7; index++)
      await lived({
        from: month + index * day - hour,
        until: month + index * day + index * 600,
        minimumSeconds: 2 * hour,
      });
    await lived({ from: month - 40 * day, until: month - 39 * day, minimumSeconds: 0 });
    await lived({ from: month - 5 * day, minimumSeconds: 0 });
    const { summary } = (await get('/billing/usage?window=2025-06')).body;
    const rows: any[] = [];
    let cursor: string | null = null;
    do {
      const { status, body } = await get(
        `/billing/lifecycles?window=2025-06&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
      );
      expect(status).toBe(200);
      expect(body.lifecycles.length).toBeLessThanOrEqual(3);
      rows.push(...body.lifecycles);
      cursor = body.next_cursor;
    } while (cursor);
    const sum = (field: string) => rows.reduce((total, row) => total + row[field], 0);
    expect([sum('raw_active_seconds'), sum('billable_seconds')]).toEqual([
      summary.raw_active_seconds,
      summary.billable_seconds,
    ]);
    expect(rows.filter((row) => row.active_in_window)).toHaveLength(summary.lifecycle_count);
    // The first ended when May did, so none of it belongs to June.
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({
      started_at: '2025-05-27T00:00:00Z',
      ended_at: null,
      raw_active_seconds: 30 * day,
      top_up_seconds: 0,
      top_up_bucket_start: null,
    });
    expect(rows[1]).toEqual({
      machine_uid: expect.any(String),
      tenant_id: tenant.tenantId,
      resource_kind: 'VirtualMachine',
      resource_class: 'general-1',
      resource_name: 'vm',
      started_at: '2025-06-01T23:00:00Z',
      ended_at: '2025-06-02T00:10:00Z',
      minimum_seconds: 7_200,
      raw_active_seconds: 4_200,
      top_up_seconds: 3_000,
      billable_seconds: 7_200,
      unseen_seconds: 0,
      stopped_seconds: 0,
      top_up_bucket_start: '2025-06-02T00:00:00Z',
      active_in_window: true,
    });
  });

  test('refuse a cursor of another window or customer, and a malformed one', async () => {
    for (let index = 0; index < 2; index++)
      await lived({ from: hoursAgo(1), until: hoursAgo(1) + 60, minimumSeconds: 0 });
    const { next_cursor } = (await get('/billing/lifecycles?limit=1')).body;
    expect((await get(`/billing/lifecycles?limit=1&cursor=${next_cursor}`)).status).toBe(200);
    const stranger = await makeTenant(api.db, `s-${randomUUID().slice(0, 8)}`);
    for (const answer of [
      await get(`/billing/lifecycles?window=7d&cursor=${next_cursor}`),
      await get(`/billing/lifecycles?cursor=${next_cursor}`, stranger.token),
      await get('/billing/lifecycles?cursor=x'),
    ])
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        400,
        'invalid_cursor',
        expect.stringContaining('must be the next_cursor of the page before'),
      ]);
    for (const cursor of ['', 'x'.repeat(1_025)]) {
      const { status, body } = await get(`/billing/lifecycles?cursor=${cursor}`);
      expect([status, body.detail]).toEqual([
        400,
        expect.stringContaining('must be the next_cursor of the page before'),
      ]);
    }
  });
});

describe('fleet capacity', () => {
  beforeEach(async () => {
    await api.db.machineClass.createMany({
      skipDuplicates: true,
      data: [
        { name: 'general-1', cpuFamily: 'x', memoryGiB: 64, regions: ['region-1'], position: 1 },
        { name: 'metal-1', cpuFamily: 'x', memoryGiB: 64, regions: ['region-1'], position: 0 },
      ],
    });
    await api.db.image.createMany({
      skipDuplicates: true,
      data: [{ name: 'debian-12', digest: `sha256:${'a'.repeat(64)}` }],
    });
    await allotTo(api.db, tenant.tenantId, 'general-1', { reserved_hosts: 2, on_demand: 0, virtual_machine: 20 });
    await allotTo(api.db, tenant.tenantId, 'metal-1', { bare_metal: 3 });
  });
  const capacity = async () => (await get('/fleet/capacity')).body.capacity;

  test('has exactly the contract’s fields, by class in the fleet’s order', async () => {
    const { status, body } = await get('/fleet/capacity');
    expect(status).toBe(200);
    expect(body).toEqual({
      customer_id: tenant.customerId,
      tenant_id: tenant.tenantId,
      capacity: [
        {
          machine_class: 'metal-1',
          on_demand_allowed: true,
          reserved_hosts: 0,
          reserved_in_use: 0,
          reserved_available: 0,
          workload_limits: { bare_metal: 3, virtual_machine: 0 },
        },
        {
          machine_class: 'general-1',
          on_demand_allowed: false,
          reserved_hosts: 2,
          reserved_in_use: 0,
          reserved_available: 2,
          workload_limits: { bare_metal: 0, virtual_machine: 20 },
        },
      ],
    });
    expect((await get('/fleet/capacity?window=24h')).status).toBe(400);
    expect((await get('/fleet/capacity', await makeSession(api.db, tenant, ['compute:read']))).status).toBe(403);
  });

  test('follows concurrent placements and releases', async () => {
    const hosts = ['one', 'two'].map((name) => `${name}-${tenant.namespace}`);
    for (const name of hosts) await makeHost(api.db, { name, region: 'region-1', reservedTenantId: tenant.tenantId });
    const machines = await Promise.all(
      Array.from({ length: 6 }, () => makeMachine(api.db, { namespace: tenant.namespace })),
    );
    const placed = await Promise.all(
      machines.map(async ({ uid }) => {
        const epoch = (await claimMachine(api.db, uid, 'run'))!.row.claimEpoch;
        const result = await placeMachine(api.db, uid, { epoch, step: 1, attempt: 1 });
        const seen = (await capacity())[1];
        expect(seen.reserved_in_use + seen.reserved_available).toBe(2);
        return { uid, epoch, runtimeId: result.outcome === 'placed' ? result.placement.runtimeId : null };
      }),
    );
    expect(placed.every(({ runtimeId }) => runtimeId !== null)).toBe(true);
    const carrying = await api.db.host.count({ where: { name: { in: hosts }, machinesHeld: { gt: 0 } } });
    expect((await capacity())[1]).toMatchObject({ reserved_in_use: carrying, reserved_available: 2 - carrying });
    await allotTo(api.db, tenant.tenantId, 'general-1', { reserved_hosts: 0 });
    expect((await capacity())[1]).toMatchObject({
      reserved_hosts: 0,
      reserved_in_use: carrying,
      reserved_available: 0,
    });
    for (const { uid, epoch, runtimeId } of placed)
      await recordAbsence(api.db, uid, { epoch, step: 2, attempt: 1 }, runtimeId!);
    expect((await capacity())[1]).toMatchObject({ reserved_in_use: 0 });
  });
});

test('a month whose lifecycles are archived is still reported, and its list says where they are', async () => {
  const [june, july] = [utc('2023-06-01T00:00:00'), utc('2023-07-01T00:00:00')];
  await lived({ from: june, until: june + 100, minimumSeconds: 60 });
  await api.db.$executeRaw`INSERT INTO usage_archives (ends_at) VALUES (${july}::bigint)`;
  try {
    const refused = await get('/billing/lifecycles?window=2023-06');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [{ pointer: '/window', code: 'archived_window', detail: expect.stringContaining('are archived') }],
    });
    expect((await get('/billing/lifecycles?window=2023-07')).status).toBe(200);
    expect((await get('/billing/usage?window=2023-06')).body.summary.raw_active_seconds).toBe(100);
  } finally {
    await api.db.$executeRaw`TRUNCATE usage_archives`;
  }
});
