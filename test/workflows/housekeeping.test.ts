import { type Laboratory, openLaboratory } from '../support/laboratory.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ hosts: 1 });
}, 180_000);
afterAll(() => lab.close());

test('housekeeping cuts old journal entries and raises the version from which a watch may start, and leaves young ones', async () => {
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  const count = () => lab.db.journalEntry.count({ where: { uid: vm.uid } });
  const before = await count();
  await lab.client.workflow.execute('housekeeping', { taskQueue: 'control-plane', workflowId: 'housekeeping-1' });
  expect(await count()).toBe(before);
  await lab.db.$executeRaw`ALTER TABLE journal DISABLE TRIGGER journal_entries_stay`;
  await lab.db.$executeRaw`UPDATE journal SET created_at = created_at - interval '2 hours' WHERE resource_version = 1`;
  await lab.db.$executeRaw`ALTER TABLE journal ENABLE TRIGGER journal_entries_stay`;
  const done = await lab.client.workflow.execute('housekeeping', {
    taskQueue: 'control-plane',
    workflowId: 'housekeeping-2',
  });
  expect(done).toMatchObject({ journalEntries: 1 });
  expect(await count()).toBe(before - 1);
  expect(await lab.db.namespace.findUnique({ where: { name: vm.namespace } })).toMatchObject({ compactedVersion: 1n });
  await lab.verifyCleanSlate();
});
