/** Kinds of a cluster that tools ask for and that are not served here, with what to do instead. */
import type { Router } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { factsOf } from '../../http/requestFacts.ts';
import type { DiscoveredKind } from './discovery.ts';
import { collectionPath } from './groupDocument.ts';

interface UnservedKind extends DiscoveredKind {
  /** The message of its refusal. */
  instead: string;
}

/** kubectl sends a request only for a kind that discovery has. A kind without verbs is one that it does not offer. */
const none = { verbs: [], categories: [], shortNames: [], namespaced: true } as const;
const storage =
  'keep the releases of helm in Postgres (HELM_DRIVER=sql and HELM_DRIVER_SQL_CONNECTION_STRING), ' +
  'or apply a chart without a release (helm template NAME CHART | kubectl apply -f -)';

export const unservedKinds: readonly UnservedKind[] = [
  {
    ...none,
    apiVersion: 'v1',
    kind: 'Pod',
    plural: 'pods',
    singular: 'pod',
    shortNames: ['po'],
    instead:
      'pods are not served: use compute-service console NAME, compute-service ssh NAME, ' +
      'and compute-service tunnel NAME PORT in place of logs, exec, and port-forward',
  },
  {
    ...none,
    apiVersion: 'v1',
    kind: 'Secret',
    plural: 'secrets',
    singular: 'secret',
    instead: `secrets are not served: ${storage}`,
  },
  {
    ...none,
    apiVersion: 'v1',
    kind: 'ConfigMap',
    plural: 'configmaps',
    singular: 'configmap',
    shortNames: ['cm'],
    instead: `config maps are not served: ${storage}`,
  },
  {
    ...none,
    apiVersion: 'authentication.k8s.io/v1',
    kind: 'TokenReview',
    plural: 'tokenreviews',
    singular: 'tokenreview',
    namespaced: false,
    instead:
      'tokens of others are not reviewed: ask about a session of your account at POST /v1/auth/introspect, ' +
      'about your own with kubectl auth whoami',
  },
  {
    ...none,
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    plural: 'leases',
    singular: 'lease',
    instead: 'leases are not served: elect leaders by a lease of another cluster, or without one',
  },
];

/** Refuses whatever is asked of these kinds, their objects, and what is below them. */
export function refuseUnserved(router: Router): void {
  for (const kind of unservedKinds)
    for (const ofAll of kind.namespaced ? [true, false] : [true]) {
      const path = collectionPath(kind, { ofAll });
      router.use(path.replace('{namespace}', ':namespace'), (_request, response) => {
        factsOf(response).route = `/v1/compute${path}`;
        throw new ApiError('NotFound', kind.instead);
      });
    }
}
