import type * as z from 'zod';
import type { FieldManagers } from '../../domain/fieldManagers.ts';
import type { Cursors } from '../../http/cursors.ts';
import type { Change as AuditChange } from '../../store/core/audit.ts';
import type { Freshness } from '../../store/core/freshness.ts';
import type { CallerServices } from '../callers/authenticate.ts';
import type { RepetitionServices, Transact } from '../callers/repetition.ts';
import type { SentObject } from './decode.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { FieldReaders, Selector } from './selectors.ts';
import type { Watches } from './watch/openWatches.ts';

/** What the handler shared by all kinds needs. */
export interface KubernetesServices extends CallerServices, RepetitionServices {
  cursors: Cursors;
  watches: Watches;
  /** The service's version. */
  version: string;
}

/** Whose objects a request addresses. */
export interface Scope {
  namespace: string;
  tenantId: string;
  customerId: string;
  requestId: string;
  /** Who asks, for the audit log. */
  by: AuditChange;
  /** What the request's session check saw of the namespace: reads from memory must be at least as new. */
  seen: Freshness;
}

export interface ObjectPage {
  items: ComputeObject[];
  /** The version of the whole list. */
  resourceVersion: string;
  /** Whether more objects follow this page, and how many if they were counted. */
  more: boolean;
  remaining: number | null;
}

export interface ListQuery {
  limit?: number;
  afterName?: string;
  /** Read the list as of this version; the newest when absent. */
  version?: string;
  selector?: Selector;
}

/** One change of one object. Shared by all followers and never mutated. */
export interface Change {
  version: string;
  /** Null when the object was created. */
  before: ComputeObject | null;
  /** Null when the object is gone. */
  after: ComputeObject | null;
}

export interface ChangeProgress {
  changes: readonly Change[];
  version: string;
}

export interface ChangeFollower {
  /**
   * Returns the next changes, oldest first, and the version reached with them, which may be later than theirs. The
   * version stays the same when there is nothing new. Throws ApiError Expired when the changes are unknown or no longer
   * kept.
   */
  read(): Promise<ChangeProgress>;
  /** The same of what is in memory, without waiting; null, or absent, if the next changes must be waited for. */
  held?(): ChangeProgress | null;
  close(): void;
}

export interface ChangeSource {
  /** Throws ApiError Expired when the version was never issued. */
  checkLowerBound(scope: Scope, version: string): Promise<void>;
  /** Returns the given version, or the newest for null. Throws ApiError Expired when it cannot be followed. */
  startVersion(scope: Scope, version: string | null): Promise<string>;
  /** Follows the changes after `version`; calls `onNews` when there is something to read. */
  follow(scope: Scope, version: string, onNews: () => void): ChangeFollower;
}

/** What a client may change after creation. */
export interface Metadata {
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

export interface MetadataChange extends Metadata {
  /** Stored with the object and never shown. */
  fieldManagers: FieldManagers;
}

/** Operations on a kind's objects. A missing operation gets 405. */
export interface ResourceOperations {
  get(scope: Scope, name: string): Promise<ComputeObject | null>;
  /** Ordered by name, by code point; all objects without `limit`. Throws ApiError Expired for an unknown version. */
  list(scope: Scope, query: ListQuery): Promise<ObjectPage>;
  changes: ChangeSource;
  /**
   * Throws ApiError AlreadyExists or Forbidden. `dryRun` writes nothing. With `transact`, the object is written by what
   * also keeps it as the response.
   */
  create?(
    scope: Scope,
    sent: SentObject,
    dryRun: boolean,
    how?: { fieldManagers?: FieldManagers; transact?: Transact },
  ): Promise<ComputeObject>;
  /** What a client should know of an object that it has created. Never throws. */
  warningsOf?(created: ComputeObject): Promise<readonly string[]>;
  /** `change` gets the object as of the write; it returns null for no change, throws to refuse. Null: no object. */
  update?(
    scope: Scope,
    name: string,
    change: (before: ComputeObject, fieldManagers: FieldManagers) => MetadataChange | null,
    dryRun: boolean,
  ): Promise<ComputeObject | null>;
  /** `check` throws to refuse; null refuses nothing. Returns false when there is no such object. */
  remove?(
    scope: Scope,
    name: string,
    check: ((before: ComputeObject) => void) | null,
    dryRun: boolean,
  ): Promise<boolean>;
}

/** A column of a Table; `priority` 1 shows it only in `-o wide`. */
export interface Column {
  name: string;
  type: 'string' | 'boolean' | 'integer' | 'date';
  description: string;
  priority?: 1;
  value(object: ComputeObject): string | number | boolean | undefined;
}

export type Verb = 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';

/**
 * Everything the API needs to know about a kind. A new kind is one such description; how its objects are stored is its
 * own concern (`Services`).
 */
export interface ResourceKind<Services extends KubernetesServices = never> {
  /** Group and version, as the objects carry them; only the version in the core group. */
  apiVersion: string;
  kind: string;
  /** Whether the objects are in namespaces. */
  namespaced: boolean;
  plural: string;
  singular: string;
  shortNames: readonly string[];
  /** Groups of kinds that clients ask for together, such as `all`. */
  categories: readonly string[];
  description: string;
  /** Tells the ids of its OpenAPI operations from those of a kind of the same name in another group. */
  operationPrefix?: string;
  /** Kubernetes verbs that the operations serve. */
  verbs: readonly Verb[];
  /** Verbs that any session may use; the others need the scope of `access.ts`. */
  open?: readonly Verb[];
  /** `sent` validates what clients write, `whole` describes what they read. */
  schemas: {
    sent: z.ZodType<{ metadata: SentObject['metadata']; spec: object }>;
    whole: z.ZodObject;
  };
  columns: readonly Column[];
  /** Fields that a fieldSelector may name in addition to metadata.name. */
  selectableFields: FieldReaders;
  operations: (services: Services) => ResourceOperations;
}
