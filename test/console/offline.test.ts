/** The console without the network, in a real browser. */
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;

interface Styled {
  getComputedStyle(element: unknown): { color: string };
}

inChromium('the console without the network', () => {
  const name = 'offline-a';
  let lab: ConsoleLab;
  beforeAll(async () => {
    lab = await openConsoleLab(life.service());
    await lab.signInAs('owner', 'offline');
    await life.service().createVm(name);
  }, 240_000);
  afterAll(async () => {
    await lab?.stop();
    await life.service().deleteVm(name);
    await life.service().untilGone(name);
  }, 240_000);
  const page = () => lab.page;
  const visit = (label: string) =>
    page().getByRole('navigation', { name: 'Console' }).getByRole('link', { name: label, exact: true }).click();
  const heading = (title: string) => page().getByRole('heading', { level: 1, name: title });
  const notice = () => page().getByRole('status').filter({ hasText: 'This computer is offline' });
  const colorOf = (text: string) =>
    page()
      .getByText(text, { exact: true })
      .evaluate((element) => (globalThis as never as Styled).getComputedStyle(element).color);

  test('shows what it had, says that it may be old, and goes on by itself', async () => {
    // Pages are fetched some seconds after the first view.
    const usage = page().waitForResponse((response) => /\/assets\/usage-.*\.js$/.test(response.url()));
    await lab.open(`/machines?q=${name}`);
    const row = page().getByRole('row').filter({ hasText: name });
    await row.getByText('Running', { exact: true }).waitFor({ timeout: 60_000 });
    await page().getByText('live', { exact: true }).waitFor();
    const live = await colorOf('live');
    await (await usage).finished();
    await lab.context.setOffline(true);
    await notice().waitFor();
    await page().getByText('not live', { exact: true }).waitFor();
    expect(await colorOf('not live')).not.toBe(live);
    expect(await row.count()).toBe(1);
    expect(await lab.violations()).toEqual([]);
    // A page that was fetched opens, and says what it lacks; a machine that was read is shown.
    await visit('Usage');
    await heading('Usage').waitFor();
    await page().getByText('Not known.').first().waitFor();
    expect(await page().getByRole('alert').count()).toBe(0);
    await visit('Machines');
    await page().getByRole('link', { name, exact: true }).click();
    await heading(name).waitFor();
    // The terminal is fetched when it is opened.
    await page()
      .getByRole('button', { name: `More acts on ${name}` })
      .click();
    await page().getByRole('menuitem', { name: 'Open console' }).click();
    await heading('Offline').waitFor();
    expect(await lab.violations()).toEqual([]);
    // Each card of the overview has its place, and none says again what is said above them.
    await visit('Overview');
    await heading('Overview').waitFor();
    await page().getByRole('region', { name: 'Who did what' }).getByText('Not known.').waitFor();
    expect(
      await page()
        .getByText(/offline|connection|cannot be reached/)
        .count(),
    ).toBe(1);
    expect(await lab.violations()).toEqual([]);
    await page().goBack();
    await heading('Offline').waitFor();
    await lab.context.setOffline(false);
    await notice().waitFor({ state: 'detached' });
    await heading(`Console of ${name}`).waitFor();
    await visit('Machines');
    await page().getByText('live', { exact: true }).waitFor();
    expect(lab.problems).toEqual([]);
  });
});
