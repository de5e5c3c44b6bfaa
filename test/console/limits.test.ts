/** Limits and requests for more, in a real browser. */
import { isThere } from '../support/chromium.ts';
import { type ConsoleLab, openConsoleLab } from '../support/console/consoleLab.ts';
import { makePerson } from '../support/people.ts';
import { life } from '../support/worlds/service.ts';

const inChromium = isThere ? describe : describe.skip;

inChromium('limits in the console', () => {
  let lab: ConsoleLab;
  beforeAll(async () => {
    const service = life.service();
    lab = await openConsoleLab(service);
    const db = await service.database();
    try {
      const { id: tenantId, customerId } = await db.tenant.findFirstOrThrow({
        where: { isDefault: true, customer: { slug: 'demo' } },
      });
      const { token: value } = await makePerson(db, { tenantId, customerId }, 'owner', { name: 'asks' });
      await lab.context.addCookies([{ name: '__Host-session', value, url: service.url, secure: true }]);
    } finally {
      await db.$disconnect();
    }
  }, 240_000);
  afterAll(() => lab?.stop(), 60_000);

  test('more is asked for, with a reason, and the page shows what became of it', async () => {
    const { page } = lab;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await lab.open('/capacity');
    await page.getByText('Processors, memory, and disk have no limit of their own.').waitFor();
    await page.getByText('No requests yet').waitFor();
    await button('Raise a limit').click();
    await page.getByLabel('Limit', { exact: true }).selectOption('virtual machines of general-1');
    await page.getByText('The limit is 100.').waitFor();
    await page.getByLabel('Amount').fill('50');
    await page.getByLabel('Why').fill('a load test');
    expect(await lab.violations()).toEqual([]);
    await button('Ask').click();
    await page.getByText('Must be more than 100, which is the limit').waitFor();
    await page.getByLabel('Amount').fill('200');
    await button('Ask').click();
    const row = page.getByRole('row').filter({ hasText: 'virtual machines of general-1' });
    await row.getByText('open').waitFor();
    await row.getByText('a load test').waitFor();
    expect(await lab.violations()).toEqual([]);
  }, 120_000);

  test('use against limits is what the service counts, even where the list of machines cannot be read', async () => {
    const { page } = lab;
    const counted = {
      limits: [{ limit: 'virtual_machine', machine_class: 'general-1', amount: 100, used: 7, ends_at: null }],
    };
    await page.route('**/v1/admin/limits', (route) => route.fulfill({ json: counted }));
    await page.route('**/virtualmachines?*', (route) => route.fulfill({ status: 500, json: {} }));
    await lab.open('');
    await page.getByText('7 of 100 virtual machines').waitFor();
    const tile = page.locator('.tiles div').filter({ hasText: 'Failed' });
    expect(await tile.textContent()).toBe('Failednot known yet');
    // Each card that counts machines says that they are not known, and the list claims no number.
    await page.getByRole('region', { name: 'Needs attention' }).getByText('The machines are not known.').waitFor();
    await lab.open('/machines');
    await page.getByRole('alert').waitFor();
    expect(await page.locator('.summary').textContent()).toBe('');
    await lab.open('/capacity');
    await page.getByRole('region', { name: 'Time to ready' }).getByRole('button', { name: 'Try again' }).waitFor();
    // What was read before stays, and says that it may have changed.
    await page.getByText('7 of 100 virtual machines').waitFor();
    await page.route('**/v1/admin/fleet/capacity', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByText('This could not be read again, and may have changed since').waitFor();
    await page.getByText('7 of 100 virtual machines').waitFor();
    expect(await lab.violations()).toEqual([]);
    await page.unroute('**/v1/admin/fleet/capacity');
    await page.getByRole('region', { name: 'Machine classes' }).waitFor();
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByText('This could not be read again').waitFor({ state: 'detached' });
    await page.unroute('**/v1/admin/limits');
    await page.unroute('**/virtualmachines?*');
    await lab.open('');
    await page.getByText('0 of 100 virtual machines').waitFor();
    await tile.getByText('0').waitFor();
  }, 120_000);
});
