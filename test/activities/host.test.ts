import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CancelledFailure } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import { createHostActivities, type HostActivities } from '../../activities/host.ts';
import { otherSystem } from '../../src/domain/evidence.ts';
import { absent, type Observation } from '../../src/domain/observation.ts';
import { DriverError, type MachineChange, type MachineDriver, OtherSystem } from '../../src/drivers/agent/driver.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { openSimulatedHost } from '../../src/drivers/simulated/simulatedHost.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { waitFor } from '../support/wait.ts';

const hostName = 'north-hv-1';

describe('the activities of a host', () => {
  let dataDir: string;
  let driver: MachineDriver;
  let activities: HostActivities;
  let leaving: AbortController;
  let environment: MockActivityEnvironment;
  let heartbeats: string[];

  const withFault = (fault: string) => makeRuntime({ labels: { [faultLabel]: fault } });
  const firstHeartbeat = () => new Promise<string>((resolve) => environment.once('heartbeat', resolve));
  const run = <A extends unknown[], R>(activity: (...args: A) => Promise<R>, ...args: A): Promise<R> =>
    environment.run(activity, ...args);

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'host-'));
    driver = await openSimulatedHost({ hostName, dataDir, latencyMs: 0 });
    leaving = new AbortController();
    activities = createHostActivities({ hostName, driver, log: pino({ level: 'silent' }), leaving: leaving.signal });
    const logger = { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
    environment = new MockActivityEnvironment({ activityType: 'test' }, { logger });
    heartbeats = [];
    environment.on('heartbeat', (detail: string) => heartbeats.push(detail));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await driver.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  describe('of a machine whose guest is up', () => {
    const runtime = makeRuntime();
    let seen: Observation;
    let becomes: (now: Partial<Observation>) => void;

    // Time moves only when the test moves it.
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      seen = { ...absent, presence: 'present' };
      const watchers: ((change: MachineChange) => void)[] = [];
      becomes = (now) => {
        seen = { ...seen, ...now };
        for (const tell of watchers)
          tell({ runtimeId: runtime.runtimeId, workflowId: runtime.workflowId, seen, unattended: false });
      };
      const standIn: Partial<MachineDriver> = {
        create: async () => undefined,
        start: async () =>
          becomes({
            power: 'on',
            guestUp: true,
            forwards: [22, 8080].map((guestPort) => ({ guestPort, address: '127.0.0.1', port: guestPort })),
          }),
        observe: async () => seen,
        watch: (onChange) => {
          watchers.push(onChange);
          return () => undefined;
        },
      };
      activities = createHostActivities({ hostName, driver: standIn as MachineDriver, log: pino({ level: 'silent' }) });
    });
    afterEach(() => jest.useRealTimers());

    it('make it accessible in two calls and without a heartbeat if its ports open within a moment', async () => {
      await run(activities.createMachine, runtime);
      const starting = run(activities.startMachine, runtime);
      await jest.advanceTimersByTimeAsync(140);
      becomes({ listeningPorts: [22, 8080] });
      expect(await starting).toMatchObject({
        presence: 'present',
        power: 'on',
        guestUp: true,
        listeningPorts: [22, 8080],
      });
      expect(heartbeats).toEqual([]);
    });

    it('bring it from nothing to accessible in one call, where the host is quick', async () => {
      const creating = run(activities.createMachine, runtime, { start: true });
      await jest.advanceTimersByTimeAsync(140);
      becomes({ listeningPorts: [22, 8080] });
      expect(await creating).toMatchObject({ guestUp: true, listeningPorts: [22, 8080] });
      expect(heartbeats).toEqual([]);
    });

    it('wait for its ports in a separate call with heartbeats if they take longer', async () => {
      const starting = run(activities.startMachine, runtime);
      await jest.advanceTimersByTimeAsync(160);
      expect(await starting).toMatchObject({ guestUp: true, listeningPorts: [] });
      const waiting = run(activities.awaitAccess, { runtimeId: runtime.runtimeId, ports: runtime.spec.ports! });
      await jest.advanceTimersByTimeAsync(1_010);
      expect(heartbeats).toEqual(['waiting for ssh (22), http (8080) to listen']);
      becomes({ listeningPorts: [22, 8080], sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: 'A' }] });
      expect(await waiting).toEqual(seen);
    });
  });

  it.each(['boot-never', 'lost-reply=start', 'slow=2100'])(
    'leave the start to a call of its own where it is not done at once (%s)',
    async (fault) => {
      const runtime = withFault(fault);
      expect(await run(activities.createMachine, runtime, { start: true })).toBeNull();
      expect(await driver.inventory()).toMatchObject([{ runtimeId: runtime.runtimeId }]);
    },
  );

  it('end a create that also starts the machine as cancelled, and say in the heartbeat what it waits for', async () => {
    const runtime = withFault('boot-never');
    const outcome = expect(run(activities.createMachine, runtime, { start: true })).rejects.toBeInstanceOf(
      CancelledFailure,
    );
    await waitFor('the heartbeat', () =>
      heartbeats.includes(`waiting for the guest of ${runtime.runtimeId} to come up`),
    );
    environment.cancel();
    await outcome;
    expect(await driver.inventory()).toMatchObject([{ runtimeId: runtime.runtimeId, power: 'on' }]);
  });

  it('stop and destroy in one call where the host is quick, and only report it gone once it is absent', async () => {
    const quick = makeRuntime();
    const refusing = withFault('destroy-refuses=1');
    const slow = withFault('slow=2100');
    for (const runtime of [quick, refusing, slow]) await run(activities.createMachine, runtime, { start: true });
    const ended = ({ runtimeId }: { runtimeId: string }) =>
      run(activities.stopMachine, { runtimeId, graceMs: 60_000, destroy: true });
    expect(await ended(quick)).toEqual(absent);
    expect(await ended(refusing)).toBeNull();
    expect(await ended(slow)).toBeNull();
    const left = await driver.inventory();
    expect(left.map(({ runtimeId, power }) => [runtimeId, power])).toEqual(
      expect.arrayContaining([refusing, slow].map(({ runtimeId }) => [runtimeId, 'off'])),
    );
    for (const { runtimeId } of [refusing, slow])
      expect(await run(activities.destroyMachine, { runtimeId })).toEqual(absent);
  });

  it('can each be repeated', async () => {
    const runtime = makeRuntime();
    const ports = runtime.spec.ports!;
    for (let time = 0; time < 2; time++) await run(activities.createMachine, runtime);
    for (let time = 0; time < 2; time++) await run(activities.startMachine, runtime);
    const seen = await run(activities.awaitAccess, { runtimeId: runtime.runtimeId, ports });
    expect(await run(activities.observeMachine, runtime)).toEqual(seen);
    expect(await run(activities.listInventory)).toEqual({
      hostName,
      placementVersion: 1,
      machines: [
        { runtimeId: runtime.runtimeId, machineUid: runtime.machineUid, workflowId: runtime.workflowId, power: 'on' },
      ],
      images: [runtime.image.digest],
    });
    for (let time = 0; time < 2; time++)
      await run(activities.stopMachine, { runtimeId: runtime.runtimeId, graceMs: 1_000 });
    for (let time = 0; time < 2; time++) expect(await run(activities.destroyMachine, runtime)).toEqual(absent);
    expect(await run(activities.listInventory)).toMatchObject({ machines: [] });
  });

  it('wait for the probed ports and return once the last of them listens', async () => {
    const runtime = makeRuntime();
    await run(activities.createMachine, runtime);
    const waiting = run(activities.awaitAccess, { runtimeId: runtime.runtimeId, ports: runtime.spec.ports! });
    expect(await firstHeartbeat()).toBe('waiting for its power, which is off');
    await driver.start(runtime.runtimeId, forever);
    expect((await waiting).listeningPorts).toEqual([22, 8080]);
  });

  it.each([
    ['port-never=8080', 'waiting for http (8080) to listen'],
    ['boot-never', 'waiting for the guest to come up'],
  ])('name in the heartbeat what they wait for (fault %s), and end as cancelled', async (fault, word) => {
    const runtime = withFault(fault);
    await run(activities.createMachine, runtime);
    await driver.start(runtime.runtimeId, forever);
    const waiting = run(activities.awaitAccess, { runtimeId: runtime.runtimeId, ports: runtime.spec.ports! });
    const outcome = expect(waiting).rejects.toBeInstanceOf(CancelledFailure);
    await waitFor('the heartbeat', () => heartbeats.includes(word));
    environment.cancel();
    await outcome;
  });

  it('end the start of a guest that never comes up as cancelled', async () => {
    const runtime = withFault('boot-never');
    await run(activities.createMachine, runtime);
    const beat = firstHeartbeat();
    const outcome = expect(run(activities.startMachine, runtime)).rejects.toBeInstanceOf(CancelledFailure);
    expect(await beat).toBe(`waiting for the guest of ${runtime.runtimeId} to come up`);
    environment.cancel();
    await outcome;
  });

  it('end a slow create as cancelled, with nothing created', async () => {
    const runtime = withFault('slow=60000');
    const beat = firstHeartbeat();
    const outcome = expect(run(activities.createMachine, runtime)).rejects.toBeInstanceOf(CancelledFailure);
    await beat;
    environment.cancel();
    await outcome;
    expect(await driver.inventory()).toEqual([]);
  });

  it.each([
    ['refuse-spec', 'InvalidSpec', true],
    ['image-checksum', 'ImageUnavailable', true],
    ['create-fails=1', 'ProviderError', false],
    ['lost-reply=create', 'ProviderError', false],
  ])('turn the fault %s into a failure of type %s that names stage and host', async (fault, type, nonRetryable) => {
    await expect(run(activities.createMachine, withFault(fault))).rejects.toMatchObject({
      type,
      nonRetryable,
      message: expect.stringMatching(/^create on north-hv-1: .+/) as string,
    });
  });

  it('report VMNotFound for a machine that is absent, was destroyed, or vanishes during a wait', async () => {
    const notFound = { type: 'VMNotFound', nonRetryable: true };
    const never = makeRuntime();
    await expect(run(activities.startMachine, never)).rejects.toMatchObject(notFound);
    await expect(run(activities.awaitAccess, { runtimeId: never.runtimeId, ports: [] })).rejects.toMatchObject(
      notFound,
    );
    await run(activities.destroyMachine, never);
    await expect(run(activities.createMachine, never)).rejects.toMatchObject(notFound);

    const vanishing = withFault('vanish-after-ready=100,port-never=8080');
    await run(activities.createMachine, vanishing);
    const wait = expect(
      run(activities.awaitAccess, { runtimeId: vanishing.runtimeId, ports: vanishing.spec.ports! }),
    ).rejects.toMatchObject(notFound);
    await driver.start(vanishing.runtimeId, forever);
    await wait;
    expect(await run(activities.observeMachine, vanishing)).toEqual(absent);
  });

  it('say of a start that failed whether another system booted', async () => {
    const off: Observation = { ...absent, presence: 'present', power: 'off' };
    const start = jest.fn(async () => undefined);
    const standIn: Partial<MachineDriver> = { start, observe: async () => off, watch: () => () => undefined };
    const log = pino({ level: 'silent' });
    activities = createHostActivities({ hostName, driver: standIn as MachineDriver, log });
    const starting = () => run(activities.startMachine, makeRuntime());
    const failure = { type: 'ProviderError', nonRetryable: false };
    await expect(starting()).rejects.toMatchObject({ ...failure, details: undefined });
    start.mockRejectedValue(new DriverError('Unavailable', 'no memory'));
    await expect(starting()).rejects.toMatchObject({ ...failure, details: undefined });
    start.mockRejectedValue(new OtherSystem('the disk booted'));
    await expect(starting()).rejects.toMatchObject({ ...failure, details: [otherSystem] });
  });

  it('power off a guest that ignores its shutdown once the grace period is over', async () => {
    const runtime = withFault('stop-ignored');
    await run(activities.createMachine, runtime);
    await run(activities.startMachine, runtime);
    await run(activities.stopMachine, { runtimeId: runtime.runtimeId, graceMs: 50 });
    expect(await run(activities.observeMachine, runtime)).toMatchObject({ presence: 'present', power: 'off' });
  });

  it('fail with a retryable error when the host refuses a destroy', async () => {
    const runtime = withFault('destroy-refuses=1');
    await run(activities.createMachine, runtime);
    const refused = { type: 'ProviderError', nonRetryable: false };
    await expect(run(activities.destroyMachine, runtime)).rejects.toMatchObject(refused);
    expect(await run(activities.destroyMachine, runtime)).toEqual(absent);
  });
});
