/**
 * What a workflow asks of one host, through its agent's task queue (agent.ts). Every activity observes before it acts and may be
 * repeated. Failures carry the customer-visible failure code as their type:
 *
 * | the driver says | failure type | retried |
 * |---|---|---|
 * | InvalidSpec, ImageUnavailable | the same | no |
 * | NotFound, Tombstoned; or the machine vanished during a wait | VMNotFound | no |
 * | Unavailable | ProviderError | yes |
 * | anything that is not a DriverError: a bug, a full disk | Unexpected, which is no evidence about the machine | yes |
 *
 * A canceled activity completes as canceled only after its driver has let go, so that an undo never overlaps its step.
 */
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { backoff } from '../src/domain/backoff.ts';
import type { ConsoleAdmission } from '../src/domain/console.ts';
import { type HostSaid, isFailureCode, otherSystem, wentOff } from '../src/domain/evidence.ts';
import type { HostInventory } from '../src/domain/hostInventory.ts';
import { statementOf } from '../src/domain/hostStatement.ts';
import type { FailureCode, PortSpec } from '../src/domain/machine.ts';
import { unexpected } from '../src/domain/names.ts';
import { isAccessible, type Observation, type Sight, waitingPorts } from '../src/domain/observation.ts';
import type { CallsInProgress } from '../src/drivers/agent/callsInProgress.ts';
import { ConsoleServer } from '../src/drivers/agent/consoleServer.ts';
import {
  DriverError,
  type DriverErrorCode,
  type MachineDriver,
  OtherSystem,
  type RuntimeSpec,
} from '../src/drivers/agent/driver.ts';
import type { HostIdentity } from '../src/drivers/agent/hostIdentity.ts';
import { pause } from '../src/drivers/agent/waiting.ts';

export interface HostDependencies {
  hostName: string;
  driver: MachineDriver;
  log: Logger;
  /** Signs what the host says; absent: it says everything unsigned. */
  identity?: HostIdentity;
  /** Aborts when the agent is about to exit: its consoles close, while the activities go on. */
  leaving?: AbortSignal;
  /** Told of the calls that may change a machine. */
  calls?: CallsInProgress;
}

export type HostActivities = ReturnType<typeof createHostActivities>;

/** Delay before the first heartbeat; a shorter call costs Temporal no heartbeat. */
const firstHeartbeatMs = 300;
const heartbeatMs = 1_000;
/** The driver reports changes; polling covers those that it might miss. */
const lookAgainMs = { first: 100, most: 2_000 };
/** If a guest's ports listen this soon after it is up, no separate activity has to wait for them. */
const portGraceMs = 150;
/** If a step takes less than this, the host goes on with the next one. Otherwise the next one is recorded first. */
const atOnceMs = 2_000;

/** A create's word that the machine is there, switched off. */
export interface Created {
  presence: 'created';
  statement: string;
}

export function createHostActivities({ hostName, driver, log, leaving, identity, calls }: HostDependencies) {
  const changes = new Changes(driver);
  const consoles = driver.consoles ? new ConsoleServer(driver.consoles) : null;
  leaving?.addEventListener('abort', () => void consoles?.close(), { once: true });

  /** Runs one stage: heartbeats what it waits for, and ends in a result, a failure with its code, or a cancellation. */
  async function runStage<T>(
    stage: string,
    detail: () => string,
    work: (signal: AbortSignal) => Promise<T>,
    runtimeId: string | null = null,
  ): Promise<T> {
    const context = Context.current();
    const beat = () => {
      context.heartbeat(detail());
      timer = setTimeout(beat, heartbeatMs);
    };
    let timer = setTimeout(beat, firstHeartbeatMs);
    const caller = context.info.workflowExecution?.workflowId;
    const end = runtimeId !== null && caller && stage !== 'observe' ? calls?.begin(runtimeId, caller) : null;
    try {
      context.cancellationSignal.throwIfAborted();
      return await work(context.cancellationSignal);
    } catch (error) {
      if (context.cancellationSignal.aborted) return await context.cancelled;
      const failure = failureOf(error, `${stage} on ${hostName}`, log);
      throw runtimeId === null ? failure : await signedFailure(runtimeId, failure);
    } finally {
      clearTimeout(timer);
      end?.();
    }
  }

  async function signed<T extends Observation | null>(runtimeId: string, seen: T): Promise<T> {
    if (seen === null) return seen;
    const statement = await identity?.sign(statementOf(runtimeId, seen));
    return statement === undefined ? seen : { ...seen, statement };
  }

  /** A failure that may end the machine, with the host's signature as the last of its details. */
  async function signedFailure(runtimeId: string, failure: ApplicationFailure): Promise<ApplicationFailure> {
    const { type, message, nonRetryable, details } = failure;
    if (!isFailureCode(type ?? null)) return failure;
    const statement = await identity?.sign({ about: 'failure', runtimeId, code: type as FailureCode });
    if (statement === undefined) return failure;
    const said: HostSaid = { statement };
    return ApplicationFailure.create({
      message,
      type: type!,
      nonRetryable: nonRetryable === true,
      details: [details?.[0] ?? null, said],
    });
  }

  /** Observes at each change and at intervals until `enough`, at most for `forMs` ms; then returns what it saw. */
  async function lookUntil(
    runtimeId: string,
    enough: (seen: Observation) => boolean,
    signal: AbortSignal,
    forMs = Infinity,
  ): Promise<Observation> {
    const end = performance.now() + forMs;
    for (let looks = 0; ; looks++) {
      const round = new AbortController();
      // Subscribes before it looks, so that no change falls between the two.
      const changed = changes.next(runtimeId, round.signal);
      try {
        const seen = await driver.observe(runtimeId);
        const leftMs = end - performance.now();
        if (enough(seen) || leftMs <= 0) return seen;
        await Promise.race([changed, pause(Math.min(backoff(lookAgainMs, looks), leftMs), signal, round.signal)]);
      } finally {
        round.abort();
      }
    }
  }

  /** Runs the step after a quick one until `endMs`. Null leaves it, and any error of it, to a call of its own. */
  async function goOnWith<T>(
    work: (signal: AbortSignal) => Promise<T>,
    endMs: number,
    signal: AbortSignal,
  ): Promise<T | null> {
    const leftMs = Math.ceil(endMs - performance.now());
    if (leftMs <= 0) return null;
    const late = AbortSignal.timeout(leftMs);
    try {
      return await work(AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw error;
      if (!late.aborted) log.info({ err: error }, 'a step failed beside the one before it; it is repeated by itself');
      return null;
    }
  }

  /**
   * Switches the machine on and waits for its guest. The observation includes ports that start to listen within a
   * moment.
   */
  async function bringUp(runtimeId: string, signal: AbortSignal): Promise<Observation> {
    await driver.start(runtimeId, signal);
    const isSettled = (now: Observation) => isGone(now) || now.guestUp || now.power === 'off';
    const seen = await lookUntil(runtimeId, isSettled, signal);
    refuseGone(seen, runtimeId);
    if (seen.power === 'off')
      throw ApplicationFailure.create({
        message: `start on ${hostName}: ${runtimeId} went off before its guest was up`,
        type: failureTypes.Unavailable,
        details: [wentOff],
      });
    const settled = await lookUntil(runtimeId, (now) => !now.guestUp || everyPortListens(now), signal, portGraceMs);
    refuseGone(settled, runtimeId);
    return settled;
  }

  async function switchOff(runtimeId: string, graceMs: number, signal: AbortSignal, late: () => void): Promise<void> {
    if (graceMs > 0) {
      const grace = AbortSignal.timeout(graceMs);
      try {
        return await driver.stop(runtimeId, { force: false }, AbortSignal.any([signal, grace]));
      } catch (error) {
        if (signal.aborted || !grace.aborted) throw error;
      }
    }
    late();
    await driver.stop(runtimeId, { force: true }, signal);
  }

  /** Returns only after the host was seen to have no trace of the machine. */
  async function destroy(runtimeId: string, signal: AbortSignal, keepConsole: boolean): Promise<Observation> {
    await driver.destroy(runtimeId, signal, { keepConsole });
    const seen = await driver.observe(runtimeId);
    if (!isGone(seen))
      throw new DriverError('Unavailable', `${runtimeId} is still there, with its power ${seen.power}`);
    return seen;
  }

  return {
    /**
     * Creates the machine, switched off. With `start`, a host that is quick about it also does what startMachine does,
     * and returns what it saw once the guest is up. Null, or its word, if only the create is done; its failures are the
     * create's.
     */
    async createMachine(runtime: RuntimeSpec, { start = false } = {}): Promise<Observation | Created | null> {
      const { runtimeId } = runtime;
      let doing = `creating ${runtimeId}`;
      return runStage(
        'create',
        () => doing,
        async (signal) => {
          const endMs = performance.now() + atOnceMs;
          await driver.create(runtime, signal);
          doing = `waiting for the guest of ${runtimeId} to come up`;
          const seen = start ? await goOnWith((inTime) => bringUp(runtimeId, inTime), endMs, signal) : null;
          if (seen) return signed(runtimeId, seen);
          const statement = await identity?.sign({ about: 'creation', runtimeId });
          return statement === undefined ? null : { presence: 'created', statement };
        },
        runtimeId,
      );
    },

    /**
     * Switches the machine on and waits until its guest is up. The observation includes ports that start to listen
     * within a moment, so a caller that finds the machine accessible need not call awaitAccess.
     */
    async startMachine({ runtimeId }: { runtimeId: string }): Promise<Observation> {
      return runStage(
        'start',
        () => `waiting for the guest of ${runtimeId} to come up`,
        async (signal) => signed(runtimeId, await bringUp(runtimeId, signal)),
        runtimeId,
      );
    },

    /** Waits until a customer could connect: guest up, probed ports listening, host keys known. */
    async awaitAccess({ runtimeId, ports }: { runtimeId: string; ports: PortSpec[] }): Promise<Observation> {
      let waitsFor = 'its first look';
      return runStage(
        'access',
        () => `waiting for ${waitsFor}`,
        async (signal) => {
          const enough = (seen: Observation) => {
            waitsFor = describeWait(ports, seen);
            return isGone(seen) || isAccessible(ports, seen);
          };
          const seen = await lookUntil(runtimeId, enough, signal);
          refuseGone(seen, runtimeId);
          return signed(runtimeId, seen);
        },
        runtimeId,
      );
    },

    /** What the host sees of the machine now; `absent` is a result, not a failure. */
    async observeMachine({ runtimeId }: { runtimeId: string }): Promise<Observation> {
      return runStage(
        'observe',
        () => `looking at ${runtimeId}`,
        async () => signed(runtimeId, await driver.observe(runtimeId)),
        runtimeId,
      );
    },

    /** What the host sees of each of these machines, without those of which it cannot say it now. */
    async observeMachines({ runtimeIds }: { runtimeIds: string[] }): Promise<Sight[]> {
      return runStage(
        'observe',
        () => `looking at ${runtimeIds.length} machines`,
        async (signal) => {
          const sights: Sight[] = [];
          for (const runtimeId of runtimeIds) {
            signal.throwIfAborted();
            const seen = await driver.observe(runtimeId).catch(() => null);
            if (seen) sights.push({ runtimeId, seen: await signed(runtimeId, seen) });
          }
          return sights;
        },
      );
    },

    /**
     * Gives the guest up to `graceMs` milliseconds to shut down, then switches the machine off. With `destroy`, a host
     * that is quick about it also does what destroyMachine does, and returns that the machine was seen absent. Null if
     * it is only switched off.
     */
    async stopMachine({
      runtimeId,
      graceMs,
      destroy: goesOn = false,
      keepConsole = false,
    }: {
      runtimeId: string;
      graceMs: number;
      destroy?: boolean;
      keepConsole?: boolean;
    }): Promise<Observation | null> {
      let doing = `waiting for ${runtimeId} to shut down`;
      const late = () => {
        doing = `waiting for ${runtimeId} to be switched off, after ${graceMs} ms of grace`;
      };
      return runStage(
        'stop',
        () => doing,
        async (signal) => {
          const endMs = performance.now() + atOnceMs;
          await switchOff(runtimeId, graceMs, signal, late);
          if (!goesOn) return null;
          doing = `destroying ${runtimeId}`;
          return signed(runtimeId, await goOnWith((inTime) => destroy(runtimeId, inTime, keepConsole), endMs, signal));
        },
        runtimeId,
      );
    },

    /** Removes the machine; returns only after the host was seen to have no trace of it. */
    async destroyMachine({
      runtimeId,
      keepConsole = false,
    }: {
      runtimeId: string;
      keepConsole?: boolean;
    }): Promise<Observation> {
      return runStage(
        'destroy',
        () => `destroying ${runtimeId}`,
        async (signal) => signed(runtimeId, await destroy(runtimeId, signal, keepConsole)),
        runtimeId,
      );
    },

    /** Lets the holder of a ticket open a machine's console once; `ticketDigest` is its SHA-256 in hex. */
    async admitConsole({
      runtimeId,
      ticketDigest,
      types = false,
    }: {
      runtimeId: string;
      ticketDigest: string;
      types?: boolean;
    }): Promise<ConsoleAdmission> {
      return consoles ? consoles.admit(runtimeId, ticketDigest, { types }) : { outcome: 'not-offered' };
    },

    /** Every machine on the host, according to the host itself. */
    async listInventory(): Promise<HostInventory> {
      return runStage(
        'inventory',
        () => 'listing the machines',
        async () => {
          const inventory = {
            hostName,
            placementVersion: driver.placementVersionSeen(),
            machines: await driver.inventory(),
            images: await driver.images(),
          };
          const statement = await identity?.sign({ about: 'inventory', inventory });
          return statement === undefined ? inventory : { ...inventory, statement };
        },
      );
    },
  };
}

/** Passes the driver's changes to the callers that wait for one machine. */
class Changes {
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(driver: MachineDriver) {
    driver.watch(({ runtimeId }) => {
      for (const wake of [...(this.#waiting.get(runtimeId) ?? [])]) wake();
    });
  }

  /** Resolves at the machine's next change. Unsubscribes when `signal` aborts. */
  next(runtimeId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(runtimeId) ?? new Set();
      this.#waiting.set(runtimeId, waiting.add(resolve));
      signal.addEventListener('abort', () => {
        waiting.delete(resolve);
        if (waiting.size === 0 && this.#waiting.get(runtimeId) === waiting) this.#waiting.delete(runtimeId);
      });
    });
  }
}

function isGone(seen: Observation): boolean {
  return seen.presence === 'absent';
}

function refuseGone(seen: Observation, runtimeId: string): void {
  if (isGone(seen)) throw new DriverError('NotFound', `the machine ${runtimeId} vanished from its host`);
}

function everyPortListens(seen: Observation): boolean {
  return seen.forwards.every((forward) => seen.listeningPorts.includes(forward.guestPort));
}

function describeWait(ports: PortSpec[], seen: Observation): string {
  if (seen.power === 'off') return 'its power, which is off';
  if (seen.trouble) return `the guest to run again (${seen.trouble})`;
  if (!seen.guestUp) return 'the guest to come up';
  const waiting = waitingPorts(ports, seen).map((port) => `${port.name} (${port.guestPort})`);
  return waiting.length > 0 ? `${waiting.join(', ')} to listen` : 'the SSH host key';
}

const failureTypes: Readonly<Record<DriverErrorCode, FailureCode>> = {
  InvalidSpec: 'InvalidSpec',
  ImageUnavailable: 'ImageUnavailable',
  NotFound: 'VMNotFound',
  Tombstoned: 'VMNotFound',
  Unavailable: 'ProviderError',
};

function failureOf(error: unknown, stage: string, log: Logger): ApplicationFailure {
  if (error instanceof ApplicationFailure) return error;
  if (error instanceof DriverError)
    return ApplicationFailure.create({
      message: `${stage}: ${error.message}`,
      type: failureTypes[error.code],
      nonRetryable: error.code !== 'Unavailable',
      ...(error instanceof OtherSystem && { details: [otherSystem] }),
    });
  log.error({ err: error }, `${stage} failed`);
  const message = error instanceof Error ? error.message : String(error);
  return ApplicationFailure.create({ message: `${stage}: ${message}`, type: unexpected });
}
