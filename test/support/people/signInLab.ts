/** An API with a real identity provider, and the browser's side of a sign-in over plain HTTP. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Agent, request } from 'undici';
import type { SecretBox } from '../../../src/secrets/secretBox.ts';
import { freePort } from '../../../src/up/ports.ts';
import { type Answer, makeTenant, startApi, type TestApi, type TestTenant } from '../apiServer.ts';
import { startPostgres, type TestPostgres } from '../database.ts';
import { secretBoxOf, testSecretKeys } from '../secrets.ts';

export const clientSecret = 'idp-client-secret-sentinel';

export interface SignInLab {
  api: TestApi;
  publicUrl: string;
  issuer: string;
  tenant: TestTenant;
  postgres: TestPostgres;
  databaseUrl: string;
  /** The API's stored secrets. */
  secrets: SecretBox;
  /** Returns a fresh browser; the harness closes it. */
  newBrowser(): Browser;
  /** All browsers that were handed out. */
  browsers: readonly Browser[];
  /** Calls an operation of the admin API with the tenant's key; with a body it is a POST. */
  admin(operation: string, body?: unknown): Promise<Answer>;
  /** Where a sign-in begins. */
  loginUrl(query: Record<string, string>): string;
  stop(): Promise<void>;
}

export async function openSignInLab(): Promise<SignInLab> {
  const postgres = await startPostgres();
  const port = await freePort();
  const publicUrl = `https://localhost:${port}`;
  const databaseUrl = await postgres.createDatabase();
  const api = await startApi(databaseUrl, {
    HTTPS_PORT: String(port),
    IDENTITY_ALLOW_LOOPBACK: 'true',
    RETURN_ORIGINS: 'https://console.example',
    SECRET_KEYS: testSecretKeys,
  });
  const { process: idp, issuer } = await startIdp(`${publicUrl}/v1/auth/callback`);
  const tenant = await makeTenant(api.db, 'team-a');
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { admittedAt: new Date() } });
  const browsers: Browser[] = [];
  return {
    api,
    publicUrl,
    issuer,
    tenant,
    postgres,
    databaseUrl,
    secrets: secretBoxOf(api.db, { configured: testSecretKeys }),
    browsers,
    newBrowser() {
      const browser = new Browser(api.certificate);
      browsers.push(browser);
      return browser;
    },
    admin: (operation, body) =>
      api.call(`/v1/admin/${operation}`, {
        token: tenant.token,
        ...(body === undefined ? {} : { method: 'POST', body }),
      }),
    loginUrl: (query) => `${publicUrl}/v1/auth/login?${new URLSearchParams(query)}`,
    async stop() {
      await Promise.all(browsers.map((browser) => browser.close()));
      idp.kill();
      await api.stop();
      await postgres.stop();
    },
  };
}

/** Sets up sign-in with the harness's provider, unless it is set up, and lets people accept their invitations. */
export async function setUpSignIn(
  { admin, issuer, loginUrl }: SignInLab,
  browser: Browser,
  people: { email: string; role: string }[],
  { isSetUp = false } = {},
): Promise<void> {
  const tail = (url: string) => url.split('/').at(-1)!;
  if (!isSetUp) {
    const setup = (await admin('identity-setup-link', { intent: 'setup' })).body.url as string;
    const form = { issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' };
    await browser.visit(setup, { form });
    await browser.signIn(loginUrl({ setup: tail(setup) }), people[0]!.email);
  }
  for (const { email, role } of people) {
    const invited = { email, display_name: email, role_slug: role };
    const { accept_invitation_url: url } = (await admin('customer-users/invite', invited)).body;
    await browser.signIn(loginUrl({ invitation: tail(url) }), email);
  }
}

export function startIdp(redirectUri: string): Promise<{ process: ChildProcess; issuer: string }> {
  const child = fork(path.join(import.meta.dirname, 'signInProvider.mjs'), [redirectUri], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        output += String(chunk);
        const issuer = /^http:\/\/localhost:\d+$/m.exec(output)?.[0];
        if (issuer) resolve({ process: child, issuer });
      });
    child.once('exit', () => reject(new Error(`the identity provider ended: ${output}`)));
  });
}

export interface Visit {
  url: URL;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The id of the question on a page of the service whether to go on with a sign-in. */
export function questionOf({ text }: Visit): string | undefined {
  return /action="\/v1\/auth\/consent">\s*<input type="hidden" name="id" value="([^"]+)"/.exec(text)?.[1];
}

/** A browser without scripts: cookies, redirects, and forms. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #agent: Agent;

  constructor(certificate: string) {
    this.#agent = new Agent({ connect: { ca: certificate, servername: 'localhost' } });
  }

  close = () => this.#agent.destroy();

  /** Follows redirects while they stay with the service or the provider, except to `stopAt`. */
  async visit(
    address: string | URL,
    {
      form,
      headers = {},
      stopAt,
    }: { form?: Record<string, string>; headers?: Record<string, string>; stopAt?: RegExp } = {},
  ): Promise<Visit> {
    const url = new URL(address);
    const host = `${url.host} `;
    const sent = [...this.cookies]
      .filter(([name]) => name.startsWith(host))
      .map(([name, value]) => `${name.slice(host.length)}=${value}`);
    const answer = await request(url, {
      method: form ? 'POST' : 'GET',
      dispatcher: this.#agent,
      headers: {
        ...(sent.length > 0 && { cookie: sent.join('; ') }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    const text = await answer.body.text();
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(host + name);
      else this.cookies.set(host + name, value!);
    }
    const next = answer.headers['location'];
    const target = next === undefined ? null : new URL(String(next), url);
    if (target && !stopAt?.test(target.href)) return this.visit(target, { ...(stopAt && { stopAt }) });
    return { url: target ?? url, status: answer.statusCode, headers: answer.headers, text };
  }

  /** The value of the session cookie, or null. */
  session(): string | null {
    return [...this.cookies].find(([name]) => name.endsWith('__Host-session'))?.[1] ?? null;
  }

  /** Follows the start URL to the provider, signs in there, and comes back; says yes to the service's question. */
  async signIn(start: string, login: string, options: { stopAt?: RegExp } = {}): Promise<Visit> {
    const page = await this.signInUntilAsked(start, login, options);
    return questionOf(page) ? this.decide(page, 'yes', options) : page;
  }

  /** Gives the person's decision on the page that asks for it. */
  decide(page: Visit, decision: string, options: { stopAt?: RegExp; headers?: Record<string, string> } = {}) {
    return this.visit(new URL('/v1/auth/consent', page.url), { form: { id: questionOf(page)!, decision }, ...options });
  }

  async signInUntilAsked(start: string, login: string, options: { stopAt?: RegExp } = {}): Promise<Visit> {
    let page = await this.visit(start, options);
    for (const prompt of ['login', 'consent']) {
      const action = /action="([^"]+)"/.exec(page.text)?.[1];
      if (!action || !page.text.includes(`value="${prompt}"`)) continue;
      page = await this.visit(new URL(action, page.url), { form: { prompt, login, password: 'x' }, ...options });
    }
    return page;
  }
}
