/** OpenAPI 3.0 for the group, as kubectl reads it, generated from the validating schemas. */
import { ofConnections, type Reason, reasons } from '../../http/apiError.ts';
import { openApiSchema, openApiVersion } from '../../http/openApiSchema.ts';
import { idempotencyKeyParameter } from '../callers/repetition.ts';
import { type ComputeScope, requiredScopes } from './access.ts';
import type { ApiGroup, Subresource } from './apiGroup.ts';
import { namespaceKind } from './namespace.ts';
import { apiVersion, groupAndVersion } from './objectMetadata.ts';
import { queryParameters } from './queryParameters.ts';
import type { ResourceKind, Verb } from './resourceKind.ts';
import { type ReviewKind, reviewKinds } from './reviews.ts';
import { applyPatchType } from './serverSideApply.ts';
import { statusSchema } from './status.ts';
import { deleteOptionsSchema } from './writeOptions.ts';

type Json = Record<string, unknown>;

type Named = Pick<ResourceKind, 'apiVersion' | 'kind'>;

/** A name that kubectl can display: the group reversed, as in Kubernetes. */
function schemaName({ apiVersion, kind }: Named): string {
  const [group, version] = groupAndVersion(apiVersion);
  const reversed = group.split('.').reverse().join('.');
  return `${reversed === '' ? 'io.k8s.api.core' : reversed}.${version}.${kind}`;
}
export const reference = (named: Named) => ({ $ref: `#/components/schemas/${schemaName(named)}` });
const status: Named = { apiVersion, kind: 'Status' };
export const statusReference = reference(status);
const listOf = ({ apiVersion, kind }: Named): Named => ({ apiVersion, kind: `${kind}List` });
function gvkOf({ apiVersion, kind }: Named): Json {
  const [group, version] = groupAndVersion(apiVersion);
  return { group, kind, version };
}

/** Where a kind's objects are, below the API's prefix: in a namespace, or those `ofAll` namespaces. */
export function collectionPath(
  { apiVersion, namespaced, plural }: Pick<ResourceKind, 'apiVersion' | 'namespaced' | 'plural'>,
  { ofAll = false } = {},
): string {
  const root = `${apiVersion.includes('/') ? '/apis' : '/api'}/${apiVersion}`;
  return `${root}${namespaced && !ofAll ? '/namespaces/{namespace}' : ''}/${plural}`;
}

function listSchema(named: Named): Json {
  const { apiVersion, kind } = named;
  return {
    type: 'object',
    required: ['apiVersion', 'kind', 'items'],
    additionalProperties: false,
    properties: {
      apiVersion: { type: 'string', enum: [apiVersion], description: 'Version of this form of the object' },
      kind: { type: 'string', enum: [`${kind}List`], description: 'What the object is' },
      metadata: {
        type: 'object',
        description: 'What the service says of the list',
        additionalProperties: false,
        properties: {
          continue: { type: 'string', description: 'Where the next page begins; empty on the last one' },
          remainingItemCount: {
            type: 'integer',
            format: 'int64',
            minimum: 0,
            description: 'How many objects the pages after this one have',
          },
          resourceVersion: {
            type: 'string',
            description: 'The version at which this was read: a watch goes on from it',
          },
        },
      },
      items: { type: 'array', items: reference(named), description: 'The objects, in the order of their names' },
    },
    'x-kubernetes-group-version-kind': [gvkOf(listOf(named))],
  };
}

const path = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: pathWords[name] ?? '',
});
const pathWords: Readonly<Record<string, string>> = {
  name: 'The name of the object',
  namespace: 'The namespace of the tenant',
  port: 'The port, by number or name',
};
export const content = (schema: Json, type = 'application/json') => ({ [type]: { schema } });
export const refusalResponse = (description: string): Json => ({ description, content: content(statusReference) });
/** Responses that every operation may have. */
export const failures: Json = {
  ...Object.fromEntries(
    Object.entries(reasons)
      .filter(([reason]) => !ofConnections.includes(reason as Reason))
      .map(([, { status, title }]) => [status, refusalResponse(title)]),
  ),
  400: refusalResponse('Invalid request'),
};

const jsonPatchSchema: Json = {
  type: 'array',
  description: 'A JSON Patch (RFC 6902)',
  items: {
    type: 'object',
    required: ['op', 'path'],
    properties: {
      op: { type: 'string', enum: ['add', 'copy', 'move', 'remove', 'replace', 'test'] },
      path: { type: 'string', description: 'A JSON Pointer (RFC 6901)' },
      from: { type: 'string', description: 'A JSON Pointer, with copy and move' },
      value: { description: 'With add, replace, and test' },
    },
  },
};
/** What kubectl calls an operation, and the verb by which it is allowed. */
const verbs = {
  list: 'list',
  get: 'get',
  post: 'create',
  put: 'update',
  patch: 'patch',
  delete: 'delete',
  deletecollection: 'deletecollection',
} as const;
type Action = keyof typeof verbs;
const summaries: Readonly<Record<Action, (kind: string) => string>> = {
  list: (kind) => `Lists or watches objects of the kind ${kind}`,
  get: (kind) => `Reads one ${kind}`,
  post: (kind) => `Creates a ${kind}; without a name, under one that begins with metadata.generateName`,
  put: (kind) => `Replaces labels and annotations of a ${kind}; its spec must stay as it is`,
  patch: (kind) => `Changes labels and annotations of a ${kind}`,
  delete: (kind) => `Accepts the deletion of a ${kind}, which goes once its machine is gone`,
  deletecollection: (kind) =>
    `Accepts the deletion of every ${kind} that labelSelector and fieldSelector choose, one of which is required`,
};

const tagOf = ({ apiVersion }: Named) => {
  const [group, version] = groupAndVersion(apiVersion);
  return `${group === '' ? 'core' : group}_${version}`;
};
const securityOf = (scopes: readonly ComputeScope[]) => [{ session: scopes }];

function pathsOf(kind: ResourceKind): Json {
  const [, version] = groupAndVersion(kind.apiVersion);
  const serves = (verb: Verb) => kind.verbs.includes(verb);
  const operation = (action: Action, id: string, more: Json, success: Json): Json => ({
    operationId: `${id}${kind.operationPrefix ?? ''}${version}${kind.namespaced ? 'Namespaced' : ''}${kind.kind}`,
    tags: [tagOf(kind)],
    summary: summaries[action](kind.kind),
    security: securityOf(requiredScopes(kind, verbs[action])),
    parameters: queryParameters[verbs[action]],
    ...more,
    responses: { ...success, ...failures },
    'x-kubernetes-action': action,
    'x-kubernetes-group-version-kind': gvkOf(kind),
  });
  const answer = (code: number, schema: Json, description: string) => ({
    [code]: { description, content: content(schema) },
  });
  const whole = reference(kind);
  const body = (...types: string[]) => ({
    requestBody: { required: true, content: Object.assign({}, ...types.map((type) => content(whole, type))) },
  });
  const mergePatch = content({ type: 'object', description: 'A merge patch (RFC 7396)' });
  const collection = collectionPath(kind);
  const list = operation('list', 'list', {}, answer(200, reference(listOf(kind)), 'The list'));
  const inNamespace = kind.namespaced ? [path('namespace')] : [];
  return {
    ...(kind.namespaced && {
      [collectionPath(kind, { ofAll: true })]: {
        parameters: [],
        get: {
          ...list,
          operationId: `list${kind.operationPrefix ?? ''}${version}${kind.kind}ForAllNamespaces`,
          summary: `${list['summary']} in all namespaces, of which a session sees its own`,
        },
      },
    }),
    [collection]: {
      parameters: inNamespace,
      get: list,
      ...(serves('create') && {
        post: operation(
          'post',
          'create',
          { ...body('application/json'), parameters: [...queryParameters.create, idempotencyKeyParameter] },
          answer(201, whole, 'Created'),
        ),
      }),
      ...(serves('deletecollection') && {
        delete: operation(
          'deletecollection',
          'deletecollection',
          { requestBody: { content: content(deleteOptionsSchema) } },
          answer(200, statusReference, 'Accepted'),
        ),
      }),
    },
    [`${collection}/{name}`]: {
      parameters: [...inNamespace, path('name')],
      get: operation('get', 'read', {}, answer(200, whole, 'The object')),
      ...(serves('update') && {
        put: operation('put', 'replace', body('application/json'), answer(200, whole, 'The object')),
        patch: operation(
          'patch',
          'patch',
          {
            requestBody: {
              required: true,
              content: {
                'application/merge-patch+json': mergePatch['application/json'],
                ...mergePatch,
                ...content(jsonPatchSchema, 'application/json-patch+json'),
                ...content({ type: 'object', description: 'The fields that the client wants' }, applyPatchType),
              },
            },
          },
          { ...answer(200, whole, 'The object'), ...answer(201, whole, 'Created by a server-side apply') },
        ),
      }),
      ...(serves('delete') && {
        delete: operation(
          'delete',
          'delete',
          { requestBody: { content: content(deleteOptionsSchema) } },
          answer(200, statusReference, 'Accepted'),
        ),
      }),
    },
  };
}

function subresourcePathOf(kind: ResourceKind, { path: below, verb, scope, describe }: Subresource): Json {
  const { operationId, description, responses, action, parameters, body } = describe(kind);
  const names = [...below.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return {
    [`${collectionPath(kind)}/{name}${below.replace(/:(\w+)/g, '{$1}')}`]: {
      parameters: ['namespace', 'name', ...names].map(path),
      [verb === 'create' ? 'post' : 'get']: {
        operationId,
        tags: [tagOf(kind)],
        security: securityOf([scope]),
        description,
        parameters,
        ...(body && { requestBody: { content: content(body as Json) } }),
        responses,
        'x-kubernetes-action': action,
        'x-kubernetes-group-version-kind': gvkOf(kind),
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

/** The group's schemas, and its paths relative to the API's prefix. */
export function describeGroup({ kinds, subresources }: Pick<ApiGroup, 'kinds' | 'subresources'>): {
  paths: Json;
  schemas: Json;
} {
  const schemas: Json = { [schemaName(status)]: statusSchema };
  for (const kind of kinds) {
    schemas[schemaName(kind)] = {
      ...openApiSchema(kind.schemas.whole),
      description: kind.description,
      'x-kubernetes-group-version-kind': [gvkOf(kind)],
    };
    schemas[schemaName(listOf(kind))] = listSchema(kind);
  }
  const paths = kinds.flatMap((kind) => [
    pathsOf(kind),
    ...subresources.filter((each) => each.belongsTo(kind)).map((each) => subresourcePathOf(kind, each)),
  ]);
  return { paths: Object.assign({}, ...paths), schemas };
}

/** Describes reviews, which are only posted. */
export function describeReviews(reviews: readonly ReviewKind[]): { paths: Json; schemas: Json } {
  const schemas: Json = { [schemaName(status)]: statusSchema };
  const paths: Json = {};
  for (const kind of reviews) {
    const [, version] = groupAndVersion(kind.apiVersion);
    schemas[schemaName(kind)] = {
      ...openApiSchema(kind.sent.extend({ status: kind.status.optional().describe('The response of the service') })),
      description: kind.description,
      'x-kubernetes-group-version-kind': [gvkOf(kind)],
    };
    paths[collectionPath(kind)] = {
      parameters: [],
      post: {
        operationId: `create${version}${kind.kind}`,
        tags: [tagOf(kind)],
        summary: kind.description,
        security: securityOf([]),
        parameters: queryParameters.create,
        requestBody: { required: true, content: content(reference(kind)) },
        responses: { 201: { description: 'The review', content: content(reference(kind)) }, ...failures },
        'x-kubernetes-action': 'post',
        'x-kubernetes-group-version-kind': gvkOf(kind),
      },
    };
  }
  return { paths, schemas };
}

function documentOf(serviceVersion: string, { paths, schemas }: { paths: Json; schemas: Json }): Json {
  return {
    openapi: openApiVersion,
    info: { title: 'compute.service', version: serviceVersion },
    paths,
    components: { schemas, securitySchemes: { session: sessionScheme } },
    security: [{ session: [] }],
  };
}

/** The document served at `/openapi/v3/apis/G/V`. */
export function groupDocument(serviceVersion: string, apiGroup: ApiGroup): Json {
  return documentOf(serviceVersion, describeGroup(apiGroup));
}

/** Every document below `/openapi/v3`, by its apiVersion. */
export function openApiDocuments(serviceVersion: string, apiGroup: ApiGroup): Record<string, Json> {
  const documents: Record<string, Json> = { [apiVersion]: groupDocument(serviceVersion, apiGroup) };
  const others = [namespaceKind, ...apiGroup.about];
  for (const { apiVersion: other } of others) {
    const ofGroup = others.filter((each) => each.apiVersion === other);
    documents[other] ??= documentOf(serviceVersion, describeGroup({ kinds: ofGroup, subresources: [] }));
  }
  for (const { apiVersion: reviewed } of reviewKinds) {
    const ofGroup = reviewKinds.filter((each) => each.apiVersion === reviewed);
    documents[reviewed] ??= documentOf(serviceVersion, describeReviews(ofGroup));
  }
  return documents;
}
