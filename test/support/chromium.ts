/** A real browser, if one is installed. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator } from 'playwright-core';

export const executablePath = '/usr/bin/chromium';
export const isThere = existsSync(executablePath);

/** A loaded machine takes longer than the half minute that Playwright gives a page. */
const timeoutMs = 100_000;

export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      // A download is not a page's request: a context's `ignoreHTTPSErrors` does not reach it, and on a new connection
      // it would be canceled for the certificate of a test.
      '--ignore-certificate-errors',
      // No page of a test waits for other machines: the provider's pages ask the internet for their fonts.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
    timeout: timeoutMs,
  });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(timeoutMs);
    return context;
  };
  return browser;
}

/** Seen once in a run of everything, and never alone: a click after which nothing is requested. A person clicks again. */
const clickAgainMs = 30_000;

/**
 * Clicks what leads to another page and waits until it is loaded, so that the next read sees neither the previous page
 * nor half of the new one.
 */
export async function follow(control: Locator): Promise<void> {
  const page = control.page();
  const from = page.url();
  const loads = (timeout?: number) => page.waitForEvent('load', { ...(timeout && { timeout }) }).then(() => true);
  const first = loads(clickAgainMs).catch(() => false);
  await control.click();
  if (await first) return;
  process.stderr.write(`nothing was loaded ${clickAgainMs} ms after a click at ${from}; the page is ${page.url()}\n`);
  const second = loads();
  second.catch(() => {});
  if (page.url() === from) await control.click();
  await second;
}
