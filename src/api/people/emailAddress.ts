/** Email addresses: ordinary ones only, in lower case, without quoting or line breaks. */
import * as z from 'zod';

/** RFC 5321, section 4.5.3.1.3: a path has 256 characters, two of which are brackets. */
const lengthLimit = 254;
const ordinary =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Returns the address as it is stored and compared, or null when it is not one. */
export function normalEmail(text: string): string | null {
  const email = text.toLowerCase();
  return email.length <= lengthLimit && ordinary.test(email) ? email : null;
}

export const emailAddress = z
  .string()
  .max(lengthLimit)
  .refine((text) => normalEmail(text) !== null, 'must be an e-mail address')
  .meta({ format: 'email' })
  .transform((text) => text.toLowerCase());

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
