/** The whole numbers that commands are given. */
import { UserError } from '../lib/errors.ts';

export interface Bounds {
  least?: number;
  most: number;
}

/**
 * The only way in which a command reads one: decimal digits alone. JavaScript's Number() takes "" for 0 and "1e1" for 10.
 * Throws UserError.
 */
export function wholeNumber(named: string, text: string, { least = 0, most }: Bounds): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`${named} is a whole number from ${least} to ${most}, not "${text}".`);
}
