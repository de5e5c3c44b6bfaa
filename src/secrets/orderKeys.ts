/**
 * The Ed25519 keys with which the control plane signs its orders to hosts. The private part is encrypted like every
 * stored secret, so the database alone signs nothing. A new key comes with a document signed with the key before, which
 * orders carry along: agents that know the key before follow.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import type { Logger } from 'pino';
import {
  argumentsDigest,
  type HostOrder,
  keyChangesHeader,
  keyChangesKept,
  keyChangeType,
  type OrderClaims,
  orderAudience,
  orderType,
} from '../domain/hostOrder.ts';
import { verifiedOrder } from '../domain/orderSignatures.ts';
import { placeOfOrderKey } from '../domain/sealedColumns.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { commandLine, recordAudit } from '../store/core/audit.ts';
import { type Database, type Queryable, query } from '../store/core/db.ts';
import type { SecretKeySettings } from '../up/secretKeys.ts';
import { keyRingOf } from './firstKey.ts';
import { openSecretBox, type SecretBox } from './secretBox.ts';

export interface Orders {
  /** Undefined, and logged, while there is no usable secret key: hosts with a key of orders then refuse the act. */
  sign(order: HostOrder): Promise<string | undefined>;
  /** What an order says that this service signed; null for any other text. Throws SecretKeyError. */
  verified(order: unknown): Promise<OrderClaims | null>;
  /** What agents pin: the public part of the key in use, in base64url. Throws SecretKeyError. */
  publicKey(): Promise<string>;
  /** Makes the next key. Audited. Returns its public part; processes that run use it within seconds. */
  rotate(): Promise<string>;
}

interface SigningKey {
  kid: string;
  publicKey: string;
  key: KeyObject;
  /** The documents that lead to it. */
  changes: string[];
}

/** How soon a new key is used. */
const lookAgainMs = 5_000;

export function openOrders(db: Database, secrets: SecretBox, log: Pick<Logger, 'error'>): Orders {
  let known: { key: Promise<SigningKey>; untilMs: number } | null = null;

  function inUse(): Promise<SigningKey> {
    if (known && performance.now() < known.untilMs) return known.key;
    const key = newest(db).then((found) => found ?? make(null));
    known = { key, untilMs: performance.now() + lookAgainMs };
    key.catch(() => {
      known = null;
    });
    return key;
  }

  /**
   * The keys that this service made, newest first. A row of another hand does not open, however many there are. Throws
   * SecretKeyError when a key is missing without which none opens.
   */
  async function own(tx: Queryable): Promise<{ publicKey: string; d: string; change: string | null }[]> {
    const keys = [];
    let missing: SecretKeyError | null = null;
    for (const row of await tx.orderKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })) {
      const d = await secrets.open(row.sealed, placeOfOrderKey(row.id)).catch((error: unknown) => {
        if (!(error instanceof SecretKeyError)) throw error;
        missing ??= error;
        return null;
      });
      if (d !== null) keys.push({ ...row, d });
      else log.error({ id: row.id }, 'a key of orders is not one that this service wrote: it is not used');
    }
    if (keys.length === 0 && missing) throw missing;
    return keys;
  }

  async function newest(tx: Queryable): Promise<SigningKey | null> {
    const keys = await own(tx);
    const [first] = keys;
    return first ? { ...(await keyOf(first.publicKey, first.d)), changes: changesOf(keys) } : null;
  }

  /** `after`: the public part of the key that it follows. Another process may have made it meanwhile. */
  async function make(after: string | null): Promise<SigningKey> {
    const seal = await secrets.sealer();
    return db.$transaction(async (tx) => {
      await query(tx)`SELECT pg_advisory_xact_lock(hashtext('order keys'))::text`;
      const before = await newest(tx);
      if (before && before.publicKey !== after) return before;
      const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };
      const id = randomUUID();
      const change = before && (await changeTo(x, before));
      await tx.orderKey.create({ data: { id, publicKey: x, sealed: seal(d, placeOfOrderKey(id)), change } });
      const key = { ...(await keyOf(x, d)), changes: [...(before?.changes ?? []), ...(change ? [change] : [])] };
      if (before)
        await recordAudit(tx, {
          ...{ ...commandLine, action: 'order-key.rotate', target: 'order-key' },
          details: { fingerprint: key.kid, before: before.kid },
        });
      return key;
    });
  }

  return {
    async sign(order) {
      try {
        const { kid, key, changes } = await inUse();
        const kept = changes.slice(-keyChangesKept);
        return await new CompactSign(Buffer.from(JSON.stringify(claimsOf(order))))
          .setProtectedHeader({
            ...{ alg: 'EdDSA', typ: orderType, kid },
            ...(kept.length > 0 && { [keyChangesHeader]: kept }),
          })
          .sign(key);
      } catch (error) {
        if (!(error instanceof SecretKeyError)) throw error;
        log.error({ err: error }, 'an order to a host cannot be signed');
        return undefined;
      }
    },
    async verified(order) {
      const known = (await own(db)).map(({ publicKey }) => publicKey);
      return (await verifiedOrder(order, known))?.claims ?? null;
    },
    publicKey: async () => (await inUse()).publicKey,
    async rotate() {
      known = null;
      const { publicKey } = await make((await inUse()).publicKey);
      known = null;
      return publicKey;
    },
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
    ...{ aud: orderAudience, host: hostName, run: runtimeId, act, num: number },
    ...(given !== undefined && { dig: argumentsDigest(given) }),
    iat: Math.floor(Date.now() / 1_000),
  };
}

async function keyOf(x: string, d: string): Promise<Omit<SigningKey, 'changes'>> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x } as const;
  const key = createPrivateKey({ key: { ...jwk, d }, format: 'jwk' });
  return { kid: await calculateJwkThumbprint(jwk), publicKey: x, key };
}

/** From the newest of these keys back to where the chain begins, oldest first. */
function changesOf(rows: readonly { change: string | null }[]): string[] {
  const end = rows.findIndex(({ change }) => change === null);
  const chain = end < 0 ? rows : rows.slice(0, end);
  return chain.map(({ change }) => change!).reverse();
}

function changeTo(publicKey: string, { kid, key }: SigningKey): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify({ aud: orderAudience, next: publicKey })))
    .setProtectedHeader({ alg: 'EdDSA', typ: keyChangeType, kid })
    .sign(key);
}
