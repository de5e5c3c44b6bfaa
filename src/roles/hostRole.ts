/**
 * The host role: the agents of the fleet file's hosts, beside their machines. Each serves its task queue and reports
 * unprompted changes to machines' workflows. It has no database: a guest that escapes cannot read tenants' data.
 */
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { Runtime, Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import { parse } from 'yaml';
import * as z from 'zod';
import { createAgentActivities, type RefusedOrders, type ServedHost } from '../../activities/agent.ts';
import { createHostActivities } from '../../activities/host.ts';
import { heldCredentials } from '../certificates.ts';
import { statementOf } from '../domain/hostStatement.ts';
import { agentName, agentQueue, type HostReport, signals } from '../domain/names.ts';
import { CallsInProgress } from '../drivers/agent/callsInProgress.ts';
import type { MachineChange, MachineDriver } from '../drivers/agent/driver.ts';
import { HealthWatch } from '../drivers/agent/healthWatch.ts';
import { type HostIdentity, openHostIdentity } from '../drivers/agent/hostIdentity.ts';
import { OrderBook } from '../drivers/agent/orderBook.ts';
import { type HostDefinition, hostDefinition, openDriver } from '../drivers/openDriver.ts';
import { outgoingAgent } from '../http/outgoingAgent.ts';
import { backoff } from '../lib/backoff.ts';
import { ConfigError } from '../lib/errors.ts';
import { findingLines } from '../lib/findings.ts';
import type { Tracer } from '../lib/tracing.ts';
import { pause } from '../lib/waiting.ts';
import type { Config } from '../settings/config.ts';
import { lazyClient } from '../temporal/connection.ts';
import { encryptFailures, openRolePayloads } from '../temporal/encryptedPayloads.ts';
import type { Payloads } from '../temporal/payloadCodec.ts';
import { lackOf } from '../temporal/preparation.ts';
import { installTemporalRuntime } from '../temporal/temporalRuntime.ts';
import { tracedActivities } from '../temporal/traceInterceptors.ts';
import { openWorkerConnection, type WorkerConnection } from '../temporal/workerConnection.ts';
import { countGuestTraffic } from './guestTraffic.ts';
import { openTracer } from './openTracer.ts';
import { openLog } from './roleLog.ts';
import { tracedDriver } from './tracedDriver.ts';

/**
 * Serves the hosts until closed. Resolves when their machines are switched on again; connecting to Temporal goes on in
 * the background for as long as it takes. Throws when a host is not in the fleet file or another agent serves it.
 * `wrap` lets tests intercept calls between an agent and its driver.
 */
export async function runHost(
  config: Config,
  wrap: (driver: MachineDriver) => MachineDriver = (same) => same,
): Promise<{ close(): Promise<void> }> {
  const log = openLog('host', config.LOG_LEVEL);
  const hosts = selectHosts(await readFile(config.fleetFile, 'utf8'), config.HOSTS);
  const { METRICS_HOST: host, HOST_METRICS_PORT: port, version } = config;
  const credentials = () => heldCredentials(config);
  // Each agent is a worker, and its workflow tells of it.
  installTemporalRuntime({ log, metrics: { host, port, role: 'host', version, credentials }, listsWorkers: false });
  const payloads = openRolePayloads(config, log);
  const refusedOrders = openRefusedOrders(log);
  const client = lazyClient(config, log, null, payloads);
  const tracer = await openTracer(config, 'host');
  const agents: Agent[] = [];
  const closing = new AbortController();
  let connecting: Promise<WorkerConnection | null> = Promise.resolve(null);
  const wayOut = outgoingAgent(config.addressRules.proxy);
  const close = async () => {
    closing.abort();
    const connection = await connecting;
    await Promise.all(agents.map((agent) => agent.close({ stopMachines: config.STOP_MACHINES })));
    await connection?.close();
    await client.connection.close();
    await tracer?.close();
  };
  try {
    for (const [name, served] of byAgent(hosts)) {
      const agent = new Agent({ name, client, payloads, refusedOrders, log, config, tracer });
      agents.push(agent);
      for (const host of served) {
        const hostLog = log.child({ host: host.name });
        const opened = wrap(
          await openDriver(host, {
            dataDir: config.dataDir,
            simulatedLatencyMs: config.SIMULATED_LATENCY_MS,
            simulatedAddress: config.SIMULATED_ADDRESS,
            wayOut,
            log: hostLog,
          }),
        );
        agent.add(host.name, tracer ? tracedDriver(opened, tracer, host) : opened, hostLog);
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  connecting = openWorkerConnection(config, { log, signal: closing.signal }).then(
    (connection) => {
      void tellLack(client, log);
      for (const agent of agents) agent.serve(connection);
      log.info({ hosts: hosts.map((host) => host.name) }, 'hosts ready');
      return connection;
    },
    () => null,
  );
  return { close };
}

/** Logs and counts each call that an agent does not follow. */
function openRefusedOrders(log: Logger): RefusedOrders {
  const counter = Runtime.instance().metricMeter.createCounter(
    'compute_orders_refused_total',
    'calls',
    'Calls that this agent did not follow, because the control plane did not order them',
  );
  // A series that begins at 0 shows its first increase to an alert.
  counter.add(0);
  return (refusal) => {
    counter.add(1);
    log.warn(refusal, 'a call without its order is refused');
  };
}

/** Hosts serve what is there already; without what is missing nothing new comes. */
async function tellLack(client: Client, log: Logger): Promise<void> {
  const lack = await client.withDeadline(Date.now() + lackTimeoutMs, () => lackOf(client)).catch(() => null);
  if (lack !== null) log.error(lack);
}

const fleetSchema = z.object({ hosts: z.array(hostDefinition) });

function byAgent(hosts: readonly HostDefinition[]): Map<string, HostDefinition[]> {
  const agents = new Map<string, HostDefinition[]>();
  for (const host of hosts) {
    const served = agents.get(agentOf(host));
    if (served) served.push(host);
    else agents.set(agentOf(host), [host]);
  }
  return agents;
}

const agentOf = ({ name, agent }: HostDefinition) => agentName({ hostName: name, agent });

/**
 * The hosts that this process serves: those of the agents and hosts requested, or the whole file. Throws ConfigError if
 * the file lacks one, or for a part of an agent's hosts.
 */
export function selectHosts(fleetFile: string, wanted: string): HostDefinition[] {
  const content = readYaml(fleetFile);
  const fleet = fleetSchema.safeParse(content);
  if (!fleet.success)
    throw new ConfigError(
      findingLines(fleet.error, fleetSchema, content, 'the file')
        .map((line) => `FLEET_FILE: ${line}`)
        .join('\n'),
    );
  const { hosts } = fleet.data;
  const asked = wanted
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (asked.length === 0) return hosts;
  const unknown = asked.filter((name) => !hosts.some((host) => host.name === name || agentOf(host) === name));
  if (unknown.length > 0) throw new ConfigError(`HOSTS: the fleet file has no host or agent ${unknown.join(', ')}`);
  const served = hosts.filter((host) => asked.includes(host.name) || asked.includes(agentOf(host)));
  const agents = new Set(served.map(agentOf));
  const left = hosts.find((host) => agents.has(agentOf(host)) && !served.includes(host));
  // Two processes would take each other's calls.
  if (left)
    throw new ConfigError(
      `HOSTS: one process serves all hosts of an agent, and ${agentOf(left)} has ${left.name} too: name the agent instead of its hosts`,
    );
  return served;
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ConfigError(`FLEET_FILE: ${(error as Error).message.split('\n')[0]}`, { cause: error });
  }
}

/** Concurrent activities for one host, and at most for one agent; each waits far more than it computes. */
const activitySlots = { perHost: 200, most: 5_000 };
/**
 * Each takes one task at a time, and waits in a call that costs the agent 0.2 MB. Measured: one of them keeps up with
 * what a two-core server hands out.
 */
const pollers = { perHost: 1, most: 4 };
/** Longest time that a host's start looks at Temporal's namespace, beside its work. */
const lackTimeoutMs = 10_000;
/** Delay before a worker that ended by itself is created again. */
const workerRestartMs = 1_000;

/** With its place among what the agent says. */
type NumberedChange = MachineChange & { number: number };

interface AgentOptions {
  name: string;
  client: Client;
  payloads: Payloads;
  refusedOrders: RefusedOrders;
  log: Logger;
  config: Config;
  tracer: Tracer | null;
}

/** One agent: its hosts with their drivers and reports, and the worker that serves them all. */
class Agent {
  readonly #options: AgentOptions;
  readonly #hosts: (ServedHost & { reporter: Reporter; health: HealthWatch; stopCounting: () => void })[] = [];
  readonly #leaving = new AbortController();
  #worker: Worker | null = null;
  #serving: Promise<void> = Promise.resolve();

  constructor(options: AgentOptions) {
    this.#options = options;
  }

  /** To be called before the agent serves. */
  add(hostName: string, driver: MachineDriver, log: Logger): void {
    const { client, config } = this.#options;
    const identity = openHostIdentity(config.dataDir, hostName, driver.recordsId);
    const calls = new CallsInProgress();
    const reporter = new Reporter({ client, identity, log, calls });
    driver.watch((change) => reporter.hear(change));
    const activities = createHostActivities({ hostName, driver, identity, log, calls, leaving: this.#leaving.signal });
    const orders = new OrderBook(config.dataDir, hostName);
    const health = new HealthWatch(
      { health: async (signal) => [orders.health(), ...(await driver.health(signal))] },
      log,
    );
    const stopCounting = countGuestTraffic(hostName, driver);
    this.#hosts.push({ hostName, driver, identity, orders, health, activities, reporter, stopCounting });
  }

  serve(connection: WorkerConnection): void {
    this.#serving = this.#serve(connection);
  }

  async close(how: { stopMachines: boolean }): Promise<void> {
    this.#leaving.abort();
    if (this.#worker?.getState() === 'RUNNING') this.#worker.shutdown();
    await this.#serving;
    for (const { stopCounting } of this.#hosts) stopCounting();
    await Promise.all(this.#hosts.map(({ reporter, health }) => Promise.all([reporter.close(), health.close()])));
    await Promise.all(this.#hosts.map(({ driver }) => driver.close(how)));
  }

  async #serve(connection: WorkerConnection): Promise<void> {
    const { name, payloads, refusedOrders, config, tracer } = this.#options;
    const log = this.#options.log.child({ agent: name });
    const leaving = this.#leaving.signal;
    const hosts = this.#hosts;
    const activities = createAgentActivities({ agent: name, hosts, leaving, refusedOrders });
    const most = (limit: { perHost: number; most: number }) => Math.min(limit.perHost * hosts.length, limit.most);
    while (!leaving.aborted) {
      try {
        this.#worker = await Worker.create({
          connection: connection.current,
          namespace: config.TEMPORAL_NAMESPACE,
          taskQueue: agentQueue(name),
          identity: `host/${name}@${hostname()}/${process.pid}`,
          activities,
          dataConverter: { payloadCodecs: [payloads.codec] },
          ...(tracer && { interceptors: tracedActivities(tracer) }),
          maxConcurrentActivityTaskExecutions: most(activitySlots),
          activityTaskPollerBehavior: { type: 'simple-maximum', maximum: most(pollers) },
          // A cancellation arrives with the response to a heartbeat.
          maxHeartbeatThrottleInterval: '1s',
          defaultHeartbeatThrottleInterval: '500ms',
          shutdownGraceTime: '5s',
          shutdownForceTime: '30s',
        });
        encryptFailures(this.#worker, payloads);
        connection.attach(this.#worker);
        const running = this.#worker.run();
        if (leaving.aborted) this.#worker.shutdown();
        await running;
      } catch (error) {
        if (leaving.aborted) return;
        log.warn({ err: error }, 'the worker ended; it is started again');
        await pause(workerRestartMs, leaving).catch(() => undefined);
      } finally {
        if (this.#worker) connection.detach(this.#worker);
      }
    }
  }
}

/** Changes this close together are reported as one. */
const gatherMs = 50;
const sendersAtOnce = 16;
const sendTimeoutMs = 5_000;
const retryMs = { first: 200, most: 5_000 };
/** A machine that keeps changing is reported less and less often, until it has been calm for a while. */
const paceMs = { first: 500, most: 30_000, calm: 60_000 };

interface ReporterOptions {
  client: Client;
  identity?: HostIdentity | null;
  log: Logger;
  calls?: CallsInProgress;
}

/**
 * Reports changes of machines to their workflows, except those that the workflow's own calls made. The latest
 * observation of each machine is kept until it is delivered or its workflow is known to have ended, so the backlog is
 * bounded by the number of machines. An agent that ends before then loses nothing for good: its next start reports the
 * state of every machine again.
 */
export class Reporter {
  readonly #client: Client;
  readonly #identity: HostIdentity | null;
  readonly #log: Logger;
  readonly #calls: CallsInProgress;
  readonly #waiting = new Map<string, NumberedChange>();
  /** For recently reported machines: when they were last reported, and how many reports in a row came before that. */
  readonly #paces = new Map<string, { toldAtMs: number; reports: number }>();
  readonly #closing = new AbortController();
  #sending: Promise<void> | null = null;

  constructor({ client, identity = null, log, calls = new CallsInProgress() }: ReporterOptions) {
    this.#client = client;
    this.#calls = calls;
    this.#identity = identity;
    this.#log = log;
  }

  hear(change: MachineChange): void {
    if (this.#closing.signal.aborted) return;
    // A change made by the machine's workflow supersedes an older report that is not delivered yet.
    if (!change.unattended && !this.#isByAnother(change)) {
      this.#waiting.delete(change.runtimeId);
      return;
    }
    this.#waiting.set(change.runtimeId, { ...change, number: this.#identity?.next() ?? 0 });
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** A machine that went down by a call of another workflow, or of no workflow at all. */
  #isByAnother({ runtimeId, workflowId, seen }: MachineChange): boolean {
    const isDown = seen.presence === 'absent' || seen.power === 'off';
    return isDown && !this.#calls.isOf(runtimeId, workflowId);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
  }

  async #send(): Promise<void> {
    const closing = this.#closing.signal;
    let failures = 0;
    let waitMs = gatherMs;
    while (this.#waiting.size > 0 && !closing.aborted) {
      await pause(waitMs, closing).catch(() => undefined);
      if (closing.aborted) return;
      const due = [...this.#waiting.values()].filter((change) => this.#dueInMs(change) <= 0);
      if (due.length === 0) {
        waitMs = gatherMs;
        continue;
      }
      const batch = due.slice(0, sendersAtOnce);
      const delivered = await Promise.all(batch.map((change) => this.#deliver(change)));
      if (delivered.every((done) => done)) {
        failures = 0;
        waitMs = due.length > batch.length ? 0 : gatherMs;
      } else {
        if (failures === 0) this.#log.warn({ waiting: this.#waiting.size }, 'reports wait for Temporal');
        waitMs = backoff(retryMs, failures++);
      }
    }
  }

  #dueInMs({ runtimeId }: MachineChange): number {
    const pace = this.#paces.get(runtimeId);
    return pace ? pace.toldAtMs + backoff(paceMs, pace.reports) - performance.now() : 0;
  }

  #notePace(runtimeId: string): void {
    const toldAtMs = performance.now();
    for (const [id, pace] of this.#paces) if (toldAtMs - pace.toldAtMs > paceMs.calm) this.#paces.delete(id);
    const before = this.#paces.get(runtimeId);
    this.#paces.set(runtimeId, { toldAtMs, reports: before ? before.reports + 1 : 0 });
  }

  async #deliver(change: NumberedChange): Promise<boolean> {
    const { runtimeId, workflowId, seen, number } = change;
    try {
      const statement = await this.#identity?.sign(statementOf(runtimeId, seen), { number });
      const report: HostReport = { runtimeId, seen: statement === undefined ? seen : { ...seen, statement } };
      const handle = this.#client.workflow.getHandle(workflowId);
      await this.#client.withDeadline(Date.now() + sendTimeoutMs, () => handle.signal(signals.report, report));
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) {
        // Move it to the end of the queue, so that one that always fails does not block the others.
        if (this.#waiting.get(runtimeId) === change) {
          this.#waiting.delete(runtimeId);
          this.#waiting.set(runtimeId, change);
        }
        return false;
      }
      this.#log.debug({ workflowId }, 'the workflow of a reported machine has ended');
    }
    this.#notePace(runtimeId);
    // A newer observation may have replaced it meanwhile; that one must still be reported.
    if (this.#waiting.get(runtimeId) === change) this.#waiting.delete(runtimeId);
    return true;
  }
}
