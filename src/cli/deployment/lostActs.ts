/**
 * What was done after a backup, as the file of an audit sink has it: a restored database has forgotten it. An event is
 * proved if a signed checkpoint of this deployment covers it. Anyone who can write to the file could add others.
 */
import { chainOfNone, type SignedCheckpoint, type VerifyingKey } from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import { hashAt } from '../../store/core/auditChain.ts';
import { type Database, query } from '../../store/core/db.ts';
import { type FileChain, type FileEvent, hashIn, isIn, type Links, nameOf, readAuditFile } from '../audit/auditFile.ts';

export interface LostAct extends FileEvent {
  /** The hash of its link, in hex: it names the act in all files. */
  hash: string;
  isProved: boolean;
}

/** What the file says of one chain. */
export interface ChainProof {
  id: string;
  name: string;
  /** Its last link in the file, in hex. */
  hash: string;
  /** Why nothing of it is proved. */
  flaw: string | null;
  /** The time of its last good checkpoint. */
  provedUpTo: string | null;
}

export interface LostActs {
  /** In the order in which they were done. */
  acts: LostAct[];
  chains: ChainProof[];
  /** How many events of the file the database does not have. */
  events: number;
  /** The recovery by which the database was made safe after the last of these events, in ISO form. */
  recoveredAt: string | null;
}

/** Throws UserError for a file of which nothing is proved, or that is not of this database. */
export async function readLostActs(
  db: Database,
  { file, keys, isAct }: { file: string; keys: readonly VerifyingKey[]; isAct: (event: FileEvent) => boolean },
): Promise<LostActs> {
  const refused = (why: string) => new UserError(`${file} is of no use here: ${why}`);
  if (keys.length === 0)
    throw refused('its signatures cannot be checked. Give SECRET_KEYS or AUDIT_KEYS, as the service has them.');
  const chains = await readAuditFile(file, keys, isAct);
  const ofNone = chains.find(({ id }) => id === chainOfNone);
  if (!ofNone || !(await isOfDatabase(db, ofNone)))
    throw refused(
      "it has no event of this database's own chain of no account. Give all that the sink of this deployment has kept, from its first line on.",
    );
  for (const chain of chains)
    if (chain.flaw === null && chain.after > 0n && !(await isOfDatabase(db, chain)))
      chain.flaw = `the file begins after ${chain.after}, and this database does not have that link`;
  if (chains.every(({ flaw }) => flaw !== null))
    throw refused(`none of its chains proves itself. ${nameOf(ofNone)}: ${ofNone.flaw}.`);
  const lost = await notIn(db, chains.flatMap(eventsOf));
  const recoveries = await recoveriesOf(db);
  const proved = lost.filter(({ isProved }) => isProved);
  // What an earlier restore took back was for the recovery of that time.
  const former = recoveries.findLast((at) => at < latestOf(proved)) ?? Number.NEGATIVE_INFINITY;
  const later = lost.filter(({ createdAt }) => !(Date.parse(createdAt) <= former));
  const last = recoveries.at(-1);
  return {
    acts: later.filter(isAct).sort((a, b) => Number(BigInt(a.sequence) - BigInt(b.sequence))),
    chains: chains.map(proofOf),
    events: later.length,
    recoveredAt: last !== undefined && later.length > 0 && last > latestOf(later) ? new Date(last).toISOString() : null,
  };
}

const latestOf = (events: readonly LostAct[]) =>
  events.reduce((most, { createdAt }) => Math.max(most, Date.parse(createdAt)), Number.NEGATIVE_INFINITY);

/** Whether the chain goes on from a link that the database has; a link stands for all before it. */
async function isOfDatabase(db: Database, chain: FileChain): Promise<boolean> {
  const first = chain.after > 0n ? chain.after : 1n;
  return (await hashAt(db, chain.id, first))?.toString('hex') === hashIn(chain, first);
}

/** All events of a chain, also those whose places were taken by others after a restore. */
function eventsOf(chain: FileChain): LostAct[] {
  const parts: readonly Links[] = [...chain.undone, chain];
  const proved = provedOf(parts, chain);
  return parts.flatMap(({ shown, hashes }, part) =>
    [...shown].map(([position, event]) => ({
      ...(event as FileEvent),
      hash: hashes.get(position)!,
      isProved: chain.flaw === null && position <= proved[part]!,
    })),
  );
}

/** Up to which position each part is signed. A checkpoint of a part also signs what that went on from. */
function provedOf(parts: readonly Links[], { checkpoints }: FileChain): bigint[] {
  const proved = parts.map((links) => highest(checkpoints.filter((each) => isIn(links, each))));
  for (const [index, { after }] of parts.entries()) {
    const base = parts.findIndex((links, at) => at > index && links.after < after);
    if (base >= 0 && proved[index]! > after && proved[base]! < after) proved[base] = after;
  }
  return proved;
}

const highest = (checkpoints: readonly SignedCheckpoint[]) =>
  checkpoints.reduce((most, { position }) => (BigInt(position) > most ? BigInt(position) : most), 0n);

function proofOf(chain: FileChain): ChainProof {
  const { id, flaw, base, position, checkpoints } = chain;
  const times = checkpoints.map(({ created_at }) => created_at).sort();
  const provedUpTo = flaw === null ? (times.at(-1) ?? null) : null;
  return { id, name: nameOf(chain), hash: hashIn(chain, position) ?? base, flaw, provedUpTo };
}

/** Without events that were written before the backup and linked after it. A line that came again is one event. */
async function notIn(db: Database, events: readonly LostAct[]): Promise<LostAct[]> {
  const rows = await query(db)<{ id: string }>`
    SELECT id::text AS id FROM audit_events WHERE id::text = ANY(${events.map(({ id }) => id)}::text[])`;
  const known = new Set(rows.map(({ id }) => id));
  const lost = events.filter(({ id }) => !known.has(id));
  return [...new Map(lost.map((event) => [event.hash, event])).values()];
}

/** When the database was recovered, the last time last. */
async function recoveriesOf(db: Database): Promise<number[]> {
  const found = await db.auditEvent.findMany({
    where: { action: 'database.recover', actorType: 'operator', requestId: null },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return found.map(({ createdAt }) => createdAt.getTime());
}
