/** The question before a sign-in takes effect (RFC 8252, section 8.6). */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginCommand } from '../../src/cli/session/loginCommand.ts';
import { executablePath, follow, isThere, launch } from '../support/chromium.ts';
import { type Browser, clientSecret, openSignInLab, questionOf, type SignInLab } from '../support/people/signInLab.ts';
import { waitFor } from '../support/wait.ts';

let harness: SignInLab;
beforeAll(async () => {
  harness = await openSignInLab();
  const setup = (await harness.admin('identity-setup-link', { intent: 'setup' })).body.url as string;
  const browser = harness.newBrowser();
  await browser.visit(setup, {
    form: { issuer: harness.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
  });
  await browser.signIn(harness.loginUrl({ setup: setup.split('/').at(-1)! }), 'ada@example.com');
  for (const name of ['ada', 'grace']) {
    const email = `${name}@example.com`;
    const invited = await harness.admin('customer-users/invite', { email, display_name: name, role_slug: 'developer' });
    const invitation = (invited.body.accept_invitation_url as string).split('/').at(-1)!;
    await harness.newBrowser().signIn(harness.loginUrl({ invitation }), email);
  }
}, 180_000);
afterAll(() => harness?.stop());

const state = 'a-state-of-16-characters';
const loopback = { stopAt: /^http:\/\/(127|\[::1\])/ };
const terminal = (redirect_uri: string) =>
  harness.loginUrl({
    account: 'team-a',
    response_type: 'code',
    redirect_uri,
    state,
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
const page = () => harness.loginUrl({ account: 'team-a' });
const codes = () => harness.api.db.signInCode.count();
const isOver = async (token: string) => (await harness.api.call('/v1/admin/account', { token })).status === 401;

describe('a program at a terminal', () => {
  const program = 'http://127.0.0.1:49999/callback';

  test('gets no code before the person has seen account, person, and program and said yes', async () => {
    const before = await codes();
    const browser = harness.newBrowser();
    const asked = await browser.signInUntilAsked(terminal(program), 'grace@example.com', loopback);
    expect(asked.status).toBe(200);
    for (const shown of ['team-a', 'grace@example.com', '127.0.0.1:49999', 'compute:write'])
      expect(asked.text).toContain(shown);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:49999;");
    expect(await codes()).toBe(before);
    const { url } = await browser.decide(asked, 'yes', loopback);
    expect([url.origin, url.searchParams.get('state')]).toEqual(['http://127.0.0.1:49999', state]);
    expect(url.searchParams.get('code')).toBeTruthy();
    expect(await codes()).toBe(before + 1);
  });

  test('gets access_denied and its state after a no, and no code', async () => {
    const before = await codes();
    const browser = harness.newBrowser();
    const asked = await browser.signInUntilAsked(terminal(program), 'grace@example.com', loopback);
    const { url } = await browser.decide(asked, 'no', loopback);
    expect(Object.fromEntries(url.searchParams)).toEqual({ error: 'access_denied', state, iss: harness.publicUrl });
    expect(await codes()).toBe(before);
  });

  test('gets no code when another site sends the form, when another browser does, or twice', async () => {
    const before = await codes();
    const browser = harness.newBrowser();
    const asked = await browser.signInUntilAsked(terminal(program), 'grace@example.com', loopback);
    const foreign = { headers: { origin: 'https://evil.example' }, ...loopback };
    expect((await browser.decide(asked, 'yes', foreign)).status).toBe(403);
    expect((await harness.newBrowser().decide(asked, 'yes', loopback)).status).toBe(403);
    expect((await browser.decide(asked, 'perhaps', loopback)).status).toBe(400);
    expect(await codes()).toBe(before);
    const again = await browser.signInUntilAsked(terminal(program), 'grace@example.com', loopback);
    expect((await browser.decide(again, 'yes', loopback)).status).toBe(303);
    expect((await browser.decide(again, 'yes', loopback)).status).toBe(403);
    expect(await codes()).toBe(before + 1);
  });

  test('gets no code by a yes on the page of another sign-in in the same browser', async () => {
    const before = await codes();
    const browser = harness.newBrowser();
    const honest = await browser.signInUntilAsked(terminal(program), 'grace@example.com', loopback);
    const hostile = await browser.signInUntilAsked(terminal('http://127.0.0.1:6666/'), 'grace@example.com', loopback);
    expect(questionOf(hostile)).not.toBe(questionOf(honest));
    expect((await browser.decide(honest, 'yes', loopback)).status).toBe(403);
    expect(await codes()).toBe(before);
  });

  test('may listen on IPv6, which a content security policy cannot name', async () => {
    const browser = harness.newBrowser();
    const asked = await browser.signInUntilAsked(terminal('http://[::1]:49999/'), 'grace@example.com', loopback);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self' http:;");
    expect((await browser.decide(asked, 'yes', loopback)).url.hostname).toBe('[::1]');
  });
});

describe('a browser in which a person is signed in', () => {
  /** Forgets the session at the provider, so that it asks who signs in. */
  const forgetProvider = (browser: Browser) => {
    for (const name of browser.cookies.keys())
      if (!name.startsWith(new URL(harness.publicUrl).host)) browser.cookies.delete(name);
  };

  test('keeps that person until a yes replaces them with another one', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(page(), 'grace@example.com');
    const token = browser.session()!;
    forgetProvider(browser);
    const asked = await browser.signInUntilAsked(page(), 'ada@example.com');
    for (const shown of ['grace@example.com', 'ada@example.com', 'team-a']) expect(asked.text).toContain(shown);
    expect([browser.session(), await isOver(token)]).toEqual([token, false]);
    expect((await browser.decide(asked, 'no')).text).toContain('grace@example.com');
    expect([browser.session(), await isOver(token)]).toEqual([token, false]);

    forgetProvider(browser);
    const again = await browser.signInUntilAsked(page(), 'ada@example.com');
    expect((await browser.decide(again, 'yes')).text).toContain('ada@example.com');
    expect([browser.session() === token, await isOver(token)]).toEqual([false, true]);
  });

  test('does not ask the same person again', async () => {
    const browser = harness.newBrowser();
    await browser.signIn(page(), 'grace@example.com');
    const arrived = await browser.signInUntilAsked(page(), 'grace@example.com');
    expect([questionOf(arrived), arrived.url.pathname]).toEqual([undefined, '/account']);
  });
});

const inChromium = isThere ? describe : describe.skip;
inChromium(`login with Chromium${isThere ? '' : ` (${executablePath} is not installed)`}`, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'consent-'));
    await writeFile(path.join(dataDir, 'given-ca.pem'), harness.api.certificate);
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test.each([
    ['Continue', 'You are signed in', /^Signed in to team-a/],
    ['Cancel', 'The sign-in was cancelled', /^The sign-in was cancelled in the browser/],
  ])('%s on the page leads back to the program', async (button, shown, outcome) => {
    const lines: string[] = [];
    const command = loginCommand({
      dataDir,
      server: harness.publicUrl,
      caFile: path.join(dataDir, 'given-ca.pem'),
      mainFile: '/program/main.js',
      print: (line) => void lines.push(line),
      account: 'team-a',
      opensBrowser: false,
    }).then(
      () => lines.find((line) => line.startsWith('Signed in')),
      (error: Error) => error.message,
    );
    const url = await waitFor('the address', () => /https:\S+/.exec(lines.join('\n'))?.[0]);
    const browser = await launch();
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false });
      const tab = await context.newPage();
      await tab.goto(url);
      await tab.locator('input[name=login]').fill('grace@example.com');
      await tab.locator('input[name=password]').fill('x');
      await follow(tab.locator('button[type=submit]'));
      if (tab.url().startsWith(harness.issuer)) await follow(tab.locator('button[type=submit]'));
      expect(await tab.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in at a terminal?');
      const screenshots = process.env['SCREENSHOTS'];
      if (screenshots) await tab.screenshot({ path: path.join(screenshots, 'sign-in-consent.png'), fullPage: true });
      await follow(tab.getByRole('button', { name: button }));
      expect(await tab.locator('body').textContent()).toContain(shown);
    } finally {
      await browser.close();
    }
    expect(await command).toMatch(outcome);
  });
});
