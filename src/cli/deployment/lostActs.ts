/**
 * What was done after a backup, as the file of an audit sink has it: a restored database has forgotten it. An event is
 * proved if it is before a signed checkpoint in its chain. Anyone who can write to the file could add others.
 */
import { checkSignature, eventHash, firstHash, linkHashOf, type VerifyingKey } from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/uuid.ts';
import { type Database, query } from '../../store/core/db.ts';
import { chainOf, type FileEvent, type FileLine, linesOf } from '../audit/auditFile.ts';

export interface LostAct extends FileEvent {
  /** The hash of its link, in hex: it names the act in all files. */
  hash: string;
  isProved: boolean;
}

export interface LostActs {
  /** In the order in which they were done. */
  acts: LostAct[];
  /** How many events of the file the database does not have. */
  events: number;
  /** How many of them do not follow from what is before them. */
  loose: number;
}

/** A link that the database does not have. */
interface LostLink {
  hash: string;
  /** Null if the database has what is before it; undefined if nothing that is known is before it. */
  before: LostLink | null | undefined;
  event: FileEvent | undefined;
  isProved: boolean;
}

/** Lines for which the database is asked at once. */
const batchSize = 500;

/** Throws UserError for a file that is not of this database, or that cannot be proved. */
export async function readLostActs(
  db: Database,
  { file, keys, isAct }: { file: string; keys: readonly VerifyingKey[]; isAct: (event: FileEvent) => boolean },
): Promise<LostActs> {
  const refused = (why: string) => new UserError(`${file} is of no use here: ${why}`);
  if (keys.length === 0)
    throw refused('its signatures cannot be checked. Give SECRET_KEYS or AUDIT_KEYS, as the service has them.');
  const found = new Found(keys);
  let batch: FileLine[] = [];
  for await (const line of linesOf(file)) {
    batch.push(line);
    if (batch.length < batchSize) continue;
    await found.add(db, batch);
    batch = [];
  }
  await found.add(db, batch);
  if (!found.isOfDatabase)
    throw refused(
      'no event in it is in this database, or follows one. Give the file that the sink of this deployment kept.',
    );
  const lost = await found.lost(db);
  const acts = lost.flatMap(({ event, hash, isProved }) =>
    event && isAct(event) ? [{ ...event, hash, isProved }] : [],
  );
  return {
    acts: acts.sort((a, b) => Number(BigInt(a.sequence) - BigInt(b.sequence))),
    events: lost.length,
    loose: lost.filter(({ before }) => before === undefined).length,
  };
}

/** The links of a file that the database does not have. After a restore, a chain of the file may have two at one position. */
class Found {
  readonly #keys: readonly VerifyingKey[];
  readonly #links = new Map<string, LostLink[]>();
  readonly #signed: { place: string; hash: string }[] = [];
  isOfDatabase = false;

  constructor(keys: readonly VerifyingKey[]) {
    this.#keys = keys;
  }

  async add(db: Database, lines: readonly FileLine[]): Promise<void> {
    const stored = await storedHashes(db, lines);
    for (const line of lines) {
      const { checkpoint } = line;
      if (checkpoint && checkSignature(this.#keys, checkpoint, new Date(checkpoint.created_at)) === 'good')
        this.#signed.push({ place: placeOf(checkpoint.chain_id, checkpoint.position), hash: checkpoint.hash });
      if (line.position !== undefined) this.#addLink(line, stored);
    }
  }

  #addLink(line: FileLine, stored: ReadonlyMap<string, string>): void {
    const [chain, position, hash] = [chainOf(line), BigInt(line.position!), line.hash!];
    const place = placeOf(chain, position);
    const others = this.#links.get(place) ?? [];
    const isStored = stored.get(place) === hash;
    this.isOfDatabase ||= isStored;
    const same = others.find((each) => each.hash === hash);
    if (isStored || same?.before !== undefined) return;
    const hashed = line.event ? eventHash(line.event) : Buffer.from(line.event_hash!, 'hex');
    const follows = (before: string) => linkHashOf(Buffer.from(before, 'hex'), hashed).toString('hex') === hash;
    const placeBefore = placeOf(chain, position - 1n);
    const storedBefore = stored.get(placeBefore);
    const followsStored = storedBefore !== undefined && follows(storedBefore);
    this.isOfDatabase ||= followsStored;
    const isFirst = position === 1n && follows(firstHash.toString('hex'));
    const before = followsStored || isFirst ? null : this.#links.get(placeBefore)?.find((each) => follows(each.hash));
    const link = { before, event: line.event };
    if (!same) this.#links.set(place, [...others, { ...link, hash, isProved: false }]);
    // The line came before with other words.
    else if (before !== undefined) Object.assign(same, link);
  }

  /** Each lost link once, without events that were written before the backup and linked after it. */
  async lost(db: Database): Promise<LostLink[]> {
    for (const { place, hash } of this.#signed) {
      let link = this.#links.get(place)?.find((each) => each.hash === hash);
      if (!link || !isWhole(link)) continue;
      for (; link && !link.isProved; link = link.before ?? undefined) link.isProved = true;
    }
    const links = [...this.#links.values()].flat();
    const ids = links.map(({ event }) => event?.id ?? '');
    const rows = await query(db)<{ id: string }>`
      SELECT id::text AS id FROM audit_events WHERE id::text = ANY(${ids}::text[])`;
    const known = new Set(rows.map(({ id }) => id));
    return links.filter(({ event }) => !known.has(event?.id ?? ''));
  }
}

/** Whether what is before a link goes back to one that the database has. */
function isWhole(link: LostLink): boolean {
  let at: LostLink | null | undefined = link;
  while (at) at = at.isProved ? null : at.before;
  return at === null;
}

const placeOf = (chain: string, position: bigint | string) => `${chain}/${BigInt(position)}`;

/** The hashes in the database at the positions of these lines, and at those before. */
async function storedHashes(db: Database, lines: readonly FileLine[]): Promise<Map<string, string>> {
  const links = lines.filter((line) => line.position !== undefined && isUuid(chainOf(line)));
  const chains = links.map(chainOf);
  const positions = links.map(({ position }) => BigInt(position!));
  const rows = await query(db)<{ chain: string; position: bigint; hash: string }>`
    SELECT l.chain_id::text AS chain, l.position, encode(l.hash, 'hex') AS hash
    FROM (SELECT chain, unnest(ARRAY[position, position - 1]) AS position
          FROM unnest(${chains}::text[], ${positions}::bigint[]) AS line (chain, position)) line
    JOIN audit_links l ON l.chain_id = line.chain::uuid AND l.position = line.position`;
  return new Map(rows.map(({ chain, position, hash }) => [placeOf(chain, position), hash]));
}
