import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kinds } from '../../../src/domain/kinds.ts';
import {
  controlPlaneQueue,
  deliveryWorkflowId,
  leaseWorkflowId,
  machineWorkflowId,
  signals,
} from '../../../src/domain/names.ts';
import { placeOfIntegration, placeOfWebhookSecret } from '../../../src/domain/sealedColumns.ts';
import { webhookLane } from '../../../src/domain/webhookEvents.ts';
import { addTestDelivery } from '../../../src/store/accounts/webhookDeliveries.ts';
import { addSecret, createWebhook, newWebhookSecret } from '../../../src/store/accounts/webhooks.ts';
import { listAgents } from '../../../src/store/fleet/hostRows.ts';
import { abandonMachine } from '../../../src/store/fleet/inventory.ts';
import type { MachineRow } from '../../../src/store/machines/machineStore.ts';
import { reencryptionStart } from '../../../src/temporal/reencryptionStarts.ts';
import { ownershipSchedule, usageReconciliationSchedule } from '../../../src/temporal/schedules.ts';
import { FaultInjection } from '../faultInjection.ts';
import { sealedFormerly, secretBoxOf, testSecretKeys } from '../secrets.ts';
import { Stage } from '../stage.ts';
import type { NewVm, TestHarness } from '../testHarness.ts';
import { waitFor } from '../wait.ts';
import { createdOnceHeard, heardAgain } from './silentHosts.ts';

/** The harness that runs the scenarios has both. */
export const stage = new Stage();
export const injection = new FaultInjection();

const ports = [{ name: 'http', guestPort: 80 }];

export async function ready(
  harness: TestHarness,
  fault?: string,
  deadlines: NewVm['deadlines'] = {},
): Promise<MachineRow> {
  const vm = await harness.createVm({ ports, deadlines, ...(fault ? { fault } : {}) });
  await harness.untilReady(vm);
  return vm;
}

async function failed(harness: TestHarness, fault: string, deadlines: NewVm['deadlines'] = {}): Promise<MachineRow> {
  const vm = await harness.createVm({ ports, fault, deadlines });
  await harness.untilPhase(vm, 'Failed');
  return vm;
}

export async function deleted(harness: TestHarness, vm: MachineRow): Promise<MachineRow> {
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
export interface Run {
  workflowId: string;
  runId: string;
}

export type Scenario = (harness: TestHarness) => Promise<MachineRow | Run>;

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

/** Makes every agent leave and come back, so that their leases end and begin. */
async function renewLeases(harness: TestHarness): Promise<void> {
  const leases = async () => {
    const events = await Promise.all(
      (await listAgents(harness.db)).map(async ({ name }) => {
        const { raw } = await harness.client.workflow.getHandle(leaseWorkflowId(name)).describe();
        return raw.pendingActivities?.find(({ activityType }) => activityType?.name === 'attendHost');
      }),
    );
    return events.every(Boolean);
  };
  await harness.stopHosts();
  await waitFor('the leases to be given back', async () => !(await leases()));
  await harness.startHosts();
  await waitFor('every lease to be held', leases);
}

/** The same for workflows that run until their history is long, on a server that soon considers one long. */
export const longScenarios: Readonly<Record<string, Scenario>> = {
  'machine-continued-as-new': async (harness) => {
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
  'cleanup-continued-as-new': async (harness) => {
    const vm = await blocked(harness);
    const run = await untilContinued(harness, machineWorkflowId(vm), () => hurried(harness, vm));
    await harness.liftFaults(vm);
    await harness.untilGone(vm);
    return run;
  },
  'host-continued-as-new': (harness) => untilContinued(harness, leaseWorkflowId('h1'), () => renewLeases(harness)),
};

/** Paths through a machine's lifecycle whose histories are kept: a changed workflow must still replay each of them. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'ready-then-deleted': async (harness) => deleted(harness, await ready(harness)),
  'ready-without-ports': async (harness) => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    return vm;
  },
  'ready-after-failed-creates': (harness) => ready(harness, 'create-fails=2'),
  'ready-after-lost-replies': (harness) => ready(harness, 'lost-reply=create'),
  'deleted-while-pending': (harness) =>
    cordoned(harness, async () => {
      const vm = await harness.createVm();
      await waitFor('its claim', async () => (await harness.current(vm))?.claimEpoch);
      return deleted(harness, vm);
    }),
  'deleted-while-creating': async (harness) => {
    const vm = await harness.createVm({ fault: 'slow=600000' });
    await harness.untilPhase(vm, 'Creating');
    return deleted(harness, vm);
  },
  'deleted-while-starting': async (harness) => {
    const vm = await harness.createVm({ fault: 'boot-never' });
    await harness.untilPhase(vm, 'Starting');
    return deleted(harness, vm);
  },
  'deleted-while-not-ready': async (harness) => {
    const vm = await harness.createVm({ fault: 'port-never=80', ports });
    await harness.untilPhase(vm, 'Running');
    return deleted(harness, vm);
  },
  'deleted-after-failure': async (harness) => deleted(harness, await failed(harness, 'refuse-spec')),
  'failed-InvalidSpec': (harness) => failed(harness, 'refuse-spec'),
  'failed-ImageUnavailable': (harness) => failed(harness, 'image-checksum'),
  'failed-ProviderError-boot': (harness) => failed(harness, 'boot-never', { startingMs: 6_000 }),
  'failed-AccessNotReady': (harness) => failed(harness, 'port-never=80', { accessMs: 4_000 }),
  'failed-VMNotFound': (harness) => failed(harness, 'vanish-after-ready=2000'),
  'failed-NoCapacityAvailable': async (harness) => {
    const vm = await harness.createVm({ spec: { resources: { cpu: 200, memoryGiB: 1, diskGiB: 1 } } });
    await harness.untilPhase(vm, 'Failed');
    return vm;
  },
  'failed-CapacityTemporarilyUnavailable': (harness) =>
    cordoned(harness, async () => {
      const vm = await harness.createVm({ deadlines: { placementMs: 4_000 } });
      await harness.untilPhase(vm, 'Failed');
      return vm;
    }),
  'failed-ProviderError-after-a-last-look': (harness) => failed(harness, 'boot-never', { startingMs: 2_000 }),
  'failed-CapacityTemporarilyUnavailable-after-a-last-look': (harness) =>
    cordoned(harness, async () => {
      const vm = await harness.createVm({ deadlines: { placementMs: 4_000 } });
      await harness.untilPhase(vm, 'Failed');
      return vm;
    }),
  'failed-VMNotFound-after-a-look': (harness) => failed(harness, 'vanish-after-ready=2000'),
  'failed-ProviderError-restarts': async (harness) => {
    const vm = await ready(harness, undefined, { startingMs: 1_000 });
    await stage.happens(harness, vm, (seen) => ({ ...seen, power: 'off', guestUp: false }));
    const failedStarts = async () =>
      (await harness.workflow(vm).fetchHistory()).events!.filter(
        ({ activityTaskFailedEventAttributes, activityTaskTimedOutEventAttributes }) =>
          activityTaskFailedEventAttributes ?? activityTaskTimedOutEventAttributes,
      ).length;
    let woken = 0;
    await waitFor('it to fail', async () => {
      const starts = await failedStarts();
      // A wake after each boot ends the pause that follows.
      if (starts > woken) await harness.workflow(vm).signal(signals.wake);
      woken = starts;
      return (await harness.current(vm))?.phase === 'Failed';
    });
    return vm;
  },
  'claimed-again-after-an-error': async (harness) => {
    injection.plan('claim', 'bug');
    const vm = await harness.createVm({ ports });
    await waitFor('the claim to fail', async () =>
      (await harness.workflow(vm).fetchHistory()).events!.some((event) => event.activityTaskFailedEventAttributes),
    );
    injection.clear();
    await harness.untilReady(vm);
    return vm;
  },
  'readiness-withdrawn': async (harness) => {
    const vm = await ready(harness, 'port-dies-after=80:2000');
    await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))?.readyForAccess === false);
    return vm;
  },
  'cleanup-blocked-then-retried-by-operator': async (harness) => {
    const vm = await blocked(harness);
    await hurried(harness, vm);
    await harness.liftFaults(vm);
    await harness.untilGone(vm);
    return vm;
  },
  'cleanup-blocked-then-abandoned': async (harness) => {
    const vm = await blocked(harness);
    await abandonMachine(harness.db, vm, 'recorded scenario');
    await harness.untilGone(vm);
    await harness.liftFaults(vm);
    const reap = (n: number) =>
      harness.client.workflow.execute('reaper', { taskQueue: 'control-plane', workflowId: `reaper-${n}` });
    await reap(1);
    await reap(2);
    return vm;
  },
  'cleanup-blocked-then-waits-in-one-call': async (harness) => {
    const vm = await blocked(harness);
    await waitFor('the call that is tried without end', async () => {
      return (await harness.details(vm)).includes('Pending Activities');
    });
    await hurried(harness, vm);
    await harness.liftFaults(vm);
    await harness.untilGone(vm);
    return vm;
  },
  'worker-lost-while-creating': async (harness) => {
    const vm = await harness.createVm({ fault: 'slow=1500', ports });
    await harness.untilPhase(vm, 'Creating');
    await harness.restartWorker();
    await harness.untilReady(vm);
    return vm;
  },
  'adopted-while-ready': async (harness) => {
    const vm = await ready(harness);
    const epoch = (await harness.current(vm))!.claimEpoch;
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > epoch);
    return deleted(harness, vm);
  },
  'adopted-while-starting': async (harness) => {
    const vm = await harness.createVm({ fault: 'slow=1500', ports });
    await harness.untilPhase(vm, 'Starting');
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await harness.untilReady(vm);
    return vm;
  },
  'host-silent-then-heard': async (harness) => {
    const vm = await ready(harness);
    await harness.stopHosts();
    await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))?.readyForAccess === false);
    await harness.startHosts();
    await harness.untilReady(vm);
    return vm;
  },
  'host-lost-then-found': async (harness) => {
    await ready(harness);
    const lost = (count: number) =>
      waitFor(`${count} lost hosts`, async () => {
        return (await harness.db.host.count({ where: { lostAt: { not: null } } })) === count;
      });
    const { workflowId, runId } = await harness.client.workflow.getHandle(leaseWorkflowId('h1')).describe();
    await renewLeases(harness);
    await harness.stopHosts();
    await lost(harness.hostNames.length);
    await harness.startHosts();
    await lost(0);
    return { workflowId, runId };
  },
  'ownership-adopts': async (harness) => {
    const vm = await ready(harness);
    await harness.terminate(vm);
    return harness.runSchedule(ownershipSchedule);
  },
  'reaper-finds-all-well': async (harness) => {
    await ready(harness);
    return harness.runSchedule('reaper');
  },
  'housekeeping-done': (harness) => harness.runSchedule('housekeeping'),
  'usage-reconciliation-done': (harness) => harness.runSchedule(usageReconciliationSchedule),
};

/** A machine whose workflow an earlier release started, without the field that names the merged steps. */
async function startedFormerly(harness: TestHarness): Promise<MachineRow> {
  const vm = await harness.createVm({
    ports,
    start: (machine) =>
      harness.client.workflow.signalWithStart(kinds.VirtualMachine.workflow, {
        workflowId: machineWorkflowId(machine),
        taskQueue: controlPlaneQueue,
        args: [{ uid: machine.uid }],
        signal: signals.wake,
      }),
  });
  await harness.untilReady(vm);
  return vm;
}

/** Paths that only runs by the merged steps take. */
const mergedAlone: typeof scenarios = {
  'capacity-awaited': async (harness) => {
    const vm = await cordoned(harness, async () => {
      const waiting = await harness.createVm({ ports });
      await waitFor('the call that is tried without end', async () => {
        const { raw } = await harness.workflow(waiting).describe();
        return (raw.pendingActivities?.[0]?.attempt ?? 0) >= 2;
      });
      return waiting;
    });
    await harness.untilReady(vm);
    return vm;
  },
  'started-slowly': async (harness) => {
    const vm = await harness.createVm({ fault: 'slow=2500', ports });
    await harness.untilPhase(vm, 'Starting');
    return deleted(harness, await harness.untilReady(vm));
  },
  'continues-a-former-run': async (harness) => {
    const vm = await startedFormerly(harness);
    const workflowId = machineWorkflowId(vm);
    return untilContinued(harness, workflowId, async () => {
      await harness.workflow(vm).signal(signals.wake);
      await harness.untilReady(vm);
    });
  },
};

/** Paths that were recorded of runs with local calls alone. */
const localAlone: typeof scenarios = {
  // The first host is left after five attempts, and the second one is asked again.
  'host-unable-to-create': (harness) => ready(harness, 'create-fails=8'),
  'host-silent-before-creation': (harness) => createdOnceHeard(harness, injection),
  'cleanup-blocked-while-a-step-is-recorded': async (harness) => {
    const vm = await blockedWhileAStepIsRecorded(harness);
    await harness.liftFaults(vm);
    await harness.untilGone(vm);
    return vm;
  },
};

/**
 * The machines' scenarios for runs by other steps, without those that earlier releases recorded twice. The recordings
 * under their bare names follow the steps of workflows/former.ts, and those of `merged` make every call remotely.
 */
function by(steps: 'merged' | 'local', among: typeof scenarios): typeof scenarios {
  const isOther = /^(host-(lost|continued)|ownership|reaper|housekeeping|usage-)|-after-a-(last-)?look$/;
  const ofMachines = Object.entries(among).filter(([name]) => !isOther.test(name));
  return Object.fromEntries(ofMachines.map(([name, run]) => [`${steps}-${name}`, run]));
}

/** Encrypts again what is stored in the former form, beside rows that cannot be read. */
async function reencrypted(harness: TestHarness, unreadable: number): Promise<Run> {
  const { customerId } = harness.tenant;
  const { id: integrationId } = await harness.db.identityIntegration.create({ data: { customerId } });
  const sealed = sealedFormerly('k1', 1, 'a secret', placeOfIntegration(integrationId, customerId));
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

export const mergedScenarios = {
  ...by('merged', { ...scenarios, ...mergedAlone }),
  ...by('local', { ...scenarios, ...mergedAlone, ...localAlone }),
  'host-asked-for-all-machines': heardAgain,
  'secrets-reencrypted': (harness: TestHarness) => reencrypted(harness, 120),
  'webhook-secrets-reencrypted': (harness: TestHarness) => reencrypted(harness, 1),
};
export const mergedLongScenarios = {
  ...by('merged', longScenarios),
  ...by('local', longScenarios),
  'reencryption-continued-as-new': (harness: TestHarness) => reencrypted(harness, 3_000),
  'delivery-continued-as-new': (harness: TestHarness) =>
    delivered(harness, async (_request, wake) => {
      for (let i = 0; i < 40; i++) await wake();
      return 200;
    }),
};
