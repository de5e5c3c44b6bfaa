/**
 * Who may say where a machine's ports are. Anyone with access to Temporal can signal a machine's workflow and take
 * tasks from a host's queue, so the API connects only to what the fleet file registers for the machine's host.
 */

import { UnsecuredJWT } from 'jose';
import { signals } from '../../src/domain/names.ts';
import type { Forward, Observation } from '../../src/domain/observation.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { makeSession, startApi, type TestApi } from '../support/apiServer.ts';
import { makeApiKey } from '../support/fixtures.ts';
import { hostKey } from '../support/hostKeys.ts';
import { dial, echo, echoes, type Guest, open, pathOf, startGuest } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';
import { harness, stolen } from '../support/worlds/reports.ts';

describe('forged reports', () => {
  let api: TestApi;
  let token: string;
  /** Stands for the service's own Postgres: a program beside the machines that is none of them. */
  let bystander: Guest;
  beforeAll(async () => {
    bystander = await startGuest(echo);
    api = await startApi(harness.databaseUrl);
    const { tenant, db } = harness;
    const key = await makeApiKey(db, tenant);
    token = await makeSession(db, { ...tenant, keyId: key.id }, ['compute:write']);
  }, 180_000);
  afterAll(async () => {
    await api?.stop();
    bystander?.close();
  });

  const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
  const forgedForward = (): Forward => ({ guestPort: 80, address: '127.0.0.1', port: bystander.port });
  const seenAt = (forwards: Forward[]): Observation => ({
    presence: 'present',
    power: 'on',
    guestUp: true,
    listeningPorts: [80],
    sshHostKeys: [hostKey('forged')],
    forwards,
  });

  async function report(machine: MachineRow, seen: Observation): Promise<void> {
    const { runtimeId, host } = await harness.db.placement.findFirstOrThrow({
      where: { machineUid: machine.uid },
      include: { host: true },
    });
    // As an agent without a key says it: anyone can.
    const statement = new UnsecuredJWT({ rec: host.recordsId }).encode();
    await harness.workflow(machine).signal(signals.report, { runtimeId, seen: { ...seen, statement } });
  }

  const refusals = (machine: MachineRow) =>
    harness.db.auditEvent.findMany({ where: { action: 'forward.refuse', target: `machine/${machine.uid}` } });

  /** Once the forged report was recorded or refused. */
  const untilHeard = (machine: MachineRow) =>
    waitFor('the forged report to be heard', async () => {
      const row = (await harness.current(machine))!;
      return (await refusals(machine)).length > 0 || row.forwards[0]?.port === bystander.port;
    });

  test('a forged report cannot redirect a tunnel, and its host keys are not believed', async () => {
    const machine = await harness.createVm({ ports });
    const before = await harness.untilReady(machine);
    await report(machine, seenAt([forgedForward()]));
    await untilHeard(machine);
    await dial(api, pathOf(harness.tenant.namespace, machine.name), { token });
    expect(bystander.sockets.length).toBe(0);
    expect((await refusals(machine))[0]).toMatchObject({
      actorType: 'host',
      actorId: 'h1',
      reason: expect.stringContaining('fleet file'),
      details: { address: '127.0.0.1', port: bystander.port, guest_port: 80 },
    });

    // The host itself is asked, so the lie lasts for a moment only.
    const after = await harness.untilReady(machine);
    expect(after).toMatchObject({ forwards: before.forwards, sshHostKeys: before.sshHostKeys });
    expect(await echoes(await open(api, pathOf(harness.tenant.namespace, machine.name), { token }))).toBe(true);
  }, 120_000);

  test('nor can one from a stolen task queue; its machine loses readiness, does not end, and recovers after the theft', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    stolen.report = (seen) => ({ ...seen, forwards: [forgedForward()] });
    // A report that the machine is gone makes its workflow ask the host.
    await report(machine, { ...seenAt([]), presence: 'absent' });
    await untilHeard(machine);
    await dial(api, pathOf(harness.tenant.namespace, machine.name), { token });
    expect(bystander.sockets.length).toBe(0);
    expect(await harness.current(machine)).toMatchObject({
      phase: 'Running',
      readyForAccess: false,
      forwards: [],
      failureCode: null,
      failureMessage: expect.stringContaining('not registered'),
    });

    stolen.report = null;
    await report(machine, { ...seenAt([]), presence: 'absent' });
    await harness.untilReady(machine);
    expect(await refusals(machine)).toHaveLength(1);
    await harness.verifyCleanSlate();
  }, 120_000);

  test('a tunnel goes only to addresses that are registered for its host, even if the row has another', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    await harness.db
      .$executeRaw`UPDATE machines SET forwards = ${JSON.stringify([forgedForward()])}::jsonb WHERE uid = ${machine.uid}::uuid`;
    const path = pathOf(harness.tenant.namespace, machine.name);
    expect(await dial(api, path, { token })).toMatchObject({
      status: 503,
      text: expect.stringContaining('registered'),
    });
    expect(bystander.sockets.length).toBe(0);

    // Positive control: registered, the same forward is followed.
    await harness.db.host.updateMany({ data: { forwardLastPort: 65_535 } });
    expect(await echoes(await open(api, path, { token }))).toBe(true);
    expect(bystander.sockets.length).toBe(1);
    await harness.db.host.updateMany({ data: { forwardLastPort: 32_767 } });
    await harness.verifyCleanSlate();
  }, 120_000);
});
