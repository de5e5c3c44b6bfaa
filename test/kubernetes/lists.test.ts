import { compactJournal } from '../../src/store/machines/journal.ts';
import { makeTenant, type TestTenant, vm } from '../support/apiServer.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, call, stop } = await startTeams());
});
afterAll(() => stop?.());

describe('listing', () => {
  let lister: TestTenant;
  const list = (query = '') =>
    api.call(`/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines${query}`, {
      token: lister.token,
    });
  beforeAll(async () => {
    lister = await makeTenant(api.db, 'lister');
    const ranks: Record<string, object> = {
      b: { rank: '1', word: 'one' },
      a: { rank: '01' },
      'c-1': { rank: '2' },
      'c.1': { rank: '9223372036854775808' },
      d: { rank: '10' },
    };
    for (const [index, name] of ['b', 'a', 'c-1', 'c.1', 'd'].entries()) {
      const body = vm(name, {}, { labels: { odd: String(index % 2 === 1), ...ranks[name] } });
      await api.call('/v1/compute/apis/compute.service/v1alpha1/namespaces/lister/virtualmachines', {
        method: 'POST',
        token: lister.token,
        body,
      });
    }
  });

  test('returns a VirtualMachineList in the order of names, complete without a limit', async () => {
    const answer = await list();
    expect(answer.body).toMatchObject({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachineList',
      metadata: { resourceVersion: '6' },
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

  test('a continue token that was tampered with or belongs to another list is 400', async () => {
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
    ['labelSelector=rank%3E1', ['c-1', 'd']],
    ['labelSelector=rank%20%3C%202', ['a', 'b']],
    ['labelSelector=rank%3E-1,rank%3C3', ['a', 'b', 'c-1']],
    ['labelSelector=word%3E0', []],
    ['labelSelector=odd%20in%20(true,)', ['a', 'c.1']],
    ['fieldSelector=metadata.name%3Dd', ['d']],
    ['fieldSelector=metadata.name%3Dd,', ['d']],
    ['fieldSelector=,', ['a', 'b', 'c-1', 'c.1', 'd']],
    ['fieldSelector=status.phase!%3DPending', []],
  ])('selects by %s', async (query, names) => {
    const { body } = await list(`?${query}`);
    expect(body.items.map((item: { metadata: { name: string } }) => item.metadata.name)).toEqual(names);
  });

  test('a page of what is selected continues as long as more of it follows', async () => {
    const selected = 'labelSelector=odd%3Dtrue';
    const { body: whole } = await list(`?${selected}&limit=2`);
    expect([whole.items.length, whole.metadata.continue]).toEqual([2, undefined]);
    const { body: first } = await list(`?${selected}&limit=1`);
    const { body: second } = await list(`?${selected}&limit=1&continue=${encodeURIComponent(first.metadata.continue)}`);
    expect([...first.items, ...second.items]).toEqual(whole.items);
    expect(second.metadata.continue).toBeUndefined();
  });

  test('shows annotations in any language as they were sent', async () => {
    const writer = await makeTenant(api.db, 'writer');
    const path = '/v1/compute/apis/compute.service/v1alpha1/namespaces/writer/virtualmachines';
    const notes = ['Größe', '大きさ', '👩‍🔧', 'plain'];
    for (const [index, note] of notes.entries())
      await api.call(path, {
        method: 'POST',
        token: writer.token,
        body: vm(`m-${index}`, {}, { annotations: { note } }),
      });
    const { body } = await api.call(path, { token: writer.token });
    const shown = body.items.map((item: { metadata: { annotations: object } }) => item.metadata.annotations);
    expect(shown).toEqual(notes.map((note) => ({ note })));
  });

  test('returns a Table if the client prefers it', async () => {
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
      '',
    ]);
    expect(answer.body.metadata.remainingItemCount).toBe(4);
  });
});

describe('pages of one list', () => {
  let counter = 0;
  let pager: TestTenant;
  let path: string;
  beforeEach(async () => {
    pager = await makeTenant(api.db, `pager-${counter++}`);
    path = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${pager.namespace}/virtualmachines`;
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await write('', 'POST', vm(name, {}, { labels: { n: name, all: 'x' } }));
  });
  const write = (name: string, method: string, body?: unknown) =>
    api.call(`${path}${name && `/${name}`}`, { token: pager.token, method, ...(body !== undefined && { body }) });
  const list = (query: string) => api.call(`${path}?${query}`, { token: pager.token });
  /** Changes everything that can change about the objects of later pages. */
  async function disturb(): Promise<void> {
    await write('c', 'DELETE');
    await write('d', 'PATCH', { metadata: { labels: { n: 'changed', all: null } } });
    await write('d', 'PATCH', { metadata: { annotations: { again: 'yes' } } });
    await write('', 'POST', vm('bb'));
    await write('', 'POST', vm('f'));
    await write('e', 'DELETE');
    await write('', 'POST', vm('e', {}, { labels: { n: 'another' } }));
  }

  test.each([
    ['', 3],
    ['labelSelector=all%3Dx&', undefined],
    ['labelSelector=n&fieldSelector=status.phase%3DPending&', undefined],
    ['labelSelector=n%20notin%20(another,changed)&', undefined],
  ])('all show the version of the first, whatever is written between them (%s)', async (selector, remaining) => {
    const before = (await list(selector)).body;
    const first = (await list(`${selector}limit=2`)).body;
    expect(first.metadata.remainingItemCount).toBe(remaining);
    await disturb();
    const items = [...first.items];
    let page = first;
    while (page.metadata.continue) {
      page = (await list(`${selector}limit=1&continue=${encodeURIComponent(page.metadata.continue)}`)).body;
      expect(page.metadata.resourceVersion).toBe(first.metadata.resourceVersion);
      items.push(...page.items);
    }
    expect(items).toEqual(before.items);
    expect((await list(selector)).body.items).not.toEqual(before.items);
  });

  test('an exact version returns the list as it was; NotOlderThan returns the newest; both versions must be known', async () => {
    const before = (await list('')).body;
    const version = before.metadata.resourceVersion;
    await disturb();
    const now = (await list('')).body;
    const exact = await list(`resourceVersion=${version}&resourceVersionMatch=Exact`);
    expect([exact.body.metadata.resourceVersion, exact.body.items]).toEqual([version, before.items]);
    expect((await list(`resourceVersion=${version}&limit=500`)).body.items).toEqual(before.items);
    for (const query of [
      `resourceVersion=${version}`,
      `resourceVersion=${version}&resourceVersionMatch=NotOlderThan`,
      'resourceVersion=0',
    ]) {
      expect((await list(query)).body).toEqual(now);
    }
    for (const query of ['resourceVersion=999', 'resourceVersion=999&resourceVersionMatch=Exact']) {
      expect([(await list(query)).status, (await list(query)).body.reason]).toEqual([410, 'Expired']);
    }
    for (const query of [
      'resourceVersionMatch=Exact',
      'resourceVersion=0&resourceVersionMatch=Exact',
      'sendInitialEvents=true',
    ]) {
      expect((await list(query)).status).toBe(400);
    }
  });

  test('are 410 once the journal is compacted past their version', async () => {
    const first = (await list('limit=2')).body;
    const next = `limit=2&continue=${encodeURIComponent(first.metadata.continue)}`;
    await compactJournal(api.db, { olderThanMs: 0 });
    expect((await list(next)).status).toBe(200);
    await disturb();
    expect((await list(next)).status).toBe(200);
    await compactJournal(api.db, { olderThanMs: 60_000, keepAtMost: 2 });
    const refused = await list(next);
    expect([refused.status, refused.body.reason]).toEqual([410, 'Expired']);
    expect((await list(`resourceVersion=${first.metadata.resourceVersion}&resourceVersionMatch=Exact`)).status).toBe(
      410,
    );
    expect((await list(`${next}&resourceVersion=1`)).status).toBe(400);
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
    await allotTo(api.db, tenant.tenantId, 'metal', { bare_metal: 5 });
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

describe('images', () => {
  beforeAll(() =>
    api.db.image.createMany({
      data: [
        { name: 'debian-12', digest: `sha256:${'a'.repeat(64)}`, architecture: 'amd64', sizeBytes: 5_000_000_000n },
        { name: 'alpine', digest: `sha256:${'b'.repeat(64)}`, retired: true, source: { url: 'https://internal' } },
      ],
    }),
  );

  test('every tenant sees their names, digests, sizes, architectures, and which are retired, and no source', async () => {
    const list = await call('images');
    expect([list.status, list.body.kind]).toEqual([200, 'ImageList']);
    expect(list.body.items.map(({ metadata, spec }: any) => [metadata.name, metadata.namespace, spec])).toEqual([
      ['alpine', tenant.namespace, { digest: `sha256:${'b'.repeat(64)}`, retired: true }],
      [
        'debian-12',
        tenant.namespace,
        { digest: `sha256:${'a'.repeat(64)}`, architecture: 'amd64', sizeBytes: 5_000_000_000, retired: false },
      ],
    ]);
    expect((await call('images/debian-12')).body).toEqual({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'Image',
      ...list.body.items[1],
    });
    const [page] = [(await call('images?limit=1')).body];
    const next = await call(`images?limit=1&continue=${page.metadata.continue}`);
    expect(next.body.items.map(({ metadata }: any) => metadata.name)).toEqual(['debian-12']);
  });

  test('they can only be read', async () => {
    expect((await call('images/plan9')).status).toBe(404);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await call('images/debian-12', { method, body: {} })).status).toBe(405);
    expect((await call('images', { method: 'POST', body: {} })).status).toBe(405);
    expect((await api.call(`/v1/compute/apis/compute.service/v1alpha1/images`, {})).status).toBe(401);
  });
});
