/** Positions in lists, handed to clients: opaque, authenticated and bound to the question they continue. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Cursors {
  /** Seals a position for one question: whose list, which filters. */
  seal(question: readonly unknown[], position: unknown): string;
  /** The position, or null when the cursor was tampered with or belongs to another question. */
  open(question: readonly unknown[], cursor: string): unknown;
}

/**
 * Every replica that shares `secret` understands the others' cursors. It is the TLS key, of which a key of its own is
 * derived: a secret that every deployment has already, and a cursor need not outlive its renewal.
 */
export function openCursors(secret: Buffer): Cursors {
  const key = Buffer.from(hkdfSync('sha256', secret, 'compute-service', 'cursors', 32));

  function authenticator(question: readonly unknown[], payload: string): Buffer {
    return createHmac('sha256', key)
      .update(JSON.stringify(question))
      .update('\0')
      .update(payload)
      .digest()
      .subarray(0, 16);
  }

  return {
    seal(question, position) {
      const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${payload}.${authenticator(question, payload).toString('base64url')}`;
    },
    open(question, cursor) {
      const [payload, tag, ...rest] = cursor.split('.');
      if (payload === undefined || tag === undefined || rest.length > 0) return null;
      const given = Buffer.from(tag, 'base64url');
      const expected = authenticator(question, payload);
      // Compared as text too: base64url has several spellings of the same bytes.
      if (given.length !== expected.length || !timingSafeEqual(given, expected) || given.toString('base64url') !== tag)
        return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}
