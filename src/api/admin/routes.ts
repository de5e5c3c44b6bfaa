import { type Response, Router } from 'express';
import { findAccount } from '../../store/accounts.ts';
import {
  type SessionPosition,
  type SessionRow,
  listSessions,
  revokeSession,
  sessionStatuses,
} from '../../store/sessions.ts';
import { authenticate } from '../authenticate.ts';
import { type ApiServices, callerOf, factsOf, sendJson } from '../context.ts';
import { deadline } from '../deadline.ts';
import { allowOnly, integerParameter, queryOf, wordParameter } from '../query.ts';
import { Refusal } from '../refusal.ts';

/** `/v1/admin`: the customer's own affairs. */
export function adminRoutes(services: ApiServices): Router {
  const { db } = services;
  const router = Router();
  router.use(deadline, authenticate(services));

  router
    .route('/account')
    .get(async (request, response) => {
      matched(response, '/account');
      allowOnly(queryOf(request), ['timeout']);
      const caller = callerOf(response);
      const account = await findAccount(db, caller.customerId);
      if (!account) throw new Refusal('NotFound', 'the account is gone');
      sendJson(response, 200, {
        customer: {
          id: account.id,
          slug: account.slug,
          display_name: account.displayName,
          status: account.status,
          created_at: account.createdAt,
        },
        tenants: account.tenants.map((tenant) => ({
          id: tenant.id,
          slug: tenant.slug,
          namespace: tenant.namespace,
          display_name: tenant.displayName,
        })),
        actor: {
          type: caller.actorType,
          id: caller.actorId,
          scopes: caller.scopes,
          tenant_id: caller.tenantId,
          namespace: caller.namespace,
        },
      });
    })
    .all(methodNotAllowed('/account', 'GET'));

  router
    .route('/sessions')
    .get(async (request, response) => {
      matched(response, '/sessions');
      const query = queryOf(request);
      allowOnly(query, ['limit', 'cursor', 'status', 'timeout']);
      const limit = integerParameter(query, 'limit', { minimum: 1, maximum: 100 }) ?? 100;
      const status = wordParameter(query, 'status', sessionStatuses);
      const caller = callerOf(response);
      const question = ['sessions', caller.customerId, caller.actorType, caller.actorId, status ?? null];
      const cursor = query.get('cursor');
      const after = cursor === undefined ? undefined : openPosition(services.cursors.open(question, cursor));
      const rows = await listSessions(db, caller, {
        limit: limit + 1,
        ...(status && { status }),
        ...(after && { after }),
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > limit && last ? services.cursors.seal(question, [last.createdAt, last.id]) : null;
      sendJson(response, 200, { sessions: page.map(renderSession), next_cursor: next });
    })
    .all(methodNotAllowed('/sessions', 'GET'));

  router
    .route('/sessions/:id')
    .delete(async (request, response) => {
      matched(response, '/sessions/{id}');
      allowOnly(queryOf(request), ['timeout']);
      const row = await revokeSession(db, callerOf(response), request.params.id, factsOf(response).requestId);
      if (!row) throw new Refusal('NotFound', 'there is no such session of this actor');
      sendJson(response, 200, renderSession(row));
    })
    .all(methodNotAllowed('/sessions/{id}', 'DELETE'));

  return router;
}

function matched(response: Response, route: string): void {
  factsOf(response).route = `/v1/admin${route}`;
}

function methodNotAllowed(route: string, allow: string) {
  return (_request: unknown, response: Response) => {
    matched(response, route);
    throw new Refusal('MethodNotAllowed', `this address takes ${allow}`, { headers: { allow } });
  };
}

function openPosition(position: unknown): SessionPosition {
  if (!Array.isArray(position))
    throw new Refusal('BadRequest', 'the cursor is not one of this list', { code: 'invalid_cursor' });
  return { createdAt: new Date(position[0]), id: position[1] };
}

/** Exactly the fields that the interface document gives a session. */
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
