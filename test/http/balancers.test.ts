/** Proxies and balancers before the API: whose request it is, and that streams pass. docs/deploy.md shows their settings. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { Agent, request } from 'undici';
import WebSocket from 'ws';
import { freePort } from '../../src/up/ports.ts';
import { vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

/** Addresses of this machine: from the first, requests are a proxy's, and from the second, connections are a balancer's. */
const [proxy, balancer] = ['127.0.0.2', '127.0.0.3'];
const client = '203.0.113.7';

let { api, tenant, base, stop } = {} as Teams;
let port: number;
beforeAll(async () => {
  ({ api, tenant, base, stop } = await startTeams(undefined, {
    TRUSTED_PROXIES: `${proxy}/32, 198.51.100.0/24`,
    PROXY_PROTOCOL_FROM: `${balancer}/32`,
    CONNECTIONS_PER_ADDRESS: '20',
  }));
  port = Number(new URL(api.url).port);
});
afterAll(() => stop?.());

const keyNamed = (name: string) => JSON.stringify({ name, scopes: ['compute:read'] });
/** The address that the audit log has of the request which made the key. */
async function loggedOf(name: string): Promise<string | null> {
  const key = await api.db.apiKey.findFirstOrThrow({ where: { name } });
  const event = await api.db.auditEvent.findFirstOrThrow({ where: { action: 'api-key.create', target: key.id } });
  return event.address;
}

describe('X-Forwarded-For', () => {
  const from = async (address: string, forwarded?: string) => {
    const name = `${address} ${forwarded}`;
    const headers = { 'content-type': 'application/json', ...(forwarded && { 'x-forwarded-for': forwarded }) };
    const made = await api.call('/v1/admin/api-keys', {
      ...{ method: 'POST', token: tenant.token, headers, from: address, body: keyNamed(name) },
    });
    expect(made.status).toBe(201);
    return loggedOf(name);
  };

  test.each([
    ['one address', client, client],
    ['what a client claims before it', `192.0.2.1, ${client}`, client],
    ['another trusted proxy behind it', `192.0.2.1, ${client}, 198.51.100.9`, client],
    ['an address with a port', `${client}:51123`, client],
    ['IPv6 with a port', '[2001:db8::7]:443', '2001:db8::7'],
    ['IPv4 mapped into IPv6', `::ffff:${client}`, client],
    ['something else', 'unknown', proxy],
    ['something else before a trusted proxy', 'unknown, 198.51.100.9', '198.51.100.9'],
    ['nothing', undefined, proxy],
  ])('of a trusted proxy, with %s', async (_what, forwarded, expected) => {
    expect(await from(proxy, forwarded)).toBe(expected);
  });

  test('of anybody else means nothing', async () => {
    expect(await from('127.0.0.4', client)).toBe('127.0.0.4');
  });

  test('decides where a credential may be used from', async () => {
    const key = await api.call('/v1/admin/api-keys', {
      method: 'POST',
      token: tenant.token,
      headers: { 'content-type': 'application/json' },
      body: { name: 'ranged', scopes: ['compute:read'], source_ranges: [`${client}/32`] },
    });
    const mint = (forwarded: string, address = proxy) =>
      api.call('/v1/auth/token', {
        method: 'POST',
        from: address,
        headers: { 'x-forwarded-for': forwarded },
        body: { grant_type: 'client_credentials', client_id: key.body.id, client_secret: key.body.secret },
      });
    expect((await mint(client)).status).toBe(200);
    expect((await mint(client, '127.0.0.4')).status).toBe(401);
    expect((await mint('203.0.113.8')).status).toBe(401);
  });

  test('a proxy may hold more connections than one client, who is told of the limit', async () => {
    const agentOf = (localAddress: string) =>
      new Agent({ connect: { ca: api.certificate, servername: 'localhost' }, localAddress, connections: 30 });
    for (const [address, statuses] of [
      [proxy, [200]],
      ['127.0.0.5', [200, 429]],
    ] as const) {
      const dispatcher = agentOf(address);
      const get = () =>
        request(`${api.url}${base}/virtualmachines`, {
          dispatcher,
          headers: { authorization: `Bearer ${tenant.token}` },
        });
      const lists = await Promise.all(Array.from({ length: 21 }, get));
      expect([address, [...new Set(lists.map(({ statusCode }) => statusCode))].sort()]).toEqual([address, statuses]);
      await Promise.all(lists.map(({ body }) => body.dump()));
      await dispatcher.destroy();
    }
  });
});

describe('the PROXY protocol', () => {
  const v2 = (command: number, family: number, rest: Buffer) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rest.length);
    return Buffer.concat([
      Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1'),
      Buffer.from([0x20 | command, family]),
      length,
      rest,
    ]);
  };
  const ports = Buffer.from([0xc8, 0x00, 0x01, 0xbb]);
  const ipv4 = Buffer.concat([Buffer.from([203, 0, 113, 7, 192, 0, 2, 1]), ports]);
  const ipv6 = Buffer.concat([Buffer.from('20010db8000000000000000000000007'.repeat(2), 'hex'), ports]);
  const tlv = Buffer.from([0xea, 0x00, 0x03, 0x01, 0x76, 0x70]);

  /** Makes a key over a connection that begins with these pieces, each written by itself. */
  async function through(
    pieces: readonly (string | Buffer)[],
    name: string,
    from = balancer,
  ): Promise<number | string> {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress: from });
    await once(socket, 'connect');
    for (const piece of pieces) await new Promise((done) => socket.write(piece, done));
    const secure = connectTls({ socket, ca: api.certificate, servername: 'localhost' });
    const body = keyNamed(name);
    secure.write(
      'POST /v1/admin/api-keys HTTP/1.1\r\nhost: localhost\r\nauthorization: ' +
        `Bearer ${tenant.token}\r\ncontent-type: application/json\r\ncontent-length: ` +
        `${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
    let text = '';
    secure.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await Promise.race([once(secure, 'close'), once(secure, 'error')]).catch(() => {});
    return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  }

  test.each<[string, (string | Buffer)[], string]>([
    ['version 1', [`PROXY TCP4 ${client} 192.0.2.1 51200 443\r\n`], client],
    ['version 1 in pieces', ['PRO', `XY TCP4 ${client} 192.0.2.1 51`, '200 443\r\n'], client],
    ['version 1 of IPv6', ['PROXY TCP6 2001:db8::7 2001:db8::1 51200 443\r\n'], '2001:db8::7'],
    ['version 1 without an address', ['PROXY UNKNOWN\r\n'], balancer],
    ['version 2', [v2(1, 0x11, ipv4)], client],
    ['version 2 in pieces', [v2(1, 0x11, ipv4).subarray(0, 7), v2(1, 0x11, ipv4).subarray(7)], client],
    ['version 2 with what AWS adds', [v2(1, 0x11, Buffer.concat([ipv4, tlv]))], client],
    ['version 2 of IPv6', [v2(1, 0x21, ipv6)], '2001:db8::7'],
    ['version 2 of a health check', [v2(0, 0, Buffer.alloc(0))], balancer],
  ])('%s', async (name, pieces, expected) => {
    expect(await through(pieces, name)).toBe(201);
    expect(await loggedOf(name)).toBe(expected);
  });

  test.each<[string, (string | Buffer)[]]>([
    ['without a header', []],
    ['with a version 1 that is no header', ['PROXY TCP4 nonsense 1 2 3\r\n']],
    ['with a version 1 without an end', [`PROXY TCP4 ${'1'.repeat(200)}`]],
    ['with a version 2 that is too long', [v2(1, 0x11, Buffer.alloc(4_000))]],
    ['with a version 2 that is too short', [v2(1, 0x11, Buffer.alloc(4))]],
    ['with a version 3', [Buffer.concat([v2(1, 0x11, ipv4).subarray(0, 12), Buffer.from([0x31, 0x11, 0, 0])])]],
  ])('a balancer’s connection %s is closed', async (name, pieces) => {
    expect(await through(pieces, name)).toBe(0);
    expect(await api.db.apiKey.count({ where: { name } })).toBe(0);
  });

  test('anybody else’s header is no TLS, and without one the connection is as ever', async () => {
    expect(await through([`PROXY TCP4 ${client} 192.0.2.1 51200 443\r\n`], 'stranger', '127.0.0.6')).toBe(0);
    expect(await through([], 'plain', '127.0.0.6')).toBe(201);
    expect(await loggedOf('plain')).toBe('127.0.0.6');
  });
});

/** What docs/deploy.md shows for a program, with this machine's addresses and files in place of its own. */
async function shown(program: string, places: Record<string, string>): Promise<string> {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  let text = page
    .split('```')
    .find((block) => block.startsWith(`${program}\n`))!
    .slice(program.length);
  for (const [place, value] of Object.entries(places)) {
    expect([place, text.includes(place)]).toEqual([place, true]);
    text = text.replaceAll(place, value);
  }
  return text;
}

const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;
const programs = [
  { name: 'nginx', installed: has('nginx', '-v'), clientIsKnownBy: 'X-Forwarded-For' },
  { name: 'haproxy', installed: has('haproxy', '-v'), clientIsKnownBy: 'the PROXY protocol' },
] as const;

for (const { name, installed, clientIsKnownBy } of programs) {
  (installed ? describe : describe.skip)(`behind ${name}, as docs/deploy.md sets it up`, () => {
    let folder: string;
    let program: ChildProcess;
    let front: string;
    let log = '';
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'balancer-'));
      await chmod(folder, 0o755);
      const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'cert.pem.key')];
      const { cert: pem, key: keyPem } = await (await import('../support/selfSigned.ts')).selfSigned();
      await writeFile(cert, pem);
      await writeFile(key, keyPem);
      const authority = path.join(folder, 'ca.pem');
      await writeFile(authority, api.certificate);
      const listening = await freePort();
      front = name === 'nginx' ? `https://127.0.0.1:${listening}` : `https://localhost:${listening}`;
      const file = path.join(folder, 'config');
      const text =
        name === 'nginx'
          ? await shown('nginx', {
              '10.0.1.11:8443': `127.0.0.1:${port}`,
              '443 ssl': `127.0.0.1:${listening} ssl`,
              '/etc/compute-service/cert.pem': cert,
              '/etc/compute-service/key.pem': key,
              '/etc/compute-service/ca.pem': authority,
              'compute.internal': 'localhost',
              '# proxy_bind': `proxy_bind ${proxy}; #`,
            })
          : await shown('haproxy', {
              '10.0.1.11:8443': `127.0.0.1:${port} source ${balancer}`,
              'bind :443': `bind 127.0.0.1:${listening}`,
              '/etc/compute-service/ca.pem': authority,
            });
      await writeFile(
        file,
        name === 'nginx'
          ? `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ` +
              `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; ` +
              `uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${text}\n}`
          : text,
      );
      program = spawn(name, name === 'nginx' ? ['-p', folder, '-c', file] : ['-db', '-f', file]);
      for (const stream of [program.stdout!, program.stderr!])
        stream.on('data', (chunk: Buffer) => {
          log += chunk.toString();
        });
      await waitFor(`${name} to serve: ${log}`, async () => (await ask('GET', '/readyz')).status < 600);
    });
    afterAll(async () => {
      if (program?.exitCode === null) {
        program.kill();
        await once(program, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    });

    const trust = { rejectUnauthorized: false };
    const dispatcher = new Agent({ connect: trust });
    afterAll(() => dispatcher.destroy());
    async function ask(method: 'GET' | 'POST', where: string, body?: string) {
      const { statusCode, body: answer } = await request(`${front}${where}`, {
        dispatcher,
        method,
        ...(body !== undefined && { body }),
        headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
      });
      return { status: statusCode, text: await answer.text() };
    }

    test(`the audit log has the client’s address, by ${clientIsKnownBy}`, async () => {
      const made = await ask('POST', '/v1/admin/api-keys', keyNamed(name));
      expect([made.status, made.text]).toEqual([201, expect.stringContaining(name)]);
      expect(await loggedOf(name)).toBe('127.0.0.1');
    });

    test('each event of a watch comes as it happens', async () => {
      const { body } = await request(`${front}${base}/virtualmachines?watch=1`, {
        dispatcher,
        headers: { authorization: `Bearer ${tenant.token}` },
      });
      let seen = '';
      body.on('data', (chunk: Buffer) => {
        seen += chunk.toString();
      });
      for (const machine of [`${name}-1`, `${name}-2`]) {
        expect((await ask('POST', `${base}/virtualmachines`, JSON.stringify(vm(machine)))).status).toBe(201);
        await waitFor('the event', () => seen.includes(`"${machine}"`));
      }
      body.on('error', () => {}).destroy();
    });

    test('a WebSocket is opened', async () => {
      const socket = new WebSocket(`${front.replace('https', 'wss')}${base}/virtualmachines?watch=1`, {
        ...trust,
        headers: { authorization: `Bearer ${tenant.token}` },
      });
      const [first] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(first.toString()).type).toBe('ADDED');
      socket.close();
      await once(socket, 'close');
    });
  });
}
