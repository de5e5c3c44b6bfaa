/**
 * The audit log as lines of JSON (docs/audit.md): the form of `audit export`, of the API's export, and of the sink. Each
 * line of an event has its place in its chain, so that a file proves itself.
 */
import { chainOfNone, eventHash } from '../../domain/auditProof.ts';
import { escapeHidden } from '../../lib/text.ts';
import {
  type ChainedEvent,
  type CheckpointRow,
  checkpointOf,
  hashAt,
  hashedEvent,
  readChain,
  readCheckpoints,
} from './auditChain.ts';
import type { Database } from './db.ts';

export function eventLine(event: ChainedEvent, { position, hash }: { position: bigint; hash: Uint8Array }): string {
  return lineOf({ event: hashedEvent(event), position: String(position), hash: hexOf(hash) });
}

/** A link whose event is left out: by the event's hash the chain is still followed. */
function hiddenLine(event: ChainedEvent, { position, hash }: { position: bigint; hash: Uint8Array }): string {
  const event_hash = hexOf(eventHash(hashedEvent(event)));
  const chain_id = event.customerId ?? chainOfNone;
  return lineOf({ event_hash, chain_id, position: String(position), hash: hexOf(hash) });
}

export function checkpointLine(row: CheckpointRow): string {
  return JSON.stringify({ checkpoint: checkpointOf(row) });
}

/** One line for every reader: some also end a line at characters that JSON may have as they are. */
const lineOf = (value: object) => escapeHidden(JSON.stringify(value));

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** An event of a chain is missing: the log was tampered with. */
export class BrokenChain extends Error {}

export interface ChainExport {
  chainId: string;
  /** The position behind which it begins. */
  after?: bigint;
  /** Which events are shown; the others are hashes. */
  isShown?: (event: ChainedEvent) => boolean;
}

/**
 * A chain's lines in its order: where it begins, links, and then the checkpoints of what was exported. Memory does not
 * grow with the log. Yields nothing if the chain has no link at `after`. Throws BrokenChain.
 */
export async function* chainLines(
  db: Database,
  { chainId, after = 0n, isShown = () => true }: ChainExport,
): AsyncGenerator<string> {
  const before = await hashAt(db, chainId, after);
  if (!before) return;
  if (after > 0n) yield JSON.stringify({ after: { chain_id: chainId, position: String(after), hash: hexOf(before) } });
  let last = after;
  for await (const link of readChain(db, chainId, after)) {
    if (!link.event) throw new BrokenChain(`The event at ${link.position} of ${chainId} is missing`);
    yield isShown(link.event) ? eventLine(link.event, link) : hiddenLine(link.event, link);
    last = link.position;
  }
  for (const checkpoint of await readCheckpoints(db, chainId, after))
    if (BigInt(checkpoint.position) <= last) yield JSON.stringify({ checkpoint });
}
