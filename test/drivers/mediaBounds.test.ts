/** What a machine or controller without a path, or one that stops to read, may take of the port of media. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { type MediaBounds, type MediaServer, openMediaServer } from '../../src/drivers/redfish/media.ts';
import { waitFor } from '../support/wait.ts';

const token = 'm'.repeat(24);
const size = 32 * 2 ** 20;

let folder: string;
let server: MediaServer;
let sockets: Socket[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-bounds-'));
  await writeFile(path.join(folder, 'image'), Buffer.alloc(size, 'x'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => (sockets = []));
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

async function open(bounds?: Partial<MediaBounds>): Promise<void> {
  const served = {
    mediaToken: token,
    reportToken: 'r'.repeat(24),
    files: { 'boot.iso': async () => path.join(folder, 'image') },
    onRead: async () => undefined,
    onReport: async () => true,
    onWiped: async () => true,
  };
  server = await openMediaServer({
    hostName: 'metal-1',
    folder,
    address: '127.0.0.1',
    port: 0,
    mayMove: true,
    find: (id) => (id === 'one' ? served : null),
    ...(bounds && { bounds }),
  });
}

/** A client at an address of its own. */
function client(localAddress: string, { tls = false, says = '' } = {}): { socket: Socket; isClosed: () => boolean } {
  const at = { port: server.port, host: '127.0.0.1', localAddress };
  let isClosed = false;
  const raw = connect(at);
  const socket = tls ? connectTls({ socket: raw, rejectUnauthorized: false }) : raw;
  socket.on('error', () => undefined).once('close', () => (isClosed = true));
  socket.resume();
  if (says) socket.write(says);
  sockets.push(socket);
  return { socket, isClosed: () => isClosed };
}

const get = (more = '') => `GET /machine/one/${token}/boot.iso HTTP/1.1\r\nHost: media\r\n${more}\r\n`;

/** The status of a small range, as a drive asks for it; null if the connection was refused. */
async function read(localAddress: string): Promise<string | null> {
  const { socket, isClosed } = client(localAddress, { says: get('Range: bytes=0-3\r\nConnection: close\r\n') });
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await waitFor('the response', () => isClosed());
  return /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? null;
}

test.each([
  ['say nothing', {}],
  ['send one byte', { says: 'G' }],
  ['begin a handshake', { says: '\u0016' }],
  ['finish the handshake and say nothing', { tls: true }],
])(
  'idle connections of one address that %s keep no other from its medium, and end soon',
  async (_what, how) => {
    await open();
    const idle = Array.from({ length: 100 }, () => client('127.0.0.2', how));
    await waitFor('those beyond the limit to be closed', () => idle.filter(({ isClosed }) => isClosed()).length >= 36);
    expect(await read('127.0.0.3')).toBe('206');
    await waitFor('the others to be closed as well', () => idle.every(({ isClosed }) => isClosed()), 15_000);
    expect(await read('127.0.0.2')).toBe('206');
  },
  30_000,
);

test('many controllers behind one address read at the same time', async () => {
  await open();
  const statuses = await Promise.all(Array.from({ length: 64 }, () => read('127.0.0.2')));
  expect(statuses).toEqual(Array(64).fill('206'));
}, 30_000);

test('there is a limit for all addresses together', async () => {
  await open({ perAddress: 2, inAll: 4 });
  const held = [2, 2, 3, 3].map((last) => client(`127.0.0.${last}`));
  await waitFor('them to be connected', () => held.every(({ socket }) => !socket.connecting));
  expect(await read('127.0.0.4')).toBeNull();
  held[0]!.socket.destroy();
  await waitFor('a place', async () => (await read('127.0.0.4')) === '206');
}, 30_000);

test.each([false, true])(
  'a response that nothing is read of is cut, and one that is read slowly is not (TLS: %s)',
  async (tls) => {
    await open({ stalledMs: 1_000 });
    const stalled = client('127.0.0.2', { tls, says: get() });
    stalled.socket.pause();
    const slow = client('127.0.0.3', { tls, says: get('Connection: close\r\n') });
    let bytes = 0;
    slow.socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      slow.socket.pause();
      setTimeout(() => slow.socket.resume(), bytes < 10 * 16_384 ? 150 : 0);
    });
    await waitFor('the slow one to have all', () => bytes > size, 25_000);
    // Node looks twice before it ends a connection.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    stalled.socket.resume();
    await waitFor('the end of the other', () => stalled.isClosed());
    expect(stalled.socket.bytesRead).toBeLessThan(size);
  },
  40_000,
);

test('a drive that pauses between two ranges for longer than that has no request open, and reads on', async () => {
  await open({ stalledMs: 300 });
  expect(await read('127.0.0.2')).toBe('206');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await read('127.0.0.2')).toBe('206');
});

test('requests that are sent without end, and whose responses are not read, end their connection', async () => {
  await open();
  const { socket, isClosed } = client('127.0.0.2', { says: get().repeat(8) });
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isClosed()).toBe(false);
  socket.write(get());
  socket.resume();
  await waitFor('its end', () => isClosed());
  expect(socket.bytesRead).toBeLessThan(8 * size);
  expect(await read('127.0.0.2')).toBe('206');
});
