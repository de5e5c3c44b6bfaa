import fc from 'fast-check';
import type { HostConditionType } from '../../src/domain/hostHealth.ts';
import {
  type AllottedClass,
  decidePlacement,
  type HostCapacity,
  type PlacementRequest,
} from '../../src/domain/placement.ts';

const request: PlacementRequest = {
  machineUid: 'm1',
  kind: 'VirtualMachine',
  tenantId: 't1',
  region: 'north',
  resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
  className: null,
};
const general: AllottedClass = {
  name: 'general-1',
  retired: false,
  minimumSeconds: 60,
  onDemandAllowed: true,
  limit: 10,
  held: 0,
};
const host = (over: Partial<HostCapacity> = {}): HostCapacity => ({
  name: 'h1',
  region: 'north',
  className: 'general-1',
  workload: 'VirtualMachine',
  cpu: 8,
  memoryGiB: 32,
  diskGiB: 100,
  cpuUsed: 0,
  memoryGiBUsed: 0,
  diskGiBUsed: 0,
  machinesHeld: 0,
  reservedTenantId: null,
  cordoned: false,
  evacuated: false,
  inMaintenance: false,
  lost: false,
  failing: [],
  quarantined: false,
  inventoryDue: false,
  holdsImage: false,
  ...over,
});
const chosen = (decision: ReturnType<typeof decidePlacement>) =>
  decision.outcome === 'candidates' ? decision.candidates.map((c) => c.host) : decision.code;

describe('decidePlacement', () => {
  test('takes the emptiest of the hosts that fit, so that machines spread', () => {
    expect(
      chosen(decidePlacement(request, [general], [host({ cpuUsed: 4 }), host({ name: 'h2', cpuUsed: 2 })])),
    ).toEqual(['h2', 'h1']);
  });

  test.each(['cpu', 'memoryGiB', 'diskGiB'] as const)(
    'takes a host whose %s is just enough, in all and after what is used, and none with less',
    (size) => {
      const needed = request.resources![size];
      const outcomes = [host({ [size]: needed }), host({ [`${size}Used`]: host()[size] - needed })].map((exact) => {
        const [inAll, used] = [exact[size], exact[`${size}Used`]];
        const smaller = host({ [size]: used > 0 ? inAll : inAll - 1, [`${size}Used`]: used > 0 ? used + 1 : 0 });
        return [exact, smaller].map((each) => chosen(decidePlacement(request, [general], [each])));
      });
      expect(outcomes).toEqual([
        [['h1'], 'NoCapacityAvailable'],
        [['h1'], 'CapacityTemporarilyUnavailable'],
      ]);
    },
  );

  test('prefers a host reserved for the tenant over on-demand capacity, however full it is', () => {
    const decision = decidePlacement(
      request,
      [general],
      [host(), host({ name: 'mine', reservedTenantId: 't1', cpuUsed: 6 })],
    );
    expect(decision).toMatchObject({
      candidates: [
        { host: 'mine', capacitySource: 'reserved' },
        { host: 'h1', capacitySource: 'on-demand' },
      ],
    });
  });

  test('tries classes in the order in which the fleet file lists them', () => {
    const second = { ...general, name: 'general-2' };
    expect(
      chosen(decidePlacement(request, [general, second], [host({ name: 'h2', className: 'general-2' }), host()])),
    ).toEqual(['h1', 'h2']);
  });

  test.each([
    ['no class is allotted', [], [host()], 'ClassUnavailable', false],
    ['the only class is retired', [{ ...general, retired: true }], [host()], 'ClassUnavailable', false],
    ['no host is large enough', [general], [host({ cpu: 1 })], 'NoCapacityAvailable', false],
    [
      'every host that fits is in another region',
      [general],
      [host({ region: 'south' })],
      'PlacementUnavailable',
      false,
    ],
    [
      'every host that fits is reserved for another tenant',
      [general],
      [host({ reservedTenantId: 't2' })],
      'PlacementUnavailable',
      false,
    ],
    [
      'only reserved hosts are allowed and all are in use',
      [{ ...general, onDemandAllowed: false }],
      [host({ reservedTenantId: 't1', cpuUsed: 8 }), host({ name: 'h2' })],
      'ReservedCapacityUnavailable',
      true,
    ],
    ['every host that fits is full', [general], [host({ memoryGiBUsed: 30 })], 'CapacityTemporarilyUnavailable', true],
    [
      'every host that fits carries an abandoned machine',
      [general],
      [host({ quarantined: true })],
      'CapacityTemporarilyUnavailable',
      true,
    ],
    [
      'every host that fits was not asked since a restore',
      [general],
      [host({ inventoryDue: true })],
      'CapacityTemporarilyUnavailable',
      true,
    ],
    ['every host that fits is cordoned', [general], [host({ cordoned: true })], 'CapacityTemporarilyUnavailable', true],
    [
      'every host that fits is evacuated',
      [general],
      [host({ evacuated: true })],
      'CapacityTemporarilyUnavailable',
      true,
    ],
    [
      'every host that fits is in maintenance',
      [general],
      [host({ inMaintenance: true })],
      'CapacityTemporarilyUnavailable',
      true,
    ],
    [
      'the tenant holds as many as the class allows',
      [{ ...general, held: 10 }],
      [host()],
      'CapacityTemporarilyUnavailable',
      true,
    ],
  ] as const)('when %s, says so and says whether waiting helps', (_when, classes, hosts, code, retryable) => {
    expect(decidePlacement(request, classes, hosts)).toMatchObject({ outcome: 'refused', code, retryable });
  });

  test('counts the reasons of the refused hosts in its message', () => {
    const decision = decidePlacement(
      request,
      [general],
      [host({ cpuUsed: 8 }), host({ name: 'h2', cpuUsed: 7 }), host({ name: 'h3', lost: true })],
    );
    expect(decision).toMatchObject({ message: 'hosts that fit are busy: 2 hosts: lacks cpu; 1 host: is out of reach' });
  });

  test('a host with a false condition takes no machine; the reason says what is wrong with it', () => {
    const full = host({ failing: ['Disk', 'Clock'] });
    expect(chosen(decidePlacement(request, [general], [full, host({ name: 'h2', cpuUsed: 4 })]))).toEqual(['h2']);
    expect(decidePlacement(request, [general], [full])).toMatchObject({
      code: 'CapacityTemporarilyUnavailable',
      retryable: true,
      awaited: ['has a wrong clock and has a full disk'],
    });
  });

  test('a bare-metal machine takes only an empty host of the class it names', () => {
    const metal = { ...general, name: 'metal-1' };
    const bare = { className: 'metal-1', workload: 'BareMetalMachine' as const };
    const wish = { ...request, kind: 'BareMetalMachine' as const, resources: null, className: 'metal-1' };
    expect(
      chosen(
        decidePlacement(
          wish,
          [general, metal],
          [host({ name: 'used', ...bare, machinesHeld: 1 }), host({ name: 'free', ...bare }), host()],
        ),
      ),
    ).toEqual(['free']);
  });

  test('takes a host that holds the image, as long as it is not much fuller than the emptiest', () => {
    const imageAt = (cpuUsed: number) =>
      chosen(decidePlacement(request, [general], [host(), host({ name: 'image', holdsImage: true, cpuUsed })]));
    expect(imageAt(1)).toEqual(['image', 'h1']);
    expect(imageAt(4)).toEqual(['h1', 'image']);
  });

  test('does not fill the one host with the image while others stay empty', () => {
    const used = new Map([
      ['image', 0],
      ['b', 0],
      ['c', 0],
    ]);
    for (let n = 0; n < 9; n++) {
      const hosts = [...used].map(([name, cpuUsed]) => host({ name, cpuUsed, cpu: 8, holdsImage: name === 'image' }));
      const [best] = chosen(decidePlacement({ ...request, machineUid: `m${n}` }, [general], hosts)) as string[];
      used.set(best!, used.get(best!)! + 2);
    }
    expect(Object.fromEntries(used)).toEqual({ image: 8, b: expect.any(Number), c: expect.any(Number) });
    expect(Math.abs(used.get('b')! - used.get('c')!)).toBeLessThanOrEqual(2);
  });

  test('spreads machines that are placed at the same moment over equal hosts', () => {
    const hosts = Array.from({ length: 10 }, (_, i) => host({ name: `h${i}` }));
    const firsts = Array.from(
      { length: 100 },
      (_, i) => (chosen(decidePlacement({ ...request, machineUid: `m${i}` }, [general], hosts)) as string[])[0]!,
    );
    const most = Math.max(...hosts.map(({ name }) => firsts.filter((first) => first === name).length));
    expect(new Set(firsts).size).toBe(10);
    expect(most).toBeLessThan(30);
  });
});

describe('whatever the fleet, decidePlacement', () => {
  const anyHost = fc.record({
    name: fc.stringMatching(/^h[0-9]{1,3}$/),
    region: fc.constantFrom('north', 'north', 'south'),
    className: fc.constantFrom('general-1', 'general-1', 'general-2', 'other'),
    workload: fc.constantFrom<HostCapacity['workload']>('VirtualMachine', 'VirtualMachine', 'BareMetalMachine'),
    cpu: fc.integer({ min: 1, max: 8 }),
    memoryGiB: fc.constant(32),
    diskGiB: fc.constant(100),
    cpuUsed: fc.integer({ min: 0, max: 8 }),
    memoryGiBUsed: fc.integer({ min: 0, max: 32 }),
    diskGiBUsed: fc.integer({ min: 0, max: 100 }),
    machinesHeld: fc.integer({ min: 0, max: 1 }),
    reservedTenantId: fc.constantFrom(null, 't1', 't2'),
    cordoned: fc.boolean(),
    evacuated: fc.boolean(),
    inMaintenance: fc.boolean(),
    lost: rarely(),
    failing: rarely().map((fails): HostConditionType[] => (fails ? ['Disk'] : [])),
    quarantined: rarely(),
    inventoryDue: rarely(),
    holdsImage: fc.boolean(),
  });
  const anyHosts = fc.uniqueArray(anyHost, { selector: (h) => h.name, maxLength: 12 });
  const anyClass = (name: string) =>
    fc.record({
      name: fc.constant(name),
      retired: rarely(),
      minimumSeconds: fc.constant(60),
      onDemandAllowed: fc.boolean(),
      limit: fc.integer({ min: 0, max: 3 }),
      held: fc.integer({ min: 0, max: 3 }),
    });
  const anyClasses = fc.tuple(anyClass('general-1'), anyClass('general-2'));
  const anyRequest = fc.oneof(
    fc.constant(request),
    fc.constant({ ...request, kind: 'BareMetalMachine' as const, resources: null, className: 'general-1' }),
  );
  const offers = (decision: ReturnType<typeof decidePlacement>) =>
    decision.outcome === 'candidates' ? decision.candidates : [];

  function rarely() {
    return fc.integer({ min: 0, max: 7 }).map((n) => n === 0);
  }

  test('never exceeds a capacity, a limit, or a policy', () => {
    fc.assert(
      fc.property(anyRequest, anyClasses, anyHosts, (wish, classes, hosts) => {
        for (const offer of offers(decidePlacement(wish, classes, hosts))) {
          const h = hosts.find(({ name }) => name === offer.host)!;
          const machineClass = classes.find(({ name }) => name === h.className)!;
          expect(h).toMatchObject({
            region: 'north',
            workload: wish.kind,
            className: offer.className,
            cordoned: false,
            evacuated: false,
            inMaintenance: false,
            lost: false,
            failing: [],
            quarantined: false,
            inventoryDue: false,
          });
          expect(h.reservedTenantId).not.toBe('t2');
          expect(machineClass.held).toBeLessThan(machineClass.limit);
          expect(machineClass.retired).toBe(false);
          if (wish.resources)
            for (const size of ['cpu', 'memoryGiB', 'diskGiB'] as const)
              expect(h[`${size}Used`] + wish.resources[size]).toBeLessThanOrEqual(h[size]);
          else expect(h.machinesHeld).toBe(0);
          if (h.reservedTenantId === null) expect(machineClass.onDemandAllowed).toBe(true);
          expect(offer.capacitySource).toBe(h.reservedTenantId === 't1' ? 'reserved' : 'on-demand');
        }
      }),
    );
  });

  test('offers reserved capacity before on-demand capacity, class by class', () => {
    fc.assert(
      fc.property(anyRequest, anyClasses, anyHosts, (wish, classes, hosts) => {
        const ranks = offers(decidePlacement(wish, classes, hosts)).map(
          (offer) =>
            2 * classes.findIndex(({ name }) => name === offer.className) +
            Number(offer.capacitySource === 'on-demand'),
        );
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });

  test('either offers each host of a usable class or gives one reason why not', () => {
    fc.assert(
      fc.property(anyRequest, anyClasses, anyHosts, (wish, classes, hosts) => {
        const decision = decidePlacement(wish, classes, hosts);
        const usable = classes
          .filter((c) => !c.retired && c.limit > 0 && (wish.className === null || wish.className === c.name))
          .map((c) => c.name);
        const considered = hosts
          .filter((h) => h.workload === wish.kind && usable.includes(h.className))
          .map((h) => h.name);
        expect(
          [...offers(decision).map((offer) => offer.host), ...decision.refusals.map((refusal) => refusal.host)].sort(),
        ).toEqual(considered.sort());
        for (const { reason } of decision.refusals) expect(reason).not.toBe('');
      }),
    );
  });

  test('decides the same for the same fleet, regardless of the order in which it is read', () => {
    fc.assert(
      fc.property(
        anyRequest,
        anyClasses,
        anyHosts.chain((hosts) =>
          fc.tuple(fc.constant(hosts), fc.shuffledSubarray(hosts, { minLength: hosts.length })),
        ),
        (wish, classes, [hosts, shuffled]) => {
          expect(offers(decidePlacement(wish, classes, shuffled))).toEqual(
            offers(decidePlacement(wish, classes, hosts)),
          );
          expect(decidePlacement(wish, classes, hosts)).toEqual(decidePlacement(wish, classes, hosts));
        },
      ),
    );
  });

  test('still places what it could place before a host was added', () => {
    fc.assert(
      fc.property(anyRequest, anyClasses, anyHosts, anyHost, (wish, classes, hosts, added) => {
        fc.pre(hosts.every(({ name }) => name !== added.name));
        const before = offers(decidePlacement(wish, classes, hosts)).map((offer) => offer.host);
        const after = offers(decidePlacement(wish, classes, [...hosts, added])).map((offer) => offer.host);
        expect(after.filter((name) => name !== added.name)).toEqual(before);
      }),
    );
  });
});
