/** The client, against a hostile controller and against an impostor. */
import 'reflect-metadata';
import { createHash, type webcrypto } from 'node:crypto';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import { RedfishClient } from '../../src/drivers/redfish/redfishClient.ts';
import { forever } from '../support/drivers/conformance.ts';

const servers: HttpServer[] = [];
const clients: RedfishClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A server that responds to everything and records what was asked of it. */
async function listening(
  make: (answer: RequestListener) => HttpServer = createServer,
  serve: RequestListener = (_request, response) => response.setHeader('content-type', 'application/json').end('{}'),
): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = make((request, response) => {
    asked.push(request.url!);
    serve(request, response);
  });
  // Idle connections stay open, because one may be about to be reused.
  server.keepAliveTimeout = 0;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}

async function selfSigned(): Promise<{ cert: string; key: string; sha256: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=bmc',
      keys,
      signingAlgorithm: algorithm,
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + 86_400_000),
    },
    crypto,
  );
  const key = x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return {
    cert: certificate.toString('pem'),
    key,
    sha256: createHash('sha256').update(Buffer.from(certificate.rawData)).digest('hex'),
  };
}

function clientOf(
  endpoint: string,
  certificateSha256?: string,
  credentials = async () => ({ user: 'admin', password: 'secret' }),
): RedfishClient {
  const client = new RedfishClient({
    endpoint,
    credentials,
    authentication: 'basic',
    certificateSha256,
    spacingMs: 0,
    requestTimeoutMs: 60_000,
    lookMs: { first: 1, most: 1 },
  });
  clients.push(client);
  return client;
}

test.each(['//HOST/x', '/.//HOST/x', '/a/..//HOST/x', '/.\\\\HOST/x', 'http://HOST//HOST/x', 'http://HOST/x'])(
  'a link to %s leads to the controller itself, and no other server gets its password',
  async (named) => {
    const [controller, elsewhere] = [await listening(), await listening()];
    const client = clientOf(`http://127.0.0.1:${controller.port}`);
    const uri = named.replaceAll('HOST', `127.0.0.1:${elsewhere.port}`);
    await client.get(uri, forever);
    await client.post(uri, {}, forever);
    expect(controller.asked).toHaveLength(2);
    expect(elsewhere.asked).toEqual([]);
  },
);

// A resumed TLS session shows no certificate, so a session whose handshake was refused must not be resumed.
test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a server with another certificate than the pinned one receives no request on any attempt, over %s',
  async (maxVersion) => {
    const [own, other] = [await selfSigned(), await selfSigned()];
    const served = ({ cert, key }: { cert: string; key: string }) =>
      listening((answer) => https.createServer({ cert, key, maxVersion }, answer));
    const [controller, impostor] = [await served(own), await served(other)];
    const client = clientOf(`https://127.0.0.1:${impostor.port}`, own.sha256);
    // Each of these is tried three times.
    await expect(client.get('/redfish/v1/', forever)).rejects.toThrow('not the one that was pinned');
    expect(impostor.asked).toEqual([]);
    const rightly = clientOf(`https://127.0.0.1:${controller.port}`, own.sha256);
    for (let turn = 0; turn < 2; turn++) await rightly.get('/redfish/v1/', forever);
    expect(controller.asked).toHaveLength(2);
  },
);

describe('a redirect', () => {
  /** Redirects `/from` to `to`, and responds to everything else. */
  const redirecting = (to: (url: string) => string | null, status = 308) =>
    listening(createServer, (request, response) => {
      const location = to(request.url!);
      if (location) response.writeHead(status, { location }).end();
      else response.setHeader('content-type', 'application/json').end('{}');
    });

  it.each([301, 307, 308])('%i is followed with the same method and body', async (status) => {
    const bodies: string[] = [];
    const controller = await listening(createServer, async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      bodies.push(`${request.method} ${request.url} ${text} ${request.headers.authorization ? 'logged in' : ''}`);
      if (request.url === '/from') response.writeHead(status, { location: '/to/' }).end();
      else response.end('{}');
    });
    await clientOf(`http://127.0.0.1:${controller.port}`).post('/from', { a: 1 }, forever);
    expect(bodies).toEqual(['POST /from {"a":1} logged in', 'POST /to/ {"a":1} logged in']);
  });

  it('to another server is followed by its path alone, at the controller', async () => {
    const elsewhere = await listening();
    const controller = await redirecting((url) =>
      url === '/from' ? `http://127.0.0.1:${elsewhere.port}/to?x=1` : null,
    );
    await clientOf(`http://127.0.0.1:${controller.port}`).get('/from', forever);
    expect([controller.asked, elsewhere.asked]).toEqual([['/from', '/to?x=1'], []]);
  });

  it.each([
    ['to the same path of another server', (url: string) => `https://elsewhere.example${url}`],
    ['in a circle', (url: string) => (url === '/from' ? '/back' : '/from')],
    ['that is no address', () => 'http://['],
  ])('%s ends as an error after a few hops', async (_what, to) => {
    const controller = await redirecting(to);
    const failing = clientOf(`http://127.0.0.1:${controller.port}`).post('/from', {}, forever);
    await expect(failing).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('the controller '),
    });
    expect(controller.asked.length).toBeLessThan(8);
  });
});

test('a password that was refused is not sent again at once, because controllers lock users out; a new one is', async () => {
  let password = 'wrong';
  const controller = await listening(createServer, (request, response) => {
    const isRight = request.headers.authorization === `Basic ${Buffer.from('admin:right').toString('base64')}`;
    response.writeHead(isRight ? 200 : 401).end('{}');
  });
  const client = clientOf(`http://127.0.0.1:${controller.port}`, undefined, async () => ({ user: 'admin', password }));
  for (let look = 0; look < 3; look++) await expect(client.get('/x', forever)).rejects.toMatchObject({ status: 401 });
  expect(controller.asked).toHaveLength(1);
  password = 'right';
  await client.get('/x', forever);
  expect(controller.asked).toHaveLength(2);
});

test('what it changed, and what failed, is shown later without a password, a token, or the address of a medium', async () => {
  const image = '/machine/0b7e4a3c/Zm9yZWlnbi10b2tlbg_1/boot.iso';
  const controller = await listening(createServer, (request, response) => {
    if (request.url?.endsWith('/Sessions')) response.writeHead(201, { 'x-auth-token': 'token-of-4711' }).end('{}');
    else if (request.url?.endsWith('/Insert'))
      response.writeHead(400).end(`{"error":{"message":"right, token-of-4711: http://10.0.9.2${image} is no image"}}`);
    else response.end('{}');
  });
  const login = { user: 'admin', password: 'right' };
  const client = new RedfishClient({
    endpoint: `http://127.0.0.1:${controller.port}`,
    credentials: async () => login,
    authentication: 'session',
    spacingMs: 0,
    requestTimeoutMs: 10_000,
    lookMs: { first: 1, most: 1 },
  });
  await client.get('/redfish/v1/Systems/1', forever);
  await client.patch({ uri: '/redfish/v1/Systems/1', body: {}, etag: null }, { Boot: { Mode: 'UEFI' } }, forever);
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(client.post('/Insert', { Image: `http://10.0.9.2${image}` }, forever)).rejects.toThrow();
  const when = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ /;
  expect(client.exchanges.map((line) => line.replace(when, ''))).toEqual([
    'PATCH /redfish/v1/Systems/1 {"Boot":{"Mode":"UEFI"}} -> 200',
    'POST /Insert {"Image":"http://10.0.9.2/machine/0b7e4a3c/…/boot.iso"} -> 400: …, …: ' +
      'http://10.0.9.2/machine/0b7e4a3c/…/boot.iso is no image (2 times)',
  ]);
  await client.close();
  for (let at = 0; at < 100; at++)
    await client.get(`/${at}`, AbortSignal.abort(new Error('over'))).catch(() => undefined);
  expect(client.exchanges.length).toBeLessThanOrEqual(20);
});

test('the message of an error says it in words, with its arguments and the advice', async () => {
  const info = { MessageId: 'Base.1.8.PropertyValueNotInList', Message: 'The value %1 is not in the list of %2.' };
  const body = {
    error: {
      message: 'See @Message.ExtendedInfo for more information.',
      '@Message.ExtendedInfo': [
        { ...info, MessageArgs: ['Cd', 'Target'], Resolution: 'Choose a value from the list.' },
        { MessageId: 'Vendor.1.0.Busy', MessageArgs: ['slot 2'], Resolution: 'None.' },
      ],
    },
  };
  const controller = await listening(createServer, (_request, response) => {
    response.writeHead(400).end(JSON.stringify(body));
  });
  await expect(clientOf(`http://127.0.0.1:${controller.port}`).get('/x', forever)).rejects.toThrow(
    'GET /x: 400: The value Cd is not in the list of Target. Choose a value from the list.; Vendor.1.0.Busy slot 2',
  );
});
