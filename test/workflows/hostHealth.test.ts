/** A host that could not carry a new machine is not offered, keeps its machines, and is offered again by itself. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import { createLeaseRecords } from '../../activities/lease.ts';
import { hostsEnrollCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import type { HealthCheck } from '../../src/domain/hostHealth.ts';
import { leaseWorkflowId } from '../../src/domain/names.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { newPrivateKey, publicPart } from '../../src/drivers/agent/hostIdentity.ts';
import { ordersFile } from '../../src/drivers/agent/orderBook.ts';
import { readHostConditions } from '../../src/store/fleet/hostConditions.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

/** What the hosts lack, in the order in which the agents are opened. */
const lacking: (HealthCheck | null)[] = [null, null];
const drivers: MachineDriver[] = [];
let opened = 0;

/** For the drivers of a harness with two hosts. */
function withHealth(driver: MachineDriver): MachineDriver {
  const place = opened++ % lacking.length;
  drivers[place] = driver;
  return new Proxy(driver, {
    get(target, name) {
      if (name === 'health') return async () => [lacking[place]].filter(Boolean);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

const fullDisk: HealthCheck = { type: 'Disk', ok: false, reason: 'DiskFull', message: 'nothing is free' };
const neverReached: HealthCheck = {
  type: 'Controller',
  ok: false,
  reason: 'NeverReached',
  message: 'it responds with 308',
};

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ environment: { HOST_SILENT_MS: '3000' }, wrapDriver: withHealth });
}, 180_000);
afterAll(() => harness?.close());
afterEach(async () => {
  lacking.fill(null);
  jest.restoreAllMocks();
  await untilFailing([]);
  await harness.verifyCleanSlate();
}, 180_000);

/** Waits until these conditions are false, as `HOST TYPE REASON`. */
const untilFailing = (expected: string[]) =>
  waitFor(`${expected.join(' and ') || 'nothing'} to be wrong`, async () => {
    const found = [...(await readHostConditions(harness.db))].flatMap(([name, conditions]) =>
      conditions.filter(({ status }) => !status).map(({ type, reason }) => `${name} ${type} ${reason}`),
    );
    return JSON.stringify(found) === JSON.stringify(expected);
  });
const untilWaiting = (vm: MachineRow, why: string) =>
  waitFor(`${vm.name} to wait`, async () => (await harness.current(vm))!.failureMessage?.includes(why));
const hostsOf = async (...vms: MachineRow[]) => {
  const held = await harness.db.placement.findMany({ where: { machineUid: { in: vms.map(({ uid }) => uid) } } });
  return [...new Set(held.map(({ hostName }) => hostName))].sort();
};

test('one with a full disk takes none, the other does; with all full a create waits, and goes on once there is room', async () => {
  const kept = await harness.createVm();
  await harness.untilReady(kept);
  lacking[0] = fullDisk;
  await untilFailing(['h1 Disk DiskFull']);
  const others = [await harness.createVm(), await harness.createVm(), await harness.createVm()];
  for (const vm of others) await harness.untilReady(vm);
  expect(await hostsOf(...others)).toEqual(['h2']);
  lacking[1] = fullDisk;
  await untilFailing(['h1 Disk DiskFull', 'h2 Disk DiskFull']);
  const waiting = await harness.createVm();
  await untilWaiting(waiting, 'has a full disk');
  expect(await harness.current(kept)).toMatchObject({ readyForAccess: true });
  lacking[0] = null;
  await harness.untilReady(waiting);
  expect(await hostsOf(waiting)).toEqual(['h1']);
}, 180_000);

test('one whose controller its agent never reached is not offered from its first word on', async () => {
  await harness.stopHosts();
  await waitFor(
    'both to be lost',
    async () => (await harness.db.host.count({ where: { lostAt: { not: null } } })) === 2,
  );
  lacking.fill(neverReached);
  const vm = await harness.createVm();
  await untilWaiting(vm, 'is out of reach');
  await harness.startHosts();
  await untilFailing(['h1 Controller NeverReached', 'h2 Controller NeverReached']);
  await untilWaiting(vm, 'has a management controller that cannot be used');
  expect(await hostsOf(vm)).toEqual([]);
  lacking[1] = null;
  await harness.untilReady(vm);
  expect(await hostsOf(vm)).toEqual(['h2']);
}, 180_000);

test('a machine that another caller destroys or switches off through the agent is seen so at once', async () => {
  const [destroyed, stopped] = [await harness.createVm(), await harness.createVm()];
  for (const vm of [destroyed, stopped]) await harness.untilReady(vm);
  const { signal } = new AbortController();
  const through = async (vm: MachineRow) => {
    const { runtimeId, hostName } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
    return { runtimeId, driver: drivers[harness.hostNames.indexOf(hostName)]! };
  };
  const first = await through(destroyed);
  await first.driver.destroy(first.runtimeId, signal);
  await harness.untilPhase(destroyed, 'Failed');
  expect(await harness.current(destroyed)).toMatchObject({ failureCode: 'VMNotFound' });
  const second = await through(stopped);
  await second.driver.stop(second.runtimeId, { force: true }, signal);
  await waitFor('it to be on again', async () => (await second.driver.observe(second.runtimeId)).power === 'on');
  await harness.untilReady(stopped);
}, 120_000);

describe('its agent signs, so', () => {
  test('a clock that is set wrong closes it before a create is lost, and it opens once the clock is right', async () => {
    const kept = await harness.createVm();
    await harness.untilReady(kept);
    const rightNow = Date.now;
    const wrong = jest.spyOn(Date, 'now').mockImplementation(() => rightNow() + 900_000);
    await untilFailing(['h1 Clock ClockAhead', 'h2 Clock ClockAhead']);
    const clock = (await readHostConditions(harness.db, 'h1')).get('h1')!.find(({ type }) => type === 'Clock')!;
    expect(clock.message).toMatch(/^its clock is (89[5-9]|90\d) s ahead of Postgres'$/);
    const vm = await harness.createVm();
    await untilWaiting(vm, 'has a wrong clock');
    expect(await hostsOf(vm)).toEqual([]);
    expect(await harness.current(kept)).toMatchObject({ readyForAccess: true });
    wrong.mockRestore();
    await harness.untilReady(vm);
    await untilFailing([]);
  }, 180_000);

  test('one whose agent has no key of orders is not offered, and is once it has it', async () => {
    const file = ordersFile(harness.dataDir, 'h1');
    const key = await readFile(file);
    await rm(file);
    await untilFailing(['h1 Orders NoKey']);
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    expect(await hostsOf(vm)).toEqual(['h2']);
    lacking[1] = fullDisk;
    await untilFailing(['h1 Orders NoKey', 'h2 Disk DiskFull']);
    const waiting = await harness.createVm();
    await untilWaiting(waiting, 'waits for an operator to give its agent a key');
    await writeFile(file, 'damaged');
    await waitFor('the damage to be named', async () =>
      (await readHostConditions(harness.db, 'h1'))
        .get('h1')!
        .find(({ type }) => type === 'Orders')!
        .message.startsWith('the key of orders is damaged: run "hosts orders"'),
    );
    await writeFile(file, key);
    await harness.untilReady(waiting);
    expect(await hostsOf(waiting)).toEqual(['h1']);
  }, 180_000);

  test('one whose statements are refused is not offered, and is once its agent has a trusted key', async () => {
    const kept = await harness.createVm({ spec: {} });
    await harness.untilReady(kept);
    for (const name of harness.hostNames)
      expect(await enrollHost(harness.db, name, await publicPart(newPrivateKey()), 0)).toBe('trusted');
    // It is found with the first word that is refused: of a machine that is being created.
    const first = await harness.createVm();
    await waitFor('a refusal', () => harness.db.host.findFirst({ where: { doubtedAt: { not: null } } }));
    const { hostName } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: first.uid } });
    await harness.passUntil('the agent to be asked', async () => {
      const host = await harness.db.host.findUniqueOrThrow({ where: { name: hostName } });
      return host.failing.includes('Verified');
    });
    const conditions = (await readHostConditions(harness.db, hostName)).get(hostName);
    expect(conditions).toContainEqual(
      expect.objectContaining({ type: 'Verified', status: false, reason: 'UnknownKey' }),
    );
    expect(await harness.current(kept)).toMatchObject({ readyForAccess: true });
    for (const name of harness.hostNames)
      await hostsEnrollCommand(harness.config, name, { replace: true, yes: true }, () => undefined);
    await harness.untilReady(first);
  }, 180_000);

  test('what a stranger says in its name closes nothing, and has the agent asked', async () => {
    const { db, config } = harness;
    const log = pino({ level: 'silent' });
    const logger = { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
    const lease = createLeaseRecords({ db, deadlines: config.deadlines, log, unenrolledHosts: '' });
    const foundBy = (workflowId: string) =>
      new MockActivityEnvironment({ workflowExecution: { workflowId, runId: 'r' } }, { logger }).run(
        lease.markHostFound,
        {
          name: 'h1',
          hosts: [{ hostName: 'h1', statement: 'forged' }],
        },
      );
    await expect(foundBy('stranger')).rejects.toMatchObject({ type: 'Unverified' });
    const { failing, doubtedAt } = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
    expect([failing, doubtedAt !== null]).toEqual([[], true]);
    await harness.passUntil('the agent to have been asked', async () => {
      const host = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
      return host.doubtedAt === null;
    });
    await untilFailing([]);
    // The same as the response to a greeting.
    await expect(foundBy(leaseWorkflowId('h1'))).rejects.toMatchObject({ type: 'Unverified' });
    await untilFailing(['h1 Verified BadSignature']);
    await harness.passUntil('it to be verified', async () => {
      const host = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
      return host.failing.length === 0;
    });
  }, 120_000);
});
