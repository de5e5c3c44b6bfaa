import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import pino from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { openMetrics } from '../../src/api/storeMetrics.ts';
import { Tunnels } from '../../src/api/tunnels/openTunnels.ts';
import { defaultDeadlines } from '../../src/domain/phases.ts';
import { RefusedWrites } from '../../src/store/core/databaseCondition.ts';
import type { Database } from '../../src/store/core/db.ts';
import { makeSession } from '../support/apiServer.ts';
import { makeApiKey, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { echo, type Guest, startGuest } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

/** The API sends its pings when the test says so: what a loaded machine delays must not count as missed. */
const pingMs = 1_000;
let pingers: (() => void)[];
function pingAll(): void {
  for (const ping of pingers) ping();
}

let db: Database;
let sessionId: string;
let tenant: Awaited<ReturnType<typeof makeTenant>>;
useDatabase(async (opened) => {
  db = opened;
  tenant = await makeTenant(db);
  const key = await makeApiKey(db, tenant);
  await makeSession(db, { customerId: tenant.customerId, tenantId: tenant.tenantId, keyId: key.id });
  ({ id: sessionId } = await db.session.findFirstOrThrow());
});
let tunnels: Tunnels;
let server: Server;
const sockets = new WebSocketServer({ noServer: true });
beforeEach(async () => {
  pingers = [];
  const real = setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((act: () => void, ms: number) => {
    if (ms !== pingMs) return real(act, ms);
    pingers.push(act);
    return real(() => undefined, 2 ** 30);
  }) as typeof setInterval);
  tunnels = new Tunnels(
    {
      db,
      log: pino({ level: 'silent' }),
      metrics: openMetrics({
        db,
        deadlines: defaultDeadlines,
        refusedWrites: new RefusedWrites(),
        dataDir: '/nowhere',
        version: '0',
        credentials: () => [],
      }),
    },
    { perTenant: 10, pingMs },
  );
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await tunnels.close();
  expect(tunnels.count).toBe(0);
  server.close();
  jest.restoreAllMocks();
});

interface Client {
  ws: WebSocket;
  pings: number;
  received: number;
  /** The API's ends of the two connections. */
  served: WebSocket;
  toGuest: Socket;
  pongs: number;
}

/** A client on a tunnel to this guest. */
async function client(to: Guest, { autoPong = true } = {}): Promise<Client> {
  const { uid } = await makeMachine(db, { namespace: tenant.namespace });
  const forward = { guestPort: 80, address: '127.0.0.1', port: to.port };
  await db.$executeRaw`UPDATE machines SET phase = 'Running', ready_for_access = true,
    forwards = ${JSON.stringify([forward])}::jsonb WHERE uid = ${uid}::uuid`;
  const tunnel = {
    id: crypto.randomUUID(),
    tenantId: tenant.tenantId,
    sessionId,
    machineUid: uid,
    guestPort: 80,
    forward,
  };
  await tunnels.take(tunnel);
  expect(await tunnels.check(tunnel)).toBeNull();
  const toGuest = connect({ port: to.port, host: '127.0.0.1', allowHalfOpen: true });
  await once(toGuest, 'connect');
  const serving = new Promise<WebSocket>((resolve) =>
    server.once('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (ws) => {
        tunnels.serve(tunnel, ws, toGuest);
        resolve(ws);
      }),
    ),
  );
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ws = new WebSocket(url, { perMessageDeflate: false, autoPong });
  const counts = { pings: 0, received: 0, pongs: 0 };
  // Listen before it is open: data that came with the response is delivered at once.
  const opened = Object.assign(counts, { ws, toGuest });
  ws.on('message', (data: Buffer) => {
    opened.received += data.length;
  });
  ws.on('ping', () => void opened.pings++);
  await once(ws, 'open');
  const served = await serving;
  served.on('pong', () => void opened.pongs++);
  return Object.assign(opened, { served });
}

/** More than a client may miss. */
const manyPings = 6;

test('a client that misses three pings is cut off; one that responds is not', async () => {
  const guest = await startGuest(echo);
  const alive = await client(guest);
  const dead = await client(guest, { autoPong: false });
  const gone = once(dead.ws, 'close');
  for (let ping = 1; ping <= 3; ping++) {
    pingAll();
    await waitFor('the ping and a pong', () => dead.pings === ping && alive.pongs === ping);
    expect(dead.ws.readyState).toBe(WebSocket.OPEN);
  }
  pingAll();
  expect((await gone)[0]).toBe(1006);
  expect(dead.pings).toBe(3);
  await waitFor('another pong', () => alive.pongs === 4);
  expect(alive.ws.readyState).toBe(WebSocket.OPEN);
  guest.close();
});

test('a client that does not read what its machine sends is not cut off, and misses nothing', async () => {
  const flood = await startGuest((socket) => void socket.end(Buffer.alloc(64 * 1024 * 1024)));
  const slow = await client(flood);
  slow.ws.pause();
  await waitFor('the network to take no more', () => slow.toGuest.isPaused());
  for (let ping = 0; ping < manyPings; ping++) pingAll();
  expect(slow.served.readyState).toBe(WebSocket.OPEN);
  const closed = once(slow.ws, 'close');
  slow.ws.resume();
  expect((await closed)[0]).toBe(1000);
  expect(slow.received).toBe(64 * 1024 * 1024);
  flood.close();
});

test('nor is one whose machine is done while the last of it still waits for the client', async () => {
  const guest = await startGuest(() => undefined);
  const slow = await client(guest);
  slow.ws.pause();
  const [machine] = guest.sockets as [Socket];
  let sent = 0;
  while (slow.served.bufferedAmount === 0) {
    sent += 64 * 1024;
    const taken = slow.toGuest.bytesRead;
    machine.write(Buffer.alloc(64 * 1024));
    await waitFor('the API to take it', () => slow.toGuest.bytesRead === sent && slow.toGuest.bytesRead > taken);
  }
  machine.end();
  await waitFor('the end of it', () => slow.toGuest.readableEnded);
  expect(slow.toGuest.isPaused()).toBe(false);
  for (let ping = 0; ping < manyPings; ping++) pingAll();
  expect(slow.served.readyState).toBe(WebSocket.OPEN);
  const closed = once(slow.ws, 'close');
  slow.ws.resume();
  expect((await closed)[0]).toBe(1000);
  expect(slow.received).toBe(sent);
  guest.close();
});
