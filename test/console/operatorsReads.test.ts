/** What the operators' page reads and shows in a real browser, on a database alone: Temporal and the API are away. */
import type { Request, Route } from 'playwright-core';
import { isThere } from '../support/chromium.ts';
import { newContext, violationsOn } from '../support/console/consoleLab.ts';
import { type OperatorsLab, openOperatorsLab } from '../support/console/operatorsLab.ts';
import { waitFor } from '../support/wait.ts';

/** A page's own count of the hosts lists that it began and ended to read, by its own clock. */
const countReads = `(() => {
  window.reads = { begun: 0, ended: 0 };
  const send = window.fetch;
  window.fetch = (...asked) => {
    const counted = String(asked[0]?.url ?? asked[0]).includes('hosts/list') ? 1 : 0;
    reads.begun += counted;
    return send(...asked).finally(() => { reads.ended += counted; });
  };
})()`;

const inChromium = isThere ? describe : describe.skip;

inChromium("what the operators' page reads", () => {
  let lab: OperatorsLab;
  beforeAll(async () => {
    lab = await openOperatorsLab();
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
  });
  const page = () => lab.page;
  const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true });
  const row = (text: string | RegExp) => page().getByRole('row').filter({ hasText: text });
  const dialog = () => page().getByRole('dialog');
  const title = () => dialog().getByRole('heading', { level: 2 }).textContent();
  const of = (command: string) => `**/v1/operator/commands/${command}`;
  /** The commands that are asked for while something is done. */
  async function asked(work: () => Promise<unknown>): Promise<string[]> {
    const names: string[] = [];
    const look = (request: Request) => {
      const [, name] = /\/v1\/operator\/commands\/(.*)$/.exec(request.url()) ?? [];
      if (name !== undefined) names.push(name.replace('/', ' '));
    };
    page().on('request', look);
    await work();
    page().off('request', look);
    return names.sort();
  }

  // A test that fails leaves nothing to the next.
  beforeEach(async () => {
    await page().unrouteAll({ behavior: 'ignoreErrors' });
    await page().setViewportSize({ width: 1_280, height: 800 });
  });

  test('each page of one thing says when it was read, and reads that again', async () => {
    const pages: [string, string, string[]][] = [
      ['/overview', 'Overview', ['capacity', 'status']],
      ['/waits', 'What waits', ['instances list']],
      ['/hosts/rack-1', 'rack-1', ['hosts show', 'instances list']],
      ['/machines/vm/acme/web-1', 'acme/web-1', ['instances show']],
      ['/customers/acme', 'acme', ['bills list', 'customers show']],
      [`/customers/acme/bills/${lab.month}`, `Bill of ${lab.month}`, ['bills show', 'customers show']],
    ];
    for (const [address, heading, reads] of pages) {
      expect([address, await asked(() => lab.open(address, heading))]).toEqual([address, reads]);
      await page()
        .getByText(/^Read (just now|\d+ s ago)$/)
        .waitFor();
      const again = asked(async () => {
        await button('Read again').click();
        await page().locator('button[aria-disabled=false]', { hasText: 'Read again' }).waitFor();
      });
      expect([address, await again]).toEqual([address, reads]);
    }
  });

  test('the page of a host has its evacuation, and what is left on it', async () => {
    await lab.open('/hosts/rack-1', 'rack-1');
    await page().getByText('evacuation', { exact: true }).waitFor();
    await page().getByRole('region', { name: 'Host' }).getByText('with a credit of 1.00 h each').waitFor();
    await page()
      .getByRole('region', { name: 'Left to evacuate' })
      .getByRole('row')
      .filter({ hasText: 'web-2' })
      .waitFor();
    await button('Acts on rack-1').click();
    await page().getByRole('menuitem', { name: 'Cancel evacuation' }).click();
    expect(await title()).toBe('Cancel evacuation: rack-1');
    expect(await dialog().getByRole('textbox').count()).toBe(1);
    await button('Cancel').click();
    expect(await violationsOn(page())).toEqual([]);
  });

  test('a list that goes on says how much of it is shown, and shows more', async () => {
    const oneByOne = (route: Route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), limit: 1 }) });
    await page().route(of('instances/list'), oneByOne);
    await page().route(of('bills/list'), oneByOne);
    for (const [address, heading, last, length] of [
      ['/hosts/rack-1', 'rack-1', 'acme/web-3', 3],
      ['/customers/acme', 'acme', lab.month.slice(0, 4), 2],
      ['/waits', 'What waits', 'acme/web-3', 3],
    ] as const) {
      await lab.open(address, heading);
      for (let shown = 1; shown < length; shown++) {
        await page().getByText(`${shown} shown so far.`).waitFor();
        await button('Show more').click();
      }
      await button('Show more').waitFor({ state: 'detached' });
      const table = page().getByRole('table', { name: /Machines on it|Closed bills|What waits/ });
      expect(await table.locator('tbody tr').count()).toBe(length);
      await table.getByText(last).last().waitFor();
    }
    await page().unroute(of('instances/list'));
    await page().unroute(of('bills/list'));
  });

  test('requests and orphans are called what a person knows of them', async () => {
    const named = [
      ['/requests', 'Limit requests', 'Grant', 'virtual_machine of general-1 for acme'],
      ['/orphans', 'Orphans', 'Destroy', / on rack-1$/],
    ] as const;
    for (const [address, heading, act, name] of named) {
      await lab.open(address, heading);
      const menu = page().getByRole('button', { name: typeof name === 'string' ? `Acts on ${name}` : name });
      const called = (await menu.getAttribute('aria-label'))!.replace('Acts on ', '');
      expect(called).not.toMatch(/^[0-9a-f-]{36}$/);
      await menu.click();
      await page().getByRole('menuitem', { name: act }).click();
      expect(await title()).toBe(`${act}: ${called}`);
      await button('Cancel').click();
    }
  });

  test('a bill that was closed is shown with its corrections, and one that was changed says what it is', async () => {
    await lab.open('/customers/acme', 'acme');
    await page().getByRole('link', { name: lab.month, exact: true }).click();
    await page()
      .getByRole('heading', { level: 1, name: `Bill of ${lab.month}` })
      .waitFor();
    await page().getByText('19.0 h', { exact: true }).waitFor();
    // By the names that people know; the signed bill has ids.
    await row('general-1').getByText('20.0 h').first().waitFor();
    await row('general-1').getByText('default', { exact: true }).waitFor();
    await page().getByRole('main').getByRole('link', { name: 'acme', exact: true }).last().waitFor();
    await button('Correct').click();
    expect(await title()).toBe(`Correct: the bill of acme for ${lab.month}`);
    await button('Cancel').click();
    await row('CN-1').getByText('an incident of ours').waitFor();
    await row('CN-1').getByText('-1.00 h').waitFor();
    expect(await violationsOn(page())).toEqual([]);
    await page().route(of('bills/list'), (route) =>
      route.fulfill({ json: { items: [{ month: '2026-01', document: null }], next: null } }),
    );
    await lab.open('/customers/acme', 'acme');
    await row('2026-01').getByText('has not the form of a bill').waitFor();
    await page().unroute(of('bills/list'));
  });

  test('a long word widens no table, and the whole of it is there with the focus', async () => {
    const target = 'x'.repeat(3_000);
    await lab.db.auditEvent.create({
      data: {
        actorType: 'operator',
        actorId: 'test',
        actorName: 'y'.repeat(200),
        reason: 'z'.repeat(2_000),
        action: 'machine.wake',
        target,
      },
    });
    for (const width of [390, 1_280]) {
      await page().setViewportSize({ width, height: 800 });
      await lab.open('/audit', 'Audit log');
      const cut = page().getByTitle(target);
      expect((await cut.boundingBox())!.height).toBeLessThan(30);
      const over = await page().evaluate<number[]>(
        '[document.documentElement.scrollWidth - innerWidth, ' +
          "...[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth)]",
      );
      expect([width, Math.max(...over)]).toEqual([width, 0]);
      await cut.focus();
      expect((await cut.boundingBox())!.height).toBeGreaterThan(500);
      expect(await violationsOn(page())).toEqual([]);
    }
  });

  test('what is made once is shown with its name and a way to copy it, and stays until it was kept', async () => {
    await lab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.open('/customers', 'Customers');
    await button('Issue a registration code').click();
    expect(await title()).toBe('Issue a registration code');
    await dialog().getByLabel('Slug').fill('globex');
    await dialog().getByRole('button', { name: 'Issue a registration code' }).click();
    await dialog().getByText('Keep the code now: it is shown once.').waitFor();
    const code = (await dialog().getByRole('region', { name: 'the code' }).textContent())!;
    expect(code).toMatch(/^\S{16,}$/);
    await dialog().getByRole('button', { name: 'Copy the code' }).click();
    expect(await page().evaluate('navigator.clipboard.readText()')).toBe(code);
    await dialog().getByText('a new account').waitFor();
    expect(await violationsOn(page())).toEqual([]);
    for (let press = 0; press < 3; press++) await page().keyboard.press('Escape');
    await dialog().getByRole('region', { name: 'the code' }).getByText(code).waitFor();
    await button('I have kept it').click();
    await dialog().waitFor({ state: 'detached' });
    await button('New customer').click();
    await dialog().getByLabel('Slug').fill('initech');
    await dialog().getByRole('button', { name: 'New customer' }).click();
    expect(await dialog().getByRole('region', { name: 'the API key' }).textContent()).toMatch(
      /^id +\S+\nsecret +\S{20,}$/,
    );
    expect(await dialog().getByText('initech-default').count()).toBe(1);
    await button('I have kept it').click();
  });

  test('addresses of pages, which name customers, are in no header of what they ask', async () => {
    const response = await page().goto(`${lab.url}/console/audit?customer=acme`);
    expect(response!.headers()['referrer-policy']).toBe('no-referrer');
    await row('bill.close').first().waitFor();
  });

  test('a page that is left and opened again waits for the read that goes on, and a read waits for its turn', async () => {
    await lab.open('/capacity', 'Capacity');
    const go = (name: string) =>
      page().getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();
    let release = () => {};
    let heldAtMs = 0;
    await page().route(of('status'), async (route) => {
      heldAtMs = Date.now();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    const statuses = await asked(async () => {
      for (let times = 0; times < 6; times++) {
        await go('Limits');
        await go('Overview');
      }
      release();
      await row('acme/web-1').waitFor();
      // It is as old as the request, which the first of these pages made.
      const read = page()
        .locator('.faint', { hasText: /^Read / })
        .locator('time');
      expect(Date.parse((await read.getAttribute('datetime'))!)).toBeLessThanOrEqual(heldAtMs);
    });
    expect(statuses.filter((name) => name === 'status')).toEqual(['status']);
    expect(await page().getByRole('alert').count()).toBe(0);
    const detail = '6 of your commands are running: wait for one to end';
    const problem = {
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Too many', status: 429, code: 'too_many', detail }),
    };
    let refused = 0;
    await page().route(of('hosts/list'), (route) => (refused++ < 2 ? route.fulfill(problem) : route.continue()));
    await go('Hosts');
    await page().getByText(`${detail}. This page does.`).waitFor();
    await row('rack-1').waitFor();
    expect(refused).toBe(3);
    await page().unroute(of('hosts/list'));
  });

  test('each time is entered as a time, and the address keeps its zone', async () => {
    await lab.open('/audit', 'Audit log');
    await page().getByText('Filter', { exact: true }).first().click();
    const from = page().getByLabel('From', { exact: true });
    expect([
      await from.getAttribute('type'),
      await page().getByLabel('To', { exact: true }).getAttribute('type'),
    ]).toEqual(['datetime-local', 'datetime-local']);
    await from.fill('2026-01-02T03:04');
    const sent = page().waitForRequest(of('audit/list'));
    await button('Filter').click();
    const at = await page().evaluate<string>("new Date('2026-01-02T03:04').toISOString()");
    expect((await sent).postDataJSON()).toEqual({ from: at });
    expect(new URL(page().url()).searchParams.get('from')).toBe(at);
    await page().reload();
    expect(await from.inputValue()).toBe('2026-01-02T03:04');
    await lab.open('/commands', 'All commands');
    await button('Open bills credit').click();
    for (const label of ['From', 'Until'])
      expect(await dialog().getByLabel(label, { exact: true }).getAttribute('type')).toBe('datetime-local');
    await button('Cancel').click();
    await button('Open registrations issue').click();
    expect(await dialog().getByLabel('Ttl').getAttribute('type')).toBeNull();
    await button('Cancel').click();
  });

  test('a dialog stays while its act goes on, however often Escape is pressed', async () => {
    await lab.open('/customers/acme', 'acme');
    let isHeld = false;
    let release = () => {};
    await page().route(of('customers/suspend'), async (route) => {
      await new Promise<void>((resolve) => {
        isHeld = true;
        release = resolve;
      });
      await route.continue();
    });
    await button('Suspend').click();
    await dialog().getByLabel('Reason').fill('invoice 4711 was not paid');
    await button('Preview').click();
    await waitFor('the preview to be asked for', () => button('Cancel').isDisabled());
    await waitFor('the request to be held', () => isHeld);
    for (let press = 0; press < 3; press++) await page().keyboard.press('Escape');
    await dialog().waitFor();
    release();
    await button('Suspend now').waitFor();
    await page().keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page().unroute(of('customers/suspend'));
  });

  test('machines of two kinds with one name have each a row of its own', async () => {
    const response = page().waitForResponse(of('instances/list'));
    await lab.open('/machines', 'Machines');
    const [first] = (await (await response).json()).items;
    const items = [first, { ...first, kind: 'BareMetalMachine', hostName: 'rack-9' }];
    await page().route(of('instances/list'), (route) => route.fulfill({ json: { items, next: null } }));
    await button('Read again').click();
    await row('rack-9').evaluate((element) => element.setAttribute('data-mark', 'metal'));
    items.shift();
    await button('Read again').click();
    await row('rack-1').waitFor({ state: 'detached' });
    expect(await row('rack-9').getAttribute('data-mark')).toBe('metal');
    await page().unroute(of('instances/list'));
  });

  test('after an act with a lost response the page beside its dialog shows what became of it', async () => {
    await lab.open('/customers/acme', 'acme');
    await page().route(of('customers/suspend'), async (route) => {
      if (route.request().postDataJSON().yes !== true) return route.continue();
      // The API takes it from a page alone, and only a browser's own requests say so.
      const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' };
      expect((await route.fetch({ headers })).status()).toBe(200);
      await route.abort();
    });
    await button('Suspend').click();
    await dialog().getByLabel('Reason').fill('invoice 4711 was not paid');
    await button('Preview').click();
    await button('Suspend now').click();
    await dialog().getByText('It is not known whether this was done').waitFor();
    await page().getByText('suspended', { exact: true }).waitFor();
    await button('Cancel').click();
    await page().unroute(of('customers/suspend'));
    await button('Resume').click();
    await dialog().getByLabel('Reason').fill('invoice 4711 was paid');
    await dialog().getByRole('button', { name: 'Resume', exact: true }).click();
    await page().getByText('active', { exact: true }).first().waitFor();
  });

  test('what the service does not serve is read again by itself, less and less often', async () => {
    const name = 'compute.operator-token';
    const token = await page().evaluate<string>(`sessionStorage.getItem('${name}')`);
    // A context of its own: its clock stands still.
    const tab = await (await newContext(lab.browser)).newPage();
    await tab.addInitScript(`sessionStorage.setItem('${name}', ${JSON.stringify(token)})`);
    await tab.addInitScript(countReads);
    await tab.clock.install();
    await tab.route(of('hosts/list'), (route) => route.abort());
    await tab.goto(`${lab.url}/console/hosts`);
    await tab.getByText('The service cannot be reached').waitFor();
    await tab.clock.pauseAt(await tab.evaluate<number>('Date.now() + 1000'));
    const begunReads = () =>
      waitFor('each read to end', () => tab.evaluate<number>('reads.ended === reads.begun && reads.begun'));
    const pauses: number[] = [];
    for (let seconds = 0, before = await begunReads(); pauses.length < 4; ) {
      await tab.clock.runFor(1_000);
      seconds++;
      const begun = await begunReads();
      if (begun === before) continue;
      pauses.push(seconds);
      before = begun;
      seconds = 0;
    }
    for (const [at, pause] of pauses.entries()) if (at > 0) expect(pause / pauses[at - 1]!).toBeGreaterThan(1.4);
    await tab.unroute(of('hosts/list'));
    await tab.clock.runFor(140_000);
    await tab.getByRole('row').filter({ hasText: 'rack-1' }).waitFor();
    await tab.context().close();
  });

  test('without a connection it is said once, and what is missing is read when it is back', async () => {
    await lab.open('/hosts', 'Hosts');
    await lab.context.setOffline(true);
    const notice = page().getByRole('status').filter({ hasText: 'This computer is offline' });
    await notice.getByText('the page reads the rest when the connection is back').waitFor();
    await row('rack-1').getByRole('link').click();
    await page().getByText('Not known.').first().waitFor();
    expect(await page().getByRole('alert').count()).toBe(0);
    expect(await violationsOn(page())).toEqual([]);
    await lab.context.setOffline(false);
    await row('acme/web-1').first().waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(lab.problems).toEqual([]);
  });
});
