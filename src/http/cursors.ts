/** Opaque, authenticated list positions handed to clients. Each is bound to the question (query) that it continues. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Cursors {
  /** Seals a position for one question: whose list and which filters. */
  seal(question: readonly unknown[], position: unknown): string;
  /** Returns the position, or null when the cursor was tampered with or belongs to another question. */
  open(question: readonly unknown[], cursor: string): unknown;
}

/**
 * All replicas that share `secret` accept each other's cursors. The secret is the TLS key, which every deployment
 * already has; the cursor key is derived from it. Cursors need not outlive the renewal of the TLS key.
 */
export function openCursors(secret: () => Buffer): Cursors {
  function authenticator(question: readonly unknown[], payload: string): Buffer {
    const key = Buffer.from(hkdfSync('sha256', secret(), 'compute-service', 'cursors', 32));
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
      // Also compared as text, because base64url can spell the same bytes in several ways.
      if (given.length !== expected.length || !timingSafeEqual(given, expected) || given.toString('base64url') !== tag)
        return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString());
    },
  };
}
