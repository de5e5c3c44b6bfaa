/** What clients of the port of media do before, during, and after a handshake of TLS. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, request } from 'undici';
import { alsoByTls } from '../../src/drivers/redfish/mediaTls.ts';
import { type AddressCertificate, ensureAddressCertificate } from '../../src/up/tls.ts';
import { waitFor } from '../support/wait.ts';

describe('TLS on the port of media', () => {
  const handshakeByte = Buffer.from([0x16]);
  let folder: string;
  let pem: AddressCertificate;
  let server: Server;
  let dropAll: () => void;
  let accepted: Socket[];
  /** Gives the certificate to those who wait for it. */
  let make: () => void;
  let asked: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'media-tls-'));
    pem = await ensureAddressCertificate(folder, '127.0.0.1');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    accepted = [];
    asked = 0;
    const made = new Promise<AddressCertificate>((resolve) => {
      make = () => resolve(pem);
    });
    server = createServer((_request, response) => response.end('read'));
    const current = () => {
      asked += 1;
      return made;
    };
    dropAll = alsoByTls(server, { current }, 10_000);
    server.on('connection', (socket: Socket) => accepted.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      dropAll();
    });
  afterEach(close);

  const port = () => (server.address() as AddressInfo).port;
  const beginning = async (): Promise<Socket> => {
    const client = connect(port(), '127.0.0.1').on('error', () => undefined);
    client.write(handshakeByte);
    await waitFor('the server to ask for its certificate', () => asked > 0);
    return client;
  };
  const read = async () => {
    const dispatcher = new Agent({ pipelining: 0, connect: { ca: pem.ca } });
    const { body } = await request(`https://127.0.0.1:${port()}/`, { dispatcher });
    return body.text();
  };

  it('outlives a client that breaks off while the certificate is made, and serves the next one', async () => {
    const client = await beginning();
    client.resetAndDestroy();
    await waitFor('its end', () => accepted[0]!.destroyed);
    make();
    expect(await read()).toBe('read');
  });

  it.each(['before', 'after'] as const)(
    'waits for no handshake when it closes, %s the certificate is there',
    async (when) => {
      if (when === 'after') make();
      const client = await beginning();
      const ended = new Promise((resolve) => client.once('close', resolve));
      const begun = performance.now();
      await close();
      if (when === 'before') make();
      await ended;
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );

  it('ends the connections that are served when it closes', async () => {
    make();
    expect(await read()).toBe('read');
    await close();
    expect(accepted.every((socket) => socket.destroyed)).toBe(true);
  });
});
