/**
 * The page of usage and capacity: over plain HTTP and in a real browser. Screenshots are written to SCREENSHOTS if it
 * is set.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Browser as Chromium, Locator, Page } from 'playwright-core';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { executablePath, follow, isThere, launch } from '../support/chromium.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { allotTo } from '../support/limits.ts';
import { type Browser, clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';
import { day, hour, utc } from '../support/usage/usageModel.ts';
import { waitFor } from '../support/wait.ts';

const screenshots = process.env['SCREENSHOTS'];
const inChromium = isThere ? describe : describe.skip;
/** Names that look like markup. */
const evilClass = '<script>class</script>"\'&';
const evilName = '<img src=x onerror=alert(1)>';

let harness: SignInLab;
let otherTenant: { id: string; slug: string };

beforeAll(async () => {
  harness = await openSignInLab();
  const { db } = harness.api;
  const { customerId, tenantId } = harness.tenant;
  const link = (await harness.admin('identity-setup-link', { intent: 'setup' })).body.url as string;
  const setup = harness.newBrowser();
  await setup.visit(link, {
    form: { issuer: harness.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
  });
  await setup.signIn(harness.loginUrl({ setup: link.split('/').at(-1)! }), 'setup@example.com');
  await db.customer.update({ where: { id: customerId }, data: { displayName: evilName } });
  otherTenant = await db.tenant.create({
    data: {
      customerId,
      slug: 'research',
      displayName: evilName,
      region: 'north',
      namespace: { create: { name: 'team-a-research' } },
    },
  });
  for (const [position, name] of ['general-1', 'metal-1', 'large-1'].entries())
    await db.machineClass.create({ data: { name, cpuFamily: 'x', memoryGiB: 64, regions: ['region-1'], position } });
  await allotTo(db, tenantId, 'general-1', { reserved_hosts: 4, on_demand: 1, virtual_machine: 1_200 });
  await allotTo(db, tenantId, 'metal-1', { reserved_hosts: 1, on_demand: 0, bare_metal: 3 });
  await allotTo(db, tenantId, 'large-1', { reserved_hosts: 0, virtual_machine: 20 });
  const host = {
    region: 'region-1',
    workload: 'VirtualMachine' as const,
    driver: 'simulated',
    cpu: 8,
    memoryGiB: 32,
    diskGiB: 500,
    reservedTenantId: tenantId,
  };
  await db.host.create({ data: { ...host, name: 'a', className: 'general-1', machinesHeld: 2 } });
  await db.host.create({ data: { ...host, name: 'b', className: 'general-1' } });
  for (const name of ['c', 'd'])
    await db.host.create({ data: { ...host, name, className: 'metal-1', machinesHeld: 1 } });
  // Three that exist, one that is gone, and one of another tenant.
  for (const [hostName, className, workload, of, releasedAt] of [
    ['a', 'general-1', 'VirtualMachine', tenantId, null],
    ['a', 'general-1', 'VirtualMachine', tenantId, null],
    ['a', 'general-1', 'VirtualMachine', tenantId, null],
    ['b', 'general-1', 'VirtualMachine', tenantId, new Date()],
    ['b', 'general-1', 'VirtualMachine', otherTenant.id, null],
    ['c', 'metal-1', 'BareMetalMachine', tenantId, null],
    ['d', 'metal-1', 'BareMetalMachine', tenantId, null],
  ] as const)
    await db.placement.create({
      data: {
        ...{ hostName, className, workload, tenantId: of, releasedAt, machineUid: randomUUID(), attempt: 1 },
        ...{ minimumSeconds: 60, capacitySource: 'reserved', cpu: 1, memoryGiB: 1, diskGiB: 1 },
      },
    });
  await fillUsage();
}, 120_000);
afterAll(() => harness?.stop());

const usageUrl = (query: Record<string, string> = {}) => `${harness.publicUrl}/usage?${new URLSearchParams(query)}`;

async function signedIn(email: string, role: string): Promise<Browser> {
  const url = (await harness.admin('customer-users/invite', { email, display_name: 'Somebody', role_slug: role })).body
    .accept_invitation_url as string;
  const browser = harness.newBrowser();
  await browser.signIn(harness.loginUrl({ invitation: url.split('/').at(-1)! }), email);
  return browser;
}

/** June 2025 and the last days: two kinds, more classes than colors, two tenants, minimums, open machines. */
async function fillUsage(): Promise<void> {
  const { customerId, tenantId } = harness.tenant;
  const classes = ['general-1', 'metal-1', evilClass, ...Array.from({ length: 7 }, (_, index) => `small-${index}`)];
  const now = Math.floor(Date.now() / 1_000);
  const lives = [utc('2025-06-01T00:00:00'), Math.floor(now / day) * day - 6 * day].flatMap((start) =>
    Array.from({ length: 60 }, (_, index) => ({
      start: start + ((index * 7_919) % 6) * day + ((index * 3_571) % day),
      index,
    })),
  );
  for (const { start, index } of lives) {
    const resourceClass = classes[index % classes.length]!;
    const uid = await openWithoutMachine(harness.api.db, {
      customerId,
      tenantId: index % 3 === 0 ? otherTenant.id : tenantId,
      resourceKind: resourceClass === 'metal-1' ? 'BareMetalMachine' : 'VirtualMachine',
      resourceClass,
      minimumSeconds: 3_600,
      at: Math.min(start, now),
    });
    if (start > now - day && index % 2 === 0) continue;
    const end = Math.min(now, start + (((index * 1_301) % 40) * hour) / 2 + index);
    await harness.api.db.$transaction((tx) => closeLifecycle(tx, uid, null, Math.max(end, start)));
    await rateLifecycle(harness.api.db, uid, Math.max(end, start));
  }
}

describe('the page, over HTTP', () => {
  let viewer: Browser;
  beforeAll(async () => {
    viewer = await signedIn('viewer@example.com', 'viewer');
  });

  test('without a session is 401 with a link to sign in; a foreign address is not passed along', async () => {
    const page = await harness.newBrowser().visit(usageUrl({ window: 'month' }));
    expect(page.status).toBe(401);
    expect(page.text).toContain('name="return_to" value="/usage?window=month"');
    expect(page.text).not.toContain('By day');
  });

  test.each([
    ['/usage?window=24h&tenant=default', '/usage?window=24h&tenant=default'],
    ['//evil.example/usage', '/account'],
    ['/\\evil.example/usage', '/account'],
    ['https://evil.example/usage', '/account'],
    ['/usage/../v1/auth/login?account=team-a', '/account'],
    ['/v1/auth/logout', '/account'],
    ['/\t/evil.example/usage', '/account'],
    ['javascript:alert(1)', '/account'],
    [`/usage?x=${'y'.repeat(400)}`, '/account'],
  ])('a sign-in that should lead back to %j leads to %j', async (asked, expected) => {
    const browser = harness.newBrowser();
    const form = await browser.visit(
      `${harness.publicUrl}/sign-in?${new URLSearchParams({ account: 'team-a', return_to: asked })}`,
    );
    const start = /class="button" href="([^"]+)"/.exec(form.text)![1]!.replaceAll('&#38;', '&');
    for (const from of [
      new URL(start, harness.publicUrl).href,
      harness.loginUrl({ account: 'team-a', return_to: asked }),
    ]) {
      const page = await browser.signIn(from, 'viewer@example.com');
      expect(page.url.origin).toBe(harness.publicUrl);
      expect(page.url.pathname + page.url.search).toBe(expected);
    }
  });

  test('is 403 for a role without admin:read, and says which scope is missing', async () => {
    const page = await (await signedIn('developer@example.com', 'developer')).visit(usageUrl());
    expect([page.status, page.text.includes('admin:read'), page.text.includes('By day')]).toEqual([403, true, false]);
    expect((await viewer.visit(usageUrl())).status).toBe(200);
    expect((await (await signedIn('billing@example.com', 'billing')).visit(usageUrl())).status).toBe(200);
  });

  test('opens only to people: the session of a key in the cookie counts as none', async () => {
    const browser = harness.newBrowser();
    const host = new URL(harness.publicUrl).host;
    browser.cookies.set(`${host} __Host-session`, harness.tenant.token);
    expect((await browser.visit(usageUrl())).status).toBe(401);
    browser.cookies.set(`${host} __Host-session`, viewer.session()!);
    expect((await browser.visit(usageUrl())).status).toBe(200);
  });

  test('shows a session its own tenant; another tenant needs its own sign-in, and a stranger’s is not found', async () => {
    const own = await viewer.visit(usageUrl({ tenant: 'default' }));
    expect(own.text).not.toContain('By tenant');
    const other = await viewer.visit(usageUrl({ tenant: 'research', window: '24h' }));
    expect([other.status, other.text.includes('By day')]).toEqual([403, false]);
    const start = /class="button" href="([^"]+)"/.exec(other.text)![1]!.replaceAll('&#38;', '&');
    const browser = harness.newBrowser();
    const there = await browser.signIn(new URL(start, harness.publicUrl).href, 'viewer@example.com');
    expect([there.status, there.url.search, there.text.includes('Usage of research')]).toEqual([
      200,
      '?window=24h&tenant=research',
      true,
    ]);
    expect((await viewer.visit(usageUrl({ tenant: 'no-such' }))).status).toBe(404);
  });

  test.each(['2099-01', '1d', '', '2025-13', '"><script>'])(
    'refuses the window %j, names the accepted ones, and offers them again',
    async (window) => {
      const page = await viewer.visit(usageUrl({ window }));
      expect(page.status).toBe(400);
      expect(page.text).toContain('24h, 7d, month, or a closed calendar month written YYYY-MM');
      expect(page.text).toContain('This month');
      expect(page.text).not.toContain('<script>');
    },
  );

  test('refuses unknown parameters and other methods', async () => {
    expect((await viewer.visit(usageUrl({ windows: '24h' }))).status).toBe(400);
    expect((await viewer.visit(`${usageUrl({ window: '24h' })}&window=7d`)).status).toBe(400);
    expect((await viewer.visit(usageUrl(), { form: {} })).status).toBe(405);
  });

  test('escapes names everywhere, including in the chart', async () => {
    const page = await viewer.visit(usageUrl({ window: '2025-06' }));
    expect(page.text).not.toContain('<script>');
    expect(page.text).not.toContain('<img');
    expect(page.text).toContain('&#60;script&#62;class&#60;/script&#62;&#34;&#39;&#38;');
    expect(page.text).toContain('&#60;img src=x');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(page.text).not.toMatch(/ style="/);
  });

  test('counts as a use of the session, and is closed when the session ends', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(harness.loginUrl({ account: 'team-a' }), 'viewer@example.com');
    const tokenDigest = createHash('sha256').update(browser.session()!).digest();
    const lastUse = async () => (await harness.api.db.session.findUniqueOrThrow({ where: { tokenDigest } })).lastUsedAt;
    expect((await browser.visit(usageUrl())).status).toBe(200);
    await waitFor('the use to be noted', async () => (await lastUse()) !== null);
    await browser.visit(`${harness.publicUrl}/v1/auth/logout`, { form: {} });
    expect((await browser.visit(usageUrl())).status).toBe(401);
  });
});

inChromium(`the page in Chromium${isThere ? '' : ` (${executablePath} is not installed)`}`, () => {
  let chrome: Chromium;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    chrome = await launch();
    context = await chrome.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false });
    page = await context.newPage();
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text()) && page.url().startsWith(harness.publicUrl))
        problems.push(message.text());
    });
    await signedIn('grace@example.com', 'billing');
    // A user who opens the page signs in and then arrives there.
    await page.goto(usageUrl({ window: '2025-06' }));
    await look('1-not-signed-in');
    await page.getByLabel('Account').fill('team-a');
    await follow(page.getByRole('button', { name: 'Continue' }));
    await follow(page.getByRole('link', { name: 'Sign in at' }));
    await page.locator('input[name=login]').fill('grace@example.com');
    await page.locator('input[name=password]').fill('x');
    await follow(page.locator('button[type=submit]'));
    await follow(page.locator('button[type=submit]'));
  }, 120_000);
  afterAll(async () => {
    await context?.close();
    await chrome?.close();
  });

  async function look(name: string): Promise<void> {
    if (!screenshots) return;
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: path.join(screenshots, `usage-${name}.png`), fullPage: true });
  }
  /** Where shown elements begin and end, from the left. */
  function boxesOf(selector: string): Promise<{ left: number; right: number }[]> {
    return page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        if (each.getClientRects().length === 0) throw new Error(`${each.outerHTML} is not shown`);
        const { left, right } = each.getBoundingClientRect();
        return { left, right };
      }),
    );
  }
  const seconds = (text: string) => Number(text.replaceAll(',', ''));
  /** Cells of a table's rows, without those of empty buckets. */
  async function rowsOf(caption: string): Promise<string[][]> {
    const rows = page.getByRole('table', { name: caption, exact: true }).locator('tbody tr');
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent as string)),
    );
    return cells.filter((row) => row.length > 2);
  }
  const reported = async (to: string) => (await harness.admin(to)).body;
  const amounts = (row: any) => [row.billable_seconds, row.raw_active_seconds, row.lifecycle_count];
  /** A row's exact numbers; its hours must be these, rounded to a hundredth. */
  function shown(cells: string[]): number[] {
    const [billableHours, billable, usedHours, used, machines] = cells.slice(-5).map(seconds) as [
      number,
      number,
      number,
      number,
      number,
    ];
    for (const [inHours, exact] of [
      [billableHours, billable],
      [usedHours, used],
    ] as const)
      expect(Math.abs(inHours * 3_600 - exact)).toBeLessThan(18.1);
    return [billable, used, machines];
  }

  test('leads back to the requested address after the sign-in', () => {
    expect(page.url()).toBe(usageUrl({ window: '2025-06' }));
  });

  test.each([
    ['all tenants', {}, 'billing/usage'],
    ['one tenant', { tenant: 'default' }, 'fleet/usage'],
  ])('of %s has the API’s numbers in its tables: totals, classes, days', async (_what, query, to) => {
    await page.goto(usageUrl({ ...query, window: '2025-06' }));
    const report = await reported(`${to}?window=2025-06`);
    expect(report.summary.lifecycle_count).toBeGreaterThan(30);
    expect((await rowsOf('By class')).map(shown)).toEqual(report.summary.by_class.map(amounts));
    const total = await page.getByRole('table', { name: 'By class' }).locator('tfoot th, tfoot td').allTextContents();
    expect(shown(total)).toEqual(amounts(report.summary));
    expect((await rowsOf('By day')).map(shown)).toEqual(
      report.buckets.flatMap(({ by_class }: any) => by_class.map(amounts)),
    );
    expect(await page.getByRole('table', { name: 'By day' }).locator('tbody').count()).toBe(30);
    if (to === 'billing/usage')
      expect((await rowsOf('By tenant')).map(shown)).toEqual(
        report.by_tenant.flatMap(({ by_class }: any) => by_class.map(amounts)),
      );
  });

  test('draws columns in proportion to the numbers: every day adds up, on one scale', async () => {
    await page.goto(usageUrl({ window: '2025-06' }));
    const { buckets } = await reported('billing/usage?window=2025-06');
    const sums: number[] = buckets.map(({ by_class }: any) =>
      by_class.reduce((sum: number, row: any) => sum + row.billable_seconds, 0),
    );
    const parts = await page
      .locator('svg.plot g')
      .evaluateAll((columns) =>
        columns.map((column) =>
          [...column.querySelectorAll('rect')].map((part) => Number(part.getAttribute('height'))),
        ),
      );
    const heights = parts.map((column) => column.reduce((a, b) => a + b, 0));
    const most = Math.max(...sums);
    const unit = Math.max(...heights) / most;
    for (const [index, height] of heights.entries()) expect(Math.abs(height - sums[index]! * unit)).toBeLessThan(0.2);
    expect(await page.getByRole('img', { name: 'Billable time by day and class' }).count()).toBe(1);
    const legend = await page.locator('.legend li').allTextContents();
    expect(legend).toHaveLength(8);
    expect(legend.at(-1)).toContain('3 other classes');
  });

  test('shows the current use of each class: reservation and limits as in the API, and the machines held', async () => {
    await page.goto(usageUrl());
    const { capacity } = await reported('fleet/capacity');
    const bars = await page.locator('.capacity').all();
    const held = { 'general-1': [3, 0], 'metal-1': [0, 2], 'large-1': [0, 0] } as Record<string, [number, number]>;
    expect(bars).toHaveLength(3);
    for (const [index, bar] of bars.entries()) {
      const { machine_class, reserved_hosts, reserved_in_use, reserved_available, workload_limits, ...row } =
        capacity[index];
      const [virtualMachines, bareMetal] = held[machine_class]!;
      const limit = (inUse: number, most: number) =>
        most === 0
          ? 'none'
          : `${inUse} of ${most.toLocaleString('en-US')} in use, ${(most - inUse).toLocaleString('en-US')} more allowed`;
      expect(await bar.locator('figcaption').textContent()).toBe(machine_class);
      expect(await bar.locator('dd').allTextContents()).toEqual([
        reserved_hosts === 0
          ? 'none'
          : `${reserved_in_use} of ${reserved_hosts} in use, ${reserved_available} available`,
        limit(virtualMachines, workload_limits.virtual_machine),
        limit(bareMetal, workload_limits.bare_metal),
        row.on_demand_allowed ? 'allowed' : 'not allowed',
      ]);
    }
    // Four reserved, of which one is in use; two in use, of which one is reserved; and two machines of three.
    const widthsOf = (bar: Locator, part: string) =>
      bar.locator(`rect.${part}`).evaluateAll((parts) => parts.map((each) => each.getAttribute('width')));
    expect(await widthsOf(bars[0]!, 'in-use')).toEqual(['25%', '0.25%']);
    expect(await widthsOf(bars[1]!, 'in-use')).toEqual(['100%', '66.67%']);
    expect(await widthsOf(bars[2]!, 'in-use')).toEqual([]);
    expect(await widthsOf(bars[2]!, 'available')).toEqual(['100%']);
    expect(await bars[0]!.getByRole('img').first().getAttribute('aria-label')).toBe('1 of 4 in use');
  });

  test('is navigated by links and a form, without scripts', async () => {
    await page.goto(usageUrl());
    expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['All tenants', '7 days']);
    await follow(page.getByRole('link', { name: '24 hours' }));
    expect(await page.getByRole('table', { name: 'By hour' }).locator('tbody').count()).toBe(24);
    await follow(page.getByRole('link', { name: 'default', exact: true }));
    expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['default', '24 hours']);
    await page.getByLabel('A month that is over').fill('2025-06');
    await follow(page.getByRole('button', { name: 'Show' }));
    expect(new URL(page.url()).search).toBe('?window=2025-06&tenant=default');
    expect(await page.getByLabel('A month that is over').inputValue()).toBe('2025-06');
  });

  test('has structure, accessible names, and a keyboard order', async () => {
    await page.goto(usageUrl({ window: '2025-06' }));
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Usage',
      'Capacity of the tenant default',
    ]);
    for (const input of await page.locator('input:not([type=hidden])').all())
      expect(await page.locator(`label[for="${await input.getAttribute('id')}"]`).count()).toBe(1);
    const named = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(named).size).toBe(named.length);
    const order = ['All tenants', '24 hours', 'Show', 'by-class', 'by-tenant', 'by-bucket', 'Your account', 'Sign out'];
    const reached: string[] = [];
    for (let presses = 0; presses < 40 && reached.at(-1) !== order.at(-1); presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 1)
        reached.push((await focused.getAttribute('aria-labelledby')) ?? (await focused.textContent())!.trim());
    }
    expect(reached.filter((name) => order.includes(name)).slice(0, order.length)).toEqual(order);
  });

  const [inAll, inFull] = [true, process.env['TEST_FULL'] === '1'];
  const looks = [
    ['wide', 'light', 1280, inAll],
    ['wide', 'dark', 1280, inFull],
    ['narrow', 'light', 375, inFull],
    ['narrow', 'dark', 375, inAll],
  ] as const;
  test.each(looks.filter(([, , , isTried]) => isTried))(
    '%s and %s, nothing overflows the page',
    async (name, colorScheme, width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      for (const [title, query] of [
        ['month', { window: '2025-06' }],
        ['week', {}],
        ['hours', { window: '24h', tenant: 'default' }],
      ] as const) {
        await page.goto(usageUrl(query));
        await look(`${name}-${colorScheme}-${title}`);
        const boxes = await boxesOf(
          'main, main > *, figure, .chart, .plot, .legend li, .capacity svg, .scroll, .choices li',
        );
        expect(boxes.length).toBeGreaterThan(8);
        for (const box of boxes) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test.each([1_280, 375])('in a page %d wide, numbers of any size fit beside the chart', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [month, hours] of [
      ['2025-03', 5],
      ['2025-04', 99_999],
      ['2025-05', 345_678_901],
    ] as const) {
      await harness.api.db.$executeRaw`
        INSERT INTO usage_day (customer_id, tenant_id, resource_kind, resource_class, bucket_start, raw_seconds, top_up_seconds, active_count, start_count)
        VALUES (${harness.tenant.customerId}::uuid, ${harness.tenant.tenantId}::uuid, 'VirtualMachine', 'general-1', ${utc(`${month}-10T00:00:00`)}::bigint, ${hours * hour}::bigint, 0, 1, 1)
        ON CONFLICT DO NOTHING`;
      await page.goto(usageUrl({ window: month }));
      await look(`${width}-hours-${hours}`);
      const [labels, [axis]] = [await boxesOf('.axis text'), await boxesOf('.axis')];
      expect(labels.length).toBeGreaterThan(2);
      for (const label of labels) expect(label.left).toBeGreaterThanOrEqual(axis!.left);
    }
  });

  test('an account with many tenants shows them collapsed, so that the numbers come first', async () => {
    const { db } = harness.api;
    const slugs = Array.from({ length: 30 }, (_, index) => `team-${index}`);
    await db.tenant.createMany({
      data: slugs.map((slug) => ({ customerId: harness.tenant.customerId, slug, displayName: slug, region: 'north' })),
    });
    await page.goto(usageUrl({ window: '24h' }));
    await look('many-tenants');
    const choices = page.getByRole('navigation', { name: 'Tenant' });
    const visible = () => choices.locator('a:visible').allTextContents();
    expect(await visible()).toEqual(['All tenants', 'default']);
    await choices.getByText('31 other tenants').focus();
    await page.keyboard.press('Enter');
    expect(await visible()).toEqual(expect.arrayContaining(['research', ...slugs]));
    await follow(choices.getByRole('link', { name: 'team-7', exact: true }));
    expect(new URL(page.url()).search).toBe('?window=24h&tenant=team-7');
  });
});
