/** Bare metal as a user of the default fleet sees it: simulated machines behind simulated controllers, in real processes. */
import { type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(240_000);

describe('bare-metal machines of the default fleet', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('come up, outlive a kill of their agent, and leave nothing behind', async () => {
    const path = service.vms.replace('virtualmachines', 'baremetalmachines');
    const names = ['iron', 'steel'];
    const get = async (name: string) => (await service.call('GET', `${path}/${name}`)).body;
    const untilReady = (name: string) => waitFor(`${name} to be ready`, async () => (await get(name)).status?.readyForAccess === true, 60_000);
    for (const name of names) {
      const spec = { machineClassName: 'metal-1', imageRef: 'debian-12', ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }] };
      const body = { apiVersion: 'compute.service/v1alpha1', kind: 'BareMetalMachine', metadata: { name }, spec };
      expect((await service.call('POST', path, body)).status).toBe(201);
    }
    for (const name of names) await untilReady(name);
    const keys = await Promise.all(names.map(async (name) => (await get(name)).status.sshHostKeys));
    expect(keys).toMatchObject([[{ algorithm: 'ssh-ed25519' }], [{ algorithm: 'ssh-ed25519' }]]);
    expect(keys[0]).not.toEqual(keys[1]);

    service.kill('host');
    await waitFor('the machines to be on again', async () => {
      const machines = await service.inventory();
      return machines.length === 2 && machines.every(({ power }) => power === 'on');
    });
    for (const name of names) await untilReady(name);
    expect(await Promise.all(names.map(async (name) => (await get(name)).status.sshHostKeys))).toEqual(keys);

    for (const name of names) expect((await service.call('DELETE', `${path}/${name}`)).status).toBe(200);
    for (const name of names) await waitFor(`${name} to be gone`, async () => (await service.call('GET', `${path}/${name}`)).status === 404, 60_000);
    await service.verifyCleanSlate();
  });
});
