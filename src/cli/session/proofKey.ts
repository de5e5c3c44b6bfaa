/**
 * The key to which this program's sessions are bound (DPoP, RFC 9449): `dpop-key.json` in the data folder, for its owner
 * only. The service sees its public half and a signature for each request, so a copied session is worth nothing.
 */
import path from 'node:path';
import { makeProofKey, type ProofKey, type Prover, proofsOf } from '../../../sdk/src/index.ts';
import { UserError } from '../../lib/errors.ts';
import { writeDurably } from '../../lib/files.ts';
import { makeOwnFolder, readOwnFile } from './configFolder.ts';
import { exclusively } from './fileLock.ts';

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
    const text = `${JSON.stringify(await makeProofKey())}\n`;
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
  try {
    return await proofsOf(JSON.parse(text) as ProofKey);
  } catch (cause) {
    throw new UserError(`${file} is no private key (a JWK for ES256): remove it, and sign in again.`, { cause });
  }
}
