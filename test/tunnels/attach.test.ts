/** A machine's console with its keyboard, through the API, and at a terminal. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { ConsoleAdmission, ConsoleTarget } from '../../src/domain/console.ts';
import { ConsoleLog } from '../../src/drivers/agent/consoleLog.ts';
import { ConsoleServer, NoKeyboard } from '../../src/drivers/agent/consoleServer.ts';
import { SimulatedShell } from '../../src/drivers/simulated/simulatedShell.ts';
import { makeSession, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { makePerson } from '../support/people.ts';
import { program } from '../support/service.ts';
import { openTerminal } from '../support/terminal.ts';
import { dial, expireIn, makeReady, open, pathOf, tokenDigest } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

const origin = 'https://localhost:9443';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let log: ConsoleLog;
let host: ConsoleServer;
/** Keyboards that are open. */
const keyboards = new Set<Writable>();
/** In place of a keyboard. */
let none: NoKeyboard | null = null;
/** In place of the host's answer. */
let instead: ConsoleAdmission | null = null;
/** The host is of an earlier release: it knows nothing of keyboards. */
const asked: ConsoleTarget[] = [];

function openHost(): ConsoleServer {
  const shell = new SimulatedShell({ name: 'web', print: (text) => log.append(Buffer.from(text)) });
  return new ConsoleServer({
    address: '127.0.0.1',
    ports: { first: 20_000, last: 32_767 },
    find: async () => log,
    openKeyboard: async () => {
      if (none) throw none;
      const keyboard = new Writable({
        write: (keys, _encoding, taken) => {
          shell.type(keys);
          taken();
        },
      });
      keyboards.add(keyboard);
      return keyboard.once('close', () => keyboards.delete(keyboard));
    },
  });
}

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(
    await postgres.createDatabase(),
    { PUBLIC_URL: origin },
    {
      admitConsole: async (target) => {
        asked.push(target);
        const ticket = randomBytes(16).toString('hex');
        const digest = createHash('sha256').update(ticket).digest('hex');
        const types = target.types === true;
        return { admission: instead ?? (await host.admit(target.runtimeId, digest, { types })), ticket };
      },
    },
  );
  tenant = await makeTenant(api.db, 'team-a');
  await makeReady(api, tenant, 'web', []);
});
beforeEach(() => {
  [none, instead] = [null, null];
  log = new ConsoleLog(Buffer.from('one\r\ntwo\r\n'));
  host = openHost();
});
afterEach(async () => {
  await host.close();
  await waitFor('every tunnel to be released', async () => (await api.db.tunnel.count()) === 0);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const attachTo = (name: string, query = '', namespace = 'team-a') =>
  pathOf(namespace, name).replace(/\/tunnel\/.*/, `/attach${query}`);
const attach = (query = '', token = tenant.token) => open(api, attachTo('web', query), { token });
const events = (action: string, uid: string) =>
  api.db.auditEvent.findMany({ where: { action, target: uid }, orderBy: { id: 'asc' } });
const uidOf = async (name: string) => (await api.db.machine.findFirstOrThrow({ where: { name } })).uid;

test('shows what was printed, carries what is typed, and is audited from its opening to its end', async () => {
  const uid = await uidOf('web');
  const { ws, received, closed } = await attach('?tailLines=1');
  ws.send(Buffer.from('echo hello\r'));
  await waitFor('the response', () => received().toString() === 'two\r\nweb # echo hello\r\nhello\r\nweb # ');
  const { hostName, runtimeId } = await api.db.placement.findFirstOrThrow({ where: { machineUid: uid } });
  expect(asked.at(-1)).toEqual({ hostName, agent: null, runtimeId, types: true });
  const opened = (await events('console.open', uid)).at(-1)!;
  expect(opened).toMatchObject({ actorType: 'api-key', actorId: tenant.keyId, outcome: 'success' });
  expect(await events('console.close', uid)).toEqual([]);
  ws.close(1000);
  await closed;
  await waitFor('the keyboard to be given back', () => keyboards.size === 0);
  const end = await waitFor('the event of its end', async () => (await events('console.close', uid))[0]);
  expect(end.details).toMatchObject({ tunnel_id: (opened.details as { tunnel_id: string }).tunnel_id, code: 1000 });
});

test('is not opened by a session that may only read, by another tenant, without a session, or without an upgrade', async () => {
  const stranger = await makeTenant(api.db, 'team-b');
  const before = asked.length;
  const readOnly = await makeSession(api.db, tenant, ['compute:read']);
  const statusOf = async (token: string | null, at = attachTo('web')) => {
    const dialled = await dial(api, at, { token });
    return 'ws' in dialled ? 101 : dialled.status;
  };
  expect(await statusOf(readOnly)).toBe(403);
  expect(await statusOf(stranger.token)).toBe(403);
  expect(await statusOf(stranger.token, attachTo('web', '', 'team-b'))).toBe(404);
  expect(await statusOf(null)).toBe(401);
  expect(await statusOf(tenant.token, attachTo('absent'))).toBe(404);
  expect(await statusOf(tenant.token, attachTo('web', '?tailLines=x'))).toBe(400);
  expect((await api.call(attachTo('web'), { token: tenant.token })).status).toBe(426);
  expect(asked.length).toBe(before);
  const { ws, closed } = await attach('', await makeSession(api.db, tenant, ['compute:write']));
  ws.close();
  await closed;
});

describe('by the cookie of a browser', () => {
  let person: string;
  beforeAll(async () => {
    person = (await makePerson(api.db, tenant, 'developer')).token;
  });
  const cookieOf = (token: string) => `__Host-session=${token}`;
  const dialFrom = (headers: Record<string, string>, at = attachTo('web')) => dial(api, at, { headers });

  test('is opened by a page of the service, and audited as the person', async () => {
    const uid = await uidOf('web');
    const ofPeople = async () => (await events('console.open', uid)).filter(({ actorType }) => actorType === 'human');
    for (const [before, fetched] of [{}, { 'sec-fetch-site': 'same-origin' }].entries()) {
      const dialed = await dialFrom({ cookie: cookieOf(person), origin: origin, ...fetched });
      if (!('ws' in dialed)) throw new Error(dialed.text);
      await waitFor('what was printed', () => dialed.received().toString() === 'one\r\ntwo\r\n');
      expect(await ofPeople()).toHaveLength(before + 1);
      dialed.ws.close();
      await dialed.closed;
    }
  });

  test.each<[string, Record<string, string>]>([
    ['the page of another site', { origin: 'https://evil.example' }],
    ['another port of the same machine', { origin: 'https://localhost:1' }],
    ['the same host without TLS', { origin: 'http://localhost' }],
    ['an address that begins with the service’s', { origin: 'SELF.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a client that names no origin', {}],
    ['a client that only says same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['a request that the browser calls cross-site', { origin: 'SELF', 'sec-fetch-site': 'cross-site' }],
  ])('is refused with 403 to %s', async (_name, { origin: from, ...headers }) => {
    const before = asked.length;
    const dialed = await dialFrom({
      cookie: cookieOf(person),
      'x-compute-session': 'cookie',
      ...headers,
      ...(from !== undefined && { origin: from.replace('SELF', origin) }),
    });
    expect(dialed).toMatchObject({ status: 403, body: { message: expect.stringContaining('pages of this service') } });
    expect(asked.length).toBe(before);
  });

  test('is no credential of a key, twice, without the scope, or for a tunnel or a watch', async () => {
    const own = { origin: origin };
    const viewer = await makePerson(api.db, tenant, 'viewer');
    const watch = attachTo('web').replace(/\/web\/attach$/, '?watch=true');
    const statusOf = async (cookie: string, at?: string) => {
      const dialed = await dialFrom({ ...own, cookie }, at);
      return 'ws' in dialed ? 101 : dialed.status;
    };
    expect(await statusOf(cookieOf(tenant.token))).toBe(401);
    expect(await statusOf(`${cookieOf(person)}; ${cookieOf(person)}`)).toBe(401);
    expect(await statusOf(cookieOf(viewer.token))).toBe(403);
    expect(await statusOf(cookieOf(person), pathOf('team-a', 'web'))).toBe(401);
    expect(await statusOf(cookieOf(person), `${pathOf('team-a', 'web')}?x=/attach`)).toBe(401);
    expect(await statusOf(cookieOf(person), `${pathOf('team-a', 'web').replace(/[^/]+$/, '')}attach`)).toBe(401);
    expect(await statusOf(cookieOf(person), watch)).toBe(401);
    const refused = await dial(api, attachTo('web'), {
      token: 'cst_wrong',
      headers: { ...own, cookie: cookieOf(person) },
    });
    expect(refused).toMatchObject({ status: 401 });
  });
});

test('ends when its session is revoked or expires, and leaves others open', async () => {
  const tokens = await Promise.all([0, 1].map(() => makeSession(api.db, tenant, ['compute:write'])));
  const [revoked, expired] = await Promise.all(tokens.map((token) => attach('', token)));
  const other = await attach();
  await api.db.session.updateMany({
    where: { tokenDigest: tokenDigest(tokens[0]!) },
    data: { revokedAt: new Date() },
  });
  await expireIn(api.db, tokens[1]!, 0);
  expect([(await revoked!.closed).code, (await expired!.closed).code]).toEqual([4401, 4401]);
  other.ws.send(Buffer.from('hostname\r'));
  await waitFor('the other to go on', () => other.received().includes('hostname\r\nweb'));
  expect(keyboards.size).toBe(1);
  other.ws.close();
  await other.closed;
});

test('ends when its machine is deleted, and then is not opened', async () => {
  await makeReady(api, tenant, 'doomed', []);
  const { closed } = await open(api, attachTo('doomed'), { token: tenant.token });
  await api.call(attachTo('doomed').replace('/attach', ''), { method: 'DELETE', token: tenant.token });
  expect(await closed).toEqual({ code: 4404, reason: 'the machine is being deleted' });
  const refused = await dial(api, attachTo('doomed'), { token: tenant.token });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('being deleted') } });
});

test('is refused until the machine was ready for access; what it prints can be read meanwhile', async () => {
  const uid = await makeReady(api, tenant, 'booting', []);
  const isReady = (readyForAccess: boolean) =>
    api.db.machine.update({
      where: { uid },
      data: { readyForAccess, failureMessage: readyForAccess ? null : 'port http (80) does not listen' },
    });
  await isReady(false);
  const before = asked.length;
  const refused = await dial(api, attachTo('booting'), { token: tenant.token });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      kind: 'Status',
      reason: 'Conflict',
      message:
        'virtualmachines.compute.service "booting" is not ready for access (its phase is Running: ' +
        'port http (80) does not listen): wait until status.readyForAccess is true; ' +
        'until then its console can only be read',
    },
  });
  expect(asked.length).toBe(before);
  expect((await api.call(attachTo('booting').replace('/attach', '/console'), { token: tenant.token })).text).toBe(
    'one\r\ntwo\r\n',
  );
  await isReady(true);
  const { ws, received, closed } = await open(api, attachTo('booting'), { token: tenant.token });
  await waitFor('what it printed', () => received().toString() === 'one\r\ntwo\r\n');
  ws.close();
  await closed;
});

test('goes on, and may be opened, when a port of a machine that is in use stops', async () => {
  const uid = await makeReady(api, tenant, 'stopped', []);
  const { customerId, tenantId } = tenant;
  await openWithoutMachine(api.db, { uid, customerId, tenantId, minimumSeconds: 0, at: null });
  const opened = await open(api, attachTo('stopped'), { token: tenant.token });
  await api.db.machine.update({ where: { uid }, data: { readyForAccess: false } });
  const again = await open(api, attachTo('stopped'), { token: tenant.token });
  again.ws.send(Buffer.from('echo mended\r'));
  await waitFor('both to see what is typed', () =>
    [opened, again].every(({ received }) => received().includes('\r\nmended\r\n')),
  );
  // Positive control: what has an end is closed for the reason.
  await api.call(attachTo('stopped').replace('/attach', ''), { method: 'DELETE', token: tenant.token });
  for (const { closed } of [opened, again])
    expect(await closed).toEqual({ code: 4404, reason: 'the machine is being deleted' });
  expect(await dial(api, attachTo('stopped'), { token: tenant.token })).toMatchObject({ status: 409 });
});

test('says why the machine takes no input', async () => {
  const messageOf = async () => {
    const refused = await dial(api, attachTo('web'), { token: tenant.token });
    return 'ws' in refused ? 'opened' : `${refused.status} ${refused.body.message}`;
  };
  const of = 'the console of virtualmachines.compute.service "web"';
  none = new NoKeyboard('the machine is off\u001b[2J');
  expect(await messageOf()).toBe(`409 ${of} takes no input: the machine is off\ufffd[2J`);
  none = null;
  instead = { outcome: 'not-offered' };
  expect(await messageOf()).toContain('machines of this kind of host offer none');
  instead = { outcome: 'admitted', address: '127.0.0.2', port: 22_000 };
  expect(await messageOf()).toContain('is not registered for its host');
});

test('counts as a tunnel of its tenant', async () => {
  const few = await makeTenant(api.db, 'few');
  await makeReady(api, few, 'web', []);
  const session = await api.db.session.findFirstOrThrow({ where: { tokenDigest: tokenDigest(few.token) } });
  const tunnel = { tenantId: few.tenantId, sessionId: session.id, machineUid: session.id, guestPort: 80 };
  const leasedUntil = new Date(Date.now() + 600_000);
  await api.db.tunnel.createMany({ data: Array.from({ length: 99 }, () => ({ ...tunnel, leasedUntil })) });
  const { ws, closed } = await open(api, attachTo('web', '', 'few'), { token: few.token });
  const refused = await dial(api, attachTo('web', '', 'few'), { token: few.token });
  expect('ws' in refused ? 101 : refused.status).toBe(429);
  ws.close();
  await closed;
  await api.db.tunnel.deleteMany({ where: { guestPort: 80 } });
});

describe('at a terminal', () => {
  let folder: string;
  let kubeconfig: string;
  let terminal: Awaited<ReturnType<typeof openTerminal>>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'attach-'));
    kubeconfig = path.join(folder, 'kubeconfig');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await useToken(tenant.token);
    // Says what the terminal's modes are, and the exit code, after each command.
    terminal = await openTerminal('sh', { HOME: folder, PS1: '> ', TERM: 'screen' });
    await terminal.until(/^[>#$]/m);
  });
  afterEach(() => terminal.close());

  async function useToken(token: string) {
    const cluster = {
      server: `${api.url.replace('127.0.0.1', 'localhost')}/v1/compute`,
      'certificate-authority-data': Buffer.from(api.certificate).toString('base64'),
    };
    const config = {
      clusters: [{ name: 'c', cluster }],
      users: [{ name: 'u', user: { token } }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'team-a' } }],
      'current-context': 'x',
    };
    await writeFile(kubeconfig, JSON.stringify(config), { mode: 0o600 });
  }

  const enter = async (line: string) => {
    await terminal.type(line);
    await terminal.press('Enter');
  };
  const start = async (options = '') => {
    const script = path.join(folder, 'run.sh');
    // `$$` is the program's own id, because exec keeps it.
    const command = `echo $$ >${folder}/pid; exec '${process.execPath}' '${program}' console web --kubeconfig ${kubeconfig} ${options}`;
    await writeFile(script, command);
    await enter(`sh ${script}; echo "code $?"; stty -a | grep -o -- '-*icanon'`);
  };
  const isAsBefore = (code: number) => terminal.until(new RegExp(`^code ${code}\\s+icanon$`, 'm'));
  const pid = async () => Number(await (await import('node:fs/promises')).readFile(path.join(folder, 'pid'), 'utf8'));

  test('what is typed goes to the machine, Ctrl-C too, and `~.` leaves', async () => {
    await start('--tail 1');
    await terminal.until(/You are at the console of web.*~\.[\s\S]*^two$/m);
    await enter('echo hello');
    await terminal.until(/^web # echo hello\s+hello\s+web #/m);
    await terminal.type('echo half');
    await terminal.press('C-c');
    await terminal.until(/^web # echo half\^C\s+web #/m);
    await enter('echo ~.');
    await terminal.until(/^~\.$/m);
    await terminal.type('~?');
    await terminal.until(/~\. {2}leave the console/);
    await terminal.type('~.');
    await isAsBefore(0);
  });

  test('a signal, a revoked session, a host that is gone, and a lost connection end it with the reason and a code', async () => {
    await start();
    await terminal.until(/^two$/m);
    process.kill(await pid(), 'SIGTERM');
    await terminal.until(/was left: SIGTERM/);
    await isAsBefore(143);
    await enter('clear');

    const token = await makeSession(api.db, tenant, ['compute:write']);
    await useToken(token);
    await start();
    await terminal.until(/^two$/m);
    await api.db.session.updateMany({ where: { tokenDigest: tokenDigest(token) }, data: { revokedAt: new Date() } });
    await terminal.until(/was closed: your session has ended or was revoked/);
    await isAsBefore(1);
    await enter('clear');

    await useToken(tenant.token);
    await start();
    await terminal.until(/^two$/m);
    await host.close();
    await terminal.until(/was closed: the machine was switched off or is gone, or its host stopped serving it/);
    await isAsBefore(1);
  });

  test('of one who may only read it, it says how to read it', async () => {
    await useToken(await makeSession(api.db, tenant, ['compute:read']));
    await start();
    await terminal.until(/add --print or --follow[\s\S]*refused \(403\)/);
    await isAsBefore(1);
    await enter('clear');
    await start('--print');
    await terminal.until(/^one\s+two\s+code 0\s+icanon$/m);
  });
});
