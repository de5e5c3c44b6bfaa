/** The operators' API as programs use it: typed JSON for every offered command, as its OpenAPI document says. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Terminal } from '../../src/cli/commands.ts';
import { rolesOfCommands } from '../../src/cli/offeredCommands.ts';
import { resultsOfReads } from '../../src/cli/readResults.ts';
import { lineCommands, resultOf } from '../../src/cli/typedResults.ts';
import { monthOf, monthStart, oldestOpenMonth } from '../../src/domain/usageTime.ts';
import { runOperator } from '../../src/roles/operatorRole.ts';
import { readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { requestLimit } from '../../src/store/fleet/limitRequests.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { startPostgres } from '../support/database.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { waitFor } from '../support/wait.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let db: Database;
let folder: string;
let slug: string;
let customerId: string;
let environment: Record<string, string>;
let running: Awaited<ReturnType<typeof runOperator>>;
const token = `ada-${'x'.repeat(40)}`;
const noDatabase = 'postgresql://nobody@127.0.0.1:1/none';
const runtime = '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e';
const closed = monthStart(oldestOpenMonth(Math.floor(Date.now() / 1_000)) - 1);
const month = monthOf(closed);
const none = () => Promise.reject(new Error('no role starts here'));
const terminalOf = (environment: Record<string, string>): Terminal => ({
  environment,
  mainFile: '',
  print: () => {},
  complain: () => {},
  roles: { up: none, api: none, worker: none, host: none, codec: none, operator: none },
});

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  // One statement here makes 20,000 rows, which takes longer than a statement of the service may on a busy machine.
  db = openDatabase(databaseUrl, { poolSize: 2, statementTimeoutMs: 120_000 });
  folder = await mkdtemp(path.join(tmpdir(), 'compute-typed-'));
  await writeFile(path.join(folder, 'tokens'), `ada:${token}\nvic/view:${token}-vic\n`);
  const { certFile, keyFile } = await ensureTls(folder);
  environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    PUBLIC_URL: 'https://127.0.0.1:1',
    HTTPS_PORT: '0',
    OPERATOR_TOKENS_FILE: path.join(folder, 'tokens'),
    LOG_LEVEL: 'silent',
    TLS_CERT_FILE: certFile,
    TLS_KEY_FILE: keyFile,
  };
  const made = await makeTenant(db);
  ({ namespace: slug, customerId } = made);
  await makeHost(db, { name: 'rack-1' });
  await makeHost(db, { name: 'silent', lostAt: new Date() });
  await makeMachine(db, { namespace: slug, name: 'web', requestId: 'the-request' });
  await makeMachine(db, { namespace: slug, name: 'web-2' });
  await db.orphan.create({ data: { runtimeId: runtime, machineUid: runtime, hostName: 'rack-1' } });
  const asked = { className: null, name: 'cpu' as const, amount: 99, reason: 'a load test' };
  await requestLimit(db, made.tenantId, asked, { customerId, actorType: 'human', actorId: runtime, requestId: 'x' });
  await closeBillOf(made);
  running = await runOperator(readConfig(environment), terminalOf(environment));
});
afterAll(async () => {
  await running?.close();
  await db?.$disconnect();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** With machines that were used in it. The host of one was silent for 300 seconds. */
async function closeBillOf(owner: { customerId: string; tenantId: string }): Promise<void> {
  await db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${closed})`;
  const of = { customerId: owner.customerId, tenantId: owner.tenantId, resourceClass: 'general-1', minimumSeconds: 60 };
  for (const at of [closed + 10, closed + 20]) {
    const uid = await openWithoutMachine(db, { ...of, at });
    await db.$transaction((tx) => closeLifecycle(tx, uid, null, at + 100));
  }
  const uid = await openWithoutMachine(db, { ...of, at: closed + 86_400 });
  const unseen = `{[${closed + 90_000},${closed + 90_300})}`;
  await db.$executeRaw`UPDATE lifecycles SET unseen = ${unseen}::int8multirange WHERE machine_uid = ${uid}::uuid`;
  await db.$transaction((tx) => closeLifecycle(tx, uid, null, closed + 96_400));
  await rateLifecycle(db, uid, closed + 96_400);
  expect(await closeBills(db, null, () => true)).toBe(1);
}

interface Problem {
  detail: string;
  code: string;
  errors?: { pointer: string; code: string; detail: string }[];
}

function ask(method: string, at: string, body: string, bearer = token, server = running.url) {
  return new Promise<{ status: number; type: string; json: unknown }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const request = https.request(new URL(at, server), { method, rejectUnauthorized: false, headers }, (from) => {
      let text = '';
      from.on('data', (chunk: Buffer) => (text += chunk));
      from.on('end', () =>
        resolve({ status: from.statusCode!, type: String(from.headers['content-type']), json: JSON.parse(text) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

const pathOf = (name: string) => `/v1/operator/commands/${name.replaceAll(' ', '/')}`;
const run = (name: string, body: object = {}, bearer = token) =>
  ask('POST', pathOf(name), JSON.stringify(body), bearer);
async function refused(name: string, body: object = {}, bearer = token) {
  const { status, type, json } = await run(name, body, bearer);
  expect(type).toBe('application/problem+json');
  return { status, ...(json as Problem) };
}
const offered = [...rolesOfCommands(terminalOf({})).keys()];

/** What each reading command is asked here. */
const questions: Record<string, () => object> = {
  'audit list': () => ({ limit: 2 }),
  'audit verify': () => ({}),
  'bills lifecycles': () => ({ slug, month }),
  'bills list': () => ({ slug }),
  'bills show': () => ({ slug, month }),
  'bills verify': () => ({ slug }),
  capacity: () => ({ days: 7 }),
  'customers create': () => ({ slug: 'globex', name: 'Globex', region: 'north' }),
  'customers list': () => ({}),
  'customers show': () => ({ slug }),
  'database note-backup': () => ({ by: 'pg_dump', takenAt: '2026-01-01T00:00:00Z' }),
  'hosts list': () => ({}),
  'hosts show': () => ({ name: 'silent' }),
  'instances find': () => ({ requestId: 'the-request' }),
  'instances list': () => ({ phase: 'Pending' }),
  'instances show': () => ({ machine: `${slug}/web` }),
  'limits list': () => ({}),
  'limits requests': () => ({ all: true }),
  'limits show': () => ({ namespace: slug }),
  'orphans list': () => ({}),
  'registrations issue': () => ({ slug: 'initech', region: 'north', ttl: '1h' }),
  status: () => ({}),
  'usage export': () => ({ format: 'focus', month, customer: slug }),
};

/** It needs Temporal: test/temporal/deployment.test.ts. */
const notAskedHere = ['deployment describe'];

test('each offered command has a typed result: a reading one of its own, an acting one whether it did', () => {
  const reading = [...Object.keys(resultsOfReads), ...lineCommands].sort();
  expect([...Object.keys(questions), ...notAskedHere].sort()).toEqual(reading);
  expect(reading.filter((name) => !offered.includes(name))).toEqual([]);
  const roles = rolesOfCommands(terminalOf({}));
  expect(offered.filter((name) => roles.get(name) === 'view' && !reading.includes(name))).toEqual([]);
});

test.each(Object.keys(questions))('%s returns what its schema says', async (name) => {
  const body = questions[name]!();
  const { status, json } = await run(name, body);
  expect([status, json]).toEqual([200, expect.anything()]);
  expect(resultOf(name).safeParse(json)).toMatchObject({ success: true });
});

test('a list comes in pages, of which each but the last names the next', async () => {
  const first = (await run('instances list', { limit: 1 })).json as { items: { name: string }[]; next: string };
  expect(first.items.map(({ name }) => name)).toEqual(['web']);
  const last = await run('instances list', { limit: 1, after: first.next });
  expect(last.json).toMatchObject({ items: [{ name: 'web-2' }], next: null });
  expect(await refused('instances list', { limit: 1_001 })).toMatchObject({ status: 422 });
});

test('the lifecycles of a bill come in pages, which end where the bill does', async () => {
  const page = async (after?: string) => {
    const { json } = await run('bills lifecycles', { slug, month, limit: 2, ...(after !== undefined && { after }) });
    return json as { items: { started_at: string }[]; next: string | null };
  };
  const first = await page();
  const last = await page(first.next!);
  const startsOf = ({ items }: typeof first) => items.map(({ started_at }) => Date.parse(started_at) / 1_000 - closed);
  expect([startsOf(first), startsOf(last), last.next]).toEqual([[10, 20], [86_400], null]);
  expect(await refused('bills lifecycles', { slug, month, after: 'gone' })).toMatchObject({ status: 422 });
});

test('an export that is too long to be kept is refused, and says where it comes line by line', async () => {
  const other = await makeTenant(db);
  await db.$executeRaw`
    INSERT INTO lifecycles SELECT (jsonb_populate_record(l, jsonb_build_object('machine_uid', gen_random_uuid(),
      'customer_id', ${other.customerId}::text, 'tenant_id', ${other.tenantId}::text))).*
    FROM lifecycles l CROSS JOIN generate_series(1, 20000) WHERE l.started_at = ${closed + 10}`;
  const problem = await refused('usage export', { format: 'focus', month, customer: other.namespace });
  expect(problem).toMatchObject({ status: 422, detail: expect.stringContaining('run it as words') });
});

test('a command that acts says whether it did, and a repeat says what it found', async () => {
  const preview = await run('customers suspend', { slug, reason: 'invoice 4711 was not paid' });
  expect(preview).toMatchObject({ status: 200, json: { done: false } });
  const { json } = await run('customers suspend', { slug, reason: 'invoice 4711 was not paid', yes: true });
  expect(json).toEqual({ done: true, messages: [expect.stringContaining(`${slug} is suspended`)] });
  expect((await run('customers show', { slug })).json).toMatchObject({ status: 'suspended' });
  await run('customers resume', { slug, reason: 'invoice 4711 was paid' });
});

/** Acts that make what no reading command shows, in order, and what they return of it. */
const key = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
const correct = () => ({ slug, month, class: 'general-1', credit: 60, reference: 'CN-1', reason: 'host was silent' });
const lost = () => ({ month, reference: 'INC-1', reason: 'rack 7 lost power' });
const orders = expect.stringMatching(/^[\w-]{43}$/);
test.each<[string, string, () => object, object]>([
  ['bills correct', 'a preview', correct, { done: false }],
  ['bills correct', 'once', () => ({ ...correct(), yes: true }), { isNew: true, correction: { reference: 'CN-1' } }],
  ['bills correct', 'again', () => ({ ...correct(), yes: true }), { isNew: false, correction: { reference: 'CN-1' } }],
  ['bills credit', 'a preview', lost, { done: false, credits: [{ seconds: 300, correction: null, obstacle: null }] }],
  ['bills credit', 'once', () => ({ ...lost(), yes: true }), { credits: [{ correction: { billable_seconds: -300 } }] }],
  ['bills credit', 'of no loss', () => ({ ...lost(), stopped: true }), { done: true, credits: [] }],
  ['hosts enroll', 'with a key', () => ({ name: 'rack-1', key }), { fingerprint: expect.any(String), orders }],
  ['hosts orders', 'of now', () => ({}), { orders }],
])('%s, %s, returns what it made', async (name, _what, body, made) => {
  const { status, json } = await run(name, body());
  expect([status, json]).toMatchObject([200, made]);
  expect(resultOf(name).safeParse(json)).toMatchObject({ success: true });
});

test('an account that is erased has a name from then on, which only the command says', async () => {
  await run('customers create', { slug: 'umbrella', region: 'north' });
  const reason = 'asked for in ticket 4711';
  await run('customers close', { slug: 'umbrella', reason, graceDays: 0, yes: true });
  const { json } = await run('customers erase', { slug: 'umbrella', reason, yes: true });
  expect(json).toMatchObject({ done: true, pseudonym: expect.any(String) });
  expect(resultOf('customers erase').safeParse(json)).toMatchObject({ success: true });
  const { pseudonym } = json as { pseudonym: string };
  expect((await run('customers show', { slug: pseudonym })).json).toMatchObject({ status: 'erased' });
});

test('a state that forbids an act is 409, and the same act in another state is done', async () => {
  const { items } = (await run('limits requests')).json as { items: { id: string }[] };
  const grant = () => run('limits grant', { id: items[0]!.id, reason: 'as agreed by phone', yes: true });
  expect(await grant()).toMatchObject({ status: 200, json: { done: true } });
  expect(await grant()).toMatchObject({ status: 409, json: { code: 'conflict' } });
  const because = { reason: 'it sends spam, ticket 4711' };
  expect(await refused('instances stop', { machine: `${slug}/web`, ...because })).toMatchObject({ status: 409 });
  expect(await refused('hosts abandon', { name: 'rack-1', ...because })).toMatchObject({ status: 409 });
  expect(await run('hosts abandon', { name: 'silent', ...because })).toMatchObject({ status: 200 });
});

test.each([
  ['hosts show', { name: 'rack1' }, 'rack-1'],
  ['hosts cordon', { name: 'rack-11' }, 'rack-1'],
  ['customers show', { slug: 'ns-' }, null],
])('a wrong name is 404 with the nearest one: %s %j', async (name, body, nearest) => {
  const problem = await refused(name, body);
  expect(problem).toMatchObject({ status: 404, code: 'not_found' });
  if (nearest === null) expect(problem.errors).toBeUndefined();
  else {
    expect(problem.detail).toContain(`Did you mean "${nearest}"?`);
    expect(problem.errors).toEqual([{ pointer: '', code: expect.any(String), detail: nearest }]);
  }
});

test('a machine, an account, and a namespace that are not there are 404 with the nearest name, too', async () => {
  const near = async (name: string, body: object) => (await refused(name, body)).errors?.[0]?.detail;
  expect(await near('customers show', { slug: `${slug}x` })).toBe(slug);
  expect(await near('bills list', { slug: `${slug}x` })).toBe(slug);
  expect(await near('audit list', { customer: `${slug}x` })).toBe(slug);
  expect(await near('limits show', { namespace: `${slug}x` })).toBe(slug);
  expect(await near('instances show', { machine: `${slug}/wep` })).toBe(`${slug}/web`);
  expect(await near('images pull', { host: 'rack-1', image: 'debian-13' })).toBe('debian-12');
  expect(await refused('bills show', { slug, month: '2020-01' })).toMatchObject({ status: 404 });
  expect(await refused('orphans destroy', { runtimeId: slug, reason: 'left by a restore' })).toMatchObject({
    status: 422,
  });
});

test('a machine of another kind is not meant by its own name', async () => {
  const problem = await refused('instances show', { machine: `${slug}/web`, kind: 'BareMetalMachine' });
  expect(problem.status).toBe(404);
  expect(problem.detail).not.toContain(`"${slug}/web"?`);
});

test('what Temporal is needed for is 503 while it is away, to be tried again', async () => {
  expect(await refused('instances wake', { machine: `${slug}/web`, yes: true })).toMatchObject({ status: 503 });
});

test('status is read while the database is away', async () => {
  const changed = { ...environment, DATABASE_URL: noDatabase };
  const without = await runOperator(readConfig(changed), terminalOf(changed));
  try {
    const { status, json } = await ask('POST', pathOf('status'), '{}', token, without.url);
    expect([status, json]).toMatchObject([200, { verdict: 'unknown', postgres: { state: 'away' } }]);
    expect(await ask('POST', pathOf('hosts list'), '{}', token, without.url)).toMatchObject({ status: 503 });
  } finally {
    await without.close();
  }
});

test('an operator runs six commands at once, which leaves room for others', async () => {
  const list = (bearer?: string) => run('customers list', {}, bearer);
  let six: ReturnType<typeof list>[] = [];
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE customers`;
      six = Array.from({ length: 6 }, () => list());
      await waitFor('six to run', async () => {
        const waiting = await db.$queryRaw<unknown[]>`
          SELECT FROM pg_locks WHERE NOT granted AND relation = 'customers'::regclass`;
        return waiting.length === 6;
      });
      expect(await refused('customers list')).toMatchObject({ status: 429, code: 'too_many_requests' });
      six.push(list(`${token}-vic`));
    },
    { timeout: 60_000 },
  );
  expect((await Promise.all(six)).map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(await list()).toMatchObject({ status: 200 });
});

test.each([
  ['no such field', 'customers show', { slug: 'acme', outptu: 'json' }, '/outptu'],
  ['a near field', 'hosts maintain', { names: ['rack-1'], untill: 'x' }, 'did you mean "until"?'],
  ['a field too few', 'customers show', {}, '/slug'],
  ['a number as text', 'capacity', { days: '7' }, '/days'],
  ['a word that is none', 'instances list', { phase: 'Gone' }, '/phase'],
  ['a name that a pointer writes differently', 'customers show', { slug: 'acme', 'a/b': 1 }, '/a~1b: '],
  ['what is about agents of the machine', 'hosts enroll', { all: true }, '/all'],
  ['a file of the machine', 'audit verify', { checkpoints: '/etc/shadow' }, '/checkpoints'],
])('%s is refused before anything runs', async (_what, name, body, says) => {
  const before = await db.auditEvent.count({ where: { action: 'operator.command' } });
  const problem = await refused(name, body);
  expect(problem.status).toBe(422);
  expect(problem.detail).toContain(says);
  expect(await db.auditEvent.count({ where: { action: 'operator.command' } })).toBe(before);
});

/** A Date has these and Postgres has not, or no month has the day. */
const noTimes = ['0000-01-01', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '99999-01-01T00:00:00Z'];
const reason = 'as agreed by phone';
test.each<[string, object, string]>([
  ['audit list', {}, 'from'],
  ['audit list', {}, 'to'],
  ['bills credit', { month, reference: 'INC-2', reason }, 'from'],
  ['bills credit', { month, reference: 'INC-2', reason }, 'until'],
  ['database note-backup', { by: 'pg_dump' }, 'takenAt'],
  ['hosts maintain', { names: ['rack-1'], until: '2126-01-01T00:00:00Z', reason, yes: true }, 'from'],
  ['hosts maintain', { names: ['rack-1'], reason, yes: true }, 'until'],
  ['limits set', { limit: 'cpu', amount: 5, reason, yes: true }, 'until'],
])('a time that is none is refused with a sentence: %s %j, %s', async (name, body, field) => {
  const whole = name === 'limits set' ? { ...body, namespace: slug } : body;
  for (const time of [...noTimes, '2026-02-30', '2026-01-01T00:00', 'soon'])
    expect(await refused(name, { ...whole, [field]: time })).toMatchObject({
      status: 422,
      detail: expect.stringContaining(`not "${time}"`),
    });
});

test.each([
  ['0000-01', 422],
  ['1969-12', 422],
  ['9999-12', 404],
])('the month %s has no bill, and is no error of the service', async (far, status) => {
  expect(await refused('bills show', { slug, month: far })).toMatchObject({ status });
  expect(await refused('bills lifecycles', { slug, month: far })).toMatchObject({ status });
  expect(await refused('usage export', { format: 'focus', month: far, customer: slug })).toMatchObject({ status: 422 });
  expect(await refused('bills credit', { month: far, reference: 'INC-3', reason })).toMatchObject({ status });
});

test('times of RFC 3339 and dates are taken', async () => {
  for (const from of ['0001-01-01', '2026-01-01', '2026-01-01T02:00:00+02:00', '9999-12-31T23:59:59.999Z'])
    expect(await run('audit list', { from })).toMatchObject({ status: 200 });
});

test('a wrong command is 404 with the nearest one; one of files is 403, as is one of another role', async () => {
  expect(await refused('hosts lst')).toMatchObject({
    status: 404,
    detail: expect.stringContaining('Did you mean "hosts list"?'),
  });
  expect(await refused('database url')).toMatchObject({ status: 403 });
  expect(await refused('hosts cordon', { name: 'rack-1' }, `${token}-vic`)).toMatchObject({
    status: 403,
    detail: expect.stringContaining('needs the role fleet'),
  });
  expect((await ask('GET', pathOf('hosts list'), '')).status).toBe(405);
  expect((await ask('POST', pathOf('hosts list'), '')).status).toBe(400);
  expect((await ask('POST', pathOf('hosts list'), '{}', 'stranger')).status).toBe(401);
});

test('each run is audited with who, from where, and on which account', async () => {
  await run('customers show', { slug }, `${token}-vic`);
  await refused('hosts cordon', { name: 'rack-1' }, `${token}-vic`);
  const events = await db.auditEvent.findMany({
    where: { action: 'operator.command', actorName: 'vic' },
    orderBy: { sequence: 'desc' },
    take: 2,
  });
  const address = expect.stringMatching(/127\.0\.0\.1$/);
  expect(events).toMatchObject([
    { target: 'hosts cordon', outcome: 'refused', address },
    { target: 'customers show', outcome: 'success', address, details: { account: customerId } },
  ]);
});

test('the OpenAPI document has every offered command, and is kept as a golden', async () => {
  const { status, json } = await ask('GET', '/v1/operator/openapi.json', '');
  expect(status).toBe(200);
  const { paths } = json as { paths: Record<string, object> };
  expect(Object.keys(paths).sort()).toEqual([...offered.map(pathOf), '/v1/operator/me'].sort());
  expect((await ask('GET', '/v1/operator/openapi.json', '', 'stranger')).status).toBe(401);
  const file = path.join(import.meta.dirname, '..', 'golden', 'openapi-operators.json');
  const text = `${JSON.stringify({ ...(json as object), info: undefined }, null, 2)}\n`;
  if (process.env['UPDATE'] === '1') await writeFile(file, text);
  expect(text).toBe(await readFile(file, 'utf8'));
});

test('an operator reads who they are, and what they may run', async () => {
  const me = async (bearer: string) => (await ask('GET', '/v1/operator/me', '', bearer)).json;
  const one = (isAllowed: boolean) =>
    expect.objectContaining({ name: 'hosts cordon', role: 'fleet', isAllowed, about: 'close a host to new machines' });
  expect(await me(token)).toMatchObject({
    name: 'ada',
    roles: ['owner'],
    commands: expect.arrayContaining([one(true)]),
  });
  expect(await me(`${token}-vic`)).toMatchObject({ roles: ['view'], commands: expect.arrayContaining([one(false)]) });
  const { commands } = (await me(token)) as { commands: { name: string; request: object }[] };
  expect(commands.map(({ name }) => name)).toEqual(offered);
  expect(commands.find(({ name }) => name === 'customers suspend')!.request).toMatchObject({
    properties: { slug: { description: 'SLUG' }, yes: { type: 'boolean' } },
    required: ['slug'],
  });
  expect((await ask('GET', '/v1/operator/me', '', 'stranger')).status).toBe(401);
});

test('the example of the documentation works as it is written', async () => {
  const page = await readFile(path.join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, example = ''] = /```sh\n(curl [^`]*\/v1\/operator\/commands\/customers\/show[^`]*)```/.exec(page) ?? [];
  const here = example
    .replaceAll('https://ops.example.com:9443', running.url)
    .replace('"acme"', JSON.stringify(slug))
    .replace('curl ', 'curl --insecure ');
  const { stdout } = await promisify(execFile)('sh', ['-c', here], { env: { ...process.env, OPS_TOKEN: token } });
  expect(JSON.parse(stdout)).toMatchObject({ slug, status: 'active' });
});
