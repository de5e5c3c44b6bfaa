/** What is done with machines from the list, by keyboard, and in bulk, in a real browser. */
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;

inChromium('acts on machines in the console', () => {
  const names = ['acts-a', 'acts-b', 'acts-c'];
  let lab: ConsoleLab;
  beforeAll(async () => {
    const service = life.service();
    lab = await openConsoleLab(service);
    await lab.signInAs('owner', 'acts');
    await lab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const name of names) await service.createVm(name);
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
    const service = life.service();
    for (const name of [...names, 'acts-again']) await service.deleteVm(name);
    for (const name of [...names, 'acts-again']) await service.untilGone(name);
  }, 240_000);
  const page = () => lab.page;
  const button = (name: string | RegExp) => page().getByRole('button', { name });
  const row = (name: string) =>
    page()
      .getByRole('row')
      .filter({ has: page().getByRole('link', { name, exact: true }) });
  const labelsOf = async (name: string) =>
    (await life.service().call('GET', `${life.service().vms}/${name}`)).body.metadata.labels ?? {};
  const listed = () => page().locator('.rows .name').allTextContents();
  const toast = (text: string | RegExp) => page().locator('.toast').getByText(text);

  test('sorts by a column, and the other way at the second click, as the address says', async () => {
    await lab.open('/machines?q=acts-');
    await row('acts-c').waitFor();
    expect(await listed()).toEqual(names);
    await button('Name').click();
    await waitFor('the other order', async () => (await listed())[0] === 'acts-c');
    expect(page().url()).toContain('order=-name');
    expect(await page().getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    await page().reload();
    await row('acts-c').waitFor();
    await waitFor('the order of the address', async () => (await listed()).join() === names.toReversed().join());
  });

  test('labels several machines at once, and takes it back', async () => {
    await lab.open('/machines?q=acts-');
    await page().getByLabel('Choose acts-a', { exact: true }).check();
    await page()
      .getByLabel('Choose acts-b')
      .click({ modifiers: ['Shift'] });
    await page().getByText('2 machines chosen').waitFor();
    expect(await lab.violations()).toEqual([]);
    await button('Label').click();
    await page().getByLabel('Changes').fill('Not a label=x');
    await button('Change labels').click();
    await page().getByRole('alert').waitFor();
    await page().getByLabel('Changes').fill('tier=web');
    await button('Change labels').click();
    await toast('The labels of 2 machines are changed.').waitFor();
    expect(await Promise.all(names.map(labelsOf))).toEqual([{ tier: 'web' }, { tier: 'web' }, {}]);
    expect(await lab.violations()).toEqual([]);
    await button('Undo').click();
    await page().locator('.toast').waitFor({ state: 'detached' });
    expect(await Promise.all(names.map(labelsOf))).toEqual([{}, {}, {}]);
  });

  test('the menu of a row says why an act cannot be done now, and copies', async () => {
    await lab.service.createVm('acts-again', { fault: 'create-fails' });
    await lab.open('/machines?q=acts-');
    await row('acts-again').getByText('Failed').waitFor({ timeout: 60_000 });
    await button('Acts on acts-again').click();
    await page().getByRole('menuitem', { name: 'Restart' }).getByText('Only a machine that runs restarts.').waitFor();
    expect(await lab.violations()).toEqual([]);
    await page().keyboard.press('Escape');
    await page().getByRole('menu').waitFor({ state: 'detached' });
    expect(await page().evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Acts on acts-again');
    await page().keyboard.press('Enter');
    await page().getByRole('menuitem', { name: 'Copy as YAML' }).click();
    await toast('The manifest is copied.').waitFor();
    const copied = await page().evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('name: acts-again');
  });

  test('the palette finds pages, machines, and acts, by keyboard alone', async () => {
    await lab.open('/usage');
    await page().getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    await page().keyboard.press('Control+k');
    await page().keyboard.type('acts-a');
    await page().getByRole('option', { name: 'acts-a virtual machine' }).waitFor();
    expect(await lab.violations()).toEqual([]);
    await page().keyboard.press('Enter');
    await page().getByRole('heading', { level: 1, name: 'acts-a' }).waitFor();
    await page().keyboard.press('Control+k');
    await page().keyboard.type('same again');
    await page().keyboard.press('Enter');
    await page().getByRole('heading', { level: 1, name: 'New machine' }).waitFor();
    expect(await page().getByLabel('Name', { exact: true }).inputValue()).toMatch(/^acts-a-[0-9a-z]{4}$/);
    await page().goBack();
    await page().getByRole('heading', { level: 1, name: 'acts-a' }).waitFor();
    await page().keyboard.press('Control+k');
    await page().keyboard.press('Escape');
    await page().locator('.palette').waitFor({ state: 'detached' });
    await lab.open('/machines');
    await row('acts-a').waitFor();
    await page().keyboard.press('/');
    await page().keyboard.type('acts-b');
    await row('acts-a').waitFor({ state: 'detached' });
    expect(await page().getByLabel('Filter by text').inputValue()).toBe('acts-b');
  });

  test('deletes several machines once their number is typed, and no other', async () => {
    await lab.open('/machines?q=acts-');
    await page().getByLabel('Choose acts-a', { exact: true }).check();
    await page().getByLabel('Choose acts-b').check();
    // What the filter hides is not deleted.
    await page().getByLabel('Choose acts-c').check();
    await page().getByLabel('Choose acts-c').uncheck();
    await page().locator('.bulk').getByRole('button', { name: 'Delete' }).click();
    await page().getByText('acts-a, acts-b').waitFor();
    expect(await button('Delete the machines').isDisabled()).toBe(true);
    await page().getByLabel('Type delete 2 to confirm').fill('delete 2');
    expect(await lab.violations()).toEqual([]);
    await button('Delete the machines').click();
    await toast('2 machines are being deleted.').waitFor();
    await row('acts-a').waitFor({ state: 'detached', timeout: 60_000 });
    await row('acts-b').waitFor({ state: 'detached', timeout: 60_000 });
    expect((await life.service().getVm('acts-c')).metadata.deletionTimestamp).toBeUndefined();
  });

  test('a role that only reads has no acts that change machines', async () => {
    await lab.signInAs('viewer', 'acts');
    await lab.open('/machines?q=acts-');
    await row('acts-c').waitFor();
    expect(await page().getByRole('checkbox').count()).toBe(0);
    await button('Acts on acts-c').click();
    await page().getByRole('menuitem', { name: 'Copy name' }).waitFor();
    expect(await page().getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
    expect(lab.problems).toEqual([]);
  });
});
