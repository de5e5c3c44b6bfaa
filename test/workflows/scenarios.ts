import { hostWorkflowId, machineWorkflowId, signals } from '../../src/domain/names.ts';
import { abandonMachine } from '../../src/store/fleet/inventory.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import type { Laboratory, NewVm } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

const ports = [{ name: 'http', guestPort: 80 }];

async function ready(lab: Laboratory, fault?: string, deadlines: NewVm['deadlines'] = {}): Promise<MachineRow> {
  const vm = await lab.createVm({ ports, deadlines, ...(fault ? { fault } : {}) });
  await lab.untilReady(vm);
  return vm;
}

async function failed(lab: Laboratory, fault: string, deadlines: NewVm['deadlines'] = {}): Promise<MachineRow> {
  const vm = await lab.createVm({ ports, fault, deadlines });
  await lab.untilPhase(vm, 'Failed');
  return vm;
}

async function deleted(lab: Laboratory, vm: MachineRow): Promise<MachineRow> {
  await lab.deleteVm(vm);
  await lab.untilGone(vm);
  return vm;
}

async function cordoned(lab: Laboratory, work: () => Promise<MachineRow>): Promise<MachineRow> {
  await lab.db.host.updateMany({ data: { cordoned: true } });
  try {
    return await work();
  } finally {
    await lab.db.host.updateMany({ data: { cordoned: false } });
  }
}

/** One run of a workflow. */
interface Run {
  workflowId: string;
  runId: string;
}

type Scenario = (lab: Laboratory) => Promise<MachineRow | Run>;

/** Repeats something until a workflow has continued as new, and returns the run that did. */
async function untilContinued(
  lab: Laboratory,
  workflowId: string,
  once: (time: number) => Promise<unknown>,
): Promise<Run> {
  const open = async () => (await lab.client.workflow.getHandle(workflowId).describe()).runId;
  const runId = await open();
  for (let time = 1; (await open()) === runId; time++) await once(time);
  return { workflowId, runId };
}

/** A machine whose cleanup counts as blocked, because its host does not release it. */
async function blocked(lab: Laboratory): Promise<MachineRow> {
  const vm = await ready(lab, 'destroy-refuses', { cleanupBlockedAfterMs: 2_000 });
  await lab.deleteVm(vm);
  await waitFor('CleanupBlocked', async () => (await lab.current(vm))?.failureCode === 'CleanupBlocked');
  return vm;
}

/** Retries its cleanup as an operator does, once it waits. */
function hurried(lab: Laboratory, vm: MachineRow): Promise<unknown> {
  return waitFor('the update to be accepted', () =>
    lab
      .workflow(vm)
      .executeUpdate('retryCleanup', { args: ['recorded scenario'] })
      .catch(() => null),
  );
}

/** Makes every agent leave and come back, so that their leases end and begin. */
async function renewLeases(lab: Laboratory): Promise<void> {
  const leases = async () => {
    const events = await Promise.all(
      lab.hostNames.map(async (name) => {
        const { raw } = await lab.client.workflow.getHandle(hostWorkflowId(name)).describe();
        return raw.pendingActivities?.find(({ activityType }) => activityType?.name === 'attendHost');
      }),
    );
    return events.every(Boolean);
  };
  await lab.stopHosts();
  await waitFor('the leases to be given back', async () => !(await leases()));
  await lab.startHosts();
  await waitFor('every lease to be held', leases);
}

/** The same for workflows that run until their history is long, on a server that soon considers one long. */
export const longScenarios: Readonly<Record<string, Scenario>> = {
  'machine-continued-as-new': async (lab) => {
    const vm = await ready(lab);
    const workflowId = machineWorkflowId(vm);
    return untilContinued(lab, workflowId, async () => {
      const { historyLength } = await lab.workflow(vm).describe();
      await lab.workflow(vm).signal(signals.wake);
      await waitFor('the wake to be heard', async () => {
        const now = await lab.workflow(vm).describe();
        return now.historyLength !== historyLength;
      });
    });
  },
  'cleanup-continued-as-new': async (lab) => {
    const vm = await blocked(lab);
    const run = await untilContinued(lab, machineWorkflowId(vm), () => hurried(lab, vm));
    await lab.liftFaults(vm);
    await lab.untilGone(vm);
    return run;
  },
  'host-continued-as-new': (lab) => untilContinued(lab, hostWorkflowId('h1'), () => renewLeases(lab)),
};

/** Paths through a machine's lifecycle whose histories are kept: a changed workflow must still replay each of them. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'ready-then-deleted': async (lab) => deleted(lab, await ready(lab)),
  'ready-without-ports': async (lab) => {
    const vm = await lab.createVm();
    await lab.untilReady(vm);
    return vm;
  },
  'ready-after-failed-creates': (lab) => ready(lab, 'create-fails=2'),
  'ready-after-lost-replies': (lab) => ready(lab, 'lost-reply=create'),
  'deleted-while-pending': (lab) =>
    cordoned(lab, async () => {
      const vm = await lab.createVm();
      await waitFor('its claim', async () => (await lab.current(vm))?.claimEpoch);
      return deleted(lab, vm);
    }),
  'deleted-while-creating': async (lab) => {
    const vm = await lab.createVm({ fault: 'slow=600000' });
    await lab.untilPhase(vm, 'Creating');
    return deleted(lab, vm);
  },
  'deleted-while-starting': async (lab) => {
    const vm = await lab.createVm({ fault: 'boot-never' });
    await lab.untilPhase(vm, 'Starting');
    return deleted(lab, vm);
  },
  'deleted-while-not-ready': async (lab) => {
    const vm = await lab.createVm({ fault: 'port-never=80', ports });
    await lab.untilPhase(vm, 'Running');
    return deleted(lab, vm);
  },
  'deleted-after-failure': async (lab) => deleted(lab, await failed(lab, 'refuse-spec')),
  'failed-InvalidSpec': (lab) => failed(lab, 'refuse-spec'),
  'failed-ImageUnavailable': (lab) => failed(lab, 'image-checksum'),
  'failed-ProviderError-boot': (lab) => failed(lab, 'boot-never', { startingMs: 6_000 }),
  'failed-AccessNotReady': (lab) => failed(lab, 'port-never=80', { accessMs: 4_000 }),
  'failed-VMNotFound': (lab) => failed(lab, 'vanish-after-ready=2000'),
  'failed-NoCapacityAvailable': async (lab) => {
    const vm = await lab.createVm({ spec: { resources: { cpu: 200, memoryGiB: 1, diskGiB: 1 } } });
    await lab.untilPhase(vm, 'Failed');
    return vm;
  },
  'failed-CapacityTemporarilyUnavailable': (lab) =>
    cordoned(lab, async () => {
      const vm = await lab.createVm({ deadlines: { placementMs: 4_000 } });
      await lab.untilPhase(vm, 'Failed');
      return vm;
    }),
  'readiness-withdrawn': async (lab) => {
    const vm = await ready(lab, 'port-dies-after=80:2000');
    await waitFor('readiness to be withdrawn', async () => (await lab.current(vm))?.readyForAccess === false);
    return vm;
  },
  'cleanup-blocked-then-retried-by-operator': async (lab) => {
    const vm = await blocked(lab);
    await hurried(lab, vm);
    await lab.liftFaults(vm);
    await lab.untilGone(vm);
    return vm;
  },
  'cleanup-blocked-then-abandoned': async (lab) => {
    const vm = await blocked(lab);
    await abandonMachine(lab.db, vm, 'recorded scenario');
    await lab.untilGone(vm);
    await lab.liftFaults(vm);
    const reap = (n: number) =>
      lab.client.workflow.execute('reaper', { taskQueue: 'control-plane', workflowId: `reaper-${n}` });
    await reap(1);
    await reap(2);
    return vm;
  },
  'cleanup-blocked-then-waits-in-one-call': async (lab) => {
    const vm = await blocked(lab);
    await waitFor('the call that is tried without end', async () => {
      return (await lab.details(vm)).includes('Pending Activities');
    });
    await hurried(lab, vm);
    await lab.liftFaults(vm);
    await lab.untilGone(vm);
    return vm;
  },
  'worker-lost-while-creating': async (lab) => {
    const vm = await lab.createVm({ fault: 'slow=1500', ports });
    await lab.untilPhase(vm, 'Creating');
    await lab.restartWorker();
    await lab.untilReady(vm);
    return vm;
  },
  'adopted-while-ready': async (lab) => {
    const vm = await ready(lab);
    const epoch = (await lab.current(vm))!.claimEpoch;
    await lab.terminate(vm);
    await lab.runSchedule(ownershipSchedule);
    await waitFor('its claim', async () => (await lab.current(vm))!.claimEpoch > epoch);
    return deleted(lab, vm);
  },
  'adopted-while-starting': async (lab) => {
    const vm = await lab.createVm({ fault: 'slow=1500', ports });
    await lab.untilPhase(vm, 'Starting');
    await lab.terminate(vm);
    await lab.runSchedule(ownershipSchedule);
    await lab.untilReady(vm);
    return vm;
  },
  'host-silent-then-heard': async (lab) => {
    const vm = await ready(lab);
    await lab.stopHosts();
    await waitFor('readiness to be withdrawn', async () => (await lab.current(vm))?.readyForAccess === false);
    await lab.startHosts();
    await lab.untilReady(vm);
    return vm;
  },
  'host-lost-then-found': async (lab) => {
    await ready(lab);
    const lost = (count: number) =>
      waitFor(`${count} lost hosts`, async () => {
        return (await lab.db.host.count({ where: { lostAt: { not: null } } })) === count;
      });
    const { workflowId, runId } = await lab.client.workflow.getHandle(hostWorkflowId('h1')).describe();
    await renewLeases(lab);
    await lab.stopHosts();
    await lost(lab.hostNames.length);
    await lab.startHosts();
    await lost(0);
    return { workflowId, runId };
  },
  'ownership-adopts': async (lab) => {
    const vm = await ready(lab);
    await lab.terminate(vm);
    return lab.runSchedule(ownershipSchedule);
  },
  'reaper-finds-all-well': async (lab) => {
    await ready(lab);
    return lab.runSchedule('reaper');
  },
};
