/** A machine's serial console in a real browser: typed to, broken, and hostile. */
import type { WebSocketRoute } from 'playwright-core';
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;
const name = 'serial';
const attachments = /\/serial\/attach\?/;

interface Styled {
  getComputedStyle(element: unknown): { color: string };
}

inChromium('the console of a machine in the browser', () => {
  let lab: ConsoleLab;
  /** Connections that the page opened. */
  const lines: WebSocketRoute[] = [];
  beforeAll(async () => {
    const service = life.service();
    lab = await openConsoleLab(service);
    await lab.signInAs('owner', 'serial');
    await lab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await service.createVm(name);
    await service.untilReady(name);
    await lab.page.routeWebSocket(attachments, (line) => {
      lines.push(line);
      line.connectToServer();
    });
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
    await life.service().deleteVm(name);
    await life.service().untilGone(name);
  }, 240_000);
  const page = () => lab.page;
  const shown = async () => (await page().locator('.xterm-rows > div').allTextContents()).join('\n');
  const until = (text: string) => waitFor(`"${text}" on the console`, async () => (await shown()).includes(text));
  const connected = () => page().getByText('connected', { exact: true });
  const clipboard = () => page().evaluate<string>('navigator.clipboard.readText()');
  const focused = () => page().evaluate<string>('document.activeElement?.textContent');

  test('shows what the machine prints and sends it every key, until Ctrl-M leaves', async () => {
    await lab.open(`/machines/vm/${name}`);
    await page().getByRole('link', { name: 'Open console' }).click();
    await page()
      .getByRole('heading', { level: 1, name: `Console of ${name}` })
      .waitFor();
    await connected().waitFor();
    await page().locator('.xterm-helper-textarea').focus();
    // Keys of the console's own pages are the machine's here.
    for (const key of ['Tab', 'Control+k', '/']) await page().keyboard.press(key);
    expect(await page().getByRole('dialog').count()).toBe(0);
    await page().keyboard.press('Control+c');
    await page().keyboard.type('echo typed-here\n');
    await until('\ntyped-here');
    expect(await lab.violations()).toEqual([]);
    await page().keyboard.press('Control+m');
    await waitFor('the focus to leave', async () => (await focused()) === 'Copy');
    await page().keyboard.press('Enter');
    await page().getByText('It is copied.').waitFor();
    expect(await clipboard()).toMatch(/echo typed-here\s+typed-here/);
  });

  test('copies a selection with Ctrl-C, and interrupts without one', async () => {
    const row = page()
      .locator('.xterm-rows > div')
      .filter({ hasText: /^typed-here/ });
    const box = (await row.boundingBox())!;
    await page().mouse.dblclick(box.x + 4, box.y + box.height / 2);
    await page().keyboard.press('Control+c');
    await waitFor('the selected word', async () => (await clipboard()) === 'typed-here');
    const before = (await shown()).split('^C').length;
    await page().keyboard.press('Control+c');
    await waitFor('an interrupt', async () => (await shown()).split('^C').length > before);
  });

  test('fits its window, and says how to tell the machine', async () => {
    const columns = async () =>
      Number(/cols (\d+)/.exec((await page().locator('code', { hasText: 'stty' }).textContent())!)![1]);
    const wide = await columns();
    await page().setViewportSize({ width: 390, height: 800 });
    await waitFor('fewer columns', async () => (await columns()) < wide);
    expect(await page().evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await lab.violations()).toEqual([]);
    await page().setViewportSize({ width: 1_280, height: 800 });
    // Widths of letters are rounded.
    await waitFor('as many as before', async () => (await columns()) > wide - 3);
  });

  test('connects again after the line broke, with what was printed and nothing twice', async () => {
    const before = lines.length;
    await lines.at(-1)!.close({ code: 1011, reason: 'the connection to the machine broke' });
    await waitFor('another connection', () => lines.length > before);
    await connected().waitFor();
    await until('echo typed-here');
    expect((await shown()).split('echo typed-here')).toHaveLength(2);
    await page().locator('.xterm-helper-textarea').focus();
    await page().keyboard.type('echo again\n');
    await until('\nagain');
    await page().getByLabel('for screen readers').check();
    await page().locator('.xterm-accessibility-tree').getByText('echo again').waitFor({ state: 'attached' });
    expect(await lab.violations()).toEqual([]);
  });

  test('what a hostile machine prints shows, and neither types, copies, opens, nor styles the page', async () => {
    const tab = await lab.context.newPage();
    const sent: string[] = [];
    const problems: string[] = [];
    tab.on('console', (message) => /Content Security Policy/.test(message.text()) && problems.push(message.text()));
    const printed = [
      // What it asks of the terminal: attributes, position, settings, title, and size.
      '\x1b[c\x1b[>c\x1b[5n\x1b[6n\x1bP$qm\x1b\\\x1b[21t\x1b[18t\x1b]10;?\x07',
      '\x1b]0;Sign in\x07\x1b]52;c;c3RvbGVu\x07',
      '\x1b]8;;https://evil.example/\x07link\x1b]8;;\x07 \x1b[38;2;255;120;0morange\x1b[0m <b>bold</b>',
    ];
    await tab.routeWebSocket(attachments, (line) => {
      line.onMessage((data) => void sent.push(data.toString()));
      line.send(Buffer.from(printed.join('')));
    });
    await tab.evaluate(`navigator.clipboard.writeText('mine')`).catch(() => undefined);
    await tab.goto(`${life.service().url}/console/machines/vm/${name}/console`);
    const rows = tab.locator('.xterm-rows');
    await rows.getByText('<b>bold</b>').waitFor();
    const orange = rows.locator('span', { hasText: 'orange' });
    expect(await orange.evaluate((span) => (globalThis as never as Styled).getComputedStyle(span).color)).toBe(
      'rgb(255, 120, 0)',
    );
    const box = (await rows.getByText('link').first().boundingBox())!;
    await tab.mouse.click(box.x + 4, box.y + box.height / 2);
    await tab.keyboard.press('x');
    await waitFor('the key', () => sent.length > 0);
    // Nothing went before it.
    expect(sent).toEqual(['x']);
    expect(await tab.title()).toBe(`Console of ${name} · compute-service`);
    expect(lab.context.pages()).toHaveLength(2);
    expect(await tab.evaluate<string>('navigator.clipboard.readText()')).not.toBe('stolen');
    expect(problems).toEqual([]);
    await tab.close();
  });

  test('says why it is not open, and is opened by hand after some tries', async () => {
    const tab = await lab.context.newPage();
    let refuses = true;
    await tab.clock.install();
    await tab.routeWebSocket(attachments, async (line) => {
      if (refuses) await line.close({ code: 1011, reason: 'its host went away' });
      else line.connectToServer();
    });
    await tab.goto(`${life.service().url}/console/machines/vm/${name}/console`);
    const alert = tab.getByRole('alert').filter({ hasText: 'Not connected' });
    await waitFor('the last try', async () => {
      await tab.clock.runFor(10_000);
      return (await alert.count()) > 0;
    });
    refuses = false;
    await alert.getByRole('button', { name: 'Connect' }).click();
    await tab.getByText('connected', { exact: true }).waitFor();
    await tab.close();
  });

  test('is not offered to a person who may only read', async () => {
    await lab.signInAs('viewer', 'serial');
    await lab.open(`/machines/vm/${name}`);
    await page().getByRole('heading', { name: 'Console output' }).waitFor();
    expect(await page().getByRole('link', { name: 'Open console' }).count()).toBe(0);
    await lab.open(`/machines/vm/${name}/console`);
    await page().getByRole('alert').getByText('Not allowed').waitFor();
    expect(lab.problems).toEqual([]);
  });
});
