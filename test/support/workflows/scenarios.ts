import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliveryWorkflowId, leaseWorkflowId, machineWorkflowId, signals } from '../../../src/domain/names.ts';
import { placeOfIntegration, placeOfWebhookSecret } from '../../../src/domain/sealedColumns.ts';
import { webhookLane } from '../../../src/domain/webhookEvents.ts';
import { addTestDelivery } from '../../../src/store/accounts/webhookDeliveries.ts';
import { addSecret, createWebhook, newWebhookSecret } from '../../../src/store/accounts/webhooks.ts';
import { startMachine, stopMachine } from '../../../src/store/machines/heldStopped.ts';
import type { MachineRow } from '../../../src/store/machines/machineStore.ts';
import { reencryptionStart } from '../../../src/temporal/reencryptionStarts.ts';
import { ownershipSchedule, usageReconciliationSchedule } from '../../../src/temporal/schedules.ts';
import { FaultInjection } from '../faultInjection.ts';
import { secretBoxOf, testSecretKeys } from '../secrets.ts';
import { Stage } from '../stage.ts';
import type { NewVm, TestHarness, TestHarnessOptions } from '../testHarness.ts';
import { waitFor } from '../wait.ts';
import { type FileHost, restartHosts, untilLost } from './sharedAgents.ts';
import { createdOnceHeard, heardAgain } from './silentHosts.ts';

/** The harness that runs the scenarios has both. */
export const stage = new Stage();
export const injection = new FaultInjection();

const ports = [{ name: 'http', guestPort: 80 }];

async function ready(harness: TestHarness, fault?: string, deadlines: NewVm['deadlines'] = {}): Promise<MachineRow> {
  const vm = await harness.createVm({ ports, deadlines, ...(fault ? { fault } : {}) });
  await harness.untilReady(vm);
  return vm;
}

async function failed(harness: TestHarness, fault: string, deadlines: NewVm['deadlines'] = {}): Promise<MachineRow> {
  const vm = await harness.createVm({ ports, fault, deadlines });
  await harness.untilPhase(vm, 'Failed');
  return vm;
}

async function deleted(harness: TestHarness, vm: MachineRow): Promise<MachineRow> {
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  return vm;
}

async function cordoned(harness: TestHarness, work: () => Promise<MachineRow>): Promise<MachineRow> {
  await harness.db.host.updateMany({ data: { cordoned: true } });
  try {
    return await work();
  } finally {
    await harness.db.host.updateMany({ data: { cordoned: false } });
  }
}

/** One run of a workflow. */
interface Run {
  workflowId: string;
  runId: string;
}

/** A path through a workflow, and how it is recorded. */
interface Scenario {
  path: string;
  run: (harness: TestHarness) => Promise<MachineRow | Run>;
}

export type Scenarios = Readonly<Record<string, Scenario>>;

/** Repeats something until a workflow has continued as new, and returns the run that did. */
async function untilContinued(
  harness: TestHarness,
  workflowId: string,
  once: (time: number) => Promise<unknown>,
): Promise<Run> {
  const open = async () => (await harness.client.workflow.getHandle(workflowId).describe()).runId;
  const runId = await open();
  for (let time = 1; (await open()) === runId; time++) await once(time);
  return { workflowId, runId };
}

/** A machine whose cleanup counts as blocked, because its host does not release it. */
async function blocked(harness: TestHarness): Promise<MachineRow> {
  const vm = await ready(harness, 'destroy-refuses', { cleanupBlockedAfterMs: 2_000 });
  await harness.deleteVm(vm);
  await waitFor('CleanupBlocked', async () => (await harness.current(vm))?.failureCode === 'CleanupBlocked');
  return vm;
}

/** The same, but when that is to be written, the host answers, and the next step of the cleanup is written first. */
export async function blockedWhileAStepIsRecorded(harness: TestHarness): Promise<MachineRow> {
  const vm = await ready(harness, 'destroy-refuses', { cleanupBlockedAfterMs: 2_000 });
  await harness.stopHosts();
  try {
    injection.clear();
    injection.plan('recordCleanupBlocked', 'held');
    await harness.deleteVm(vm);
    await waitFor('it to count as blocked', () => injection.calls.includes('recordCleanupBlocked'));
  } finally {
    await harness.startHosts();
  }
  await harness.untilPhase(vm, 'Deleting');
  injection.clear();
  await waitFor('CleanupBlocked', async () => (await harness.current(vm))?.failureCode === 'CleanupBlocked');
  return vm;
}

/** Retries its cleanup as an operator does, once it waits. */
function hurried(harness: TestHarness, vm: MachineRow): Promise<unknown> {
  return waitFor('the update to be accepted', () =>
    harness
      .workflow(vm)
      .executeUpdate('retryCleanup', { args: ['recorded scenario'] })
      .catch(() => null),
  );
}

/** Paths of machines, and of what runs on a schedule. */
const scenarios: Scenarios = {
  'ready-then-deleted': {
    path: 'a machine whose host is quick: ready in three calls, gone in three',
    run: async (harness) => deleted(harness, await ready(harness)),
  },
  restarted: {
    path: 'its guest is restarted: once gracefully, and once forced while it ignores the request to shut down',
    run: async (harness) => {
      const vm = await ready(harness, 'stop-ignored', { stoppingMs: 1_000 });
      await harness.restartVm(vm, { requestId: 'first' });
      await harness.untilReady(vm);
      await harness.restartVm(vm, { requestId: 'second', force: true });
      await harness.untilReady(vm);
      return deleted(harness, vm);
    },
  },
  'held-stopped': {
    path: 'an operator holds it stopped, a wake leaves it so, and the operator lets it start again',
    run: async (harness) => {
      const vm = await ready(harness);
      await stopMachine(harness.db, vm, { reason: 'recorded scenario' });
      await waitFor('its guest to be down', async () => (await harness.current(vm))?.restartWanted === null);
      await harness.workflow(vm).signal(signals.wake);
      await startMachine(harness.db, vm, 'recorded scenario');
      await harness.untilReady(vm);
      return deleted(harness, vm);
    },
  },
  'started-slowly': {
    path: 'a host that takes its time: creating, starting, stopping, and destroying are steps of their own',
    run: async (harness) => {
      const vm = await harness.createVm({ fault: 'slow=2500', ports });
      await harness.untilPhase(vm, 'Starting');
      return deleted(harness, await harness.untilReady(vm));
    },
  },
  'deleted-while-pending': {
    path: 'deleted while it waits for capacity',
    run: (harness) =>
      cordoned(harness, async () => {
        const vm = await harness.createVm();
        await waitFor('its claim', async () => (await harness.current(vm))?.claimEpoch);
        return deleted(harness, vm);
      }),
  },
  'deleted-while-not-ready': {
    path: 'deleted while its host waits for a port',
    run: async (harness) => {
      const vm = await harness.createVm({ fault: 'port-never=80', ports });
      await harness.untilPhase(vm, 'Running');
      return deleted(harness, vm);
    },
  },
  'deleted-after-failure': {
    path: 'its host refuses it: it fails, is cleaned up, and is deleted',
    run: async (harness) => deleted(harness, await failed(harness, 'refuse-spec')),
  },
  'failed-ProviderError-boot': {
    path: 'its guest does not come up in time, nor at the last look',
    run: (harness) => failed(harness, 'boot-never', { startingMs: 6_000 }),
  },
  'failed-CapacityTemporarilyUnavailable': {
    path: 'no host has room until the deadline, nor at the last look',
    run: (harness) =>
      cordoned(harness, async () => {
        const vm = await harness.createVm({ deadlines: { placementMs: 4_000 } });
        await harness.untilPhase(vm, 'Failed');
        return vm;
      }),
  },
  'failed-VMNotFound': {
    path: 'it vanishes from its host, which is asked before it fails',
    run: (harness) => failed(harness, 'vanish-after-ready=2000'),
  },
  'crash-loop': {
    path: 'its guest goes down, and again after each of five restarts: it is left off for a while, and deleted',
    run: async (harness) => {
      const vm = await ready(harness, undefined, { startingMs: 1_000 });
      await stage.happens(harness, vm, (seen) => ({ ...seen, power: 'off', guestUp: false }));
      const failedStarts = async () =>
        (await harness.workflow(vm).fetchHistory()).events!.filter(
          ({ activityTaskFailedEventAttributes, activityTaskTimedOutEventAttributes }) =>
            activityTaskFailedEventAttributes ?? activityTaskTimedOutEventAttributes,
        ).length;
      let woken = 0;
      await waitFor('it to be left off for a while', async () => {
        const starts = await failedStarts();
        // A wake after each boot ends the pause that follows.
        if (starts > woken) await harness.workflow(vm).signal(signals.wake);
        woken = starts;
        return (await harness.current(vm))?.failureMessage?.includes('CrashLoopBackOff');
      });
      return deleted(harness, vm);
    },
  },
  'claimed-again-after-an-error': {
    path: 'the first claim fails: the row is claimed again',
    run: async (harness) => {
      injection.plan('claim', 'bug');
      const vm = await harness.createVm({ ports });
      await waitFor('the claim to fail', async () =>
        (await harness.workflow(vm).fetchHistory()).events!.some((event) => event.activityTaskFailedEventAttributes),
      );
      injection.clear();
      await harness.untilReady(vm);
      return vm;
    },
  },
  'host-unable-to-create': {
    path: 'its first host is left after five attempts, and then asked again',
    run: (harness) => ready(harness, 'create-fails=8'),
  },
  'host-silent-before-creation': {
    path: 'its only host falls silent before the create: it waits for capacity, and is created there',
    run: (harness) => createdOnceHeard(harness, injection),
  },
  'host-silent-then-heard': {
    path: 'its host falls silent while it is ready, and is reachable again',
    run: async (harness) => {
      const vm = await ready(harness);
      await harness.stopHosts();
      await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))?.readyForAccess === false);
      await harness.startHosts();
      await harness.untilReady(vm);
      return vm;
    },
  },
  'cleanup-blocked-while-a-step-is-recorded': {
    path: 'its cleanup counts as blocked while another step of it is recorded, and then ends',
    run: async (harness) => {
      const vm = await blockedWhileAStepIsRecorded(harness);
      await harness.liftFaults(vm);
      await harness.untilGone(vm);
      return vm;
    },
  },
  'adopted-while-ready': {
    path: 'adopted by a new run while it is ready, which looks at it, and deleted',
    run: async (harness) => {
      const vm = await ready(harness);
      const epoch = (await harness.current(vm))!.claimEpoch;
      await harness.terminate(vm);
      await harness.runSchedule(ownershipSchedule);
      await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > epoch);
      return deleted(harness, vm);
    },
  },
  'ownership-adopts': {
    path: 'the schedule that gives machines and hosts their workflows: one machine lacks its own',
    run: async (harness) => {
      const vm = await ready(harness);
      await harness.terminate(vm);
      return harness.runSchedule(ownershipSchedule);
    },
  },
  'reaper-finds-all-well': {
    path: 'the schedule that compares inventories with the records: nothing differs',
    run: async (harness) => {
      await ready(harness);
      return harness.runSchedule('reaper');
    },
  },
  'housekeeping-done': {
    path: 'the schedule that deletes what is no longer needed',
    run: (harness) => harness.runSchedule('housekeeping'),
  },
  'usage-reconciliation-done': {
    path: 'the schedule that compares bills with lifecycles',
    run: (harness) => harness.runSchedule(usageReconciliationSchedule),
  },
};

/** Runs until their history is long, on a server that soon considers one long. */
const longScenarios: Scenarios = {
  'machine-continued-as-new': {
    path: 'a machine is woken until its history is long',
    run: async (harness) => {
      const vm = await ready(harness);
      const workflowId = machineWorkflowId(vm);
      return untilContinued(harness, workflowId, async () => {
        const { historyLength } = await harness.workflow(vm).describe();
        await harness.workflow(vm).signal(signals.wake);
        await waitFor('the wake to be heard', async () => {
          const now = await harness.workflow(vm).describe();
          return now.historyLength !== historyLength;
        });
      });
    },
  },
  'cleanup-continued-as-new': {
    path: 'a blocked cleanup is retried by an operator until its history is long',
    run: async (harness) => {
      const vm = await blocked(harness);
      const run = await untilContinued(harness, machineWorkflowId(vm), () => hurried(harness, vm));
      await harness.liftFaults(vm);
      await harness.untilGone(vm);
      return run;
    },
  },
  'host-continued-as-new': {
    path: 'a lease ends in silence, its host is lost, reachable again, and asked for all its machines, until the history is long',
    run: (harness) => untilContinued(harness, leaseWorkflowId('h1'), () => heardAgain(harness)),
  },
  'reencryption-continued-as-new': {
    path: 'secrets are encrypted again under a new data key, in batches until the history is long',
    run: (harness) => reencrypted(harness, 3_000),
  },
  'delivery-continued-as-new': {
    path: 'a webhook is delivered, with wakes meanwhile until the history is long',
    run: (harness: TestHarness) =>
      delivered(harness, async (_request, wake) => {
        for (let i = 0; i < 40; i++) await wake();
        return 200;
      }),
  },
};

/** Where one agent, `rack`, serves every host. */
const sharedScenarios: Scenarios = {
  'shared-agent-lost-then-found': {
    path: 'an agent of several hosts: lost, then serving one of them, then all',
    run: async (harness) => {
      await ready(harness);
      const { workflowId, runId } = await harness.client.workflow.getHandle(leaseWorkflowId('rack')).describe();
      await harness.stopHosts();
      await untilLost(harness, harness.hostNames);
      let all: FileHost[] = [];
      await restartHosts(harness, (hosts) => {
        all = hosts;
        return hosts.slice(0, 1);
      });
      await untilLost(harness, harness.hostNames.slice(1));
      await restartHosts(harness, () => all);
      await untilLost(harness, []);
      return { workflowId, runId };
    },
  },
};

/** Each group needs a harness with options of its own. */
export const groups: readonly { scenarios: Scenarios; options: TestHarnessOptions }[] = [
  { scenarios, options: {} },
  { scenarios: longScenarios, options: { continueAsNewAfterEvents: 60 } },
  { scenarios: sharedScenarios, options: { agent: 'rack' } },
];

/** Encrypts a secret again, beside rows that cannot be read. */
async function reencrypted(harness: TestHarness, unreadable: number): Promise<Run> {
  const { customerId } = harness.tenant;
  const { id: integrationId } = await harness.db.identityIntegration.create({ data: { customerId } });
  const seal = await secretBoxOf(harness.db, { configured: testSecretKeys }).sealer();
  const sealed = seal('a secret', placeOfIntegration(integrationId));
  await harness.db.identityIntegration.update({ where: { customerId }, data: { clientSecretSealed: sealed } });
  await harness.db.$executeRaw`
    INSERT INTO setup_links (customer_id, integration_id, token_digest, intent, client_secret_sealed, expires_at)
    SELECT ${customerId}::uuid, ${integrationId}::uuid, sha256(n::text::bytea), 'setup', 'unreadable', now()
    FROM generate_series(1, ${unreadable}) n`;
  const handle = await harness.client.workflow.start('reencryption', { ...reencryptionStart, args: [] });
  await handle.result();
  await harness.db.setupLink.deleteMany();
  await harness.db.identityIntegration.deleteMany();
  return { workflowId: handle.workflowId, runId: handle.firstExecutionRunId };
}

/** Delivers a webhook's test to a server that decides by the number of the request. Returns the lane's first run. */
async function delivered(
  harness: TestHarness,
  respond: (request: number, wake: () => Promise<void>) => Promise<number> | number,
): Promise<Run> {
  const { customerId } = harness.tenant;
  const [id, secretId] = [crypto.randomUUID(), crypto.randomUUID()];
  const workflowId = deliveryWorkflowId(webhookLane(id, 'tests'));
  const handle = harness.client.workflow.getHandle(workflowId);
  let requests = 0;
  const server = createServer(async (_request, response) => {
    response.writeHead(await respond(++requests, () => handle.signal('wake'))).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const seal = await secretBoxOf(harness.db, { configured: testSecretKeys }).sealer();
    await harness.db.$transaction(async (tx) => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await createWebhook(tx, { id, customerId, tenantId: null, name: 'x', url, eventTypes: ['machine.ready'] });
      const sealed = seal(newWebhookSecret(), placeOfWebhookSecret(secretId));
      await addSecret(tx, id, { id: secretId, sealed }, 0);
      await addTestDelivery(tx, id);
    });
    await waitFor(
      'the delivery',
      async () => (await harness.db.webhookDelivery.count({ where: { status: 'delivered' } })) > 0,
    );
    await waitFor('the end of the run', async () => (await handle.describe()).status.name === 'COMPLETED');
    const { firstRunId } = (await handle.describe()).raw.workflowExecutionInfo!;
    return { workflowId, runId: firstRunId! };
  } finally {
    server.closeAllConnections();
    server.close();
    await harness.db.webhook.deleteMany();
  }
}
