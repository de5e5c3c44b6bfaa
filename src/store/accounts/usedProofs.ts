/** Proofs of possession that were used: each counts once, in all replicas. */
import { type Database, query } from '../core/db.ts';

export interface UsedProof {
  digest: Buffer;
  /** When it is too old to be accepted anyway. */
  expiresAt: Date;
}

/** Expired proofs removed per statement for each one recorded: more than one, so they never pile up. */
const purgedForEach = 4;

/** Records proofs, and returns for each whether it was new. Of the same proof twice, one is. */
export async function useProofs(db: Database, proofs: readonly UsedProof[]): Promise<boolean[]> {
  const first = new Map(proofs.map(({ digest, expiresAt }) => [digest.toString('hex'), expiresAt]));
  // In one order, so that concurrent statements wait for each other in a row and never in a circle.
  const names = [...first.keys()].sort();
  const rows = await query(db)<{ name: string }>`
    WITH purged AS (
      DELETE FROM dpop_proofs WHERE proof_digest IN (
        SELECT proof_digest FROM dpop_proofs WHERE expires_at < clock_timestamp()
        LIMIT ${purgedForEach * names.length} FOR UPDATE SKIP LOCKED)
    )
    INSERT INTO dpop_proofs (proof_digest, expires_at)
    SELECT decode(name, 'hex'), expires_at
    FROM unnest(${names}::text[], ${names.map((name) => first.get(name)!)}::timestamptz[]) AS p (name, expires_at)
    ON CONFLICT (proof_digest) DO NOTHING
    RETURNING encode(proof_digest, 'hex') AS name`;
  const fresh = new Set(rows.map(({ name }) => name));
  return proofs.map(({ digest }) => fresh.delete(digest.toString('hex')));
}
