/** The main journeys of the console in stock Firefox, on one running service. */
import { signInAddress } from '../support/console/consoleLab.ts';
import { type Firefox, firefoxPath, launchFirefox } from '../support/firefox.ts';
import { type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1';
const inFirefox = isFull && firefoxPath ? describe : describe.skip;
const why = isFull ? ' (no Firefox is installed: apt-get install firefox-esr)' : ' (test:full runs it)';
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65tjkxFNOtwGcWB2gCgPhk ada@laptop';

inFirefox(`the console in Firefox${isFull && firefoxPath ? '' : why}`, () => {
  let service: Service;
  let firefox: Firefox;
  beforeAll(async () => {
    [service, firefox] = await Promise.all([startService(), launchFirefox()]);
    await firefox.resize(1_280, 900);
  }, 300_000);
  afterAll(() => Promise.all([firefox?.close(), service?.stop()]), 120_000);
  const path = () => firefox.read<string>('location.pathname + location.search');
  const open = (page: string) => firefox.goto(`${service.url}/console${page}`);

  test('signs in by the printed address, which leaves the history without its code', async () => {
    await firefox.goto(signInAddress(service));
    await firefox.see('No failed or waiting machines');
    expect(await firefox.read('location.href')).toBe(`${service.url}/`);
  }, 120_000);

  test('creates a machine by the form, and follows it to ready', async () => {
    await firefox.click('New machine');
    await firefox.fill('Name', 'web');
    await firefox.click('debian-12');
    await firefox.fill('More SSH keys', key);
    await firefox.see('ssh-ed25519 · ada@laptop');
    await firefox.click('Create machine');
    await firefox.see('Timeline');
    await service.untilReady('web');
    await firefox.see('clients may connect');
    expect(await path()).toBe('/console/machines/vm/web');
  }, 180_000);

  test('shows the change of another client without a reload, and filters by text', async () => {
    await open('/machines');
    await firefox.see('web');
    await service.createVm('db');
    const names = () =>
      firefox.read<string[]>(
        `[...document.querySelectorAll('main a[href*="/machines/vm/"]')].map(({ text }) => said(text))`,
      );
    await waitFor('both machines', async () => (await names()).sort().join() === 'db,web');
    await firefox.fill('Filter by text', 'WEB');
    await waitFor('one of them', async () => (await names()).join() === 'web');
    expect(await path()).toContain('?');
  }, 120_000);

  test('types to the machine on its serial console', async () => {
    await open('/machines/vm/web/console');
    await firefox.see('connected');
    await firefox.read(`document.querySelector('.xterm-helper-textarea').focus() ?? true`);
    await firefox.type('echo typed-here\n');
    await firefox.see('echo typed-here');
  }, 120_000);

  test.each([
    ['/usage', 'Quota of this tenant'],
    ['/capacity', 'Half of 2 within'],
    ['/people', 'owner@localhost'],
    ['/keys', 'by an operator of the service'],
    ['/workloads', 'No providers yet'],
    ['/webhooks', 'No webhooks yet'],
    ['/made', 'Who made what'],
    ['/audit', 'customer.create'],
  ])(
    'shows %s',
    async (page, text) => {
      await open(page);
      await firefox.see(text);
      await waitFor('nothing to load', () => firefox.read(`document.querySelector('.loading') === null`));
      expect(await firefox.read(`document.querySelector('main [role=alert]')?.textContent`)).toBeNull();
      expect(await firefox.read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    },
    120_000,
  );

  test('deletes a machine only once its name is typed', async () => {
    await open('/machines/vm/web');
    await firefox.click('More acts on web');
    await firefox.click('Delete');
    await firefox.see('Type web');
    expect(await firefox.read(`control('Delete the machine').disabled`)).toBe(true);
    await firefox.fill('Type web', 'web');
    await firefox.click('Delete the machine');
    await service.untilGone('web');
    await firefox.see('This machine is gone');
    expect(firefox.problems).toEqual([]);
  }, 180_000);
});
