import fc from 'fast-check';
import { type AllottedClass, decidePlacement, type HostCapacity, type PlacementRequest } from '../../src/domain/placement.ts';

const request: PlacementRequest = { kind: 'VirtualMachine', tenantId: 't1', region: 'north', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 }, className: null };
const general: AllottedClass = { name: 'general-1', retired: false, minimumSeconds: 60, onDemandAllowed: true, limit: 10, held: 0 };
const host = (over: Partial<HostCapacity> = {}): HostCapacity => ({
  name: 'h1', region: 'north', className: 'general-1', workload: 'VirtualMachine', cpu: 8, memoryGiB: 32, diskGiB: 100,
  cpuUsed: 0, memoryGiBUsed: 0, diskGiBUsed: 0, machinesHeld: 0, reservedTenantId: null, cordoned: false, lost: false, quarantined: false, ...over,
});
const chosen = (decision: ReturnType<typeof decidePlacement>) => (decision.outcome === 'candidates' ? decision.candidates.map((c) => c.host) : decision.code);

describe('decidePlacement', () => {
  test('takes the emptiest of the hosts that fit, so that machines spread', () => {
    expect(chosen(decidePlacement(request, [general], [host({ cpuUsed: 4 }), host({ name: 'h2', cpuUsed: 2 })]))).toEqual(['h2', 'h1']);
  });

  test('takes a host reserved for the tenant before one on demand, however full', () => {
    const decision = decidePlacement(request, [general], [host(), host({ name: 'mine', reservedTenantId: 't1', cpuUsed: 6 })]);
    expect(decision).toMatchObject({ candidates: [{ host: 'mine', capacitySource: 'reserved' }, { host: 'h1', capacitySource: 'on-demand' }] });
  });

  test('tries classes in the order of the fleet file', () => {
    const second = { ...general, name: 'general-2' };
    expect(chosen(decidePlacement(request, [general, second], [host({ name: 'h2', className: 'general-2' }), host()]))).toEqual(['h1', 'h2']);
  });

  test.each([
    ['no class is allotted', [], [host()], 'ClassUnavailable', false],
    ['the only class is retired', [{ ...general, retired: true }], [host()], 'ClassUnavailable', false],
    ['no host is large enough', [general], [host({ cpu: 1 })], 'NoCapacityAvailable', false],
    ['every host that fits is in another region', [general], [host({ region: 'south' })], 'PlacementUnavailable', false],
    ['every host that fits is reserved for another tenant', [general], [host({ reservedTenantId: 't2' })], 'PlacementUnavailable', false],
    ['only reserved hosts are allowed and all are in use', [{ ...general, onDemandAllowed: false }], [host({ reservedTenantId: 't1', cpuUsed: 8 }), host({ name: 'h2' })], 'ReservedCapacityUnavailable', true],
    ['every host that fits is full', [general], [host({ memoryGiBUsed: 30 })], 'CapacityTemporarilyUnavailable', true],
    ['every host that fits carries an abandoned machine', [general], [host({ quarantined: true })], 'CapacityTemporarilyUnavailable', true],
    ['every host that fits is cordoned', [general], [host({ cordoned: true })], 'CapacityTemporarilyUnavailable', true],
    ['the tenant holds as many as the class allows', [{ ...general, held: 10 }], [host()], 'CapacityTemporarilyUnavailable', true],
  ] as const)('when %s, says so and whether waiting helps', (_when, classes, hosts, code, retryable) => {
    expect(decidePlacement(request, classes, hosts)).toMatchObject({ outcome: 'refused', code, retryable });
  });

  test('counts the reasons of the refused hosts in its message', () => {
    const decision = decidePlacement(request, [general], [host({ cpuUsed: 8 }), host({ name: 'h2', cpuUsed: 7 }), host({ name: 'h3', lost: true })]);
    expect(decision).toMatchObject({ message: 'hosts that fit are busy: 2 hosts: lacks cpu; 1 host: is out of reach' });
  });

  test('a bare-metal machine takes only an empty host of the class it names', () => {
    const metal = { ...general, name: 'metal-1' };
    const bare = { className: 'metal-1', workload: 'BareMetalMachine' as const };
    const wish = { ...request, kind: 'BareMetalMachine' as const, resources: null, className: 'metal-1' };
    expect(chosen(decidePlacement(wish, [general, metal], [host({ name: 'used', ...bare, machinesHeld: 1 }), host({ name: 'free', ...bare }), host()]))).toEqual(['free']);
  });

  test('never offers a host that lacks anything, and gives every other host a reason', () => {
    const hosts = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^h[0-9]{1,3}$/), region: fc.constantFrom('north', 'south'), className: fc.constantFrom('general-1', 'other'),
        workload: fc.constant('VirtualMachine' as const), cpu: fc.integer({ min: 1, max: 8 }), memoryGiB: fc.constant(32), diskGiB: fc.constant(100),
        cpuUsed: fc.integer({ min: 0, max: 8 }), memoryGiBUsed: fc.integer({ min: 0, max: 32 }), diskGiBUsed: fc.integer({ min: 0, max: 100 }),
        machinesHeld: fc.constant(1), reservedTenantId: fc.constantFrom(null, 't1', 't2'), cordoned: fc.boolean(), lost: fc.boolean(), quarantined: fc.boolean(),
      }),
      { selector: (h) => h.name, maxLength: 12 },
    );
    fc.assert(
      fc.property(hosts, (all) => {
        const decision = decidePlacement(request, [general], all);
        const offered = decision.outcome === 'candidates' ? decision.candidates.map((c) => c.host) : [];
        for (const h of all.filter((h) => offered.includes(h.name))) {
          expect(h.cpu - h.cpuUsed).toBeGreaterThanOrEqual(2);
          expect(h).toMatchObject({ region: 'north', className: 'general-1', cordoned: false, lost: false, quarantined: false });
          expect(h.reservedTenantId).not.toBe('t2');
        }
        const ofClass = all.filter((h) => h.className === 'general-1').map((h) => h.name);
        expect([...offered, ...decision.refusals.map((r) => r.host)].sort()).toEqual(ofClass.sort());
      }),
    );
  });
});
