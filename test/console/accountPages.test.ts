/** Principals, webhooks, and makers in the console, in a real browser. */
import { generateKeyPairSync } from 'node:crypto';
import { applyCells } from '../../src/store/fleet/cells.ts';
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { fakeMachines } from '../support/console/manyMachines.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;

inChromium('pages of the account in the console', () => {
  let lab: ConsoleLab;
  beforeAll(async () => {
    lab = await openConsoleLab(life.service());
    await lab.signInAs('owner', 'pages');
    lab.page.setDefaultTimeout(15_000);
  }, 240_000);
  afterAll(() => lab?.stop(), 60_000);
  const page = () => lab.page;
  const button = (name: string | RegExp) => page().getByRole('button', { name });
  const inDialog = (name: string) => page().getByRole('dialog').getByRole('button', { name, exact: true });
  const row = (text: string) => page().getByRole('row').filter({ hasText: text });
  const fromMenu = async (act: string) => {
    await button('More acts on pages-hook').click();
    await page().getByRole('menuitem', { name: act }).click();
  };
  const api = async (path: string) =>
    (
      await page().request.get(life.service().url + path, {
        headers: { 'x-compute-session': 'cookie', 'sec-fetch-site': 'same-origin' },
      })
    ).json();

  test('a principal is made from a token of its workload, and changed', async () => {
    await lab.open('/workloads');
    await button('Add a provider').click();
    await page().getByLabel('Name').fill('pages-ci');
    await page().getByLabel('Issuer').fill('https://pages.example');
    await page().getByLabel('Its keys come from').selectOption('stored-jwks');
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' };
    await page()
      .getByLabel('Key set', { exact: true })
      .fill(JSON.stringify({ keys: [jwk] }));
    await inDialog('Add').click();
    await row('pages-ci').waitFor();
    await button('Add a principal').click();
    await page().getByLabel('Name').fill('pages-main');
    await page().getByRole('dialog').getByLabel('Provider').selectOption({ label: 'pages-ci' });
    const claims = { iss: 'https://pages.example', sub: 'repo:acme/web', repository_id: '74', groups: ['a', 'b'] };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    await page().getByText('Take it from a token').click();
    await page()
      .getByLabel('A token of the workload')
      .fill(`${part({ alg: 'ES256' })}.${part(claims)}.x`);
    await button('Take as subject').click();
    await button('Require repository_id').click();
    await button('Require groups').click();
    await page().getByLabel('A session lives at most, minutes').fill('10');
    await page().getByLabel('Each token is exchanged').selectOption({ label: 'once (replay protection)' });
    await page().getByLabel('Used from').fill('not a range');
    expect(await lab.violations()).toEqual([]);
    await inDialog('Add').click();
    // The API's own fault stands at the field.
    await waitFor(
      'the fault',
      async () => (await page().getByLabel('Used from').getAttribute('aria-invalid')) === 'true',
    );
    await page().getByLabel('Used from').fill('203.0.113.0/24');
    await inDialog('Add').click();
    await row('pages-main').getByText('for 10 minutes at most').waitFor();
    const find = async () =>
      (await api('/v1/admin/identity/principals')).principals.find(
        ({ display_name }: { display_name: string }) => display_name === 'pages-main',
      );
    const made = await find();
    expect(made).toMatchObject({
      subject_match_value: 'repo:acme/web',
      max_session_ttl_seconds: 600,
      claim_constraints: { repository_id: '74', groups: { contains: ['a', 'b'] } },
    });
    await button('Acts on pages-main').click();
    await page().getByRole('menuitem', { name: 'Change' }).click();
    await waitFor('its ranges', async () => (await page().getByLabel('Used from').inputValue()) === '203.0.113.0/24');
    await page().getByLabel('Claims').fill('{ "repository_id": ');
    await inDialog('Save').click();
    await page().getByRole('alert').getByText('is not JSON').waitFor();
    await page().getByLabel('Claims').fill('{ "repository_id": "75" }');
    await page().getByLabel('Used from').fill('');
    await inDialog('Save').click();
    await page().getByRole('dialog').waitFor({ state: 'detached' });
    expect((await find()).claim_constraints).toEqual({ repository_id: '75' });
    expect(await api(`/v1/admin/identity/principals/${made.id}/restrictions`)).toMatchObject({ source_ranges: [] });
    const db = await life.service().database();
    try {
      expect(await db.principal.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({ singleUse: true });
    } finally {
      await db.$disconnect();
    }
  });

  test('a webhook is made, tried, and stopped, with what came of each delivery', async () => {
    await lab.open('/webhooks');
    await page().getByText('No webhooks yet').waitFor();
    await button('New webhook').click();
    await page().getByLabel('Name').fill('pages-hook');
    await page().getByLabel('Address').fill('https://10.0.0.1/x');
    expect(await lab.violations()).toEqual([]);
    await inDialog('Add').click();
    await waitFor(
      'the fault',
      async () => (await page().getByLabel('Address').getAttribute('aria-invalid')) === 'true',
    );
    await page().getByLabel('Address').fill('https://hooks.pages.example/compute');
    await page()
      .getByRole('checkbox', { name: /^bill\.closed/ })
      .check();
    await inDialog('Add').click();
    expect(await page().getByRole('region', { name: 'the secret' }).textContent()).toMatch(/^whsec_/);
    await button('I have kept it').click();
    await row('pages-hook').getByText('machine.failed, bill.closed').waitFor();
    await fromMenu('Send a test event');
    const deliveries = page().getByRole('region', { name: 'Deliveries to pages-hook' });
    // The name is in no DNS: an attempt fails, and the next one waits.
    await waitFor('a failed attempt', async () => {
      await deliveries.getByRole('button', { name: 'Read again' }).click();
      return (await deliveries.getByText('next').count()) > 0;
    });
    expect(await lab.violations()).toEqual([]);
    await deliveries.getByLabel('Deliveries that').selectOption('delivered');
    await deliveries.getByText('No deliveries yet').waitFor();
    await fromMenu('New secret');
    await inDialog('Make a secret').click();
    await page().getByText('The former secret signs them, too').waitFor();
    await fromMenu('Disable');
    await row('pages-hook').getByText('disabled', { exact: true }).waitFor();
    await fromMenu('Enable');
    await row('pages-hook').getByText('active', { exact: true }).waitFor();
  });

  test('a delivery is sent once more', async () => {
    const db = await life.service().database();
    try {
      // As if the receiver had refused it for good.
      await db.$executeRaw`UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL, settled_at = clock_timestamp()`;
    } finally {
      await db.$disconnect();
    }
    await page().reload();
    const deliveries = page().getByRole('region', { name: 'Deliveries to pages-hook' });
    await deliveries.getByRole('button', { name: 'Send again' }).first().click();
    await deliveries.getByText('sent once more').waitFor();
  });

  test('shows every table on a telephone without a scroll sideways, each cell with its heading', async () => {
    await page().setViewportSize({ width: 390, height: 800 });
    const pages = ['people', 'keys', 'workloads', 'webhooks', 'made', 'sessions', 'audit'];
    for (const address of pages.map((name) => `/${name}`)) {
      await lab.open(address);
      await page().locator('.scroll tbody tr').first().waitFor();
      const over = await page().evaluate<number>(
        "Math.max(...[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth))",
      );
      expect([address, over]).toEqual([address, 0]);
      expect([address, await lab.violations()]).toEqual([address, []]);
    }
    await lab.open('/keys');
    await page().locator('.scroll tbody tr').first().waitFor();
    const before = () =>
      page().evaluate("getComputedStyle(document.querySelector('td:nth-child(2)'), '::before').content");
    expect(await before()).toBe('"May"');
    await page().setViewportSize({ width: 1_280, height: 800 });
    expect(await before()).toBe('none');
  });

  test('what a person made is shown with its maker, and ended at once', async () => {
    await lab.open('/made');
    const hook = row('pages-hook');
    await hook.getByText('webhook', { exact: true }).waitFor();
    const mine = hook.getByRole('link', { name: /^pages-.*@example\.com$/ });
    const name = (await mine.textContent())!;
    const first = row('an operator of the service').first();
    await first.waitFor();
    expect(await lab.violations()).toEqual([]);
    await mine.click();
    await first.waitFor({ state: 'detached' });
    expect(
      await page()
        .getByRole('row')
        .filter({ hasText: /pages-(ci|main|hook)/ })
        .count(),
    ).toBe(3);
    await button('End all of it').click();
    expect(await lab.violations()).toEqual([]);
    await page().getByLabel(`Type ${name} to confirm`).fill(name);
    await inDialog('End all of it').click();
    await page().getByText(`What ${name} made has ended`).waitFor();
    await waitFor('nothing in use', async () => (await page().getByText('active', { exact: true }).count()) === 0);
    expect((await api('/v1/admin/webhooks')).webhooks).toMatchObject([{ status: 'disabled' }]);
    expect(lab.problems).toEqual([]);
  });

  test('the account leads to the same page of the other cells, and of a machine to its list', async () => {
    const db = await life.service().database();
    const cells = [
      { name: 'here', url: life.service().url, regions: ['north'] },
      { name: 'there', url: 'https://there.example:8443', regions: ['east', 'far-east'] },
    ];
    const summary = page().getByText('Cell here');
    try {
      await lab.open('/usage?window=month');
      expect(await summary.count()).toBe(0);
      await applyCells(db, { cell: 'here', cells });
      // The service reads the list again after some seconds.
      await waitFor('the cells', async () => {
        await page().reload();
        await summary.waitFor({ timeout: 2_000 });
        return true;
      });
      await summary.click();
      const link = page().getByRole('link', { name: /^there/ });
      expect(await link.textContent()).toBe('there east, far-east');
      expect(await link.getAttribute('href')).toBe('https://there.example:8443/console/usage?window=month');
      expect(await page().getByRole('link', { name: /^here/ }).count()).toBe(0);
      expect(await lab.violations()).toEqual([]);
      await lab.open('/machines/vm/web');
      await summary.click();
      expect(await link.getAttribute('href')).toBe('https://there.example:8443/console/machines');
    } finally {
      await applyCells(db, {});
      await db.$disconnect();
    }
  });

  test('a tenant that is not admitted reads why on the first page', async () => {
    const account = await api('/v1/admin/account');
    for (const tenant of account.tenants) tenant.waits_for = 'a host of class metal-1 in north';
    await page().route('**/v1/admin/account*', (route) => route.fulfill({ json: account }));
    await lab.open('/overview');
    await page().getByText('Your tenant is not ready yet: a host of class metal-1 in north').waitFor();
  });

  test('the first page can be used while ten thousand machines are still read', async () => {
    await page().unroute('**/v1/admin/account*');
    let go = () => {};
    await fakeMachines(page(), 10_000, new Promise<void>((resolve) => (go = resolve)));
    await lab.open('/overview');
    const machines = page()
      .getByRole('main')
      .getByRole('link', { name: /^(not known yet|10,000)$/ });
    await page().getByRole('link', { name: 'New machine' }).click({ trial: true });
    await page().getByRole('region', { name: 'Who did what' }).getByRole('listitem').first().waitFor();
    expect(await machines.first().textContent()).toBe('not known yet');
    go();
    await page().getByRole('link', { name: '10,000', exact: true }).first().waitFor();
  });
});
