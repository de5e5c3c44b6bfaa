/** Every operation on objects, written once for all kinds. */
import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import { parseBody, readBody } from '../../http/jsonBody.ts';
import { integerParameter, queryOf, wordParameter } from '../../http/query.ts';
import { Refusal } from '../../http/refusal.ts';
import { factsOf, sendJson } from '../../http/requestFacts.ts';
import { requireScope } from '../callers/authenticate.ts';
import { callerOf } from '../callers/caller.ts';
import {
  checkExpectation,
  decodeObject,
  type Expectation,
  expectationOf,
  invalid,
  isObject,
  mergePatch,
} from './decode.ts';
import { lists, readPage, taken } from './listPages.ts';
import { apiVersion, type ComputeObject, group } from './objectMetadata.ts';
import type { KubernetesServices, Metadata, ResourceKind, ResourceOperations, Scope } from './resourceKind.ts';
import { successStatus } from './status.ts';
import { renderTable, wantsTable } from './table.ts';
import { booleanParameter, serveWatch } from './watch/serveWatch.ts';
import { EventLines } from './watch/watchEvents.ts';

const bodyLimit = 1024 * 1024;
const json = 'application/json';
const mergePatchJson = 'application/merge-patch+json';
/** From Kubernetes' DeleteOptions. */
export const propagationPolicies = ['Background', 'Foreground', 'Orphan'] as const;

export type Handler = (request: Request, response: Response) => Promise<void>;

export interface ResourceHandlers {
  /** On `…/{plural}`, by method. */
  collection: Readonly<Record<string, Handler>>;
  /** On `…/{plural}/{name}`, by method. */
  item: Readonly<Record<string, Handler>>;
}

type Params = { namespace: string; name: string };

export function resourceHandlers<Services extends KubernetesServices>(
  kind: ResourceKind<Services>,
  services: Services,
): ResourceHandlers {
  const operations = kind.operations(services);
  const lines = new EventLines(kind);

  const get: Handler = async (request, response) => {
    const scope = scopeOf(request, response, 'compute:read');
    const { name } = request.params as Params;
    const object = name.includes('\0') ? null : await operations.get(scope, name);
    if (!object) throw notFound(kind, name);
    sendObject(kind, request, response, 200, object);
  };

  const list: Handler = async (request, response) => {
    const scope = scopeOf(request, response, 'compute:read');
    const query = queryOf(request);
    if (booleanParameter(query, 'watch')) {
      await serveWatch({ kind, operations, services, lines }, scope, query, request, response);
      return;
    }
    if (query.has('sendInitialEvents')) throw new Refusal('BadRequest', 'sendInitialEvents is for watches only');
    await lists.run(callerOf(response).customerId, async () => {
      // A request that waited too long for its turn already has its response.
      if (response.headersSent || response.destroyed) return;
      const page = await readPage(kind, operations, services.cursors, scope, query);
      if (wantsTable(request)) {
        const include = wordParameter(query, 'includeObject', ['None', 'Metadata', 'Object'] as const);
        sendJson(
          response,
          200,
          renderTable(kind, page.items, { metadata: page.metadata, ...(include && { include }) }),
        );
      } else
        sendJson(response, 200, { apiVersion, kind: `${kind.kind}List`, metadata: page.metadata, items: page.items });
      await taken(response);
    });
  };

  const create = (operation: NonNullable<ResourceOperations['create']>): Handler => {
    return async (request, response) => {
      const scope = scopeOf(request, response, 'compute:write');
      const dryRun = writeOptions(queryOf(request));
      const sent = decodeObject(kind.kind, kind.schemas.sent, await readJson(request, [json]), scope.namespace);
      sendObject(kind, request, response, 201, await operation(scope, sent, dryRun));
    };
  };

  /** PUT and PATCH: `merge` builds the whole object that the client wants from the existing one. */
  const update = (
    operation: NonNullable<ResourceOperations['update']>,
    types: readonly string[],
    merge: (before: ComputeObject, sent: unknown) => unknown,
  ): Handler => {
    return async (request, response) => {
      const scope = scopeOf(request, response, 'compute:write');
      const { name } = request.params as Params;
      const dryRun = writeOptions(queryOf(request));
      const sent = await readJson(request, types);
      if (!isObject(sent)) throw new Refusal('BadRequest', 'the body must be a JSON object');
      const expectation = expectationOf(sent);
      const after = name.includes('\0')
        ? null
        : await operation(
            scope,
            name,
            (before) => changeOf(kind, scope, before, merge(before, sent), expectation),
            dryRun,
          );
      if (!after) throw notFound(kind, name);
      sendObject(kind, request, response, 200, after);
    };
  };

  const remove = (operation: NonNullable<ResourceOperations['remove']>): Handler => {
    return async (request, response) => {
      const scope = scopeOf(request, response, 'compute:write');
      const { name } = request.params as Params;
      const options = await deleteOptions(request);
      const check = (before: ComputeObject) => checkExpectation(before, kind.plural, options.preconditions);
      const found = !name.includes('\0') && (await operation(scope, name, check, options.dryRun));
      if (!found) throw notFound(kind, name);
      sendJson(response, 200, successStatus(`the deletion of ${kind.plural}.${group} "${name}" is accepted`));
    };
  };

  return {
    collection: { GET: list, ...(operations.create && { POST: create(operations.create) }) },
    item: {
      GET: get,
      ...(operations.update && {
        PUT: update(operations.update, [json], (_before, sent) => sent),
        PATCH: update(operations.update, [mergePatchJson, json], mergePatch),
      }),
      ...(operations.remove && { DELETE: remove(operations.remove) }),
    },
  };
}

/** Returns the caller's namespace if it is the one addressed and the session holds `scope`. Throws Refusal 403. */
export function scopeOf(request: Request, response: Response, scope: 'compute:read' | 'compute:write'): Scope {
  requireScope(response, scope);
  const { namespace, tenantId, customerId } = callerOf(response);
  if (namespace === null || (request.params as Params).namespace !== namespace) {
    throw foreignNamespace(namespace);
  }
  return { namespace, tenantId, customerId, requestId: factsOf(response).requestId };
}

/** The error for a session that asks for a namespace other than its own, or for all of them. */
export function foreignNamespace(own: string | null): Refusal {
  return new Refusal(
    'Forbidden',
    own === null
      ? 'the tenant of this session has no namespace yet'
      : `this session sees the namespace "${own}" only: a session is bound to one tenant`,
  );
}

export function notFound(kind: ResourceKind, name: string): Refusal {
  return new Refusal(
    'NotFound',
    `${kind.plural}.${group} "${name.replace(/\p{Cc}/gu, '\ufffd').slice(0, 253)}" not found`,
  );
}

async function readJson(request: Request, types: readonly string[]): Promise<unknown> {
  const body = await readBody(request, { limit: bodyLimit, types });
  if (!body) throw new Refusal('BadRequest', 'the request has no body: send a JSON object');
  return parseBody(body.text);
}

/** Checks a write's query; returns whether it is a dry run. Objects are closed, so every fieldValidation is Strict. */
function writeOptions(query: ReadonlyMap<string, string>): boolean {
  wordParameter(query, 'fieldValidation', ['Strict', 'Warn', 'Ignore'] as const);
  return wordParameter(query, 'dryRun', ['All'] as const) === 'All';
}

/** Returns what changes when `wanted` replaces `before`; null when nothing does. Throws Refusal when it may not. */
function changeOf(
  kind: ResourceKind,
  scope: Scope,
  before: ComputeObject,
  wanted: unknown,
  expectation: Expectation,
): Metadata | null {
  const { name } = before.metadata;
  const decoded = decodeObject(kind.kind, kind.schemas.sent, wanted, scope.namespace);
  if (decoded.metadata.name !== name) {
    throw new Refusal(
      'BadRequest',
      `the name of the object (${decoded.metadata.name}) does not match the name on the URL (${name})`,
    );
  }
  checkExpectation(before, kind.plural, expectation);
  if (!isDeepStrictEqual(decoded.spec, before.spec)) {
    throw invalid(kind.kind, name, [
      `spec: Forbidden: spec is immutable: delete the object and create it again (${differences(before.spec, decoded.spec)})`,
    ]);
  }
  const { labels = {}, annotations = {} } = decoded.metadata;
  const unchanged =
    isDeepStrictEqual(labels, before.metadata.labels ?? {}) &&
    isDeepStrictEqual(annotations, before.metadata.annotations ?? {});
  return unchanged ? null : { labels, annotations };
}

/** Names the fields of a spec that would change: a client that applies a file cannot see what it left out. */
function differences(before: object, after: object): string {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  return fields.map((field) => `spec.${field} differs`).join(', ');
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';

/** Kubernetes' DeleteOptions (meta.k8s.io/v1) with each field's form. Fields without meaning here are only checked. */
const deleteOptionForms: Readonly<Record<string, { is(value: unknown): boolean; form: string }>> = {
  apiVersion: { is: isText, form: 'must be a string' },
  kind: { is: (value) => value === 'DeleteOptions', form: 'must be "DeleteOptions"' },
  dryRun: {
    is: (value) => Array.isArray(value) && value.every((word) => word === 'All'),
    form: 'must be ["All"]',
  },
  gracePeriodSeconds: {
    is: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
    form: 'must be a whole number of at least 0',
  },
  orphanDependents: { is: isFlag, form: 'must be a boolean' },
  preconditions: { is: isObject, form: 'must be an object' },
  propagationPolicy: {
    is: (value) => propagationPolicies.some((policy) => policy === value),
    form: `must be one of: ${propagationPolicies.join(', ')}`,
  },
  ignoreStoreReadErrorWithClusterBreakingPotential: { is: isFlag, form: 'must be a boolean' },
};

/** Reads DeleteOptions from the body and the query. Throws Refusal 400. */
async function deleteOptions(request: Request): Promise<{ dryRun: boolean; preconditions: Expectation }> {
  const query = queryOf(request);
  let dryRun = writeOptions(query);
  wordParameter(query, 'propagationPolicy', propagationPolicies);
  integerParameter(query, 'gracePeriodSeconds', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  const body = await readBody(request, { limit: bodyLimit, types: [json] });
  if (!body) return { dryRun, preconditions: {} };
  const options = parseBody(body.text);
  const refuse = (what: string) => new Refusal('BadRequest', `strict decoding error: ${what}`);
  if (!isObject(options)) throw refuse('the body must be a DeleteOptions object');
  for (const [field, value] of Object.entries(options)) {
    const known = Object.hasOwn(deleteOptionForms, field) ? deleteOptionForms[field] : undefined;
    if (!known) throw refuse(`unknown field "${field.slice(0, 64)}"`);
    if (value !== null && !known.is(value)) throw refuse(`${field}: ${known.form}`);
  }
  dryRun ||= ((options['dryRun'] ?? []) as string[]).length > 0;
  const preconditions = (options['preconditions'] ?? {}) as Record<string, unknown>;
  for (const field of Object.keys(preconditions)) {
    if (field !== 'uid' && field !== 'resourceVersion')
      throw refuse(`unknown field "preconditions.${field.slice(0, 64)}"`);
  }
  return { dryRun, preconditions: expectationOf({ metadata: preconditions }) };
}

function sendObject(
  kind: ResourceKind,
  request: Request,
  response: Response,
  status: number,
  object: ComputeObject,
): void {
  if (wantsTable(request)) {
    const { resourceVersion } = object.metadata;
    sendJson(response, status, renderTable(kind, [object], { metadata: { resourceVersion } }));
    return;
  }
  sendJson(response, status, object);
}
