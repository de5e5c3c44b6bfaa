/** What the API group serves. Its kinds and the paths below them are passed in; it knows none of them. */
import type { ComputeScope } from './access.ts';
import type { QueryParameter } from './queryParameters.ts';
import type { Handler } from './resourceHandler.ts';
import type { KubernetesServices, ResourceKind } from './resourceKind.ts';

/** The OpenAPI description of a subresource's own operation. */
export interface SubresourceDescription {
  operationId: string;
  description: string;
  /** The schema of its body, which it can do without; absent: it has none. */
  body?: object;
  responses: object;
  /** `connect` lets its caller change something in the machine. */
  action: 'connect' | 'get' | 'post';
  parameters: readonly QueryParameter[];
}

/** A path below the objects of some kinds. */
export interface Subresource<Services extends KubernetesServices = never> {
  /** Relative to the object's own path, such as `/tunnel/:port`. */
  path: string;
  /** `get` is sent with GET, `create` with POST. */
  verb: 'get' | 'create';
  /** What a session needs for it. */
  scope: ComputeScope;
  belongsTo(kind: ResourceKind): boolean;
  handler: (kind: ResourceKind, services: Services) => Handler;
  describe(kind: ResourceKind): SubresourceDescription;
}

export interface ApiGroup<Services extends KubernetesServices = never> {
  kinds: readonly ResourceKind<Services>[];
  /** Kinds of Kubernetes' own groups, about the group's objects. */
  about: readonly ResourceKind<Services>[];
  subresources: readonly Subresource<Services>[];
}
