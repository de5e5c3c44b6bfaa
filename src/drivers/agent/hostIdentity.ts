/**
 * The key with which an agent signs what it says, `DATA_DIR/identities/HOST.pem` (mode 600). `hosts enroll` makes it and
 * has its public part trusted. An agent without one says everything unsigned, with the id of its records all the same.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CompactSign, calculateJwkThumbprint, UnsecuredJWT } from 'jose';
import {
  type HostStatement,
  type Lack,
  type StatementClaims,
  statementAudience,
  statementDigest,
  statementType,
} from '../../domain/hostStatement.ts';
import { writeDurablySync } from '../../lib/files.ts';
import { isRefusedByDisk, plainName } from './records.ts';

export interface HostIdentity {
  /** A number for what is seen now. Statements count in the order of their numbers, not of their signatures. */
  next(): number;
  /** While the agent has no key, the statement carries no signature. */
  sign(statement: HostStatement, more?: { number?: number; lacks?: readonly Lack[] }): Promise<string>;
}

export function identityFile(dataDir: string, hostName: string): string {
  return path.join(dataDir, 'identities', `${plainName(hostName)}.pem`);
}

export interface PublicHostKey {
  /** JWK thumbprint (RFC 7638). */
  fingerprint: string;
  /** The 32 bytes in base64url. */
  publicKey: string;
}

export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
}

/** The public part of a private key in PEM, or a public one. Throws for any key but an Ed25519 one. */
export async function publicPart(key: string | { kty: 'OKP'; crv: 'Ed25519'; x: string }): Promise<PublicHostKey> {
  const whole = typeof key === 'string' ? createPublicKey(key) : createPublicKey({ key, format: 'jwk' });
  const { kty, crv, x } = whole.export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) throw new Error('it is not an Ed25519 key');
  return { publicKey: x, fingerprint: await calculateJwkThumbprint({ kty, crv, x }) };
}

/**
 * Reads the key again when its file changes, so a new one needs no restart. `recordsId`: the id of the folder with the
 * records that it speaks from.
 */
export function openHostIdentity(dataDir: string, hostName: string, recordsId: string | null): HostIdentity {
  const file = identityFile(dataDir, hostName);
  const counter = new Counter(file.replace(/\.pem$/, '.counter'));
  let known: { version: string; key: KeyObject; kid: Promise<string> } | null = null;

  function current(): typeof known {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return null;
    const version = `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    if (known?.version === version) return known;
    const pem = readFileSync(file, 'utf8');
    known = { version, key: createPrivateKey(pem), kid: publicPart(pem).then(({ fingerprint }) => fingerprint) };
    return known;
  }

  return {
    next: () => (current() ? counter.next() : 0),
    async sign(statement, { number, lacks = [] } = {}) {
      const mine = current();
      const more = { rec: recordsId, ...(lacks.length > 0 && { lacks: [...lacks] }) };
      if (!mine) return new UnsecuredJWT(more).setIssuer(hostName).encode();
      const claims: StatementClaims = {
        iss: hostName,
        aud: statementAudience,
        iat: Math.floor(Date.now() / 1_000),
        seq: number || counter.next(),
        dig: statementDigest(statement),
        ...more,
      };
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'EdDSA', typ: statementType, kid: await mine.kid })
        .sign(mine.key);
    },
  };
}

const block = 10_000;

/** Counted before it is tried again to record the end of a block. */
const blockUnrecorded = 100;

/**
 * Counts up, also over kills: the end of each block is on disk before the block is used. A new folder starts at the
 * clock, which is ahead of what a former folder counted. While the disk takes nothing, the clock alone does that: the
 * agent must be able to say that its disk is full.
 */
class Counter {
  readonly #file: string;
  #last = 0;
  #end = 0;

  constructor(file: string) {
    this.#file = file;
  }

  next(): number {
    if (this.#last >= this.#end) this.#reserve();
    this.#last += 1;
    return this.#last;
  }

  #reserve(): void {
    this.#last = Math.max(this.#last, this.#stored(), Date.now());
    const end = this.#last + block;
    try {
      writeDurablySync(this.#file, `${end}\n`, 0o600);
      this.#end = end;
    } catch (error) {
      if (!isRefusedByDisk(error)) throw error;
      this.#end = this.#last + blockUnrecorded;
    }
  }

  #stored(): number {
    try {
      return Number(readFileSync(this.#file, 'utf8')) || 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }
}
