/** The services of the core group: there are none. `kubectl cluster-info` lists those of kube-system before it prints. */
import type { DiscoveredKind } from './discovery.ts';

export const serviceKind: DiscoveredKind = {
  apiVersion: 'v1',
  kind: 'Service',
  plural: 'services',
  singular: 'service',
  namespaced: true,
  shortNames: ['svc'],
  categories: [],
  verbs: ['list'],
};

export const noServices = { apiVersion: 'v1', kind: 'ServiceList', metadata: { resourceVersion: '1' }, items: [] };
