/**
 * What the service relies on in each of its sessions. A server, a database, or a role may have other defaults, which
 * outlive a restore: a `DateStyle` of another country makes every time unreadable, a stricter isolation fails writes that
 * meet, and another `search_path` hides the tables.
 */
const reliedOn = [
  // Daily series must not follow daylight saving.
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'standard_conforming_strings=on',
  'default_transaction_isolation=read\\ committed',
  'default_transaction_deferrable=off',
];

/** For commands of an operator: what they do takes as long as it takes. */
const unlimited = ['statement_timeout=0', 'lock_timeout=0'];

/** How a session begins: with these settings, with others of the URL that they do not concern, and with its limits. */
export function sessionOf(databaseUrl: string, limits: readonly string[] = unlimited) {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get('options') ?? '';
  // The URL's would replace them.
  url.searchParams.delete('options');
  const own = [...reliedOn, ...limits].map((setting) => `-c ${setting}`);
  // The URL may choose another schema for the tables.
  const options = ['-c search_path=public', given, ...own].filter((part) => part !== '').join(' ');
  return { connectionString: url.href, options };
}
