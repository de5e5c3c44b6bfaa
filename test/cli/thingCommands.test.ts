/** Customers' commands for webhooks, providers, principals, sessions, invitations, limits, bills, and the audit log. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CustomerTerminal, customerCommands, runWithCompletion } from '../../src/cli/customerCommands.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { allotTo } from '../support/limits.ts';
import { program } from '../support/service.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'acme');
  // As a worker admits it.
  await api.db.tenant.updateMany({ data: { admittedAt: new Date() } });
  await api.db.machineClass.create({
    data: { name: 'general-1', cpuFamily: 'zen5', memoryGiB: 64, regions: ['north'] },
  });
  await allotTo(api.db, tenant.tenantId, 'general-1', { virtual_machine: 10 });
  folder = await mkdtemp(path.join(tmpdir(), 'things-'));
  await writeFile(path.join(folder, 'ca.pem'), api.certificate, { mode: 0o600 });
  const key = JSON.stringify({ id: tenant.keyId, secret: tenant.keySecret });
  await writeFile(path.join(folder, 'api-key.json'), key, { mode: 0o600 });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns what a command printed, and its exit code unless that is 0. */
async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const terminal: CustomerTerminal = {
    environment: { HOME: folder, DATA_DIR: folder, PUBLIC_URL: api.url },
    mainFile: program,
    print: (line) => void lines.push(line),
    complain: () => {},
  };
  const code = await runWithCompletion(customerCommands(terminal), words, terminal);
  return [...lines, ...(code ? [`exit ${code}`] : [])].join('\n');
}
const json = async (...words: string[]) => JSON.parse(await run(...words, '-o', 'json'));
const refusal = (...words: string[]) =>
  run(...words).then(
    (printed) => `done: ${printed}`,
    (error: Error) => error.message,
  );
async function file(name: string, body: object): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, JSON.stringify(body));
  return at;
}

test('a provider and a principal are made from files, a token is tried, and both are deleted by their names', async () => {
  const key = makeKey('ES256', 'key-1');
  const stored = { jwks_source_type: 'stored-jwks', jwks_document: { keys: [key.jwk] } };
  const provider = await file('provider.json', { display_name: 'CI', issuer, audiences: [audience], ...stored });
  expect(await run('providers', 'create', provider)).toMatch(/^ID +NAME .*\n\S+ +CI +\S+ .* stored-jwks +active$/);
  const [{ id }] = await json('providers', 'list');
  const more = { trusted_issuer_id: id, subject_match_type: 'exact', subject_match_value: subject };
  const principal = await file('principal.json', { display_name: 'deploy', scopes: ['compute:read'], ...more });
  expect(await run('principals', 'create', principal)).toMatch(/ deploy +\S+ +compute:read +3600 s +active$/);
  const token = (claims: object) => signToken(key, { ...soundClaims(Math.floor(Date.now() / 1_000)), ...claims });
  await writeFile(path.join(folder, 'token'), token({}));
  const tried = ['providers', 'test', 'CI', '--token', path.join(folder, 'token'), '--principal', 'deploy'];
  expect(await run(...tried)).toMatch(/\nIt would get a session\.$/);
  await writeFile(path.join(folder, 'token'), token({ sub: 'repo:other/shop' }));
  expect(await run(...tried)).toMatch(/ failed .*\n[\s\S]*It would be refused\.\nexit 1$/);
  expect(await run('principals', 'delete', 'deploy')).toMatch(/^deploy \(\S+\) is deleted$/);
  expect(await run('providers', 'delete', id)).toBe(`CI (${id}) is deleted`);
  expect(await run('providers', 'list')).toBe('There are no providers.');
  expect(await refusal('providers', 'delete', 'CI')).toBe('There is no provider "CI": "providers list" shows them.');
});

test('a webhook is made, tried, looked at, given another secret, and deleted', async () => {
  const words = ['deploys', 'https://hooks.example.com/compute', '--events', 'machine.ready, machine.failed'];
  expect(await run('webhooks', 'create', ...words)).toMatch(/ deploys +https.*\n\nSecret, shown this once: whsec_\S+$/);
  expect(await run('webhooks', 'list')).toMatch(/ deploys .* machine\.ready,machine\.failed +active +-$/);
  expect(await run('webhooks', 'deliveries', 'deploys')).toBe('Nothing was sent.');
  const sent = await json('webhooks', 'test', 'deploys');
  expect(await run('webhooks', 'deliveries', 'deploys', '--status', 'pending')).toContain(sent.id);
  const rotated = await json('webhooks', 'rotate', 'deploys', '--overlap', '60');
  expect(rotated.secret).toMatch(/^whsec_/);
  expect(await refusal('webhooks', 'create', 'x', 'https://a.example', '--events', 'machine.lost')).toMatch(
    /refused the request \(422: .*event_types/,
  );
  expect(await run('webhooks', 'delete', 'deploys')).toMatch(/^deploys \(\S+\) is deleted$/);
});

test('sessions and invitations are listed and ended', async () => {
  await run('people', 'invite', 'ada@example.com', '--name', 'Ada', '--role', 'viewer');
  expect(await run('invitations', 'list')).toMatch(/ ada@example\.com +Ada +viewer +pending +\d{4}-/);
  expect(await run('invitations', 'revoke', 'ada@example.com')).toMatch(/^ada@example\.com \(\S+\) is revoked$/);
  const sessions = await json('sessions', 'list');
  const other = sessions.find(({ status }: { status: string }) => status === 'active');
  expect(await run('sessions', 'revoke', other.id)).toContain(`(${other.id}) is revoked`);
});

test('limits are shown with their use, and more is asked for', async () => {
  expect(await run('quota')).toMatch(/^LIMIT +CLASS +USED +OF +UNTIL\n[\s\S]*virtual_machine +general-1 +0 +10 +-/);
  expect(await run('quota', 'requests')).toBe('Nothing was requested.');
  const [first] = (await json('quota')).filter(({ limit }: { limit: string }) => limit === 'virtual_machine');
  const words = ['virtual_machine', '900', '--reason', 'load tests', '--class', first.machine_class];
  expect(await run('quota', 'request', ...words)).toMatch(/ 900 +open .* load tests/);
  expect((await json('quota', 'requests'))[0]).toMatchObject({ amount: 900, status: 'open', answer: null });
  expect(await refusal('quota', 'request', 'virtual_machine', 'many', '--reason', 'x')).toMatch(
    /AMOUNT is a whole number/,
  );
});

test('a tenant is made, and the log says by whom', async () => {
  expect(await run('tenants', 'create', 'staging', '--name', 'Staging')).toMatch(
    /^The tenant staging has the namespace/,
  );
  const log = await run('audit-log', '--action', 'tenant.create');
  expect(log).toMatch(
    /^AT +WHO +ACTOR +ACTION .*\n\d{4}-\S+ \S+ +default +api-key\/\S+ +tenant\.create +\S+ +success /,
  );
  const [event] = await json('audit-log', '--action', 'tenant.create');
  expect(await json('audit-log', '--actor', `${event.actor_type}/${event.actor_id}`)).toContainEqual(event);
  expect(await run('audit-log', '--to', '2020-01-01T00:00:00Z')).toBe('There is nothing.');
  expect(await refusal('audit-log', '--actor', 'ada')).toContain('is no actor: use human/ID or api-key/ID');
});

test('without any use, bills and lives say so', async () => {
  expect(await run('usage', 'bills')).toBe('No month is closed yet.');
  expect(await run('usage', 'lifecycles', '--window', 'month')).toBe('Nothing was used.');
  expect(await refusal('usage', 'lifecycles', '--window', 'soon')).toMatch(/refused the request \(\d+: .*window/);
});
