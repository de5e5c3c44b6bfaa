/**
 * The Ed25519 keys with which the control plane signs its orders to hosts, and the root key that names them. Agents pin
 * the root alone, which may be kept offline. The private parts are encrypted like every stored secret, so the database
 * alone signs nothing.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import type { Logger } from 'pino';
import {
  argumentsDigest,
  type HostOrder,
  type KeyDocument,
  keyDocumentHeader,
  keyDocumentType,
  type OrderClaims,
  orderAudience,
  orderType,
} from '../domain/hostOrder.ts';
import { verifiedDocument, verifiedOrder } from '../domain/orderSignatures.ts';
import { placeOfOrderKey } from '../domain/sealedColumns.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { UserError } from '../lib/errors.ts';
import { jsonOrNull } from '../lib/text.ts';
import { commandLine, recordAudit } from '../store/core/audit.ts';
import { type Database, type Queryable, query, transaction } from '../store/core/db.ts';
import { keyRingOf } from './firstKey.ts';
import { openSecretBox, type SecretBox } from './secretBox.ts';
import type { SecretKeySettings } from './secretKeys.ts';

export interface Orders {
  /** Undefined, and logged, while there is no usable secret key: hosts with a key of orders then refuse the act. */
  sign(order: HostOrder): Promise<string | undefined>;
  /** What an order says that this service signed; null for any other text. Throws SecretKeyError. */
  verified(order: unknown): Promise<OrderClaims | null>;
  /** What agents pin: the public part of the root key, in base64url. Throws SecretKeyError. */
  publicKey(): Promise<string>;
  /**
   * Makes the next key of orders; `offline` is the root key where it is kept elsewhere. Audited. Returns its public part;
   * processes that run use it within seconds. Throws UserError without the root key.
   */
  rotate(offline?: RootKey): Promise<string>;
  /** Hands the root key to `write` and forgets it. Audited. Throws UserError when it is not here. */
  takeRoot(write: (root: RootKey) => Promise<void>): Promise<void>;
}

/** The parts of an Ed25519 key, in base64url. */
export interface RootKey {
  x: string;
  d: string;
}

interface SigningKey extends RootKey {
  kid: string;
  key: KeyObject;
}

/** A key of orders that the root named. */
interface OrderKey extends RootKey, Pick<KeyDocument, 'version' | 'after'> {
  root: string;
  /** In which the root names it. */
  document: string;
}

interface OwnKeys {
  /** Null where it is kept elsewhere. */
  root: RootKey | null;
  /** The newest first. */
  keys: OrderKey[];
}

/** How soon a new key is used. */
const lookAgainMs = 5_000;

export function openOrders(db: Database, secrets: SecretBox, log: Pick<Logger, 'error'>): Orders {
  let known: { key: Promise<OrderKey & SigningKey>; untilMs: number } | null = null;

  function inUse(): Promise<OrderKey & SigningKey> {
    if (known && performance.now() < known.untilMs) return known.key;
    const key = own(db)
      .then(({ keys }) => keys[0] ?? make(null))
      .then(async (found) => ({ ...found, ...(await keyOf(found)) }));
    known = { key, untilMs: performance.now() + lookAgainMs };
    key.catch(() => {
      known = null;
    });
    return key;
  }

  /**
   * The keys that this service made. A row of another hand does not open, or the root did not name it, however many there
   * are. Throws SecretKeyError when a key is missing without which none opens.
   */
  async function own(tx: Queryable): Promise<OwnKeys> {
    const found: OwnKeys = { root: null, keys: [] };
    let missing: SecretKeyError | null = null;
    for (const { id, publicKey: x, sealed, change } of await tx.orderKey.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })) {
      const text = await secrets.open(sealed, placeOfOrderKey(id)).catch((error: unknown) => {
        if (!(error instanceof SecretKeyError)) throw error;
        missing ??= error;
        return null;
      });
      const { d, root } = text === null ? {} : partsIn(text);
      const named = d && root && change ? await verifiedDocument(change, root) : null;
      if (d && change === null) found.root ??= { x, d };
      else if (d && root && change && named?.key === x) found.keys.push({ ...named, x, d, root, document: change });
      else log.error({ id }, 'a key of orders is not one that this service wrote: it is not used');
    }
    if (found.keys.length === 0 && missing) throw missing;
    return found;
  }

  /** `after`: the public part of the key that it follows. Another process may have made it meanwhile. */
  async function make(after: string | null, offline: RootKey | null = null): Promise<OrderKey> {
    const seal = await secrets.sealer();
    return transaction(db, async (tx) => {
      await query(tx)`SELECT pg_advisory_xact_lock(hashtext('order keys'))::text`;
      const { keys, root: here } = await own(tx);
      const [before] = keys;
      if (before && before.x !== after) return before;
      const store = async (key: RootKey, change: string | null, root?: string) => {
        const id = randomUUID();
        const sealed = seal(JSON.stringify({ d: key.d, root }), placeOfOrderKey(id));
        await tx.orderKey.create({ data: { id, publicKey: key.x, sealed, change } });
      };
      // One that was made here in place of lost keys gives way to the one that agents pinned.
      const isInstead = offline !== null && here !== null && here.x !== offline.x;
      if (isInstead) await tx.orderKey.delete({ where: { publicKey: here.x } });
      const root = isInstead ? offline : rootFor(before, offline ?? here);
      if (!before && !here && !offline) await store(root, null);
      const key = newKey();
      const version = Math.max((before?.version ?? 0) + 1, Math.floor(Date.now() / 1_000));
      const said = { version, after: before ? await lastNumber(tx) : 0 };
      const document = await signed(await keyOf(root), keyDocumentType, { aud: orderAudience, key: key.x, ...said });
      await store(key, document, root.x);
      if (before)
        await recordAudit(tx, {
          ...commandLine,
          action: 'order-key.rotate',
          target: 'order-key',
          details: { fingerprint: (await keyOf(key)).kid, before: (await keyOf(before)).kid },
        });
      return { ...key, ...said, root: root.x, document };
    });
  }

  return {
    async sign(order) {
      try {
        const key = await inUse();
        return await signed(key, orderType, claimsOf(order), { [keyDocumentHeader]: key.document });
      } catch (error) {
        if (!(error instanceof SecretKeyError)) throw error;
        log.error({ err: error }, 'an order to a host cannot be signed');
        return undefined;
      }
    },
    async verified(order) {
      const { keys } = await own(db);
      if (!keys[0]) return null;
      const found = await verifiedOrder(order, { root: keys[0].root, version: 0 });
      if (!found) return null;
      const { claims, document } = found;
      const next = keys.findLast(({ version }) => version > document.version);
      return next && !(claims.num !== null && claims.num <= next.after) ? null : claims;
    },
    publicKey: async () => (await inUse()).root,
    async rotate(offline) {
      // With the root key that agents pinned, keys that are lost are made again; without it, agents would have to pin another.
      const [before] = (await own(db)).keys;
      const { x } = await make(before?.x ?? null, offline);
      known = null;
      return x;
    },
    takeRoot: (write) =>
      transaction(db, async (tx) => {
        await query(tx)`SELECT pg_advisory_xact_lock(hashtext('order keys'))::text`;
        const { root } = await own(tx);
        if (!root)
          throw new UserError('The root key is not here: it was taken before, or no key of orders was made yet.');
        await write(root);
        await tx.orderKey.delete({ where: { publicKey: root.x } });
        await recordAudit(tx, { ...commandLine, action: 'order-root.take', target: 'order-root' });
      }),
  };
}

/** Orders of a command, with the secret keys that its settings name. */
export function ordersOf(db: Database, settings: SecretKeySettings): Orders {
  const warn = (line: string) => console.error(line);
  const secrets = openSecretBox(db, keyRingOf(settings, warn));
  return openOrders(db, secrets, { error: (_: object, line: string) => warn(line) } as Logger);
}

function claimsOf({ hostName, runtimeId, act, number, arguments: given }: HostOrder): OrderClaims {
  return {
    aud: orderAudience,
    host: hostName,
    run: runtimeId,
    act,
    num: number,
    ...(given !== undefined && { dig: argumentsDigest(given) }),
    iat: Math.floor(Date.now() / 1_000),
  };
}

/** The root key that names the next key; the first one gets a new root. */
function rootFor(before: OrderKey | undefined, given: RootKey | null): RootKey {
  if (!before) return given ?? newKey();
  if (!given)
    throw new UserError('The root key is not here: run "hosts order-root FILE --rotate" with the file that has it.');
  if (before.root !== given.x) throw new UserError('This is another root key than the one that agents pinned.');
  return given;
}

/** What is sealed of a key. Any other text, such as that of a former release, is of no key. */
const partsIn = (text: string) => (jsonOrNull(text) ?? {}) as { d?: string; root?: string };

function newKey(): RootKey {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };
}

async function keyOf({ x, d }: RootKey): Promise<SigningKey> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x } as const;
  return { x, d, key: createPrivateKey({ key: { ...jwk, d }, format: 'jwk' }), kid: await calculateJwkThumbprint(jwk) };
}

function signed({ kid, key }: SigningKey, typ: string, payload: object, header: object = {}): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ, kid, ...header })
    .sign(key);
}

/** The newest number of an order. */
async function lastNumber(tx: Queryable): Promise<number> {
  const [row] = await query(tx)<{ last: number }>`SELECT last_value::float8 AS last FROM placements_order_number_seq`;
  return row!.last;
}
