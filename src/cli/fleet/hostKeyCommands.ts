// Operators' commands for the keys with which hosts' agents sign what they say (docs/decisions/0032).
import { createPrivateKey } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { agentName, type HostAddress } from '../../domain/names.ts';
import { identityFile, newPrivateKey, type PublicHostKey, publicPart } from '../../drivers/agent/hostIdentity.ts';
import { ordersFile, pinnedRoot, rootIn } from '../../drivers/agent/orderBook.ts';
import { noSuchHost, UserError } from '../../lib/errors.ts';
import { makeFolderDurably, readIfPresent, syncFolder, writeDurably } from '../../lib/files.ts';
import { ensureSecretKeys } from '../../secrets/firstKey.ts';
import { ordersOf, type RootKey } from '../../secrets/orderKeys.ts';
import type { Config } from '../../settings/config.ts';
import { type Database, query, transaction } from '../../store/core/db.ts';
import { currentHostKey, type Enrolment, enrollHost } from '../../store/fleet/hostKeys.ts';
import { listHostAddresses } from '../../store/fleet/hostRows.ts';
import { type Made, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** How long a replaced key still holds: for an agent that gets its new one by hand. */
const overlapHours = 24;
const overlapHoursMax = 24 * 30;

export interface EnrollOptions {
  /** The public key of an agent on another machine: what `hosts key` printed there, or a file with it. */
  key?: string | undefined;
  all?: boolean | undefined;
  overlapHours?: string | undefined;
  /** Allows a key in place of the one that is trusted. */
  replace?: boolean | undefined;
  yes?: boolean | undefined;
}

/**
 * `hosts key NAME`, on the host itself, which has no database: makes the agent's key if there is none. With `--orders`,
 * the agent follows no order from then on that is not signed with that key, or with one that follows it.
 */
export async function hostsKeyCommand(
  config: Config,
  name: string,
  { replace = false, orders }: { replace?: boolean; orders?: string },
  print: Print,
): Promise<void> {
  const file = identityFile(config.dataDir, name);
  if (orders !== undefined)
    await pinOrders(config.dataDir, name, (await givenKey(orders, '--orders', orderKeyWords)).publicKey);
  if (replace || (await readIfPresent(file)) === null) await writeIdentity(file, newPrivateKey());
  const { publicKey } = await keyIn(file);
  print(publicKey);
}

/**
 * `hosts enroll NAME`: trusts a new key of the host's agent. Without `--key` it makes the key, in the data folder that
 * the agent on this machine uses; a running agent takes it up by itself. With `--all`, those hosts get one that have none
 * in the database. Another key than the trusted one needs `--replace`. Returns the exit code.
 */
export function hostsEnrollCommand(
  config: Config,
  name: string | undefined,
  options: EnrollOptions,
  print: Print,
  made?: Made,
): Promise<number> {
  const { key, all = false, replace = false } = options;
  if (all === (name !== undefined)) throw new UserError('Name one host, or give --all for those that have no key yet.');
  if (all && key !== undefined) throw new UserError('--key is the key of one host: name the host.');
  if (all && replace) throw new UserError('--replace is for one host: name the host.');
  const hours = wholeNumber('--overlap-hours', options.overlapHours ?? String(overlapHours), { most: overlapHoursMax });
  return withDatabase(config, async (db) => {
    if (name === undefined) {
      for (const line of await enrollMissing(db, config, { agentsAreHere: false, hours })) print(line);
      return 0;
    }
    if ((await db.host.count({ where: { name, retired: false } })) === 0) throw noSuchHost(name);
    const given = key === undefined ? null : await givenKey(key, '--key', agentKeyWords);
    const trusted = await currentHostKey(db, name);
    if (trusted && trusted.fingerprint !== given?.fingerprint) {
      if (!replace) throw new UserError(hasKey(name, trusted.fingerprint));
      if (!options.yes) {
        print(`This replaces the key ${trusted.fingerprint} of ${name}, which holds for ${hours} hours more.`);
        return notDone(print);
      }
    }
    await ensureSecretKeys(config, db);
    const orders = await ordersOf(db, config).publicKey();
    const { fingerprint } = given
      ? await trust(db, name, given, hours)
      : await enrollHere(db, { dataDir: config.dataDir, name, hours, orders });
    made?.({ fingerprint, orders });
    print(`${name} is believed what is signed with the key ${fingerprint}, and nothing unsigned`);
    if (given) print(`on the host, so that it follows orders: hosts key ${name} --orders ${orders}`);
    return 0;
  });
}

const hasKey = (name: string, fingerprint: string) =>
  `${name} has the key ${fingerprint}, which its agent signs with, here or elsewhere. ` +
  'To trust another one in its place, give --replace and --yes.';

/**
 * `hosts orders`: prints the root key, which agents pin. `--rotate` makes a new key of orders, which they follow because
 * the root names it.
 */
export function hostsOrderKeyCommand(
  config: Config,
  { rotate = false }: { rotate?: boolean },
  print: Print,
  made?: Made,
) {
  return withDatabase(config, async (db) => {
    await ensureSecretKeys(config, db);
    const orders = ordersOf(db, config);
    if (rotate) await orders.rotate();
    const key = await orders.publicKey();
    made?.({ orders: key });
    print(key);
  });
}

/**
 * `hosts order-root FILE`: writes the private root key to the file, and removes it from the database. `--rotate` makes a
 * new key of orders with the root key in the file.
 */
export function hostsOrderRootCommand(
  config: Config,
  file: string,
  { rotate = false }: { rotate?: boolean },
  print: Print,
) {
  return withDatabase(config, async (db) => {
    await ensureSecretKeys(config, db);
    const orders = ordersOf(db, config);
    if (rotate) {
      await orders.rotate(await rootKeyIn(file));
      return print('hosts follow a new key of orders from now on');
    }
    await orders.publicKey();
    await orders.takeRoot((key) => writeNew(file, `${JSON.stringify({ kty: 'OKP', crv: 'Ed25519', ...key })}\n`));
    print(`${file} has the root key, and the database no longer does: keep the file offline, and a copy of it.`);
  });
}

async function writeNew(file: string, text: string): Promise<void> {
  const opened = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be written (${error.code}): name a new file.`, { cause: error });
  });
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function rootKeyIn(file: string): Promise<RootKey> {
  try {
    const jwk = JSON.parse(await readFile(file, 'utf8')) as RootKey & { crv: string };
    const { x, d } = createPrivateKey({ key: jwk as never, format: 'jwk' }).export({ format: 'jwk' }) as RootKey;
    if (jwk.crv === 'Ed25519') return { x, d };
  } catch {
    // Its text may be a key, and is not quoted.
  }
  throw new UserError(`${file} is not a root key as "hosts order-root FILE" wrote it.`);
}

/**
 * Gives each host of the fleet that an agent here serves (HOSTS) a key, if the database has none for it. With agents that
 * are here, as those of "npm start", also in place of a trusted key that their data folder lacks, such as after a restore.
 * Returns a line for each. Idempotent.
 */
export async function enrollMissing(
  db: Database,
  config: Parameters<typeof ordersOf>[1] & Pick<Config, 'HOSTS'>,
  { agentsAreHere, hours = overlapHours }: { agentsAreHere: boolean; hours?: number } = { agentsAreHere: true },
): Promise<string[]> {
  const { dataDir, HOSTS } = config;
  await ensureSecretKeys(config, db);
  const orders = await ordersOf(db, config).publicKey();
  const lines: string[] = [];
  const asked = HOSTS.split(',').map((name) => name.trim());
  const isServed = (host: HostAddress) =>
    HOSTS.trim() === '' || asked.includes(host.hostName) || asked.includes(agentName(host));
  for (const { hostName: name } of (await listHostAddresses(db)).filter(isServed)) {
    const file = identityFile(dataDir, name);
    const mine = (await readIfPresent(file)) === null ? null : await keyIn(file);
    const trusted = await currentHostKey(db, name);
    const isTrusted = mine !== null && trusted?.fingerprint === mine.fingerprint;
    const pinned = await readIfPresent(ordersFile(dataDir, name));
    // An agent follows a new key of orders by itself, except for a root key in place of a lost one.
    if (mine && !(pinned !== null && rootIn(pinned)?.root === orders)) await pinOrders(dataDir, name, orders);
    if (isTrusted) continue;
    if (trusted && !agentsAreHere) {
      lines.push(`${name} keeps the key ${trusted.fingerprint}, which is not in this data folder`);
      continue;
    }
    // The file of a start that was killed before its key was trusted, or of a database that was restored.
    const enrolled = mine && (await enrollHost(db, name, mine, hours)) === 'trusted';
    const { fingerprint } = enrolled ? mine : await enrollHere(db, { dataDir, name, hours, orders });
    lines.push(`${name} has the key ${fingerprint}`);
  }
  return lines;
}

interface Enrollment {
  dataDir: string;
  name: string;
  hours: number;
  /** The key of orders. */
  orders: string;
}

/**
 * The key is trusted before its agent uses it, so none of its statements is refused. Of two commands at once, the second
 * waits: the agent uses the key that was trusted last.
 */
function enrollHere(db: Database, { dataDir, name, hours, orders }: Enrollment): Promise<PublicHostKey> {
  const file = identityFile(dataDir, name);
  const draft = `${file}.next`;
  return transaction(db, async (tx) => {
    await query(tx)`SELECT pg_advisory_xact_lock(hashtextextended('host key/' || ${name}, 0))::text`;
    await writeIdentity(draft, newPrivateKey());
    const made = await trust(db, name, await keyIn(draft), hours);
    await pinOrders(dataDir, name, orders);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return made;
  });
}

const refusals: Readonly<Record<Exclude<Enrolment, 'trusted' | 'known' | 'no such host'>, (name: string) => string>> = {
  'of another host': () => 'Another host has this key: make a key for each with "hosts key NAME".',
  replaced: (name) => `This key was replaced: make a new one with "hosts key ${name} --replace".`,
};

async function trust(db: Database, name: string, key: PublicHostKey, hours: number): Promise<PublicHostKey> {
  const outcome = await enrollHost(db, name, key, hours);
  if (outcome === 'no such host') throw noSuchHost(name);
  if (outcome !== 'trusted' && outcome !== 'known') throw new UserError(refusals[outcome](name));
  return key;
}

async function pinOrders(dataDir: string, name: string, publicKey: string): Promise<void> {
  const file = ordersFile(dataDir, name);
  const present = await readIfPresent(file);
  // The versions that the agent has seen count on.
  if (present !== null && rootIn(present)?.root === publicKey) return;
  await writeIdentity(file, pinnedRoot({ root: publicKey, version: 0 }));
}

async function writeIdentity(file: string, pem: string): Promise<void> {
  const folder = path.dirname(file);
  await makeFolderDurably(folder);
  await chmod(folder, 0o700);
  await writeDurably(file, pem, 0o600);
}

async function keyIn(file: string): Promise<PublicHostKey> {
  const pem = await readFile(file, 'utf8');
  return publicPart(pem).catch((error: Error) => {
    throw new UserError(`${file} is not the key of an agent (${error.message}): remove it, and enroll the host again.`);
  });
}

const agentKeyWords = 'what "hosts key NAME" printed on the host';
const orderKeyWords = 'what "hosts orders" printed on a machine of the API';

/** A public key as a command prints it, or a file with that. */
async function givenKey(text: string, option: string, words: string): Promise<PublicHostKey> {
  const file = text.includes('/') || text.includes('.') ? await readIfPresent(text) : null;
  const key = (file ?? text).trim();
  const isNone = new UserError(`${option} takes ${words}: 43 characters, or a file with them.`);
  if (!/^[A-Za-z0-9_-]{43}$/.test(key)) throw isNone;
  return publicPart({ kty: 'OKP', crv: 'Ed25519', x: key }).catch(() => Promise.reject(isNone));
}
