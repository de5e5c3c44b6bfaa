/** The certificates and tokens that the settings name: which one the API serves, and when each of them ends. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type https from 'node:https';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { decodeJwt } from 'jose';
import type { Logger } from 'pino';
import { UserError } from './lib/errors.ts';
import type { Config } from './settings/config.ts';
import { readEndpoint, renewalMs } from './temporal/endpoint.ts';

interface ServedTls {
  cert: Buffer;
  key: Buffer;
}

export const minVersion = 'TLSv1.2';

/** Throws UserError when there is no certificate with its key; `when` says what for. */
function readTls(config: Config, when = ''): ServedTls {
  try {
    const tls = { cert: readFileSync(config.TLS_CERT_FILE), key: readFileSync(config.TLS_KEY_FILE) };
    if (!new X509Certificate(tls.cert).checkPrivateKey(createPrivateKey(tls.key)))
      throw new Error('they do not belong together');
    createSecureContext(tls);
    return tls;
  } catch (error) {
    throw new UserError(
      `${when}TLS_CERT_FILE and TLS_KEY_FILE must name the certificate and its key: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

interface RenewedTls {
  /** What is served now. */
  served(): ServedTls;
  /** From now on until it closes, the server serves what the files hold. Connections that are open keep what they have. */
  renew(server: https.Server): void;
}

/** While the files cannot be used, as between the writes of the two, the last ones that could be are served. */
export function openTls(config: Config, log: Logger, when?: string): RenewedTls {
  let served = readTls(config, when);
  let unusable = '';
  const renew = (server: https.Server) => {
    try {
      const tls = readTls(config, when);
      unusable = '';
      if (tls.cert.equals(served.cert) && tls.key.equals(served.key)) return;
      server.setSecureContext({ ...tls, minVersion });
      served = tls;
      log.info({ endsAt: endOf(tls.cert) }, 'a renewed certificate is served');
    } catch (error) {
      const { message } = error as Error;
      if (message !== unusable) log.error(`the certificate that was served before is kept: ${message}`);
      unusable = message;
    }
  };
  return {
    served: () => served,
    renew(server) {
      const timer = setInterval(() => renew(server), renewalMs).unref();
      server.once('close', () => clearInterval(timer));
    },
  };
}

export interface HeldCredential {
  name:
    | 'api'
    | 'authority'
    | 'postgres-authority'
    | 'postgres-client'
    | 'temporal-authority'
    | 'temporal-client'
    | 'temporal-token'
    | 'audit-sink-authority'
    | 'audit-sink-token';
  endsAt: Date;
}

/**
 * Each certificate and token that the settings of this process name, with its end, as the files hold it now. What has no
 * end, or cannot be read, is left out: the role that needs it says so itself.
 */
export function heldCredentials(config: Config): HeldCredential[] {
  const { tls, apiKey } = readable(() => readEndpoint(config)) ?? { tls: null, apiKey: undefined };
  const postgres = parameters(config.DATABASE_URL);
  const ends: Record<HeldCredential['name'], Date | null> = {
    api: endOfFile(config.TLS_CERT_FILE || path.join(config.dataDir, 'tls-cert.pem')),
    authority: endOfFile(path.join(config.dataDir, 'ca.pem')),
    'postgres-authority': endOfFile(postgres.get('sslrootcert')),
    'postgres-client': endOfFile(postgres.get('sslcert')),
    'temporal-authority': endOf(tls?.ca),
    'temporal-client': endOf(tls?.cert),
    'temporal-token': endOfToken(apiKey),
    'audit-sink-authority': endOfFile(config.AUDIT_SINK_CA_FILE),
    'audit-sink-token': endOfToken(textOf(config.AUDIT_SINK_TOKEN_FILE)),
  };
  return Object.entries(ends).flatMap(([name, endsAt]) =>
    endsAt ? [{ name: name as HeldCredential['name'], endsAt }] : [],
  );
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function parameters(url: string): URLSearchParams {
  return URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
}

function endOfFile(file: string | null | undefined): Date | null {
  return file ? endOf(readable(() => readFileSync(file))) : null;
}

function textOf(file: string): string | undefined {
  return readable(() => readFileSync(file, 'utf8').trim()) ?? undefined;
}

/** The first end in a chain. */
function endOf(pem: Buffer | null | undefined): Date | null {
  const certificates =
    pem?.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const ends = certificates.flatMap((each) => readable(() => Date.parse(new X509Certificate(each).validTo)) ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** Of a JWT; a token of another form does not tell. */
function endOfToken(token: string | undefined): Date | null {
  const { exp } = (token && readable(() => decodeJwt(token))) || {};
  return exp === undefined ? null : new Date(exp * 1_000);
}
