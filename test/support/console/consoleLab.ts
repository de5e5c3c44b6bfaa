/** One running service with a browser in it, for the console's tests. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Role } from '../../../src/domain/roles.ts';
import { launch } from '../chromium.ts';
import { makePerson } from '../people.ts';
import { type Service, startService } from '../service.ts';

const axeFile = createRequire(import.meta.filename).resolve('axe-core/axe.min.js');
const pictures = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'images', 'console');

export interface ConsoleLab {
  service: Service;
  browser: Browser;
  /** Where the owner of the demo account is signed in. */
  context: BrowserContext;
  page: Page;
  /** What the browser reported that no page should cause. */
  problems: string[];
  /** Opens a page of the console, such as `/usage`. */
  open(path: string): Promise<void>;
  /** Signs in to the demo account as a new person of the role. */
  signInAs(role: Role, name: string): Promise<void>;
  /** Rules of axe-core that the present page breaks. */
  violations(of?: Page): Promise<string[]>;
  /** Writes a picture of the documentation if UPDATE is 1; otherwise makes sure that it is there. */
  picture(name: string, of?: Page): Promise<void>;
  stop(): Promise<void>;
}

/** On a service of its own, unless one is given. */
export async function openConsoleLab(given?: Service): Promise<ConsoleLab> {
  const [service, browser] = await Promise.all([given ?? startService(), launch()]);
  const context = await newContext(browser);
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, problems);
  return {
    service,
    browser,
    context,
    page,
    problems,
    open: async (address) => void (await page.goto(`${service.url}/console${address}`)),
    async signInAs(role, name) {
      const db = await service.database();
      try {
        const customer = await db.customer.findUniqueOrThrow({ where: { slug: 'demo' }, include: { tenants: true } });
        const ids = { customerId: customer.id, tenantId: customer.tenants.find(({ isDefault }) => isDefault)!.id };
        const { token: value } = await makePerson(db, ids, role, { name });
        await context.addCookies([{ name: '__Host-session', value, url: service.url, secure: true }]);
      } finally {
        await db.$disconnect();
      }
    },
    violations: (of = page) => violationsOn(of),
    picture: (name, of = page) => picture(name, of),
    async stop() {
      await browser.close();
      if (!given) await service.stop();
    },
  };
}

/** Writes a picture of the documentation if UPDATE is 1; otherwise makes sure that it is there. */
export async function picture(name: string, page: Page): Promise<void> {
  const file = path.join(pictures, `${name}.png`);
  if (process.env['UPDATE'] === '1') await page.screenshot({ path: file });
  else if (!existsSync(file)) throw new Error(`${file} is missing: UPDATE=1 makes it`);
}

/** Rules of axe-core that a page breaks. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated from outside of the page, so its content security policy stays as it is.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(await axeSource());
  return page.evaluate(async () => {
    const { axe } = globalThis as never as { axe: { run(options: object): Promise<AxeResult> } };
    // What passes is not described: that would take as long as the rules themselves.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

async function axeSource(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(axeFile, 'utf8');
}

export const newContext = (browser: Browser, more: object = {}) =>
  browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...more,
  });

/** Adds to `problems` what the page's browser reports that no page should cause. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  // No third party: everything is asked of the service itself.
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    // A provider's sign-in page, over plain HTTP in tests, is its own matter.
    if (page.url().startsWith('http:')) return;
    if (protocol === 'https:' && hostname !== 'localhost') problems.push(`asked ${request.url()}`);
  });
}

/** The address that `npm start` printed. */
export function signInAddress(service: Service): string {
  return /Console +(\S+#sign-in=\S+)/.exec(service.output())![1]!;
}
