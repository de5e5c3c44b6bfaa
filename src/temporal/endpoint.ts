/** How to reach Temporal: the settings, and the certificates and keys as their files hold them now. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toClientOptions } from '@temporalio/envconfig';
import type { Logger } from 'pino';
import { ConfigError } from '../lib/errors.ts';
import type { Config } from '../settings/config.ts';
import { isEncrypted, temporalProfile } from '../settings/temporalProfile.ts';

export interface Endpoint {
  /** Null without TLS. */
  tls: { serverName: string | undefined; ca: Buffer | null; cert: Buffer | null; key: Buffer | null } | null;
  apiKey: string | undefined;
}

/** Address of the service's Temporal server. */
export function temporalAddress(config: Config): string {
  return config.TEMPORAL_ADDRESS || `127.0.0.1:${config.TEMPORAL_PORT}`;
}

/** Reads the files now. Throws ConfigError that names the setting whose file cannot be used. */
export function readEndpoint(config: Config): Endpoint {
  const profile = temporalProfile(config.temporalVariables);
  const { apiKey, tls: given } = profile;
  if (!isEncrypted(profile)) return { tls: null, apiKey };
  try {
    const { tls } = toClientOptions(profile).connectionOptions;
    const { serverRootCACertificate: ca, clientCertPair: pair } = typeof tls === 'object' && tls ? tls : {};
    const files = { ca: buffer(ca), cert: buffer(pair?.crt), key: buffer(pair?.key) };
    if (files.ca) new X509Certificate(files.ca);
    if (files.cert && files.key && !new X509Certificate(files.cert).checkPrivateKey(createPrivateKey(files.key)))
      throw new Error('the client certificate and its key do not belong together');
    return { tls: { serverName: given?.serverName, ...files }, apiKey };
  } catch (error) {
    throw new ConfigError(
      'TEMPORAL_TLS_SERVER_CA_CERT_PATH, TEMPORAL_TLS_CLIENT_CERT_PATH and TEMPORAL_TLS_CLIENT_KEY_PATH must ' +
        `be PEM files: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

function buffer(bytes: Uint8Array | undefined): Buffer | null {
  return bytes ? Buffer.from(bytes) : null;
}

/** Files are read at most this often: often enough for certificates that live for minutes. */
export const renewalMs = 5_000;

/**
 * The endpoint, read again as time passes. While its files cannot be used, as between the writes of a certificate and
 * its key, the last ones that could be are returned.
 */
export function renewedEndpoint(config: Config, log?: Logger): () => Endpoint {
  let endpoint = readEndpoint(config);
  let readAtMs = performance.now();
  let unusable = '';
  return () => {
    if (performance.now() - readAtMs < renewalMs) return endpoint;
    readAtMs = performance.now();
    try {
      const read = readEndpoint(config);
      // A file that lost its settings must not lead to a connection in the clear.
      if ((read.tls === null) !== (endpoint.tls === null)) throw new ConfigError('TLS is switched by a restart only');
      // The same object tells callers that nothing was renewed.
      if (!isDeepStrictEqual(read, endpoint)) endpoint = read;
      unusable = '';
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      if (error.message !== unusable) log?.warn(`the connection to Temporal keeps what it has: ${error.message}`);
      unusable = error.message;
    }
    return endpoint;
  };
}
