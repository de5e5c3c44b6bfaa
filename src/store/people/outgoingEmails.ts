/** Outgoing emails that no mail server has accepted yet: written with what they are about, sent at least once. */
import { recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import type { Notice } from '../core/notices.ts';

export interface WaitingEmail {
  id: string;
  customerId: string;
  /** An invitation's email, encrypted; null for a notice. */
  sealed: string | null;
  invitationId: string | null;
  /** For the owners of the account; null for an invitation. */
  notice: Notice | null;
  owners: string[];
  /** Including the current one. */
  attempts: number;
  createdAt: Date;
}

/** Adds an email in the transaction of its invitation. */
export async function addEmail(
  tx: Queryable,
  email: { id: string; customerId: string; invitationId: string; sealed: string },
): Promise<void> {
  await tx.outgoingEmail.create({ data: email });
}

/** Leases up to `limit` due emails for `leaseSeconds`; deletes those of invitations that ended. */
export async function leaseEmails(
  db: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<WaitingEmail[]> {
  await execute(db)`
    DELETE FROM letters l USING invitations i
    WHERE i.id = l.invitation_id AND (i.accepted_at IS NOT NULL OR i.revoked_at IS NOT NULL OR i.expires_at <= clock_timestamp())`;
  return query(db)<WaitingEmail>`
    UPDATE letters l SET due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = l.attempts + 1
    WHERE l.id IN (SELECT id FROM letters WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING l.id, l.customer_id AS "customerId", l.invitation_id AS "invitationId", l.sealed, l.notice,
      l.attempts, l.created_at AS "createdAt",
      ARRAY(SELECT u.email FROM customer_users u WHERE u.customer_id = l.customer_id AND u.tenant_id IS NULL
            AND u.role_slug = 'owner' AND u.status = 'active' ORDER BY u.email) AS owners`;
}

export async function settleEmail(db: Queryable, id: string): Promise<void> {
  await db.outgoingEmail.deleteMany({ where: { id } });
}

export async function postponeEmail(db: Queryable, id: string, delaySeconds: number): Promise<void> {
  await execute(
    db,
  )`UPDATE letters SET due_at = clock_timestamp() + make_interval(secs => ${delaySeconds}) WHERE id = ${id}::uuid`;
}

/** Gives up an email and tells the account's auditors why. An invitation stays and can be handed over another way. */
export function abandonEmail(
  db: Database,
  { id, customerId, invitationId, attempts }: WaitingEmail,
  cause: string,
): Promise<void> {
  return transaction(db, async (tx) => {
    const { count } = await tx.outgoingEmail.deleteMany({ where: { id } });
    if (count === 0) return;
    await recordAudit(tx, {
      customerId,
      actorType: 'service',
      actorId: 'mail',
      ...(invitationId === null
        ? { action: 'notice.mail-failed', target: id }
        : { action: 'invitation.mail-failed', target: invitationId }),
      reason: 'the email could not be delivered',
      details: { cause, attempts },
    });
  });
}

/** Waiting emails, and the age of the oldest in seconds. A notice counts once a mail server was tried. */
export async function emailBacklog(db: Queryable): Promise<{ depth: number; oldestAgeSeconds: number }> {
  const rows = await query(db)<{ depth: number; age: number }>`
    SELECT count(*)::int AS depth, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS age
    FROM letters WHERE notice IS NULL OR attempts > 0`;
  return { depth: rows[0]!.depth, oldestAgeSeconds: rows[0]!.age };
}
