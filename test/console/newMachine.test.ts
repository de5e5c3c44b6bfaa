/** The form of a new machine, and a machine that does not start, in a real browser. */
import type { Locator } from 'playwright-core';
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65tjkxFNOtwGcWB2gCgPhk ada@laptop';

inChromium('a new machine in the console', () => {
  let lab: ConsoleLab;
  beforeAll(async () => {
    const service = life.service();
    lab = await openConsoleLab(service);
    await lab.signInAs('owner', 'form');
    await service.createVm('taken');
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
    const service = life.service();
    for (const name of ['taken', 'made']) {
      await service.deleteVm(name);
      await service.untilGone(name);
    }
  }, 240_000);
  const page = () => lab.page;
  const button = (name: string) => page().getByRole('button', { name });
  const name = () => page().getByLabel('Name', { exact: true });
  const image = (of: RegExp) => page().getByRole('radio', { name: of });

  test('offers only what can be: a suggested name, images of the catalogue, classes of the kind', async () => {
    await lab.open('/machines/new');
    expect(await name().inputValue()).toMatch(/^vm-[0-9a-z]{4}$/);
    await image(/^ubuntu-24\.04/).waitFor({ state: 'attached' });
    expect(await image(/^debian-12/).isChecked()).toBe(true);
    await page().getByText('Bare metal', { exact: true }).click();
    const classes = page().getByLabel('Machine class');
    await page().getByRole('option', { name: 'metal-1' }).waitFor({ state: 'attached' });
    expect(await classes.getByRole('option').allTextContents()).toEqual(['Choose…', 'metal-1']);
    expect(await classes.inputValue()).toBe('metal-1');
    expect(await name().inputValue()).toMatch(/^bmm-[0-9a-z]{4}$/);
    expect(await lab.violations()).toEqual([]);
  });

  test('sends no size that no class has, and says how much there is', async () => {
    await lab.open('/machines/new');
    const memory = page().getByLabel('Memory, GiB');
    const create = button('Create machine');
    await image(/^debian-12/).waitFor({ state: 'attached' });
    await waitFor('the form to be complete', () => create.isEnabled());
    await memory.fill('257');
    await page().getByText('No class that you may use has more than 256 GiB.').waitFor();
    expect([await memory.getAttribute('aria-invalid'), await create.isDisabled()]).toEqual(['true', true]);
    expect(await lab.violations()).toEqual([]);
    await memory.fill('256');
    await waitFor('what fits', () => create.isEnabled());
    await page().getByLabel('CPUs').fill('1.5');
    await page().getByText('Enter a whole number from 1 to 256.').waitFor();
    expect(await create.isDisabled()).toBe(true);
  });

  test('shows a fault at its field, red until it is corrected, and keeps the keys of the person for the next machine', async () => {
    await lab.open('/machines/new');
    await page().getByLabel('More SSH keys').fill(key);
    await name().fill('Not A Name');
    await button('Create machine').click();
    await page().getByRole('alert').getByText('another look').waitFor();
    expect(await name().getAttribute('aria-invalid')).toBe('true');
    const edgeOf = (at: Locator) =>
      at.evaluate((element) => {
        const { getComputedStyle } = globalThis as never as {
          getComputedStyle(of: unknown): { borderTopColor: string };
        };
        return getComputedStyle(element).borderTopColor;
      });
    const [bad, usual] = [await edgeOf(name()), await edgeOf(page().getByLabel('Labels'))];
    expect(bad).not.toBe(usual);
    expect(await lab.violations()).toEqual([]);
    await name().fill('made');
    expect([await name().getAttribute('aria-invalid'), await edgeOf(name())]).toEqual([null, usual]);
    await page().getByRole('alert').waitFor({ state: 'detached' });
    // A name that is taken is refused before it is sent.
    await name().fill('taken');
    await page().getByText('There is a machine of this name').waitFor();
    expect(await button('Create machine').isDisabled()).toBe(true);
    await name().fill('made');
    await button('Create machine').click();
    await page().getByRole('heading', { level: 1, name: 'made' }).waitFor();
    await lab.open('/machines/new');
    // The account keeps it, and this browser does not.
    expect(await page().getByLabel('More SSH keys').inputValue()).toBe('');
    const kept = page().getByRole('checkbox', { name: /^ada@laptop SHA256:/ });
    expect(await kept.isChecked()).toBe(true);
    expect(
      await page().evaluate(() => JSON.stringify((globalThis as never as { localStorage: object }).localStorage)),
    ).not.toContain('ssh-ed25519');
    const command = page().getByRole('region', { name: 'kubectl command' });
    expect(await command.textContent()).toContain(key);
    await kept.uncheck();
    expect(await command.textContent()).not.toContain(key);
    expect(await lab.violations()).toEqual([]);
    await lab.open('/ssh-keys');
    await button('Acts on ada@laptop').click();
    await page().getByRole('menuitem', { name: 'Remove' }).click();
    await page().getByText('No SSH keys yet').waitFor();
    expect(await lab.violations()).toEqual([]);
    await button('Add a key').click();
    await page().getByLabel('Name').fill('desk');
    await page().getByLabel('Public key').fill('ssh-ed25519 AAAA');
    await page().getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page().getByText('must be one OpenSSH public key').waitFor();
    await page().getByLabel('Public key').fill(key);
    await page().getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page().getByRole('row').filter({ hasText: 'desk' }).waitFor();
  });

  test('shows for how long a machine has waited, until when, and what it printed', async () => {
    await lab.service.createVm('stuck', { fault: 'boot-never' });
    await lab.open('/machines/vm/stuck');
    const progress = page().getByRole('region', { name: 'Progress' });
    await progress.getByText(/^Starting for \d+:\d\d: the guest boots\. It fails in \d+:\d\d, at /).waitFor();
    await progress.getByRole('region', { name: 'The last lines of its console' }).getByText('Kernel panic').waitFor();
    expect(await lab.violations()).toEqual([]);
    expect(await lab.service.deleteVm('stuck')).toBe(200);
    await page().getByText('This machine is gone').waitFor();
    expect(lab.problems).toEqual([]);
  }, 180_000);
});
