/** The pages in a real browser. Screenshots are written to SCREENSHOTS if it is set. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Browser as Chromium, Page } from 'playwright-core';
import { issueCode } from '../../src/store/people/registrations.ts';
import { executablePath, follow, isThere, launch } from '../support/chromium.ts';
import { clientSecret, openSignInLab, type SignInLab } from '../support/people/signInLab.ts';

const screenshots = process.env['SCREENSHOTS'];
// A skip is visible: the report names every test that did not run.
const inChromium = isThere ? describe : describe.skip;

inChromium(`the pages in Chromium${isThere ? '' : ` (${executablePath} is not installed)`}`, () => {
  let harness: SignInLab;
  let browser: Chromium;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    harness = await openSignInLab();
    browser = await launch();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await harness?.stop();
  });
  beforeEach(async () => {
    // Scripts are off, so everything that works here works without them.
    context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false });
    page = await context.newPage();
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text()) && page.url().startsWith(harness.publicUrl))
        problems.push(message.text());
    });
  });
  afterEach(() => context.close());

  async function look(name: string): Promise<void> {
    if (!screenshots) return;
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
  }
  /** At the provider: enters the account and gives consent. */
  async function signInAs(login: string): Promise<void> {
    const account = page.locator('input[name=login]');
    if ((await account.count()) > 0) {
      await account.fill(login);
      await page.locator('input[name=password]').fill('x');
      await follow(page.locator('button[type=submit]'));
    }
    if (page.url().startsWith(harness.issuer)) await follow(page.locator('button[type=submit]'));
  }
  /** The structure that WCAG 2.2 requires: a language, a title, one heading, a name for every control. */
  async function expectAccessible(): Promise<void> {
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toContain('compute-service');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
    for (const input of await page.locator('input').all())
      expect(await page.locator(`label[for="${await input.getAttribute('id')}"]`).count()).toBe(1);
  }

  test('from a registration code to a signed-in owner, and to the sign-out', async () => {
    const { code } = (await issueCode(harness.api.db, {
      slug: 'engines',
      displayName: 'Engines',
      region: 'north',
      ttlSeconds: 600,
    }))!;
    await page.goto(`${harness.publicUrl}/activate`);
    await expectAccessible();
    await look('1-activate');
    await page.getByLabel('Registration code').fill('reg_wrong');
    await page.getByLabel('Your e-mail address').fill('ada@example.com');
    await page.getByLabel('Your name').fill('Ada <script>');
    await follow(page.getByRole('button', { name: 'Activate' }));
    expect(await page.getByRole('alert').textContent()).toContain('not valid');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada <script>');
    await look('2-activate-refused');
    await page.getByLabel('Registration code').fill(code);
    await follow(page.getByRole('button', { name: 'Activate' }));
    expect(await page.getByRole('heading').textContent()).toBe('The account is active');
    await expectAccessible();
    await look('3-activated');
    const owner = (await page.getByRole('link', { name: 'sign in as the first owner' }).getAttribute('href'))!;

    await follow(page.getByRole('link', { name: 'set up sign-in' }));
    await expectAccessible();
    await page.getByLabel('Issuer').fill(harness.issuer);
    await page.getByLabel('Client id').fill('compute');
    await page.getByLabel('Client secret').fill(clientSecret);
    await page.getByLabel('E-mail domains').fill('nodots');
    await follow(page.getByRole('button'));
    expect(await page.getByRole('alert').textContent()).toContain('cannot be used');
    await look('4-setup-problem');
    await page.getByLabel('E-mail domains').fill('example.com');
    await page.getByLabel('Client secret').fill(clientSecret);
    await follow(page.getByRole('button'));
    await expectAccessible();
    await look('5-setup-test');
    await follow(page.getByRole('link', { name: 'Test sign-in' }));
    await signInAs('ada@example.com');
    expect(await page.getByRole('heading').textContent()).toBe('Sign-in is active');
    await look('6-setup-done');

    await page.goto(owner);
    await expectAccessible();
    await look('7-invitation');
    await follow(page.getByRole('link', { name: 'Accept and sign in' }));
    await signInAs('ada@example.com');
    expect(await page.getByRole('heading').textContent()).toBe('You are signed in');
    await expectAccessible();
    expect(await page.getByRole('region', { name: 'For kubectl and ssh at a terminal' }).textContent()).toContain(
      `login --account engines --server ${harness.publicUrl} `,
    );
    await look('8-account');
    await follow(page.getByRole('button', { name: 'Sign out' }));
    expect(await page.getByRole('status').textContent()).toBe('You are signed out.');
    await look('9-signed-out');

    await page.getByLabel('Account').fill('engines');
    await follow(page.getByRole('button', { name: 'Continue' }));
    await look('10-sign-in');
    await follow(page.getByRole('link', { name: 'Sign in at' }));
    await signInAs('ada@example.com');
    expect(await page.getByRole('heading').textContent()).toBe('You are signed in');
    expect(problems).toEqual([]);
  });

  test('an invitation for another person says so', async () => {
    await page.goto(`${harness.publicUrl}/invitations/${'x'.repeat(43)}`);
    expect(await page.getByRole('heading').textContent()).toBe('This invitation is not valid any more');
    await expectAccessible();
    await look('11-invitation-gone');
  });

  test('CSRF on any page with a form: another site’s form cannot sign a user out', async () => {
    const answer = await page.request.post(`${harness.publicUrl}/v1/auth/logout`, {
      headers: { origin: 'https://evil.example' },
      form: {},
    });
    expect(answer.status()).toBe(403);
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${harness.publicUrl}/v1/auth/logout"><button>win</button></form>`,
      }),
    );
    await page.goto('https://evil.example/');
    await follow(page.getByRole('button'));
    expect(await page.getByRole('alert').textContent()).toContain('not sent by a page of this service');
  });

  test('the pages’ content security policy forbids scripts, loading, and framing', async () => {
    const answer = await page.goto(`${harness.publicUrl}/sign-in`);
    expect(answer!.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(answer!.headers()['cache-control']).toBe('no-store');
  });

  test('on a narrow screen and in dark mode, nothing overflows the page', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${harness.publicUrl}/activate`);
    await look('12-narrow-dark');
    const box = await page.getByRole('main').boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
  });
});
