import { CancelledFailure } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import { createAgentActivities, type Greeting, type ServedHost } from '../../activities/agent.ts';
import { createHostActivities } from '../../activities/host.ts';
import type { Lack } from '../../src/domain/hostStatement.ts';
import { absent } from '../../src/domain/observation.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import type { HostIdentity } from '../../src/drivers/agent/hostIdentity.ts';
import { OrderRefused } from '../../src/drivers/agent/orderBook.ts';

/** As many as the class has; the agent asks its hosts for no more. */
function standIn(hostName: string, { version = 0, driver = {} as Partial<MachineDriver> } = {}): ServedHost {
  const own: Partial<MachineDriver> = {
    watch: () => () => {},
    placementVersionSeen: () => version,
    inventory: async () => [],
    images: async () => [],
    observe: async () => absent,
    ...driver,
  };
  const identity: Partial<HostIdentity> = { sign: async ({ about }) => `${hostName} says ${about}` };
  const both = { hostName, driver: own as MachineDriver, identity: identity as HostIdentity };
  return { ...both, activities: createHostActivities({ ...both, log: pino({ level: 'silent' }) }) };
}

describe('an agent', () => {
  let environment: MockActivityEnvironment;
  let leaving: AbortController;
  const run = <A extends unknown[], R>(activity: (...args: A) => Promise<R>, ...args: A): Promise<R> =>
    environment.run(activity, ...args);
  const firstHeartbeat = () => new Promise<unknown>((resolve) => environment.once('heartbeat', resolve));
  const serving = (agent: string, ...hosts: ServedHost[]) =>
    createAgentActivities({ agent, hosts, leaving: leaving.signal });
  /** By default, of the agent as it greets now. */
  async function leaseOf(agent: ReturnType<typeof serving>, greeting?: Greeting) {
    const { instance } = greeting ?? (await run(agent.ping));
    let isHeld = true;
    const lease = run(agent.holdLease, { instance }).finally(() => {
      isHeld = false;
    });
    return { lease, held: () => isHeld };
  }

  beforeEach(() => {
    const logger = { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
    environment = new MockActivityEnvironment({ activityType: 'test' }, { logger });
    leaving = new AbortController();
  });
  afterEach(() => jest.useRealTimers());

  it('holds the lease with heartbeats until it leaves, which completes the activity at once', async () => {
    const beat = firstHeartbeat();
    const { lease } = await leaseOf(serving('h1', standIn('h1')));
    expect(await beat).toEqual({ attended: 'h1', hostName: 'h1', placementVersion: 0, statement: 'h1 says build' });
    leaving.abort();
    await lease;
  });

  it('hands back at once the lease of another process, which greeted with other hosts', async () => {
    const [former, now] = [serving('rack', standIn('h1')), serving('rack', standIn('h1'), standIn('h2'))];
    const { instance } = await run(former.ping);
    await run(now.holdLease, { instance });
    const beat = firstHeartbeat();
    const lease = run(former.holdLease, { instance });
    await beat;
    leaving.abort();
    await lease;
  });

  it('refuses calls about a machine of other records than it has, which says nothing about the machine', async () => {
    const [mine, lost] = ['6ba7b810-9dad-41d1-80b4-00c04fd430c8', '6ba7b811-9dad-41d1-80b4-00c04fd430c8'];
    const { observeMachine } = serving('h1', standIn('h1', { driver: { recordsId: mine } }));
    const look = (recordsId?: string) =>
      run(observeMachine, { hostName: 'h1', runtimeId: 'm', ...(recordsId !== undefined && { recordsId }) });
    await expect(look(lost)).rejects.toMatchObject({
      type: 'Unexpected',
      nonRetryable: false,
      message: expect.stringContaining('bring back its folder hosts/h1'),
    });
    expect(await look(mine)).toMatchObject({ presence: 'absent' });
    expect(await look()).toMatchObject({ presence: 'absent' });
  });

  it('tells of each call that it refuses because nobody ordered it, and of no other', async () => {
    const refused: unknown[] = [];
    const orders = {
      async follow(order: unknown) {
        if (order !== 'good') throw new OrderRefused('it comes without an order');
      },
      forget: async () => {},
    };
    const hosts = [{ ...standIn('h1'), orders }];
    const { observeMachine } = createAgentActivities({
      agent: 'h1',
      hosts,
      refusedOrders: (each) => refused.push(each),
    });
    const look = (order: string) => run(observeMachine, { hostName: 'h1', runtimeId: 'm', order });
    expect(await look('good')).toMatchObject({ presence: 'absent' });
    expect(refused).toEqual([]);
    await expect(look('forged')).rejects.toMatchObject({ type: 'OrderRefused', nonRetryable: true });
    expect(refused).toEqual([
      { host: 'h1', runtimeId: 'm', call: 'observeMachine', reason: 'it comes without an order' },
    ]);
  });

  it('ends the lease as cancelled when it is cancelled', async () => {
    const beat = firstHeartbeat();
    const { lease } = await leaseOf(serving('h1', standIn('h1')));
    const outcome = expect(lease).rejects.toBeInstanceOf(CancelledFailure);
    await beat;
    environment.cancel();
    await outcome;
  });

  it.each([1, 3])(
    'sends one heartbeat in seven seconds for all of %i hosts where fifteen of silence end the lease, and at once after a placement',
    async (count) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      let version = 7;
      const newest = standIn('h1', { driver: { placementVersionSeen: () => version } });
      const others = ['h2', 'h3'].slice(0, count - 1).map((name) => standIn(name, { version: 3 }));
      environment = new MockActivityEnvironment({ activityType: 'test', heartbeatTimeoutMs: 15_000 });
      const versions: number[] = [];
      environment.on('heartbeat', ({ placementVersion }: { placementVersion: number }) =>
        versions.push(placementVersion),
      );
      const { lease } = await leaseOf(serving('rack', ...others, newest));
      await jest.advanceTimersByTimeAsync(59_500);
      expect(versions).toEqual(Array(9).fill(7));
      version = 8;
      await jest.advanceTimersByTimeAsync(1_000);
      expect(versions.slice(9)).toEqual([8]);
      leaving.abort();
      await jest.advanceTimersByTimeAsync(0);
      await lease;
    },
  );

  it('greets with a signature of each host', async () => {
    const said = (...names: string[]) => ({
      hosts: names.map((hostName) => ({ hostName, statement: `${hostName} says presence` })),
      instance: expect.any(String),
    });
    expect(await run(serving('h1', standIn('h1')).ping)).toEqual(said('h1'));
    expect(await run(serving('rack', standIn('h1')).ping)).toEqual(said('h1'));
    expect(await run(serving('h1', standIn('h1'), standIn('h2')).ping)).toEqual(said('h1', 'h2'));
  });

  it('says what its hosts lack, and hands the lease back when that changes or the clock is set, to be asked again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const full = { type: 'Disk', reason: 'DiskFull', message: 'nothing is free' } as const;
    const health = { lacks: [] as Lack[], version: 0, known: Promise.resolve() };
    const identity = { sign: async (_said: object, more: object) => JSON.stringify(more) } as unknown as HostIdentity;
    const agent = serving('h1', { ...standIn('h1'), identity, health });
    const well = await run(agent.ping);
    expect(well.hosts).toEqual([{ hostName: 'h1', statement: '{"lacks":[]}' }]);
    const first = await leaseOf(agent, well);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(first.held()).toBe(true);
    health.lacks = [full];
    health.version++;
    await jest.advanceTimersByTimeAsync(1_000);
    await first.lease;

    const greeting = await run(agent.ping);
    expect(greeting.hosts).toEqual([{ hostName: 'h1', statement: JSON.stringify({ lacks: [full] }) }]);
    const second = await leaseOf(agent, greeting);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(second.held()).toBe(true);
    jest.setSystemTime(Date.now() + 900_000);
    await jest.advanceTimersByTimeAsync(1_000);
    await second.lease;

    // It changed between the greeting and the lease.
    health.lacks = [];
    health.version++;
    const third = await leaseOf(agent, greeting);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(third.held()).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);
    await third.lease;
  });

  it('passes a call on to the host that it names, without the name', async () => {
    const asked: unknown[] = [];
    const observe = async (runtimeId: string) => {
      asked.push(runtimeId);
      return { ...absent, presence: 'present' as const };
    };
    const agent = serving('rack', standIn('h1'), standIn('h2', { driver: { observe } }));
    const input = { runtimeId: 'r1', hostName: 'h2' };
    expect(await run(agent.observeMachine, input)).toMatchObject({ presence: 'present' });
    expect(await run(agent.observeMachine, { ...input, hostName: 'h1' })).toMatchObject({ presence: 'absent' });
    expect(asked).toEqual(['r1']);
    expect(await run(agent.listInventory, { hostName: 'h2' })).toMatchObject({ hostName: 'h2' });
  });

  it('refuses a call for a host that it does not serve, with an error that is no evidence and is tried again', async () => {
    const agent = serving('rack', standIn('h1'));
    const refusal = { type: 'Unexpected', nonRetryable: false, message: /^the agent rack does not serve h9: / };
    const stray = { runtimeId: 'r1', hostName: 'h9' };
    await expect(run(agent.destroyMachine, stray)).rejects.toMatchObject({
      ...refusal,
      message: expect.stringMatching(refusal.message),
    });
    await expect(run(agent.listInventory, { hostName: 'h9' })).rejects.toMatchObject({ type: 'Unexpected' });
  });
});
