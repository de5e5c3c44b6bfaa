/** The TypeScript client with the whole service: machines that become ready, that fail, and that go. */
import path from 'node:path';
import {
  createClient,
  MachineFailedError,
  MachineGoneError,
  NotInTimeError,
  type RetryNotice,
} from '../../sdk/src/index.ts';
import { kubeconfig } from '../../sdk/src/node/index.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { errorOf } from '../support/sdk/sdkLab.ts';
import type { Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const timeoutMs = 100_000;
const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 }, ports };

describe('the TypeScript client', () => {
  let service: Service;
  let client: ReturnType<typeof createClient>;
  const retries: RetryNotice[] = [];
  beforeAll(async () => {
    service = life.service();
    // As the service wrote it: with its authority, and its program as a credential plugin.
    const options = await kubeconfig({ files: [path.join(service.dataDir, 'kubeconfig')] });
    client = createClient({ ...options, onRetry: (notice) => retries.push(notice) });
  }, 240_000);

  const create = (name: string, fault?: string) =>
    client.virtualMachines.create({ metadata: { name, ...(fault && { labels: { [faultLabel]: fault } }) }, spec });

  test('a machine is created, becomes ready, and goes', async () => {
    const { virtualMachines: vms } = client;
    const created = await create('web');
    expect(created.status).toMatchObject({ phase: 'Pending', readyForAccess: false });
    const ready = await vms.untilReady(created, { timeoutMs });
    expect(ready.status).toMatchObject({ phase: 'Running', readyForAccess: true });
    expect(ready.status!.publishedPorts).toMatchObject([{ name: 'http', guestPort: 80 }]);
    // One that is ready already is returned at once, by its name too.
    expect((await vms.untilReady('web', { timeoutMs })).metadata.uid).toBe(created.metadata.uid);
    const { resourceVersion } = (await vms.get('web')).metadata;
    await vms.restart('web', { force: true });
    const again = await vms.untilReady('web', { timeoutMs });
    expect(BigInt(again.metadata.resourceVersion!)).toBeGreaterThan(BigInt(resourceVersion!) + 1n);
    await vms.delete('web');
    const deleting = await errorOf(vms.untilReady('web', { timeoutMs }));
    expect(deleting).toBeInstanceOf(MachineGoneError);
    await vms.untilGone(created, { timeoutMs });
    await vms.untilGone('web', { timeoutMs });
    expect(await errorOf(vms.untilReady('web', { timeoutMs }))).toMatchObject({
      code: 'machine_gone',
      message: 'there is no virtualmachines "web"',
    });
  }, 180_000);

  test('the wait for a machine goes on while the API is killed and comes back', async () => {
    const { virtualMachines: vms } = client;
    retries.length = 0;
    const created = await create('through', 'slow.300');
    const ready = vms.untilReady(created, { timeoutMs });
    service.kill('api');
    expect((await ready).status!.readyForAccess).toBe(true);
    await waitFor('the API to be back', async () => (await client.account()).actor.namespace === service.namespace);
    // Its name is that of another machine later, which is not the one that is waited for.
    await vms.delete('through', { uid: created.metadata.uid! });
    await vms.untilGone(created, { timeoutMs });
    const next = await create('through');
    await vms.untilGone(created, { timeoutMs });
    expect(await errorOf(vms.untilReady(created, { timeoutMs }))).toMatchObject({ code: 'machine_gone' });
    expect((await vms.untilReady(next, { timeoutMs })).metadata.uid).toBe(next.metadata.uid);
  }, 240_000);

  test('a machine that fails is an error with its code and message', async () => {
    await create('broken', 'refuse-spec');
    const error = await errorOf(client.virtualMachines.untilReady('broken', { timeoutMs }));
    expect(error).toBeInstanceOf(MachineFailedError);
    expect(error).toMatchObject({ code: 'machine_failed', failureCode: 'InvalidSpec' });
    expect(error.failureMessage.length).toBeGreaterThan(10);
    expect(error.message).toBe(`virtualmachines "broken" failed: InvalidSpec: ${error.failureMessage}`);
  });

  test('a machine that is not ready at the deadline is an error that says why; so is one that does not go', async () => {
    const { virtualMachines: vms } = client;
    await create('deaf', 'port-never.80_stop-ignored_destroy-refuses');
    await waitFor('it to run', async () => (await vms.get('deaf')).status?.failureMessage);
    const late = await errorOf(vms.untilReady('deaf', { timeoutMs: 1_500 }));
    expect(late).toBeInstanceOf(NotInTimeError);
    expect(late.message).toMatch(/^virtualmachines "deaf" is not ready after 1\.5 s: it is (Starting|Running): .*http/);
    expect(late.machine.metadata.name).toBe('deaf');
    const caller = new AbortController();
    const waiting = errorOf(vms.untilReady('deaf', { timeoutMs, signal: caller.signal }));
    caller.abort(new Error('not any longer'));
    expect(await waiting).toMatchObject({ message: 'not any longer' });
    await vms.delete('deaf');
    await waitFor('its end to begin', async () => /^(Stopping|Deleting)$/.test((await vms.get('deaf')).status!.phase!));
    const stays = await errorOf(vms.untilGone('deaf', { timeoutMs: 1_500 }));
    expect(stays.message).toMatch(/^virtualmachines "deaf" is not gone after 1\.5 s: it is (Stopping|Deleting)/);
  }, 180_000);

  test('a machine that is deleted while it is waited for is an error at once', async () => {
    const { virtualMachines: vms } = client;
    const created = await create('brief', 'boot-never');
    const waiting = errorOf(vms.untilReady(created, { timeoutMs }));
    await vms.delete('brief');
    const error = await waiting;
    expect(error).toBeInstanceOf(MachineGoneError);
    expect(error.message).toMatch(/^virtualmachines "brief" (is being deleted|was deleted while it was waited for)$/);
    await vms.untilGone(created, { timeoutMs });
  }, 180_000);
});
