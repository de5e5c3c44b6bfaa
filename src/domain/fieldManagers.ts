/**
 * Who manages which fields of an object, by the rules of Kubernetes' server-side apply (structured-merge-diff, "Updater").
 * An object is tracked from its first apply on.
 */
import { isDeepStrictEqual } from 'node:util';

const parts = ['labels', 'annotations', 'spec'] as const;
type Part = (typeof parts)[number];
/** What clients write: the entries of maps, and the top-level fields of the spec. */
export type Fields = Readonly<Record<Part, Readonly<Record<string, unknown>>>>;
type FieldNames = Readonly<Record<Part, readonly string[]>>;

/** A client that applies and one of the same name that updates are two managers. */
export interface FieldManager extends FieldNames {
  name: string;
  operation: 'Apply' | 'Update';
}
export type FieldManagers = readonly FieldManager[];

export interface Conflict {
  manager: FieldManager;
  part: Part;
  field: string;
}

/** As in Kubernetes: further clients that update are not distinguished. */
const updatersLimit = 10;
const olderUpdaters = 'ancient-changes';
const beforeFirstApply = 'before-first-apply';

function eachPart<T>(of: (part: Part) => T): Record<Part, T> {
  return { labels: of('labels'), annotations: of('annotations'), spec: of('spec') };
}
/** Sorted, because stored objects do not keep the order of their fields. */
const namesOf = (fields: Fields): FieldNames => eachPart((part) => Object.keys(fields[part]).sort());
const without = (names: FieldNames, gone: FieldNames): FieldNames =>
  eachPart((part) => names[part].filter((name) => !gone[part].includes(name)));
const union = (names: FieldNames, more: FieldNames): FieldNames =>
  eachPart((part) => [...new Set([...names[part], ...more[part]])]);
const managesAny = (names: FieldNames) => parts.some((part) => names[part].length > 0);

/**
 * Applies `applied` to `live`: returns the fields that the object then has, its managers, and the conflicts, which are
 * fields of other managers that the client changes. Use the rest only if there are none or the client forces it. Fields
 * that the client applied last time and that no other manager has are removed. The spec is immutable, so it has no
 * conflicts: a change of it is refused in any case.
 */
export function applyFields(
  live: Fields,
  applied: Fields,
  managers: FieldManagers,
  name: string,
): { fields: Fields; managers: FieldManagers; conflicts: Conflict[] } {
  const tracked: FieldManagers =
    managers.length > 0 ? managers : [{ name: beforeFirstApply, operation: 'Update', ...namesOf(live) }];
  const isOwn = (manager: FieldManager) => manager.name === name && manager.operation === 'Apply';
  const last = tracked.find(isOwn);
  const others = tracked.filter((manager) => !isOwn(manager));
  const now = namesOf(applied);
  const left = last ? others.reduce<FieldNames>((names, other) => without(names, other), without(last, now)) : null;
  const fields = eachPart((part) =>
    Object.fromEntries(
      Object.entries({ ...live[part], ...applied[part] }).filter(([field]) => !left?.[part].includes(field)),
    ),
  );
  const changed = eachPart((part) =>
    part === 'spec' ? [] : now[part].filter((field) => live[part][field] !== applied[part][field]),
  );
  const conflicts = others.flatMap((manager) =>
    parts.flatMap((part) =>
      changed[part].filter((field) => manager[part].includes(field)).map((field) => ({ manager, part, field })),
    ),
  );
  const losers = others.map((manager) => ({ ...manager, ...without(manager, changed) }));
  return {
    fields,
    managers: [...losers, { name, operation: 'Apply' as const, ...now }].filter(managesAny),
    conflicts,
  };
}

/** Returns the managers after a client changed `before` to `after` by other means than an apply. */
export function updateFields(before: Fields, after: Fields, managers: FieldManagers, name: string): FieldManagers {
  if (managers.length === 0) return managers;
  const removed = without(namesOf(before), namesOf(after));
  const changed = eachPart((part) =>
    Object.keys(after[part]).filter((field) => !isDeepStrictEqual(before[part][field], after[part][field])),
  );
  const isOwn = (manager: FieldManager) => manager.name === name && manager.operation === 'Update';
  const own = managers.find(isOwn) ?? { name, operation: 'Update' as const, ...eachPart(() => []) };
  const others = managers
    .filter((manager) => !isOwn(manager))
    .map((manager) => ({ ...manager, ...without(without(manager, removed), changed) }));
  const all = [...others, { ...own, ...union(without(own, removed), changed) }].filter(managesAny);
  const updaters = all.filter(({ operation }) => operation === 'Update');
  if (updaters.length <= updatersLimit) return all;
  const merged = updaters.slice(0, updaters.length - updatersLimit + 1);
  return [
    {
      name: olderUpdaters,
      operation: 'Update',
      ...merged.reduce<FieldNames>(
        union,
        eachPart(() => []),
      ),
    },
    ...all.filter((manager) => !merged.includes(manager)),
  ];
}
