import type * as z from 'zod';
import type { Cursors } from '../../http/cursors.ts';
import type { CallerServices } from '../callers/authenticate.ts';
import type { SentObject } from './decode.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { FieldReaders, Selector } from './selectors.ts';
import type { Watches } from './watch/openWatches.ts';

/** What the handler of all kinds needs. */
export interface KubernetesServices extends CallerServices {
  cursors: Cursors;
  watches: Watches;
  /** Of the service. */
  version: string;
}

/** Whose objects a request is about. */
export interface Scope {
  namespace: string;
  tenantId: string;
  customerId: string;
  /** Of the request at hand. */
  requestId: string;
}

export interface ObjectPage {
  items: ComputeObject[];
  /** The version of the whole list. */
  resourceVersion: string;
  /** Whether there are objects after this page, and how many where they were counted. */
  more: boolean;
  remaining: number | null;
}

export interface ListQuery {
  limit?: number;
  /** Only names after this one. */
  afterName?: string;
  /** The list as it was at this version; the newest without it. */
  version?: string;
  selector?: Selector;
}

/** One change of one object. Changes are shared by all who follow them and never changed themselves. */
export interface Change {
  version: string;
  /** Null: the object came to be. */
  before: ComputeObject | null;
  /** Null: the object is gone. */
  after: ComputeObject | null;
}

export interface ChangeFollower {
  /**
   * The next changes, oldest first, and the version reached with them, which may be ahead of theirs; the same version
   * as before when there is nothing new. Throws Refusal Expired when they are not known (any more).
   */
  read(): Promise<{ changes: readonly Change[]; version: string }>;
  close(): void;
}

/** What changes of a kind in a namespace. */
export interface ChangeSource {
  /** Throws Refusal Expired when the version was never given out. */
  checkLowerBound(scope: Scope, version: string): Promise<void>;
  /** The version to follow from: the given one, or the newest for null. Throws Refusal Expired when it cannot be followed from. */
  startVersion(scope: Scope, version: string | null): Promise<string>;
  /** Follows from after `version`; `onNews` is called when there is something to read. */
  follow(scope: Scope, version: string, onNews: () => void): ChangeFollower;
}

/** What a client may write after creation. */
export interface Metadata {
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** What can be done with a kind's objects. An operation that is not there is answered 405. */
export interface ResourceOperations {
  get(scope: Scope, name: string): Promise<ComputeObject | null>;
  /** In the order of names by code point; all of them without `limit`. Throws Refusal Expired for a version that is not known. */
  list(scope: Scope, query: ListQuery): Promise<ObjectPage>;
  changes: ChangeSource;
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

export type Verb = 'create' | 'delete' | 'get' | 'list' | 'patch' | 'update' | 'watch';

/**
 * Everything the API needs to know of a kind. A new kind is one such description; what its objects are kept with is its
 * own affair (`Services`).
 */
export interface ResourceKind<Services extends KubernetesServices = never> {
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
  selectableFields: FieldReaders;
  operations: (services: Services) => ResourceOperations;
}
