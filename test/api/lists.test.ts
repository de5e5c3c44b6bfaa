import { type TestPostgres, startPostgres } from '../support/database.ts';
import { type Call, type TestApi, type TestTenant, makeTenant, startApi, vm } from './server.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let base: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'team-a');
  base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}`;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const call = (path: string, options: Call = {}) => api.call(`${base}/${path}`, { token: tenant.token, ...options });

describe('listing', () => {
  let lister: TestTenant;
  const list = (query = '') =>
    api.call(`/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines${query}`, {
      token: lister.token,
    });
  beforeAll(async () => {
    lister = await makeTenant(api.db, 'lister');
    for (const [index, name] of ['b', 'a', 'c-1', 'c.1', 'd'].entries()) {
      const body = vm(name, {}, { labels: { odd: String(index % 2 === 1) } });
      await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines', {
        method: 'POST',
        token: lister.token,
        body,
      });
    }
  });

  test('answers a VirtualMachineList in the order of names, whole without a limit', async () => {
    const answer = await list();
    expect(answer.body).toMatchObject({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachineList',
      metadata: { resourceVersion: '5' },
    });
    expect(answer.body.items.map((item: { metadata: { name: string } }) => item.metadata.name)).toEqual([
      'a',
      'b',
      'c-1',
      'c.1',
      'd',
    ]);
    expect(Object.keys(answer.body.metadata)).toEqual(['resourceVersion']);
  });

  test('pages by limit and continue, counting what remains', async () => {
    const seen: string[] = [];
    const remaining: unknown[] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const { body } = await list(`?limit=2&continue=${encodeURIComponent(token)}`);
      seen.push(...body.items.map((item: { metadata: { name: string } }) => item.metadata.name));
      remaining.push(body.metadata.remainingItemCount);
      token = body.metadata.continue;
    }
    expect([seen, remaining]).toEqual([
      ['a', 'b', 'c-1', 'c.1', 'd'],
      [3, 1, undefined],
    ]);
  });

  test('a continue token that was tampered with, or belongs to another list, is 400', async () => {
    const token: string = (await list('?limit=2')).body.metadata.continue;
    for (const bad of [`${token}A`, token.replace(/^./, (first) => (first === 'e' ? 'f' : 'e')), token.split('.')[0]]) {
      expect((await list(`?limit=2&continue=${encodeURIComponent(bad!)}`)).status).toBe(400);
    }
    expect((await call(`virtualmachines?limit=2&continue=${encodeURIComponent(token)}`)).status).toBe(400);
    expect((await list(`?limit=2&labelSelector=odd&continue=${encodeURIComponent(token)}`)).status).toBe(400);
  });

  test.each([
    ['labelSelector=odd%3Dtrue', ['a', 'c.1']],
    ['labelSelector=odd!%3Dtrue', ['b', 'c-1', 'd']],
    ['labelSelector=odd%20in%20(true,false),odd', ['a', 'b', 'c-1', 'c.1', 'd']],
    ['labelSelector=!odd', []],
    ['labelSelector=odd%20notin%20(false)', ['a', 'c.1']],
    ['fieldSelector=metadata.name%3Dd', ['d']],
    ['fieldSelector=status.phase!%3DPending', []],
  ])('selects by %s', async (query, names) => {
    const { body } = await list(`?${query}`);
    expect(body.items.map((item: { metadata: { name: string } }) => item.metadata.name)).toEqual(names);
  });

  test('a Table when that is what the client prefers', async () => {
    const answer = await api.call(
      '/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines?limit=1',
      {
        token: lister.token,
        headers: { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json' },
      },
    );
    expect(answer.body.kind).toBe('Table');
    expect(answer.body.rows[0].cells).toEqual([
      'a',
      'Pending',
      false,
      'debian-12',
      '2/4Gi',
      expect.stringMatching(/^\d+s$/),
      '',
      '',
    ]);
    expect(answer.body.metadata.remainingItemCount).toBe(4);
  });
});

describe('machine classes and bare metal', () => {
  test('a class is visible where the tenant has an allotment', async () => {
    await api.db.machineClass.upsert({
      where: { name: 'metal' },
      update: {},
      create: { name: 'metal', cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1', 'region-2'] },
    });
    expect((await call('machineclasses/metal')).status).toBe(404);
    await api.db.allotment.create({ data: { tenantId: tenant.tenantId, className: 'metal', bareMetalLimit: 5 } });
    const answer = await call('machineclasses/metal');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'MachineClass',
      spec: { cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1', 'region-2'] },
    });
    const list = await call('machineclasses');
    expect([list.body.kind, list.body.items.length]).toEqual(['MachineClassList', 1]);
  });

  test('a bare-metal machine is created and read like any other', async () => {
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'BareMetalMachine',
      metadata: { name: 'iron' },
      spec: { machineClassName: 'metal', imageRef: 'debian-12' },
    };
    const answer = await call('baremetalmachines', { method: 'POST', body });
    expect([answer.status, answer.body.spec]).toEqual([201, body.spec]);
    expect((await call('virtualmachines/iron')).status).toBe(404);
    expect((await call('baremetalmachines/iron')).body.kind).toBe('BareMetalMachine');
  });
});
