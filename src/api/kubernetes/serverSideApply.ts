/** Server-side apply: a client states the fields that it wants, and keeps what others manage. */
import type { Request } from 'express';
import { applyFields, type Conflict, type FieldManagers, type Fields } from '../../domain/fieldManagers.ts';
import { ApiError } from '../../http/apiError.ts';
import { fieldPath, parseBody } from '../../http/jsonBody.ts';
import { expectationOf, isObject, mergePatch } from './decode.ts';
import type { ComputeObject } from './objectMetadata.ts';

export const applyPatchType = 'application/apply-patch+yaml';

type Json = Record<string, unknown>;

const nameLimit = 128;
/** Most characters that the record of an object's managers may have. */
const managersLimit = 256 * 1024;

/** Returns the name of the client that changes an object: what it says, or else how its user agent begins. */
export function managerOf(request: Request, query: ReadonlyMap<string, string>): string {
  const asked = query.get('fieldManager');
  if (asked !== undefined && (asked.length > nameLimit || /\p{C}/u.test(asked)))
    throw new ApiError('Invalid', `fieldManager: Invalid value: must be at most ${nameLimit} printable characters`);
  const [agent = ''] = (request.headers['user-agent'] ?? '').split('/');
  return asked || agent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, nameLimit) || 'unknown';
}

/** Reads the body of an apply. Throws ApiError 400. */
export function parseApply(text: string): Json {
  const parsed = parseBody(text);
  if (!isObject(parsed)) throw new ApiError('BadRequest', 'the body must be an object');
  for (const part of ['metadata', 'spec'] as const) requireObject(parsed[part] ?? {}, [part]);
  const metadata = (parsed['metadata'] ?? {}) as Json;
  for (const part of ['labels', 'annotations']) requireObject(metadata[part] ?? {}, ['metadata', part]);
  if (!isEmptyList(metadata['managedFields'])) throw new ApiError('BadRequest', 'metadata.managedFields must be nil');
  const { managedFields: _, ...own } = metadata;
  return { ...parsed, metadata: own };
}

const isEmptyList = (value: unknown) => (value ?? null) === null || (Array.isArray(value) && value.length === 0);

function requireObject(value: unknown, path: readonly string[]): void {
  if (!isObject(value))
    throw new ApiError('BadRequest', `strict decoding error: ${fieldPath(path)}: must be an object`);
}

export interface Applied {
  /** The whole object that the client's fields make of the existing one. */
  wanted: Json;
  fieldManagers: FieldManagers;
}

/** Returns what an apply makes of an object. Throws ApiError Conflict unless `force`. */
export function applyTo(
  before: ComputeObject,
  managers: FieldManagers,
  sent: Json,
  { manager, force }: { manager: string; force: boolean },
): Applied {
  const live = fieldsOf(before);
  const applied = fieldsOf(sent as Partial<ComputeObject>);
  // Within the spec, objects merge; lists are replaced.
  const merged = { ...applied, spec: pick(mergePatch(live.spec, applied.spec) as Json, Object.keys(applied.spec)) };
  const result = applyFields(live, merged, managers, manager);
  const ofKubectl = manager === 'kubectl' ? lastAppliedBy(before) : null;
  const conflicts = result.conflicts.filter(({ part, field }) => ofKubectl?.[part][field] !== live[part][field]);
  if (conflicts.length > 0 && !force) throw conflictOf(conflicts);
  if (JSON.stringify(result.managers).length > managersLimit)
    throw new ApiError('Invalid', `too many field managers: what they manage is at most ${managersLimit} characters`);
  const { labels, annotations, spec } = result.fields;
  return {
    wanted: {
      ...sent,
      metadata: { name: before.metadata.name, ...(sent['metadata'] as Json), labels, annotations },
      spec,
    },
    fieldManagers: result.managers,
  };
}

/** Returns the object that the first apply creates, and its only manager. Throws ApiError Conflict. */
export function applyToNothing(sent: Json, name: string, manager: string): Applied {
  const { uid, resourceVersion } = expectationOf(sent);
  if (uid !== undefined || resourceVersion !== undefined)
    throw new ApiError('Conflict', `there is no object of that ${uid === undefined ? 'resourceVersion' : 'UID'}`);
  const none: Fields = { labels: {}, annotations: {}, spec: {} };
  const applied = fieldsOf(sent as Partial<ComputeObject>);
  return {
    wanted: { ...sent, metadata: { name, ...(sent['metadata'] as Json) } },
    fieldManagers: applyFields(none, applied, [], manager).managers,
  };
}

/** Returns the fields that kubectl applied before it applied on the server, which are its own. */
function lastAppliedBy({ metadata }: ComputeObject): Fields | null {
  const text = metadata.annotations?.['kubectl.kubernetes.io/last-applied-configuration'];
  if (text === undefined) return null;
  try {
    return fieldsOf(parseApply(text));
  } catch {
    return null;
  }
}

export function fieldsOf({ metadata, spec }: Partial<ComputeObject>): Fields {
  return { labels: metadata?.labels ?? {}, annotations: metadata?.annotations ?? {}, spec: { ...spec } };
}

function pick(object: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}

/** Maximum number of conflicts that one response names. */
const shownConflicts = 32;

/** In Kubernetes' words, which kubectl prints: a Status of the contract has no place for causes. */
function conflictOf(conflicts: readonly Conflict[]): ApiError {
  const by = ({ manager: { name, operation } }: Conflict) =>
    `${JSON.stringify(name)}${operation === 'Update' ? ' using an update' : ''}`;
  const at = ({ part, field }: Conflict) => (part === 'spec' ? `.spec.${field}` : `.metadata.${part}.${field}`);
  const [first] = conflicts;
  if (conflicts.length === 1)
    return new ApiError('Conflict', `Apply failed with 1 conflict: conflict with ${by(first!)}: ${at(first!)}`);
  const managers = [...new Set(conflicts.map(by))].sort();
  const shown = conflicts.slice(0, shownConflicts);
  const lines = managers.flatMap((manager) => {
    const own = shown.filter((conflict) => by(conflict) === manager);
    return own.length > 0 ? [`conflicts with ${manager}:`, ...own.map((conflict) => `- ${at(conflict)}`)] : [];
  });
  return new ApiError('Conflict', `Apply failed with ${conflicts.length} conflicts: ${lines.join('\n')}`);
}
