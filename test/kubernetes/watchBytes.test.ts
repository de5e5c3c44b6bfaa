/** What a watch writes to its connection, byte by byte. */
import { connect } from 'node:tls';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let machines: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'bytes');
  machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}/virtualmachines`;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const create = async (name: string) =>
  expect((await api.call(machines, { token: tenant.token, method: 'POST', body: vm(name) })).status).toBe(201);
const newest = async (): Promise<string> =>
  (await api.call(machines, { token: tenant.token })).body.metadata.resourceVersion;

/** Sends GETs in one go, and collects what is written back. */
function get(paths: readonly string[], version: '1.0' | '1.1') {
  const { port } = new URL(api.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', ca: api.certificate, servername: 'localhost' });
  const received: Buffer[] = [];
  socket.on('data', (bytes) => received.push(bytes)).on('error', () => {});
  const headers = `Host: localhost\r\nAuthorization: Bearer ${tenant.token}\r\n\r\n`;
  socket.once('secureConnect', () =>
    socket.write(paths.map((at) => `GET ${at} HTTP/${version}\r\n${headers}`).join('')),
  );
  return { text: () => Buffer.concat(received).toString('latin1'), leave: () => socket.destroy() };
}

/** The last response of what was written. */
function lastResponse(text: string): { head: string; body: string } {
  const [head = '', ...rest] = text.slice(text.lastIndexOf('HTTP/1.1 200')).split('\r\n\r\n');
  return { head: head.toLowerCase(), body: rest.join('\r\n\r\n') };
}

/** The chunks of a body. Throws if anything but whole chunks is in it. */
function chunksOf(body: string): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < body.length; ) {
    const [, size] = /^([0-9a-f]+)\r\n/.exec(body.slice(at)) ?? [];
    if (size === undefined) throw new Error(`no chunk: ${body.slice(at, at + 100)}`);
    const from = at + size.length + 2;
    const to = from + Number.parseInt(size, 16);
    expect(body.slice(to, to + 2)).toBe('\r\n');
    chunks.push(body.slice(from, to));
    at = to + 2;
  }
  return chunks;
}

const shown = (line: string) => {
  const { type, object } = JSON.parse(line);
  return `${type} ${object.metadata.name ?? ''}`.trim();
};

const ofWatch = async () => `${machines}?watch=true&resourceVersion=${await newest()}`;

test('each event is a chunk of the response, also when the watch was asked for behind another request', async () => {
  const { text, leave } = get([`${machines}/none`, await ofWatch()], '1.1');
  await waitFor('the watch', () => text().includes('HTTP/1.1 200'));
  await create('chunk-a');
  await create('chunk-b');
  await waitFor('the events', () => /"chunk-b".*\n\r\n$/s.test(text()));
  const { head, body } = lastResponse(text());
  expect(text()).toContain('HTTP/1.1 404');
  expect(head).toContain('transfer-encoding: chunked');
  expect(chunksOf(body).map(shown)).toEqual(['ADDED chunk-a', 'ADDED chunk-b']);
  leave();
});

test('a client of HTTP/1.0, which knows no chunks, gets the lines alone', async () => {
  const { text, leave } = get([await ofWatch()], '1.0');
  await waitFor('the watch', () => text().includes('HTTP/1.1 200'));
  await create('line-a');
  await create('line-b');
  await waitFor('the events', () => /"line-b".*\n$/.test(text()));
  const { head, body } = lastResponse(text());
  expect(head).not.toContain('transfer-encoding');
  expect(body.trimEnd().split('\n').map(shown)).toEqual(['ADDED line-a', 'ADDED line-b']);
  leave();
});
