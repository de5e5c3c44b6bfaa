/**
 * What was done after a backup, as the file of an audit sink has it: a restored database has forgotten it. Only events
 * count that continue the database's own chains and that a signed checkpoint covers. Anyone who can write to the file
 * could add others.
 */
import { chainOfNone, type VerifyingKey } from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import { hashAt } from '../../store/core/auditChain.ts';
import { type Database, query } from '../../store/core/db.ts';
import { type FileChain, type FileEvent, hashIn, nameOf, readAuditFile } from '../audit/auditFile.ts';

export interface LostAct extends FileEvent {
  /** The hash of its link, in hex: it names the act in all files. */
  hash: string;
}

export interface LostActs {
  /** In the order in which they were done. */
  acts: LostAct[];
  /** After the last signed checkpoint of their chains. */
  unproved: LostAct[];
  /** How many events of the file the database does not have. */
  events: number;
}

/** Throws UserError for a file that does not prove itself, or that is not of this database. */
export async function readLostActs(
  db: Database,
  { file, keys, isAct }: { file: string; keys: readonly VerifyingKey[]; isAct: (event: FileEvent) => boolean },
): Promise<LostActs> {
  if (keys.length === 0)
    throw new UserError(
      `Nothing of ${file} was repeated: its signatures cannot be checked. Give SECRET_KEYS or AUDIT_KEYS, as the service has them.`,
    );
  const chains = await readAuditFile(file, keys, isAct);
  const broken = chains.find(({ flaw }) => flaw !== null);
  if (broken)
    throw new UserError(
      `Nothing of ${file} was repeated: it does not prove itself. ${nameOf(broken)}: ${broken.flaw}.`,
    );
  const ofNone = chains.find(({ id }) => id === chainOfNone);
  const since = ofNone && (await lastCommon(db, ofNone));
  if (!ofNone || !since)
    throw new UserError(
      `Nothing of ${file} was repeated: it has no event of this database's own chain of no account. Give all that the sink of this deployment has kept, or what "audit export" printed for all accounts.`,
    );
  const isRecovered = await wasRecoveredSince(db, since);
  const former = lastRecovery(ofNone, since);
  const found: (LostAct & { isSigned: boolean })[] = [];
  for (const chain of chains) {
    const common = await lastCommon(db, chain);
    if (!isRecovered && common < chain.position && common < (await headOf(db, chain.id)))
      throw forked(file, chain, common);
    for (const [position, event] of chain.shown) {
      // What an earlier restore took back was for the recovery of that time. A quiet chain has it at its end to this day.
      if (position <= common || event.createdAt <= former) continue;
      found.push({ ...(event as FileEvent), hash: chain.hashes.get(position)!, isSigned: position <= chain.signed });
    }
  }
  const known = await knownIds(db, found);
  const lost = found.filter(({ id }) => !known.has(id));
  const acts = lost
    .filter((event) => event.action !== undefined && isAct(event))
    .sort((a, b) => Number(BigInt(a.sequence) - BigInt(b.sequence)));
  return {
    acts: acts.filter(({ isSigned }) => isSigned),
    unproved: acts.filter(({ isSigned }) => !isSigned),
    events: lost.length,
  };
}

/** The last position at which the file and the database have the same link; a link stands for all before it. */
async function lastCommon(db: Database, chain: FileChain): Promise<bigint> {
  const isCommon = async (position: bigint) =>
    (await hashAt(db, chain.id, position))?.toString('hex') === hashIn(chain, position);
  let [low, high] = [chain.after, await headOf(db, chain.id)];
  if (chain.position < high) high = chain.position;
  if (!(await isCommon(low)))
    throw new UserError(
      `Nothing was repeated: the file begins after ${low} of ${nameOf(chain)}, and this database does not have that link. Give all that the sink has kept, from its first line on.`,
    );
  // Nearly always the database's last link, so that is asked first.
  for (let at = high; low < high; at = (low + high + 1n) / 2n) {
    if (await isCommon(at)) low = at;
    else high = at - 1n;
  }
  return low;
}

async function headOf(db: Database, chainId: string): Promise<bigint> {
  const { _max: last } = await db.auditLink.aggregate({ where: { chainId }, _max: { position: true } });
  return last.position ?? 0n;
}

/** Whether the database was recovered after what it and the file have in common: from then on its chains are its own. */
async function wasRecoveredSince(db: Database, position: bigint): Promise<boolean> {
  const rows = await query(db)<unknown>`
    SELECT 1 FROM audit_events e LEFT JOIN audit_links l ON l.sequence = e.sequence
    WHERE e.action = 'database.recover' AND e.customer_id IS NULL AND (l.position IS NULL OR l.position > ${position}) LIMIT 1`;
  return rows.length > 0;
}

/** When the last recovery was that both have. */
function lastRecovery({ shown, signed }: FileChain, common: bigint): string {
  const isFormer = ([position, { action }]: [bigint, { action?: string }]) =>
    action === 'database.recover' && position <= common && position <= signed;
  return [...shown].findLast(isFormer)?.[1].createdAt ?? '';
}

function forked(file: string, chain: FileChain, common: bigint): UserError {
  return new UserError(
    `Nothing of ${file} was repeated: after ${common} of ${nameOf(chain)}, it and this database have different events. It is of another deployment or of another restore: give the file as the sink had it before this one. If roles worked on this database since it was restored, run "recover" without --acts first.`,
  );
}

/** Events that were written before the backup and linked after it. */
async function knownIds(db: Database, found: readonly { id: string }[]): Promise<Set<string>> {
  const rows = await query(db)<{ id: string }>`
    SELECT id::text AS id FROM audit_events WHERE id = ANY(${found.map(({ id }) => id)}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}
