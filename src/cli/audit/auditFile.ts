// `audit verify FILE`: an export, or what a sink has kept, proves itself without the database.
import { createReadStream } from 'node:fs';
import * as z from 'zod';
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
import { linesOf as splitLines } from '../../lib/lineFeeds.ts';
import type { Print } from '../operatorCommands.ts';

/** Far above what an event can have. */
const lineLimitChars = 1024 ** 2;
/** Text as the database can hold it. */
const text = z.string().refine((value) => !value.includes('\0'));
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const decimal = z.string().regex(/^\d{1,18}$/);
const position = z.string().regex(/^[1-9]\d{0,17}$/);
const fact = z.union([text, z.number(), z.boolean(), z.null()]);
const place = { chain_id: z.guid(), position: decimal, hash };

/** An event as a line has it. Only of one that is proved, the service wrote all that is here. */
export type FileEvent = z.infer<typeof known>;
const known = z.object({
  id: text,
  customerId: z.guid().nullable(),
  createdAt: z.iso.datetime(),
  sequence: decimal,
  actorType: text,
  actorName: text.nullable(),
  action: text,
  target: text,
  outcome: text,
  reason: text.nullable(),
  details: z.record(text, fact),
  erasedDigest: hash.optional(),
});
/** All members are kept: the hash is over all of them. */
const event = known.catchall(fact);

/** What a line has one of. */
const lines = {
  event: z.object({ event, position, hash }),
  event_hash: z.object({ event_hash: hash, chain_id: z.guid(), position, hash }),
  /** Where the sink found a link without its event. */
  missing: z.object({ missing: z.object(place) }),
  checkpoint: z.object({
    checkpoint: z.object({ ...place, created_at: text, key_id: text, signature: text }).catchall(fact),
  }),
  after: z.object({ after: z.object(place) }),
};

export interface FileLine {
  event?: FileEvent;
  event_hash?: string;
  chain_id?: string;
  position?: string;
  hash?: string;
  checkpoint?: SignedCheckpoint;
  after?: { chain_id: string; position: string; hash: string };
  missing?: { chain_id: string; position: string; hash: string };
}

interface Chain {
  /** The position behind which the file has it. */
  after: bigint;
  position: bigint;
  hash: Buffer;
  /** Of every link in the file, in hex: a receiver may have a line twice, and checkpoints may come later. */
  hashes: Map<bigint, string>;
  /** Events that the file shows; it has the others as hashes. */
  shown: Map<bigint, { id: string; createdAt: string }>;
  checkpoints: SignedCheckpoint[];
  flaw: string | null;
}

/** Checks every chain of the file and returns the exit code: 1 if one is broken, or the file has none. */
export async function verifyFile(file: string, keys: readonly VerifyingKey[], print: Print): Promise<number> {
  const chains = new Map<string, Chain>();
  const erasures = new Erasures();
  for await (const line of linesOf(file)) follow(chains, line, erasures);
  if (chains.size === 0) throw new UserError(`${file} has no audit events.`);
  let code = 0;
  for (const [id, chain] of chains) {
    const name = id === chainOfNone ? '(no account)' : id;
    const { flaw: broken, signed, unproved } = checkEnd(chain, keys);
    const flaw = broken ?? flawOfErased(chain, erasures.openIn(id));
    if (flaw !== null) code = 1;
    print(flaw === null ? `${name}: ${summaryOf(chain, signed, keys)}${unproved}` : `${name}: BROKEN: ${flaw}`);
  }
  return code;
}

/** Calls `flawed` for each line that is none, which throws unless such a line is to be passed over. Throws UserError. */
export async function* linesOf(
  file: string,
  flawed: (flaw: string) => void = (flaw) => {
    throw new UserError(flaw);
  },
): AsyncGenerator<FileLine> {
  let number = 0;
  try {
    for await (const text of splitLines(createReadStream(file), lineLimitChars)) {
      number++;
      if (text.trim() === '') continue;
      const line = lineOf(text);
      if (typeof line === 'string') flawed(`${file}:${number} ${line}`);
      else yield line;
    }
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new UserError(`${file} cannot be read (${code ?? message}).`, { cause: error });
  }
}

/** Returns what is wrong with a text that is no line. */
function lineOf(text: string): FileLine | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'is not JSON: each line must be as "audit export" prints it.';
  }
  const kinds = (Object.keys(lines) as (keyof typeof lines)[]).filter((kind) => Object.hasOwn(Object(value), kind));
  const line = kinds.length === 1 ? lines[kinds[0]!].safeParse(value) : undefined;
  return line?.data ?? 'is neither an audit event with its hash nor a checkpoint.';
}

/** The chain that a line is of. */
export const chainOf = ({ after, checkpoint, missing, chain_id, event }: FileLine): string =>
  (after ?? checkpoint ?? missing)?.chain_id ?? chain_id ?? event?.customerId ?? chainOfNone;

function follow(chains: Map<string, Chain>, line: FileLine, erasures: Erasures): void {
  const id = chainOf(line);
  let chain = chains.get(id);
  if (!chain) {
    const [after, hash] = line.after
      ? [BigInt(line.after.position), Buffer.from(line.after.hash, 'hex')]
      : [0n, firstHash];
    chain = { after, position: after, hash, hashes: new Map(), shown: new Map(), checkpoints: [], flaw: null };
    chains.set(id, chain);
  }
  if (line.checkpoint) chain.checkpoints.push(line.checkpoint);
  if (line.missing) chain.flaw ??= `the event at ${line.missing.position} was gone before the sink got it`;
  if (line.position === undefined) return;
  if (line.event && !chain.hashes.has(BigInt(line.position))) erasures.follow(id, line.event);
  chain.flaw ??= addLink(chain, line);
}

/** Where the file leaves events out, the erasure may be among them. */
function flawOfErased({ shown, hashes }: Chain, lost: number): string | null {
  if (lost === 0 || shown.size < hashes.size) return null;
  return `${lost} events have lost their personal part, and no erasure in this file explains it`;
}

/** Returns what is wrong with a link, or null. */
function addLink(chain: Chain, { event, event_hash, position: at, hash: stated }: FileLine): string | null {
  const position = BigInt(at!);
  const known = chain.hashes.get(position);
  if (known !== undefined) return known === stated ? null : `the file has two different links at ${position}`;
  if (position !== chain.position + 1n)
    return `the link at ${chain.position + 1n} is missing: ${position} comes after ${chain.position}`;
  const hash = linkHashOf(chain.hash, event ? eventHash(event) : Buffer.from(event_hash!, 'hex'));
  if (hash.toString('hex') !== stated)
    return `the event ${event ? `${event.id} ` : ''}at ${position}, or its link, was changed`;
  chain.hashes.set(position, stated);
  Object.assign(chain, { position, hash });
  if (event) chain.shown.set(position, { id: event.id, createdAt: event.createdAt });
  return null;
}

/** Compares a chain with its checkpoints. `signed` is the position of the last good one. */
function checkEnd(
  chain: Chain,
  keys: readonly VerifyingKey[],
): { flaw: string | null; signed: bigint; unproved?: string } {
  let signed = chain.after;
  if (chain.flaw !== null) return { flaw: chain.flaw, signed };
  const isInside = ({ position }: SignedCheckpoint) => BigInt(position) > chain.after;
  const inside = chain.checkpoints.filter(isInside);
  const checked = keys.length > 0 ? checkSignatures(keys, inside) : { flaw: null, good: inside, unproved: '' };
  const { flaw: unsigned, good, unproved } = checked;
  if (unsigned !== null) return { flaw: unsigned, signed };
  for (const checkpoint of inside) {
    const position = BigInt(checkpoint.position);
    const hash = chain.hashes.get(position);
    if (hash === undefined)
      return {
        flaw: `its end is missing: ${position} events were signed, and the file ends after ${chain.position}`,
        signed,
      };
    if (hash !== checkpoint.hash) return { flaw: `the chain up to ${position} is not the one that was signed`, signed };
    if (position > signed) signed = position;
  }
  const times = new SignedTimes([...chain.checkpoints.filter((each) => !isInside(each)), ...good]);
  for (const [position, event] of chain.shown) {
    const flaw = times.flawOf(position, event);
    if (flaw !== null) return { flaw, signed };
  }
  return { flaw: null, signed, unproved };
}

function summaryOf({ after, hashes, shown }: Chain, signed: bigint, keys: readonly VerifyingKey[]): string {
  const parts = [
    `${hashes.size} events in their chain${after > 0n ? ` after ${after}` : ''}`,
    shown.size < hashes.size ? `${hashes.size - shown.size} of them as hashes alone` : '',
    keys.length > 0
      ? `${signed - after} of them signed`
      : 'signatures were not checked: there are no SECRET_KEYS or AUDIT_KEYS here',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
