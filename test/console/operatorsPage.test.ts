/** The operators' page in a real browser: the built role `operator` beside a running service, and tokens of two roles. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Database } from '../../src/store/core/db.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { isThere, launch } from '../support/chromium.ts';
import { newContext, picture, violationsOn, watch } from '../support/console/consoleLab.ts';
import { program, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const inChromium = isThere ? describe : describe.skip;
const dist = path.join(import.meta.dirname, '..', '..', 'dist');
const token = `ada-${'x'.repeat(40)}`;
const viewToken = `vic-${'x'.repeat(40)}`;
const everyone = `ada:${token}\nvic/view:${viewToken}\n`;

inChromium("the operators' page", () => {
  let service: Service;
  let browser: Awaited<ReturnType<typeof launch>>;
  let db: Database;
  let role: ChildProcess;
  let url = '';
  let context: BrowserContext;
  let page: Page;
  let tokensFile: string;
  const problems: string[] = [];

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launch()]);
    db = await service.database();
    const { dataDir } = service;
    tokensFile = path.join(dataDir, 'operators');
    await writeFile(tokensFile, everyone);
    const { certFile, keyFile } = await ensureTls(dataDir);
    role = spawn(process.execPath, [program, 'operator'], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        DATABASE_URL: (await embeddedDatabaseUrl(dataDir))!,
        HTTPS_PORT: '0',
        TLS_CERT_FILE: certFile,
        TLS_KEY_FILE: keyFile,
        OPERATOR_TOKENS_FILE: tokensFile,
      },
    });
    let said = '';
    for (const stream of [role.stdout!, role.stderr!]) stream.on('data', (text) => (said += String(text)));
    await waitFor('the role to listen', () => {
      url = (/"url":"(https:[^"]+)"/.exec(said)?.[1] ?? '').replace('127.0.0.1', 'localhost');
      if (role.exitCode !== null) throw new Error(said);
      return url !== '';
    });
    await Promise.all(['web', 'db'].map((name) => service.createVm(name)));
    await service.call('POST', service.vms, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'failed' },
      spec: { imageRef: 'no-such-image', ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }] },
    });
    await Promise.all(['web', 'db'].map((name) => service.untilReady(name)));
    await enter(token);
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    if (role) {
      role.kill('SIGTERM');
      await once(role, 'exit');
    }
    await db?.$disconnect();
    await service?.stop();
  }, 120_000);

  /** A tab of its own for each operator. */
  async function enter(as: string): Promise<void> {
    await context?.close();
    context = await newContext(browser);
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    watch(page, problems);
    await page.goto(`${url}/`);
    await page.getByLabel('Token').fill(as);
    await button('Sign in').click();
  }
  const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
  const open = async (address: string, title: string) => {
    await page.goto(`${url}/console${address}`);
    await heading(title).waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
  };
  const hostOf = async (name: string) => {
    const machine = await db.machine.findFirstOrThrow({ where: { name }, select: { uid: true } });
    return (await db.placement.findFirstOrThrow({ where: { machineUid: machine.uid, releasedAt: null } })).hostName;
  };

  test('the first page says what needs a person, which hosts are ready, and when they will be full', async () => {
    await heading('Overview').waitFor();
    const parts = page.getByRole('region', { name: 'Parts' });
    await parts.getByText(/^ok, https:/).waitFor();
    const hosts = await db.host.count({ where: { retired: false } });
    await page
      .getByRole('link', { name: String(hosts), exact: true })
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'When the hosts will be full' }).getByRole('table').waitFor();
    await page.getByText('Operator: owner').waitFor();
    await picture('operators', page);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('what needs a person comes with what to do, and a part that is away with why', async () => {
    const response = page.waitForResponse((each) => each.url().endsWith('/commands/status'));
    await page.reload();
    const read = await (await response).json();
    const finding = {
      alert: 'HostLost',
      what: 'sim-9 is lost',
      mend: 'look at its power',
      page: 'operations.md#hosts',
    };
    const temporal = { state: 'away', why: 'no response' };
    const changed = { ...read, verdict: 'act', findings: [finding], temporal };
    await page.route('**/commands/status', (route) => route.fulfill({ json: changed }));
    await page.reload();
    await page.getByText('needs you', { exact: true }).waitFor();
    const found = page.getByRole('region', { name: 'Needs a person' });
    await found.getByText('sim-9 is lost').waitFor();
    await found.getByText('look at its power').waitFor();
    await page.getByRole('region', { name: 'Parts' }).getByText('away no response').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/commands/status');
    await page.route('**/commands/status', (route) => route.abort());
    await page.reload();
    await page.getByRole('status').getByText('The service cannot be reached').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/commands/status');
    await button('Try again').click();
    await page
      .getByRole('region', { name: 'Parts' })
      .getByText(/ok, https:/)
      .waitFor();
  });

  test('the token stays in the tab: not in the address, a cookie, or what the browser keeps', async () => {
    expect(page.url()).toBe(`${url}/`);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(token);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.reload();
    expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);
    await heading('Overview').waitFor();
    const other = await context.newPage();
    await other.goto(`${url}/console/hosts`);
    await other.getByLabel('Token').waitFor();
    await other.close();
  });

  test('an operator finds the host of a machine, cordons it, and reads the command that does the same', async () => {
    const name = await hostOf('web');
    await open('/hosts', 'Hosts');
    await row(name).first().getByText('ready', { exact: true }).waitFor();
    await page.getByRole('link', { name, exact: true }).click();
    await heading(name).waitFor();
    await page.getByRole('link', { name: `${service.namespace}/web` }).waitFor();
    await button('Cordon').click();
    const command = dialog().getByRole('region', { name: 'command that does the same' });
    expect(await command.textContent()).toBe(`compute-service hosts cordon ${name}`);
    expect(await violationsOn(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Cordon', exact: true }).click();
    await page.getByText(`${name} is cordoned: no new machine is placed there.`, { exact: false }).waitFor();
    await page.getByText('cordoned', { exact: true }).waitFor();
    expect(await db.host.findUniqueOrThrow({ where: { name } })).toMatchObject({ cordoned: true });
    const event = { action: 'host.cordon', target: { contains: name }, actorName: 'ada' };
    expect(await db.auditEvent.count({ where: event })).toBe(1);
    await button('Uncordon').click();
    await dialog().getByRole('button', { name: 'Uncordon', exact: true }).click();
    await page.getByText('ready', { exact: true }).first().waitFor();
  });

  test('an act that stops something says what it would do, and does it once that was read', async () => {
    await open(`/machines/vm/${service.namespace}/db`, `${service.namespace}/db`);
    await button('Stop').click();
    await dialog().getByLabel('Reason').fill('it sends spam');
    await button('Preview').click();
    await dialog().getByRole('status').waitFor();
    const preview = await dialog().getByRole('status').textContent();
    expect(preview).toContain(`${service.namespace}/db`);
    expect(preview).not.toContain('--yes');
    expect((await service.getVm('db')).status.readyForAccess).toBe(true);
    // Other values need a preview of their own.
    await dialog().getByLabel('Reason').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', case 4711');
    expect(await dialog().getByLabel('Reason').inputValue()).toBe('it sends spam, case 4711');
    await button('Preview').click();
    await button('Stop now').click();
    await dialog()
      .waitFor({ state: 'detached' })
      .catch(() => button('Close').last().click());
    await waitFor('the machine to be stopped', async () => !(await service.getVm('db')).status.readyForAccess);
    await open('/waits', 'What waits');
    await open(`/machines/vm/${service.namespace}/db`, `${service.namespace}/db`);
    await page.getByText('case 4711').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await button('Start').click();
    await dialog().getByLabel('Reason').fill('case 4711 is closed');
    await dialog().getByRole('button', { name: 'Start', exact: true }).click();
    await service.untilReady('db');
  }, 120_000);

  test('an act does what was previewed: nothing changes meanwhile, and a key that is held goes no further', async () => {
    await open('/customers/demo', 'demo');
    const sent: { yes?: boolean; reason: string }[] = [];
    let release = () => {};
    await page.route('**/v1/operator/commands/customers/suspend', async (route) => {
      sent.push(route.request().postDataJSON());
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    await button('Suspend').click();
    const given = dialog().getByLabel('Reason');
    await given.fill('invoice 4711 was not paid');
    await given.press('Enter');
    await waitFor('the preview to be asked for', () => sent.length === 1);
    expect([await given.isDisabled(), await button('Cancel').isDisabled()]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    release();
    await button('Suspend now').waitFor();
    // As the keyboard repeats it while it is held.
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(sent).toEqual([{ slug: 'demo', reason: 'invoice 4711 was not paid' }]);
    await button('Suspend now').click();
    await waitFor('the act', () => sent.length === 2);
    release();
    await page.getByText('suspended', { exact: true }).waitFor();
    expect(sent[1]).toEqual({ ...sent[0], yes: true });
    await page.unroute('**/v1/operator/commands/customers/suspend');
    // What came of a lost response is not known, and the act is off until something changes.
    await page.route('**/v1/operator/commands/customers/resume', (route) => route.abort());
    await page.reload();
    await button('Resume').click();
    await dialog().getByLabel('Reason').fill('invoice 4711 was paid');
    const resume = dialog().getByRole('button', { name: 'Resume', exact: true });
    await resume.click();
    await dialog().getByText('It is not known whether this was done').waitFor();
    expect(await resume.isDisabled()).toBe(true);
    await page.unroute('**/v1/operator/commands/customers/resume');
    await dialog().getByLabel('Reason').fill('invoice 4711 was paid by check');
    await resume.click();
    await page.getByText('active', { exact: true }).first().waitFor();
  });

  test('characters that turn or hide a text are shown as what they are', async () => {
    const { displayName } = await db.customer.findUniqueOrThrow({ where: { slug: 'demo' } });
    await db.customer.update({ where: { slug: 'demo' }, data: { displayName: 'acme\u202emoc' } });
    await open('/customers', 'Customers');
    await page.getByText('acme\\u202emoc').first().waitFor();
    await db.customer.update({ where: { slug: 'demo' }, data: { displayName } });
  });

  test('a refusal stands at the act, in the words of the command', async () => {
    await open('/customers/demo', 'demo');
    await button('Suspend').click();
    await dialog().getByLabel('Reason').fill('short');
    await button('Preview').click();
    await dialog().getByRole('alert').getByText('at least 8 characters').waitFor();
    await dialog().getByLabel('Reason').fill('invoice 4711 was not paid');
    await button('Preview').click();
    await button('Suspend now').click();
    await page.getByText('suspended', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await db.customer.findUniqueOrThrow({ where: { slug: 'demo' } })).toMatchObject({ status: 'suspended' });
    await page.reload();
    await button('Resume').click();
    await dialog().getByLabel('Reason').fill('invoice 4711 was paid');
    await dialog().getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByText('active', { exact: true }).first().waitFor();
  });

  test('machines are filtered by what the command takes, and the address keeps the filter', async () => {
    await open('/machines', 'Machines');
    await row('/web').waitFor();
    await page.getByText('Filter', { exact: true }).first().click();
    await page.getByLabel('Phase').selectOption('Failed');
    await button('Filter').click();
    await row('/web').waitFor({ state: 'detached' });
    await row('/failed').getByText('no-such-image').waitFor();
    expect(page.url()).toBe(`${url}/console/machines?phase=Failed`);
    await page.getByText('At a terminal').click();
    const command = page.getByRole('region', { name: 'command that reads the same' });
    expect(await command.textContent()).toBe('compute-service instances list --phase Failed');
    await page.reload();
    await row('/failed').waitFor();
    expect(await row('/web').count()).toBe(0);
  });

  test('the machine that a request created is found by the id of the request', async () => {
    const { requestId } = await db.machine.findFirstOrThrow({ where: { name: 'failed' } });
    await open('/found', 'Find by request');
    await page.getByText('Say what to look for').waitFor();
    await page.getByLabel('Request id').fill(requestId!);
    await button('Filter').click();
    await row('no-such-image')
      .getByRole('link', { name: `${service.namespace}/failed` })
      .click();
    await page
      .getByText(/no-such-image/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'demo', exact: true }).waitFor();
  });

  test('maintenance is planned for a time, shown with its host, and canceled', async () => {
    const name = await hostOf('web');
    await open('/maintenance', 'Maintenance');
    await page.getByText('No maintenance is planned').waitFor();
    await open(`/hosts/${name}`, name);
    await button('Plan maintenance').click();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16);
    await dialog()
      .getByLabel('From')
      .fill(at(2 * 86_400_000));
    await dialog()
      .getByLabel('Until')
      .fill(at(3 * 86_400_000));
    await dialog().getByLabel('Reason').fill('new disks for the rack');
    await button('Preview').click();
    await dialog()
      .getByText(/The customers of \d machines? there read: "new disks for the rack"\./)
      .waitFor();
    expect(await db.host.findUniqueOrThrow({ where: { name } })).toMatchObject({ maintenanceEndsAt: null });
    await button('Plan maintenance now').click();
    await dialog()
      .getByText(/told the customers of \d machine/)
      .waitFor();
    await button('Close').click();
    await open('/maintenance', 'Maintenance');
    await row(name).getByText('in 1 d').waitFor();
    await button(`Acts on ${name}`).click();
    await page.getByRole('menuitem', { name: 'Cancel maintenance' }).click();
    await dialog().getByLabel('Reason').fill('the disks are late');
    await button('Preview').click();
    await button('Cancel maintenance now').click();
    await page.getByText('No maintenance is planned').waitFor();
    expect(await db.host.findUniqueOrThrow({ where: { name } })).toMatchObject({ maintenanceEndsAt: null });
  });

  test('no page breaks a rule of axe or scrolls sideways, light on a telephone or dark at a desk', async () => {
    const host = await hostOf('web');
    const pages: [string, string][] = [
      ['/overview', 'Overview'],
      ['/waits', 'What waits'],
      ['/hosts', 'Hosts'],
      [`/hosts/${host}`, host],
      ['/maintenance', 'Maintenance'],
      ['/capacity', 'Capacity'],
      ['/machines', 'Machines'],
      [`/machines/vm/${service.namespace}/web`, `${service.namespace}/web`],
      ['/found', 'Find by request'],
      ['/orphans', 'Orphans'],
      ['/customers', 'Customers'],
      ['/customers/demo', 'demo'],
      ['/requests', 'Limit requests'],
      ['/limits', 'Limits'],
      ['/audit', 'Audit log'],
      ['/commands', 'All commands'],
      ['/nowhere', 'Page not found'],
    ];
    for (const [address, title] of pages) {
      await open(address, title);
      // Colors do not depend on the width: each is looked at once.
      for (const [width, colorScheme] of [
        [390, 'light'],
        [1_280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate<number[]>(
          '[document.documentElement.scrollWidth - innerWidth, ' +
            "...[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth)]",
        );
        expect([address, width, Math.max(0, ...over)]).toEqual([address, width, 0]);
        await page.emulateMedia({ colorScheme });
        expect([address, width, colorScheme, await violationsOn(page)]).toEqual([address, width, colorScheme, []]);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }, 300_000);

  test('a viewer sees the same, and what they may not do is off with the role that it needs', async () => {
    const name = await hostOf('web');
    await enter(viewToken);
    await page.getByText('Operator: view').waitFor();
    await open(`/hosts/${name}`, name);
    await page.getByRole('link', { name: `${service.namespace}/web` }).waitFor();
    expect(await button('Cordon (needs the role fleet)').isDisabled()).toBe(true);
    await button(`Acts on ${name}`).click();
    const drain = page.getByRole('menuitem', { name: /^Drain/ });
    expect([await drain.getAttribute('aria-disabled'), await drain.textContent()]).toEqual([
      'true',
      'Drainneeds the role fleet',
    ]);
    await page.keyboard.press('Escape');
    // The page only says so; the API refuses it.
    const status = await page.evaluate(async (host) => {
      const { sessionStorage: kept } = globalThis as never as { sessionStorage: { getItem(name: string): string } };
      const authorization = `Bearer ${kept.getItem('compute.operator-token')}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: host });
      return (await fetch('/v1/operator/commands/hosts/cordon', { method: 'POST', headers, body })).status;
    }, name);
    expect(status).toBe(403);
    expect(await db.host.findUniqueOrThrow({ where: { name } })).toMatchObject({ cordoned: false });
    await open('/commands', 'All commands');
    expect(await button('Open hosts cordon').isDisabled()).toBe(true);
    expect(await button('Open hosts list').isDisabled()).toBe(false);
  });

  test('a token that is taken out of the file ends the page, which says so', async () => {
    await open('/hosts', 'Hosts');
    await writeFile(tokensFile, `ada:${token}\n`);
    await button('Read again').click();
    await heading('Your token is no longer good').waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.getByLabel('Token').fill(viewToken);
    await button('Sign in').click();
    await page.getByRole('alert').getByText('operator’s token is needed').waitFor();
    await writeFile(tokensFile, everyone);
    await button('Sign in').click();
    await heading('Hosts').waitFor();
  });

  test('it is served by the operators’ API alone, with the policy of the console, and asks nothing else', async () => {
    const served = await page.goto(`${url}/console/hosts`);
    expect(served!.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(served!.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const own = (await readdir(path.join(dist, 'operator-console', 'assets'))).filter((name) =>
      /^main-.*js$/.test(name),
    );
    expect(own).toHaveLength(1);
    expect((await context.request.get(`${url}/console/assets/${own[0]}`)).status()).toBe(200);
    expect((await context.request.get(`${service.url}/console/assets/${own[0]}`)).status()).toBe(404);
    expect((await context.request.get(`${url}/console/assets/..%2Findex.html`)).status()).toBe(404);
    expect((await context.request.post(`${url}/console/hosts`)).status()).toBe(405);
    expect(problems).toEqual([]);
  });
});

test('the customers’ console has nothing of the operators’ page, nor that of the customers’ API', async () => {
  const textOf = async (folder: string) => {
    const assets = path.join(dist, folder, 'assets');
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    return (await Promise.all(scripts.map((name) => readFile(path.join(assets, name), 'utf8')))).join('\n');
  };
  const [customers, operators] = await Promise.all(['console', 'operator-console'].map(textOf));
  expect([customers!.includes('/v1/admin/'), operators!.includes('/v1/operator/')]).toEqual([true, true]);
  expect(customers).not.toMatch(/\/v1\/operator|operator-token|hosts cordon/);
  expect(operators).not.toMatch(/\/v1\/admin|\/v1\/compute|\/v1\/auth/);
});
