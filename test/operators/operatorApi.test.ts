/** The operators' API, over TLS, as its client command, a stranger, and a customer meet it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditListCommand } from '../../src/cli/audit/auditCommands.ts';
import { namesOf } from '../../src/cli/commandLine.ts';
import { operatorCommands, runCommand, type Terminal } from '../../src/cli/commands.ts';
import { operatorRoles } from '../../src/domain/operatorRights.ts';
import { runOperator } from '../../src/roles/operatorRole.ts';
import { readConfig } from '../../src/settings/config.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { said } from '../support/commands.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stop } = {} as Teams;
let folder: string;
let caFile: string;
let tokensFile: string;
let running: Awaited<ReturnType<typeof runOperator>>;
const token = `ada-${'x'.repeat(40)}`;

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stop } = await startTeams());
  folder = await mkdtemp(path.join(tmpdir(), 'compute-operators-'));
  const tls = await ensureTls(folder);
  caFile = tls.caFile;
  tokensFile = path.join(folder, 'tokens');
  await writeFile(tokensFile, `ada:${token}\n`);
  running = await runOperator(settings(tls), terminalOf([], []));
});
afterAll(async () => {
  await running?.close();
  await stop?.();
  await rm(folder, { recursive: true, force: true });
});

const settings = ({ certFile, keyFile }: { certFile: string; keyFile: string }, more: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    HTTPS_PORT: '0',
    OPERATOR_TOKENS_FILE: tokensFile,
    LOG_LEVEL: 'silent',
    TLS_CERT_FILE: certFile,
    TLS_KEY_FILE: keyFile,
    ...more,
  });
const none = () => Promise.reject(new Error('no role starts here'));
const terminalOf = (out: string[], err: string[]): Terminal => ({
  environment: { DATABASE_URL: databaseUrl },
  mainFile: '',
  print: (line) => void out.push(line),
  complain: (line) => void err.push(line),
  roles: { up: none, api: none, worker: none, host: none, codec: none, operator: none },
});
/** Calls the command of an operator's own machine, which has no database. */
async function remote(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { ...terminalOf(out, err), environment: {} };
  const flags = ['--operator-api', running.url, '--token-file', tokensFile, '--ca', caFile];
  const code = await runCommand([...flags, ...words], terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
function ask(headers: Record<string, string>, body: string, at = '/v1/operator/commands', method = 'POST') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = https.request(
      new URL(at, running.url),
      { method, rejectUnauthorized: false, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
const list = JSON.stringify({ command: ['customers', 'list'] });
const slugOf = async () => (await api.db.customer.findUniqueOrThrow({ where: { id: tenant.customerId } })).slug;

test('an operator without the database’s password runs commands, under the name that their token has', async () => {
  const slug = await slugOf();
  expect((await remote('customers', 'list')).out).toContain(slug);
  const shown = await remote('customers', 'show', slug, '-o', 'json');
  expect(JSON.parse(shown.out)).toMatchObject({ slug, status: 'active' });

  const reason = 'invoice 4711 was not paid';
  const suspended = await remote('customers', 'suspend', slug, '--reason', reason, '--yes');
  expect(suspended).toMatchObject({ code: 0, out: expect.stringContaining(`${slug} is suspended`) });
  await remote('customers', 'resume', slug, '--reason', 'invoice 4711 was paid');
  const events = await api.db.auditEvent.findMany({
    where: { actorType: 'operator', action: { in: ['operator.command', 'customer.suspend'] } },
    orderBy: { sequence: 'asc' },
  });
  expect(events.map(({ action, target, actorName }) => [action, target, actorName])).toEqual([
    ['operator.command', 'customers list', 'ada'],
    ['operator.command', 'customers show', 'ada'],
    ['operator.command', 'customers suspend', 'ada'],
    ['customer.suspend', slug, 'ada'],
    ['operator.command', 'customers resume', 'ada'],
  ]);
});

test('a command says there what it says here: its refusals, its exit code, and its help', async () => {
  const slug = await slugOf();
  const close = ['customers', 'close', slug, '--reason', 'the contract ends'];
  expect(await remote(...close)).toMatchObject({ code: 3, out: expect.stringContaining('Nothing was done') });
  expect(await remote('customers', 'show', 'nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no customer "nobody"'),
  });
  expect(await remote('customers', 'show')).toMatchObject({ code: 2, err: expect.stringContaining('SLUG') });
  expect((await remote('customers', 'close', '--help')).out).toContain('--grace-days');
});

test('no command reads a file of its machine, wherever the file is named', async () => {
  for (const words of [['/etc/shadow'], ['--checkpoints', '/etc/shadow'], ['--keys', '/etc/shadow']])
    expect(await remote('audit', 'verify', ...words)).toMatchObject({
      code: 1,
      err: expect.stringContaining('reads no file of its machine'),
    });
  expect(await remote('audit', 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('in their chain') });
});

test.each([
  ['a command that works with files', ['customers', 'export', 'acme'], 403],
  ['one that shows the database’s password', ['database', 'url'], 403],
  ['one that ends processes, or starts them', ['up'], 403],
  ['nothing known', ['frobnicate'], 403],
])('%s is not offered', async (_what, words, status) => {
  await expect(remote(...words)).rejects.toThrow(`refused (${status})`);
  expect(await api.db.auditEvent.count({ where: { action: 'operator.command', target: words.join(' ') } })).toBe(0);
});

test('only an operator’s credential is taken: none of a customer’s, and nothing at another path', async () => {
  expect((await ask({ authorization: `Bearer ${token}` }, list)).status).toBe(200);
  for (const authorization of ['', `Bearer ${tenant.token}`, `Bearer ${token}x`, `Basic ${token}`])
    expect([authorization, (await ask({ authorization }, list)).status]).toEqual([authorization, 401]);
  const foreign = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
  for (const site of ['cross-site', 'same-site', undefined])
    expect((await ask({ ...foreign, ...(site && { 'sec-fetch-site': site }) }, list)).status).toBe(403);
  // As the operators' page itself sends it.
  const own = { authorization: `Bearer ${token}`, origin: running.url, 'sec-fetch-site': 'same-origin' };
  expect((await ask(own, list)).status).toBe(200);
  expect((await ask({ authorization: `Bearer ${token}` }, '', '/v1/admin/account', 'GET')).status).toBe(404);
  expect((await ask({ authorization: `Bearer ${token}` }, '', '/v1/operator/commands', 'GET')).status).toBe(405);
  // The customers' API knows neither the path nor the token.
  const elsewhere = { method: 'POST', token, body: { command: ['up'] } };
  expect((await api.call('/v1/operator/commands', elsewhere)).status).toBe(404);
  expect((await api.call('/v1/admin/account', { token })).status).toBe(401);
  await writeFile(tokensFile, `eve:${'y'.repeat(40)}\n`);
  expect((await ask({ authorization: `Bearer ${token}` }, list)).status).toBe(401);
  await writeFile(tokensFile, `ada:${token}\n`);
});

test.each([
  ['no JSON', 'customers list'],
  ['another form', '{"command":"customers list"}'],
  ['an empty command', '{"command":[]}'],
  ['a number', '{"command":[1]}'],
  ['another member', '{"command":["customers","list"],"as":"root"}'],
  ['nothing', ''],
])('a body with %s is refused', async (_what, body) => {
  expect(await ask({ authorization: `Bearer ${token}` }, body)).toMatchObject({
    status: 400,
    text: expect.stringContaining('the body must be'),
  });
});

test.each([
  ['a member twice', '{"command":["customers"],"command":["hosts"]}', 'command has a member twice'],
  ['NUL', '{"command":["customers","\\u0000"]}', 'command.1 has text with NUL or half of a surrogate pair'],
  ['a lone surrogate', '{"command":["\\ud800"]}', 'command.0 has text with NUL or half of a surrogate pair'],
])('a body with %s is refused with its reason', async (_what, body, why) => {
  expect(await ask({ authorization: `Bearer ${token}` }, body)).toMatchObject({
    status: 400,
    text: expect.stringContaining(why),
  });
});

test.each([
  [
    'an unknown action',
    ['audit', 'list', '--action', 'bill.corect'],
    /"bill\.corect"\. Did you mean "bill\.correct"\?/,
  ],
  ['an empty name', ['customers', 'create', 'nameless', '--name', ''], /--name must have 1 to 200 characters/],
  ['a long name', ['customers', 'create', 'nameless', '--name', 'x'.repeat(3_000)], /--name must have 1 to 200/],
  ['a line break', ['customers', 'create', 'nameless', '--name', 'a\nb'], /--name must not contain characters/],
  ['a turn of direction', ['registrations', 'issue', 'nameless', '--name', 'a\u202eb'], /--name must not contain/],
  ['an empty grace', ['customers', 'close', 'acme', '--grace-days', '', '--reason', 'gone for good'], /whole number/],
])('%s is refused', async (_what, words, why) => {
  const { code, err } = await remote(...words);
  expect([code, err]).toEqual([1, expect.stringMatching(why)]);
});

test('it does not start without a credential for operators, or without a certificate', async () => {
  const tls = await ensureTls(folder);
  const start = (more: Record<string, string>) => runOperator(settings(tls, more), terminalOf([], []));
  await expect(start({ OPERATOR_TOKENS_FILE: '' })).rejects.toThrow('operators alone are served');
  await expect(start({ TLS_CERT_FILE: '' })).rejects.toThrow('TLS_CERT_FILE');
});

/** What each role may run, beside what all may; an owner runs everything. */
const commandsOfRoles = {
  view: [
    'audit list',
    'audit verify',
    'bills lifecycles',
    'bills list',
    'bills show',
    'bills verify',
    'capacity',
    'customers list',
    'customers show',
    'deployment describe',
    'hosts list',
    'hosts show',
    'instances find',
    'instances list',
    'instances show',
    'limits list',
    'limits requests',
    'limits show',
    'orphans list',
    'status',
  ],
  support: [
    'customers close',
    'customers create',
    'customers move',
    'customers reopen',
    'customers resume',
    'customers suspend',
    'limits grant',
    'limits raise',
    'limits refuse',
    'limits set',
    'registrations issue',
    'sign-in allow',
  ],
  billing: ['bills correct', 'bills credit', 'usage export', 'usage rebuild'],
  fleet: [
    'database note-backup',
    'deployment current',
    'deployment ramp',
    'hosts cordon',
    'hosts drain',
    'hosts evacuate',
    'hosts maintain',
    'hosts uncordon',
    'images pull',
    'instances retry-cleanup',
    'instances start',
    'instances stop',
    'instances wake',
    'orphans adopt',
    'workflows reset',
  ],
  owner: [
    'bills set-aside',
    'customers erase',
    'hosts abandon',
    'hosts enroll',
    'hosts forget',
    'hosts orders',
    'hosts reset',
    'instances abandon',
    'orphans destroy',
  ],
};
/** They work with files, keys, or processes of their machine. */
const notOffered = [
  'api',
  'audit export',
  'backup',
  'certificates',
  'codec',
  'customers export',
  'database url',
  'fleet apply',
  'host',
  'hosts inspect',
  'hosts key',
  'hosts order-root',
  'migrate',
  'operator',
  'prepare',
  'recover',
  'replay',
  'restore',
  'secrets abandon',
  'secrets reencrypt',
  'sign-in local',
  'up',
  'usage archive',
  'version',
  'worker',
];

test('each operators’ command has exactly one role, or is not offered', () => {
  const calls = Object.values(operatorCommands(terminalOf([], []))).flatMap((group) => Object.entries(group));
  const named = (wanted: string | undefined) =>
    calls.flatMap(([call, { role }]) => (role === wanted ? [namesOf(call).join(' ')] : [])).sort();
  const found = Object.fromEntries(operatorRoles.map((role) => [role, named(role)]));
  expect(found).toEqual(commandsOfRoles);
  expect(named(undefined)).toEqual([...notOffered].sort());
});

test('an operator runs the commands of their roles and reads; refusals are audited', async () => {
  const slug = await slugOf();
  await writeFile(tokensFile, `ada:${token}\nbob/support,billing:${token}-bob\nvic/view:${token}-vic\n`);
  const as = async (who: string, ...command: string[]) =>
    (await ask({ authorization: `Bearer ${token}${who}` }, JSON.stringify({ command }))).status;
  const suspend = ['customers', 'suspend', slug, '--reason', 'invoice 4711 was not paid'];
  const abandon = ['hosts', 'abandon', 'h1', '--reason', 'it burned down'];
  const cordon = ['hosts', 'cordon', 'h1'];
  const shows = ['customers', 'show', slug];
  const tried = await Promise.all(
    [suspend, shows, cordon, abandon].map(async (command) => [
      ...[await as('', ...command), await as('-bob', ...command), await as('-vic', ...command)],
    ]),
  );
  expect(tried).toEqual([
    [200, 200, 403],
    [200, 200, 200],
    [200, 403, 403],
    [200, 403, 403],
  ]);
  const refused = await ask({ authorization: `Bearer ${token}-vic` }, JSON.stringify({ command: suspend }));
  expect(JSON.parse(refused.text).message).toBe(
    '"customers suspend" is refused: it needs the role support, and the operator has view',
  );
  expect(
    await api.db.auditEvent.count({ where: { actorName: 'vic', outcome: 'refused', target: 'customers suspend' } }),
  ).toBe(2);
  await writeFile(tokensFile, `ada:${token}\n`);
});

test('who read which account, and from where, is found by the operator and by the account', async () => {
  const slug = await slugOf();
  await writeFile(tokensFile, `ada:${token}\neve/view:${token}-eve\n`);
  const as = { authorization: `Bearer ${token}-eve` };
  for (const command of [
    ['customers', 'show', '-o', 'json', slug],
    ['limits', 'show', tenant.namespace],
    ['instances', 'show', `${tenant.namespace}/web`],
    ['instances', 'list', '-n', tenant.namespace],
    ['hosts', 'list'],
  ])
    await ask(as, JSON.stringify({ command }));
  await writeFile(tokensFile, `ada:${token}\n`);
  const list = async (options: object) => {
    const config = readConfig({ DATABASE_URL: databaseUrl });
    const { text } = await said((print) => auditListCommand(config, { ...options, output: 'json' }, print));
    return (JSON.parse(text) as { target: string; customer: string | null; address: string }[]).map((event) => [
      ...[event.target, event.customer, event.address],
    ]);
  };
  const address = expect.stringMatching(/127\.0\.0\.1$/);
  const reads = [
    ['instances list', slug, address],
    ['instances show', slug, address],
    ['limits show', slug, address],
    ['customers show', slug, address],
  ];
  expect(await list({ actor: 'eve' })).toEqual([['hosts list', null, address], ...reads]);
  expect(await list({ actor: 'eve', customer: slug })).toEqual(reads);
  expect(await list({ actor: 'nobody' })).toEqual([]);
});

test.each([
  ['without a token', ['--operator-api', 'https://localhost:1', 'customers', 'list'], '--token-file FILE'],
  ['in the clear', ['--operator-api', 'http://localhost:1', '--token-file', '/none', 'customers', 'list'], 'https://'],
  ['with a file that is not there', ['--operator-api', 'https://localhost:1', '--token-file', '/none', 'up'], '/none'],
])('a call %s says what is missing', async (_what, words, message) => {
  await expect(runCommand(words, terminalOf([], []))).rejects.toThrow(message);
});

test('an API whose certificate is not believed gets nothing', async () => {
  const flags = ['--operator-api', running.url, '--token-file', tokensFile];
  await expect(runCommand([...flags, 'customers', 'list'], terminalOf([], []))).rejects.toThrow(
    /certificate.*the command was not sent/,
  );
  expect(await readFile(tokensFile, 'utf8')).toContain(token);
});
