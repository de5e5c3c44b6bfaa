/**
 * The role that decrypts payloads for operators, in the Temporal UI and for the `temporal` command. It has the payload
 * keys and nothing else: no database, no other key, no connection to Temporal, and no customer's request comes here.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { ConfigError, UserError } from '../domain/errors.ts';
import { isOfThisMachine } from '../domain/serverUrls.ts';
import { codecHandler } from '../payloads/codecServer.ts';
import { openOperators } from '../payloads/operators.ts';
import { openPayloads } from '../payloads/payloadCodec.ts';
import { openPayloadKeys } from '../payloads/payloadKeys.ts';
import { openLog } from './roleLog.ts';

const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
};
const closeGraceMs = 2_000;

/** Throws UserError when there is no key, a file cannot be used, or the port is taken. */
export async function runCodec(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const log = openLog('codec', config.LOG_LEVEL);
  const keys = openPayloadKeys(config, (line) => log.error(line));
  if (keys.ids().length === 0)
    throw new ConfigError('there is no key of payloads: set TEMPORAL_PAYLOAD_KEYS or TEMPORAL_PAYLOAD_KEYS_FILE');
  const { codec } = openPayloads(keys, ({ message }) => log.warn(message));
  const handler = codecHandler({
    ...{ codec, log, namespace: config.TEMPORAL_NAMESPACE },
    origins: config.TEMPORAL_CODEC_ORIGINS.split(',').flatMap((origin) => origin.trim() || []),
    recognize: openOperators(config, (line) => log.warn(line)),
  });
  const { TEMPORAL_CODEC_HOST: host, TEMPORAL_CODEC_PORT: port } = config;
  const isPrivate = isOfThisMachine(host);
  const server = isPrivate
    ? http.createServer(serverLimits, handler)
    : https.createServer({ ...serverLimits, ...readTls(config), minVersion: 'TLSv1.2' }, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new UserError(`port ${port} on ${host} is taken; choose another TEMPORAL_CODEC_PORT`, { cause: error })
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const { address, port: listensOn } = server.address() as AddressInfo;
  const url = `${isPrivate ? 'http' : 'https'}://${address.includes(':') ? `[${address}]` : address}:${listensOn}`;
  log.info({ url }, 'the codec endpoint listens');
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function readTls({ TLS_CERT_FILE, TLS_KEY_FILE }: Config): { cert: Buffer; key: Buffer } {
  try {
    return { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) };
  } catch (error) {
    throw new ConfigError(
      `TEMPORAL_CODEC_HOST is not loopback, so TLS_CERT_FILE and TLS_KEY_FILE must name a certificate and its key: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
