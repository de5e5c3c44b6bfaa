// `registrations issue`: the operator's half of a registration. The customer's half is an operation of the API.

import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { issueCode } from '../../store/people/registrations.ts';
import { displayNameOf, type Print, regionOf, withDatabase } from '../operatorCommands.ts';
import { document } from '../output.ts';

const defaultTtl = '7d';
const unitSeconds: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };
const longestTtlSeconds = 90 * 86_400;

export interface IssueOptions {
  slug: string;
  displayName?: string | undefined;
  region?: string | undefined;
  ttl?: string | undefined;
}

/** Prints the code, only once, with instructions for its holder. */
export function registrationsIssueCommand(config: Config, options: IssueOptions, print: Print): Promise<void> {
  const ttlSeconds = readTtl(options.ttl ?? defaultTtl);
  const { slug } = options;
  const displayName = displayNameOf(options.displayName) ?? slug;
  return withDatabase(config, async (db) => {
    const region = await regionOf(db, options.region);
    const issued = await issueCode(db, { slug, displayName, region, ttlSeconds });
    if (!issued)
      throw new UserError(`The account "${slug}" is not active, so it cannot get a code.`, { code: 'state_refused' });
    const { code, expiresAt, isForExisting } = issued;
    const gives = isForExisting ? 'a new key' : 'a new account';
    print(document({ code, slug, expires_at: expiresAt, gives }, 'json'));
  });
}

function readTtl(text: string): number {
  const [, amount = '0', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const seconds = Number(amount) * (unitSeconds[unit] ?? 0);
  if (seconds < 60 || seconds > longestTtlSeconds)
    throw new UserError(`--ttl ${text} is not a lifetime: use 30m, 12h, or 7d, at most 90d.`);
  return seconds;
}
