/** Kinds of which there are no objects, and which clients list before they do anything else. */
import type { DiscoveredKind } from './discovery.ts';

export const emptyKinds: readonly DiscoveredKind[] = [
  // `kubectl cluster-info` lists those of kube-system before it prints.
  {
    apiVersion: 'v1',
    kind: 'Service',
    plural: 'services',
    singular: 'service',
    namespaced: true,
    shortNames: ['svc'],
    categories: [],
    verbs: ['list'],
  },
  // Terraform's kubernetes provider looks every kind up there first, and then in OpenAPI 2.0.
  {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    plural: 'customresourcedefinitions',
    singular: 'customresourcedefinition',
    namespaced: false,
    shortNames: ['crd', 'crds'],
    categories: [],
    verbs: ['list'],
  },
];

export const emptyListOf = ({ apiVersion, kind }: DiscoveredKind) => ({
  apiVersion,
  kind: `${kind}List`,
  metadata: { resourceVersion: '1' },
  items: [],
});
