/** Encryption of text that must be read again: AES-256-GCM (NIST SP 800-38D), each text with the id of its key. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Sealing {
  /** `context` says what the text is and whose; under another context it does not open. */
  seal(text: string, context: string): string;
  /** Returns null when the text was changed, belongs elsewhere, or its key is gone. */
  open(sealed: string, context: string): string | null;
  /** Seals the text again under the current key. Returns null when it already is, or when it does not open. */
  renew(sealed: string, context: string): string | null;
}

/** The first key encrypts; the others still decrypt what they encrypted. */
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
