/** Kinds of which there are no objects, and which clients list or watch before they do anything else. */
import * as z from 'zod';
import { booleanParameter, queryOf } from '../../http/query.ts';
import { factsOf, sendJson } from '../../http/requestFacts.ts';
import { callerOf } from '../callers/caller.ts';
import { metadataSchema } from './objectMetadata.ts';
import type { Handler } from './resourceHandler.ts';
import type { KubernetesServices, ResourceKind, ResourceOperations } from './resourceKind.ts';
import { onlyVersion, unchanging } from './unchanging.ts';
import { serveWatch } from './watch/serveWatch.ts';
import { EventLines } from './watch/watchEvents.ts';

const operations: ResourceOperations = {
  get: async () => null,
  list: async () => ({ items: [], resourceVersion: onlyVersion, more: false, remaining: 0 }),
  changes: unchanging,
};

const whole = z.strictObject({ metadata: metadataSchema, spec: z.strictObject({}) });

const none = {
  categories: [],
  description: 'There are none.',
  verbs: ['list', 'watch'],
  schemas: { sent: whole, whole },
  columns: [],
  selectableFields: {},
  operations: () => operations,
} as const satisfies Partial<ResourceKind<KubernetesServices>>;

/** Nothing is read, so neither a namespace nor how new it must be says anything. */
const anywhere = { namespace: '', seen: { version: 0n, askedMs: 0 } };

export const emptyKinds: readonly ResourceKind<KubernetesServices>[] = [
  // `kubectl cluster-info` lists those of kube-system before it prints.
  {
    ...none,
    apiVersion: 'v1',
    kind: 'Service',
    plural: 'services',
    singular: 'service',
    namespaced: true,
    shortNames: ['svc'],
  },
  // Terraform's kubernetes provider looks every kind up there first, and then in OpenAPI 2.0. k9s watches them.
  {
    ...none,
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    plural: 'customresourcedefinitions',
    singular: 'customresourcedefinition',
    namespaced: false,
    shortNames: ['crd', 'crds'],
  },
];

/** Serves the empty list and its watch: the same everywhere, so they say nothing about which namespaces there are. */
export function emptyKindHandler(kind: ResourceKind<KubernetesServices>, services: KubernetesServices): Handler {
  const lines = new EventLines(kind);
  const list = {
    apiVersion: kind.apiVersion,
    kind: `${kind.kind}List`,
    metadata: { resourceVersion: onlyVersion },
    items: [],
  };
  return async (request, response) => {
    const query = queryOf(request);
    if (!booleanParameter(query, 'watch')) return sendJson(response, 200, list);
    const caller = callerOf(response);
    const { customerId, tenantId } = caller;
    const { requestId } = factsOf(response);
    const scope = { customerId, tenantId, requestId, by: { ...caller, requestId }, ...anywhere };
    await serveWatch({ kind, operations, services, lines }, scope, query, request, response);
  };
}
