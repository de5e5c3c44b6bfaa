import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFleet, readFleetFile } from '../../src/fleet/fleetFile.ts';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import { type Database, sentSql } from '../../src/store/core/db.ts';
import { applyFleet, type Fleet } from '../../src/store/fleet/applyFleet.ts';
import { readCapacity } from '../../src/store/fleet/capacity.ts';
import { listAgents, markHostsFound } from '../../src/store/fleet/hostRows.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { makeMachine } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

const file = path.join(import.meta.dirname, '..', '..', 'fleet.yaml');
let db: Database;
let fleet: Fleet;
beforeAll(async () => {
  fleet = await readFleetFile(file);
});
useFreshDatabase(
  async (opened) => {
    db = opened;
    await applyFleet(db, fleet);
  },
  { poolSize: 2 },
);

async function everything() {
  const rows = [
    await db.machineClass.findMany({ orderBy: { name: 'asc' } }),
    await db.host.findMany({ orderBy: { name: 'asc' } }),
    await db.image.findMany({ orderBy: { name: 'asc' } }),
    await db.limit.findMany({ orderBy: { id: 'asc' } }),
  ];
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Puts a machine of 2 CPUs, 4 GiB memory and 20 GiB disk on the first host. */
async function occupy(): Promise<void> {
  const { tenantId } = await createCustomer(db, {
    slug: 'acme',
    displayName: 'Acme',
    region: 'north',
  });
  const amounts = { cpu: 2, memoryGiB: 4, diskGiB: 20 };
  const what = {
    machineUid: crypto.randomUUID(),
    tenantId,
    workload: 'VirtualMachine',
    attempt: 1,
    hostName: 'north-hv-1',
    className: 'general-1',
  };
  await db.placement.create({ data: { ...what, ...amounts, minimumSeconds: 60, capacitySource: 'on-demand' } });
  await db.host.update({
    where: { name: 'north-hv-1' },
    data: { machinesHeld: 1, cpuUsed: 2, memoryGiBUsed: 4, diskGiBUsed: 20 },
  });
}

function withFirstHost(change: object): Fleet {
  return { ...fleet, hosts: fleet.hosts.map((host, index) => (index === 0 ? { ...host, ...change } : host)) };
}

describe('the forward addresses and ports of a host', () => {
  const guests = { first: 20_000, last: 32_767 };
  const hostOf = async (driver: string, more: string, simulatedAddress?: string) => {
    const text = (await readFile(file, 'utf8')).replace('driver: simulated', `driver: ${driver}${more && `, ${more}`}`);
    return parseFleet(text, 'fleet.yaml', simulatedAddress).hosts[0]!.forwards;
  };

  test.each([
    ['of a simulated host, where the service has its machines listen', 'simulated', '', ['10.1.2.3'], guests],
    ['of a hypervisor, its forward address', 'qemu', 'qemu: { forwardAddress: 10.0.0.7 }', ['10.0.0.7'], guests],
    ['of a hypervisor that names none, loopback', 'qemu', '', ['127.0.0.1'], guests],
    [
      'what the file adds and the ports that it names',
      'qemu',
      'forwardAddresses: [10.0.0.8], forwardPorts: { first: 5, last: 9 }',
      ['127.0.0.1', '10.0.0.8'],
      { first: 5, last: 9 },
    ],
  ])('are registered: %s', async (_what, driver, more, addresses, ports) => {
    expect(await hostOf(driver, more, '10.1.2.3')).toEqual({ addresses, ports });
  });

  test.each<[string, object, object]>([
    ['an address of its own, at any port', { address: '10.0.8.7' }, { first: 1, last: 65_535 }],
    ['loopback, at the ports for guests alone', { address: '127.0.0.5' }, guests],
  ])('are registered for bare metal with %s', async (_what, address, ports) => {
    const settings = JSON.stringify({ endpoint: 'https://bmc', credentialsFile: 'none', ...address });
    const text = (await readFile(file, 'utf8')).replace(
      /(north-metal-1.*)driver: simulated/,
      `$1driver: redfish, redfish: ${settings}`,
    );
    const host = parseFleet(text, 'fleet.yaml').hosts.find(({ name }) => name === 'north-metal-1');
    expect(host!.forwards).toEqual({ addresses: Object.values(address), ports });
  });

  test('are apart from the address of a bare-metal console, which is the agent’s', async () => {
    const console = { command: ['ipmitool', '-e', ''], address: '10.0.9.2' };
    const settings = JSON.stringify({ endpoint: 'https://bmc', credentialsFile: 'none', address: '10.0.8.7', console });
    const text = (await readFile(file, 'utf8')).replace(
      /(north-metal-1.*)driver: simulated/,
      `$1driver: redfish, redfish: ${settings}`,
    );
    const withConsole = parseFleet(text, 'fleet.yaml');
    const host = withConsole.hosts.find(({ name }) => name === 'north-metal-1')!;
    expect([host.forwards!.addresses, host.consoleAddress]).toEqual([['10.0.8.7'], '10.0.9.2']);
    const stored = async () => (await db.host.findUnique({ where: { name: 'north-metal-1' } }))!.consoleAddress;
    await applyFleet(db, withConsole);
    expect(await stored()).toBe('10.0.9.2');
    await applyFleet(db, fleet);
    expect(await stored()).toBeNull();
  });

  test('a range that ends before it begins and an address that is a name are refused with their path in the file', async () => {
    await expect(hostOf('simulated', 'forwardPorts: { first: 9, last: 5 }')).rejects.toThrow(
      /hosts\.0\.forwardPorts\.last: must not be before first/,
    );
    await expect(hostOf('simulated', 'forwardAddresses: [localhost]')).rejects.toThrow(
      /hosts\.0\.forwardAddresses\.0: must be an IP address/,
    );
  });

  test('wake the machines on the host that are up but not ready when they change', async () => {
    await occupy();
    const { uid: machineUid } = await makeMachine(db, { namespace: 'acme-default' });
    await db.placement.updateMany({ data: { machineUid } });
    await db.$executeRaw`UPDATE machines SET phase = 'Running', claim_epoch = 1, claim_run_id = 'r' WHERE uid = ${machineUid}::uuid`;
    await db.outboxEntry.deleteMany();
    await applyFleet(db, fleet);
    expect(await db.outboxEntry.count()).toBe(0);
    const forwards = { addresses: ['10.0.0.7'], ports: guests };
    // A wake in the outbox may have been delivered already.
    await db.outboxEntry.create({ data: { machineUid, workflowId: 'before' } });
    await applyFleet(db, withFirstHost({ forwards }));
    expect(await db.outboxEntry.findMany({ where: { workflowId: { not: 'before' } } })).toMatchObject([{ machineUid }]);
    expect(await db.host.findUnique({ where: { name: 'north-hv-1' } })).toMatchObject({
      forwardAddresses: ['10.0.0.7'],
      forwardFirstPort: 20_000,
      forwardLastPort: 32_767,
    });
  });
});

describe('the agent of a host', () => {
  const agents = async () =>
    (await db.host.findMany({ where: { region: 'north' }, orderBy: { name: 'asc' } })).map(({ name, agent }) => [
      name,
      agent,
    ]);
  /** A machine on the first host. */
  async function placed(): Promise<string> {
    await occupy();
    const { name: namespace } = await db.namespace.findFirstOrThrow();
    const { uid: machineUid } = await makeMachine(db, { namespace });
    await db.placement.updateMany({ data: { machineUid } });
    await db.$executeRaw`UPDATE machines SET phase = 'Creating', claim_epoch = 1, claim_run_id = 'r' WHERE uid = ${machineUid}::uuid`;
    await db.outboxEntry.deleteMany();
    return machineUid;
  }

  test('is recorded where it serves other hosts; one of the host’s own name is none of them', async () => {
    const hosts = fleet.hosts.map((host, index) => ({ ...host, agent: index < 2 ? 'north-hv-1' : host.name }));
    await applyFleet(db, { ...fleet, hosts });
    expect((await agents()).filter(([, agent]) => agent !== null)).toEqual([['north-hv-2', 'north-hv-1']]);
    expect(await listAgents(db, 'north-hv-1')).toMatchObject([{ hosts: 2, digest: expect.any(String) }]);
    expect(await listAgents(db, 'north-metal-1')).toMatchObject([{ hosts: 1, digest: null }]);
    await applyFleet(db, fleet);
    expect((await agents()).every(([, agent]) => agent === null)).toBe(true);
  });

  test('does not change while a machine is being created, which waits for the agent that it was given to', async () => {
    await placed();
    const before = await everything();
    await expect(applyFleet(db, withFirstHost({ agent: 'rack-1' }))).rejects.toThrow(
      /host north-hv-1: agent changes from north-hv-1 to rack-1, but 1 machine is being created on it/,
    );
    expect(await everything()).toBe(before);
    await applyFleet(db, { ...fleet, hosts: fleet.hosts.map((host, i) => (i === 1 ? { ...host, agent: 'x' } : host)) });
  });

  test('changes under machines that were ready, and wakes each of them', async () => {
    const machineUid = await placed();
    const { customerId, tenantId } = {
      ...(await db.tenant.findFirstOrThrow()),
      ...(await db.placement.findFirstOrThrow()),
    };
    const what = { resourceKind: 'VirtualMachine', resourceClass: 'general-1', resourceName: 'x', minimumSeconds: 60 };
    await db.lifecycle.create({ data: { machineUid, customerId, tenantId, ...what, startedAt: 1n } });
    await db.$executeRaw`UPDATE machines SET phase = 'Running' WHERE uid = ${machineUid}::uuid`;
    await applyFleet(db, fleet);
    expect(await db.outboxEntry.count()).toBe(0);
    await applyFleet(db, withFirstHost({ agent: 'rack-1' }));
    expect(await db.outboxEntry.findMany()).toMatchObject([{ machineUid }]);
    expect(await db.host.findUnique({ where: { name: 'north-hv-1' } })).toMatchObject({ agent: 'rack-1' });
  });

  test('has a name that no host has which another agent serves', async () => {
    const text = (await readFile(file, 'utf8'))
      .replace('{ name: north-hv-1,', '{ name: north-hv-1, agent: rack-1,')
      .replace('{ name: north-hv-2,', '{ name: north-hv-2, agent: north-hv-1,');
    expect(() => parseFleet(text, 'fleet.yaml')).toThrow(
      'hosts.1.agent: north-hv-1 is the name of a host that the agent rack-1 serves: give the agent another name',
    );
  });
});

describe('applying a fleet', () => {
  test('a second time changes nothing', async () => {
    const before = await everything();
    await applyFleet(db, fleet);
    expect(await everything()).toBe(before);
  });

  test('takes as many statements for a thousand hosts, new, changed, and removed, as for ten', async () => {
    let sent = 0;
    const onStatement = () => {
      sent += 1;
    };
    sentSql.subscribe(onStatement);
    try {
      const fleetOf = (count: number, cpu: number): Fleet => ({
        ...fleet,
        hosts: Array.from({ length: count }, (_, index) => ({ ...fleet.hosts[0]!, name: `of-${count}-${index}`, cpu })),
      });
      const counts: number[] = [];
      for (const next of [fleetOf(10, 8), fleetOf(10, 9), fleetOf(1_000, 8), fleetOf(1_000, 9)]) {
        sent = 0;
        await applyFleet(db, next);
        counts.push(sent);
      }
      expect(counts[0]).toBeGreaterThan(0);
      expect(counts).toEqual(counts.map(() => counts[0]));
      expect(await db.host.count({ where: { retired: false, cpu: 9 } })).toBe(1_000);
      expect(await db.host.count({ where: { retired: true } })).toBe(fleet.hosts.length + 10);
    } finally {
      sentSql.unsubscribe(onStatement);
    }
  });

  test('retires what the file no longer names, and brings it back when it does again', async () => {
    await applyFleet(db, { ...fleet, hosts: fleet.hosts.slice(1), images: fleet.images.slice(1) });
    expect(await db.host.findUnique({ where: { name: 'north-hv-1' } })).toMatchObject({ retired: true });
    expect(await db.image.findUnique({ where: { name: 'debian-12' } })).toMatchObject({ retired: true });
    await applyFleet(db, fleet);
    expect(await db.host.count({ where: { retired: true } })).toBe(0);
  });

  test('a host that is new, or in the file again, is out of reach until it is reachable; the others stay reachable', async () => {
    const lost = async () => {
      const rows = await db.host.findMany({
        where: { retired: false, lostAt: { not: null } },
        orderBy: { name: 'asc' },
      });
      return rows.map(({ name }) => name);
    };
    const names = fleet.hosts.map(({ name }) => name);
    expect(await lost()).toEqual([...names].sort());
    await markHostsFound(db, names);
    await applyFleet(db, { ...fleet, hosts: fleet.hosts.slice(1) });
    await applyFleet(db, withFirstHost({ cpu: 63 }));
    expect(await lost()).toEqual([names[0]]);
  });

  test('raises the generation of an image only when what clients see of it changes', async () => {
    const seen = async () => {
      const { generation, architecture, sizeBytes } = await db.image.findUniqueOrThrow({
        where: { name: 'debian-12' },
      });
      return [generation, architecture, sizeBytes];
    };
    const withFirstImage = (changes: Partial<Fleet['images'][number]>) =>
      applyFleet(db, {
        ...fleet,
        images: fleet.images.map((image, at) => (at === 0 ? { ...image, ...changes } : image)),
      });
    const [first] = await seen();
    await withFirstImage({ source: { kind: 'disk', url: 'https://images.example/debian' } });
    expect((await seen())[0]).toBe(first);
    await withFirstImage({ architecture: 'arm64', sizeBytes: 5_000_000_000 });
    expect(await seen()).toEqual([Number(first) + 1, 'arm64', 5_000_000_000n]);
    await applyFleet(db, { ...fleet, images: fleet.images.slice(1) });
    await applyFleet(db, { ...fleet, images: fleet.images.slice(1) });
    expect((await seen())[0]).toBe(Number(first) + 2);
  });

  test('raises the generation of a class only when what clients see of it changes', async () => {
    const [first, second] = fleet.machineClasses;
    await applyFleet(db, { ...fleet, machineClasses: [second!, first!] });
    await applyFleet(db, { ...fleet, machineClasses: [{ ...first!, memoryGiB: 512 }, second!] });
    expect(
      await db.machineClass.findMany({
        select: { name: true, generation: true, position: true },
        orderBy: { name: 'asc' },
      }),
    ).toEqual([
      { name: 'general-1', generation: 2, position: 0 },
      { name: 'metal-1', generation: 1, position: 1 },
    ]);
  });

  test.each<[string, () => Fleet, RegExp]>([
    [
      'a host with machines removed',
      () => ({ ...fleet, hosts: fleet.hosts.slice(1) }),
      /host north-hv-1 is removed, but it carries 1 machine:/,
    ],
    ['a host shrunk below its use', () => withFirstHost({ cpu: 1 }), /cpu shrinks to 1, but 2 are in use/],
    ['a host with machines moved', () => withFirstHost({ region: 'south' }), /region changes from north to south/],
    [
      'a host with machines given another class',
      () => withFirstHost({ class: 'metal-1' }),
      /class changes from general-1 to metal-1/,
    ],
    [
      'a host with machines given another workload',
      () => withFirstHost({ workload: 'BareMetalMachine' }),
      /workload changes/,
    ],
    [
      'a class with machines removed',
      () => ({
        ...fleet,
        machineClasses: fleet.machineClasses.slice(1),
        hosts: fleet.hosts.slice(3),
        defaultAllotments: [],
      }),
      /machine class general-1 is removed, but 1 machines/,
    ],
    [
      'a region with tenants removed',
      () => ({
        ...fleet,
        regions: ['south'],
        machineClasses: fleet.machineClasses.map((each) => ({ ...each, regions: ['south'] })),
        hosts: fleet.hosts.map((host) => ({ ...host, region: 'south' })),
      }),
      /region north is removed, but 1 tenant is there, such as of \S+: move each one first, "customers move SLUG/,
    ],
  ])('refuses %s, and then changes nothing', async (_what, change, message) => {
    await occupy();
    const before = await everything();
    await expect(applyFleet(db, change())).rejects.toThrow(message);
    expect(await everything()).toBe(before);
  });

  test('reports all problems at once', async () => {
    await occupy();
    await expect(applyFleet(db, withFirstHost({ cpu: 1, diskGiB: 1, region: 'south' }))).rejects.toMatchObject({
      problems: { length: 3 },
    });
  });

  test('imports a tenant’s limits once, and from then on leaves them to commands', async () => {
    await occupy();
    const limits = async () => readCapacity(db, (await db.tenant.findFirstOrThrow()).id);
    const allotments = [
      { class: 'metal-1', reservedHosts: 1, onDemandAllowed: false, bareMetal: 5, virtualMachine: 0 },
    ];
    await applyFleet(db, { ...fleet, tenants: [{ namespace: 'acme-default', allotments }] });
    const metal = { className: 'metal-1', onDemandAllowed: false, reservedHosts: 1, limits: { BareMetalMachine: 5 } };
    expect(await limits()).toContainEqual(
      expect.objectContaining({ ...metal, limits: expect.objectContaining(metal.limits) }),
    );
    const five = { className: 'metal-1', name: 'bare_metal' as const, reason: 'for a test', endsAt: null };
    await setLimitOf(db, 'acme-default', { ...five, amount: 9 });
    await applyFleet(db, { ...fleet, tenants: [{ namespace: 'acme-default', allotments }] });
    expect((await limits()).find(({ className }) => className === 'metal-1')!.limits.BareMetalMachine).toBe(9);
  });

  test('gives a changed default, and a new class, to tenants that were there before', async () => {
    await occupy();
    const { id } = await db.tenant.findFirstOrThrow();
    const changed = fleet.defaultAllotments.map((entry) => ({ ...entry, virtualMachine: 77 }));
    await applyFleet(db, { ...fleet, defaultAllotments: changed });
    expect((await readCapacity(db, id)).map(({ limits }) => limits.VirtualMachine)).toEqual([77, 77]);
  });
});

describe('a customer', () => {
  test('has a namespace, the default allotments, and a key of which only the digest is stored', async () => {
    const created = await createCustomer(db, {
      slug: 'acme',
      displayName: 'Acme',
      region: 'north',
    });
    expect(created).toMatchObject({
      namespace: 'acme-default',
      apiKey: { secret: expect.stringMatching(/^csk_[\w-]{43}$/) },
    });
    const key = await db.apiKey.findUniqueOrThrow({ where: { id: created.apiKey.id } });
    expect(key.scopes).toHaveLength(4);
    expect(JSON.stringify(await db.apiKey.findMany())).not.toContain(created.apiKey.secret);
    expect(await readCapacity(db, created.tenantId)).toHaveLength(2);
  });

  test('is refused with a taken or invalid slug, and nothing of it is left', async () => {
    const acme = { slug: 'acme', displayName: 'Acme', region: 'north' };
    await createCustomer(db, acme);
    await expect(createCustomer(db, acme)).rejects.toThrow('The customer "acme" already exists');
    await expect(createCustomer(db, { ...acme, slug: 'Not a slug' })).rejects.toThrow('is not a slug');
    expect(await db.tenant.count()).toBe(1);
  });
});

describe('a fleet file', () => {
  test.each<[string, (text: string) => string, RegExp]>([
    [
      'an unknown field',
      (text) => text.replace('cpu: 64', 'cpus: 64'),
      /hosts\.0\.cpus: is not accepted here; accepted: name, region,/,
    ],
    ['a field left out', (text) => text.replace('cpu: 64, ', ''), /^fleet\.yaml: hosts\.0\.cpu: is required$/],
    [
      'an unknown value of an enum',
      (text) => text.replace('driver: simulated', 'driver: vmware'),
      /hosts\.0\.driver: must be one of simulated, qemu, redfish$/,
    ],
    [
      'an unknown kind of image',
      (text) => text.replace('images:\n', 'images:\n  - { name: x, digest: x, source: { kind: tar } }\n'),
      /images\.0\.source\.kind: must be one of kernel, disk, iso$/,
    ],
    [
      'a region that does not exist',
      (text) => text.replace('region: south', 'region: east'),
      /hosts\.2\.region: there is no region east/,
    ],
    [
      'a class that does not exist',
      (text) => text.replace('class: metal-1, workload', 'class: metal-9, workload'),
      /there is no machine class metal-9/,
    ],
    [
      'a host named twice',
      (text) => text.replace('north-hv-2', 'north-hv-1'),
      /hosts: north-hv-1 is listed more than once/,
    ],
    ['an invalid digest', (text) => text.replace('sha256:6f', 'md5:6f'), /images\.0\.digest/],
    ['broken YAML', (text) => `${text}\n  - }`, /fleet\.yaml:/],
  ])('with %s is refused with its path in the file', async (_what, change, message) => {
    const text = change(await readFile(file, 'utf8'));
    expect(() => parseFleet(text, 'fleet.yaml')).toThrow(message);
  });
});
