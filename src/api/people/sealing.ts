/** Encryption of what must be read again: AES-256-GCM (NIST SP 800-38D), each text with the id of its key. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Sealing {
  /** `context` says what the text is and whose: elsewhere it does not open. */
  seal(text: string, context: string): string;
  /** Null when it was changed, belongs elsewhere, or its key is gone. */
  open(sealed: string, context: string): string | null;
  /** The same text under the present key; null when it is under that key already, or does not open. */
  renew(sealed: string, context: string): string | null;
}

/** The first key encrypts; the others still open what they encrypted. */
export function openSealing(keys: readonly { id: string; key: Buffer }[]): Sealing {
  const present = keys[0];
  if (!present) throw new Error('there is no key');

  function seal(text: string, context: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', present!.key, iv).setAAD(Buffer.from(context));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [
      present!.id,
      iv.toString('base64url'),
      bytes.toString('base64url'),
      cipher.getAuthTag().toString('base64url'),
    ].join('.');
  }

  function open(sealed: string, context: string): string | null {
    const [id, iv, bytes, tag, ...rest] = sealed.split('.');
    const key = keys.find((candidate) => candidate.id === id)?.key;
    if (!key || iv === undefined || bytes === undefined || tag === undefined || rest.length > 0) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  return {
    seal,
    open,
    renew(sealed, context) {
      if (sealed.startsWith(`${present.id}.`)) return null;
      const text = open(sealed, context);
      return text === null ? null : seal(text, context);
    },
  };
}
