/**
 * The query parameters of each operation. The OpenAPI documents list them, and requests are checked by the same table:
 * one that changes something may have no others, and one that reads is warned of them.
 */
import type { Request, Response } from 'express';
import { timeoutParameter } from '../../http/deadline.ts';
import { queryOf, refuseUnknown, warnOfUnknown } from '../../http/query.ts';
import type { Verb } from './resourceKind.ts';
import { termsLimit } from './selectors.ts';

export interface QueryParameter {
  name: string;
  in: 'query';
  description: string;
  schema: Record<string, unknown>;
}

type Schema = QueryParameter['schema'];

export const queryParameter = (
  name: string,
  description: string,
  schema: Schema = { type: 'string' },
): QueryParameter => ({ name, in: 'query', description, schema });
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', format: 'int64', minimum: 0 };
const oneOf = (...words: string[]): Schema => ({ type: 'string', enum: words });

export const propagationPolicies = ['Background', 'Foreground', 'Orphan'] as const;

/** What any request may have. Generated clients of Kubernetes send `pretty` everywhere. */
export const common: readonly QueryParameter[] = [
  { ...timeoutParameter, in: 'query' },
  queryParameter('pretty', 'Ignored: JSON is compact'),
];
const version = queryParameter(
  'resourceVersion',
  'A version that the response must not be older than, or the one to watch from',
);
const atMostTerms = `both selectors together have at most ${termsLimit} requirements`;
/** Which objects a request is about. */
const choosing = [
  queryParameter('limit', 'Most objects in one answer; 0 for all', count),
  queryParameter('continue', 'Where the previous answer ended'),
  queryParameter('labelSelector', `Only objects with these labels; ${atMostTerms}`),
  queryParameter('fieldSelector', `Only objects with these fields; ${atMostTerms}`),
  version,
  queryParameter('resourceVersionMatch', 'How resourceVersion is meant', oneOf('NotOlderThan', 'Exact')),
];
const watching = [
  queryParameter('watch', 'Answer with events (WatchEvent), one per line, as they happen', flag),
  queryParameter('allowWatchBookmarks', 'Also send BOOKMARK events', flag),
  queryParameter('sendInitialEvents', 'Begin a watch with what exists; needs resourceVersionMatch=NotOlderThan', flag),
  queryParameter('timeoutSeconds', 'When a watch ends', count),
];
const includeObject = queryParameter(
  'includeObject',
  'What the rows of a Table have of their objects',
  oneOf('None', 'Metadata', 'Object'),
);
const writing = [
  ...common,
  queryParameter('dryRun', 'All: validate everything and write nothing', oneOf('All')),
  queryParameter('fieldManager', 'The client, which server-side apply tells from others; required with an apply'),
  queryParameter('fieldValidation', 'Unknown fields are always refused', oneOf('Strict', 'Warn', 'Ignore')),
  includeObject,
];
const deleting = [
  ...common,
  queryParameter('dryRun', 'All: validate everything and delete nothing', oneOf('All')),
  queryParameter(
    'propagationPolicy',
    'All the same here, since nothing depends on a machine',
    oneOf(...propagationPolicies),
  ),
  queryParameter('gracePeriodSeconds', 'Ignored: how long a machine may take to shut down is the same for all', count),
  queryParameter('orphanDependents', 'Ignored: nothing depends on a machine', flag),
  queryParameter('ignoreStoreReadErrorWithClusterBreakingPotential', 'Ignored: nothing is deleted unread', flag),
];

export const queryParameters: Readonly<Record<Exclude<Verb, 'watch'>, readonly QueryParameter[]>> = {
  get: [...common, version, includeObject],
  list: [...common, ...choosing, ...watching, includeObject],
  create: writing,
  update: writing,
  patch: [...writing, queryParameter('force', 'With an apply: take over fields that other clients manage', flag)],
  delete: deleting,
  deletecollection: [
    ...deleting,
    ...choosing,
    queryParameter('sendInitialEvents', 'Ignored: this is no watch', flag),
    queryParameter('timeoutSeconds', 'Ignored: this is no watch', count),
  ],
};

/** Throws ApiError 400 where a request that `changes` something has a parameter that is not known; else warns of it. */
export function checkParameters(
  { parameters, changes }: { parameters: readonly QueryParameter[]; changes: boolean },
  request: Request,
  response: Response,
): void {
  const query = queryOf(request);
  if (query.size === 0) return;
  const known = parameters.map(({ name }) => name);
  if (changes) refuseUnknown(query, known);
  else warnOfUnknown(response, query, known);
}
