/** Decodes what a client sent into an object of a kind. As in Kubernetes, undecodable and invalid input differ. */
import * as z from 'zod';
import { ApiError, type FieldError } from '../../http/apiError.ts';
import { fieldPath, pointer } from '../../http/jsonBody.ts';
import { article, valueAt } from '../../lib/findings.ts';
import { quotable } from '../../lib/text.ts';
import { parseSent } from '../../lib/withoutNulls.ts';
import { apiVersion, type ComputeObject, group, serverOwnedMetadata } from './objectMetadata.ts';

type Json = Record<string, unknown>;

/** What a client asks for, with defaults filled in and without fields that the service owns. */
export interface SentObject<Spec = object> {
  metadata: {
    name: string;
    namespace?: string | undefined;
    labels?: Record<string, string> | undefined;
    annotations?: Record<string, string> | undefined;
  };
  spec: Spec;
}

/** What a client expects to change: the version and UID that it read, if it sent them. */
export interface Expectation {
  uid?: string | undefined;
  resourceVersion?: string | undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schemas of a kind: what clients send, and the whole object. */
interface Schemas<Spec> {
  sent: z.ZodType<{ metadata: SentObject['metadata']; spec: Spec }>;
  whole: z.ZodObject;
}

/**
 * Validates an object of `kind`. Throws ApiError 400 for what cannot be decoded (unknown fields, wrong types, another
 * kind or namespace) and 422 for missing or bad values. Both name every place.
 */
export function decodeObject<Spec extends object>(
  kind: string,
  schemas: Schemas<Spec>,
  sent: unknown,
  namespace: string,
): SentObject<Spec> {
  if (!isObject(sent)) throw new ApiError('BadRequest', `the body must be a ${kind} object`);
  checkServerOwned(kind, schemas.whole, sent);
  const own = withoutServerOwned(sent);
  const parsed = parseSent(schemas.sent, own);
  if (!parsed.success) throw refusalOf(kind, own, parsed.error.issues);
  const { metadata } = parsed.data;
  if (metadata.namespace !== undefined && metadata.namespace !== namespace) {
    throw new ApiError(
      'BadRequest',
      `the namespace of the object (${shown(metadata.namespace)}) does not match the namespace of the request (${namespace})`,
    );
  }
  return parsed.data;
}

/** Kubernetes' metadata that nothing here acts on. A client that relies on it must learn that, so it is not ignored. */
const unsupportedMetadata: Readonly<Record<string, string>> = {
  finalizers: 'finalizers are not supported: a machine goes when it is gone from its host',
  ownerReferences: 'owner references are not supported: nothing deletes a machine with another object',
};

/** Metadata that may be sent empty, which says nothing. */
const emptyMeansAbsent: readonly string[] = ['labels', 'annotations', 'namespace', ...Object.keys(unsupportedMetadata)];

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Drops status and the metadata that the service owns. A null map counts as absent. */
function withoutServerOwned(sent: Json): Json {
  const { status: _status, ...own } = sent;
  if (isObject(own['metadata'])) {
    const metadata: Json = {};
    for (const [name, value] of Object.entries(own['metadata'])) {
      if (Object.hasOwn(serverOwnedMetadata, name)) continue;
      if (isEmpty(value) && emptyMeansAbsent.includes(name)) continue;
      // A name was given, or made of this.
      if (name === 'generateName' && (typeof own['metadata']['name'] === 'string' || isEmpty(value))) continue;
      metadata[name] = value;
    }
    own['metadata'] = metadata;
  }
  return own;
}

/**
 * What the service owns is dropped, but not what cannot be it: a client that sends such a status means something else.
 * Clients in Go send empty text and null for what they do not know, and may leave anything out.
 */
function checkServerOwned(kind: string, whole: z.ZodObject, sent: Json): void {
  const parsed = parseSent(ownedOf(whole), sent);
  if (parsed.success) return;
  const issues = parsed.error.issues.filter((issue) => {
    const isOfClient = issue.path[0] === 'metadata' && issue.path.length < 2;
    const value = valueAt(sent, issue.path) ?? '';
    return !isOfClient && issue.code !== 'invalid_format' && value !== '';
  });
  if (issues.length > 0) throw refusalOf(kind, sent, issues);
}

const ownedSchemas = new WeakMap<z.ZodObject, z.ZodType>();

function ownedOf(whole: z.ZodObject): z.ZodType {
  let owned = ownedSchemas.get(whole);
  if (!owned) {
    owned = z.object({
      ...(whole.shape['status'] && { status: whole.shape['status'] as z.ZodType }),
      metadata: z.object(serverOwnedMetadata).partial().optional(),
    });
    ownedSchemas.set(whole, owned);
  }
  return owned;
}

/** What a name may begin with (interface document, "Object metadata"). */
const nameBeginning = /^[a-z0-9][-a-z0-9.]*$/;

/**
 * Returns what the name of an object must be made from; null when it has one, or asks for none. Throws ApiError 400 or
 * 422 when no name can be made from it.
 */
export function generateNameOf(kind: string, sent: unknown): string | null {
  const metadata = isObject(sent) && isObject(sent['metadata']) ? sent['metadata'] : {};
  const { name, generateName } = metadata;
  if (!isEmpty(name ?? null) || isEmpty(generateName ?? null)) return null;
  if (typeof generateName !== 'string')
    throw new ApiError('BadRequest', 'strict decoding error: metadata.generateName: must be a string');
  if (!nameBeginning.test(generateName))
    throw invalid(kind, '', [
      `metadata.generateName: Invalid value: ${shownJson(generateName)}: must be lower-case letters, digits, ` +
        "'-' and '.', starting with a letter or digit",
    ]);
  return generateName;
}

/** Returns what was sent, under this name. */
export function withName(sent: unknown, name: string): unknown {
  const object = sent as { metadata: object };
  return { ...object, metadata: { ...object.metadata, name } };
}

/** Returns the version and UID that an update names. Throws ApiError 400 when they are not text. */
export function expectationOf(sent: unknown): Expectation {
  const metadata = isObject(sent) && isObject(sent['metadata']) ? sent['metadata'] : {};
  const expectation: Expectation = {};
  for (const field of ['uid', 'resourceVersion'] as const) {
    const value = metadata[field];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string')
      throw new ApiError('BadRequest', `strict decoding error: metadata.${field}: must be a string`);
    expectation[field] = value;
  }
  return expectation;
}

/** Throws ApiError 409 when this is not the object, or not the version, that the client read. */
export function checkExpectation(object: ComputeObject, plural: string, { uid, resourceVersion }: Expectation): void {
  const { metadata } = object;
  const subject = `${plural}.${group} "${metadata.name}"`;
  if (uid !== undefined && uid !== metadata.uid) {
    throw new ApiError(
      'Conflict',
      `Operation cannot be fulfilled on ${subject}: the UID in the precondition (${shown(uid)}) is not the object's (${metadata.uid})`,
    );
  }
  if (resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion) {
    throw new ApiError(
      'Conflict',
      `Operation cannot be fulfilled on ${subject}: the object has been modified; ` +
        'please apply your changes to the latest version and try again',
    );
  }
}

interface Finding {
  path: PropertyKey[];
  undecodable: boolean;
  code: string;
  detail: string;
}

/** Maximum number of places that one response names. Once these are fixed, the next response names more. */
const shownFindings = 32;

function refusalOf(kind: string, sent: Json, issues: readonly z.core.$ZodIssue[]): ApiError {
  const all = issues.flatMap((issue) => findingsOf(issue, sent));
  const undecodable = all.filter((finding) => finding.undecodable).slice(0, shownFindings);
  if (undecodable.length > 0) {
    const list = undecodable.map((finding) => finding.detail).join(', ');
    return new ApiError(
      'BadRequest',
      `${kind} in version "${apiVersion}" cannot be handled: strict decoding error: ${list}`,
      {
        errors: undecodable.map(fieldError),
      },
    );
  }
  const findings = all.slice(0, shownFindings);
  const list = findings.map((finding) => finding.detail);
  const name =
    isObject(sent['metadata']) && typeof sent['metadata']['name'] === 'string' ? sent['metadata']['name'] : '';
  return invalid(kind, name, list, findings.map(fieldError));
}

/** A 422 in Kubernetes' wording. */
export function invalid(kind: string, name: string, details: readonly string[], errors: FieldError[] = []): ApiError {
  const list = details.length === 1 ? details[0] : `[${details.join(', ')}]`;
  return new ApiError('Invalid', `${kind}.${group} "${shown(name)}" is invalid: ${list}`, { errors });
}

function fieldError({ path, code, detail }: Finding): FieldError {
  return { pointer: pointer(path), code, detail };
}

function findingsOf(issue: z.core.$ZodIssue, sent: Json): Finding[] {
  const path = [...issue.path];
  const place = fieldPath(path);
  const value = valueAt(sent, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      undecodable: true,
      code: 'unknown_field',
      detail: `unknown field "${fieldPath([...path, key])}"${whyUnsupported(path, key)}`,
    }));
  }
  // apiVersion and kind determine how to decode the rest.
  const isHead = path.length === 1 && (path[0] === 'apiVersion' || path[0] === 'kind');
  if (value === undefined && issue.code !== 'custom') {
    const accepted = issue.code === 'invalid_value' ? `: must be ${issue.values.map(String).join(' or ')}` : '';
    return [{ path, undecodable: isHead, code: 'required', detail: `${place}: Required value${accepted}` }];
  }
  if (issue.code === 'invalid_type') {
    return [{ path, undecodable: true, code: 'wrong_type', detail: `${place}: must be ${article(issue.expected)}` }];
  }
  const detail = `${place}: ${words(issue, value)}`;
  const wrongType = issue.code === 'invalid_value' && typeof value !== typeof issue.values[0];
  return [{ path, undecodable: isHead || wrongType, code: 'invalid_value', detail }];
}

function whyUnsupported(path: readonly PropertyKey[], key: string): string {
  const isMetadata = path.length === 1 && path[0] === 'metadata' && Object.hasOwn(unsupportedMetadata, key);
  return isMetadata ? `: ${unsupportedMetadata[key]}` : '';
}

function words(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return (
        `Unsupported value: ${shownJson(value)}: supported values: ` +
        `${issue.values.map((accepted) => JSON.stringify(accepted)).join(', ')}`
      );
    case 'too_big':
      if (issue.origin === 'array') return `Too many: must have at most ${issue.maximum} items`;
      if (issue.origin === 'string') return `Too long: may not be more than ${issue.maximum} characters`;
      return `Invalid value: ${shownJson(value)}: must be at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return `Invalid value: ${shownJson(value)}: must not be empty`;
      return `Invalid value: ${shownJson(value)}: must be at least ${issue.minimum}`;
    case 'invalid_format':
      return `Invalid value: ${shownJson(value)}: ${issue.message}`;
    default:
      return `Invalid value: ${issue.message}`;
  }
}

/** Makes a client's text safe to quote in a message: short, without control characters. */
function shown(text: string): string {
  return quotable(text, 64, '…');
}

function shownJson(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(shown(value)) : shown(JSON.stringify(value) ?? 'null');
}

/** JSON Merge Patch (RFC 7396). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = mergePatch(Object.hasOwn(result, name) ? result[name] : undefined, value);
  }
  return result;
}
