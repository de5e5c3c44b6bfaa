import { harness } from '../support/worlds/passes.ts';

describe('housekeeping', () => {
  test('housekeeping cuts old journal entries and raises the version from which a watch may start, and leaves young ones', async () => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const count = () => harness.db.journalEntry.count({ where: { uid: vm.uid } });
    const before = await count();
    await harness.client.workflow.execute('housekeeping', { taskQueue: 'control-plane', workflowId: 'housekeeping-1' });
    expect(await count()).toBe(before);
    await harness.db.$executeRaw`ALTER TABLE journal DISABLE TRIGGER journal_entries_stay`;
    await harness.db
      .$executeRaw`UPDATE journal SET created_at = created_at - interval '2 hours' WHERE resource_version = 1`;
    await harness.db.$executeRaw`ALTER TABLE journal ENABLE TRIGGER journal_entries_stay`;
    const done = await harness.client.workflow.execute('housekeeping', {
      taskQueue: 'control-plane',
      workflowId: 'housekeeping-2',
    });
    expect(done).toMatchObject({ journalEntries: 1 });
    expect(await count()).toBe(before - 1);
    expect(await harness.db.namespace.findUnique({ where: { name: vm.namespace } })).toMatchObject({
      compactedVersion: 1n,
    });
    await harness.verifyCleanSlate();
  });
});
