/** The keys that are trusted for hosts' agents: with them, what an agent says is verified (machines/statementJudgement.ts). */
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';

export interface HostKeyRow {
  fingerprint: string;
  /** 32 bytes in base64url. */
  publicKey: string;
}

export type Enrolment = 'trusted' | 'known' | 'replaced' | 'no such host' | 'of another host';

/**
 * Trusts a key of a host's agent. Former keys hold for `overlapHours` more, so that nothing is refused while the agent
 * changes to the new one. From its first key on, a host is believed nothing unsigned. Audited.
 */
export function enrollHost(
  db: Database,
  hostName: string,
  { fingerprint, publicKey }: HostKeyRow,
  overlapHours: number,
): Promise<Enrolment> {
  return transaction(db, async (tx) => {
    const hosts = await query(tx)<unknown>`SELECT 1 FROM hosts WHERE name = ${hostName} FOR UPDATE`;
    if (hosts.length === 0) return 'no such host';
    const known = await tx.hostKey.findUnique({ where: { fingerprint } });
    if (known && known.hostName !== hostName) return 'of another host';
    if (known?.validUntil === null) return 'known';
    const [held] = await query(tx)<unknown>`
      SELECT 1 FROM host_keys WHERE fingerprint = ${fingerprint} AND valid_until > clock_timestamp()`;
    // A key that was replaced for good does not come back: it may have been replaced because it was lost.
    if (known && !held) return 'replaced';
    await execute(tx)`
      UPDATE host_keys SET valid_until = clock_timestamp() + make_interval(hours => ${overlapHours}::int)
      WHERE host_name = ${hostName} AND (valid_until IS NULL OR valid_until > clock_timestamp() +
        make_interval(hours => ${overlapHours}::int))`;
    // One that still holds is trusted again: the host never changed to the other one.
    await tx.hostKey.upsert({
      where: { fingerprint },
      create: { fingerprint, hostName, publicKey },
      update: { validUntil: null },
    });
    if (overlapHours === 0) await forgetNumbers(tx, hostName);
    await recordAudit(tx, {
      ...commandLine,
      action: 'host.enroll',
      target: hostName,
      details: { fingerprint, public_key: publicKey, overlap_hours: overlapHours },
    });
    return 'trusted';
  });
}

/** A thief of the former key may have signed numbers that the host never reaches: its own words would all be outdated. */
async function forgetNumbers(tx: Queryable, hostName: string): Promise<void> {
  await execute(tx)`UPDATE hosts SET statement_seq = 0 WHERE name = ${hostName}`;
  await execute(tx)`UPDATE placements SET statement_seq = 0 WHERE host_name = ${hostName} AND released_at IS NULL`;
}

/** The newest key of the host; null if it never had one. */
export function currentHostKey(db: Queryable, hostName: string): Promise<{ fingerprint: string } | null> {
  return db.hostKey.findFirst({ where: { hostName, validUntil: null }, select: { fingerprint: true } });
}
