/**
 * The key to which this program's sessions are bound (DPoP, RFC 9449): `dpop-key.json` in the data folder, for its owner
 * only. The service sees its public half and a signature for each request, so a copied session is worth nothing.
 */
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { JWK } from 'jose';
import { UserError } from '../domain/errors.ts';
import { writeDurably } from '../up/files.ts';
import { makeOwnFolder, readOwnFile } from './configFolder.ts';
import { exclusively } from './fileLock.ts';

const algorithm = 'ES256';

/** Returns the proof of one request; with the session that it carries, if any. */
export type Prover = (method: string, url: string, token?: string) => Promise<string>;

function keyFile(dataDir: string): string {
  return path.join(dataDir, 'dpop-key.json');
}

/** With the folder's key, made if there is none. Throws UserError. */
export async function makeProver(dataDir: string): Promise<Prover> {
  await makeOwnFolder(dataDir);
  const file = keyFile(dataDir);
  const made = await exclusively(`${file}.lock`, async () => {
    const existing = await readOwnFile(file);
    if (existing !== null) return existing;
    const { exportJWK, generateKeyPair } = await import('jose');
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const text = `${JSON.stringify(await exportJWK(privateKey))}\n`;
    await writeDurably(file, text, 0o600);
    return text;
  });
  return proverOf(file, made);
}

/** With the folder's key. Throws UserError if there is none. */
export async function readProver(dataDir: string): Promise<Prover> {
  const file = keyFile(dataDir);
  const text = await readOwnFile(file);
  if (text === null)
    throw new UserError(`Your session is bound to the key of ${file}, which is gone: sign in again, or restore it.`);
  return proverOf(file, text);
}

async function proverOf(file: string, text: string): Promise<Prover> {
  const { importJWK, SignJWT } = await import('jose');
  const unusable = (cause?: unknown) =>
    new UserError(`${file} is no private key (a JWK for ${algorithm}): remove it, and sign in again.`, { cause });
  let jwk: JWK;
  try {
    jwk = JSON.parse(text) as JWK;
  } catch (error) {
    throw unusable(error);
  }
  const { kty, crv, x, y, d } = jwk ?? {};
  if (!d) throw unusable();
  const key = await importJWK(jwk, algorithm).catch((error: unknown) => {
    throw unusable(error);
  });
  return (method, url, token) => {
    const { origin, pathname } = new URL(url);
    const claims = {
      jti: randomUUID(),
      htm: method,
      htu: origin + pathname,
      ...(token !== undefined && { ath: createHash('sha256').update(token).digest('base64url') }),
    };
    return new SignJWT(claims)
      .setIssuedAt()
      .setProtectedHeader({ alg: algorithm, typ: 'dpop+jwt', jwk: { kty, crv, x, y } as JWK })
      .sign(key);
  };
}

/** The headers that present a session, with a proof if it is bound to a key. */
export async function authorization(
  token: string,
  prove: Prover | undefined,
  { method, url }: { method: string; url: string },
): Promise<Record<string, string>> {
  if (!prove) return { authorization: `Bearer ${token}` };
  return { authorization: `DPoP ${token}`, dpop: await prove(method, url, token) };
}
