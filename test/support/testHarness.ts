/**
 * The whole control plane in one process, for tests that must stand between its parts: a real Postgres, a real Temporal
 * server, the real worker, and the real host agents with simulated machines on real sockets. Only the API is missing.
 * It runs as users run it: payloads are encrypted and plaintext is refused, hosts sign what they say, and the worker
 * has its own role in the database.
 */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createConnection, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client';
import pino from 'pino';
import { stringify } from 'yaml';
import type { Activities } from '../../activities/index.ts';
import { enrollMissing } from '../../src/cli/fleet/hostKeyCommands.ts';
import type { MachineKind, MachineSpec, PortSpec } from '../../src/domain/machine.ts';
import { agentName, leaseWorkflowId, machineWorkflowId } from '../../src/domain/names.ts';
import type { Deadlines } from '../../src/domain/phases.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { liftFaults, listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { runHost } from '../../src/roles/hostRole.ts';
import { type RunningWorker, runWorker } from '../../src/roles/workerRole.ts';
import { ordersOf } from '../../src/secrets/orderKeys.ts';
import { proofsOf } from '../../src/secrets/proofs.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { settleWakes } from '../../src/store/core/outbox.ts';
import {
  createMachine,
  findMachine,
  type MachineRow,
  type RestartOutcome,
  requestDeletion,
  requestRestart,
} from '../../src/store/machines/machineStore.ts';
import { openDispatcher } from '../../src/temporal/dispatcher.ts';
import { openPayloads } from '../../src/temporal/payloadCodec.ts';
import { openPayloadKeys } from '../../src/temporal/payloadKeys.ts';
import type { Witnesses } from '../../src/temporal/restored.ts';
import { ownershipSchedule, usageReconciliationSchedule } from '../../src/temporal/schedules.ts';
import { openMachineWorkflows } from '../../src/temporal/wakeWorkflow.ts';
import { asRole, type PostgresServer, startPostgres } from './database.ts';
import { makeHost, makeTenant } from './fixtures.ts';
import { allotTo } from './limits.ts';
import { longDeadlines } from './longDeadlines.ts';
import { testPayloadKeys, testSecretKeys } from './secrets.ts';
import { withDeadlines } from './shortDeadlines.ts';
import { startTemporal } from './temporal.ts';
import { waitFor } from './wait.ts';
import { workflowBundle } from './workflowBundle.ts';

export interface TestHarnessOptions {
  hosts?: number;
  bareMetalHosts?: number;
  /** The agent that serves all virtual machines' hosts; each has one of its own unless given. */
  agent?: string;
  latencyMs?: number;
  /** Longest wait for a machine. Increase it if a test runs many machines at a time. */
  waitMs?: number;
  /** Postgres for this suite alone, which it may configure. */
  ownPostgres?: true | PostgresServer;
  /** Deadlines of every machine, in place of long ones. */
  deadlines?: Partial<Deadlines>;
  /** Environment variables that configure the service. */
  environment?: Record<string, string>;
  /** Agents without keys, and whatever is said in their names is believed; by default hosts are enrolled. */
  unenrolled?: boolean;
  /** Puts something between the service and its Temporal server; returns the settings that lead there. */
  reachTemporal?: (address: string) => Promise<Record<string, string>>;
  wrapActivities?: (activities: Activities) => Activities;
  wrapDriver?: (driver: MachineDriver) => MachineDriver;
  /** Number of history events after which a run is asked to continue as new; a server's default is 4,096. */
  continueAsNewAfterEvents?: number;
  /** More settings of the Temporal server, `KEY=VALUE`. */
  temporalSettings?: readonly string[];
}

export interface NewVm {
  /** A virtual machine unless given. */
  kind?: MachineKind;
  name?: string;
  fault?: string;
  ports?: Partial<PortSpec>[];
  spec?: Partial<MachineSpec>;
  /** Deadlines of this machine alone: the ones that it should exceed. */
  deadlines?: Partial<Deadlines>;
  /** Called with the machine's row before any workflow hears of it. */
  prepare?: (machine: MachineRow) => void;
  /** Starts its workflow in place of the wake in the outbox. */
  start?: (machine: MachineRow) => Promise<unknown>;
}

export type TestHarness = Awaited<ReturnType<typeof openTestHarness>>;

/** A test shortens the deadlines that it wants exceeded. */
const deadlines = longDeadlines(10);

/** These run at fixed times of day, whichever test is running. They are paused; a test that wants one runs it. */
const clockedSchedules = ['reaper', 'housekeeping', usageReconciliationSchedule];

export async function openTestHarness(options: TestHarnessOptions = {}) {
  const { hosts = 2, bareMetalHosts = 0, latencyMs = 0, waitMs } = options;
  const [postgres, temporal, dataDir] = await Promise.all([
    startPostgres({ own: options.ownPostgres }),
    startTemporal([
      ...(options.temporalSettings ?? []),
      ...(options.continueAsNewAfterEvents
        ? [`limit.historyCount.suggestContinueAsNew=${options.continueAsNewAfterEvents}`]
        : []),
    ]),
    mkdtemp(path.join(tmpdir(), 'harness-')),
  ]);
  const databaseUrl = await postgres.createDatabase();
  const names = (prefix: string, length: number) => Array.from({ length }, (_, i) => `${prefix}${i + 1}`);
  const fleet = [
    ...names('h', hosts).map((name) => ({
      name,
      workload: 'VirtualMachine' as const,
      ...(options.agent && { agent: options.agent }),
    })),
    ...names('m', bareMetalHosts).map((name) => ({ name, workload: 'BareMetalMachine' as const })),
  ];
  const hostNames = fleet.map(({ name }) => name);
  const agents = new Set(fleet.map(({ name: hostName, ...host }) => agentName({ hostName, ...host })));
  const fleetFile = path.join(dataDir, 'fleet.yaml');
  await writeFile(fleetFile, stringify({ hosts: fleet.map((host) => ({ ...host, driver: 'simulated' })) }));
  const settings = readConfig({
    DATA_DIR: dataDir,
    FLEET_FILE: fleetFile,
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporal.address,
    LOG_LEVEL: 'silent',
    SIMULATED_LATENCY_MS: String(latencyMs),
    OWNERSHIP_INTERVAL_SECONDS: '3600',
    SECRET_KEYS: testSecretKeys,
    TEMPORAL_PAYLOAD_KEYS: testPayloadKeys,
    UNENROLLED_HOSTS: options.unenrolled ? 'allowed' : '',
    ...deadlines,
    ...options.environment,
    ...(await options.reachTemporal?.(temporal.address)),
  });
  const config: Config = { ...settings, deadlines: { ...settings.deadlines, ...options.deadlines } };
  const db = openDatabase(databaseUrl, { poolSize: 10 });
  const tenant = await makeTenant(db, { minimumSeconds: 60 });
  for (const host of fleet) await makeHost(db, { ...host, cpu: 64, memoryGiB: 256, diskGiB: 4096 });
  if (!options.unenrolled) await enrollMissing(db, config);
  if (bareMetalHosts > 0) await allotTo(db, tenant.tenantId, 'general-1', { bare_metal: bareMetalHosts });
  const connection = await Connection.connect({ address: temporal.address });
  const client = new Client({ connection, dataConverter: openPayloads(openPayloadKeys(config)).converter });
  const dispatcher = openDispatcher({ client, db, log: pino({ level: 'silent' }) });
  const orders = ordersOf(db, config);
  const witnesses: Witnesses = {
    db,
    client,
    unenrolledHosts: config.UNENROLLED_HOSTS,
    proofs: proofsOf(config, (line) => console.error(line)),
  };
  const machines: MachineRow[] = [];
  let named = 0;
  const shortened = new Map<string, Partial<Deadlines>>();
  const shortenedOf = (uid: string) => shortened.get(machines.find((machine) => machine.uid === uid)?.name ?? '') ?? {};
  const startWorker = () =>
    runWorker(
      { ...config, DATABASE_URL: asRole(config.DATABASE_URL, 'worker') },
      (activities) =>
        (options.wrapActivities ?? ((same) => same))(withDeadlines(activities, shortenedOf, { db, orders })),
      workflowBundle,
    );
  let worker: RunningWorker | null = await startWorker();
  let host: Awaited<ReturnType<typeof runHost>> | null = await runHost(config, options.wrapDriver);
  const stopWorker = async () => {
    await worker?.close();
    worker = null;
  };
  const stopHosts = async () => {
    await host?.close();
    host = null;
  };

  for (const name of clockedSchedules)
    await waitFor(`the schedule ${name}`, () =>
      client.schedule
        .getHandle(name)
        .pause()
        .then(() => true),
    );
  // The first run of each schedule is over before a test starts.
  await waitFor('every lease to be held', async () => {
    const leases = await Promise.all(
      [...agents].map((name) => client.workflow.getHandle(leaseWorkflowId(name)).describe()),
    );
    return leases.every(({ raw }) =>
      raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'holdLease'),
    );
  });
  await waitFor(
    'the machines to be looked through',
    async () => (await ownershipRuns('Completed')) > 0 && (await ownershipRuns('Running')) === 0,
  );

  const workflow = (machine: MachineRow) => client.workflow.getHandle(machineWorkflowId(machine));
  const current = (machine: MachineRow) => findMachine(db, machine.uid);
  async function ownershipRuns(status: 'Completed' | 'Running'): Promise<number> {
    return (await client.workflow.count(`WorkflowType='${ownershipSchedule}' AND ExecutionStatus='${status}'`)).count;
  }
  /** Everything that may keep it waiting: its row, its wakes, its workflow's last events and what these wait for. */
  async function stateOf(machine: MachineRow): Promise<string> {
    const { phase, deletionRequestedAt, claimEpoch, fenceStep, failureCode } = (await current(machine)) ?? machine;
    const { raw, runId, status } = await workflow(machine).describe();
    const { events } = await workflow(machine).fetchHistory();
    return inspect(
      {
        row: { phase, deletionRequestedAt, claimEpoch, fenceStep, failureCode },
        outbox: await db.outboxEntry.findMany(),
        workflow: {
          runId,
          status: status.name,
          pendingActivities: raw.pendingActivities,
          pendingWorkflowTask: raw.pendingWorkflowTask,
          lastEvents: events?.slice(-12).map(({ eventTime: _, ...event }) => event),
        },
        held: await db.placement.findMany({ where: { machineUid: machine.uid } }),
      },
      { depth: 6 },
    );
  }
  async function isListed(machine: MachineRow): Promise<boolean> {
    for await (const open of openMachineWorkflows(client)) if (open === machineWorkflowId(machine)) return true;
    return false;
  }

  return {
    db,
    client,
    /** On whose word this service believes what Temporal has of its database. */
    witnesses,
    /** Signs as the control plane does. */
    orders,
    config,
    dataDir,
    postgres,
    databaseUrl,
    tenant,
    temporal,
    hostNames,
    workflow,
    current,

    async createVm({
      kind = 'VirtualMachine',
      name = `vm-${++named}`,
      fault,
      ports = [],
      spec = {},
      deadlines = {},
      prepare,
      start,
    }: NewVm = {}): Promise<MachineRow> {
      shortened.set(name, deadlines);
      const created = await createMachine(db, {
        kind,
        namespace: tenant.namespace,
        name,
        requestId: `create-of-${name}`,
        annotations: {},
        labels: fault ? { [faultLabel]: fault } : {},
        spec: {
          imageRef: 'debian-12',
          ...(kind === 'VirtualMachine'
            ? { resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } }
            : { machineClassName: 'general-1' }),
          ports: ports.map((port, i) => ({
            name: `p${i}`,
            guestPort: 8080 + i,
            protocol: 'TCP',
            exposure: 'private-tunnel',
            readinessProbe: true,
            ...port,
          })),
          ...spec,
        },
      });
      if (created.outcome !== 'created') throw new Error(created.outcome);
      machines.push(created.machine);
      prepare?.(created.machine);
      if (start) {
        await settleWakes(db, [created.wake.outboxId]);
        await start(created.machine);
      } else dispatcher.dispatch(created.wake);
      return created.machine;
    },

    async deleteVm(machine: MachineRow): Promise<void> {
      const deletion = await requestDeletion(db, machine);
      if (deletion.outcome === 'accepted' && deletion.wake) dispatcher.dispatch(deletion.wake);
    },

    /** Asks for a restart as the API does. */
    async restartVm(
      machine: MachineRow,
      { requestId = `restart-of-${machine.name}`, force = false } = {},
    ): Promise<RestartOutcome> {
      const restart = await requestRestart(db, machine, { requestId, force });
      if (restart.outcome === 'accepted' && restart.wake) dispatcher.dispatch(restart.wake);
      return restart;
    },

    untilReady: (machine: MachineRow) =>
      waitFor(
        `${machine.name} to be ready`,
        async () => {
          const row = await current(machine);
          if (row?.phase === 'Failed') throw new Error(`${row.failureCode}: ${row.failureMessage}`);
          return row?.readyForAccess ? row : null;
        },
        waitMs,
      ),
    untilPhase: (machine: MachineRow, phase: MachineRow['phase']) =>
      waitFor(
        `${machine.name} to be ${phase}`,
        async () => {
          const row = await current(machine);
          return row?.phase === phase ? row : null;
        },
        waitMs,
      ),
    untilGone: (machine: MachineRow) =>
      waitFor(`${machine.name} to be gone`, async () => (await current(machine)) === null, waitMs).catch(
        async (error: Error) => {
          throw new Error(`${error.message}\n${await stateOf(machine).catch(String)}`, { cause: error });
        },
      ),

    /** What the Temporal UI shows of the machine. */
    async details(machine: MachineRow): Promise<string> {
      return (await workflow(machine).query<{ currentDetails: string }>('__temporal_workflow_metadata')).currentDetails;
    },

    /** The history of the machine's workflow once it has done what was signaled, and waits for news. */
    settled: (machine: MachineRow) =>
      waitFor(`the workflow of ${machine.name} to have nothing to do`, async () => {
        const { raw, historyLength } = await workflow(machine).describe();
        const events = (await workflow(machine).fetchHistory()).events ?? [];
        const isBusy = raw.pendingWorkflowTask || (raw.pendingActivities ?? []).length > 0;
        // What ended between the two calls is in the history alone.
        return !isBusy && events.length === historyLength ? events : null;
      }),

    /**
     * Terminates the machine's workflow, as an operator may, and waits until Temporal's lists, which lag a moment, show
     * it.
     */
    async terminate(machine: MachineRow): Promise<void> {
      await workflow(machine).terminate('by hand');
      await waitFor(`the workflow of ${machine.name} to be listed no more`, async () => !(await isListed(machine)));
    },
    untilListed: (machine: MachineRow) =>
      waitFor(`the workflow of ${machine.name} to be listed`, () => isListed(machine)),

    /**
     * Runs now what the schedule would start, and waits until it ends. It does not trigger the schedule, because a
     * trigger is skipped while a run lasts and silently dropped within the same second as the previous one.
     */
    async runSchedule(name: string): Promise<{ workflowId: string; runId: string }> {
      const { action } = await client.schedule.getHandle(name).describe();
      const started = await client.workflow.start(action.workflowType, {
        taskQueue: action.taskQueue,
        args: action.args ?? [],
        workflowId: `${name}-${randomUUID()}`,
      });
      await started.result();
      return { workflowId: started.workflowId, runId: started.firstExecutionRunId };
    },

    /** Runs the ownership pass until this is so: Temporal's lists, by which a pass finds what ended, lag behind. */
    passUntil<T>(what: string, isSo: () => Promise<T>): Promise<NonNullable<T>> {
      return waitFor(what, async () => {
        await this.runSchedule(ownershipSchedule);
        return isSo();
      });
    },

    /** Machines on the hosts, as the hosts themselves report them. */
    inventory: () => listSimulatedInventory(dataDir),

    async liftFaults(machine: MachineRow): Promise<void> {
      for (const placement of await db.placement.findMany({ where: { machineUid: machine.uid } }))
        await liftFaults(dataDir, placement.hostName, placement.runtimeId);
    },

    /** Rejects if the current worker must not continue. */
    workerFailed: () => worker!.failed,
    stopWorker,
    async startWorker(): Promise<void> {
      worker = await startWorker();
    },
    async restartWorker(): Promise<void> {
      await stopWorker();
      worker = await startWorker();
    },
    stopHosts,
    async startHosts(): Promise<void> {
      host = await runHost(config, options.wrapDriver);
    },

    /** Deletes what is left. Afterward nothing may remain of any machine except one rated bill if it was ever ready. */
    async verifyCleanSlate(): Promise<void> {
      const ports = (await listSimulatedInventory(dataDir)).flatMap((m) => m.forwards.map((f) => f.port));
      for (const machine of machines) if (await current(machine)) await this.deleteVm(machine);
      for (const machine of machines) await this.untilGone(machine);
      await waitFor('the outbox to be empty', async () => (await db.outboxEntry.count()) === 0);
      for (const machine of machines) {
        await waitFor(`the workflow of ${machine.name} to end`, async () => {
          try {
            return (await workflow(machine).describe()).status.name !== 'RUNNING';
          } catch (error) {
            return error instanceof WorkflowNotFoundError;
          }
        });
      }
      expect(await listSimulatedInventory(dataDir)).toEqual([]);
      expect(await db.placement.count({ where: { releasedAt: null } })).toBe(0);
      for (const used of await db.host.findMany({
        select: { cpuUsed: true, memoryGiBUsed: true, diskGiBUsed: true, machinesHeld: true },
      })) {
        expect(used).toEqual({ cpuUsed: 0, memoryGiBUsed: 0, diskGiBUsed: 0, machinesHeld: 0 });
      }
      expect(await db.namespace.findUnique({ where: { name: tenant.namespace } })).toMatchObject({
        virtualMachines: 0,
      });
      for (const machine of machines) {
        const wasReady =
          (
            await db.$queryRaw<
              unknown[]
            >`SELECT 1 FROM journal WHERE uid = ${machine.uid}::uuid AND (after->>'ready_for_access')::boolean`
          ).length > 0;
        const lifecycle = await db.lifecycle.findUnique({ where: { machineUid: machine.uid } });
        if (!wasReady) expect(lifecycle).toBeNull();
        else {
          const raw = Number(lifecycle!.endedAt! - lifecycle!.startedAt);
          expect(lifecycle).toMatchObject({
            ratedAt: expect.any(Date),
            topUpSeconds: Math.max(0, lifecycle!.minimumSeconds - raw),
          });
        }
      }
      expect(ports.filter(listensHere)).toEqual([]);
      machines.length = 0;
    },

    async close(): Promise<void> {
      await dispatcher.close();
      await Promise.all([stopWorker(), stopHosts()]);
      await connection.close();
      await db.$disconnect();
      await Promise.all([temporal.stop(), postgres.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Whether this process, and with it a simulated guest, listens on a port. Another process may have been given it since.
 */
export function listensHere(port: number): boolean {
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles(): unknown[] };
  return handles().some(
    (handle) => handle instanceof Server && (handle.address() as AddressInfo | null)?.port === port,
  );
}

/** Whether something accepts connections on a loopback port. */
export function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
