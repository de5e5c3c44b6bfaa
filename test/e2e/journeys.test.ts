/**
 * What the guides of docs/guides do, done by a person in a real browser: from an empty data folder, by clicks and typing
 * alone. Takes the pictures of docs/console.md: UPDATE=1 writes them.
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { executablePath, follow, isThere } from '../support/chromium.ts';
import { type ConsoleLab, newContext, openConsoleLab, signInAddress } from '../support/console/consoleLab.ts';
import { type RealIssuer, startRealIssuer } from '../support/federation/issuers.ts';
import { makeKey, signToken } from '../support/federation/signedTokens.ts';
import { clientSecret, startIdp } from '../support/people/signInLab.ts';
import { life } from '../support/worlds/service.ts';

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65tjkxFNOtwGcWB2gCgPhk ada@laptop';
const githubKey = makeKey('RS256', 'github-1');
/** For what a busy machine may take. */
const patientMs = 90_000;

const inChromium = isThere ? describe : describe.skip;

inChromium(`from an empty data folder, a person${isThere ? '' : ` (${executablePath} is not installed)`}`, () => {
  let lab: ConsoleLab;
  let page: Page;
  let github: RealIssuer;
  let provider: { process: ChildProcess; issuer: string };
  life.needs(async () => ({ IDENTITY_ALLOW_LOOPBACK: 'true' }));
  beforeAll(async () => {
    lab = await openConsoleLab(life.service());
    page = lab.page;
    page.setDefaultTimeout(patientMs);
    const claims = { sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/main', aud: lab.service.url };
    [github, provider] = await Promise.all([
      startRealIssuer([githubKey], claims),
      startIdp(`${lab.service.url}/v1/auth/callback`),
    ]);
    await page.goto(signInAddress(lab.service));
    await heading('Overview').waitFor();
  }, 300_000);
  afterAll(async () => {
    provider?.process.kill();
    await github?.stop();
    await lab?.stop();
    await life.service().verifyCleanSlate();
  }, 120_000);

  const heading = (name: string | RegExp, of = page) => of.getByRole('heading', { level: 1, name });
  const button = (name: string | RegExp, of = page) => of.getByRole('button', { name });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const field = (label: string | RegExp, of = page) => of.getByLabel(label, { exact: true });
  const row = (text: string | RegExp, of = page) => of.getByRole('row').filter({ hasText: text });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const visit = async (name: string, of = page) => {
    await of.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();
    await heading(name, of).waitFor();
  };
  const shown = async (name: string) => (await region(name).textContent())!;

  async function beginMachine(name: string, image: string): Promise<void> {
    await visit('Machines');
    await page.getByRole('link', { name: 'New machine' }).click();
    await heading('New machine').waitFor();
    await field('Name').fill(name);
    await page.getByRole('radio', { name: new RegExp(`^${image}`) }).check({ force: true });
  }
  async function createMachine(name: string): Promise<void> {
    await button('Create machine').click();
    await heading(name).waitFor();
  }
  async function deleteMachine(name: string): Promise<void> {
    await button(`More acts on ${name}`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByLabel(`Type ${name} to confirm`).fill(name);
    await inDialog('Delete the machine').click();
    await page.getByText('This machine is gone').waitFor();
  }

  test('makes a first machine, sees why another one fails, and deletes both', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/events\?/.test(request.url())) asked.push(request.url().includes('watch=true') ? 'watch' : 'list');
    });
    await visit('Machines');
    await page.getByText('No machines yet').waitFor();
    await beginMachine('web', 'debian-12');
    await field(/^More SSH keys/).fill(sshKey);
    await page.getByText('ssh-ed25519 · ada@laptop').waitFor();
    await field(/^Labels/).fill('tier=web\nteam=blue');
    expect(await shown('kubectl command')).toContain(`- publicKey: ${sshKey}`);
    await page.evaluate('scrollTo(0, 0)');
    await lab.picture('create');
    await createMachine('web');

    // Everything from here to ready is seen without a reload.
    await region('Access').getByText('ready', { exact: true }).waitFor();
    expect(await shown('command for ssh')).toMatch(/ssh web/);
    const timeline = region('Timeline').getByRole('listitem');
    await timeline.filter({ hasText: /^Ready/ }).waitFor();
    const reasons = await timeline.locator('strong').allTextContents();
    expect(reasons.at(0)).toBe('Ready');
    expect(reasons.at(-1)).toBe('Scheduled');
    expect(asked.filter((each) => each === 'list')).toHaveLength(1);
    expect(asked).toContain('watch');
    await region('Progress')
      .getByText(/^Ready in/)
      .waitFor();
    await lab.picture('machine');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await lab.picture('narrow-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1_280, height: 800 });

    // The form offers no image that is not there; a machine of another client names one.
    await lab.service.call('POST', lab.service.vms, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'typo' },
      spec: { imageRef: 'debian-21' },
    });
    await visit('Machines');
    await row('typo').getByRole('link').click();
    await heading('typo').waitFor();
    await page.getByText('It failed: ImageUnavailable').waitFor();
    await page.getByText('create it with an image that is available').first().waitFor();
    await visit('Machines');
    await row('web').getByText('Running').waitFor();
    await row('typo').getByText('Failed: ImageUnavailable').waitFor();
    await lab.picture('machines');
    for (const name of ['typo', 'web']) {
      await visit('Machines');
      await row(name).getByRole('link').click();
      await heading(name).waitFor();
      await deleteMachine(name);
    }
  }, 300_000);

  test('gets a whole computer of a class, and gives it back', async () => {
    await visit('Capacity');
    await page.getByText('0 of 2 bare-metal machines').waitFor();
    await beginMachine('database', 'debian-12');
    await page.getByText('Bare metal', { exact: true }).click();
    await field('Machine class').selectOption('metal-1');
    await page.getByText('simulated-epyc, 512 GiB').waitFor();
    expect(await shown('kubectl command')).toContain('kind: BareMetalMachine');
    await createMachine('database');
    await region('Access').getByText('ready', { exact: true }).waitFor();
    await visit('Capacity');
    await page.getByText('1 of 2 bare-metal machines').waitFor();
    for (const name of [/^Machines in use/, /^Time to ready/]) await page.getByRole('img', { name }).waitFor();
    await lab.picture('capacity');
    await visit('Machines');
    await row('database').getByRole('link').click();
    await deleteMachine('database');
  }, 300_000);

  test('lets a CI job in without a secret, and learns why another one is refused', async () => {
    await visit('Workload identity');
    await button('Add a provider').click();
    await field('Name').fill('GitHub');
    await field('Issuer').fill(github.url);
    await inDialog('Add').click();
    await row('GitHub').getByText('active').waitFor();
    await button('Add a principal').click();
    await field('Name').fill('main branch');
    await field('Value').fill('repo:octo-org@65/octo-repo@74:ref:refs/heads/main');
    await inDialog('Add').click();
    const id = (await row('main branch').getByText('…').getAttribute('title'))!;
    await lab.picture('workloads');

    // The job: its platform's token is all that it has.
    const job = (await newContext(lab.browser)).request;
    const token = await github.token();
    const exchange = {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: id,
      subject_token: token,
    };
    const exchanged = await job.post(`${lab.service.url}/v1/auth/token`, { form: exchange });
    expect(exchanged.status()).toBe(200);
    const authorization = `Bearer ${((await exchanged.json()) as { access_token: string }).access_token}`;
    await visit('Machines');
    const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } };
    const machine = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'from-ci' },
      spec,
    };
    const data = JSON.stringify(machine);
    const headers = { authorization, 'content-type': 'application/json' };
    const created = await job.post(lab.service.url + lab.service.vms, { headers, data });
    expect(created.status()).toBe(201);
    await row('from-ci').waitFor();

    await visit('Workload identity');
    const now = Math.floor(Date.now() / 1_000);
    const ofFork = { iss: github.url, aud: lab.service.url, sub: 'repo:mallory/octo-repo:ref:refs/heads/main' };
    await field('Token').fill(signToken(githubKey, { ...ofFork, iat: now, exp: now + 300, jti: 'one' }));
    await field('Principal (optional)').selectOption('main branch');
    await button('Explain').click();
    await page.getByText('This token is refused.').waitFor();
    await page
      .locator('.steps li')
      .filter({ hasText: 'subject match' })
      .getByText('failed', { exact: true })
      .first()
      .waitFor();
    await page.locator('.steps li').last().scrollIntoViewIfNeeded();
    await lab.picture('explain');
  }, 300_000);

  /** At the provider: gives the account and consent, as far as it asks. */
  async function signInAs(login: string, of: Page): Promise<void> {
    if ((await of.locator('input[name=login]').count()) > 0) {
      await of.locator('input[name=login]').fill(login);
      await of.locator('input[name=password]').fill('x');
      await follow(of.locator('button[type=submit]'));
    }
    if (of.url().startsWith(provider.issuer)) await follow(of.locator('button[type=submit]'));
  }

  test('sets up sign-in, invites a person, changes their role, and removes them', async () => {
    await visit('People');
    await button('Set up sign-in').click();
    await follow(page.getByRole('link', { name: 'Enter the provider' }));
    await field('Issuer').fill(provider.issuer);
    await field('Client id').fill('compute');
    await field('Client secret').fill(clientSecret);
    await field('E-mail domains').fill('example.com');
    await follow(page.getByRole('button'));
    await follow(page.getByRole('link', { name: 'Test sign-in' }));
    await signInAs('ada@example.com', page);
    await heading('Sign-in is active').waitFor();

    await page.goto(`${lab.service.url}/console/people`);
    await button('Invite').click();
    await field('E-mail address').fill('grace@example.com');
    await field('Name').fill('Grace');
    await field('Role').selectOption('viewer');
    await inDialog('Invite').click();
    const link = await shown('invitation link');
    await inDialog('Done').click();
    await row('grace@example.com').filter({ hasText: 'pending' }).waitFor();
    await lab.picture('people');

    const grace = await (await newContext(lab.browser)).newPage();
    grace.setDefaultTimeout(patientMs);
    await grace.goto(/https:\S+/.exec(link)![0].replace(/Copy$/, ''));
    await follow(grace.getByRole('link', { name: 'Accept and sign in' }));
    await signInAs('grace@example.com', grace);
    await heading('You are signed in', grace).waitFor();
    await grace.goto(`${lab.service.url}/console/machines`);
    await row('from-ci', grace).waitFor();
    expect(await grace.getByRole('link', { name: 'New machine' }).count()).toBe(0);

    await page.reload();
    await page.getByLabel('Role of grace@example.com').selectOption('developer');
    await page.locator('select[aria-label="Role of grace@example.com"][aria-busy=false]').waitFor();
    await visit('Audit log');
    await row('customer-user.change-role').first().waitFor();
    // Her sessions end with her role, and her page hears of it by the end of its watch: here, and when she is removed.
    await heading('Your session has ended', grace).waitFor();
    await grace.getByLabel('Account').fill('demo');
    await follow(button('Continue', grace));
    await follow(grace.getByRole('link', { name: 'Sign in at' }));
    await signInAs('grace@example.com', grace);
    await grace.goto(`${lab.service.url}/`);
    await grace.getByRole('link', { name: 'New machine' }).waitFor();

    await visit('API keys');
    await button('New key').click();
    await field('Name').fill('reports');
    await field('Role').selectOption('viewer');
    await inDialog('Make the key').click();
    expect(await shown('the key')).toMatch(/id +\S+\nsecret +\S+/);
    await button('I have kept it').click();
    await row('reports').getByText('by owner@localhost').waitFor();
    await lab.picture('keys');

    await visit('People');
    await button('Acts on grace@example.com').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByLabel('Type grace@example.com to confirm').fill('grace@example.com');
    await inDialog('Remove the person').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading('Your session has ended', grace).waitFor();

    await visit('Audit log');
    await field('Action').fill('customer-user.remove');
    await button('Filter').click();
    await row('machine.create').first().waitFor({ state: 'detached' });
    await row('customer-user.remove').waitFor();
    await button('Show all').click();
    await row('api-key.create').first().waitFor();
    await lab.picture('audit');
  }, 300_000);

  test('reads what the machines cost, and takes the numbers along', async () => {
    await visit('Overview');
    await region('Who did what').getByRole('listitem').first().waitFor();
    await page.locator('.uplot').waitFor();
    await lab.picture('overview');
    await visit('Usage');
    await field('Times').first().selectOption('utc');
    await row('metal-1').waitFor();
    await row('general-1').waitFor();
    const [totals] = await region('Machine time').locator('dl').allTextContents();
    const billable = Number(/([\d,]+) s/.exec(totals!)![1]!.replaceAll(',', ''));
    await lab.picture('usage');
    const [file] = await Promise.all([page.waitForEvent('download'), button('CSV').click()]);
    const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.reduce((sum, line) => sum + Number(line.split(',')[4]), 0)).toBe(billable);
    const month = (await field('Time').locator('option').nth(3).textContent())!;
    await field('Time').selectOption(month);
    await page.getByText('No machines ran in this period').waitFor();
    const focus = page.getByRole('link', { name: 'FOCUS' });
    const [bill] = await Promise.all([page.waitForEvent('download'), focus.click()]);
    expect(bill.suggestedFilename()).toBe(`focus-demo-${month}.csv`);
    expect(lab.problems).toEqual([]);
  }, 300_000);
});
