/** Limits of tenants: what they stop, how operators set them, and when they end. */
import { limitsListCommand, limitsSetCommand } from '../../src/cli/customers/limitCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { showCustomer } from '../../src/store/accounts/customerLife.ts';
import type { Database } from '../../src/store/core/db.ts';
import { readCapacity } from '../../src/store/fleet/capacity.ts';
import { readLimits } from '../../src/store/fleet/tenantLimits.ts';
import { createMachine, getMachine } from '../../src/store/machines/machineStore.ts';
import { eraseMachine } from '../../src/store/machines/sql/eraseMachine.ts';
import { removeUnclaimed } from '../../src/store/machines/sql/removeUnclaimed.ts';
import { said } from '../support/commands.ts';
import { makeTenant, newMachine } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let config: Config;
useFreshDatabase(
  (opened, databaseUrl) => {
    db = opened;
    config = readConfig({ DATABASE_URL: databaseUrl });
  },
  { poolSize: 10 },
);

const reason = 'a load test, ticket 4711';
type Asked = Parameters<typeof limitsSetCommand>[1];

const set = (asked: Asked) => said((print) => limitsSetCommand(config, { reason, yes: true, ...asked }, print));
const show = (namespace: string) => said((print) => limitsListCommand(config, { namespace }, print));
const list = () => said((print) => limitsListCommand(config, {}, print));

const sized = (namespace: string, name: string, cpu: number, memoryGiB = 1, diskGiB = 1) =>
  newMachine(namespace, name, { spec: { imageRef: 'debian-12', resources: { cpu, memoryGiB, diskGiB } } });
const counted = async (namespace: string) => {
  const { cpu, memoryGiB, diskGiB } = await db.namespace.findUniqueOrThrow({ where: { name: namespace } });
  return [cpu, memoryGiB, diskGiB].map(Number);
};

describe('a limit in all', () => {
  test.each([
    ['cpu', [4, 1, 1], [1, 2, 2]],
    ['memory_gib', [1, 4, 1], [2, 1, 2]],
    ['disk_gib', [1, 1, 4], [2, 2, 1]],
  ])(
    'of %s refuses the create that would exceed it, and counts again what a deletion frees',
    async (name, big, small) => {
      const { namespace } = await makeTenant(db);
      const create = (machine: string, [cpu, memory, disk]: number[]) =>
        createMachine(db, sized(namespace, machine, cpu!, memory, disk));
      await set({ namespace, name, amount: '5' });
      expect(await create('first', big)).toMatchObject({ outcome: 'created' });
      expect(await create('second', big)).toEqual({ outcome: 'quota', name, requested: 4, used: 4, limit: 5 });
      expect(await create('small', small)).toMatchObject({ outcome: 'created' });
      expect(await create('third', small)).toEqual({ outcome: 'quota', name, requested: 1, used: 5, limit: 5 });
      expect(await counted(namespace)).toEqual(big.map((each, at) => each + small[at]!));

      const first = (await getMachine(db, newMachine(namespace, 'first')))!;
      await db.$transaction((tx) => eraseMachine(tx, first));
      expect(await counted(namespace)).toEqual(small);
      expect(await create('second', big)).toMatchObject({ outcome: 'created' });
      await removeUnclaimed(db, { kind: 'VirtualMachine', namespace }, [
        { name: 'small', by: null },
        { name: 'second', by: null },
      ] as never);
      expect(await counted(namespace)).toEqual([0, 0, 0]);
    },
  );

  test('holds for creates at the same time, and no other tenant has it', async () => {
    const [one, other] = [await makeTenant(db), await makeTenant(db)];
    await set({ namespace: one.namespace, name: 'cpu', amount: '6' });
    const outcomes = async (namespace: string) => {
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, at) => createMachine(db, sized(namespace, `vm-${at}`, 2))),
      );
      return all.map(({ outcome }) => outcome).sort();
    };
    expect(await outcomes(one.namespace)).toEqual([...Array(3).fill('created'), ...Array(5).fill('quota')]);
    expect(await counted(one.namespace)).toEqual([6, 3, 3]);
    expect(await outcomes(other.namespace)).toEqual(Array(8).fill('created'));
  });
});

describe('an operator', () => {
  test('sets a limit only with --yes, reads who set it and why, and gives the default again', async () => {
    const { namespace, tenantId } = await makeTenant(db);
    await db.limit.deleteMany({ where: { tenantId } });
    await db.limit.create({
      data: { className: 'general-1', name: 'virtual_machine', amount: 7, setBy: 'test', reason: 'default' },
    });
    const limit = async () => (await readCapacity(db, tenantId))[0]!.limits.VirtualMachine;
    const asked = { namespace, name: 'virtual_machine', class: 'general-1' };
    const dry = await set({ ...asked, amount: '20', yes: false });
    expect(dry.result).toBe(3);
    expect(dry.text).toContain(`sets virtual_machine of general-1 for ${namespace} to 20; it was 7`);
    expect(await limit()).toBe(7);
    expect((await list()).text).toBe('Every tenant has the defaults.');

    expect((await set({ ...asked, amount: '20' })).result).toBe(0);
    expect(await limit()).toBe(20);
    const row = new RegExp(`^${namespace} +general-1 +virtual_machine +20 +0 +- +\\S+ +${reason}$`, 'm');
    expect((await list()).text).toMatch(row);
    expect((await show(namespace)).text).toMatch(row);
    expect(await db.auditEvent.findFirstOrThrow({ where: { action: 'limit.set', target: namespace } })).toMatchObject({
      reason,
      details: { limit: 'virtual_machine', machine_class: 'general-1', amount: 20 },
    });

    await set({ ...asked, amount: 'default' });
    expect(await limit()).toBe(7);
    expect((await show(namespace)).text).toMatch(/ virtual_machine +7 +0 +- +test +default$/m);
  });

  test('raises a limit until a time, after which the one before it holds again', async () => {
    const { namespace } = await makeTenant(db);
    const asked = { namespace, name: 'cpu' };
    await set({ ...asked, amount: '4' });
    await expect(set({ ...asked, amount: '4', raise: true })).rejects.toThrow('The limit is 4 already');
    await set({ ...asked, amount: '9', raise: true, until: '2999-01-01T00:00:00Z' });
    const limit = async () => {
      const outcome = await createMachine(db, sized(namespace, 'big', 100));
      return outcome.outcome === 'quota' && outcome.limit;
    };
    expect(await limit()).toBe(9);
    expect((await show(namespace)).text).toContain('2999-01-01T00:00:00.000Z');
    await db.$executeRaw`UPDATE limits SET ends_at = clock_timestamp() WHERE amount = 9`;
    expect(await limit()).toBe(4);
  });

  test('reads as the use of a class what its limit refuses: a failed machine counts until it is deleted', async () => {
    const { namespace, tenantId, customerId } = await makeTenant(db);
    const { slug } = await db.customer.findUniqueOrThrow({ where: { id: customerId } });
    await db.limit.deleteMany({ where: { tenantId } });
    const vms = { namespace, name: 'virtual_machine', class: 'general-1' };
    await set({ ...vms, amount: '3' });
    const create = (name: string) => createMachine(db, newMachine(namespace, name));
    for (const name of ['one', 'two', 'three']) expect(await create(name)).toMatchObject({ outcome: 'created' });
    expect(await create('four')).toMatchObject({ outcome: 'quota', used: 3, limit: 3 });

    expect((await set({ ...vms, amount: '3' })).text).toContain('it was 3, of which 3 are in use');
    const used = async () =>
      (await readLimits(db, { tenantId })).map(({ className, name, used: of }) => [className, name, of]);
    expect(await used()).toEqual([['general-1', 'virtual_machine', 3]]);
    const rows = async () =>
      (await showCustomer(db, slug))!.limits.map((each) => [each.className, each.virtualMachines]);
    expect(await rows()).toEqual([['general-1', 3]]);

    // With a second class, a place in each is what counts: nothing is placed yet.
    await db.machineClass.create({ data: { name: 'memory-1', cpuFamily: 'amd64', memoryGiB: 1, regions: ['north'] } });
    await set({ ...vms, class: 'memory-1', amount: '1' });
    expect(await used()).toEqual([
      ['general-1', 'virtual_machine', 0],
      ['memory-1', 'virtual_machine', 0],
    ]);
    expect(await rows()).toEqual([
      ['general-1', 0],
      ['memory-1', 0],
    ]);
    expect(await create('four')).toMatchObject({ outcome: 'created' });
    expect(await create('five')).toMatchObject({ outcome: 'quota', used: 4, limit: 4 });
  });

  test.each<[string, Partial<Asked>, RegExp]>([
    ['a tenant that does not exist', { namespace: 'nowhere' }, /There is no tenant with the namespace "nowhere"/],
    ['an unknown limit', { name: 'gpu' }, /LIMIT is .*disk_gib, not "gpu"/],
    ['a limit of a class without one', { name: 'virtual_machine' }, /virtual_machine is a limit of one class/],
    ['a limit in all with a class', { class: 'general-1' }, /cpu is a limit of all classes together/],
    ['an unknown class', { name: 'bare_metal', class: 'metal-9' }, /There is no machine class "metal-9"/],
    ['a fraction', { amount: '1.5' }, /AMOUNT is a whole number from 0 to 1000000, not/],
    ['less than nothing', { amount: '-1' }, /AMOUNT is a whole number/],
    ['no time', { until: 'tomorrow' }, /--until is a time to come/],
    ['a time that has passed', { until: '2020-01-01T00:00:00Z' }, /--until is a time to come/],
    ['the default until a time', { amount: 'default', until: '2999-01-01T00:00:00Z' }, /The default has no end/],
    ['no reason', { reason: 'because' }, /--reason of at least 8 characters/],
  ])('is refused with %s, and nothing changes', async (_what, wrong, message) => {
    const { namespace } = await makeTenant(db);
    await expect(set({ namespace, name: 'cpu', amount: '5', ...wrong })).rejects.toThrow(message);
    expect(await db.limit.count({ where: { setBy: { not: 'test' } } })).toBe(0);
  });
});
