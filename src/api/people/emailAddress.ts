/**
 * Email addresses without quoting or comments, in lower case. Letters of any script are accepted (RFC 6531); a domain is
 * kept as DNS has it, so that each spelling of one address is the same text.
 */
import { domainToASCII } from 'node:url';
import * as z from 'zod';

/** RFC 5321, section 4.5.3.1: bytes of a path without its brackets, and of the part before the @. */
const byteLimits = { whole: 254, local: 64 } as const;
/** RFC 5322's dot-atom with letters, marks, and digits of any script: no dot at either end, nor two in a row. */
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** The name of a host with at least two labels, in lower case. */
export const domain = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Returns the address as it is stored and compared, or null when it is not one. */
export function normalEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const before = text.slice(0, at).normalize('NFC').toLowerCase();
  // Characters that the URL standard would drop or decode are not part of any domain.
  const after = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text.slice(at + 1)) ? domainToASCII(text.slice(at + 1)) : '';
  const email = `${before}@${after}`;
  const fits = Buffer.byteLength(before) <= byteLimits.local && Buffer.byteLength(email) <= byteLimits.whole;
  return fits && local.test(before) && domain.test(after) && /[a-z]/.test(after) ? email : null;
}

export const emailAddress = z
  .string()
  .max(byteLimits.whole)
  .transform((text, context) => {
    const email = normalEmail(text);
    if (email !== null) return email;
    context.addIssue({ code: 'custom', message: 'must be an email address, such as ada@example.com' });
    return z.NEVER;
  })
  .meta({ format: 'email' });

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
