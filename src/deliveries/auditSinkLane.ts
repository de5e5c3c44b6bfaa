/** The operator's sink of the audit log: an https URL, or a syslog server over TLS. */
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { request } from 'undici';
import { type EgressProxy, hostOf } from '../domain/serverUrls.ts';
import { noEgressProxy, outgoingAgent, userAgent } from '../http/outgoingAgent.ts';
import { backoff } from '../lib/backoff.ts';
import {
  nextForSink,
  recordDelivered,
  recordSinkFailure,
  releaseSinkStart,
  type SinkBatch,
} from '../store/core/auditSink.ts';
import type { Database } from '../store/core/db.ts';
import { DeliveryFailure, type Lane } from './lane.ts';
import { failureOf, refusalOf } from './responses.ts';
import { sendOverTls, syslogMessage } from './syslog.ts';

export interface AuditSinkSettings {
  /** `https://…` or `syslog+tls://HOST:PORT`. Trusted: the operator's own, so it may be inside the network. */
  url: string;
  /** File with the bearer token for https, read for each delivery. Empty: none. */
  tokenFile: string;
  /** File with the CA of its certificate, PEM. Empty: the CAs that Node trusts. */
  caFile: string;
  /** By which an https sink is reached; absent: directly. */
  proxy?: EgressProxy;
  /** Batches are this large at most. */
  batchEntries?: number;
}

const pauseMs = { first: 1_000, most: 5 * 60_000 };
const timeoutMs = 30_000;

export function auditSinkLane(db: Database, settings: AuditSinkSettings): Lane<SinkBatch> {
  const url = new URL(settings.url);
  const send = url.protocol === 'https:' ? sendByHttp : sendBySyslog;
  return {
    next: () => nextForSink(db, settings.batchEntries ?? 500),
    send: (batch, signal) => send(url, settings, batch, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
    delivered: async (batch) => ((await recordDelivered(db, batch)) ? batch.entries.length : null),
    async failed(_batch, failure) {
      const attempts = await recordSinkFailure(db, failure.message);
      return Math.max(backoff(pauseMs, attempts - 1), Math.min(failure.retryAfterMs ?? 0, pauseMs.most));
    },
    rest: () => releaseSinkStart(db),
    lingerMs: 30_000,
  };
}

/** Throws DeliveryFailure, because the file may be there later. */
async function read(file: string, setting: string): Promise<string | undefined> {
  if (file === '') return undefined;
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DeliveryFailure(`${setting} ${file} cannot be read (${code})`, { cause: error });
  }
}

async function sendByHttp(url: URL, settings: AuditSinkSettings, { entries }: SinkBatch, signal: AbortSignal) {
  const token = await read(settings.tokenFile, 'AUDIT_SINK_TOKEN_FILE');
  const ca = await read(settings.caFile, 'AUDIT_SINK_CA_FILE');
  const { proxy = noEgressProxy } = settings;
  const dispatcher = outgoingAgent(proxy, { ca, connect: { timeout: timeoutMs }, pipelining: 0 });
  try {
    const response = await request(url, {
      method: 'POST',
      dispatcher,
      signal,
      headers: {
        'content-type': 'application/x-ndjson',
        'user-agent': userAgent,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: entries.map(({ line }) => `${line}\n`).join(''),
    });
    const refusal = refusalOf(response);
    await response.body.dump({ limit: 16 * 1024 }).catch(() => {});
    if (refusal) throw refusal;
  } catch (error) {
    throw failureOf(error);
  } finally {
    await dispatcher.destroy();
  }
}

async function sendBySyslog(url: URL, settings: AuditSinkSettings, { entries }: SinkBatch, signal: AbortSignal) {
  const ca = await read(settings.caFile, 'AUDIT_SINK_CA_FILE');
  const from = hostname();
  const messages = entries.map((entry) => syslogMessage(entry, from));
  await sendOverTls({ host: hostOf(url), port: Number(url.port || 6514), ca }, messages, signal);
}
