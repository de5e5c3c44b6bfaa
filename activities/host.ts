import type { ConsoleAdmission } from '../src/domain/console.ts';
import type { HostInventory } from '../src/domain/hostInventory.ts';
import type { PortSpec } from '../src/domain/machine.ts';
import { isAccessible, type Observation, type Sight, waitingPorts } from '../src/domain/observation.ts';
import { ConsoleServer } from '../src/drivers/agent/consoleServer.ts';
import { DriverError, type RuntimeSpec } from '../src/drivers/agent/driver.ts';
import { type HostDependencies, isGone, MachineSteps, refuseGone, Stages } from './hostStages.ts';

/** A create's word that the machine is there, switched off. */
export interface Created {
  presence: 'created';
  statement: string;
}

export type HostActivities = ReturnType<typeof createHostActivities>;

/** If a step takes less than this, the host goes on with the next one. Otherwise the next one is recorded first. */
const atOnceMs = 2_000;

export function createHostActivities(dependencies: HostDependencies) {
  const host: Host = { ...dependencies, stages: new Stages(dependencies), steps: new MachineSteps(dependencies) };
  return { ...bringingUp(host), ...observing(host), ...removing(host), ...admitting(host), ...preparing(host) };
}

interface Host extends HostDependencies {
  stages: Stages;
  steps: MachineSteps;
}

/** From a spec to a machine that a customer can use. */
function bringingUp({ driver, stages, steps }: Host) {
  return {
    /**
     * Creates the machine, switched off. With `start`, a host that is quick about it also does what startMachine does,
     * and returns what it saw once the guest is up. Null, or its word, if only the create is done; its failures are the
     * create's.
     */
    async createMachine(runtime: RuntimeSpec, { start = false } = {}): Promise<Observation | Created | null> {
      const { runtimeId } = runtime;
      let doing = `creating ${runtimeId}`;
      return stages.run(
        'create',
        () => doing,
        async (signal) => {
          const endMs = performance.now() + atOnceMs;
          await driver.create(runtime, signal);
          doing = `waiting for the guest of ${runtimeId} to come up`;
          const seen = start ? await steps.goOnWith((inTime) => steps.bringUp(runtimeId, inTime), endMs, signal) : null;
          if (seen) return stages.signed(runtimeId, seen);
          const statement = await stages.sign({ about: 'creation', runtimeId });
          return statement === undefined ? null : { presence: 'created', statement };
        },
        runtimeId,
      );
    },

    /**
     * Switches the machine on and waits until its guest is up. The observation includes ports that start to listen
     * within a moment, so a caller that finds the machine accessible need not call awaitAccess. A guest that keeps going
     * down is seen off until its next start is due.
     */
    async startMachine({ runtimeId }: { runtimeId: string }): Promise<Observation> {
      return stages.run(
        'start',
        () => `waiting for the guest of ${runtimeId} to come up`,
        async (signal) => stages.signed(runtimeId, await steps.bringUpAgain(runtimeId, signal)),
        runtimeId,
      );
    },

    /** Waits until a customer could connect: guest up, probed ports listening, host keys known. */
    async awaitAccess({ runtimeId, ports }: { runtimeId: string; ports: PortSpec[] }): Promise<Observation> {
      let waitsFor = 'its first look';
      return stages.run(
        'access',
        () => `waiting for ${waitsFor}`,
        async (signal) => {
          const enough = (seen: Observation) => {
            waitsFor = describeWait(ports, seen);
            return isGone(seen) || isAccessible(ports, seen);
          };
          const seen = await steps.lookUntil(runtimeId, enough, signal);
          refuseGone(seen, runtimeId);
          return stages.signed(runtimeId, seen);
        },
        runtimeId,
      );
    },
  };
}

/** What is there, changing nothing. */
function observing({ hostName, driver, stages, steps }: Host) {
  return {
    /** What the host sees of the machine now; `absent` is a result, not a failure. */
    async observeMachine({ runtimeId }: { runtimeId: string }): Promise<Observation> {
      return stages.run(
        'observe',
        () => `looking at ${runtimeId}`,
        async () => stages.signed(runtimeId, await steps.observe(runtimeId)),
        runtimeId,
      );
    },

    /** What the host sees of each of these machines, without those of which it cannot say it now. */
    async observeMachines({ runtimeIds }: { runtimeIds: string[] }): Promise<Sight[]> {
      return stages.run(
        'observe',
        () => `looking at ${runtimeIds.length} machines`,
        async (signal) => {
          const sights: Sight[] = [];
          for (const runtimeId of runtimeIds) {
            signal.throwIfAborted();
            const seen = await steps.observe(runtimeId).catch(() => null);
            if (seen) sights.push({ runtimeId, seen: await stages.signed(runtimeId, seen) });
          }
          return sights;
        },
      );
    },

    /** Every machine on the host, according to the host itself. */
    async listInventory(): Promise<HostInventory> {
      return stages.run(
        'inventory',
        () => 'listing the machines',
        async () => {
          const erasures = (await driver.erasures?.()) ?? [];
          const exchanges = driver.exchanges?.() ?? [];
          const inventory: HostInventory = {
            hostName,
            placementVersion: driver.placementVersionSeen(),
            machines: await driver.inventory(),
            images: await driver.images(),
            ...(erasures.length > 0 && { erasures }),
            ...(exchanges.length > 0 && { exchanges }),
          };
          const statement = await stages.sign({ about: 'inventory', inventory });
          return statement === undefined ? inventory : { ...inventory, statement };
        },
      );
    },
  };
}

/** From a machine that runs to none. */
function removing({ stages, steps }: Host) {
  return {
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
      return stages.run(
        'stop',
        () => doing,
        async (signal) => {
          const endMs = performance.now() + atOnceMs;
          await steps.switchOff(runtimeId, graceMs, signal, late);
          if (!goesOn) return null;
          doing = `destroying ${runtimeId}`;
          return stages.signed(
            runtimeId,
            await steps.goOnWith((inTime) => steps.destroy(runtimeId, inTime, keepConsole), endMs, signal),
          );
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
      graceMs?: number;
      keepConsole?: boolean;
    }): Promise<Observation> {
      return stages.run(
        'destroy',
        () => `destroying ${runtimeId}`,
        async (signal) => stages.signed(runtimeId, await steps.destroy(runtimeId, signal, keepConsole)),
        runtimeId,
      );
    },
  };
}

/** What is there before a machine needs it. */
function preparing({ driver, stages }: Host) {
  return {
    /** Fetches an image, unless it is there. Repeated after a kill, it fetches again what is not whole in the cache. */
    async pullImage({ image }: { runtimeId: string; image: RuntimeSpec['image'] }): Promise<void> {
      return stages.run(
        'pull',
        () => `fetching the image ${image.name}`,
        async (signal) => {
          if (!driver.pullImage) throw new DriverError('InvalidSpec', 'its machines are made without images');
          await driver.pullImage(image, signal);
        },
      );
    },
  };
}

/** Who may open a machine's console. */
function admitting({ driver, leaving, stages }: Host) {
  const consoles = driver.consoles ? new ConsoleServer(driver.consoles) : null;
  leaving?.addEventListener('abort', () => void consoles?.close(), { once: true });
  return {
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
      const admission: ConsoleAdmission = consoles
        ? await consoles.admit(runtimeId, ticketDigest, { types })
        : { outcome: 'not-offered' };
      const statement = await stages.sign({ about: 'console', runtimeId, ticketDigest, admission });
      return { ...admission, ...(statement !== undefined && { statement }) };
    },
  };
}

function describeWait(ports: PortSpec[], seen: Observation): string {
  if (seen.power === 'off') return 'its power, which is off';
  if (seen.trouble) return `the guest to run again (${seen.trouble})`;
  if (!seen.guestUp) return 'the guest to come up';
  const waiting = waitingPorts(ports, seen).map((port) => `${port.name} (${port.guestPort})`);
  return waiting.length > 0 ? `${waiting.join(', ')} to listen` : 'the SSH host key';
}
