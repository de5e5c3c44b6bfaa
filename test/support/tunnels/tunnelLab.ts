/** Guests that listen on real sockets, machines that are ready, and a tunnel client. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import WebSocket from 'ws';
import { subprotocol } from '../../../src/api/tunnels/tunnelWire.ts';
import type { Forward } from '../../../src/domain/observation.ts';
import { type Answer, type TestApi, type TestTenant, vm } from '../apiServer.ts';
import { waitFor } from '../wait.ts';

export interface Guest {
  server: Server;
  port: number;
  /** Connections, newest last. */
  sockets: Socket[];
  close(): void;
}

/** A server on loopback in place of a guest. */
export async function startGuest(serve: (socket: Socket) => void): Promise<Guest> {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { server, sockets, port: (server.address() as AddressInfo).port, close };
}

export const echo = (socket: Socket) => void socket.pipe(socket);

export const pathOf = (namespace: string, name: string, port: string | number = 80, plural = 'virtualmachines') =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${plural}/${name}/tunnel/${port}`;

/** Creates a machine with ports `http` (80) and `ssh` (22), makes it ready with these forwards, and returns its uid. */
export async function makeReady(api: TestApi, tenant: TestTenant, name: string, forwards: Forward[]): Promise<string> {
  const ports = [
    { name: 'http', guestPort: 80 },
    { name: 'ssh', guestPort: 22 },
  ];
  const collection = pathOf(tenant.namespace, name).replace(/\/[^/]+\/tunnel.*/, '');
  const { status, body, text } = await api.call(collection, {
    method: 'POST',
    token: tenant.token,
    body: vm(name, { ports }),
  });
  if (status !== 201) throw new Error(text);
  const { uid } = body.metadata as { uid: string };
  await api.db.$executeRaw`
    UPDATE machines SET phase = 'Running', ready_for_access = true, claim_epoch = 1, claim_run_id = 'run',
      forwards = ${JSON.stringify(forwards)}::jsonb
    WHERE uid = ${uid}::uuid`;
  await placeOnLoopback(api.db, tenant.tenantId, uid);
  return uid;
}

/** Places the machine on a host whose guests may be reached at any port of loopback, as those of {@link startGuest}. */
async function placeOnLoopback(db: TestApi['db'], tenantId: string, machineUid: string): Promise<void> {
  const size = { cpu: 1, memoryGiB: 1, diskGiB: 1 };
  const [hostName, className, workload] = ['loopback', 'loopback', 'VirtualMachine'];
  await db.machineClass.upsert({
    where: { name: className },
    create: { name: className, cpuFamily: 'x', memoryGiB: 1, regions: [], minimumSeconds: 0, retired: true },
    update: {},
  });
  const host = { className, workload, region: 'x', driver: 'simulated', forwardFirstPort: 1, forwardLastPort: 65_535 };
  await db.host.upsert({ where: { name: hostName }, create: { name: hostName, ...host, ...size }, update: {} });
  const placement = { machineUid, tenantId, hostName, className, workload, attempt: 1, minimumSeconds: 0 };
  await db.placement.create({ data: { ...placement, ...size, capacitySource: 'on-demand' } });
}

export const forwardTo = (guest: Guest, guestPort = 80): Forward => ({
  guestPort,
  address: '127.0.0.1',
  port: guest.port,
});

export interface Dialled {
  ws: WebSocket;
  /** Everything received so far. */
  received(): Buffer;
  /** How it was closed. */
  closed: Promise<{ code: number; reason: string }>;
}

interface Dial {
  token?: string | null;
  headers?: Record<string, string | string[]>;
  protocols?: string[];
  /** The WebSocket version. */
  version?: number;
}

/** Requests a tunnel; returns it or the refusal. */
export function dial(
  api: TestApi,
  path: string,
  { token = null, headers = {}, protocols = [subprotocol], version = 13 }: Dial,
): Promise<Dialled | Answer> {
  const ws = new WebSocket(api.url.replace('https', 'wss') + path, protocols, {
    ca: api.certificate,
    perMessageDeflate: false,
    protocolVersion: version,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  });
  const chunks: Buffer[] = [];
  ws.on('message', (data: Buffer) => void chunks.push(data));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve({ ws, closed, received: () => Buffer.concat(chunks) }));
    ws.on('error', reject);
    ws.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.once('end', () => {
        const json = String(response.headers['content-type']).includes('json');
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          text,
          body: json ? JSON.parse(text) : null,
        });
      });
    });
  });
}

/** Opens a tunnel; throws if it is refused. */
export async function open(api: TestApi, path: string, options: Dial): Promise<Dialled> {
  const dialled = await dial(api, path, options);
  if (!('ws' in dialled)) throw new Error(`refused: ${dialled.status} ${dialled.text}`);
  return dialled;
}

export const tokenDigest = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

/** Makes a session expire in that many seconds. */
export async function expireIn(db: TestApi['db'], token: string, seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE sessions SET expires_at = clock_timestamp() + make_interval(secs => ${seconds})
    WHERE token_digest = ${tokenDigest(token)}`;
}

/** Whether bytes go there and back. */
export async function echoes({ ws, received }: Dialled): Promise<boolean> {
  const word = randomBytes(8);
  ws.send(word);
  await waitFor('the echo', () => received().includes(word));
  return true;
}

/** A metric's value, 0 before it was ever set. */
export async function metricOf(api: TestApi, name: string): Promise<number> {
  const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
  return Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Waits until a counter has moved and stopped moving. */
export function untilStalled(api: TestApi, counter: string, beyond: number): Promise<number> {
  let last = -1;
  let sameSince = 0;
  return waitFor(`${counter} to stand still`, async () => {
    const now = await metricOf(api, counter);
    if (now !== last) [last, sameSince] = [now, performance.now()];
    return now > beyond && performance.now() - sameSince > 500 ? now : null;
  });
}
