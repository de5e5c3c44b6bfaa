/**
 * Which orders an agent follows. The root key of the control plane is pinned beside the agent's own,
 * `DATA_DIR/identities/HOST.orders.json`, by `hosts enroll`, with the newest version of a key of orders that the agent has
 * seen. The newest order of each runtime is beside its record, `DATA_DIR/hosts/HOST/orders/RUNTIME.json`, until the
 * runtime is destroyed: from then on its tombstone refuses what would make it. Orders for consoles and images end by the
 * clock, and are not kept.
 *
 * An agent that has neither keys nor a key of its own follows every call: where Temporal listens on loopback alone.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import {
  argumentsDigest,
  consoleOrderMs,
  type OrderAct,
  type OrderClaims,
  orderActs,
  orderAudience,
  orderLength,
  pullOrderMs,
} from '../../domain/hostOrder.ts';
import { type OrderRoot, type VerifiedOrder, verifiedOrder } from '../../domain/orderSignatures.ts';
import { makeFolderDurably, writeDurably } from '../../lib/files.ts';
import { identityFile } from './hostIdentity.ts';
import { hostFolder, isRefusedByDisk, plainName, readIfThere } from './records.ts';

/** What a call is about. */
export interface OrderedCall {
  runtimeId: string;
  /** What its order has to be for: one of these. */
  acts: readonly OrderAct[];
  /** What its order has to fix; absent: nothing. */
  arguments?: unknown;
}

/** The order is not for this call, or not signed by the control plane, or an older one. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
}

/** Orders that are of no machine's row end by the clock. */
const orderLastsMs: Partial<Record<OrderAct, number>> = { console: consoleOrderMs, pull: pullOrderMs };

/** A number counts among the orders of one version: whatever a stolen key signed, the next key's orders are newer. */
interface Noted {
  version: number;
  number: number;
  act: OrderAct;
}

export function ordersFile(dataDir: string, hostName: string): string {
  return identityFile(dataDir, hostName).replace(/\.pem$/, '.orders.json');
}

/** The content of that file. */
export function pinnedRoot(root: OrderRoot): string {
  return `${JSON.stringify(root)}\n`;
}

export class OrderBook {
  readonly #hostName: string;
  readonly #keysFile: string;
  readonly #identity: string;
  readonly #folder: string;
  readonly #noted = new Map<string, Noted | null>();
  /** Console orders that were used, with the time at which they end. */
  readonly #consoles = new Map<string, number>();
  #root: { stamp: string; root: OrderRoot | null } = { stamp: '', root: null };
  /** The newest version that an order had; the file may lack it while the disk is full. */
  #seen: OrderRoot | null = null;

  constructor(dataDir: string, hostName: string) {
    this.#hostName = hostName;
    this.#keysFile = ordersFile(dataDir, hostName);
    this.#identity = identityFile(dataDir, hostName);
    this.#folder = path.join(hostFolder(dataDir, hostName), 'orders');
  }

  /** Throws OrderRefused unless the control plane orders this now. */
  async follow(order: unknown, call: OrderedCall): Promise<void> {
    const root = this.#pinned();
    if (root === 'none wanted') return;
    const { runtimeId } = call;
    const { claims, document } = await this.#verified(order, root);
    const { version } = document;
    const noted = await this.#notedOf(runtimeId);
    // From here to the note nothing is waited for: of two orders at once, the later one is compared with the other.
    this.#requireFor(claims, call);
    if (claims.act === 'console') return this.#useConsole(claims);
    // No machine has this id, so no destroy would remove a note. A fetch may be repeated until its order ends.
    if (claims.act === 'pull') return;
    const number = claims.num!;
    if (noted && (version < noted.version || (version === noted.version && number < noted.number)))
      throw refused(`order ${number} for ${runtimeId} is older than ${noted.number} (${noted.act})`);
    if (noted?.version === version && noted.number === number && noted.act === claims.act) return;
    await this.#note(runtimeId, { version, number, act: claims.act });
  }

  /** Whether it has the key that orders are checked with. */
  health(): HealthCheck {
    const found = { type: 'Orders', ok: true, reason: 'HasKey', message: 'it has the key' } as const;
    try {
      this.#pinned();
      return found;
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error;
      return { ...found, ok: false, reason: 'NoKey', message: error.message };
    }
  }

  /** The runtime is destroyed. */
  async forget(runtimeId: string): Promise<void> {
    if (!this.#noted.has(runtimeId) && !existsSync(this.#fileOf(runtimeId))) return;
    this.#noted.set(runtimeId, null);
    await rm(this.#fileOf(runtimeId), { force: true });
    this.#noted.delete(runtimeId);
  }

  #pinned(): OrderRoot | 'none wanted' {
    const stat = statSync(this.#keysFile, { throwIfNoEntry: false });
    if (!stat && !existsSync(this.#identity)) return 'none wanted';
    if (!stat) throw this.#hasNoKey('missing');
    const stamp = `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    if (stamp !== this.#root.stamp) this.#root = { stamp, root: rootIn(readFileSync(this.#keysFile, 'utf8')) };
    if (!this.#root.root) throw this.#hasNoKey('damaged');
    return this.#root.root;
  }

  #hasNoKey(how: 'missing' | 'damaged'): OrderRefused {
    return refused(
      `the key of orders is ${how}: run "hosts orders" where the database is, and ` +
        `"hosts key ${this.#hostName} --orders KEY" on the host, which writes ${this.#keysFile}`,
    );
  }

  async #verified(order: unknown, root: OrderRoot): Promise<VerifiedOrder> {
    if (typeof order !== 'string' || order.length > orderLength) throw refused('it comes without an order');
    const verified = await verifiedOrder(order, this.#newest(root));
    if (!verified) throw refused('its order is not signed with the key that the root key pinned here names last');
    await this.#see(root, verified.document.version);
    return verified;
  }

  #requireFor(claims: OrderClaims, { runtimeId, acts, arguments: given }: OrderedCall): void {
    const { aud, host, run, act, num, dig, iat } = claims;
    if (aud !== orderAudience || host !== this.#hostName || run !== runtimeId)
      throw refused(`its order is for ${String(run)} on ${String(host)}`);
    if (!acts.includes(act))
      throw refused(`its order is ${Object.hasOwn(orderActs, act) ? orderActs[act] : 'unknown'}`);
    if (given !== undefined && dig !== argumentsDigest(given)) throw refused('its order is for other arguments');
    const lastsMs = orderLastsMs[act];
    if (lastsMs !== undefined && !(Math.abs(Date.now() - iat * 1_000) <= lastsMs))
      throw refused('its order is too old, or the clock is wrong');
    if (act !== 'console' && !Number.isSafeInteger(num)) throw refused('its order has no number');
  }

  #useConsole({ dig, iat }: OrderClaims): void {
    const nowMs = Date.now();
    for (const [used, endMs] of this.#consoles) if (endMs < nowMs) this.#consoles.delete(used);
    if (this.#consoles.has(String(dig))) throw refused('its order was used before');
    this.#consoles.set(String(dig), iat * 1_000 + consoleOrderMs);
  }

  async #notedOf(runtimeId: string): Promise<Noted | null> {
    const known = this.#noted.get(runtimeId);
    if (known !== undefined) return known;
    const text = await readIfThere(this.#fileOf(runtimeId));
    const read = text === null ? null : notedIn(text);
    // Another call may have noted one meanwhile.
    const now = this.#noted.get(runtimeId);
    if (now !== undefined) return now;
    this.#noted.set(runtimeId, read);
    return read;
  }

  async #note(runtimeId: string, noted: Noted): Promise<void> {
    this.#noted.set(runtimeId, noted);
    await makeFolderDurably(this.#folder)
      .then(() => writeDurably(this.#fileOf(runtimeId), JSON.stringify(noted), 0o600))
      // What frees a full disk must be possible on it; until the agent ends, the number is kept in memory.
      .catch(ifRefusedByDisk);
  }

  /** Two orders may come at once; another root may have been pinned meanwhile. */
  async #see({ root }: OrderRoot, version: number): Promise<void> {
    const now = this.#pinned();
    if (now === 'none wanted' || now.root !== root || this.#newest(now).version >= version) return;
    this.#seen = { root, version };
    // As with a note: on a full disk, it is kept in memory.
    await writeDurably(this.#keysFile, pinnedRoot({ root, version }), 0o600).catch(ifRefusedByDisk);
  }

  #newest(pinned: OrderRoot): OrderRoot {
    const seen = this.#seen;
    return seen?.root === pinned.root && seen.version > pinned.version ? seen : pinned;
  }

  #fileOf(runtimeId: string): string {
    return path.join(this.#folder, `${plainName(runtimeId)}.json`);
  }
}

function ifRefusedByDisk(error: unknown): void {
  if (!isRefusedByDisk(error)) throw error;
}

/** Null in a damaged file. */
export function rootIn(text: string): OrderRoot | null {
  try {
    const { root, version } = JSON.parse(text) as Partial<OrderRoot>;
    return typeof root === 'string' && Number.isSafeInteger(version) ? { root, version: version! } : null;
  } catch {
    return null;
  }
}

/** Null for a file that a damaged disk corrupted: what it had is lost. */
function notedIn(text: string): Noted | null {
  try {
    const noted = JSON.parse(text) as Noted;
    return Number.isSafeInteger(noted.number) && Number.isSafeInteger(noted.version) ? noted : null;
  } catch {
    return null;
  }
}

function refused(why: string): OrderRefused {
  return new OrderRefused(why);
}
