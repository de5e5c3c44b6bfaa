// Operators' commands for the audit log: verify its chains, and export it with what proves it.
import { readFile } from 'node:fs/promises';
import { auditActions, type Outcome, outcomes } from '../../domain/auditActions.ts';
import { Erasures } from '../../domain/auditErasure.ts';
import {
  chainOfNone,
  checkSignatures,
  firstHash,
  linkHash,
  type SignedCheckpoint,
  SignedTimes,
  signingKeys,
  type VerifyingKey,
} from '../../domain/auditProof.ts';
import { UserError } from '../../lib/errors.ts';
import { didYouMean, nearestName } from '../../lib/nearest.ts';
import { verifyingKeys } from '../../secrets/publishedKeys.ts';
import { readAuditKeys } from '../../secrets/secretKeys.ts';
import type { Config } from '../../settings/config.ts';
import { noSuchCustomer } from '../../store/accounts/customerLife.ts';
import { type AuditFilter, type AuditRow, listAllAuditEvents } from '../../store/core/audit.ts';
import {
  hashedEvent,
  type LinkedEvent,
  readChain,
  readCheckpoints,
  readUnlinked,
} from '../../store/core/auditChain.ts';
import { BrokenChain, chainLines } from '../../store/core/auditLines.ts';
import { type Database, query } from '../../store/core/db.ts';
import { keptKeys } from '../account/ownProofs.ts';
import { askedOf, type List, type ListOptions, printList } from '../lists.ts';
import { auditCommand, type Print, timeGiven, withDatabase } from '../operatorCommands.ts';
import { document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { verifyFile } from './auditFile.ts';

/** The exit code when a chain is broken. */
const broken = 1;

interface Chain {
  id: string;
  name: string;
}

export interface AuditVerifyOptions {
  customer?: string | undefined;
  checkpoints?: string | undefined;
  /** A file to verify by itself, without the database. */
  export?: string | undefined;
  /** The public keys for that file. */
  keys?: string | undefined;
  output?: string | undefined;
}

/**
 * `audit verify [FILE] [--customer SLUG] [--checkpoints FILE]`: follows each chain from its first event, and names the first row
 * that is not as it was written. FILE has checkpoints that were exported before: a log whose end is cut off together with
 * its own checkpoints is found by them. Returns the exit code.
 */
export function auditVerifyCommand(
  config: Config,
  { customer, checkpoints: file, export: exported, keys: kept, output }: AuditVerifyOptions,
  print: Print,
): Promise<number> {
  const format = outputFormat(output);
  if (exported !== undefined) {
    if (customer !== undefined || file !== undefined || format !== 'table')
      throw new UserError('A FILE is verified by itself: leave out --customer, --checkpoints, and --output.');
    return keysOfFile(config, kept).then((keys) => verifyFile(exported, keys, print));
  }
  return withDatabase(config, async (db) => {
    const keys = await verifyingKeys(db, await readAuditKeys(config), 'audit checkpoints');
    const before = file === undefined ? [] : await readExported(file);
    const chains: { name: string; whole: boolean; says: string }[] = [];
    const found = (name: string, flaw: string | null, line = '') => {
      chains.push({ name, whole: flaw === null, says: flaw ?? line });
      if (format === 'table') print(flaw === null ? `${name}: ${line}` : `${name}: BROKEN: ${flaw}`);
    };
    const erasures = new Erasures();
    const known = await chainsOf(db, customer);
    const foreign = customer === undefined ? await foreignChains(db, known, before) : [];
    for (const { id, name } of foreign) {
      const { flaw } = await verifyChain(db, keys, { id, name }, [], erasures);
      const why = 'there is no such account: it was deleted with its events, or its events were made up';
      found(name, flaw === null ? why : `${why}; its chain is broken, too`);
      erasures.distrust(id);
    }
    for (const chain of known) {
      const own = before.filter(({ chain_id }) => chain_id === chain.id);
      const { flaw, line } = await verifyChain(db, keys, chain, own, erasures);
      found(chain.name, flaw, line);
      if (flaw !== null) erasures.distrust(chain.id);
    }
    const whole = chains.every((chain) => chain.whole);
    await auditCommand(db, 'audit.verify', customer ?? 'audit log', { found: whole ? 'whole' : 'broken' });
    if (format !== 'table') print(document({ whole, chains }, format));
    return whole ? 0 : broken;
  });
}

async function keysOfFile(config: Config, kept: string | undefined): Promise<VerifyingKey[]> {
  const purpose = 'audit checkpoints';
  return kept === undefined ? signingKeys(await readAuditKeys(config), purpose) : keptKeys(kept, purpose);
}

async function chainsOf(db: Database, slug: string | undefined): Promise<Chain[]> {
  const customers = await db.customer.findMany({
    ...(slug !== undefined && { where: { slug } }),
    select: { id: true, slug: true },
    orderBy: { slug: 'asc' },
  });
  if (slug !== undefined && customers.length === 0) throw noSuchCustomer(slug);
  const chains = customers.map(({ id, slug: name }) => ({ id, name }));
  return slug === undefined ? [...chains, { id: chainOfNone, name: '(no account)' }] : chains;
}

/**
 * Every event is in exactly one known chain. So a chain of none of the accounts is a flaw, whether a link, an event, or a
 * checkpoint says that there is one, here or in what was exported before.
 */
async function foreignChains(
  db: Database,
  known: readonly Chain[],
  kept: readonly SignedCheckpoint[],
): Promise<Chain[]> {
  const ids = known.map(({ id }) => id);
  const rows = await query(db)<{ id: string }>`
    SELECT id::text AS id FROM (
      SELECT chain_id AS id FROM audit_links UNION SELECT chain_id FROM audit_checkpoints
      UNION SELECT customer_id FROM audit_events WHERE customer_id IS NOT NULL
      UNION SELECT unnest(${kept.map(({ chain_id }) => chain_id)}::text[])::uuid
    ) named WHERE NOT id = ANY(${ids}::uuid[]) ORDER BY id`;
  return rows.map(({ id }) => ({ id, name: id }));
}

async function verifyChain(
  db: Database,
  keys: readonly VerifyingKey[],
  { id }: Chain,
  kept: readonly SignedCheckpoint[],
  erasures: Erasures,
): Promise<{ flaw: string | null; line: string }> {
  const flawed = (flaw: string) => ({ flaw, line: '' });
  const signed = [...(await readCheckpoints(db, id)), ...kept];
  const { flaw: unsigned, good, unproved } = checkSignatures(keys, signed);
  if (unsigned !== null) return flawed(unsigned);
  const hashAt = new Map<bigint, Set<string>>();
  for (const { position, hash } of signed) {
    const at = BigInt(position);
    hashAt.set(at, (hashAt.get(at) ?? new Set()).add(hash));
  }
  const times = new SignedTimes(good);
  let position = 0n;
  let before: Buffer = firstHash;
  let erased = 0;
  for await (const link of readChain(db, id)) {
    position += 1n;
    const flaw = flawOfLink(link, { id, position, before, times });
    if (flaw !== null) return flawed(flaw);
    const wanted = hashAt.get(position);
    if (wanted && !(wanted.size === 1 && wanted.has(link.hash.toString('hex'))))
      return flawed(`the chain up to ${position} is not the one that was signed`);
    before = link.hash;
    if (!link.event) continue;
    erasures.follow(id, link.event);
    if (link.event.erasedDigest) erased++;
  }
  const lost = erasures.openIn(id);
  if (lost > 0) return flawed(`${lost} events have lost their personal part, and no erasure of an account explains it`);
  if (id !== chainOfNone && !(await isErased(db, id))) {
    erasures.distrust(id);
    if (erased > 0) return flawed(`${erased} events have lost their personal part, and the account was not erased`);
  }
  const last = signed.reduce((most, each) => (BigInt(each.position) > most ? BigInt(each.position) : most), 0n);
  if (last > position)
    return flawed(`its end is missing: ${last} events were signed, and the chain ends after ${position}`);
  const unlinked = await readUnlinked(db, id);
  const passed = unlinked.find(({ isPassed }) => isPassed);
  if (passed) return flawed(`the event ${passed.id} (sequence ${passed.sequence}) was added past the chain`);
  const waiting = unlinked.length > 0 ? `, ${unlinked.length} wait for their links` : '';
  const without = erased > 0 ? `, ${erased} without their personal part, which was erased` : '';
  return {
    flaw: null,
    line: `${position} events in their chain, ${last} of them signed${unproved}${without}${waiting}`,
  };
}

/** What is wrong with a link by itself; null if nothing is. */
function flawOfLink(
  { position: at, hash, linkedSequence, event }: LinkedEvent,
  { id, position, before, times }: { id: string; position: bigint; before: Buffer; times: SignedTimes },
): string | null {
  if (at !== position) return `the link at ${position} is missing`;
  if (!event) return `the event at ${position} (sequence ${linkedSequence}) is missing`;
  const named = `the event ${event.id} at ${position} (sequence ${linkedSequence})`;
  if ((event.customerId ?? chainOfNone) !== id) return `${named} was changed, or is of another chain`;
  const hashed = hashedEvent(event);
  return linkHash(before, hashed).equals(hash) ? times.flawOf(position, hashed) : `${named}, or its link, was changed`;
}

async function isErased(db: Database, id: string): Promise<boolean> {
  return (await db.customer.count({ where: { id, status: 'erased' } })) > 0;
}

async function readExported(file: string): Promise<SignedCheckpoint[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines
      .map((line) => JSON.parse(line) as { checkpoint?: SignedCheckpoint })
      .flatMap(({ checkpoint }) => checkpoint ?? []);
  } catch (error) {
    throw new UserError(`${file} is no export: each line must be JSON, as "audit export" prints it.`, { cause: error });
  }
}

/**
 * `audit export [--customer SLUG]`: prints each event in the order of its chain, with its position and hash, and the
 * checkpoints, as lines of JSON. Memory does not grow with the log.
 */
export function auditExportCommand(
  config: Config,
  { customer }: { customer?: string | undefined },
  print: Print,
): Promise<void> {
  return withDatabase(config, async (db) => {
    const chains = await chainsOf(db, customer);
    for (const { id, name } of chains) {
      try {
        for await (const line of chainLines(db, { chainId: id })) print(line);
      } catch (error) {
        if (!(error instanceof BrokenChain)) throw error;
        throw new UserError(`${error.message} (${name}): run "audit verify".`, { cause: error });
      }
    }
    await auditCommand(db, 'audit.export', customer ?? 'audit log');
  });
}

interface AuditListOptions extends ListOptions {
  customer?: string;
  action?: string;
  actor?: string;
  target?: string;
  outcome?: string;
  address?: string;
  request?: string;
  from?: string;
  to?: string;
}

/** `audit list [FILTERS]`: events of all accounts, and of none, newest first. */
export function auditListCommand(config: Config, options: AuditListOptions, print: Print): Promise<void> {
  const asked = askedOf(options);
  const { customer: customerSlug, action, actor: actorId, target, address, request: requestId } = options;
  const filter: AuditFilter = {
    action: actionOf(action),
    actorId,
    target,
    address,
    requestId,
    outcome: outcomeOf(options.outcome),
    from: options.from === undefined ? undefined : timeGiven('--from', options.from),
    to: options.to === undefined ? undefined : timeGiven('--to', options.to),
  };
  return withDatabase(config, async (db) => {
    if (customerSlug !== undefined) await chainsOf(db, customerSlug);
    const list: List<AuditRow & { customer: string | null }> = {
      heads: ['TIME', 'ACCOUNT', 'ACTOR', 'ACTION', 'TARGET', 'OUTCOME', 'ADDRESS', 'REASON'],
      cells: ({ createdAt, customer, actorType, actorName, actorId: id, action: act, target: on, ...event }) => [
        createdAt.toISOString(),
        customer ?? '-',
        `${actorType} ${actorName ?? id}`,
        act,
        on,
        event.outcome,
        event.address ?? '-',
        event.reason ?? '-',
      ],
      object: (event) => ({ ...event, sequence: String(event.sequence) }),
      place: ({ sequence }) => String(sequence),
      page: (after, limit) => listAllAuditEvents(db, { customerSlug, ...filter }, { before: placeOf(after), limit }),
      none: 'No event matches.',
    };
    return printList(asked, list, print);
  });
}

function placeOf(after: string | null): bigint | null {
  if (after === null) return null;
  if (!/^\d{1,18}$/.test(after)) throw new UserError(`--after is the sequence of an event, not "${after}".`);
  return BigInt(after);
}

function actionOf(given: string | undefined): string | undefined {
  if (given === undefined || Object.hasOwn(auditActions, given)) return given;
  throw new UserError(
    `No event has the action "${given}".${didYouMean(nearestName(given, Object.keys(auditActions)))}`,
  );
}

function outcomeOf(given: string | undefined): Outcome | undefined {
  const outcome = outcomes.find((each) => each === given);
  if (given !== undefined && !outcome) throw new UserError(`--outcome is ${outcomes.join(' or ')}, not "${given}".`);
  return outcome;
}
