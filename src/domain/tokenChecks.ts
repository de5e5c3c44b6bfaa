/** The vocabulary of verification: named checks, what each expected, and what it got. */

import { quotable } from '../lib/text.ts';

/** One check of the exchange, as Explain shows it. */
export interface Step {
  check: string;
  result: 'passed' | 'failed' | 'warning';
  expected: string;
  got: string;
  hint?: string;
}

/** Why a token was refused: the true reason, for the audit log and for Explain, never for the token's bearer. */
export class TokenRefusal extends Error {
  readonly check: string;
  readonly expected: string;
  readonly got: string;
  readonly hint: string | undefined;

  constructor(check: string, { expected, got, hint }: { expected: string; got: string; hint?: string | undefined }) {
    super(`${check}: expected ${expected}, got ${got}`);
    this.check = check;
    this.expected = expected;
    this.got = got;
    this.hint = hint;
  }
}

/** The keys of a provider are unavailable at present; no token is to blame. */
export class KeysUnavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const shownLength = 200;

/** Makes outside text fit to show and store: no control characters, no lone surrogates, limited length. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'nothing');
  return quotable(text, shownLength, '…');
}
