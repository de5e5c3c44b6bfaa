/** The console's flows in a real browser, on one running service. */
import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { executablePath, isThere } from '../support/chromium.ts';
import { type ConsoleLab, newContext, openConsoleLab, signInAddress } from '../support/console/consoleLab.ts';
import { fakeMachines } from '../support/console/manyMachines.ts';
import { makePerson } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const inChromium = isThere ? describe : describe.skip;
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65tjkxFNOtwGcWB2gCgPhk ada@laptop';

inChromium(`the console in Chromium${isThere ? '' : ` (${executablePath} is not installed)`}`, () => {
  let lab: ConsoleLab;
  beforeAll(async () => {
    lab = await openConsoleLab();
  }, 240_000);
  afterAll(() => lab?.stop(), 60_000);
  const page = () => lab.page;
  const button = (name: string | RegExp) => page().getByRole('button', { name });
  const heading = (name: string) => page().getByRole('heading', { level: 1, name });
  const fromMenu = async (of: string, act: string) => {
    await button(of).first().click();
    await page().getByRole('menuitem', { name: act, exact: true }).click();
  };
  const row = (text: string | RegExp) => page().getByRole('row').filter({ hasText: text });

  test('without a session asks for the account, and says how to sign in', async () => {
    await page().goto(`${lab.service.url}/`);
    await heading('Sign in').waitFor();
    expect(await page().title()).toBe('Sign in · compute-service');
    expect((await page().getByLabel('Account').boundingBox())!.width).toBeLessThan(420);
    expect(await lab.violations()).toEqual([]);
    await page().getByLabel('Account').fill('demo');
    await button('Continue').click();
    await page().waitForURL(/\/sign-in\?return_to=%2F&account=demo$/);
  });

  test('the printed address signs in once, and leaves the history without its code', async () => {
    const bytes: number[] = [];
    page().on('response', (response) => {
      if (/\/(console\/assets\/.*)?$/.test(new URL(response.url()).pathname))
        bytes.push(Number(response.headers()['content-length'] ?? Number.NaN));
    });
    await page().goto(signInAddress(lab.service));
    await heading('Overview').waitFor();
    await page().getByText('No failed or waiting machines').waitFor();
    await page().getByRole('region', { name: 'Who did what' }).getByText('created the account demo').waitFor();
    expect(page().url()).toBe(`${lab.service.url}/`);
    // Everything of the first view, as it was transferred.
    expect(bytes.length).toBeGreaterThanOrEqual(3);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(200_000);
    expect(await lab.violations()).toEqual([]);
    await lab.open('/machines');
    await page().getByText('No machines yet').waitFor();
    expect(await lab.violations()).toEqual([]);
    const other = await newContext(lab.browser);
    const late = await other.newPage();
    await late.goto(signInAddress(lab.service));
    await late.getByText('This sign-in was used').waitFor();
    await other.close();
  });

  test('creates a machine, checks keys before anything is sent, and shows the commands that make the same', async () => {
    await page().getByRole('link', { name: 'New machine' }).click();
    await heading('New machine').waitFor();
    await page().getByLabel('Name', { exact: true }).fill('web');
    await page().getByText('Without a key, SSH lets you in only').waitFor();
    await page()
      .getByRole('radio', { name: /^debian-12/ })
      .check({ force: true });
    await page().getByLabel('More SSH keys').fill('-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA');
    await page().getByText('is a private key').or(page().getByText('Is a private key')).waitFor();
    expect(await button('Create machine').isDisabled()).toBe(true);
    await page().getByLabel('More SSH keys').fill(key);
    await page().getByText('ssh-ed25519 · ada@laptop').waitFor();
    await page().getByLabel('Labels').fill('tier=web\nteam=blue');
    const yaml = await page().getByRole('region', { name: 'kubectl command' }).textContent();
    expect(yaml).toContain('kind: VirtualMachine');
    expect(yaml).toContain(`- publicKey: ${key}`);
    expect(await lab.violations()).toEqual([]);
    const command = page().getByLabel('Command', { exact: true });
    for (const [form, part] of [
      ['command line', `compute-service machines create web \\\n  --image debian-12`],
      ['TypeScript', 'await virtualMachines.untilReady('],
      ['Terraform', '"imageRef": "debian-12"'],
    ] as const) {
      await command.selectOption(form);
      expect(
        await page()
          .getByRole('region', { name: `${form} command` })
          .textContent(),
      ).toContain(part);
    }
    await command.selectOption('curl');
    const curl = (await page().getByRole('region', { name: 'curl command' }).textContent())!;
    expect(curl).toContain(`${lab.service.url}${lab.service.vms}`);
    // The machine of the form is the one of the command.
    const sent = page().waitForRequest((request) => request.method() === 'POST');
    await button('Create machine').click();
    expect(JSON.parse((await sent).postData()!)).toEqual(JSON.parse(/-d '(\{[\s\S]*\})'/.exec(curl)![1]!));
    await heading('web').waitFor();
  });

  test('follows a machine to ready, and gives the command that reaches it', async () => {
    await lab.open('/machines/vm/web');
    const access = page().getByRole('region', { name: 'Access', exact: true });
    await access.getByText('ready', { exact: true }).waitFor({ timeout: 60_000 });
    const command = await page().getByRole('region', { name: 'command for ssh' }).textContent();
    expect(command).toMatch(/ssh web/);
    await page().getByText('SSH host keys').click();
    await page()
      .getByRole('region', { name: /^host key/ })
      .first()
      .waitFor();
    expect(await lab.violations()).toEqual([]);
    await page().getByText('SSH host keys').click();
    const timeline = page().getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Ready', { exact: true }).waitFor();
    await timeline.getByText('Scheduled', { exact: true }).waitFor();
  });

  test('changes labels, and the change of another client arrives without a reload', async () => {
    await button('Edit labels').click();
    await page().getByRole('textbox', { name: 'Labels' }).fill('tier=front');
    await button('Save labels').click();
    await page().getByText('tier=front').waitFor();
    expect((await lab.service.getVm('web')).metadata.labels).toEqual({ tier: 'front' });
    await button('Edit labels').click();
    await page().getByRole('textbox', { name: 'Labels' }).fill('not a label=x');
    await button('Save labels').click();
    await page().locator('.fault, [role=alert]').first().waitFor();
    await button('Cancel').click();
    await lab.service.createVm('db');
    await lab.open('/machines');
    await row('db').waitFor();
    await lab.service.deleteVm('db');
    await row('db').waitFor({ state: 'detached', timeout: 60_000 });
  });

  test('says why a machine failed, and what to do', async () => {
    await lab.service.createVm('broken', { fault: 'create-fails' });
    await lab.service.call('POST', lab.service.vms, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'imageless', labels: { tier: 'back' } },
      spec: { imageRef: 'no-such-image' },
    });
    await lab.open('/machines?order=phase');
    await row('imageless').getByText('Failed: ImageUnavailable').waitFor({ timeout: 60_000 });
    await row('imageless').getByRole('link').click();
    await page().getByText('It failed: ImageUnavailable').waitFor();
    await page().getByText('Delete the machine and create it with an image that is available').first().waitFor();
    expect(await lab.violations()).toEqual([]);
  });

  test('filters by text, label, phase, and kind, and keeps the filter in the address', async () => {
    await lab.open('/machines');
    await row('web').waitFor();
    await page().getByLabel('Filter by label').fill('tier=back');
    await row('web').waitFor({ state: 'detached' });
    expect(await row('imageless').count()).toBe(1);
    await page().reload();
    await row('imageless').waitFor();
    expect(await row('web').count()).toBe(0);
    await page().getByLabel('Filter by label').fill('');
    await page().getByLabel('Phase').selectOption('Running');
    await row('imageless').waitFor({ state: 'detached' });
    await row('web').waitFor();
    await page().getByLabel('Kind').selectOption('BareMetalMachine');
    await page().getByText('No machines match these filters').waitFor();
    await button('Show all').click();
    await page().getByLabel('Filter by text').fill('IMAGELESS');
    await row('web').waitFor({ state: 'detached' });
    expect(await row('imageless').count()).toBe(1);
  });

  test('deletes a machine only once its name is typed', async () => {
    await lab.open('/machines/vm/imageless');
    await fromMenu('More acts on imageless', 'Delete');
    const confirm = button('Delete the machine');
    expect(await confirm.isDisabled()).toBe(true);
    expect(await lab.violations()).toEqual([]);
    await page()
      .getByLabel(/^Type imageless/)
      .fill('imageless');
    await confirm.click();
    await page().getByText('This machine is gone').waitFor({ timeout: 60_000 });
    expect((await lab.service.call('GET', `${lab.service.vms}/imageless`)).status).toBe(404);
  });

  test('restarts a machine, and recreates one under its name, both with a word before', async () => {
    const uidOf = async (name: string) =>
      (await lab.service.call('GET', `${lab.service.vms}/${name}`)).body.metadata.uid;
    const ready = page().locator('.card').filter({ hasText: 'Access' }).getByText('ready', { exact: true });
    await lab.open('/machines/vm/web');
    await ready.waitFor({ timeout: 60_000 });
    const before = await uidOf('web');
    await button('Restart').click();
    expect(await lab.violations()).toEqual([]);
    await button('Switch off at once and start').click();
    await page().getByText('A restart was asked for', { exact: false }).first().waitFor();
    await ready.waitFor({ timeout: 60_000 });
    expect(await uidOf('web')).toBe(before);
    await fromMenu('More acts on web', 'Recreate');
    await page()
      .getByLabel(/^Type web/)
      .fill('web');
    await button('Delete and create again').click();
    await waitFor('another machine of the name', async () => (await uidOf('web').catch(() => before)) !== before);
    await ready.waitFor({ timeout: 60_000 });
    await page().getByText('It is recreated').waitFor({ state: 'detached' });
  });

  test('ten thousand machines arrive by pages, and only what the window shows is drawn', async () => {
    const context = await newContext(lab.browser, { storageState: await lab.context.storageState() });
    const many = await context.newPage();
    const pages = await fakeMachines(many, 10_000);
    await many.goto(`${lab.service.url}/console/machines`);
    await many.getByText('10,000 machines').waitFor({ timeout: 60_000 });
    expect(pages.asked()).toBe(20);
    const drawn = () => many.locator('.rows .machine-row').count();
    expect(await drawn()).toBeLessThan(80);
    await many.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await many.getByRole('link', { name: 'vm-09999' }).waitFor();
    expect(await drawn()).toBeLessThan(80);
    expect(await many.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    await many.getByLabel('Filter by text').fill('vm-0499');
    await many.getByText('10 of 10,000 machines').waitFor();
    expect(await lab.violations(many)).toEqual([]);
    await context.close();
  });

  test('goes on after its position expired, and after the service was away', async () => {
    await lab.open('/machines');
    await row('web').waitFor();
    const expired = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Expired', code: 410, message: 'x' };
    await page().route(
      '**/virtualmachines?*watch=true*',
      (route) => route.fulfill({ status: 410, contentType: 'application/json', body: JSON.stringify(expired) }),
      { times: 1 },
    );
    lab.service.kill('api');
    await page().getByText('The service cannot be reached.').waitFor({ timeout: 60_000 });
    await lab.service.createVm('after');
    await row('after').waitFor({ timeout: 60_000 });
    await page().getByText('The service cannot be reached.').waitFor({ state: 'detached' });
  });

  test('shows usage by class, and saves it as a file', async () => {
    await lab.open('/usage');
    await row('general-1').first().waitFor();
    const [download] = await Promise.all([page().waitForEvent('download'), button('CSV').click()]);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('start,bucket,kind,class,billable_seconds,raw_active_seconds,machines');
    expect(lines[1]).toMatch(/^\d{4}-.*,day,VirtualMachine,general-1,\d+,\d+,\d+$/);
    expect(await lab.violations()).toEqual([]);
    await page().getByLabel('Times', { exact: true }).first().selectOption('utc');
    const month = await page().getByLabel('Time', { exact: true }).locator('option').nth(3).textContent();
    await page().getByLabel('Time', { exact: true }).selectOption(month);
    const focus = page().getByRole('link', { name: 'FOCUS' });
    const [file] = await Promise.all([page().waitForEvent('download'), focus.click()]);
    expect(file.suggestedFilename()).toBe(`focus-demo-${month}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^AvailabilityZone,BilledCost,.*\n$/);
  });

  test('shows capacity with what is used of it', async () => {
    await lab.open('/capacity');
    await page().getByRole('meter', { name: 'virtual machines of general-1' }).waitFor();
    await page()
      .getByText(/\d of 100 virtual machines/)
      .waitFor();
    await page()
      .getByRole('img', { name: /^Machines in use on average each (hour|day): at most (a hundredth|[\d.]+) of \d+\.$/ })
      .waitFor();
    await page()
      .getByRole('img', { name: /^Time to ready: Half of \d+ within \d+ s, all within \d+ s\.$/ })
      .waitFor();
    expect(await lab.violations()).toEqual([]);
  });

  test('makes, rotates, and revokes a key, and says who made it', async () => {
    await lab.open('/keys');
    await row('default').getByText('by an operator of the service').waitFor();
    await button('New key').click();
    await page().getByLabel('Name').fill('deploys');
    expect(await lab.violations()).toEqual([]);
    await button('Make the key').click();
    const secret = await page().getByRole('region', { name: 'the key' }).textContent();
    const [, id, value] = /id +(\S+)\nsecret +(\S+)/.exec(secret!)!;
    const [saved] = await Promise.all([
      page().waitForEvent('download'),
      page().getByRole('link', { name: 'Download the key' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('api-key.json');
    expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toEqual({ id, secret: value });
    const form = { grant_type: 'client_credentials', client_id: id!, client_secret: value! };
    expect((await page().request.post(`${lab.service.url}/v1/auth/token`, { form })).status()).toBe(200);
    await button('I have kept it').click();
    await row('deploys').getByText('by owner@localhost').waitFor();
    await fromMenu('Acts on deploys', 'Rotate');
    await button('Rotate').and(page().locator('dialog *')).click();
    await page().getByText('The former key works until').waitFor();
    await button('I have kept it').click();
    await fromMenu('Acts on deploys', 'Revoke');
    await page()
      .getByLabel(/^Type deploys/)
      .fill('deploys');
    await button('Revoke the key').click();
    await row('deploys').getByText('revoked').waitFor();
    expect(await lab.violations()).toEqual([]);
  });

  test('invites a person, and revokes the invitation', async () => {
    await lab.open('/people');
    await row('owner@localhost').getByText('(you)').waitFor();
    await button('Invite').click();
    await page().getByLabel('E-mail address').fill('grace@example.com');
    await page().getByLabel('Name').fill('Grace');
    expect(await lab.violations()).toEqual([]);
    await button('Invite').and(page().locator('dialog *')).click();
    const link = await page().getByRole('region', { name: 'invitation link' }).textContent();
    expect(link).toContain(`${lab.service.url}/invitations/`);
    await button('Done').click();
    const invitations = page().getByRole('region', { name: 'Invitations' });
    await invitations.getByText('pending').waitFor();
    expect(await lab.violations()).toEqual([]);
    await button('Revoke').click();
    await invitations.getByText('revoked').waitFor();
  });

  test('explains why a token is refused', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const issuerKey = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' };
    await lab.open('/workloads');
    await button('Add a provider').click();
    await page().getByLabel('Name').fill('ci');
    await page().getByLabel('Issuer').fill('https://issuer.example');
    await page().getByLabel('Its keys come from').selectOption('stored-jwks');
    await page().getByLabel('Key set', { exact: true }).fill('not JSON');
    await page().getByLabel('Audiences').fill('compute');
    const add = button('Add').and(page().locator('dialog *'));
    await add.click();
    await page().getByRole('alert').getByText('The key set is not JSON').waitFor();
    expect(await lab.violations()).toEqual([]);
    await page()
      .getByLabel('Key set', { exact: true })
      .fill(JSON.stringify({ keys: [issuerKey] }));
    await add.click();
    await row('ci').waitFor();
    await button('Add a principal').click();
    await page().getByLabel('Name').fill('deployer');
    await page().getByLabel('Value').fill('repo:acme/web');
    expect(await lab.violations()).toEqual([]);
    await add.click();
    await row('deployer').waitFor();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: 'https://other.example', aud: 'compute', sub: 'repo:acme/web', exp: 4_000_000_000 };
    await page()
      .getByLabel('Token', { exact: true })
      .fill(`${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}.c2lnbmF0dXJl`);
    await button('Explain').click();
    await page().getByText('This token is refused.').waitFor();
    expect(await page().getByText('failed', { exact: true }).count()).toBeGreaterThan(0);
    expect(await lab.violations()).toEqual([]);
  });

  test('filters the audit log', async () => {
    await lab.open('/audit');
    await row('machine.create').first().getByRole('link', { name: 'after' }).waitFor();
    await page().getByLabel('Action').fill('api-key.create');
    await button('Filter').click();
    await row('machine.create').first().waitFor({ state: 'detached' });
    await row('api-key.create').first().waitFor();
    await row('api-key.create').first().getByText('deploys', { exact: true }).waitFor();
    expect(await lab.violations()).toEqual([]);
    await page().getByLabel('Outcome').selectOption('refused');
    await page().getByText('No events match these filters').waitFor();
  });

  test('those who may not are told so, and see no pages of others', async () => {
    const db = await lab.service.database();
    try {
      const customer = await db.customer.findUniqueOrThrow({ where: { slug: 'demo' }, include: { tenants: true } });
      const ids = { customerId: customer.id, tenantId: customer.tenants[0]!.id };
      const developer = await makePerson(db, ids, 'developer', { name: 'dev' });
      const context = await newContext(lab.browser);
      await context.addCookies([
        { name: '__Host-session', value: developer.token, url: lab.service.url, secure: true },
      ]);
      const tab = await context.newPage();
      await tab.goto(`${lab.service.url}/console/audit`);
      await tab.getByRole('alert').getByText('Not allowed').waitFor();
      expect(await tab.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
      expect(await lab.violations(tab)).toEqual([]);
      const billing = await makePerson(db, ids, 'billing', { name: 'bill' });
      await context.addCookies([{ name: '__Host-session', value: billing.token, url: lab.service.url, secure: true }]);
      await tab.goto(`${lab.service.url}/`);
      await tab.getByRole('alert').getByText('Not allowed').waitFor();
      await context.close();
    } finally {
      await db.$disconnect();
    }
  });

  test('is used by keyboard alone, with focus where the page begins', async () => {
    await page().setViewportSize({ width: 1_280, height: 800 });
    await page().emulateMedia({ colorScheme: 'light' });
    await lab.open('/machines');
    await row('web').waitFor();
    await page().getByRole('link', { name: 'after' }).focus();
    await page().keyboard.press('ArrowDown');
    const focused = () => page().evaluate<string>('document.activeElement?.textContent');
    const named = () => page().evaluate<string>('document.activeElement?.ariaLabel');
    expect(await focused()).not.toBe('after');
    await page().getByRole('link', { name: 'web', exact: true }).focus();
    await page().keyboard.press('Enter');
    await heading('web').waitFor();
    await waitFor('the heading to have focus', async () => (await focused()) === 'web');
    // The next key finds the list, however late the next frame is.
    const opened = page().evaluate<string>(
      `(async () => {
        document.querySelector('[aria-label="More acts on web"]').click();
        await null;
        return document.activeElement.role;
      })()`,
    );
    expect(await opened).toBe('menuitem');
    await page().keyboard.press('Escape');
    await waitFor('the button to have focus', async () => (await named()) === 'More acts on web');
    // Its last item is what destroys.
    for (const key of ['Enter', 'End', 'Enter']) await page().keyboard.press(key);
    await page().getByRole('dialog', { name: 'Delete web?' }).waitFor();
    await page().keyboard.press('Escape');
    await page().getByRole('dialog').waitFor({ state: 'detached' });
    await waitFor('the button to have focus again', async () => (await named()) === 'More acts on web');
  });

  test('is served compressed, its parts for good and its page never from a cache', async () => {
    const get = (at: string, coding: string) =>
      page().request.get(lab.service.url + at, { headers: { 'accept-encoding': coding } });
    const index = await get('/', 'gzip');
    expect(index.headers()).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
      ),
    });
    const asset = /src="(\/console\/assets\/[^"]+\.js)"/.exec(await index.text())![1]!;
    for (const [coding, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ] as const) {
      const { 'content-encoding': encoding, 'cache-control': caching } = (await get(asset, coding)).headers();
      expect([encoding, caching]).toEqual([sent, 'public, max-age=31536000, immutable']);
    }
    expect((await get('/console/assets/none.js', 'br')).status()).toBe(404);
    expect((await get('/console/assets/..%2f..%2f..%2fpackage.json', 'br')).status()).toBe(404);
  });

  test('signs out, and a session that has ended asks for another sign-in', async () => {
    await lab.open('/sessions');
    await row('active').first().waitFor();
    expect(await lab.violations()).toEqual([]);
    await button('End').first().click();
    await heading('Your session has ended').waitFor();
    await page().goto(await newAddress(lab));
    await heading('Overview').waitFor();
    await button('Sign out').click();
    await page().waitForURL(/\/sign-in\?signed-out=1$/);
    await page().goto(`${lab.service.url}/`);
    await heading('Sign in').waitFor();
    expect(lab.problems).toEqual([]);
  });
});

/** As `sign-in local` prints it. */
async function newAddress({ service }: ConsoleLab): Promise<string> {
  const { localSignInAddress } = await import('../../src/cli/session/signInCommands.ts');
  const db = await service.database();
  try {
    return (await localSignInAddress(db, { dataDir: service.dataDir, publicUrl: service.url }))!;
  } finally {
    await db.$disconnect();
  }
}
