/** Requests that reach no route: each refusal has a body all the same, in the form that its path asks for. */
import { createServer } from 'node:http';
import { type AddressInfo, connect as connectPlainly } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { serveRefusals } from '../../src/api/refusals.ts';
import { serveUpgrades } from '../../src/api/upgrades.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, tenant, base, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, base, stop } = await startTeams());
});
afterAll(() => stop?.());

interface Told {
  status: number;
  headers: Record<string, string>;
  body: any;
}

/** Sends bytes unchanged, and returns what came back until the connection closed. */
async function told(...parts: string[]): Promise<Told[]> {
  let text = '';
  let isClosed = false;
  const { port } = new URL(api.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', ca: api.certificate, servername: 'localhost' });
  socket.on('secureConnect', () => {
    for (const part of parts) socket.write(part);
  });
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket
    .on('error', () => {})
    .on('close', () => {
      isClosed = true;
    });
  await waitFor('the connection to close', () => isClosed, 60_000);
  return responsesIn(text);
}

function responsesIn(text: string): Told[] {
  const responses: Told[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [first, ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2).map((part) => part.toLowerCase())));
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    const status = Number(first!.split(' ')[1]);
    if (status !== 100) responses.push({ status, headers, body: JSON.parse(body) });
    rest = rest.slice(end + 4 + length);
  }
  return responses;
}

const head = (method: string, path: string, ...more: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Connection: close', `Authorization: Bearer ${tenant.token}`, ...more, '', ''].join(
    '\r\n',
  );
const host = 'Host: localhost';
const json = 'Content-Type: application/json';

describe.each([
  ['a Status', () => `${base}/virtualmachines`],
  ['a problem', () => '/v1/admin/api-keys'],
])('the refusal is %s', (form, path) => {
  const isForm = ({ status, headers, body }: Told, reason: string, code: string) => {
    if (form === 'a Status') {
      expect(headers['content-type']).toBe('application/json');
      expect(body).toEqual({
        apiVersion: 'v1',
        kind: 'Status',
        status: 'Failure',
        code: status,
        reason,
        message: expect.any(String),
      });
      return;
    }
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({ type: 'about:blank', status, code, detail: expect.any(String) });
    expect(body.request_id).toBe(headers['x-request-id']);
  };

  test.each<[string, number, string, string, () => string[]]>([
    ['no Host', 400, 'BadRequest', 'bad_request', () => [head('GET', path())]],
    ['two Hosts', 400, 'BadRequest', 'bad_request', () => [head('GET', path(), host, 'host: other')]],
    [
      'an expectation',
      417,
      'ExpectationFailed',
      'expectation_failed',
      () => [head('GET', path(), host, 'Expect: tea')],
    ],
    ['an unknown method', 405, 'MethodNotAllowed', 'method_not_allowed', () => [head('BREW', path(), host)]],
    ['a method that is not served', 405, 'MethodNotAllowed', 'method_not_allowed', () => [head('MKCOL', path(), host)]],
    ['a faulty header', 400, 'BadRequest', 'bad_request', () => [head('GET', path(), host, 'no colon')]],
    [
      'two lengths',
      400,
      'BadRequest',
      'bad_request',
      () => [head('POST', path(), host, json, 'Content-Length: 2', 'Content-Length: 3'), '{}'],
    ],
    [
      'a faulty chunk',
      400,
      'BadRequest',
      'bad_request',
      () => [head('POST', path(), host, json, 'Transfer-Encoding: chunked'), 'x\r\n'],
    ],
    [
      'headers too large',
      431,
      'HeadersTooLarge',
      'headers_too_large',
      () => [head('GET', path(), host, `X: ${'x'.repeat(15_000)}`, `Y: ${'y'.repeat(5_000)}`)],
    ],
    [
      'a body that stands still',
      408,
      'RequestTimeout',
      'request_timeout',
      () => [head('POST', path(), host, json, 'Content-Length: 100'), '{'],
    ],
  ])(
    'to %s',
    async (_what, status, reason, code, bytes) => {
      const [refusal, ...more] = await told(...bytes());
      expect([refusal?.status, more]).toEqual([status, []]);
      isForm(refusal!, reason, code);
      if (status === 405) expect(refusal!.headers['allow']).toMatch(/get|post/);
    },
    60_000,
  );

  test('to none of what is served', async () => {
    const [served] = await told(head('GET', path(), host, 'Expect: 100-continue'));
    expect(served!.status).toBe(200);
    const chunks = ['{"name":"slow",', '"scopes":["compute:read"]}'];
    const length = `Content-Length: ${chunks.join('').length}`;
    const [made] = await told(head('POST', '/v1/admin/api-keys', host, json, length), ...chunks);
    expect(made!.status).toBe(201);
  });
});

test('a head that does not end is 408, and bytes that are no HTTP are 400, both a problem for want of a path', async () => {
  const [late] = await told('GET /v1/admin/account HTTP/1.1\r\n');
  expect([late!.status, late!.body.code]).toEqual([408, 'request_timeout']);
  const [none] = await told('\x00\x01\x02 nothing\r\n\r\n');
  expect([none!.status, none!.headers['content-type']]).toEqual([400, 'application/problem+json']);
}, 60_000);

test('CONNECT is 405 with a body', async () => {
  const [refused] = await told('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
  expect([refused!.status, refused!.body.code, refused!.headers['allow']]).toEqual([
    405,
    'method_not_allowed',
    'get, head, post, put, patch, delete',
  ]);
});

test('HTTP/1.0, which has no Host header, is served', async () => {
  const [served] = await told('GET /livez HTTP/1.0\r\n\r\n');
  expect(served).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a faulty request after one that was served is refused, or closes the connection if the response is under way', async () => {
  const responses = await told(`GET /livez HTTP/1.1\r\n${host}\r\n\r\n`, 'BREW / HTTP/1.1\r\n\r\n');
  expect([[200], [200, 405]]).toContainEqual(responses.map(({ status }) => status));
});

test('what follows a request on its connection ends the connection, after the response to what was done', async () => {
  const json = 'Content-Type: application/json';
  const body = '{"name":"followed","scopes":["compute:read"]}';
  const request = `POST /v1/admin/api-keys HTTP/1.1\r\n${host}\r\nAuthorization: Bearer ${tenant.token}\r\n${json}\r\n`;
  const responses = await told(`${request}Content-Length: ${body.length}\r\n\r\n${body}`, '{}');
  expect(responses).toMatchObject([{ status: 201, body: { name: 'followed' } }]);
  // Of a request that is not whole, nothing is done.
  const [refused] = await told(`${request}Transfer-Encoding: chunked\r\n\r\n`, 'x\r\n');
  expect(refused).toMatchObject({ status: 400 });
});

test.each<[string, string[], string]>([
  ['an expectation that is not met, and bytes that are no request', ['Expect: foo'], '{}\r\n\r\n'],
  ['CONNECT', [], 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ['an upgrade', [], 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['what is no request', [], 'BREW'],
])(
  'behind a request without its response yet, %s ends the connection, and nothing else',
  async (_what, headers, then) => {
    const authorization = `Authorization: Bearer ${tenant.token}`;
    const first = ['GET /v1/admin/api-keys HTTP/1.1', host, authorization, ...headers];
    const statuses = (await told(`${first.join('\r\n')}\r\n\r\n${then}`)).map(({ status }) => status);
    expect([[], [200], [417]]).toContainEqual(statuses);
    const [served] = await told('GET /livez HTTP/1.0\r\n\r\n');
    expect(served).toMatchObject({ status: 200 });
  },
);

test('an upgrade may take as long as any request until its response', async () => {
  const server = createServer();
  serveUpgrades(server as never, (_request, response) => {
    jest.advanceTimersByTime(20_000);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const socket = connectPlainly((server.address() as AddressInfo).port, '127.0.0.1');
    const watch = `${base}/virtualmachines?watch=true`;
    socket.write(`GET ${watch} HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await textOf(socket)).toContain('{}');
  } finally {
    jest.useRealTimers();
    await new Promise((resolve) => server.close(resolve));
  }
});

test('a connection that Node reports twice, since its refusal is still on its way, is refused once', async () => {
  const server = createServer();
  serveRefusals(server as never, () => {});
  server.once('connection', (socket) => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    for (let report = 0; report < 2; report++) server.emit('clientError', late, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const socket = connectPlainly((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\n');
    expect(responsesIn(await textOf(socket)).map(({ status }) => status)).toEqual([408]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
