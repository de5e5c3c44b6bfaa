/** What a machine prints, read through the API from a host's console server; the host is told of a reader directly. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConsoleAdmission } from '../../src/domain/console.ts';
import { ConsoleLog } from '../../src/drivers/agent/consoleLog.ts';
import { ConsoleServer } from '../../src/drivers/agent/consoleServer.ts';
import { makeSession, makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { ran } from '../support/contract.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { program } from '../support/service.ts';
import { makeReady } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let uid: string;
const log = new ConsoleLog(Buffer.from('one\ntwo\nthree\n'));
const host = new ConsoleServer({
  address: '127.0.0.1',
  ports: { first: 20_000, last: 32_767 },
  find: async () => log,
  openKeyboard: () => Promise.reject(new Error('only read here')),
});
/** What the host says instead, for one request. */
let instead: ConsoleAdmission | Error | null = null;
const asked: { hostName: string; runtimeId: string }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(
    await postgres.createDatabase(),
    {},
    {
      admitConsole: async (target) => {
        asked.push(target);
        const ticket = randomBytes(16).toString('hex');
        const said = instead;
        instead = null;
        if (said instanceof Error) throw said;
        const digest = createHash('sha256').update(ticket).digest('hex');
        return { admission: said ?? (await host.admit(target.runtimeId, digest)), ticket };
      },
    },
  );
  tenant = await makeTenant(api.db, 'team-a');
  uid = await makeReady(api, tenant, 'web', []);
});
afterAll(async () => {
  await host.close();
  await api?.stop();
  await postgres?.stop();
});

const pathOf = (name: string, query = '', namespace = 'team-a', plural = 'virtualmachines') =>
  `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${plural}/${name}/console${query}`;
const read = (query = '', token: string | null = tenant.token) => api.call(pathOf('web', query), { token });

/** Follows the console; returns what came so far, and how it ended. */
function follow(query: string, token = tenant.token) {
  let text = '';
  let status = 0;
  const url = new URL(pathOf('web', `?follow=true${query}`), api.url);
  const options = {
    ca: api.certificate,
    servername: 'localhost',
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  };
  const ended = new Promise<void>((resolve, reject) => {
    https
      .get(url, options, (response) => {
        status = response.statusCode ?? 0;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('close', resolve);
      })
      .once('error', reject);
  });
  return { ended, text: () => text, status: () => status };
}

test('is text, whole or in part, from the machine that the name means', async () => {
  const whole = await read();
  expect([whole.status, whole.headers['content-type'], whole.headers['cache-control'], whole.text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-store',
    'one\ntwo\nthree\n',
  ]);
  expect((await read('?tailLines=1')).text).toBe('three\n');
  expect((await read('?limitBytes=5')).text).toBe('one\nt');
  expect((await read('?tailLines=2&limitBytes=5&follow=true')).text).toBe('two\nt');
  const { runtimeId, hostName } = await api.db.placement.findFirstOrThrow({ where: { machineUid: uid } });
  expect(asked.at(-1)).toEqual({ hostName, agent: null, runtimeId });
  const before = asked.length;
  expect((await api.call(pathOf('web'), { method: 'POST', token: tenant.token, body: {} })).status).toBe(405);
  for (const query of ['?tailLines=-1', '?limitBytes=x', '?follow=maybe'])
    expect([query, (await read(query)).status]).toEqual([query, 400]);
  expect(asked.length).toBe(before);
  const told = await read('?previous=true');
  expect([told.status, told.headers['warning']]).toEqual([200, expect.stringContaining('parameter \\"previous\\"')]);
});

test('is followed as the machine prints, and ends with the session', async () => {
  const token = await makeSession(api.db, tenant, ['compute:read']);
  const following = follow('&tailLines=1', token);
  await waitFor('the last line', () => following.text() === 'three\n');
  log.append(Buffer.from('four\n'));
  await waitFor('the next line', () => following.text() === 'three\nfour\n');
  const tokenDigest = new Uint8Array(createHash('sha256').update(token).digest());
  await api.db.session.updateMany({ where: { tokenDigest }, data: { revokedAt: new Date() } });
  await following.ended;
  log.append(Buffer.from('five\n'));
  expect([following.status(), following.text()]).toEqual([200, 'three\nfour\n']);
});

test.each<[string, ConsoleAdmission | Error, number, RegExp]>([
  ['a kind of host that has none', { outcome: 'not-offered' }, 409, /kind of host offer none/],
  ['a machine of which the host knows nothing', { outcome: 'nothing' }, 409, /no longer kept/],
  ['a host that does not respond', new Error('secret-host timed out'), 503, /its host does not respond/],
  [
    'a port where nothing listens',
    { outcome: 'admitted', address: '127.0.0.1', port: 1 },
    503,
    /cannot be connected to/,
  ],
])('of %s is refused with the reason', async (_what, said, status, words) => {
  instead = said;
  const { status: got, body, text } = await read();
  expect([got, body.message]).toEqual([status, expect.stringMatching(words)]);
  expect(text).not.toContain('secret-host');
});

test('is not read from an address that is not registered for the host, and the attempt is audited', async () => {
  const attempts = () => api.db.auditEvent.count({ where: { action: 'forward.refuse', target: `machine/${uid}` } });
  const before = await attempts();
  instead = { outcome: 'admitted', address: '127.0.0.2', port: 22_000 };
  const { status, body } = await read();
  expect([status, body.message]).toEqual([503, expect.stringContaining('not registered for its host')]);
  expect(await attempts()).toBe(before + 1);
  expect((await read()).status).toBe(200);
});

test('is read from the console address alone where its host has one, on the ports for guests', async () => {
  const at = (consoleAddress: string | null) =>
    api.db.host.updateMany({ where: { name: 'loopback' }, data: { consoleAddress } });
  try {
    await at('127.0.0.3');
    expect((await read()).body.message).toContain('not registered for its host');
    await at('127.0.0.1');
    expect((await read('?tailLines=1')).text).toBe((log.from(0).toString().match(/.*\n$/) as string[])[0]);
    // Other programs listen below, and a tunnel leads to the address of the machine's ports alone.
    instead = { outcome: 'admitted', address: '127.0.0.1', port: 5_432 };
    expect((await read()).body.message).toContain('not registered for its host');
  } finally {
    await at(null);
  }
});

test('is refused to other tenants and to sessions that may not read machines; one that may only read gets it', async () => {
  const stranger = await makeTenant(api.db, 'team-b');
  expect((await read('', stranger.token)).status).toBe(403);
  expect((await api.call(pathOf('web', '', 'team-b'), { token: stranger.token })).status).toBe(404);
  expect((await read('', null)).status).toBe(401);
  expect((await read('', await makeSession(api.db, tenant, ['compute:write', 'admin:read']))).status).toBe(403);
  expect((await read('', await makeSession(api.db, tenant, ['compute:read']))).status).toBe(200);
});

test('of a machine that was never placed is refused, and so is that of none', async () => {
  const collection = pathOf('x').replace('/x/console', '');
  await api.call(collection, { method: 'POST', token: tenant.token, body: vm('waiting') });
  const { status, body } = await api.call(pathOf('waiting'), { token: tenant.token });
  expect([status, body.message]).toEqual([409, expect.stringContaining('the machine waits for a host')]);
  expect((await api.call(pathOf('absent'), { token: tenant.token })).status).toBe(404);
});

test('is opened so many times a minute by one account, and no more', async () => {
  const busy = await makeTenant(api.db, 'busy');
  await makeReady(api, busy, 'web', []);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 13; round++) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call(pathOf('web', '?limitBytes=1', 'busy'), { token: busy.token })),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([200, 429]);
  expect(statuses.get(200)).toBeLessThan(130);
  expect((await read()).status).toBe(200);
});

test('is printed by the command `console`, which says why it is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'console-'));
  try {
    const cluster = {
      server: `${api.url.replace('127.0.0.1', 'localhost')}/v1/compute`,
      'certificate-authority-data': Buffer.from(api.certificate).toString('base64'),
    };
    const config = {
      clusters: [{ name: 'c', cluster }],
      users: [{ name: 'u', user: { token: tenant.token } }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'team-a' } }],
      'current-context': 'x',
    };
    const kubeconfig = path.join(folder, 'kubeconfig');
    await writeFile(kubeconfig, JSON.stringify(config), { mode: 0o600 });
    const run = (...args: string[]) =>
      ran(process.execPath, [program, 'console', ...args, '--kubeconfig', kubeconfig], { env: { HOME: folder } });
    expect(await run('web', '--tail', '1')).toMatchObject({ code: 0, out: (await read('?tailLines=1')).text, err: '' });
    const following = run('web', '--tail', '0', '--follow');
    await waitFor('the follower', () => log.followers > 0);
    log.append(Buffer.from('farewell\n'));
    log.finish();
    expect(await following).toMatchObject({ code: 0, out: 'farewell\n' });
    const refused = await run('absent');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('"absent" not found')]);
    expect((await run('web', '--tail', 'x')).err).toContain('--tail "x" is not a number of lines.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
