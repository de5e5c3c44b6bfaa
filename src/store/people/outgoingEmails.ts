/** Outgoing invitation emails that no mail server has accepted yet: written with the invitation, sent at least once. */
import { recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query } from '../core/db.ts';

export interface WaitingEmail {
  id: string;
  customerId: string;
  invitationId: string;
  /** Encrypted. */
  sealed: string;
  /** Including the current one. */
  attempts: number;
  createdAt: Date;
}

/** Adds an email in the transaction of its invitation. */
export async function addEmail(
  tx: Queryable,
  email: { id: string; invitationId: string; sealed: string },
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
    FROM invitations i
    WHERE i.id = l.invitation_id
      AND l.id IN (SELECT id FROM letters WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING l.id, i.customer_id AS "customerId", i.id AS "invitationId", l.sealed, l.attempts, l.created_at AS "createdAt"`;
}

export async function settleEmail(db: Queryable, id: string): Promise<void> {
  await db.outgoingEmail.deleteMany({ where: { id } });
}

export async function postponeEmail(db: Queryable, id: string, delaySeconds: number): Promise<void> {
  await execute(
    db,
  )`UPDATE letters SET due_at = clock_timestamp() + make_interval(secs => ${delaySeconds}) WHERE id = ${id}::uuid`;
}

/** Gives up an email and tells the account's auditors why. Its invitation stays and can be handed over another way. */
export function abandonEmail(
  db: Database,
  { id, customerId, invitationId, attempts }: WaitingEmail,
  cause: string,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.outgoingEmail.deleteMany({ where: { id } });
    if (count === 0) return;
    const service = {
      customerId,
      actorType: 'service',
      actorId: 'mail',
      action: 'invitation.mail-failed' as const,
      target: invitationId,
    };
    await recordAudit(tx, { ...service, reason: 'the email could not be delivered', details: { cause, attempts } });
  });
}

/** The number of waiting emails, and the age of the oldest in seconds. */
export async function emailBacklog(db: Queryable): Promise<{ depth: number; oldestAgeSeconds: number }> {
  const rows = await query(db)<{ depth: number; age: number }>`
    SELECT count(*)::int AS depth, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS age FROM letters`;
  return { depth: rows[0]!.depth, oldestAgeSeconds: rows[0]!.age };
}
