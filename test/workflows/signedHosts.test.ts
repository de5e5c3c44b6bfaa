/**
 * Who may speak for a host once its agent has a key. An attacker here has all of Temporal: signals, and the host's task
 * queue. What is not signed by the agent is refused, audited, and changes nothing.
 */

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ApplicationFailure } from '@temporalio/common';
import { NativeConnection, Worker } from '@temporalio/worker';
import { createHostActivities, type HostActivities } from '../../activities/host.ts';
import { enrollMissing, hostsEnrollCommand } from '../../src/cli/fleet/hostKeyCommands.ts';
import { agentQueue, signals } from '../../src/domain/names.ts';
import { absent, type Observation } from '../../src/domain/observation.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { identityFile, openHostIdentity, publicPart } from '../../src/drivers/agent/hostIdentity.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { hostKey } from '../support/hostKeys.ts';
import { readPayload } from '../support/payloads.ts';
import { waitFor } from '../support/wait.ts';
import { harness, stolen } from '../support/worlds/reports.ts';

describe('signed hosts', () => {
  const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
  const forged: Observation = {
    presence: 'present',
    power: 'on',
    guestUp: true,
    listeningPorts: [80],
    sshHostKeys: [hostKey('forged')],
    forwards: [{ guestPort: 80, address: '127.0.0.1', port: 20_001 }],
  };

  const runtimeOf = async (machine: MachineRow) =>
    (await harness.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid } })).runtimeId;
  const refusals = async (target: string) =>
    harness.db.auditEvent.findMany({ where: { action: 'host-statement.refuse', target } });
  const refusalsOf = async (machine: MachineRow) => refusals(`runtime/${await runtimeOf(machine)}`);
  const untilRefused = (machine: MachineRow) =>
    waitFor('the forgery to be refused', async () => (await refusalsOf(machine)).length > 0);
  async function report(machine: MachineRow, seen: Observation): Promise<void> {
    await harness.workflow(machine).signal(signals.report, { runtimeId: await runtimeOf(machine), seen });
  }

  /** The observation that the workflow was given last, by whichever activity. */
  async function lastSigned(machine: MachineRow): Promise<Observation> {
    const { events } = await harness.workflow(machine).fetchHistory();
    const results = (events ?? []).flatMap(
      ({ activityTaskCompletedEventAttributes: done }) => done?.result?.payloads?.slice(0, 1) ?? [],
    );
    const read = await Promise.all(results.map((result) => readPayload<Observation>(harness.client, result)));
    return read.findLast((result) => result?.statement !== undefined && result.presence === 'present')!;
  }

  let before: MachineRow;

  test('a host whose agent had no key goes on with its first one, and its machines stay ready', async () => {
    before = await harness.createVm({ ports });
    await harness.untilReady(before);
    expect(await enrollMissing(harness.db, harness.config)).toHaveLength(1);
    expect(await enrollMissing(harness.db, harness.config)).toEqual([]);
    // Its agent takes the key up by itself.
    const after = await harness.createVm({ ports });
    expect(await harness.untilReady(after)).toMatchObject({ forwards: [expect.objectContaining({ guestPort: 80 })] });
    expect(await lastSigned(after)).toMatchObject({ statement: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(await harness.current(before)).toMatchObject({ readyForAccess: true });
    expect(await refusalsOf(after)).toEqual([]);
  }, 120_000);

  test('a report that is signaled by anyone else is refused and audited, and nothing of the machine changes', async () => {
    const known = (await harness.current(before))!;
    await report(before, forged);
    await untilRefused(before);
    expect((await refusalsOf(before))[0]).toMatchObject({
      actorType: 'host',
      actorId: 'h1',
      outcome: 'refused',
      reason: expect.stringContaining('not signed'),
      details: { about: 'machine', host: 'h1' },
    });
    for (let count = 0; count < 8; count++) await report(before, { ...forged, guestUp: false, power: 'off' });
    await report(before, absent);
    await harness.settled(before);
    expect(await harness.current(before)).toMatchObject({
      phase: 'Running',
      readyForAccess: true,
      forwards: known.forwards,
      sshHostKeys: known.sshHostKeys,
      failureCode: null,
    });
  }, 120_000);

  test('a signature moved from another machine, or replayed after something newer, changes nothing', async () => {
    const other = await harness.createVm({ ports });
    await harness.untilReady(other);
    const { statement: moved } = await lastSigned(other);
    const runtimeId = await runtimeOf(before);
    const count = () =>
      harness.db.auditEvent.count({
        where: { target: `runtime/${runtimeId}`, reason: { contains: 'belongs to another statement' } },
      });
    await report(before, { ...forged, statement: moved! });
    await waitFor('the moved signature to be refused', async () => (await count()) === 1);

    const older = await lastSigned(other);
    const { statementSeq } = await harness.db.placement.findUniqueOrThrow({
      where: { runtimeId: await runtimeOf(other) },
    });
    await harness.db.placement.update({
      where: { runtimeId: await runtimeOf(other) },
      data: { statementSeq: statementSeq + 1n },
    });
    const known = (await harness.current(other))!;
    await harness.workflow(other).signal(signals.report, { runtimeId: await runtimeOf(other), seen: older });
    await waitFor('the host to be asked', async () => {
      const { statementSeq: now } = await harness.db.placement.findUniqueOrThrow({
        where: { runtimeId: await runtimeOf(other) },
      });
      return now > statementSeq + 1n;
    });
    expect(await harness.current(other)).toMatchObject({ forwards: known.forwards, readyForAccess: true });
  }, 120_000);

  test('a stolen key is replaced at once: what it signs is refused, and it does not come back', async () => {
    const { db, dataDir, config } = harness;
    const pem = await readFile(identityFile(dataDir, 'h1'), 'utf8');
    const stolen = path.join(dataDir, 'stolen');
    await mkdir(path.join(stolen, 'identities'), { recursive: true });
    await writeFile(identityFile(stolen, 'h1'), pem);
    const { recordsId } = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
    const thief = openHostIdentity(stolen, 'h1', recordsId);
    const runtimeId = await runtimeOf(before);
    const unknown = { target: `runtime/${runtimeId}`, reason: { contains: 'no key that is trusted' } };

    // With the numbers that it signs, the host would say nothing new any more.
    const highest = { statementSeq: 10 ** 15 };
    await db.host.update({ where: { name: 'h1' }, data: highest });
    await db.placement.update({ where: { runtimeId }, data: highest });

    const lines: string[] = [];
    await hostsEnrollCommand(config, 'h1', { overlapHours: '0', replace: true, yes: true }, (line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/^h1 is believed what is signed with the key [\w-]{43}, and nothing/),
    ]);
    expect((await stat(identityFile(dataDir, 'h1'))).mode & 0o777).toBe(0o600);
    const statement = await thief.sign({ about: 'machine', runtimeId, seen: forged });
    await report(before, { ...forged, statement: statement! });
    await waitFor('the stolen key to be refused', async () => (await db.auditEvent.count({ where: unknown })) === 1);
    expect(await enrollHost(db, 'h1', await publicPart(pem), 24)).toBe('replaced');
    expect(await db.auditEvent.count({ where: { action: 'host.enroll', target: 'h1' } })).toBe(2);

    // Its agent already signs with the new one, and counts from its own numbers on.
    const { statementSeq } = await db.placement.findUniqueOrThrow({ where: { runtimeId } });
    expect(Number(statementSeq)).toBeLessThan(10 ** 15);
    await harness.untilReady(await harness.createVm({ ports }));
  }, 120_000);

  /** Polls the host's queue in place of its agent, and has no key of it. */
  async function steal(activities: Partial<HostActivities>): Promise<() => Promise<void>> {
    const nothing = { watch: () => () => {}, placementVersionSeen: () => 0 } as unknown as MachineDriver;
    const connection = await NativeConnection.connect({ address: harness.temporal.address });
    const thief = await Worker.create({
      connection,
      taskQueue: agentQueue('h1'),
      // A host has the keys of payloads, and who takes its place may have stolen them.
      dataConverter: { payloadCodecs: harness.client.options.loadedDataConverter.payloadCodecs },
      activities: {
        ...createHostActivities({ hostName: 'h1', driver: nothing, log: undefined as never }),
        ...activities,
      },
    });
    const running = thief.run();
    return async () => {
      thief.shutdown();
      await running;
      await connection.close();
    };
  }

  test('a stranger who takes the tasks of its queue cannot make a machine ready, fail it, or free its capacity', async () => {
    await harness.stopHosts();
    let result: 'up' | 'refusal' = 'up';
    let created = 0;
    const giveBack = await steal({
      async createMachine() {
        created++;
        if (result === 'up') return forged;
        throw ApplicationFailure.nonRetryable('create on h1: never', 'InvalidSpec');
      },
      observeMachine: async () => absent,
      stopMachine: async () => absent,
      destroyMachine: async () => absent,
    });
    const machine = await harness.createVm({ ports });
    const doomed = await harness.createVm({ ports });
    await untilRefused(machine);
    await untilRefused(doomed);
    await harness.deleteVm(doomed);
    await waitFor('its forged absence to be refused', async () =>
      (await refusalsOf(doomed)).some(({ details }) => (details as { about: string }).about === 'absence'),
    );
    result = 'refusal';
    const tries = created;
    await waitFor('a forged failure to be said', () => created > tries);
    expect(await harness.current(machine)).toMatchObject({
      phase: 'Creating',
      readyForAccess: false,
      forwards: [],
      failureCode: null,
    });
    expect(await harness.db.lifecycle.findUnique({ where: { machineUid: machine.uid } })).toBeNull();
    expect(await harness.db.placement.findFirst({ where: { machineUid: doomed.uid } })).toMatchObject({
      releasedAt: null,
    });

    // The agent's own word is believed, so the machine gets ready and the other one goes.
    await giveBack();
    await harness.startHosts();
    await harness.untilReady(machine);
    await harness.untilGone(doomed);
  }, 180_000);

  test('what a host that was taken over signs beyond all bounds is refused, and its machines go on once it is itself', async () => {
    const ready = await harness.createVm({ ports });
    await harness.untilReady(ready);
    const known = (await harness.current(ready))!;
    const more = Array.from({ length: 15_000 }, (_, index) => hostKey(String(index)));
    const line = { ...hostKey('A'), publicKey: `${hostKey('A').publicKey}\n* ssh-ed25519 EVIL\u001b[2J` };
    let sshHostKeys = more;
    stolen.report = (seen) => (seen.presence === 'present' ? { ...seen, sshHostKeys } : seen);
    const refused = { action: 'host-statement.refuse', reason: { contains: 'more than an agent may say' } };
    const refusedOf = async (machine: MachineRow) =>
      harness.db.auditEvent.count({ where: { ...refused, target: `runtime/${await runtimeOf(machine)}` } });
    const flooded = await harness.createVm({ ports });
    await waitFor('many keys to be refused', async () => (await refusedOf(flooded)) > 0);
    sshHostKeys = [line];
    const shown = await harness.createVm({ ports });
    await waitFor('a second line to be refused', async () => (await refusedOf(shown)) > 0);
    for (const machine of [flooded, shown])
      expect(await harness.current(machine)).toMatchObject({ readyForAccess: false, sshHostKeys: [] });
    expect(await harness.current(ready)).toMatchObject({ readyForAccess: true, sshHostKeys: known.sshHostKeys });
    stolen.report = null;
    for (const machine of [flooded, shown]) await harness.untilReady(machine);
    for (const machine of [ready, flooded, shown]) await harness.deleteVm(machine);
    for (const machine of [ready, flooded, shown]) await harness.untilGone(machine);
  }, 180_000);

  test.each<[string, unknown]>([
    ['an observation without its lists', { presence: 'present', power: 'on', guestUp: true }],
    ['a number', 7],
    ['lists of nothing', { ...forged, listeningPorts: null, sshHostKeys: null }],
  ])(
    'a host that returns %s holds up no workflow',
    async (_what, result) => {
      await harness.stopHosts();
      let calls = 0;
      const said = async () => {
        calls++;
        return result as never;
      };
      const giveBack = await steal({
        createMachine: said,
        startMachine: said,
        awaitAccess: said,
        observeMachine: said,
        stopMachine: said,
        destroyMachine: said,
      });
      const machine = await harness.createVm({ ports });
      const doomed = await harness.createVm({ ports });
      await waitFor('it to be said again', () => calls > 4);
      await harness.deleteVm(doomed);
      await giveBack();
      await harness.startHosts();
      await harness.untilReady(machine);
      await harness.deleteVm(machine);
      for (const each of [doomed, machine]) await harness.untilGone(each);
    },
    180_000,
  );

  test('a forged inventory adopts, wakes, and destroys nothing', async () => {
    await harness.stopHosts();
    const giveBack = await steal({
      listInventory: async () => ({ hostName: 'h1', placementVersion: 0, machines: [], images: ['sha256:forged'] }),
    });
    const { images } = await harness.db.host.findUniqueOrThrow({ where: { name: 'h1' } });
    const { workflowId, runId } = await harness.runSchedule('reaper');
    expect(await harness.client.workflow.getHandle(workflowId, runId).result()).toMatchObject({ silent: ['h1'] });
    expect(await refusals('host/h1')).not.toEqual([]);
    expect(await harness.db.host.findUniqueOrThrow({ where: { name: 'h1' } })).toMatchObject({ images });
    await giveBack();
    await harness.startHosts();
    const honest = await harness.runSchedule('reaper');
    expect(await harness.client.workflow.getHandle(honest.workflowId, honest.runId).result()).toMatchObject({
      silent: [],
      destroyed: 0,
    });
    await harness.verifyCleanSlate();
  }, 180_000);
});
