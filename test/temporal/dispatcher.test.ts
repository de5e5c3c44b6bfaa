import { randomUUID } from 'node:crypto';
import { outboxBacklog } from '../../src/store/core/outbox.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/handover.ts';

describe('the dispatcher', () => {
  test('only the wake that Temporal refuses waits, longer each time, and is reported; the others are delivered', async () => {
    // Longer than the ids that a server accepts.
    const workflowId = `virtualmachine/${'n'.repeat(2_000)}/x/${randomUUID()}`;
    const refused = await harness.db.outboxEntry.create({ data: { machineUid: randomUUID(), workflowId } });
    const attempts = async () =>
      (await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } })).attempts;
    await waitFor('the refusal', async () => (await attempts()) > 1);
    for (let i = 0; i < 5; i++) await harness.untilReady(await harness.createVm());
    const row = await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
    expect(row.refusal).toMatch(/length|exceeds|long/i);
    // Delivered wakes are deleted several at once, a moment after their delivery.
    await waitFor('it to be the only one left', async () => (await outboxBacklog(harness.db)).depth === 1);
    expect(await outboxBacklog(harness.db)).toMatchObject({ depth: 1, refused: 1 });
    await waitFor('a third attempt', async () => (await attempts()) >= 5);
    const { leasedUntil } = await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
    const [clock] = await harness.db.$queryRaw<{ leftMs: number }[]>`
    SELECT (extract(epoch FROM ${leasedUntil}::timestamptz - clock_timestamp()) * 1000)::float8 AS "leftMs"`;
    expect(clock!.leftMs).toBeLessThan(600_000);
    await harness.db.outboxEntry.delete({ where: { id: refused.id } });
    await harness.verifyCleanSlate();
  });

  test('a machine, host, or tenant that Temporal refuses does not keep others from their workflows', async () => {
    const name = 'h'.repeat(1_500);
    await harness.db.$executeRaw`
    INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib)
    SELECT 'a' || ${name}, region, class_name, workload, driver, cpu, memory_gib, disk_gib FROM hosts WHERE name = 'h1'`;
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.terminate(vm);
    await harness.client.workflow.getHandle('host/h1').terminate('by hand');
    // Its uid sorts before all other machines.
    const uid = '00000000-0000-4000-8000-000000000000';
    await harness.db.$executeRaw`
    INSERT INTO machines SELECT (jsonb_populate_record(m, jsonb_build_object('uid', ${uid}::text, 'name', ${name}::text))).* FROM machines m
    WHERE uid = ${vm.uid}::uuid`;
    const epoch = (await harness.current(vm))!.claimEpoch;
    await harness.runSchedule('ownership');
    await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > epoch);
    await waitFor('the lease', async () => {
      // A host's workflow that has just ended may still be listed as open.
      await harness.runSchedule('ownership');
      return (await harness.client.workflow.getHandle('host/h1').describe()).status.name === 'RUNNING';
    });
    await harness.db.$executeRaw`DELETE FROM machines WHERE uid = ${uid}::uuid`;
    await harness.db.host.delete({ where: { name: `a${name}` } });
    await harness.verifyCleanSlate();
  });
});
