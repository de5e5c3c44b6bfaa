/** One-time secrets of 256 bits: handed out once, stored as digests. */
import { createHash, randomBytes } from 'node:crypto';

export function newToken(): { token: string; digest: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

export function digestOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
