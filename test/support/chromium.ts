/** A real browser, if one is installed. */
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

/**
 * Clicks what leads to another page and waits until it is loaded, so that the next read sees neither the previous page
 * nor half of the new one.
 */
export async function follow(control: Locator): Promise<void> {
  await Promise.all([control.page().waitForEvent('load'), control.click()]);
}
