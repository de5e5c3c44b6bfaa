import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import pino from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { openMetrics } from '../../src/api/storeMetrics.ts';
import { openTunnels } from '../../src/api/tunnels/openTunnels.ts';
import { defaultDeadlines } from '../../src/domain/phases.ts';
import { RefusedWrites } from '../../src/store/core/databaseCondition.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { makeSession } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeApiKey, makeMachine, makeTenant } from '../support/fixtures.ts';
import { echo, startGuest } from './tunnelLab.ts';

let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

test('a client that misses three pings is cut off; one that responds, or has to wait, is not', async () => {
  const tenant = await makeTenant(db);
  const key = await makeApiKey(db, tenant);
  await makeSession(db, { customerId: tenant.customerId, tenantId: tenant.tenantId, keyId: key.id });
  const { id: sessionId } = await db.session.findFirstOrThrow();
  const guest = await startGuest(echo);
  const flood = await startGuest((socket) => void socket.end(Buffer.alloc(64 * 1024 * 1024)));
  const tunnels = openTunnels(
    { db, log: pino({ level: 'silent' }), metrics: openMetrics(db, defaultDeadlines, new RefusedWrites()) },
    { perTenant: 10, pingMs: 1_000 },
  );
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** A client on a tunnel to this guest. */
  async function client(
    to: typeof guest,
    options: { autoPong: boolean },
    listen: (ws: WebSocket) => unknown = () => undefined,
  ): Promise<WebSocket> {
    const { uid } = await makeMachine(db, { namespace: tenant.namespace });
    const forward = { guestPort: 80, address: '127.0.0.1', port: to.port };
    await db.$executeRaw`UPDATE machines SET phase = 'Running', ready_for_access = true, forwards = ${JSON.stringify([forward])}::jsonb WHERE uid = ${uid}::uuid`;
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
    const socket = connect({ port: to.port, host: '127.0.0.1', allowHalfOpen: true });
    await once(socket, 'connect');
    server.once('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (ws) => tunnels.serve(tunnel, ws, socket)),
    );
    const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      perMessageDeflate: false,
      ...options,
    });
    // Listen before it is open: data that came with the response is delivered at once.
    listen(ws);
    await once(ws, 'open');
    return ws;
  }

  let received = 0;
  const slow = await client(flood, { autoPong: true }, (ws) =>
    ws.on('message', (data: Buffer) => {
      received += data.length;
    }),
  );
  slow.pause();
  const alive = await client(guest, { autoPong: true });
  let pings = 0;
  const dead = await client(guest, { autoPong: false }, (ws) => ws.on('ping', () => void pings++));
  const [code] = await once(dead, 'close');
  expect(code).toBe(1006);
  expect(pings).toBeGreaterThanOrEqual(3);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  slow.resume();
  await once(slow, 'close');
  expect(received).toBe(64 * 1024 * 1024);

  alive.close();
  await once(alive, 'close');
  await tunnels.close();
  expect(tunnels.count).toBe(0);
  for (const one of [guest, flood, server]) one.close();
}, 180_000);
