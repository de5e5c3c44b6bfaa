/**
 * A proxy between a client and the API that cuts connections, loses responses, and refuses, when a test wants it.
 * Everything else goes through unchanged, watches as they come.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';

export type Fate =
  | 'pass'
  /** The connection ends before the service gets the request. */
  | 'cut'
  /** The service handles it; the connection ends without a response. */
  | 'lost'
  /** The service handles it; the connection ends in the middle of the response. */
  | 'half'
  /** The service does not get it, and there is no response. */
  | 'hang'
  /** The service handles it; the client gets the beginning of a response, and nothing more. */
  | 'mute'
  | { status: number; headers?: Record<string, string>; body?: object };

export interface Front {
  url: string;
  /** Every request, as `METHOD PATH`, with the query. */
  seen: string[];
  /** The tokens of the requests, in order. */
  tokens: string[];
  /** Decides about each request. */
  fate: (line: string) => Fate;
  /** The given fates for the next requests that match, then `pass`. */
  plan(on: RegExp, ...fates: Fate[]): void;
  /** Ends every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function openFront({ target, ca }: { target: string; ca: string }): Promise<Front> {
  const upstream = new Agent({ connect: { ca, servername: 'localhost' }, connections: 32, pipelining: 1 });
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 0;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    tokens: [],
    fate: () => 'pass',
    plan(on, ...fates) {
      front.fate = (line) => (on.test(line) ? (fates.shift() ?? 'pass') : 'pass');
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      front.cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await upstream.destroy();
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const line = `${incoming.method} ${incoming.url}`;
    front.seen.push(line);
    const fate = front.fate(line);
    front.tokens.push(/^Bearer (.*)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (fate === 'hang') return;
    if (fate === 'cut') return void outgoing.destroy();
    if (typeof fate === 'object') {
      outgoing.writeHead(fate.status, { 'content-type': 'application/json', ...fate.headers });
      return void outgoing.end(JSON.stringify(fate.body ?? {}));
    }
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const answer = await request(target + incoming.url, {
      method: incoming.method as 'GET',
      headers,
      dispatcher: upstream,
      signal: gone.signal,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    if (fate === 'mute') {
      outgoing.writeHead(answer.statusCode, answer.headers);
      outgoing.flushHeaders();
      return void answer.body.resume();
    }
    if (fate === 'pass') {
      outgoing.writeHead(answer.statusCode, answer.headers);
      outgoing.flushHeaders();
      await pipeline(answer.body, outgoing);
      return;
    }
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    if (fate === 'half') {
      outgoing.writeHead(answer.statusCode, answer.headers);
      await new Promise((resolve) => outgoing.write(bytes.subarray(0, bytes.length >> 1), resolve));
    }
    outgoing.destroy();
  }

  return front;
}
