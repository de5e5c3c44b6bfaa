/** How the console looks, as far as a test can see it, in a real browser. */
import type { Locator } from 'playwright-core';
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, newContext, openConsoleLab } from '../support/console/consoleLab.ts';
import { fakeMachines } from '../support/console/manyMachines.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65tjkxFNOtwGcWB2gCgPhk ada@laptop';

inChromium('the looks of the console', () => {
  const names = ['looks-a', 'looks-keyless', 'looks-failed'];
  let lab: ConsoleLab;
  const create = (name: string, spec: object) =>
    lab.service.call('POST', lab.service.vms, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name },
      spec: { imageRef: 'debian-12', ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }], ...spec },
    });
  beforeAll(async () => {
    lab = await openConsoleLab(life.service());
    await lab.signInAs('owner', 'looks');
    lab.page.setDefaultTimeout(30_000);
    await create('looks-a', { bootstrap: { sshAuthorizedKeys: [{ publicKey: key }] } });
    await create('looks-keyless', {});
    await create('looks-failed', { imageRef: 'no-such-image' });
    for (const name of names.slice(0, 2)) await lab.service.untilReady(name);
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
    for (const name of names) await life.service().deleteVm(name);
    for (const name of names) await life.service().untilGone(name);
  }, 240_000);
  const page = () => lab.page;
  const button = (name: string) => page().getByRole('button', { name });
  const region = (name: string) => page().getByRole('region', { name, exact: true });
  const heightOf = async (at: Locator) => Math.round((await at.boundingBox())!.height);

  test('the typeface comes from the service, with its license beside it, and is no fallback', async () => {
    const asked: string[] = [];
    const fonts = page().waitForResponse((response) => response.url().endsWith('.woff2'));
    page().on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
    await lab.open('/machines');
    await page().getByRole('link', { name: 'looks-a' }).waitFor();
    const response = await fonts;
    expect(response.url()).toMatch(/^https:\/\/localhost:\d+\/console\/assets\/inter-latin-wght-normal-\w+\.woff2$/);
    expect(response.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const loaded = () =>
      page().evaluate<string[]>(
        "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', ''))",
      );
    await waitFor('the typeface', async () => (await loaded()).length > 0);
    expect(await loaded()).toEqual(['Inter Variable']);
    expect(await page().evaluate('getComputedStyle(document.body).fontFamily')).toMatch(/^"Inter Variable"/);
    // Letters beyond Latin are fetched by pages that have some; the address of the first was known to the page.
    expect(new Set(asked).size).toBe(1);
  });

  test('dates say how long ago, and exactly when on hover', async () => {
    const { audit_events: events } = (await lab.service.call('GET', '/v1/admin/audit-events?limit=1')).body;
    expect(events).toHaveLength(1);
    await lab.open('/audit');
    const times = page().getByRole('table').locator('time');
    await times.first().waitFor();
    for (const time of (await times.all()).slice(0, 5)) {
      expect(await time.textContent()).toMatch(/^(just now|\d+ (s|min|h|d) ago)$/);
      const at = (await time.getAttribute('datetime'))!;
      const exact = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) local time$/.exec((await time.getAttribute('title'))!)!;
      expect(new Date(`${exact[1]}T${exact[2]}`).getTime()).toBe(Math.floor(Date.parse(at) / 1_000) * 1_000);
    }
  });

  test('heads of tables stay in view', async () => {
    const { audit_events: events } = (await lab.service.call('GET', '/v1/admin/audit-events?limit=1')).body;
    const many = Array.from({ length: 60 }, (_, at) => ({ ...events[0], id: String(at) }));
    await page().route('**/v1/admin/audit-events?*', (route) =>
      route.fulfill({ json: { audit_events: many, next_cursor: null } }),
    );
    const topOf = async (at: Locator) => Math.round((await at.boundingBox())!.y);
    const scroll = () => page().evaluate('scrollTo(0, 1_500)');
    for (const width of [1_280, 1_920]) {
      await page().setViewportSize({ width, height: 800 });
      await lab.open('/audit');
      const head = page().getByRole('columnheader', { name: 'What happened' });
      await head.waitFor();
      expect(await topOf(head)).toBeGreaterThan(100);
      await scroll();
      await waitFor('the head at the top', async () => (await topOf(head)) === 0);
    }
    await page().unroute('**/v1/admin/audit-events?*');
    await fakeMachines(page(), 2_000);
    await page().setViewportSize({ width: 1_280, height: 800 });
    await lab.open('/machines');
    await page().getByText('2,000 machines').waitFor();
    const head = page().getByRole('columnheader', { name: 'Name' });
    await scroll();
    await waitFor('the row of heads at the top', async () => Math.abs((await topOf(head)) - 6) < 8);
    // What is done with chosen machines stays in view as well, above the heads.
    await page().getByRole('checkbox').nth(20).check();
    const chosen = await page().getByRole('region', { name: 'Chosen machines' }).boundingBox();
    expect(await topOf(head)).toBeGreaterThanOrEqual(Math.floor(chosen!.y + chosen!.height) - 1);
    expect(await lab.violations()).toEqual([]);
    await page().unroute('**/virtualmachines?*');
  });

  test('no page scrolls sideways, on a telephone or a wide screen, light or dark', async () => {
    const pages = ['people', 'workloads', 'webhooks', 'made', 'ssh-keys', 'sessions', 'capacity'];
    const withRules = [
      'overview',
      'machines',
      'machines/vm/looks-a',
      'machines/vm/looks-failed',
      'machines/new',
      'usage',
    ];
    for (const address of [...pages, ...withRules, 'keys', 'audit'].map((name) => `/${name}`)) {
      await page().setViewportSize({ width: 390, height: 800 });
      await lab.open(address);
      await page().getByRole('heading', { level: 1 }).waitFor();
      await page().locator('.loading').first().waitFor({ state: 'detached' });
      for (const width of [390, 768, 1_130, 1_280, 1_920]) {
        await page().setViewportSize({ width, height: 800 });
        const over = await page().evaluate<number[]>(
          '[document.documentElement.scrollWidth - innerWidth, ' +
            "...[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth)]",
        );
        // Between a telephone and a desk, a table may scroll within itself.
        expect([address, width, Math.max(0, over[0]!, ...(width === 768 ? [] : over))]).toEqual([address, width, 0]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page().emulateMedia({ colorScheme });
          if (width === 390 && withRules.includes(address.slice(1)))
            expect([address, colorScheme, await lab.violations()]).toEqual([address, colorScheme, []]);
        }
      }
    }
    await page().setViewportSize({ width: 1_280, height: 800 });
    await page().emulateMedia({ colorScheme: 'light' });
  }, 240_000);

  test('the audit log has sentences with names of people, also of those who are gone', async () => {
    const invite = { email: 'looks@example.com', display_name: 'Looks', role_slug: 'viewer' };
    const invited = await lab.service.call('POST', '/v1/admin/customer-users/invite', invite);
    const id = invited.body.customer_user_id;
    await lab.service.call('PATCH', `/v1/admin/customer-users/${id}`, { role_slug: 'developer' });
    await lab.service.call('DELETE', `/v1/admin/customer-users/${id}`);
    await lab.open('/audit');
    for (const sentence of ['invited', 'changed the role of', 'removed'])
      await page().getByText(`An API key (default) ${sentence} looks@example.com`).first().waitFor();
    await page()
      .getByRole('row')
      .filter({ hasText: 'created the machine looks-a' })
      .getByRole('link', { name: 'looks-a' })
      .waitFor();
    const sentences = await page().locator('td.says > p:first-child').allTextContents();
    const ofPeople = sentences.filter((each) => / (invited|changed the role of|removed) /.test(each));
    expect(ofPeople.length).toBeGreaterThanOrEqual(3);
    // Addresses of the tests' people have ids in them, after a dash.
    expect(ofPeople.filter((each) => /(?<![\w-])[0-9a-f]{8}(-|…)/.test(each))).toEqual([]);
  });

  test('what loads has the size that it will have', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page().route(
      (address) => /^\/v1\/(?!admin\/account)/.test(address.pathname) && !address.searchParams.has('watch'),
      async (route) => {
        await held;
        await route.fallback();
      },
    );
    await lab.open('/overview');
    const cards = [page().locator('.tiles'), region("This month's bill so far"), region('Quota')];
    await page().locator('.loading').first().waitFor();
    const before = await Promise.all(cards.map(heightOf));
    go();
    await page().locator('.loading').first().waitFor({ state: 'detached' });
    await page().locator('.uplot').waitFor({ state: 'attached' });
    await waitFor('the same heights', async () => {
      const after = await Promise.all(cards.map(heightOf));
      return after.every((height, at) => Math.abs(height - before[at]!) <= 12);
    });
    await page().unrouteAll();
  });

  test('a machine that is ready shows how to reach it, and its steps in a line with the time of each', async () => {
    await lab.open('/machines/vm/looks-failed');
    // Where it stands, one below the other, while that matters.
    const progress = region('Progress');
    await page().getByRole('heading', { name: 'Progress' }).waitFor();
    expect(await progress.getByRole('listitem').count()).toBe(5);
    const full = await heightOf(progress);
    await lab.open('/machines/vm/looks-a');
    await progress.getByText(/^Ready in (under )?\d+ (s|min)$/).waitFor();
    expect(await heightOf(progress)).toBeLessThan(full / 3);
    const steps = await progress.getByRole('listitem').allTextContents();
    expect(steps.map((step) => step.replace(/ (under )?\d+ (s|min)$/, ''))).toEqual([
      'Pending',
      'Creating',
      'Starting',
      'Running',
    ]);
    // State, command, and the one act are seen at once.
    for (const at of [page().getByText('Running', { exact: true }).first(), region('command for ssh')])
      expect((await at.boundingBox())!.y).toBeLessThan(400);
    expect(await page().locator('main .button.primary').allTextContents()).toEqual(['Open console']);
    expect(await page().locator('main .page-head').getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await button('Copy command for ssh').waitFor();
    expect(await region('Access').getByText('Ready, no key can log in').count()).toBe(0);
  });

  test('a machine without a key says that no key can log in, and opens the form of the same with one', async () => {
    await lab.open('/machines/vm/looks-keyless');
    const notice = region('Access').getByRole('status');
    await notice.getByText('Ready, no key can log in').waitFor();
    expect(await lab.violations()).toEqual([]);
    await notice.getByRole('button', { name: 'Same again' }).click();
    await page().getByRole('heading', { level: 1, name: 'New machine' }).waitFor();
    expect(await page().getByLabel('Name', { exact: true }).inputValue()).toMatch(/^looks-keyless-[0-9a-z]{4}$/);
    await page().getByLabel('More SSH keys').fill(key);
    await page().getByText('ssh-ed25519 · ada@laptop').waitFor();
    expect(await page().getByRole('region', { name: 'kubectl command' }).textContent()).toContain(key);
  });

  test('sign-in speaks of npm start on the computer that runs the service, and not to customers', async () => {
    const context = await newContext(lab.browser);
    const tab = await context.newPage();
    await tab.goto(`${lab.service.url}/`);
    await tab.getByText('npm start').waitFor();
    // The same files at the address of a deployment.
    await context.route('https://console.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await tab.request.get(lab.service.url + pathname);
      await route.fulfill({ response });
    });
    await tab.goto('https://console.example/');
    await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tab.getByText('Do you have a registration code?').waitFor();
    expect(await tab.getByText('npm').count()).toBe(0);
    expect(await lab.violations(tab)).toEqual([]);
    await context.close();
    expect(lab.problems).toEqual([]);
  });
});
