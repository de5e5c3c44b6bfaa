import * as z from 'zod';
import { actorTypes } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import { listSessions, revokeSession, type SessionRow, sessionStatuses } from '../../store/accounts/sessions.ts';
import { scopeName } from '../operations/granting.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { shownBy } from '../operations/rows.ts';

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
  list({
    at: 'GET /sessions',
    operationId: 'listSessions',
    summary: "The actor's own sessions, newest first",
    scope: null,
    reach: 'caller',
    id: 'SessionList',
    field: 'sessions',
    about: 'The sessions, newest first',
    item: session,
    filters: { status: z.enum(sessionStatuses).optional() },
    read: ({ services, caller, query: { status } }, page) =>
      listSessions(services.db, caller, { ...page, ...(status && { status }) }),
    render: renderSession,
  }),
  operation({
    at: 'DELETE /sessions/{id}',
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

function renderSession({ lastUsedAt, ...row }: SessionRow) {
  return shownBy(session, { ...row, ...(lastUsedAt && { lastUsedAt }) });
}
