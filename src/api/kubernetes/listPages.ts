/** Lists in pages, all of them at the version of the first. */
import type { Response } from 'express';
import type { Cursors } from '../../http/cursors.ts';
import { integerParameter, wordParameter } from '../../http/query.ts';
import { Refusal } from '../../http/refusal.ts';
import { Turns } from '../../store/core/turns.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { ResourceKind, ResourceOperations, Scope } from './resourceKind.ts';
import { selectorOf } from './selectors.ts';

/**
 * Lists of one customer at once, from their statement until their client has taken them: each may be tens of MiB and hold
 * a connection to Postgres for a second. Others wait, and other customers do not.
 */
export const lists = new Turns(4);
/** A client that takes nothing of an answer for this long loses it. */
const stalledMs = 30_000;

/** Resolves when an answer was taken, or nobody is there to take it. */
export function taken(response: Response): Promise<void> {
  if (response.writableFinished || response.destroyed) return Promise.resolve();
  response.setTimeout(stalledMs, () => response.destroy());
  return new Promise((resolve) => response.once('finish', resolve).once('close', resolve));
}

export interface Page {
  metadata: { resourceVersion: string; continue?: string; remainingItemCount?: number };
  items: readonly ComputeObject[];
}

/** What a continue token holds: the last name of the page before, and the version of all pages. */
interface Position {
  n: string;
  v: string;
}

/** The page that the query asks for. Throws Refusal 400 or 410. */
export async function readPage(
  kind: ResourceKind,
  operations: ResourceOperations,
  cursors: Cursors,
  scope: Scope,
  query: ReadonlyMap<string, string>,
): Promise<Page> {
  // 0 means no limit, as for Kubernetes.
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
  if (position === null) throw new Refusal('BadRequest', 'continue key is not valid: it is not one of this list');
  return position as Position;
}

function refuseVersionBesideContinue(query: ReadonlyMap<string, string>): void {
  if (query.get('resourceVersionMatch')) {
    throw new Refusal('BadRequest', 'resourceVersionMatch: needs resourceVersion and no continue');
  }
  if (versionParameter(query) !== null) {
    throw new Refusal('BadRequest', 'resourceVersion: must not be given with continue');
  }
}

/**
 * The version at which a list must be read, or undefined for the newest, which is what every version asked for allows
 * but an exact one. Kubernetes takes a version beside a limit for an exact one.
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
    throw new Refusal('BadRequest', 'resourceVersionMatch: needs resourceVersion and no continue');
  }
  if (match === 'Exact' && version === null) {
    throw new Refusal('BadRequest', 'resourceVersionMatch=Exact: needs a resourceVersion other than 0');
  }
  if (version === null) return undefined;
  if (match === 'Exact' || (match === '' && limit !== undefined)) return version;
  await operations.changes.checkLowerBound(scope, version);
  return undefined;
}

/** The version that a query names; null for none and for 0, which means any. Throws Refusal 400. */
export function versionParameter(query: ReadonlyMap<string, string>): string | null {
  const version = query.get('resourceVersion') ?? '';
  if (version === '' || /^0+$/.test(version)) return null;
  // Versions are int8 in the store.
  if (!/^\d{1,18}$/.test(version))
    throw new Refusal('BadRequest', 'resourceVersion: must be a version that this service gave out');
  return version.replace(/^0+/, '');
}
