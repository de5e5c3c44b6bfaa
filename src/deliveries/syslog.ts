/** Syslog messages of RFC 5424, sent over TLS with their lengths before them (RFC 5425). */
import { connect } from 'node:tls';
import type { SinkEntry } from '../store/core/auditSink.ts';
import { DeliveryFailure } from './lane.ts';
import { failureOf } from './responses.ts';

/** Facility 13, log audit. */
const facility = 13;
const severities = { warning: 4, notice: 5, informational: 6 } as const;

/** The private enterprise number of examples (RFC 5612): the service has none. */
const structuredId = 'audit@32473';

/** One message: the event's place in its chain as structured data, and the whole line of the export as its text. */
export function syslogMessage({ event, chainId, position, hash, line }: SinkEntry, from: string): string {
  const severity = !event
    ? severities.informational
    : event.outcome === 'refused'
      ? severities.warning
      : severities.notice;
  const time = event ? event.createdAt.toISOString() : '-';
  const facts = {
    chain: chainId,
    position: String(position),
    hash: Buffer.from(hash).toString('hex'),
    ...(event && {
      id: event.id,
      action: event.action,
      outcome: event.outcome,
      target: event.target,
      actorType: event.actorType,
      actorId: event.actorId,
      ...(event.requestId !== null && { requestId: event.requestId }),
      ...(event.address !== null && { address: event.address }),
    }),
  };
  const structured = Object.entries(facts).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const header = `<${facility * 8 + severity}>1 ${time} ${token(from, 255)} compute-service - ${token(event?.action ?? 'checkpoint', 32)}`;
  return `${header} [${structuredId}${structured.join('')}] ${asAscii(line)}`;
}

/** A header's field: printable ASCII without spaces, `-` if nothing is left. */
function token(text: string, length: number): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '').slice(0, length) || '-';
}

function escaped(value: string): string {
  // Receivers cut long messages; a claimed id or a target may be long, and is whole in the text.
  return value.slice(0, 200).replaceAll(/["\\\]]/g, '\\$&');
}

/** The same JSON without characters for which a message needs a mark of its encoding, which breaks parsers of JSON. */
function asAscii(json: string): string {
  return json.replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Sends the messages on a connection of their own. Syslog acknowledges nothing. So the end of the stream is sent as well,
 * and the receiver must end its side in return, which it does once it has read everything. Throws DeliveryFailure.
 */
export function sendOverTls(
  { host, port, ca }: { host: string; port: number; ca: string | undefined },
  messages: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    let isRead = false;
    const socket = connect({
      host,
      port,
      ...(ca !== undefined && { ca }),
      minVersion: 'TLSv1.2',
      servername: nameOf(host),
    });
    const give = (failure: DeliveryFailure) => {
      socket.destroy();
      reject(failure);
    };
    const onAbort = () => give(failureOf(signal.reason));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('secureConnect', () => {
      const frames = messages.map((message) => `${Buffer.byteLength(message)} ${message}`).join('');
      socket.end(frames, () => {
        isSent = true;
      });
    });
    socket.once('error', (error) => give(failureOf(error)));
    socket.once('end', () => {
      // An end that comes before ours is no receipt.
      isRead = isSent;
    });
    socket.once('close', () => {
      signal.removeEventListener('abort', onAbort);
      if (isRead) resolve();
      else give(new DeliveryFailure('closed the connection before it had everything'));
    });
    socket.resume();
  });
}

/** No name of a server for an address (RFC 6066). */
function nameOf(host: string): string {
  return /^[\d.]+$|:/.test(host) ? '' : host;
}
