/** The client, against a hostile controller and against an impostor. */
import 'reflect-metadata';
import { createHash, type webcrypto } from 'node:crypto';
import { createServer, type Server as HttpServer, type RequestListener, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as x509 from '@peculiar/x509';
import { Controller } from '../../src/drivers/redfish/controller.ts';
import { ControllerHealth } from '../../src/drivers/redfish/controllerHealth.ts';
import { RedfishClient } from '../../src/drivers/redfish/redfishClient.ts';
import { forever } from '../support/drivers/conformance.ts';
import { waitFor } from '../support/wait.ts';

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
  requestTimeoutMs = 60_000,
): RedfishClient {
  const client = new RedfishClient({
    endpoint,
    credentials,
    authentication: 'basic',
    certificateSha256,
    spacingMs: 0,
    requestTimeoutMs,
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

describe('a response', () => {
  const text = JSON.stringify({ words: 'x'.repeat(5_000) });
  const zipped = gzipSync(text);
  const brotli = brotliCompressSync(text);
  const bomb = gzipSync(Buffer.alloc(2 ** 25));
  const served = (coding: string, send: (response: ServerResponse) => void) =>
    listening(createServer, (request, response) => {
      if (request.url === '/next') return void response.end('{"is":"next"}');
      response.setHeader('content-encoding', coding);
      send(response);
    });
  const hasItsTurn = async (client: RedfishClient) =>
    expect((await client.get('/next', forever)).body).toEqual({ is: 'next' });

  it.each([
    ['gzip', zipped],
    ['X-GZIP', zipped],
    ['deflate', deflateSync(text)],
    ['br', brotli],
    ['identity', Buffer.from(text)],
    ['', Buffer.from(`\ufeff${text}`)],
  ])('with the coding "%s" is read', async (coding, bytes) => {
    const { port } = await served(coding, (response) => response.end(bytes));
    expect((await clientOf(`http://127.0.0.1:${port}`).get('/x', forever)).body).toEqual(JSON.parse(text));
  });

  const begin = (response: ServerResponse, then = () => undefined as unknown) =>
    response.write(zipped.subarray(0, 20), () => void then());
  const flood = (response: ServerResponse) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
    };
    response.on('drain', more);
    more();
  };
  it.each<[string, string, string, (response: ServerResponse) => void]>([
    ['breaks off in its gzip', 'gzip', 'cannot be reached', (response) => begin(response, () => response.destroy())],
    ['stalls in its gzip', 'gzip', 'no response within 500 ms', (response) => begin(response)],
    ['stalls in brotli', 'br', 'no response within 500 ms', (response) => void response.write(brotli.subarray(0, 20))],
    ['stalls in its text', 'identity', 'no response within 500 ms', (response) => void response.write('{')],
    ['ends too soon', 'gzip', 'not in its Content-Encoding', (response) => response.end(zipped.subarray(0, 20))],
    ['is no gzip', 'gzip', 'not in its Content-Encoding', (response) => response.end(text)],
    ['is a bomb', 'gzip', 'more than 1048576 bytes', (response) => response.end(bomb)],
    ['is a bomb twice', 'gzip, gzip', 'more than 1048576 bytes', (response) => response.end(gzipSync(bomb))],
    ['has an unknown coding', 'zstd', 'a Content-Encoding other than', (response) => response.end(text)],
    ['has no end', 'identity', 'more than 1048576 bytes', flood],
    ['has too many values', '', 'more than 20000 values', (response) => response.end(`[${'[],'.repeat(3e5)}0]`)],
    ['is too deep', '', '32 levels', (response) => response.end(`{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
  ])('that %s counts as none, and the next request has its turn', async (_what, coding, words, send) => {
    const { port } = await served(coding, send);
    // Only a stall needs the timeout.
    const limitMs = words.startsWith('no response') ? 500 : undefined;
    const client = clientOf(`http://127.0.0.1:${port}`, undefined, undefined, limitMs);
    const message = expect.stringContaining(words);
    await expect(client.post('/x', {}, forever)).rejects.toMatchObject({ code: 'Unavailable', status: null, message });
    await hasItsTurn(client);
  });

  it('that stalls is given up when its caller is, and the next request has its turn', async () => {
    const { port } = await served('gzip', (response) => begin(response));
    const client = clientOf(`http://127.0.0.1:${port}`);
    const given = new Error('given up');
    const over = new AbortController();
    const failing = client.post('/x', {}, over.signal);
    setTimeout(() => over.abort(given), 100);
    await expect(failing).rejects.toBe(given);
    await hasItsTurn(client);
  });

  it.each<[string, object[], RegExp]>([
    ['name their arguments often', [entry('%1'.repeat(220_000), ['A'.repeat(450_000)])], /^POST \/x: 400: A{400}$/],
    [
      'do so in every message',
      Array.from({ length: 16 }, () => entry('%1'.repeat(14_800), ['A'.repeat(29_700)])),
      /^POST \/x: 400: A{400}$/,
    ],
    ['cannot be made a text', [entry('%1 %2', [{ toString: 1 }, { valueOf: 1 }])], /\[object Object\] \[object/],
    ['are many', Array.from({ length: 2_000 }, (_, at) => entry(`no ${at}.`, [])), /^POST \/x: 400: no 0\.; no 1\./],
  ])('whose words %s is a refusal in a few words', async (_what, messages, says) => {
    const body = JSON.stringify({ error: { '@Message.ExtendedInfo': messages } });
    const { port } = await served('', (response) => response.writeHead(400).end(body));
    const client = clientOf(`http://127.0.0.1:${port}`);
    const refused = await client.post('/x', {}, forever).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(says) });
    expect((refused as Error).message.length).toBeLessThan(600);
    await hasItsTurn(client);
  });
  function entry(Message: string, MessageArgs: unknown[]) {
    return { Message, MessageArgs };
  }
});

describe('a controller', () => {
  const patience = { askAgainMs: 1, settleMs: 1, powerDeadlineMs: 1, insertTimeoutMs: 1, mediaShowMs: 1 };
  const controllerOf = (port: number) =>
    new Controller(clientOf(`http://127.0.0.1:${port}`), 'one', { lookMs: { first: 1, most: 1 }, ...patience });

  it('that lists members without end is asked for the first ones, and says so', async () => {
    const members = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ '@odata.id': `/m/${from + at}` }));
    const controller = await listening(createServer, (request, response) => {
      const page = Number(/^\/all\/(\d+)$/.exec(request.url!)?.[1] ?? -1);
      if (request.url === '/few') response.end(JSON.stringify({ Members: members(0, 3), 'Members@odata.count': 3 }));
      else if (page < 0) response.end('{}');
      else
        response.end(JSON.stringify({ Members: members(page * 50, 50), 'Members@odata.nextLink': `/all/${page + 1}` }));
    });
    const asked = controllerOf(controller.port);
    expect(await asked.members({ '@odata.id': '/few' }, forever)).toHaveLength(3);
    expect(asked.incomplete).toEqual([]);
    expect(await asked.members({ '@odata.id': '/all/0' }, forever)).toHaveLength(128);
    expect(controller.asked.length).toBeLessThan(140);
    expect(asked.incomplete).toEqual([expect.stringContaining('/all/0 lists more than 128 members')]);
  });

  it('that links to an endless address is not asked for it', async () => {
    const controller = await listening();
    const long = `/${'\\'.repeat(200_000)}`;
    await expect(controllerOf(controller.port).linked({ '@odata.id': long }, forever)).rejects.toMatchObject({
      message: expect.stringMatching(/^the controller links to .{400}, which is no address$/s),
    });
    expect(controller.asked).toEqual([]);
  });

  it('whose look hangs does not respond once its deadline is over, and responds again after one that ends', async () => {
    const controller = controllerOf((await listening()).port);
    const closing = new AbortController();
    const limits = { healthMs: 0, healthWaitMs: 50, healthDeadlineMs: 100, closing: closing.signal };
    const health = new ControllerHealth(controller, { declared: {}, ...limits });
    const found = () => health.finding(forever);
    await waitFor('a first look', async () => (await found()).ok);
    const hanging = jest.spyOn(controller, 'system').mockImplementation(() => new Promise(() => undefined));
    await waitFor('the end of a look', async () => !(await found()).ok);
    expect(await found()).toMatchObject({
      reason: 'ControllerAway',
      message: expect.stringContaining('a look at it has not ended within 100 ms'),
    });
    hanging.mockRestore();
    await waitFor('a look that ends', async () => (await found()).ok);
    closing.abort();
  });
});
