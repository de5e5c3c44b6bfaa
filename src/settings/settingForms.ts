/** The forms that a setting's text can have, and what is said of a text without that form. */

import path from 'node:path';
import * as z from 'zod';
import type { Deadlines } from '../domain/phases.ts';
import { readRange } from '../domain/sourceRanges.ts';
import { jsonOrNull } from '../lib/text.ts';
import { hostAndPort } from './temporalProfile.ts';

export const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${max}`}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
};
export const port = whole(0, 65_535);
export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((word) => word === 'true');
export const text = z.string().default('');
export const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
export const positive = whole(1, Number.MAX_SAFE_INTEGER);
/** Empty, or a URL of one of these protocols. */
export const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .default('')
    .refine(
      (text) => text === '' || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
      `must be ${example}`,
    );

/** Ranges of addresses by comma. */
export const ranges = text.transform((list, context): string[] =>
  words(list).map((word) => {
    const read = readRange(word);
    if ('range' in read) return read.range;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  }),
);
export const hostPort = z
  .string()
  .default('')
  .refine((text) => text === '' || hostAndPort.test(text), 'must be HOST:PORT');

/** A program and its arguments as a JSON array. No shell takes part. */
export const keyCommand = z.string().transform((text, context): string[] => {
  const argv = z.array(z.string().max(4_096)).min(1).max(64).safeParse(jsonOrNull(text));
  if (argv.success && path.isAbsolute(argv.data[0]!)) return argv.data;
  context.addIssue({
    code: 'custom',
    message: 'must be a JSON array of texts that begins with the absolute path of a program: ["/usr/local/bin/wrap"]',
  });
  return z.NEVER;
});

export type DeadlineName = Exclude<keyof Deadlines, 'hostSilentMs'> extends `${infer Name}Ms` ? Name : never;
export const deadlineWords: Readonly<Record<DeadlineName, string>> = {
  placement: 'the longest wait of a machine for a host',
  creating: 'for its creation there',
  starting: 'for the start of its guest',
  access: 'until its ports listen, each after which it fails',
  stopping: 'for its guest to shut down before it is switched off',
  cleanupBlockedAfter: 'until a cleanup shows as `CleanupBlocked`',
  cleanupRetryMax: 'the longest pause between two attempts of one',
};
const timeUnits: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Null for a text that cannot be used. */
export function parsedDeadlines(list: string): Partial<Deadlines> | null {
  const parsed: Partial<Deadlines> = {};
  for (const word of words(list)) {
    const [, name = '', count, unit = ''] = /^(\w+)=([1-9]\d{0,9})(ms|s|m|h)$/.exec(word) ?? [];
    if (!Object.hasOwn(deadlineWords, name)) return null;
    parsed[`${name as DeadlineName}Ms`] = Number(count) * timeUnits[unit]!;
  }
  return parsed;
}
