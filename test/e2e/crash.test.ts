import { waitForExit } from '../../src/up/processes.ts';
import { type Part, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

/**
 * kill -9 of any part in the middle of twenty provisionings: all twenty become ready, and nothing is left after they
 * are deleted.
 */
const full = process.env['TEST_FULL'] === '1';
const count = 20;
const names = Array.from({ length: count }, (_, i) => `vm-${i}`);

let service: Service;
beforeAll(async () => {
  service = await startService({
    environment: { SIMULATED_LATENCY_MS: '700', HOST_SILENT_MS: '5000', OWNERSHIP_INTERVAL_SECONDS: '5' },
  });
}, 180_000);
afterAll(() => service.stop(), 60_000);
afterEach(() => service.verifyCleanSlate(), 180_000);

async function readyCount(): Promise<number> {
  return (await service.listVms()).filter((vm) => vm.status.readyForAccess).length;
}

/** Starts twenty VMs and kills the part once at least `after` are ready, but not all. */
async function provisionAndKill(part: Part, after: number): Promise<void> {
  const creating = Promise.all(names.map((name) => service.createVm(name)));
  await waitFor(`${after} machines to be ready`, async () => (await readyCount()) >= after);
  service.kill(part);
  await creating;
}

async function everyReady(): Promise<void> {
  await waitFor(
    'all twenty to be ready',
    async () => {
      const vms = await service.listVms();
      const failed = vms
        .filter((vm) => vm.status.phase === 'Failed')
        .map((vm) => `${vm.metadata.name} ${vm.status.failureCode}`);
      if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
      return vms.length === count && vms.every((vm) => vm.status.readyForAccess);
    },
    150_000,
  );
  expect(await service.inventory()).toHaveLength(count);
}

const moments = full ? [0, 1, 8, 15] : [1];
const parts: Part[] = ['worker', 'api', 'temporal', 'postgres', 'host'];

describe.each(parts)('kill -9 of %s', (part) => {
  test.each(moments)(
    'after %i of twenty machines were ready: all twenty become ready, each once',
    async (after) => {
      await provisionAndKill(part, after);
      await everyReady();
    },
    240_000,
  );

  (full ? test : test.skip)(
    'in the middle of twenty deletes: all twenty go',
    async () => {
      await Promise.all(names.map((name) => service.createVm(name)));
      await everyReady();
      for (const name of names) expect(await service.deleteVm(name)).toBe(200);
      service.kill(part);
    },
    240_000,
  );
});

test('of two concurrent creates of one name, one is 201 and the other 409 AlreadyExists', async () => {
  const body = {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name: 'twin' },
    spec: { imageRef: 'debian-12' },
  };
  const answers = await Promise.all([1, 2].map(() => service.call('POST', service.vms, body)));
  expect(answers.map((a) => a.status).sort()).toEqual([201, 409]);
  expect(answers.find((a) => a.status === 409)!.body).toMatchObject({
    kind: 'Status',
    status: 'Failure',
    reason: 'AlreadyExists',
    code: 409,
  });
});

test('kill -9 of up ends every part, and the next start goes on from the same state', async () => {
  await service.createVm('kept');
  await service.untilReady('kept');
  const { uid } = (await service.getVm('kept')).metadata;
  await service.createVm('under-way');
  const pids = parts.flatMap((part) => service.pidsOf(part));
  expect(pids.length).toBeGreaterThanOrEqual(parts.length);
  await service.killUp();
  expect(await Promise.all(pids.map((pid) => waitForExit(pid, 45_000)))).toEqual(pids.map(() => true));
  await service.startAgain();
  await service.untilReady('under-way');
  await service.untilReady('kept');
  expect((await service.getVm('kept')).metadata.uid).toBe(uid);
}, 240_000);
