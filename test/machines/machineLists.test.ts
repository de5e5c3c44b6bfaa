import type { Database } from '../../src/store/core/db.ts';
import { listMachinesAt } from '../../src/store/machines/machineLists.ts';
import { updateMetadata } from '../../src/store/machines/machineStore.ts';
import { makeMachine, makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

const kind = 'VirtualMachine' as const;

test('a list orders names by code point and pages without gap or repeat', async () => {
  const { namespace } = await makeTenant(db);
  for (const name of ['b', 'a.b', 'a-b', 'a0', 'ab', 'a']) await makeMachine(db, { namespace, name });
  const first = await listMachinesAt(db, { kind, namespace, limit: 4 });
  expect(first).toMatchObject({ version: 6n, remaining: 2, more: true });
  const second = await listMachinesAt(db, { kind, namespace, limit: 4, afterName: first.items[3]!.name });
  expect(second).toMatchObject({ remaining: 0, more: false });
  expect([...first.items, ...second.items].map((machine) => machine.name)).toEqual([
    'a',
    'a-b',
    'a.b',
    'a0',
    'ab',
    'b',
  ]);
});

test('a page at an earlier version shows what was there then, as it was', async () => {
  const { namespace } = await makeTenant(db);
  const machine = await makeMachine(db, { namespace, name: 'old' });
  await makeMachine(db, { namespace, name: 'newer' });
  await updateMetadata(db, machine, () => ({ labels: { changed: 'yes' }, annotations: {} }));
  const then = await listMachinesAt(db, { kind, namespace, version: 1n });
  expect(then.items).toMatchObject([{ name: 'old', labels: {}, resourceVersion: 1n }]);
});

test('an empty namespace has an empty list and a version', async () => {
  const { namespace } = await makeTenant(db);
  expect(await listMachinesAt(db, { kind, namespace })).toMatchObject({ items: [], version: 0n, more: false });
});
