/** What one connection may make of a server: requests without end, and responses that are not read. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Response } from 'express';
import { taken } from '../../src/api/kubernetes/listPages.ts';
import { endWith } from '../../src/lib/draining.ts';
import { bounded, type ConnectionBounds, isUnread } from '../../src/lib/pipelines.ts';
import { makeAuthority } from '../support/certificates.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

const servers: (Server | SecureServer)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(
  listener: RequestListener,
  bounds?: ConnectionBounds,
  tls: { cert: string; key: string } | null = null,
): Promise<Socket> {
  const server = tls ? createSecureServer(tls, bounded(listener, bounds)) : createServer(bounded(listener, bounds));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = { port: (server.address() as AddressInfo).port, host: '127.0.0.1' };
  const socket = tls ? connectTls({ ...at, ca: tls.cert, rejectUnauthorized: false }) : connect(at);
  return socket.on('error', () => undefined);
}

const requests = (count: number, path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);
const statusLine = 'HTTP/1.1 200 OK';

/** What comes until the connection closes. */
function textOf(socket: Socket): { text(): string; isClosed(): boolean } {
  let [text, isClosed] = ['', false];
  socket.on('data', (chunk) => (text += String(chunk))).on('close', () => (isClosed = true));
  return { text: () => text, isClosed: () => isClosed };
}

test('as many requests as a connection may send at once are served in their order', async () => {
  const due: ServerResponse[] = [];
  const socket = await serve((_request, response) => void due.push(response));
  const { text, isClosed } = textOf(socket);
  for (let round = 0; round < 2; round++) {
    socket.write(requests(32));
    await waitFor('the requests', () => due.length === 32);
    for (const [index, response] of due.splice(0).reverse().entries()) response.end(`<${31 - index}>`);
    await waitFor('the responses', () => text().split(statusLine).length === 32 * (round + 1) + 1);
  }
  expect([...text().matchAll(/<(\d+)>/g)].map(([, index]) => Number(index)).slice(0, 32)).toEqual([
    ...Array(32).keys(),
  ]);
  expect(isClosed()).toBe(false);
  socket.destroy();
});

test('one more request closes the connection and runs no handler, and all its responses learn that it is closed', async () => {
  const due: ServerResponse[] = [];
  const told: number[] = [];
  const socket = await serve((_request, response) => {
    const index = due.push(response) - 1;
    response.once('close', () => told.push(index));
  });
  const { isClosed } = textOf(socket);
  socket.write(requests(1_000));
  await waitFor('the connection to close', isClosed);
  await waitFor('the responses to be told', () => told.length === 32);
  expect([due.length, told.toSorted((a, b) => a - b)]).toEqual([32, [...Array(32).keys()]]);
  expect(due.every((response) => response.destroyed)).toBe(true);
});

test('a list whose client left before its turn on the connection holds its place no longer', async () => {
  let left = 0;
  const socket = await serve(async (request, response) => {
    if (request.url === '/slow') return;
    response.end('{}');
    await taken(response as Response);
    left += 1;
  });
  socket.write(requests(1, '/slow') + requests(4, '/list'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(left).toBe(0);
  socket.destroy();
  await waitFor('all to leave', () => left === 4);
});

describe.each(['TCP', 'TLS'])('by %s', (by) => {
  const body = Buffer.alloc(24 * 2 ** 20);
  const ended = new Map<string, boolean>();
  const open = async (bounds: ConnectionBounds) => {
    const tls = by === 'TLS' ? await (await makeAuthority('pipelines')).issue('localhost') : null;
    return serve(
      (request, response) => {
        response.once('close', () => ended.set(request.url!, isUnread(response)));
        if (request.url === '/whole') response.end(body);
        else void endWith(response, body, bounds.stalledMs);
      },
      bounds,
      tls,
    );
  };

  test('a client that reads slowly gets all of a response', async () => {
    // Longer than a busy machine lets this process stand still.
    const bounds = { due: 32, stalledMs: 2_000 };
    const socket = await open(bounds);
    const startedAt = performance.now();
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), chunk.length / 5_000);
    });
    socket.write(requests(1));
    await waitFor('all of it', () => read > body.length);
    expect(performance.now() - startedAt).toBeGreaterThan(2 * bounds.stalledMs);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  test.each(['/whole', '/slices'])(
    'a client that does not read the response %s loses its connection, whatever it sends meanwhile',
    async (path) => {
      const socket = await open({ due: 32, stalledMs: 500 });
      socket.pause();
      socket.write(requests(1, path));
      const trickle = setInterval(() => socket.write('\r\n'), 50);
      try {
        await waitFor('the connection to close', () => ended.has(path), 10_000);
        expect(ended.get(path)).toBe(path === '/whole');
      } finally {
        clearInterval(trickle);
        socket.destroy();
      }
    },
  );
});

test.each([
  ['behind another one', 2],
  ['after another one', 1],
])('a request %s may take longer than a response may stay unread', async (_what, together) => {
  const bounds = { due: 32, stalledMs: 100 };
  let isSlow = false;
  const socket = await serve((_request, response) => {
    if (isSlow) setTimeout(() => response.end('<slow>'), 500);
    else response.end('<fast>');
    isSlow = true;
  }, bounds);
  const { text } = textOf(socket);
  socket.write(requests(together));
  await waitFor('the first', () => text().includes('<fast>'));
  if (together === 1) socket.write(requests(1));
  await waitFor('the second', () => text().includes('<slow>'));
  socket.destroy();
});

describe('of the API', () => {
  let { api, stop } = {} as Teams;
  beforeAll(async () => {
    ({ api, stop } = await startTeams());
  });
  afterAll(() => stop?.());
  const port = (url: string) => Number(new URL(url).port);
  const ofClients = () =>
    connectTls({ port: port(api.url), host: '127.0.0.1', ca: api.certificate, servername: 'localhost' });

  test.each([
    ['clients', '/readyz', ofClients],
    ['metrics', '/healthz', () => connect(port(api.metricsUrl), '127.0.0.1')],
  ])(
    'the listener for %s ends a connection that sends requests without end, and serves others',
    async (_what, path, open) => {
      const socket = open().on('error', () => undefined);
      const { isClosed } = textOf(socket);
      socket.write(requests(5_000, path));
      await waitFor('the connection to close', isClosed);
      expect((await api.call('/livez')).status).toBe(200);
    },
  );
});
