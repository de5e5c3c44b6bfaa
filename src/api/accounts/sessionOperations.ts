import * as z from 'zod';
import { actorTypes } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import { listSessions, revokeSession, type SessionRow, sessionStatuses } from '../../store/accounts/sessions.ts';
import { scopeName } from '../operations/granting.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';

/** Exactly the fields of a session in the interface document; nothing that allows its reuse. */
const session = z
  .strictObject({
    id: z.uuid(),
    actor_type: z.enum(actorTypes).describe('What did it: a key, a person, a workload, or an operator'),
    scopes: z.array(scopeName),
    status: z.enum(sessionStatuses),
    token_fingerprint: z
      .string()
      .regex(/^sha256:[0-9a-f]{16}$/)
      .meta({
        description: 'The beginning of the digest of the token, to recognize it by',
        example: 'sha256:3f0c2a526c0e4a5b',
      }),
    created_at: timestamp,
    expires_at: timestamp,
    last_used_at: timestamp.optional().describe('When it was used last, to the minute; null if never'),
  })
  .meta({ id: 'Session' });

/** Actors need no admin scope for their own sessions. */
export const sessionOperations = [
  operation({
    method: 'get',
    path: '/sessions',
    operationId: 'listSessions',
    summary: "The actor's own sessions, newest first",
    scope: null,
    reach: 'caller',
    query: z.strictObject({ ...listQuery, status: z.enum(sessionStatuses).optional() }),
    answer: z
      .strictObject({ sessions: z.array(session).describe('The sessions, newest first'), next_cursor: nextCursor })
      .meta({ id: 'SessionList' }),
    async handle({ services, caller, query: { status, ...page } }) {
      const question = ['sessions', caller.actorType, caller.actorId, status ?? null];
      const { rows, nextCursor: next_cursor } = await readPage(
        { cursors: services.cursors, caller, question },
        page,
        (at) => listSessions(services.db, caller, { ...at, ...(status && { status }) }),
      );
      return { sessions: rows.map(renderSession), next_cursor };
    },
  }),
  operation({
    method: 'delete',
    path: '/sessions/{id}',
    operationId: 'revokeSession',
    summary: 'Ends one of the caller’s own sessions; returns it unchanged if it has already ended',
    scope: null,
    reach: 'caller',
    answer: session,
    async handle({ services, caller, params, requestId }) {
      const row = await revokeSession(services.db, caller, params['id']!, requestId);
      if (!row) throw new ApiError('NotFound', 'there is no such session of this actor');
      return renderSession(row);
    },
  }),
];

function renderSession(row: SessionRow) {
  return {
    id: row.id,
    actor_type: row.actorType,
    scopes: row.scopes,
    status: row.status,
    token_fingerprint: row.tokenFingerprint,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
    ...(row.lastUsedAt ? { last_used_at: row.lastUsedAt } : {}),
  };
}
