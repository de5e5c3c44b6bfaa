/** Paginated lists; every page is read at the version of the first. */
import type { Response } from 'express';
import { ApiError } from '../../http/apiError.ts';
import type { Cursors } from '../../http/cursors.ts';
import { integerParameter, wordParameter } from '../../http/query.ts';
import { factsOf } from '../../http/requestFacts.ts';
import type { FairTurns } from '../../lib/fairTurns.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import { callerOf } from '../callers/caller.ts';
import { takeTurn } from '../callers/turns.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { ResourceKind, ResourceOperations, Scope } from './resourceKind.ts';
import { selectorOf } from './selectors.ts';

/**
 * Concurrent lists of one customer, each from its SQL statement until the client has taken the response. Each may be
 * tens of MiB and hold a Postgres connection for a second. Further lists wait; those of other customers do not.
 */
const lists = new KeyedSemaphore(4);

/**
 * Waits for a place among the customer's lists, which is held until the returned function is called; null if the client
 * no longer waits for the response. Meanwhile the request gives its turn to others of the customer.
 */
export async function enterLists({ turns }: { turns: FairTurns }, response: Response): Promise<(() => void) | null> {
  const { customerId } = callerOf(response);
  factsOf(response).endTurn?.();
  const leave = await lists.enter(customerId);
  try {
    if (await takeTurn(turns, customerId, response)) return leave;
  } catch (error) {
    leave();
    throw error;
  }
  leave();
  return null;
}

/** Resolves when a response was taken, or its client is gone. */
export function taken(response: Response): Promise<void> {
  if (response.writableFinished || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => response.once('finish', resolve).once('close', resolve));
}

export interface Page {
  metadata: { resourceVersion: string; continue?: string; remainingItemCount?: number };
  items: readonly ComputeObject[];
}

/** Contents of a continue token: the last name of the previous page, and the version of all pages. */
interface Position {
  n: string;
  v: string;
}

/** Reads the page that the query asks for. Throws ApiError 400 or 410. */
export async function readPage(
  kind: ResourceKind,
  operations: ResourceOperations,
  cursors: Cursors,
  scope: Scope,
  query: ReadonlyMap<string, string>,
): Promise<Page> {
  // 0 means no limit, as in Kubernetes.
  const asked = integerParameter(query, 'limit', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) || undefined;
  const limit = asked === undefined ? undefined : Math.min(asked, 2 ** 31 - 2);
  const selector = selectorOf(query, kind.selectableFields);
  const question = [kind.plural, scope.namespace, query.get('labelSelector') ?? '', query.get('fieldSelector') ?? ''];
  const token = query.get('continue') || undefined;
  const position = token === undefined ? null : openContinue(cursors.open(question, token));
  const version = position?.v ?? (await versionOfFirstPage(operations, scope, query, limit));
  if (position) refuseVersionBesideContinue(query);
  const found = await operations.list(scope, {
    ...(limit !== undefined && { limit }),
    ...(position && { afterName: position.n }),
    ...(version !== undefined && { version }),
    ...(selector && { selector }),
  });
  const last = found.items.at(-1);
  const { resourceVersion } = found;
  return {
    metadata: {
      resourceVersion,
      ...(found.more &&
        last && { continue: cursors.seal(question, { n: last.metadata.name, v: resourceVersion } satisfies Position) }),
      ...(found.more && !selector && found.remaining !== null && { remainingItemCount: found.remaining }),
    },
    items: found.items,
  };
}

function openContinue(position: unknown): Position {
  if (position === null) throw new ApiError('BadRequest', 'continue key is not valid: it is not one of this list');
  return position as Position;
}

function refuseVersionBesideContinue(query: ReadonlyMap<string, string>): void {
  if (query.get('resourceVersionMatch')) {
    throw new ApiError('BadRequest', 'resourceVersionMatch: needs resourceVersion and no continue');
  }
  if (versionParameter(query) !== null) {
    throw new ApiError('BadRequest', 'resourceVersion: must not be given with continue');
  }
}

/**
 * Returns the version at which a list must be read. Undefined means the newest, which satisfies any requested version
 * except an exact one. As in Kubernetes, a version together with a limit is exact.
 */
async function versionOfFirstPage(
  operations: ResourceOperations,
  scope: Scope,
  query: ReadonlyMap<string, string>,
  limit: number | undefined,
): Promise<string | undefined> {
  const version = versionParameter(query);
  const match = wordParameter(query, 'resourceVersionMatch', ['', 'NotOlderThan', 'Exact'] as const) ?? '';
  if (match !== '' && !query.get('resourceVersion')) {
    throw new ApiError('BadRequest', 'resourceVersionMatch: needs resourceVersion and no continue');
  }
  if (match === 'Exact' && version === null) {
    throw new ApiError('BadRequest', 'resourceVersionMatch=Exact: needs a resourceVersion other than 0');
  }
  if (version === null) return undefined;
  if (match === 'Exact' || (match === '' && limit !== undefined)) return version;
  await operations.changes.checkLowerBound(scope, version);
  return undefined;
}

/** Returns the version that a query names; null for none and for 0, which means any. Throws ApiError 400. */
export function versionParameter(query: ReadonlyMap<string, string>): string | null {
  const version = query.get('resourceVersion') ?? '';
  if (version === '' || /^0+$/.test(version)) return null;
  // Versions are int8 in the store.
  if (!/^\d{1,18}$/.test(version))
    throw new ApiError('BadRequest', 'resourceVersion: must be a version that this service gave out');
  return version.replace(/^0+/, '');
}
