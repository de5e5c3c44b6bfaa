/**
 * What was done after a backup, as the file of an audit sink has it: a restored database has forgotten it. An event is
 * proved if it is before a signed checkpoint in its chain, which is followed back to what the database has. Anyone who can
 * write to the file could have added the others. Where events were left out, the gap is named.
 */
import { actsThatNameAccounts } from '../../domain/auditErasure.ts';
import {
  chainOfNone,
  checkSignature,
  eventHash,
  firstHash,
  linkHashOf,
  type SignedCheckpoint,
  type VerifyingKey,
} from '../../domain/auditProof.ts';
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
  /** Where the file does not show what was done, or may have been. */
  gaps: Gap[];
  /** What is wrong with lines that are none. */
  flaws: string[];
  /** Ids of keys that are not here, or had been replaced, and signed checkpoints of the file. */
  unknownKeys: string[];
  /** When the last signed checkpoint of the file was made; null without one. */
  signedUntil: string | null;
}

/** What is not known of the events of a chain that the database does not have. */
export interface Gap {
  chain: string;
  /** Events of which the file has the hash alone. */
  hidden: number;
  /** Events before a signed checkpoint that do not follow from what the database has. */
  loose: number;
  /** Signed checkpoints whose event is not in the file. */
  absent: number;
  /** Lines beyond what a place in a chain can have after many restores: only a forger writes so many. */
  passedOver: number;
}

interface Place {
  chain: string;
  position: bigint;
  hash: string;
}

/** A link that the database does not have. */
interface LostLink extends Place {
  /** What the lines of this link say, by the hash of the event: a line may come twice, and one of them may be changed. */
  forms: Map<string, Form>;
  /** The hash that the database has at the position before. */
  storedBefore: string | undefined;
  /** Set once a checkpoint was followed to it. */
  fate?: { isProved: boolean; form?: Form };
}

/** An event, or its hash alone: a line may leave the event out. */
interface Form {
  event: FileEvent | undefined;
}

/** Links of a place, and forms of a link, that are tried with each other. */
const tried = 32;
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
  const flaws: string[] = [];
  let batch: FileLine[] = [];
  for await (const line of linesOf(file, (flaw) => flaws.push(flaw))) {
    batch.push(line);
    if (batch.length < batchSize) continue;
    await found.add(db, batch);
    batch = [];
  }
  await found.add(db, batch);
  if (!found.isOfDatabase())
    throw refused(
      'no event in it is in this database, or follows one. Give the file that the sink of this deployment kept, from before the backup on.',
    );
  const { events, ...known } = await found.lost(db);
  const acts = events.filter((event) => isAct(event));
  acts.sort((a, b) => Number(BigInt(a.sequence) - BigInt(b.sequence)));
  return { acts, events: events.length, flaws, ...known };
}

/** The links of a file that the database does not have. After a restore, a chain of the file may have two at one position. */
class Found {
  readonly #keys: readonly VerifyingKey[];
  readonly #links = new Map<string, Map<string, LostLink>>();
  readonly #signed = new Map<string, Place>();
  readonly #gaps = new Map<string, Gap>();
  readonly #unknownKeys = new Set<string>();
  #signedUntil: string | null = null;
  #hasStored = false;

  constructor(keys: readonly VerifyingKey[]) {
    this.#keys = keys;
  }

  async add(db: Database, lines: readonly FileLine[]): Promise<void> {
    const stored = await storedHashes(db, lines);
    for (const line of lines) {
      const { checkpoint, missing } = line;
      const { position, hash } = checkpoint ?? missing ?? line;
      if (position === undefined || hash === undefined) continue;
      const place = { chain: chainOf(line), position: BigInt(position), hash };
      const isStored = stored.get(placeOf(place)) === hash;
      if (checkpoint) this.#addCheckpoint(checkpoint, place, isStored);
      else if (isStored) this.#hasStored = true;
      else this.#addLink(line, place, stored);
    }
  }

  #addCheckpoint(checkpoint: SignedCheckpoint, place: Place, isStored: boolean): void {
    const { created_at: at, key_id: keyId } = checkpoint;
    const state = checkSignature(this.#keys, checkpoint, new Date(at));
    if (!isStored && (state === 'unknown key' || state === 'replaced key')) this.#unknownKeys.add(keyId);
    if (state !== 'good') return;
    if (Date.parse(at) > Date.parse(this.#signedUntil ?? '1970-01-01')) this.#signedUntil = at;
    if (!isStored) this.#signed.set(placeOf(place) + place.hash, place);
  }

  #addLink({ event, event_hash }: FileLine, place: Place, stored: ReadonlyMap<string, string>): void {
    const { chain, position, hash } = place;
    const others = this.#links.get(placeOf(place)) ?? new Map<string, LostLink>();
    this.#links.set(placeOf(place), others);
    if (!others.has(hash) && others.size === tried) {
      this.#count(chain, 'passedOver');
      return;
    }
    // The chain of no account has the same id everywhere: another first event is of another deployment.
    const isFirst = position === 1n && (chain !== chainOfNone || !stored.has(placeOf(place)));
    const storedBefore = isFirst ? firstHash.toString('hex') : stored.get(placeOf({ chain, position: position - 1n }));
    const link = others.get(hash) ?? { ...place, forms: new Map<string, Form>(), storedBefore };
    others.set(hash, link);
    const hashed = event ? eventHash(event).toString('hex') : event_hash;
    if (hashed === undefined) return;
    if (!link.forms.has(hashed) && link.forms.size === tried) {
      this.#count(chain, 'passedOver');
      return;
    }
    const known = link.forms.get(hashed)?.event;
    // The whole event, rather than one without its personal part, rather than its hash.
    if (!link.forms.has(hashed) || (event && (!known || known.erasedDigest))) link.forms.set(hashed, { event });
  }

  #count(chain: string, what: Exclude<keyof Gap, 'chain'>): void {
    const gap = this.#gaps.get(chain) ?? { chain, hidden: 0, loose: 0, absent: 0, passedOver: 0 };
    this.#gaps.set(chain, gap);
    gap[what] += 1;
  }

  isOfDatabase(): boolean {
    if (this.#hasStored) return true;
    for (const link of this.#all()) if (link.position > 1n && formAfter(link, link.storedBefore)) return true;
    return false;
  }

  *#all(): Generator<LostLink> {
    for (const links of this.#links.values()) yield* links.values();
  }

  /** What is lost, without events that were written before the backup and linked after it. */
  async lost(db: Database): Promise<Omit<LostActs, 'acts' | 'events' | 'flaws'> & { events: LostAct[] }> {
    for (const place of this.#signed.values()) {
      const end = this.#links.get(placeOf(place))?.get(place.hash);
      if (end) this.#follow(end);
      else this.#count(place.chain, 'absent');
    }
    const lost: LostAct[] = [];
    for (const { hash, chain, forms, fate } of this.#all()) {
      const isProved = fate?.isProved ?? false;
      const shown = (isProved && fate?.form ? [fate.form] : [...forms.values()]).map(({ event }) => event);
      const events = shown.filter((event) => event !== undefined && !isHidden(event));
      for (const event of events) lost.push({ ...event!, hash, isProved });
      if (events.length === 0) this.#count(chain, 'hidden');
      else if (fate && !isProved) this.#count(chain, 'loose');
    }
    const known = await storedIds(db, lost);
    return {
      // An erased event has another id, which proves nothing.
      events: lost.filter(({ id, erasedDigest }) => erasedDigest !== undefined || !known.has(id)),
      gaps: [...this.#gaps.values()],
      unknownKeys: [...this.#unknownKeys],
      signedUntil: this.#signedUntil,
    };
  }

  /** Goes back from a signed link to what the database has, or to where nothing is before; each link once. */
  #follow(end: LostLink): void {
    const path: { link: LostLink; form?: Form }[] = [];
    let isProved = false;
    for (let link: LostLink | undefined = end; link; ) {
      if (link.fate) {
        ({ isProved } = link.fate);
        break;
      }
      const step = this.#before(link);
      path.push({ link, ...(step && { form: step.form }) });
      isProved = step?.isStored ?? false;
      link = step?.before;
    }
    for (const { link, form } of path) link.fate = { isProved, ...(form && { form }) };
  }

  /** What is before a link, and which of its forms follows from that. */
  #before(link: LostLink): { form: Form; isStored: boolean; before?: LostLink } | undefined {
    const stored = formAfter(link, link.storedBefore);
    if (stored) return { form: stored, isStored: true };
    for (const before of this.#links.get(placeOf({ ...link, position: link.position - 1n }))?.values() ?? []) {
      const form = formAfter(link, before.hash);
      if (form) return { form, isStored: false, before };
    }
    return undefined;
  }
}

const placeOf = ({ chain, position }: Omit<Place, 'hash'>) => `${chain}/${position}`;

/** Whether an event of no account lacks its personal part, though an erasure takes it from others only. */
const isHidden = ({ customerId, action, erasedDigest }: FileEvent) =>
  erasedDigest !== undefined && customerId === null && !actsThatNameAccounts.includes(action);

/** The form of a link that follows from the hash before it. */
function formAfter({ hash, forms }: LostLink, before: string | undefined): Form | undefined {
  if (before === undefined) return undefined;
  const bytes = Buffer.from(before, 'hex');
  for (const [hashed, form] of forms)
    if (linkHashOf(bytes, Buffer.from(hashed, 'hex')).toString('hex') === hash) return form;
  return undefined;
}

/** The hashes in the database at the positions of these lines, and at those before. */
async function storedHashes(db: Database, lines: readonly FileLine[]): Promise<Map<string, string>> {
  const places = lines.flatMap((line) => {
    const { position } = line.checkpoint ?? line.missing ?? line;
    return position !== undefined && isUuid(chainOf(line))
      ? [{ chain: chainOf(line), position: BigInt(position) }]
      : [];
  });
  const chains = places.map(({ chain }) => chain);
  const positions = places.map(({ position }) => position);
  const rows = await query(db)<{ chain: string; position: bigint; hash: string }>`
    SELECT l.chain_id::text AS chain, l.position, encode(l.hash, 'hex') AS hash
    FROM (SELECT chain, unnest(ARRAY[position, position - 1]) AS position
          FROM unnest(${chains}::text[], ${positions}::bigint[]) AS line (chain, position)) line
    JOIN audit_links l ON l.chain_id = line.chain::uuid AND l.position = line.position`;
  return new Map(rows.map(({ chain, position, hash }) => [placeOf({ chain, position }), hash]));
}

async function storedIds(db: Database, events: readonly LostAct[]): Promise<Set<string>> {
  const rows = await query(db)<{ id: string }>`
    SELECT id::text AS id FROM audit_events WHERE id::text = ANY(${events.map(({ id }) => id)}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
