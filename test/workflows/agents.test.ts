/** One agent that serves several hosts: their lease, the calls to them, and what an operator may change about it. */
import { hostsEnrollCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import { newPrivateKey, publicPart } from '../../src/drivers/agent/hostIdentity.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { consoleAdmissions } from '../../src/temporal/consoleAdmissions.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import {
  callsToHosts,
  leaseDetails,
  leaseOf,
  moveHosts,
  restartHosts,
  roundsAsked,
  untilListed,
  untilLost,
} from '../support/workflows/sharedAgents.ts';

const hosts = ['h1', 'h2', 'h3'];
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ hosts: hosts.length, agent: 'rack', environment: { HOST_SILENT_MS: '3000' } });
}, 180_000);
afterAll(() => harness?.close());
afterEach(() => harness.verifyCleanSlate(), 120_000);

/** A ready machine on this host. */
async function readyOn(hostName: string): Promise<MachineRow> {
  const others = { where: { name: { not: hostName } } };
  await harness.db.host.updateMany({ ...others, data: { cordoned: true } });
  try {
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }] });
    return await harness.untilReady(vm);
  } finally {
    await harness.db.host.updateMany({ ...others, data: { cordoned: false } });
  }
}

async function deleted(vm: MachineRow): Promise<void> {
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
}

const runtimeOn = async (vm: MachineRow) =>
  (await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } })).runtimeId;

test('its hosts have one lease, and each machine is called by its queue with the name of the host', async () => {
  const vms = [await readyOn('h1'), await readyOn('h3')];
  const { memo, isHeld } = await leaseOf(harness, 'rack');
  expect(isHeld).toBe(true);
  expect(memo).toMatchObject({ silentMs: 3000, lost: false, missing: 0, digest: expect.any(String) });
  expect(await leaseDetails(harness, 'rack')).toMatch(/^agent `rack` of 3 hosts: agent reachable since \S+Z$/);
  const { count } = await harness.client.workflow.count("WorkflowType='host' AND ExecutionStatus='Running'");
  expect(count).toBe(1);
  expect(await harness.details(vms[1]!)).toContain('on host `h3`');
  expect(await harness.details(vms[1]!)).toContain('the workflow `host/rack` tells whether its agent responds');
  for (const vm of vms) await deleted(vm);
  expect(await callsToHosts(harness, vms[1]!)).toEqual([
    { queue: 'host/rack', hostName: 'h3', call: 'createMachine' },
    { queue: 'host/rack', hostName: 'h3', call: 'stopMachine' },
  ]);
}, 60_000);

test('all of its hosts are lost when it falls silent and found when it is reachable, and passes in between change nothing', async () => {
  const vm = await readyOn('h2');
  await harness.stopHosts();
  await untilLost(harness, hosts);
  await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))!.readyForAccess === false);
  expect(await leaseDetails(harness, 'rack')).toMatch(/^agent `rack` of 3 hosts: \*\*lost\*\* since \S+Z: /);
  await untilListed(harness, 'rack', { lost: true });
  const before = await roundsAsked(harness, 'rack');
  for (let pass = 0; pass < 2; pass++) await harness.runSchedule('ownership');
  expect(await roundsAsked(harness, 'rack')).toBe(before);
  await harness.startHosts();
  await untilLost(harness, []);
  await harness.untilReady(vm);
  await deleted(vm);
}, 120_000);

test('a host that its fleet file lacks is lost, the others are not, and the next start of the agent finds it', async () => {
  const vm = await readyOn('h1');
  await restartHosts(harness, (file) => file.filter(({ name }) => name !== 'h2'));
  await untilLost(harness, ['h2']);
  await untilListed(harness, 'rack', { lost: false, missing: 1 });
  expect(await leaseDetails(harness, 'rack')).toContain('**1 of its hosts are lost**');
  const before = await roundsAsked(harness, 'rack');
  await harness.runSchedule('ownership');
  expect(await roundsAsked(harness, 'rack')).toBe(before);
  expect(await harness.current(vm)).toMatchObject({ readyForAccess: true });
  const lacking = { name: 'h2', workload: 'VirtualMachine', driver: 'simulated', agent: 'rack' };
  await restartHosts(harness, (file) => [...file, lacking]);
  await untilLost(harness, []);
  await deleted(vm);
}, 120_000);

test('it is asked to sign for a host that gets a key, which is lost while the agent has another one', async () => {
  const stranger = await publicPart(newPrivateKey());
  expect(await enrollHost(harness.db, 'h3', stranger, 0)).toBe('trusted');
  await harness.passUntil('the host to be lost', async () => {
    const host = await harness.db.host.findUniqueOrThrow({ where: { name: 'h3' } });
    return host.lostAt;
  });
  await untilLost(harness, ['h3']);
  const refusals = await harness.db.auditEvent.findMany({ where: { action: 'host-statement.refuse' } });
  expect(refusals).toMatchObject([{ actorId: 'h3', target: 'host/h3', outcome: 'refused' }]);
  await hostsEnrollCommand(harness.config, 'h3', { replace: true, yes: true }, () => undefined);
  await harness.passUntil('the host to be found', async () => {
    const host = await harness.db.host.findUniqueOrThrow({ where: { name: 'h3' } });
    return host.lostAt === null;
  });
  await untilLost(harness, []);
}, 120_000);

test('the reaper asks each of its hosts, and a console is admitted by it', async () => {
  const vm = await readyOn('h2');
  const { workflowId } = await harness.runSchedule('reaper');
  expect(await harness.client.workflow.getHandle(workflowId).result()).toMatchObject({ silent: [], unknown: 0 });
  const admit = consoleAdmissions({ ...harness.witnesses, orders: harness.orders });
  const runtimeId = await runtimeOn(vm);
  const { admission } = await admit({ hostName: 'h2', agent: 'rack', runtimeId });
  expect(admission).toMatchObject({ outcome: 'admitted' });
  await expect(admit({ hostName: 'h1', agent: 'rack', runtimeId })).rejects.toThrow('is not believed');
  await deleted(vm);
}, 60_000);

test('a machine follows its host to another agent and back, and is removed by the one that serves it then', async () => {
  const vm = await readyOn('h1');
  const shown = (text: string) =>
    waitFor(`the details to say ${text}`, async () => (await harness.details(vm)).includes(text));
  await moveHosts(harness, ['h1'], undefined);
  await harness.passUntil('a lease of its own', async () => (await leaseOf(harness, 'h1').catch(() => null))?.isHeld);
  await untilLost(harness, []);
  await shown('the workflow `host/h1` tells');
  await moveHosts(harness, ['h1'], 'other');
  await harness.passUntil('a lease', async () => (await leaseOf(harness, 'other').catch(() => null))?.isHeld);
  await untilLost(harness, []);
  await shown('the workflow `host/other` tells');
  await harness.untilReady(vm);
  await deleted(vm);
  expect((await callsToHosts(harness, vm)).at(-1)).toEqual({
    queue: 'host/other',
    hostName: 'h1',
    call: 'stopMachine',
  });
  // The agent that has no host any more has no lease.
  await waitFor('the former lease to end', async () => {
    const { status } = await harness.client.workflow.getHandle('host/h1').describe();
    return status.name === 'COMPLETED';
  });
  await moveHosts(harness, ['h1'], 'rack');
  await harness.passUntil('all to be served', async () => (await leaseOf(harness, 'rack')).memo?.['missing'] === 0);
  await untilLost(harness, []);
}, 180_000);
