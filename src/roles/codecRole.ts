/**
 * The role that decrypts payloads for operators, in the Temporal UI and for the `temporal` command. It has the payload
 * keys and nothing else: no database, no other key, no connection to Temporal, and no customer's request comes here.
 */
import http from 'node:http';
import https from 'node:https';
import { minVersion, openTls } from '../certificates.ts';
import { isOfThisMachine } from '../domain/serverUrls.ts';
import { ConfigError } from '../lib/errors.ts';
import { bounded } from '../lib/pipelines.ts';
import { codecHandler } from '../operators/codecServer.ts';
import { openOperators } from '../operators/operators.ts';
import { serverLimits } from '../operators/requests.ts';
import type { Config } from '../settings/config.ts';
import { openPayloads } from '../temporal/payloadCodec.ts';
import { openPayloadKeys } from '../temporal/payloadKeys.ts';
import { openLog } from './roleLog.ts';
import { closeServer, listen } from './servers.ts';

const closeGraceMs = 2_000;

/** Throws UserError when there is no key, a file cannot be used, or the port is taken. */
export async function runCodec(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const log = openLog('codec', config.LOG_LEVEL);
  const keys = openPayloadKeys(config, (line) => log.error(line));
  if (keys.ids().length === 0)
    throw new ConfigError('there is no key of payloads: set TEMPORAL_PAYLOAD_KEYS or TEMPORAL_PAYLOAD_KEYS_FILE');
  const { codec } = openPayloads(keys, ({ message }) => log.warn(message));
  const handler = codecHandler({
    codec,
    log,
    namespace: config.TEMPORAL_NAMESPACE,
    origins: config.TEMPORAL_CODEC_ORIGINS.split(',').flatMap((origin) => origin.trim() || []),
    recognize: openOperators(config, { warn: (line) => log.warn(line), openOn: config.TEMPORAL_CODEC_HOST }),
  });
  const { TEMPORAL_CODEC_HOST: host, TEMPORAL_CODEC_PORT: port } = config;
  const server = isOfThisMachine(host) ? http.createServer(serverLimits, bounded(handler)) : encrypted();
  const url = await listen(server, port, host, 'choose another TEMPORAL_CODEC_PORT');
  log.info({ url }, 'the codec endpoint listens');
  return { url, close: () => closeServer(server, closeGraceMs) };

  function encrypted(): https.Server {
    const tls = openTls(config, log, 'TEMPORAL_CODEC_HOST is not loopback, so ');
    const secure = https.createServer({ ...serverLimits, ...tls.served(), minVersion }, bounded(handler));
    tls.renew(secure);
    return secure;
  }
}
