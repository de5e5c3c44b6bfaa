/** What the URLs of other servers in the settings must be, so that no secret is sent to them in the clear. */
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { ConfigError } from '../lib/errors.ts';

/** The mail server's URL. Throws ConfigError when its password could be sent in the clear. */
export function smtpUrl({ SMTP_URL: text, SMTP_PASSWORD_IN_CLEAR: clear }: SmtpSettings): string {
  if (text === '') return text;
  const url = new URL(text);
  if (url.username === '' && url.password === '') return text;
  const others = [...url.searchParams.keys()].filter((name) => !['requireTLS', 'name'].includes(name));
  if (others.length > 0)
    throw new ConfigError(
      'SMTP_URL with a password accepts no parameters other than requireTLS and name, ' +
        `not ${others.join(', ')}: others could switch off TLS or the verification of the server`,
    );
  const requiresTls = url.searchParams.getAll('requireTLS').join() === 'true';
  if (url.protocol === 'smtps:' || requiresTls) return text;
  if (clear === 'loopback' && isLoopback(url.host)) return text;
  throw new ConfigError(
    'SMTP_URL has a password, which would be sent without TLS: use smtps://, or add ?requireTLS=true for a server with STARTTLS. ' +
      'Only for a server on this machine, SMTP_PASSWORD_IN_CLEAR=loopback allows it',
  );
}

/** The host of a URL as mail has it: a name, or an address literal (RFC 5321, section 4.1.3). */
export function smtpName(url: string): string {
  const host = hostOf(new URL(url));
  if (!ipaddr.isValid(host)) return host;
  return ipaddr.IPv4.isValid(host) ? `[${host}]` : `[IPv6:${host}]`;
}

interface SmtpSettings {
  SMTP_URL: string;
  SMTP_PASSWORD_IN_CLEAR: string;
}

/** A setting that allows what is refused without it. */
export const insecure = (what: string) =>
  z
    .enum(['', 'allowed'], 'must be allowed or empty')
    .default('')
    .describe(`\`allowed\`: ${what}. Without it roles refuse to start`);

/** As pg reads them: the last of several parameters counts, and one named `host` is the server. */
function serverOfDatabase(url: URL): { host: string; sslmode: string | undefined } {
  const { host = url.hostname, sslmode } = Object.fromEntries(url.searchParams);
  return { host, sslmode };
}

/** Whether no other machine is on the way to a database: it is on loopback, or a socket in a folder. */
const isHere = (host: string): boolean => /^(\/|%2f)/i.test(host) || isOfThisMachine(host);

/** The URLs of the database. Throws ConfigError for one by which others could read and change what is sent. */
export function databaseUrls(env: DatabaseSettings): Omit<DatabaseSettings, 'DATABASE_INSECURE'> {
  const { DATABASE_URL, DATABASE_API_URL, DATABASE_WORKER_URL } = env;
  const urls = { DATABASE_URL, DATABASE_API_URL, DATABASE_WORKER_URL };
  for (const [name, text] of Object.entries(urls)) {
    if (text === '') continue;
    const { host, sslmode } = serverOfDatabase(new URL(text));
    if (host === '') throw new ConfigError(`${name} names no server: write its host, such as 127.0.0.1`);
    if (sslmode !== 'verify-full' && !isHere(host) && env.DATABASE_INSECURE !== 'allowed')
      throw new ConfigError(
        `${name} leads to ${host}, which is another machine, without sslmode=verify-full: ` +
          'anyone on the way could read and change every row. ' +
          'Add ?sslmode=verify-full (and &sslrootcert=FILE for a CA of your own), ' +
          'or set DATABASE_INSECURE=allowed where the network admits only this service',
      );
  }
  return urls;
}
interface DatabaseSettings {
  DATABASE_URL: string;
  DATABASE_API_URL: string;
  DATABASE_WORKER_URL: string;
  DATABASE_INSECURE: string;
}

/** The sink of the audit log. Throws ConfigError for one that could not be delivered to. */
export function sinkUrl({ AUDIT_SINK_URL: text, AUDIT_SINK_TOKEN_FILE: tokenFile }: SinkSettings): string {
  if (text === '') return text;
  const url = new URL(text);
  if (url.username || url.password || url.hostname === '')
    throw new ConfigError(
      'AUDIT_SINK_URL needs a host, and no user or password: a token goes into the file AUDIT_SINK_TOKEN_FILE',
    );
  if (url.protocol !== 'https:' && tokenFile !== '')
    throw new ConfigError('AUDIT_SINK_TOKEN_FILE is for https: syslog has no tokens');
  return text;
}
interface SinkSettings {
  AUDIT_SINK_URL: string;
  AUDIT_SINK_TOKEN_FILE: string;
}

/** The host of a URL as sockets and certificates name it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return withoutBrackets(hostname);
}

/** Whether HOST or HOST:PORT is this machine. */
export function isLoopback(address: string): boolean {
  return isOfThisMachine(new URL(`tcp://${address}`).hostname);
}

/**
 * Whether only programs of this machine reach what listens there: a name or an IP address, an IPv6 address with or
 * without its brackets.
 */
export function isOfThisMachine(host: string): boolean {
  const bare = withoutBrackets(host);
  return bare === 'localhost' || (ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback');
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

/** The operator's proxy on the way out to servers elsewhere. */
export interface EgressProxy {
  /** `http://HOST:PORT`; empty: none. */
  url: string;
  /** Names and addresses that are reached without it, by comma. */
  noProxy: string;
}
