import type * as z from 'zod';
import type { ApiServices } from '../context.ts';
import type { SentObject } from './decode.ts';
import type { ComputeObject } from './schemas/metadata.ts';

/** Whose objects a request is about. */
export interface Scope {
  namespace: string;
  tenantId: string;
}

export interface ObjectPage {
  items: ComputeObject[];
  /** The version of the whole list. */
  resourceVersion: string;
  /** Objects after this page. */
  remaining: number;
}

/** What a client may write after creation. */
export interface Metadata {
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** What can be done with a kind's objects. An operation that is not there is answered 405. */
export interface ResourceOperations {
  get(scope: Scope, name: string): Promise<ComputeObject | null>;
  /** In the order of names by code point, those after `afterName`; all of them without `limit`. */
  list(scope: Scope, query: { limit?: number; afterName?: string }): Promise<ObjectPage>;
  /** Throws Refusal AlreadyExists or Forbidden. `dryRun` writes nothing. */
  create?(scope: Scope, sent: SentObject, dryRun: boolean): Promise<ComputeObject>;
  /** `change` sees the object as it is when it is written; null from it changes nothing, a throw refuses. Null: no such object. */
  update?(
    scope: Scope,
    name: string,
    change: (before: ComputeObject) => Metadata | null,
    dryRun: boolean,
  ): Promise<ComputeObject | null>;
  /** `check` throws to refuse. False: no such object. */
  remove?(scope: Scope, name: string, check: (before: ComputeObject) => void, dryRun: boolean): Promise<boolean>;
}

/** A column of a Table; `priority` 1 shows it in `-o wide` only. */
export interface Column {
  name: string;
  type: 'string' | 'boolean' | 'integer' | 'date';
  description: string;
  priority?: 1;
  value(object: ComputeObject): string | number | boolean | undefined;
}

export type Verb = 'create' | 'delete' | 'get' | 'list' | 'patch' | 'update';

/** Everything the API needs to know of a kind. A new kind is one such description. */
export interface ResourceKind {
  kind: string;
  plural: string;
  singular: string;
  shortNames: readonly string[];
  description: string;
  /** Kubernetes' verbs that the operations serve. */
  verbs: readonly Verb[];
  /** `sent` validates what clients write, `whole` describes what they read. */
  schemas: {
    sent: z.ZodType<{ metadata: SentObject['metadata']; spec: object }>;
    whole: z.ZodObject;
  };
  columns: readonly Column[];
  /** Fields that a fieldSelector may name beside metadata.name. */
  selectableFields: Readonly<Record<string, (object: ComputeObject) => string>>;
  operations(services: ApiServices): ResourceOperations;
}
