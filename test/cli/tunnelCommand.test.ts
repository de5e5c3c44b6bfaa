import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { program } from '../support/service.ts';

/**
 * An API that responds to the end of its input with nearly as much as a pipe holds. Once the client has received that,
 * it sends more data, its own end, and its close frame, all at once.
 */
const [first, last] = [Buffer.alloc(60_000, 'x'), Buffer.alloc(50_000, 'y')];
const server = createServer();
const sockets = new WebSocketServer({ server });
sockets.on('connection', (ws, { socket }) => {
  ws.on('message', (data: Buffer) => {
    if (data.length > 0) return;
    ws.send(first);
    ws.ping();
  });
  ws.once('pong', () => {
    socket.cork();
    ws.send(last);
    ws.send(Buffer.alloc(0));
    ws.close(1000);
    socket.uncork();
  });
});

let folder: string;
let kubeconfig: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tunnel-'));
  kubeconfig = path.join(folder, 'kubeconfig');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cluster = { server: `http://127.0.0.1:${port}` };
  const config = {
    clusters: [{ name: 'c', cluster }],
    users: [{ name: 'u', user: { token: 'token' } }],
    contexts: [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'n' } }],
  };
  await writeFile(kubeconfig, JSON.stringify({ ...config, 'current-context': 'x' }));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('tunnel --stdio exits only after its reader has received everything', async () => {
  const farewell = once(sockets, 'connection').then(([ws]) => once(ws, 'close'));
  // A reader that starts on request.
  const piped = [
    '-c',
    '{ "$@"; echo $? >&4; } | { read -r go <&3; cat; }',
    'sh',
    process.execPath,
    program,
    'tunnel',
    'web',
    '80',
    '--stdio',
    '--kubeconfig',
    kubeconfig,
  ];
  const child = spawn('sh', piped, { stdio: ['pipe', 'pipe', 'inherit', 'pipe', 'pipe'] });
  const [, , , go, code] = child.stdio as [Writable, Readable, null, Writable, Readable];
  const read = text(child.stdout!);
  const exited = text(code);
  child.stdin!.end();
  await farewell;
  // A command that does not wait for its reader exits about now. No event would show that one does wait.
  await Promise.race([exited, sleep(1_000)]);
  go.end('go\n');
  expect((await read).length).toBe(first.length + last.length);
  expect(await exited).toBe('0\n');
});
