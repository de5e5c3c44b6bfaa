/**
 * What one agent does for its hosts: it holds their lease, and passes what workflows ask of a host to that host's own
 * activities (host.ts). Most agents serve one host. One beside many, such as the management controllers of a rack, takes
 * one connection's worth of polls and heartbeats for all of them.
 */
import { randomUUID } from 'node:crypto';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { OrderAct } from '../src/domain/hostOrder.ts';
import { orderRefused, unexpected } from '../src/domain/names.ts';
import type { Observation } from '../src/domain/observation.ts';
import type { MachineDriver } from '../src/drivers/agent/driver.ts';
import type { HealthWatch } from '../src/drivers/agent/healthWatch.ts';
import type { HostIdentity } from '../src/drivers/agent/hostIdentity.ts';
import { type OrderBook, OrderRefused } from '../src/drivers/agent/orderBook.ts';
import { pause } from '../src/lib/waiting.ts';
import type { HostActivities } from './host.ts';

export interface ServedHost {
  hostName: string;
  driver: MachineDriver;
  /** Signs what the host says; absent: it says everything unsigned. */
  identity?: HostIdentity;
  /** Which orders it follows; absent: every call. */
  orders?: Pick<OrderBook, 'follow' | 'forget'>;
  /** What it lacks; absent: nothing. */
  health?: Pick<HealthWatch, 'lacks' | 'version' | 'known'>;
  activities: HostActivities;
}

export interface AgentDependencies {
  agent: string;
  hosts: readonly ServedHost[];
  /** Aborts when the agent is about to exit: the lease is then handed back, while the other activities go on. */
  leaving?: AbortSignal;
  /** Hears of each call that is refused. */
  refusedOrders?: RefusedOrders;
}

export type RefusedOrders = (refusal: { host: string; runtimeId: string; call: string; reason: string }) => void;

/** What an agent says about one of its hosts: that it serves it, with the host's signature. */
export interface HostGreeting {
  hostName: string;
  statement?: string | undefined;
}

export interface Greeting {
  hosts: HostGreeting[];
  /**
   * Of the process, and of what its hosts lack. Its lease is for this one: another may serve other hosts, or hosts that
   * lack something else.
   */
  instance: string;
}

/** Part of the input of each call to a host. */
export interface OfHost {
  hostName: string;
  /** The records that the call's machine is in; absent: the caller does not know. */
  recordsId?: string;
  /** The control plane's order for the call (src/domain/hostOrder.ts). */
  order?: string | undefined;
}

/** What workflows ask of a host, as its agent takes it: the input says which host. */
export type HostCalls = {
  [N in keyof HostActivities]: Parameters<HostActivities[N]> extends [infer Input, ...infer Rest]
    ? (input: Input & OfHost, ...rest: Rest) => ReturnType<HostActivities[N]>
    : (input: OfHost) => ReturnType<HostActivities[N]>;
};

export type LeaseActivities = ReturnType<typeof createLeaseActivities>;

/**
 * A lease's heartbeats come this many times within the silence that ends it: an idle agent makes one in seven seconds by
 * default, so that with its polls it calls at most once in five, and one may be lost.
 */
const leaseBeats = 2.2;
/** A lease that ends sooner looks like one of another process, and is asked for less and less often. */
const leastLeaseMs = 2_000;
/** A clock that is corrected bit by bit stays below this. */
const clockStepMs = 2_000;
/** How often a lease looks for placement versions that it has not reported. */
const lookMs = 1_000;

/** All that workers call on the agent's task queue. */
export function createAgentActivities(dependencies: AgentDependencies): LeaseActivities & HostCalls {
  return { ...createLeaseActivities(dependencies), ...passedOn(dependencies) };
}

export function createLeaseActivities({ agent, hosts, leaving }: AgentDependencies) {
  const process = randomUUID();
  /** Changes with what the hosts lack. */
  const instanceNow = () => `${process}/${hosts.reduce((sum, { health }) => sum + (health?.version ?? 0), 0)}`;

  async function greeting({ hostName, identity, health }: ServedHost): Promise<HostGreeting> {
    return { hostName, statement: await identity?.sign({ about: 'presence' }, { lacks: health?.lacks ?? [] }) };
  }

  return {
    /**
     * Returns once the health of the hosts was checked: the agent is there. The signature of a host says what it lacks.
     */
    async ping(): Promise<Greeting> {
      await Promise.all(hosts.map(({ health }) => health?.known));
      const instance = instanceNow();
      const greetings: HostGreeting[] = [];
      for (const host of hosts) greetings.push(await greeting(host));
      return { hosts: greetings, instance };
    },

    /**
     * The hosts' lease: heartbeats while the agent lives, and completes when the agent exits in an orderly way. If the
     * agent dies, the lease times out. A placement version that was not reported yet is reported within a second. A lease
     * of another process is handed back at once, since that one greeted with the hosts that it served. The lease is also
     * handed back when what a host lacks has changed or the clock was set: the agent is asked to greet then.
     */
    async holdLease({ instance: meant }: Pick<Greeting, 'instance'>): Promise<void> {
      if (meant.split('/')[0] !== process) return;
      const { cancellationSignal, heartbeat, cancelled, info } = Context.current();
      const signals = leaving ? [cancellationSignal, leaving] : [cancellationSignal];
      const everyMs = info.heartbeatTimeoutMs ? info.heartbeatTimeoutMs / leaseBeats : lookMs;
      let reported: number | null = null;
      let dueMs = 0;
      const begunMs = performance.now();
      const clock = clockOffsetMs();
      const isOutdated = () => meant !== instanceNow() || Math.abs(clockOffsetMs() - clock) > clockStepMs;
      while (!signals.some((signal) => signal.aborted)) {
        if (performance.now() - begunMs >= leastLeaseMs && isOutdated()) return;
        const { placementVersion, ...newest } = newestBuild(hosts);
        if (placementVersion !== reported || performance.now() >= dueMs) {
          const statement = await newest.identity?.sign({ about: 'build', placementVersion });
          heartbeat({ attended: agent, hostName: newest.hostName, placementVersion, statement });
          reported = placementVersion;
          dueMs = performance.now() + everyMs;
        }
        const untilDueMs = Math.max(1, dueMs - performance.now());
        await pause(Math.min(lookMs, untilDueMs), ...signals).catch(() => undefined);
      }
      if (cancellationSignal.aborted) await cancelled;
    },
  };
}

/** Says nothing about the host or a machine: the agent or the records that do know them may be back in a moment. */
function noEvidence(message: string): ApplicationFailure {
  return ApplicationFailure.create({ message, type: unexpected });
}

/** Of the host that built for the latest placement. */
function newestBuild(hosts: readonly ServedHost[]) {
  return hosts
    .map(({ driver, hostName, identity }) => ({ placementVersion: driver.placementVersionSeen(), hostName, identity }))
    .reduce((newest, each) => (each.placementVersion > newest.placementVersion ? each : newest));
}

/** How far the clock is ahead of the time since this process started; changes when the clock is set. */
const clockOffsetMs = () => Date.now() - performance.now();

/** Refuses a call without its order. The caller gets a current one when it claims its machine again. */
async function followed(
  { orders, hostName }: ServedHost,
  order: string | undefined,
  { acts, fixes }: NeededOrder,
  input: Record<string, unknown>,
  refused: (runtimeId: string, reason: string) => void,
): Promise<void> {
  try {
    await orders?.follow(order, { runtimeId: runtimeIdIn(input), acts, arguments: fixes?.(input) });
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error;
    refused(runtimeIdIn(input), error.message);
    throw ApplicationFailure.nonRetryable(`${hostName} does not follow a call: ${error.message}`, orderRefused);
  }
}

const runtimeIdIn = ({ runtimeId }: Record<string, unknown>) => String(runtimeId);

type Call = (input: OfHost, ...rest: unknown[]) => Promise<unknown>;

interface NeededOrder {
  acts: readonly OrderAct[];
  /** What of the call's input its order has to fix; absent: nothing. */
  fixes?: (input: Record<string, unknown>) => unknown;
}

const running: NeededOrder = { acts: ['run', 'restart'] };
const ending: NeededOrder = {
  acts: ['clean-up', 'end'],
  fixes: ({ graceMs, keepConsole }) => ({ graceMs, keepConsole }),
};

/** A guest goes down for a restart, too; the machine stays. */
const goingDown: NeededOrder = { ...ending, acts: [...ending.acts, 'restart'] };

/** The order that each call needs; null: it changes nothing, and tells no more than what its caller knows. */
const neededOrders: Readonly<Record<keyof HostActivities, NeededOrder | ((input: object) => NeededOrder) | null>> = {
  createMachine: { acts: ['run'], fixes: (runtime) => runtime },
  startMachine: running,
  awaitAccess: running,
  observeMachine: running,
  stopMachine: (input) => ('destroy' in input ? ending : goingDown),
  destroyMachine: ending,
  pullImage: { acts: ['pull'], fixes: ({ image }) => image },
  admitConsole: { acts: ['console'], fixes: ({ ticketDigest, types = false }) => ({ ticketDigest, types }) },
  observeMachines: null,
  listInventory: null,
};

/** Each call goes to the host that its input names. */
function passedOn({ agent, hosts, refusedOrders }: AgentDependencies): HostCalls {
  const servedBy = new Map(hosts.map((host) => [host.hostName, host]));
  const pass =
    (name: keyof HostActivities): Call =>
    async ({ hostName, recordsId, order, ...own }, ...rest) => {
      const host = servedBy.get(hostName);
      if (!host)
        throw noEvidence(
          `the agent ${agent} does not serve ${hostName}: its fleet file lacks the host, or has another agent for it`,
        );
      if (recordsId !== undefined && recordsId !== host.driver.recordsId)
        throw noEvidence(
          `the agent of ${hostName} does not have the records that hold this machine: ` +
            `bring back its folder hosts/${hostName}, or run "hosts reset"`,
        );
      const named = neededOrders[name];
      const needed = typeof named === 'function' ? named(own) : named;
      if (needed)
        await followed(host, order, needed, own, (runtimeId, reason) =>
          refusedOrders?.({ host: hostName, runtimeId, call: name, reason }),
        );
      const result = await (host.activities[name] as (...input: unknown[]) => Promise<unknown>)(own, ...rest);
      if (needed === ending && (result as Observation | null)?.presence === 'absent')
        await host.orders?.forget(runtimeIdIn(own));
      return result;
    };
  const names = Object.keys(hosts[0]!.activities) as (keyof HostActivities)[];
  const calls: Partial<Record<keyof HostActivities, Call>> = Object.fromEntries(
    names.map((name) => [name, pass(name)]),
  );
  return calls as HostCalls;
}
