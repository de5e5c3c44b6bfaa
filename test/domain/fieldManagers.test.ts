import { applyFields, type FieldManagers, type Fields, updateFields } from '../../src/domain/fieldManagers.ts';

const labeled = (labels: Record<string, string>): Fields => ({ labels, annotations: {}, spec: {} });

test('beyond ten updating clients, the oldest are merged into one, and every field keeps a manager', () => {
  const names = Array.from({ length: 14 }, (_, index) => `updater-${index}`);
  let fields = labeled({ applied: '1' });
  let managers: FieldManagers = applyFields(labeled({}), fields, [], 'applier').managers;
  for (const name of names) {
    const after = labeled({ ...(fields.labels as Record<string, string>), [name]: '1' });
    managers = updateFields(fields, after, managers, name);
    fields = after;
  }
  expect(managers.filter(({ operation }) => operation === 'Update')).toHaveLength(10);
  expect(managers.find(({ name }) => name === 'ancient-changes')?.labels).toEqual(names.slice(0, 5));
  expect(managers.flatMap(({ labels }) => labels).sort()).toEqual(Object.keys(fields.labels).sort());
});

test('an object that was never applied has no managers, and a client that owns no field is not listed', () => {
  expect(updateFields(labeled({}), labeled({ a: '1' }), [], 'updater')).toEqual([]);
  const { managers } = applyFields(labeled({ a: '1' }), labeled({}), [], 'applier');
  expect(managers.map(({ name }) => name)).toEqual(['before-first-apply']);
});
