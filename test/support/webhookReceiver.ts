/** A customer's server: it checks what it gets by the libraries that customers use, and may refuse. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CloudEvent, HTTP } from 'cloudevents';
import { Webhook } from 'standardwebhooks';

export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
  event: { id: string; type: string; lane: string; subject: string; data: Record<string, unknown> };
}

export interface WebhookReceiver {
  url: string;
  /** Every request, in order, with the status that it got. */
  heard: Heard[];
  /** Types of what was taken, in order; of one lane, if given. */
  taken(lane?: string): string[];
  /** Decides on a request; the default takes everything. */
  respond: (heard: Omit<Heard, 'status'>) => number;
  /** Responses wait for it. */
  hold: Promise<void>;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { headers } = request;
    const event = readEvent(headers, body);
    await receiver.hold;
    const status = receiver.respond({ headers, body, event });
    receiver.heard.push({ headers, body, event, status });
    response.writeHead(
      status,
      status === 302 ? { location: receiver.url } : status === 429 ? { 'retry-after': '60' } : {},
    );
    response.end('x'.repeat(100));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard: [],
    taken: (lane) =>
      receiver.heard
        .filter(({ status, event }) => status === 200 && (lane === undefined || event.lane === lane))
        .map(({ event }) => event.type),
    respond: () => 200,
    hold: Promise.resolve(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Reads the event with the SDK of CloudEvents, which throws unless it is valid. */
function readEvent(headers: IncomingHttpHeaders, body: string): Heard['event'] {
  const event = HTTP.toEvent<Record<string, unknown>>({ headers, body }) as CloudEvent<Record<string, unknown>>;
  event.validate();
  const { id, type, subject = '', data = {} } = event;
  return { id, type, subject, lane: String(event['partitionkey']), data };
}

/** Throws unless the request is signed by this secret, by the library of Standard Webhooks. */
export function verifySignature(secret: string, { body, headers }: Pick<Heard, 'body' | 'headers'>): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
}
