/** OpenAPI 3.0 for the group, as kubectl reads it, generated from the validating schemas. */
import * as z from 'zod';
import { timeoutParameter } from '../../http/deadline.ts';
import type { ApiGroup, Subresource } from './apiGroup.ts';
import { apiVersion, group, version } from './objectMetadata.ts';
import { propagationPolicies } from './resourceHandler.ts';
import type { ResourceKind, Verb } from './resourceKind.ts';

type Json = Record<string, unknown>;

/** A name that kubectl can display: the group reversed, as in Kubernetes. */
const schemaName = (kind: string) => `service.compute.${version}.${kind}`;
const reference = (kind: string) => ({ $ref: `#/components/schemas/${schemaName(kind)}` });
const gvkOf = (kind: string) => ({ group, kind, version });

/** The schema of what clients write: fields with a default are optional. */
function openApi30Schema(schema: z.ZodType): Json {
  const document = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }) as Json;
  delete document['$schema'];
  return document;
}

const statusSchema: Json = {
  type: 'object',
  description: 'The result of an operation.',
  required: ['apiVersion', 'kind', 'status'],
  additionalProperties: false,
  properties: {
    apiVersion: { type: 'string', enum: ['v1'] },
    kind: { type: 'string', enum: ['Status'] },
    status: { type: 'string', enum: ['Success', 'Failure'] },
    code: { type: 'integer', format: 'int32', minimum: 100, maximum: 599 },
    message: { type: 'string' },
    reason: { type: 'string' },
  },
};

function listSchema(kind: string): Json {
  return {
    type: 'object',
    required: ['apiVersion', 'kind', 'items'],
    additionalProperties: false,
    properties: {
      apiVersion: { type: 'string', enum: [apiVersion] },
      kind: { type: 'string', enum: [`${kind}List`] },
      metadata: {
        type: 'object',
        additionalProperties: false,
        properties: {
          continue: { type: 'string' },
          remainingItemCount: { type: 'integer', format: 'int64', minimum: 0 },
          resourceVersion: { type: 'string' },
        },
      },
      items: { type: 'array', items: reference(kind) },
    },
    'x-kubernetes-group-version-kind': [gvkOf(`${kind}List`)],
  };
}

const query = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  description,
  schema,
});
const flag: Json = { type: 'boolean' };
const count: Json = { type: 'integer', format: 'int64', minimum: 0 };
const oneOf = (...words: string[]): Json => ({ type: 'string', enum: words });
const path = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } });
/** A response that is a Status. */
export const refusalResponse = (description: string): Json => ({ description, content: content(reference('Status')) });
const errorStatuses = {
  400: 'Invalid request',
  401: 'Authentication required',
  403: 'Permission denied',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Expired',
  413: 'Body too large',
  415: 'Unsupported media type',
  422: 'Validation failed',
  429: 'Rate limit exceeded',
  500: 'Request failed',
  503: 'Service unavailable',
  504: 'Request timed out',
};
/** Responses that every operation may have. */
export const failures: Json = Object.fromEntries(
  Object.entries(errorStatuses).map(([code, description]) => [code, refusalResponse(description)]),
);

const writeParameters = [
  timeoutParameter,
  query('dryRun', 'All: validate everything and write nothing', oneOf('All')),
  query('fieldManager', 'Ignored'),
  query('fieldValidation', 'Unknown fields are always refused', oneOf('Strict', 'Warn', 'Ignore')),
];
const deleteParameters = [
  timeoutParameter,
  query('dryRun', 'All: validate everything and delete nothing', oneOf('All')),
  query('propagationPolicy', 'All the same here, since nothing depends on a machine', oneOf(...propagationPolicies)),
  query('gracePeriodSeconds', 'Ignored: how long a machine may take to shut down is the same for all', count),
];
const deleteOptions: Json = {
  type: 'object',
  description: "Kubernetes' DeleteOptions",
  additionalProperties: false,
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string', enum: ['DeleteOptions'] },
    dryRun: { type: 'array', items: { type: 'string', enum: ['All'] } },
    gracePeriodSeconds: { type: 'integer', format: 'int64', minimum: 0 },
    orphanDependents: { type: 'boolean' },
    preconditions: {
      type: 'object',
      description: 'The delete is refused (409) unless the object is the one, and in the version, that these name',
      additionalProperties: false,
      properties: { uid: { type: 'string' }, resourceVersion: { type: 'string' } },
    },
    propagationPolicy: oneOf(...propagationPolicies),
    ignoreStoreReadErrorWithClusterBreakingPotential: { type: 'boolean' },
  },
};
const listParameters = [
  timeoutParameter,
  query('limit', 'Most objects in one answer; 0 for all', count),
  query('continue', 'Where the previous answer ended'),
  query('labelSelector', 'Only objects with these labels'),
  query('fieldSelector', 'Only objects with these fields'),
  query('resourceVersion', 'A version that the list must not be older than, or the one to watch from'),
  query('resourceVersionMatch', 'How resourceVersion is meant', oneOf('NotOlderThan', 'Exact')),
  query('watch', 'Answer with events (WatchEvent), one per line, as they happen', flag),
  query('allowWatchBookmarks', 'Also send BOOKMARK events', flag),
  query('sendInitialEvents', 'Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan', flag),
  query('timeoutSeconds', 'When a watch ends', count),
];

type Action = 'list' | 'get' | 'post' | 'put' | 'patch' | 'delete';
const reading: readonly Action[] = ['list', 'get'];
const summaries: Readonly<Record<Action, (kind: string) => string>> = {
  list: (kind) => `Lists or watches objects of the kind ${kind}`,
  get: (kind) => `Reads one ${kind}`,
  post: (kind) => `Creates a ${kind}`,
  put: (kind) => `Replaces labels and annotations of a ${kind}; its spec must stay as it is`,
  patch: (kind) => `Changes labels and annotations of a ${kind}`,
  delete: (kind) => `Accepts the deletion of a ${kind}, which goes once its machine is gone`,
};

function pathsOf(kind: ResourceKind): Json {
  const serves = (verb: Verb) => kind.verbs.includes(verb);
  const operation = (action: Action, id: string, more: Json, parameters: readonly Json[], success: Json): Json => ({
    operationId: `${id}${version}Namespaced${kind.kind}`,
    tags: [`${group}_${version}`],
    summary: summaries[action](kind.kind),
    security: [{ session: [reading.includes(action) ? 'compute:read' : 'compute:write'] }],
    parameters,
    ...more,
    responses: { ...success, ...failures },
    'x-kubernetes-action': action,
    'x-kubernetes-group-version-kind': gvkOf(kind.kind),
  });
  const answer = (code: number, schema: Json, description: string) => ({
    [code]: { description, content: content(schema) },
  });
  const whole = reference(kind.kind);
  const body = (...types: string[]) => ({
    requestBody: { required: true, content: Object.assign({}, ...types.map((type) => content(whole, type))) },
  });
  const patchBody = { type: 'object', description: 'A merge patch (RFC 7396)' };
  const collection = `/apis/${apiVersion}/namespaces/{namespace}/${kind.plural}`;
  return {
    [collection]: {
      parameters: [path('namespace')],
      get: operation('list', 'list', {}, listParameters, answer(200, reference(`${kind.kind}List`), 'The list')),
      ...(serves('create') && {
        post: operation('post', 'create', body('application/json'), writeParameters, answer(201, whole, 'Created')),
      }),
    },
    [`${collection}/{name}`]: {
      parameters: [path('namespace'), path('name')],
      get: operation('get', 'read', {}, [timeoutParameter], answer(200, whole, 'The object')),
      ...(serves('update') && {
        put: operation('put', 'replace', body('application/json'), writeParameters, answer(200, whole, 'The object')),
        patch: operation(
          'patch',
          'patch',
          {
            requestBody: {
              required: true,
              content: { ...content(patchBody, 'application/merge-patch+json'), ...content(patchBody) },
            },
          },
          writeParameters,
          answer(200, whole, 'The object'),
        ),
      }),
      ...(serves('delete') && {
        delete: operation(
          'delete',
          'delete',
          { requestBody: { content: content(deleteOptions) } },
          deleteParameters,
          answer(200, reference('Status'), 'Accepted'),
        ),
      }),
    },
  };
}

function subresourcePathOf(kind: ResourceKind, { path: below, describe }: Subresource): Json {
  const { operationId, security, description, responses, action } = describe(kind);
  const names = [...below.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return {
    [`/apis/${apiVersion}/namespaces/{namespace}/${kind.plural}/{name}${below.replace(/:(\w+)/g, '{$1}')}`]: {
      parameters: ['namespace', 'name', ...names].map(path),
      get: {
        operationId,
        tags: [`${group}_${version}`],
        security,
        description,
        parameters: [timeoutParameter],
        responses,
        'x-kubernetes-action': action,
        'x-kubernetes-group-version-kind': gvkOf(kind.kind),
      },
    },
  };
}

/** How every request is authenticated unless it says otherwise. */
export const sessionScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'session token',
  description: 'A session token of POST /v1/auth/token',
};

/** The group's schemas, and its paths relative to the API's prefix; `schemaOf` chooses the dialect. */
export function describeGroup(
  { kinds, subresources }: ApiGroup,
  schemaOf: (schema: z.ZodType) => Json,
): { paths: Json; schemas: Json } {
  const schemas: Json = { [schemaName('Status')]: statusSchema };
  for (const kind of kinds) {
    schemas[schemaName(kind.kind)] = {
      ...schemaOf(kind.schemas.whole),
      description: kind.description,
      'x-kubernetes-group-version-kind': [gvkOf(kind.kind)],
    };
    schemas[schemaName(`${kind.kind}List`)] = listSchema(kind.kind);
  }
  const paths = kinds.flatMap((kind) => [
    pathsOf(kind),
    ...subresources.filter((each) => each.belongsTo(kind)).map((each) => subresourcePathOf(kind, each)),
  ]);
  return { paths: Object.assign({}, ...paths), schemas };
}

/** The document served at `/openapi/v3/apis/G/V`. */
export function groupDocument(serviceVersion: string, apiGroup: ApiGroup): Json {
  const { paths, schemas } = describeGroup(apiGroup, openApi30Schema);
  return {
    openapi: '3.0.0',
    info: { title: 'compute.service', version: serviceVersion },
    paths,
    components: { schemas, securitySchemes: { session: sessionScheme } },
    security: [{ session: [] }],
  };
}
