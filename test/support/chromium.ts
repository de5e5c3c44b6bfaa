/** A real browser, where there is one. */
import { existsSync } from 'node:fs';
import { chromium, type Locator } from 'playwright-core';

export const executablePath = '/usr/bin/chromium';
export const isThere = existsSync(executablePath);

export const launch = () =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
    timeout: 100_000,
  });

/** Clicks on what leads to another page, and is there: what is read next is not the page before, nor half of the next one. */
export async function follow(control: Locator): Promise<void> {
  await Promise.all([control.page().waitForEvent('load'), control.click()]);
}
