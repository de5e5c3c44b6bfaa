// `audit verify FILE`: an export, or what a sink has kept, proves itself without the database.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Erasures } from '../../domain/auditErasure.ts';
import {
  chainOfNone,
  checkSignatures,
  eventHash,
  firstHash,
  linkHashOf,
  type SignedCheckpoint,
  SignedTimes,
  type VerifyingKey,
} from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import type { Print } from '../operatorCommands.ts';

/** An event as a line has it. Of one without a flaw, the service wrote all that is here. */
export interface FileEvent {
  id: string;
  customerId: string | null;
  createdAt: string;
  sequence: string;
  actorType: string;
  actorName?: string | null;
  action: string;
  target: string;
  outcome: string;
  reason?: string | null;
  details: Record<string, unknown>;
  erasedDigest?: string;
}

interface Line {
  event?: FileEvent;
  event_hash?: string;
  chain_id?: string;
  position?: string;
  hash?: string;
  checkpoint?: SignedCheckpoint;
  after?: { chain_id: string; position: string; hash: string };
}

export interface Links {
  /** The position behind which they begin. */
  after: bigint;
  /** Of every link in the file, in hex: a receiver may have a line twice, and checkpoints may come later. */
  hashes: Map<bigint, string>;
  /** Events that the file shows; it has the others as hashes. */
  shown: Map<bigint, Pick<FileEvent, 'id' | 'createdAt'> & Partial<FileEvent>>;
}

/** What a file has of one chain. */
export interface FileChain extends Links {
  id: string;
  /** The hash at `after`, in hex. */
  base: string;
  position: bigint;
  /** Links of before a restore: other ones took their places. */
  undone: Links[];
  checkpoints: SignedCheckpoint[];
  flaw: string | null;
  /** The position of the last good checkpoint. */
  signed: bigint;
  /** What to add about checkpoints that could not be checked. */
  unproved: string;
  /** What to add about restores. */
  restored: string;
}

type IsKept = (event: FileEvent) => boolean;

/** Checks every chain of the file and returns the exit code: 1 if one is broken, or the file has none. */
export async function verifyFile(file: string, keys: readonly VerifyingKey[], print: Print): Promise<number> {
  const chains = await readAuditFile(file, keys);
  const restores = recoveriesIn(chains.find(({ id }) => id === chainOfNone));
  for (const chain of chains) chain.flaw ??= explainUndone(chain, restores);
  for (const chain of chains)
    print(`${nameOf(chain)}: ${chain.flaw ? `BROKEN: ${chain.flaw}` : summaryOf(chain, keys)}`);
  return chains.some(({ flaw }) => flaw !== null) ? 1 : 0;
}

export const nameOf = ({ id }: FileChain): string => (id === chainOfNone ? '(no account)' : id);

/**
 * The chains of a file, each with its flaw if it has one, but not yet an explanation of links that others replaced.
 * Events that are `isKept` are whole. Throws UserError.
 */
export async function readAuditFile(
  file: string,
  keys: readonly VerifyingKey[],
  isKept: IsKept = () => false,
): Promise<FileChain[]> {
  const chains = new Map<string, FileChain>();
  const erasures = new Erasures();
  for await (const line of linesOf(file)) follow(chains, line, { erasures, isKept });
  if (chains.size === 0) throw new UserError(`${file} has no audit events.`);
  for (const chain of chains.values()) {
    checkEnd(chain, keys);
    chain.flaw ??= flawOfErased(chain, erasures.openIn(chain.id));
  }
  return [...chains.values()];
}

const isRecovery: IsKept = ({ action, actorType }) => action === 'database.recover' && actorType === 'operator';

/** When a restored database was recovered, as far as that is signed. */
function recoveriesIn(chain: FileChain | undefined): string[] {
  if (!chain || chain.flaw !== null) return [];
  const signed = [...chain.shown].filter(([position]) => position <= chain.signed);
  return signed.filter(([, event]) => event.action === 'database.recover').map(([, { createdAt }]) => createdAt);
}

/** Notes which links a restore took back, or returns what is wrong: a recovery and a later checkpoint prove a restore. */
function explainUndone(chain: FileChain, restores: readonly string[]): string | null {
  for (const links of chain.undone) {
    const { after, hashes, shown } = links;
    const last = [...shown.values()].reduce((most, { createdAt }) => Math.max(most, Date.parse(createdAt)), 0);
    const restore = restores.find((at) => Date.parse(at) >= last);
    const two = `the file has two different links at ${after + 1n}`;
    if (restore === undefined) return `${two}, and no signed event "database.recover" in it explains that by a restore`;
    const isSigned = chain.checkpoints.some(
      (each) =>
        BigInt(each.position) > after && Date.parse(each.created_at) >= Date.parse(restore) && !isIn(links, each),
    );
    if (!isSigned) return `${two}, and no checkpoint signs the second one yet: verify the file again in some minutes`;
    const places = hashes.size === 1 ? `${after + 1n}` : `${after + 1n} to ${after + BigInt(hashes.size)}`;
    chain.restored += `; forked after ${after} by the restore of a backup, recovered at ${restore}: what was at ${places} before is in this file alone`;
  }
  return null;
}

export function isIn({ hashes }: Links, { position, hash }: SignedCheckpoint): boolean {
  return hashes.get(BigInt(position)) === hash;
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const unreadable = (error: NodeJS.ErrnoException) =>
    new UserError(`${file} cannot be read (${error.code ?? error.message}).`, { cause: error });
  const input = createReadStream(file);
  let failed: UserError | null = null;
  input.on('error', (error) => {
    failed = unreadable(error);
  });
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new UserError(`${file}:${number} is not JSON: each line must be as "audit export" prints it.`, {
        cause: error,
      });
    }
    if (!isLine(value))
      throw new UserError(`${file}:${number} is neither an audit event with its hash nor a checkpoint.`);
    yield value;
  }
  if (failed) throw failed;
}

const isDecimal = (text: unknown) => typeof text === 'string' && /^\d{1,18}$/.test(text);
const isHash = (text: unknown) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { event, event_hash, chain_id, position, hash, checkpoint, after } = value as Line;
  const place = (each: object) => {
    const { chain_id, position, hash } = each as Record<string, unknown>;
    return typeof chain_id === 'string' && isDecimal(position) && isHash(hash);
  };
  if (typeof after === 'object' && after !== null) return place(after);
  if (typeof checkpoint === 'object' && checkpoint !== null)
    return place(checkpoint) && typeof checkpoint.signature === 'string' && typeof checkpoint.key_id === 'string';
  if (!isDecimal(position) || !isHash(hash)) return false;
  if (typeof event === 'object' && event !== null) return typeof event.id === 'string' && isDecimal(event.sequence);
  return isHash(event_hash) && typeof chain_id === 'string';
}

function follow(
  chains: Map<string, FileChain>,
  line: Line,
  { erasures, isKept }: { erasures: Erasures; isKept: IsKept },
): void {
  const id =
    line.after?.chain_id ?? line.checkpoint?.chain_id ?? line.chain_id ?? line.event?.customerId ?? chainOfNone;
  const chain = chains.get(id) ?? newChain(id, line.after);
  chains.set(id, chain);
  if (line.checkpoint) chain.checkpoints.push(line.checkpoint);
  if (line.position === undefined) return;
  if (line.event && chain.hashes.get(BigInt(line.position)) !== line.hash) erasures.follow(id, line.event);
  chain.flaw ??= addLink(chain, line, isKept);
}

function newChain(id: string, { position, hash }: NonNullable<Line['after']> | Record<string, never> = {}): FileChain {
  const after = BigInt(position ?? 0);
  const links = {
    after,
    position: after,
    base: hash ?? firstHash.toString('hex'),
    hashes: new Map(),
    shown: new Map(),
  };
  return { id, ...links, undone: [], checkpoints: [], flaw: null, signed: after, unproved: '', restored: '' };
}

/** Where the file leaves events out, the erasure may be among them. */
function flawOfErased({ shown, hashes }: FileChain, lost: number): string | null {
  if (lost === 0 || shown.size < hashes.size) return null;
  return `${lost} events have lost their personal part, and no erasure in this file explains it`;
}

/** The hash at a position of the chain, in hex. */
export function hashIn({ after, base, hashes }: FileChain, position: bigint): string | undefined {
  return position === after ? base : hashes.get(position);
}

/**
 * Returns what is wrong with a link, or null. A line that came twice is proved each time, because its event could be
 * another one. Another link in the place of a known one is of a restored database; `explainUndone` asks for its proof.
 */
function addLink(
  chain: FileChain,
  { event, event_hash, position: at, hash: stated }: Line,
  isKept: IsKept,
): string | null {
  const position = BigInt(at!);
  const before = hashIn(chain, position - 1n);
  if (before === undefined)
    return `the link at ${chain.position + 1n} is missing: ${position} comes after ${chain.position}`;
  const hash = linkHashOf(Buffer.from(before, 'hex'), event ? eventHash(event) : Buffer.from(event_hash!, 'hex'));
  if (hash.toString('hex') !== stated)
    return `the event ${event ? `${event.id} ` : ''}at ${position}, or its link, was changed`;
  if (chain.hashes.get(position) === stated) return null;
  if (chain.hashes.has(position)) undo(chain, position - 1n);
  chain.hashes.set(position, stated);
  chain.position = position;
  if (event) {
    const { id, createdAt } = event;
    chain.shown.set(position, isRecovery(event) || isKept(event) ? event : { id, createdAt });
  }
  return null;
}

function undo(chain: FileChain, after: bigint): void {
  const links: Links = { after, hashes: new Map(), shown: new Map() };
  for (let position = after + 1n; position <= chain.position; position++) {
    links.hashes.set(position, chain.hashes.get(position)!);
    const event = chain.shown.get(position);
    if (event) links.shown.set(position, event);
    chain.hashes.delete(position);
    chain.shown.delete(position);
  }
  chain.undone.push(links);
}

/** Compares a chain with its checkpoints, and notes its flaw, or up to where it is signed. */
function checkEnd(chain: FileChain, keys: readonly VerifyingKey[]): void {
  if (chain.flaw !== null) return;
  const isInside = ({ position }: SignedCheckpoint) => BigInt(position) > chain.after;
  const inside = chain.checkpoints.filter(isInside);
  const checked = keys.length > 0 ? checkSignatures(keys, inside) : { flaw: null, good: inside, unproved: '' };
  const { flaw: unsigned, good, unproved } = checked;
  const foreign = inside.find((each) => ![chain, ...chain.undone].some((links) => isIn(links, each)));
  // A checkpoint of former links says nothing of when the present ones were written.
  const own = good.filter((each) => isIn(chain, each));
  for (const { position } of own) if (BigInt(position) > chain.signed) chain.signed = BigInt(position);
  const times = new SignedTimes([...chain.checkpoints.filter((each) => !isInside(each)), ...own]);
  chain.flaw = unsigned ?? (foreign ? flawOfForeign(chain, foreign) : null);
  for (const [position, event] of chain.shown) chain.flaw ??= times.flawOf(position, event);
  Object.assign(chain, { unproved, checkpoints: good });
}

function flawOfForeign(chain: FileChain, { position }: SignedCheckpoint): string {
  if (chain.hashes.has(BigInt(position))) return `the chain up to ${position} is not the one that was signed`;
  return `its end is missing: ${position} events were signed, and the file ends after ${chain.position}`;
}

function summaryOf(chain: FileChain, keys: readonly VerifyingKey[]): string {
  const { after, hashes, shown, signed, unproved, restored } = chain;
  const parts = [
    `${hashes.size} events in their chain${after > 0n ? ` after ${after}` : ''}`,
    shown.size < hashes.size ? `${hashes.size - shown.size} of them as hashes alone` : '',
    keys.length > 0
      ? `${signed - after} of them signed`
      : 'signatures were not checked: there are no SECRET_KEYS or AUDIT_KEYS here',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}${unproved}${restored}`;
}
