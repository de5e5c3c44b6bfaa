import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FailureCode } from '../../src/domain/failureCodes.ts';
import { absent, troubles } from '../../src/domain/observation.ts';
import { DriverError, type MachineDriver } from '../../src/drivers/agent/driver.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { consoleAdmissions } from '../../src/temporal/consoleAdmissions.ts';
import { FaultyDatabase } from '../support/faultyDatabase.ts';
import { allotTo } from '../support/limits.ts';
import { failLooksOfClaims } from '../support/placedApart.ts';
import { Stage } from '../support/stage.ts';
import { type NewVm, openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { together } from '../support/together.ts';
import { waitFor } from '../support/wait.ts';

const stage = new Stage();
const faults = new FaultyDatabase().open();

/** Which hosts are not able to create a machine: those whose management controller is away. */
const creates: { unable: 'every host' | 'the first host' | null; first: MachineDriver | null } = {
  unable: null,
  first: null,
};

function unableAtTimes(driver: MachineDriver): MachineDriver {
  return new Proxy(driver, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'create' || creates.unable === null) return member.bind(target);
      creates.first ??= target;
      if (creates.unable === 'the first host' && creates.first !== target) return member.bind(target);
      return () => Promise.reject(new DriverError('Unavailable', 'the controller is away'));
    },
  });
}

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    wrapDriver: (driver) => unableAtTimes(stage.wrapDriver(driver)),
  });
  await failLooksOfClaims(harness.db);
}, 180_000);
afterAll(async () => {
  await harness.close();
  faults.close();
});

/** For several machines at a time, on a busy computer. */
const patientMs = 120_000;

/** Waits for the failure, and until what the failed machine held is gone; the object stays until it is deleted. */
async function failsWith(code: FailureCode, vm: NewVm): Promise<string> {
  const machine = await harness.createVm(vm);
  const failed = await waitFor(
    'its failure',
    async () => {
      const row = await harness.current(machine);
      return row?.phase === 'Failed' ? row : null;
    },
    patientMs,
  );
  expect(failed).toMatchObject({ failureCode: code, readyForAccess: false });
  await waitFor(
    'its cleanup',
    async () => (await harness.db.placement.count({ where: { machineUid: machine.uid, releasedAt: null } })) === 0,
    patientMs,
  );
  expect((await harness.inventory()).filter(({ machineUid }) => machineUid === machine.uid)).toEqual([]);
  expect((await harness.current(machine))?.phase).toBe('Failed');
  const message = failed.failureMessage!;
  // What customers read names no host. The host, its original words, and the time are for operators.
  expect(message).toMatch(/^While (Pending|Creating|Starting|Running): .+\./);
  expect(message).not.toMatch(/\bh\d\b/);
  const details = await waitFor(
    'the details of a machine that holds nothing',
    async () => {
      const now = await harness.details(machine);
      return now.includes('Nothing is held') ? now : null;
    },
    patientMs,
  );
  // The phase is in front once its workflow waits for the delete.
  expect(details).toMatch(new RegExp(`\\*\\*${code}\\*\\* (while (Pending|Creating|Starting|Running), )?at 20\\d\\d-`));
  return `${message}\n${details}`;
}

const http = [{ name: 'http', guestPort: 80 }];

const reasons: [string, FailureCode, NewVm, RegExp][] = [
  ['whose spec the host refuses', 'InvalidSpec', { fault: 'refuse-spec' }, /Evidence: `create on h\d/],
  [
    'whose image does not exist',
    'ImageUnavailable',
    { spec: { imageRef: 'plan9' } },
    /"plan9" is not in the catalogue/,
  ],
  ['whose image has another checksum on the host', 'ImageUnavailable', { fault: 'image-checksum' }, /checksum/],
  [
    'that no host could ever hold',
    'NoCapacityAvailable',
    { spec: { resources: { cpu: 200, memoryGiB: 1, diskGiB: 1 } } },
    /2 hosts: has 64 cpu/,
  ],
  [
    'whose region has no host',
    'PlacementUnavailable',
    { spec: { region: 'south' } },
    /2 hosts: is in region north, not south/,
  ],
  [
    'whose host fails every create',
    'ProviderError',
    { fault: 'create-fails-always', deadlines: { creatingMs: 20_000 } },
    /While Creating: none of 2 hosts was able to create it in time, .* not in the machine's spec\. Delete[\s\S]*Evidence: `create on h\d/,
  ],
  [
    'whose guest never comes up',
    'ProviderError',
    { fault: 'boot-never', deadlines: { startingMs: 2_000 } },
    /While Starting: waited too long for the guest to come up\. Delete/,
  ],
  [
    'whose guest a full disk keeps paused',
    'ProviderError',
    { fault: 'disk-full=600000', deadlines: { accessMs: 2_000 } },
    /While Running: not ready for access in time: its host's disk is full/,
  ],
  [
    'whose port never listens',
    'AccessNotReady',
    { fault: 'port-never=80', ports: http, deadlines: { accessMs: 2_000 } },
    /http \(80\) does not listen/,
  ],
];

describe('at once', () => {
  together(
    Object.fromEntries(
      reasons.map(([what, code, vm, message]) => [
        `a machine ${what} fails with ${code}, says why, and leaves nothing on any host`,
        async () => expect(await failsWith(code, vm)).toMatch(message),
      ]),
    ),
    360_000,
  );
  afterAll(() => harness.verifyCleanSlate(), 120_000);
});

describe('one at a time', () => {
  afterEach(() => harness.verifyCleanSlate(), 120_000);

  test('the console of a machine that failed is read after its cleanup, and that of a deleted one is gone', async () => {
    const consoleOf = async (vm: MachineRow) => {
      const { hostName, runtimeId } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
      const { admission, ticket } = await consoleAdmissions({ ...harness.witnesses, orders: harness.orders })({
        hostName,
        runtimeId,
      });
      if (admission.outcome !== 'admitted') return admission.outcome;
      const socket = connect(admission.port, admission.address);
      socket.write(`${JSON.stringify({ ticket })}\n`);
      return text(socket);
    };
    const failing = await harness.createVm({ fault: 'port-never=80', ports: http, deadlines: { accessMs: 2_000 } });
    const { failureMessage } = await harness.untilPhase(failing, 'Failed');
    expect(failureMessage).toContain(`compute-service console ${failing.name} -n ${failing.namespace} --print. `);
    await waitFor(
      'its cleanup',
      async () => (await harness.db.placement.count({ where: { machineUid: failing.uid, releasedAt: null } })) === 0,
    );
    expect(await consoleOf(failing)).toMatch(/^console\n.*Booting[\s\S]*service of port 80: failed to start/);
    const deleted = await harness.createVm({ ports: http });
    await harness.untilReady(deleted);
    expect(await consoleOf(deleted)).toMatch(/^console\n.*Booting[\s\S]*port 80 listens/);
    await harness.deleteVm(deleted);
    await harness.untilGone(deleted);
    expect(await consoleOf(deleted)).toBe('nothing');
  });

  test('a bug in the control plane fails no machine before its deadline, and operators can see at which step', async () => {
    const vm = await harness.createVm({
      name: 'place-1',
      deadlines: { placementMs: 15_000 },
      prepare: ({ uid }) => faults.plan(uid, 'place', { error: 'TypeError' }),
    });
    await waitFor('the details to say what goes wrong', async () =>
      /`place` fails \(.*split.*\)/.test(await harness.details(vm)),
    );
    expect(await harness.current(vm)).toMatchObject({ phase: 'Pending', failureCode: null });
    expect(await harness.untilPhase(vm, 'Failed')).toMatchObject({
      failureCode: 'AllocationBrokerUnavailable',
      failureMessage: expect.not.stringContaining('split'),
    });
  });

  test('a malformed report, or one that its host does not confirm, leaves a ready machine as it is', async () => {
    const vm = await harness.createVm({ ports: http });
    await harness.untilReady(vm);
    const { runtimeId } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
    const looks = async () =>
      (await harness.workflow(vm).fetchHistory()).events!.filter(
        (event) => event.activityTaskScheduledEventAttributes?.activityType?.name === 'observeMachine',
      ).length;
    for (const garbage of [
      null,
      'x',
      {},
      { runtimeId, seen: null },
      { runtimeId, seen: { presence: 'present', power: 'on' } },
    ])
      await harness.workflow(vm).signal('report', garbage);
    await harness.workflow(vm).signal('report', { runtimeId, seen: absent });
    await waitFor('its host to be asked', async () => (await looks()) === 1);
    await harness.workflow(vm).signal('wake');
    await waitFor('the next look', async () => (await looks()) === 2);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, readyForAccess: true });
  });

  test('a machine fails with CapacityTemporarilyUnavailable only after waiting until its placement deadline', async () => {
    await harness.db.host.updateMany({ data: { cordoned: true } });
    try {
      expect(await failsWith('CapacityTemporarilyUnavailable', { deadlines: { placementMs: 4_000 } })).toMatch(
        /2 hosts: is cordoned/,
      );
    } finally {
      await harness.db.host.updateMany({ data: { cordoned: false } });
    }
  });

  test('a machine that waits for capacity is placed as soon as capacity is free', async () => {
    await harness.db.host.updateMany({ data: { cordoned: true } });
    const vm = await harness.createVm();
    try {
      await waitFor('its wait to be shown', async () => (await harness.details(vm)).includes('2 hosts: is cordoned'));
      expect(await harness.current(vm)).toMatchObject({
        phase: 'Pending',
        failureCode: null,
        failureMessage: 'waiting for capacity: hosts that fit are busy (each is cordoned)',
      });
    } finally {
      await harness.db.host.updateMany({ data: { cordoned: false } });
    }
    expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
  });

  test('a tenant without any class fails with ClassUnavailable', async () => {
    await allotTo(harness.db, harness.tenant.tenantId, 'general-1', { virtual_machine: 0 });
    try {
      expect(await failsWith('ClassUnavailable', {})).toMatch(/no machine class is allotted/);
    } finally {
      await allotTo(harness.db, harness.tenant.tenantId, 'general-1', { virtual_machine: 1000 });
    }
  });

  test('a tenant that may use only reserved hosts, all in use, fails with ReservedCapacityUnavailable', async () => {
    const { tenantId } = harness.tenant;
    await allotTo(harness.db, tenantId, 'general-1', { on_demand: 0 });
    await harness.db.host.update({ where: { name: 'h1' }, data: { reservedTenantId: tenantId } });
    try {
      const big = { resources: { cpu: 64, memoryGiB: 1, diskGiB: 1 } };
      const first = await harness.createVm({ spec: big });
      expect(await harness.untilReady(first)).toMatchObject({ capacitySource: 'reserved' });
      const second = await harness.createVm({ spec: big, deadlines: { placementMs: 4_000 } });
      expect(await harness.untilPhase(second, 'Failed')).toMatchObject({ failureCode: 'ReservedCapacityUnavailable' });
    } finally {
      await allotTo(harness.db, tenantId, 'general-1', { on_demand: 1 });
      await harness.db.host.update({ where: { name: 'h1' }, data: { reservedTenantId: null } });
    }
  });

  test('a machine that vanishes from its host fails with VMNotFound, and its bill is closed and rated', async () => {
    const vm = await harness.createVm({ ports: http });
    await harness.untilReady(vm);
    await stage.happens(harness, vm, () => absent);
    expect(await harness.untilPhase(vm, 'Failed')).toMatchObject({ failureCode: 'VMNotFound' });
    await waitFor(
      'its bill',
      async () => (await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } }))?.ratedAt,
    );
  });

  test('a probed port that stops listening withdraws readiness, and the machine stays', async () => {
    const vm = await harness.createVm({ ports: http });
    await harness.untilReady(vm);
    await stage.happens(harness, vm, (seen) => ({ ...seen, listeningPorts: [] }));
    const row = await waitFor('readiness to be withdrawn', async () => {
      const now = await harness.current(vm);
      return now && !now.readyForAccess ? now : null;
    });
    expect(row).toMatchObject({
      phase: 'Running',
      failureCode: null,
      failureMessage: 'port http (80) does not listen',
    });
    await waitFor('the details to name the port', async () =>
      /waiting for its ports to listen again since \S+: port http \(80\) does not listen/.test(
        await harness.details(vm),
      ),
    );
    expect(await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({ endedAt: null });
  });

  test('a guest that its host paused is not ready, with ports or without, and is ready again by itself', async () => {
    const vm = await harness.createVm({ fault: 'disk-full=1500' });
    await waitFor('the reason', async () => (await harness.current(vm))?.failureMessage === troubles['disk-full']);
    await harness.untilReady(vm);
    await stage.happens(harness, vm, (seen) => ({ ...seen, trouble: 'disk-failing' }));
    const row = await waitFor('readiness to be withdrawn', async () => {
      const now = await harness.current(vm);
      return now && !now.readyForAccess ? now : null;
    });
    expect(row).toMatchObject({ phase: 'Running', failureCode: null, failureMessage: troubles['disk-failing'] });
    await waitFor('the details to say it', async () =>
      /waiting for its guest to run again since \S+: its host's disk does not work/.test(await harness.details(vm)),
    );
    await stage.happens(harness, vm, ({ trouble: _, ...seen }) => seen);
    await harness.untilReady(vm);
  });

  test('creates that fail a few times are retried on the same host', async () => {
    const vm = await harness.createVm({ fault: 'create-fails=2' });
    await harness.untilReady(vm);
    expect(await harness.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
  });

  test('a machine whose host is not able to create it goes to another one, with evidence, and what it left is given back once it is seen gone', async () => {
    creates.unable = 'the first host';
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    creates.unable = null;
    const [first, second] = await harness.db.placement.findMany({
      where: { machineUid: vm.uid },
      orderBy: { attempt: 'asc' },
    });
    expect(first).toMatchObject({ releasedAt: null });
    expect(second!.hostName).not.toBe(first!.hostName);
    const reason = `could not create it: create on ${first!.hostName}: the controller is away`;
    expect(second!.evidence).toEqual([{ host: first!.hostName, reason }]);
    const told = await harness.db.machineEvent.findMany({ where: { machineUid: vm.uid } });
    expect(told.map((event) => event.reason)).toContain('HostUnable');
    await harness.runSchedule('reaper');
    expect(await harness.db.placement.findUnique({ where: { runtimeId: first!.runtimeId } })).toMatchObject({
      releasedAt: expect.any(Date),
    });
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, runtimeId: second!.runtimeId }]);
  });

  test('a machine that no host is able to create says so in words for its customer, and is created once one can', async () => {
    creates.unable = 'every host';
    const vm = await harness.createVm();
    const waiting = await waitFor('its message', async () => {
      const row = await harness.current(vm);
      return row?.failureMessage ? row : null;
    });
    expect(waiting).toMatchObject({
      phase: 'Creating',
      failureCode: null,
      failureMessage: expect.stringMatching(/^its host cannot create it at the moment: .*there and on other hosts$/),
    });
    await waitFor('the details to have the host’s words', async () =>
      /\*\*Creating\*\*.*h\d could not: create on h\d: the controller is away/.test(await harness.details(vm)),
    );
    creates.unable = null;
    expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
  });

  test('a guest that ignores its shutdown is powered off after the grace period', async () => {
    const vm = await harness.createVm({ fault: 'stop-ignored', deadlines: { stoppingMs: 1_000 } });
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });

  test('a cleanup that cannot be verified shows as CleanupBlocked, keeps its capacity, and resumes when an operator asks for it', async () => {
    // Within this time the first attempt has to fail: else it is the host's silence that is shown as what blocks.
    const vm = await harness.createVm({ fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 8_000 } });
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    const blocked = await waitFor('the cleanup to show as blocked, and by what', async () => {
      const row = await harness.current(vm);
      const told = /\*\*CleanupBlocked\*\* while Deleting, at \S+: .*could not be seen gone: destroy on h\d/;
      return row?.failureCode === 'CleanupBlocked' && told.test(await harness.details(vm)) ? row : null;
    });
    expect(blocked).toMatchObject({
      phase: 'Deleting',
      failureMessage: expect.stringMatching(/^While \w+: it could not be verified yet.*bills nothing more/),
    });
    const waited =
      /^\*\*Deleting\*\*, waiting for its host to show that it is gone since (\S+): destroy on h\d.*tried again without end[\s\S]*`retryCleanup`/;
    const since = async (attempts: number) => {
      const { raw } = await harness.workflow(vm).describe();
      const [pending] = raw.pendingActivities ?? [];
      return (pending?.attempt ?? 0) >= attempts ? waited.exec(await harness.details(vm))?.[1] : null;
    };
    const first = await waitFor('the details to say since when it waits, and for what', () => since(1));
    expect(await waitFor('them after another attempt', () => since(2))).toBe(first);
    expect(await harness.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })).toBe(1);
    expect(await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({
      ratedAt: expect.any(Date),
    });
    await harness.liftFaults(vm);
    await waitFor('the cleanup to wait for its next attempt', () =>
      harness
        .workflow(vm)
        .executeUpdate('retryCleanup', { args: ['the host was repaired'] })
        .catch((error) => {
          if (/no cleanup of this machine is waiting/.test(String(error.cause ?? error))) return null;
          if (error.name === 'WorkflowNotFoundError' || /completed|not found/i.test(String(error.cause ?? error)))
            return 'it was faster';
          throw error;
        }),
    );
    await harness.untilGone(vm);
  });

  test('a retryCleanup without a valid reason, or while no cleanup waits, is refused', async () => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    for (const [reason, refusal] of [
      ['short', /at least 8 characters/],
      ['a proper reason', /no cleanup of this machine is waiting/],
    ] as const) {
      await expect(harness.workflow(vm).executeUpdate('retryCleanup', { args: [reason] })).rejects.toMatchObject({
        cause: { message: expect.stringMatching(refusal) },
      });
    }
  });
});
