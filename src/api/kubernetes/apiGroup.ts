/** What the API's group serves. Kinds and the addresses below them are given to it; it knows none of them. */
import type { Handler } from './resourceHandler.ts';
import type { KubernetesServices, ResourceKind } from './resourceKind.ts';

/** What OpenAPI says of an operation that is a subresource's own. */
export interface SubresourceDescription {
  operationId: string;
  security: readonly object[];
  description: string;
  responses: object;
  action: string;
}

/** An address below the objects of some kinds, read with GET. */
export interface Subresource<Services extends KubernetesServices = never> {
  /** Below the object's own address, such as `/tunnel/:port`. */
  path: string;
  belongsTo(kind: ResourceKind): boolean;
  handler: (kind: ResourceKind, services: Services) => Handler;
  describe(kind: ResourceKind): SubresourceDescription;
}

export interface ApiGroup<Services extends KubernetesServices = never> {
  kinds: readonly ResourceKind<Services>[];
  subresources: readonly Subresource<Services>[];
}
