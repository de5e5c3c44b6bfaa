import { randomUUID } from 'node:crypto';
import { outboxBacklog } from '../../src/store/core/outbox.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
}, 180_000);
afterAll(() => lab.close());

test('a wake that Temporal refuses waits alone, longer each time, and shows; the others are delivered', async () => {
  // Longer than the ids that a server accepts.
  const workflowId = `virtualmachine/${'n'.repeat(2_000)}/x/${randomUUID()}`;
  const refused = await lab.db.outboxEntry.create({ data: { machineUid: randomUUID(), workflowId } });
  const attempts = async () => (await lab.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } })).attempts;
  await waitFor('the refusal', async () => (await attempts()) > 1);
  for (let i = 0; i < 5; i++) await lab.untilReady(await lab.createVm());
  const row = await lab.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
  expect(row.refusal).toMatch(/length|exceeds|long/i);
  expect(await outboxBacklog(lab.db)).toMatchObject({ depth: 1, refused: 1 });
  await waitFor('a third attempt', async () => (await attempts()) >= 5);
  const { leasedUntil } = await lab.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
  const [clock] = await lab.db.$queryRaw<{ leftMs: number }[]>`
    SELECT (extract(epoch FROM ${leasedUntil}::timestamptz - clock_timestamp()) * 1000)::float8 AS "leftMs"`;
  expect(clock!.leftMs).toBeLessThan(600_000);
  await lab.db.outboxEntry.delete({ where: { id: refused.id } });
  await lab.verifyCleanSlate();
});

test('one machine, host or tenant that Temporal refuses keeps no other from its workflow', async () => {
  const name = 'h'.repeat(1_500);
  await lab.db.$executeRaw`
    INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib)
    SELECT 'a' || ${name}, region, class_name, workload, driver, cpu, memory_gib, disk_gib FROM hosts WHERE name = 'h1'`;
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  await lab.terminate(vm);
  await lab.client.workflow.getHandle('host/h1').terminate('by hand');
  // Its uid sorts before all other machines.
  const uid = '00000000-0000-4000-8000-000000000000';
  await lab.db.$executeRaw`
    INSERT INTO machines SELECT (jsonb_populate_record(m, jsonb_build_object('uid', ${uid}::text, 'name', ${name}::text))).* FROM machines m
    WHERE uid = ${vm.uid}::uuid`;
  const epoch = (await lab.current(vm))!.claimEpoch;
  await lab.runSchedule('ownership');
  await waitFor('its claim', async () => (await lab.current(vm))!.claimEpoch > epoch);
  expect((await lab.client.workflow.getHandle('host/h1').describe()).status.name).toBe('RUNNING');
  await lab.db.$executeRaw`DELETE FROM machines WHERE uid = ${uid}::uuid`;
  await lab.db.host.delete({ where: { name: `a${name}` } });
  await lab.verifyCleanSlate();
});
