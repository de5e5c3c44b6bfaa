/** AES-256-GCM (NIST SP 800-38D) with associated data that binds a ciphertext to where it belongs. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { wrappedForm } from '../domain/sealedColumns.ts';

/** `iv.ciphertext.tag`, each in base64url. */
export function encrypt(key: Buffer, plain: Buffer, binding: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(binding));
  const bytes = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [iv, bytes, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.');
}

/** Null when the text was changed, belongs elsewhere, or was encrypted with another key. */
export function decrypt(key: Buffer, text: string, binding: string): Buffer | null {
  const [iv, bytes, tag, ...rest] = text.split('.');
  if (iv === undefined || bytes === undefined || tag === undefined || rest.length > 0) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(binding)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]);
  } catch {
    return null;
  }
}

/** The beginning of the id of an external command's key. */
export const ofCommand = 'command:';

/** Whether a row may hold a data key at all. A command's form is its own. */
export function isWrapped({ keyId, wrapped }: { keyId: string; wrapped: string }): boolean {
  return keyId.startsWith(ofCommand) ? wrapped !== '' : new RegExp(wrappedForm).test(wrapped);
}
