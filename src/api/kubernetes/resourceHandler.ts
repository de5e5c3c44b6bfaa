/** Every operation on objects, written once for all kinds. */
import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import { type FieldManagers, type Fields, updateFields } from '../../domain/fieldManagers.ts';
import { ApiError } from '../../http/apiError.ts';
import { type Body, parseBody, readBody } from '../../http/jsonBody.ts';
import { booleanParameter, queryOf, warn } from '../../http/query.ts';
import { factsOf, sendJson, sendJsonBytes, sendJsonText } from '../../http/requestFacts.ts';
import { isUnstorable, quotable } from '../../lib/text.ts';
import { requireScope } from '../callers/authenticate.ts';
import { callerOf } from '../callers/caller.ts';
import { ofRepetition, Post } from '../callers/repetition.ts';
import { type ComputeScope, foreignNamespace, requiredScopes } from './access.ts';
import {
  checkExpectation,
  decodeObject,
  expectationOf,
  generateNameOf,
  invalid,
  isObject,
  mergePatch,
  type SentObject,
  withName,
} from './decode.ts';
import { deleteCollection } from './deleteCollection.ts';
import { createNamed } from './generatedName.ts';
import { decodeJsonPatch } from './jsonPatch.ts';
import { enterLists, readPage, taken } from './listPages.ts';
import { type ComputeObject, groupAndVersion } from './objectMetadata.ts';
import { type QueryParameter, queryParameters } from './queryParameters.ts';
import { listJson, objectJson, representationOf } from './representation.ts';
import type {
  KubernetesServices,
  MetadataChange,
  ResourceKind,
  ResourceOperations,
  Scope,
  Verb,
} from './resourceKind.ts';
import { selectorOf } from './selectors.ts';
import { applyPatchType, applyTo, applyToNothing, fieldsOf, managerOf, parseApply } from './serverSideApply.ts';
import { type Status, successStatus } from './status.ts';
import { serveWatch } from './watch/serveWatch.ts';
import { EventLines } from './watch/watchEvents.ts';
import { bodyLimit, deleteOptions, json, jsonText, writeOptions, yaml } from './writeOptions.ts';

const applyAttempts = 5;
/** The field manager by which kubectl apply is known. */
const clientSideApply = 'kubectl-client-side-apply';

export type Handler = (request: Request, response: Response) => Promise<void>;

/** What serves one method of a path. */
export interface Served {
  handler: Handler;
  parameters: readonly QueryParameter[];
  /** Whether it may change something, or lets its caller do so. */
  changes: boolean;
}

export interface ResourceHandlers {
  /** On `…/{plural}`, by method. */
  collection: Readonly<Record<string, Served>>;
  /** On `…/{plural}/{name}`, by method. */
  item: Readonly<Record<string, Served>>;
}

type Params = { namespace: string; name: string };

/** A kind as it is served. */
interface Resource {
  kind: ResourceKind;
  operations: ResourceOperations;
  services: KubernetesServices;
  lines: EventLines;
}

type Operation<Name extends keyof ResourceOperations> = NonNullable<ResourceOperations[Name]>;

export function resourceHandlers<Services extends KubernetesServices>(
  kind: ResourceKind<Services>,
  services: Services,
): ResourceHandlers {
  const operations = kind.operations(services);
  const resource: Resource = { kind: kind as ResourceKind, operations, services, lines: new EventLines(kind) };
  return {
    collection: {
      GET: served('list', list(resource)),
      ...(operations.create && { POST: served('create', create(resource, operations.create)) }),
      ...(operations.remove && { DELETE: served('deletecollection', removeMany(resource, operations.remove)) }),
    },
    item: {
      GET: served('get', get(resource)),
      ...(operations.update && {
        PUT: served(
          'update',
          update(resource, operations.update, { [json]: decodeReplacement, [yaml]: decodeReplacement }),
        ),
        PATCH: served('patch', update(resource, operations.update, patchForms)),
      }),
      ...(operations.remove && { DELETE: served('delete', remove(resource, operations.remove)) }),
    },
  };
}

function allowed(kind: ResourceKind, request: Request, response: Response, verb: Verb): Scope {
  return scopeOf(request, response, requiredScopes(kind, verb));
}

const get =
  ({ kind, operations }: Resource): Handler =>
  async (request, response) => {
    const scope = allowed(kind, request, response, 'get');
    const { name } = request.params as Params;
    const object = isUnstorable(name) ? null : await operations.get(scope, name);
    if (!object) throw notFound(kind, name);
    sendObject(kind, request, response, 200, object);
  };

const list =
  ({ kind, operations, services, lines }: Resource): Handler =>
  async (request, response) => {
    const scope = allowed(kind, request, response, 'list');
    const query = queryOf(request);
    if (booleanParameter(query, 'watch')) {
      allowed(kind, request, response, 'watch');
      await serveWatch({ kind, operations, services, lines }, scope, query, request, response);
      return;
    }
    if (query.has('sendInitialEvents')) throw new ApiError('BadRequest', 'sendInitialEvents is for watches only');
    const form = representationOf(request, query);
    const leave = await enterLists(services, response);
    if (!leave) return;
    try {
      const page = await readPage(kind, operations, services.cursors, scope, query);
      sendJsonBytes(response, 200, listJson(kind, page, form));
      await taken(response);
    } finally {
      leave();
    }
  };

const create =
  (resource: Resource, operation: Operation<'create'>): Handler =>
  async (request, response) => {
    const { kind, services } = resource;
    const scope = allowed(kind, request, response, 'create');
    const dryRun = writeOptions(queryOf(request));
    const sent = parseBody((await readText(request, [json, yaml])).text);
    const post = new Post(services, request, response, { content: [dryRun, sent] });
    const repeated = await post.repeated();
    if (repeated !== null) {
      for (const [name, value] of Object.entries(ofRepetition)) response.setHeader(name, value);
      return sendObject(kind, request, response, 201, JSON.parse(repeated) as ComputeObject);
    }
    const isKept = post.hasKey && !dryRun;
    if (isKept) factsOf(response).undoneWhenLate = true;
    const how = isKept ? { transact: post.transact } : {};
    const made = (named: unknown) =>
      operation(scope, decodeObject(kind.kind, kind.schemas, named, scope.namespace), dryRun, how);
    const base = generateNameOf(kind.kind, sent);
    const created = await (base === null ? made(sent) : createNamed(base, (name) => made(withName(sent, name))));
    await sendCreated(resource, request, response, created);
  };

async function sendCreated(
  { kind, operations }: Pick<Resource, 'kind' | 'operations'>,
  request: Request,
  response: Response,
  created: ComputeObject,
): Promise<void> {
  if (operations.warningsOf) warn(response, await operations.warningsOf(created));
  sendObject(kind, request, response, 201, created);
}

/** An apply creates the object when there is none; one that another request creates or removes meanwhile, again. */
async function apply(
  kind: ResourceKind,
  operations: ResourceOperations & Required<Pick<ResourceOperations, 'create' | 'update'>>,
  request: Request,
  response: Response,
  text: string,
): Promise<void> {
  const scope = allowed(kind, request, response, 'patch');
  const { name } = request.params as Params;
  if (isUnstorable(name)) throw notFound(kind, name);
  const query = queryOf(request);
  const dryRun = writeOptions(query);
  if (!query.get('fieldManager')) throw new ApiError('Invalid', 'fieldManager: Required value: is required for apply');
  const options = { manager: managerOf(request, query), force: booleanParameter(query, 'force') };
  const sent = parseApply(text);
  for (let attempt = 1; ; attempt += 1) {
    const after = await operations.update(
      scope,
      name,
      (before, managers) => {
        const { wanted, fieldManagers } = applyTo(before, managers, sent, options);
        return changeOf(kind, scope, before, wanted, () => fieldManagers, managers);
      },
      dryRun,
    );
    if (after) return sendObject(kind, request, response, 200, after);
    allowed(kind, request, response, 'create');
    const { wanted, fieldManagers } = applyToNothing(sent, name, options.manager);
    const decoded = decodeObject(kind.kind, kind.schemas, wanted, scope.namespace);
    requireName(decoded, name);
    try {
      const created = await operations.create(scope, decoded, dryRun, { fieldManagers });
      return await sendCreated({ kind, operations }, request, response, created);
    } catch (error) {
      const wasMadeMeanwhile = error instanceof ApiError && error.reason === 'AlreadyExists';
      if (!wasMadeMeanwhile || attempt >= applyAttempts) throw error;
    }
  }
}

/** PUT and PATCH, by the body's media type. */
const update =
  (
    { kind, operations }: Resource,
    operation: Operation<'update'>,
    forms: Readonly<Record<string, DecodeUpdate>>,
  ): Handler =>
  async (request, response) => {
    const scope = allowed(kind, request, response, request.method === 'PATCH' ? 'patch' : 'update');
    const { name } = request.params as Params;
    const query = queryOf(request);
    const dryRun = writeOptions(query);
    const manager = managerOf(request, query);
    const create = request.method === 'PATCH' && operations.create;
    const { type, text } = await readText(request, [...Object.keys(forms), ...(create ? [applyPatchType] : [])]);
    if (create && type === applyPatchType)
      return apply(kind, { ...operations, create, update: operation }, request, response, text);
    const wantedOf = forms[type]!(parseBody(text));
    // kubectl apply sends what a file has of an older status.
    const mayRepeatStatus = request.method !== 'PATCH' || manager === clientSideApply;
    const change = (before: ComputeObject, managers: FieldManagers) => {
      const wanted = wantedOf(before);
      const managersAfter = (after: Fields) => updateFields(fieldsOf(before), after, managers, manager);
      const changed = changeOf(kind, scope, before, wanted, managersAfter, managers);
      if (!changed && !mayRepeatStatus) refuseStatus(kind, before, wanted);
      return changed;
    };
    const after = isUnstorable(name) ? null : await operation(scope, name, change, dryRun);
    if (!after) throw notFound(kind, name);
    sendObject(kind, request, response, 200, after);
  };

const remove =
  ({ kind }: Resource, operation: Operation<'remove'>): Handler =>
  async (request, response) => {
    const scope = allowed(kind, request, response, 'delete');
    const { name } = request.params as Params;
    const options = await deleteOptions(request);
    const expects = Object.keys(options.preconditions).length > 0;
    const check = (before: ComputeObject) => checkExpectation(before, kind.plural, options.preconditions);
    const found = !isUnstorable(name) && (await operation(scope, name, expects ? check : null, options.dryRun));
    if (!found) throw notFound(kind, name);
    sendJson(response, 200, deletion(`${resourceName(kind)} "${name}"`, options.dryRun));
  };

const removeMany =
  ({ kind, operations, services }: Resource, operation: Operation<'remove'>): Handler =>
  async (request, response) => {
    const scope = allowed(kind, request, response, 'deletecollection');
    const query = queryOf(request);
    requireSelector(kind, query);
    const options = await deleteOptions(request);
    const leave = await enterLists(services, response);
    if (!leave) return;
    const { items } = await readPage(kind, operations, services.cursors, scope, query).finally(leave);
    const selector = selectorOf(query, kind.selectableFields);
    const goesOn = () => !response.headersSent && !response.destroyed;
    const accepted = await deleteCollection(kind, operation, scope, { items, selector, options, goesOn });
    sendJson(response, 200, deletion(`${accepted} ${resourceName(kind)}`, options.dryRun));
  };

export function served(verb: keyof typeof queryParameters, handler: Handler): Served {
  return { handler, parameters: queryParameters[verb], changes: verb !== 'get' && verb !== 'list' };
}

/** The selector must be written, even if it is empty: a name that a script left empty must not delete everything. */
function requireSelector(kind: ResourceKind, query: ReadonlyMap<string, string>): void {
  if (query.has('labelSelector') || query.has('fieldSelector')) return;
  throw new ApiError(
    'BadRequest',
    `a delete of several ${resourceName(kind)} needs labelSelector or fieldSelector. ` +
      'For all of the namespace, send an empty one (?labelSelector=). For one, put its name in the path',
  );
}

function deletion(subject: string, dryRun: boolean): Status {
  return successStatus(
    dryRun
      ? `dry run, nothing was done: the deletion of ${subject} would be accepted`
      : `the deletion of ${subject} is accepted`,
  );
}

/**
 * Returns the caller's namespace if the session holds `scopes` and the path names no other namespace. A path without one
 * asks across all namespaces, of which a session sees its own. Throws ApiError 403.
 */
export function scopeOf(request: Request, response: Response, scopes: readonly ComputeScope[]): Scope {
  for (const scope of scopes) requireScope(response, scope);
  const caller = callerOf(response);
  const { namespace, tenantId, customerId, seen } = caller;
  const { requestId, traceparent } = factsOf(response);
  const { namespace: asked = namespace } = request.params as Partial<Params>;
  if (namespace === null || seen === null || asked !== namespace) throw foreignNamespace(namespace);
  return { namespace, tenantId, customerId, requestId, by: { ...caller, requestId, traceparent }, seen };
}

/** The kind's plural with its group, as Kubernetes' messages have it. */
function resourceName({ plural, apiVersion }: ResourceKind): string {
  const [group] = groupAndVersion(apiVersion);
  return group === '' ? plural : `${plural}.${group}`;
}

export function notFound(kind: ResourceKind, name: string): ApiError {
  return new ApiError('NotFound', `${resourceName(kind)} "${quotable(name, 253)}" not found`);
}

/** The text is JSON, also of a body in YAML. */
async function readText(request: Request, types: readonly string[]): Promise<Body> {
  // The official Python client says no type. A patch has several forms, so it must say which one it is.
  const body = await readBody(request, {
    limit: bodyLimit,
    types,
    ...(request.method !== 'PATCH' && { untyped: json }),
  });
  if (!body) throw new ApiError('BadRequest', 'the request has no body: send a JSON object');
  return { ...body, text: jsonText(body) };
}

/** Reads what an update sends: a function from the existing object to the whole one that the client wants. */
type DecodeUpdate = (sent: unknown) => (before: ComputeObject) => unknown;

const decodeReplacement: DecodeUpdate = (sent) => {
  checkUpdate(sent);
  return () => sent;
};

const decodeMergePatch: DecodeUpdate = (sent) => {
  checkUpdate(sent);
  return (before) => mergePatch(before, sent);
};

/** The media types of patches. */
export const patchForms: Readonly<Record<string, DecodeUpdate>> = {
  'application/merge-patch+json': decodeMergePatch,
  'application/json-patch+json': decodeJsonPatch,
  [json]: decodeMergePatch,
};

function checkUpdate(sent: unknown): void {
  if (!isObject(sent)) throw new ApiError('BadRequest', 'the body must be a JSON object');
  expectationOf(sent);
}

function requireName({ metadata }: SentObject, name: string): void {
  if (metadata.name === name) return;
  throw new ApiError(
    'BadRequest',
    `the name of the object (${metadata.name}) does not match the name on the URL (${name})`,
  );
}

/** Refuses a patch that would change nothing but the status. Throws ApiError 422. */
function refuseStatus(kind: ResourceKind, before: ComputeObject, wanted: unknown): void {
  if (!isObject(wanted) || isDeepStrictEqual(wanted['status'], before.status)) return;
  throw invalid(kind.kind, before.metadata.name, [
    'status: Forbidden: the service observes it, and no client changes it: leave it out of the patch',
  ]);
}

/** Returns what changes when `wanted` replaces `before`; null when nothing does. Throws ApiError when it may not. */
function changeOf(
  kind: ResourceKind,
  scope: Scope,
  before: ComputeObject,
  wanted: unknown,
  managersAfter: (after: Fields) => FieldManagers,
  managers: FieldManagers,
): MetadataChange | null {
  const { name } = before.metadata;
  const decoded = decodeObject(kind.kind, kind.schemas, wanted, scope.namespace);
  requireName(decoded, name);
  checkExpectation(before, kind.plural, expectationOf(wanted));
  if (!isDeepStrictEqual(decoded.spec, before.spec)) {
    throw invalid(kind.kind, name, [
      'spec: Forbidden: spec is immutable: delete the object and create it again, ' +
        `as kubectl replace --force does (${differences(before.spec, decoded.spec)})`,
    ]);
  }
  const { labels = {}, annotations = {} } = decoded.metadata;
  const fieldManagers = managersAfter({ labels, annotations, spec: { ...decoded.spec } });
  const unchanged =
    isDeepStrictEqual(labels, before.metadata.labels ?? {}) &&
    isDeepStrictEqual(annotations, before.metadata.annotations ?? {}) &&
    isDeepStrictEqual(fieldManagers, managers);
  return unchanged ? null : { labels, annotations, fieldManagers };
}

/** Names the fields of a spec that would change: a client that applies a file cannot see what it left out. */
function differences(before: object, after: object): string {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  return fields.map((field) => `spec.${field} differs`).join(', ');
}

function sendObject(
  kind: ResourceKind,
  request: Request,
  response: Response,
  status: number,
  object: ComputeObject,
): void {
  sendJsonText(response, status, objectJson(kind, object, representationOf(request, queryOf(request))));
}
