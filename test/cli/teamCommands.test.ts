/** Customers' commands for keys, people, and tenants, and sessions that are bound to this program's key (DPoP). */
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type CustomerTerminal, customerCommands, runWithCompletion } from '../../src/cli/customerCommands.ts';
import { openMachineAccess } from '../../src/cli/machines/machineAccess.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makePerson } from '../support/people.ts';
import { program } from '../support/service.ts';
import { echo, forwardTo, makeReady, startGuest } from '../support/tunnels/tunnelLab.ts';

import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
/** Has the public address before the service has a port. */
let entrance: Server;
/** Every connection through it. */
const open = new Set<{ client: Socket; service: Socket }>();
let server: string;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  entrance = createServer((client) => {
    const service = connect(Number(new URL(api.url).port), '127.0.0.1');
    open.add({ client, service });
    client.pipe(service).pipe(client);
    client.on('error', () => service.destroy());
    service.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => entrance.listen(0, '127.0.0.1', resolve));
  server = `https://localhost:${(entrance.address() as AddressInfo).port}`;
  api = await startApi(await postgres.createDatabase(), { PUBLIC_URL: server });
  tenant = await makeTenant(api.db, 'acme');
  folder = await mkdtemp(path.join(tmpdir(), 'team-'));
  await writeFile(path.join(folder, 'ca.pem'), api.certificate, { mode: 0o600 });
  const key = JSON.stringify({ id: tenant.keyId, secret: tenant.keySecret });
  await writeFile(path.join(folder, 'api-key.json'), key, { mode: 0o600 });
});
afterAll(async () => {
  await api?.stop();
  entrance?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command with the account's key, and returns what it printed. */
async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const terminal: CustomerTerminal = {
    environment: { HOME: folder, DATA_DIR: folder, PUBLIC_URL: server },
    mainFile: program,
    print: (line) => void lines.push(line),
    complain: () => {},
  };
  await runWithCompletion(customerCommands(terminal), words, terminal);
  return lines.join('\n');
}
const json = async (...words: string[]) => JSON.parse(await run(...words, '-o', 'json'));
const refusal = (...words: string[]) =>
  run(...words).then(
    (printed) => `done: ${printed}`,
    (error: Error) => error.message,
  );

test('a key is made for a role and for addresses, listed, restricted, rotated, and revoked by its name', async () => {
  const words = ['--role', 'developer', '--reach', 'tenant', '--source-range', '203.0.113.0/24, 2001:db8::/32'];
  const made = await json('keys', 'create', 'ci', ...words, '--expires', '2999-01-01').catch((error) => error.message);
  expect(made).toMatch(/\/expires_at: must not be after/);
  expect(await run('keys', 'create', 'ci', ...words)).toMatch(
    /^ID +NAME .*\n.* ci +developer .*\n\nSecret, .*: \S{20,}$/,
  );
  const [key] = await json('keys', 'list');
  expect(key).toMatchObject({
    name: 'ci',
    role_slug: 'developer',
    reach: 'tenant',
    source_ranges: ['203.0.113.0/24', '2001:db8::/32'],
    dpop_bound_access_tokens: false,
  });
  expect(await run('keys', 'list')).toMatch(
    / ci +developer +\S+ +active +\d{4}-\d\d-\d\d +never +203\.0\.113\.0\/24,\S+ +-$/m,
  );
  expect(await json('keys', 'restrict', 'ci', '--any-source', '--require-dpop')).toMatchObject({
    ...{ id: key.id, source_ranges: [], dpop_bound_access_tokens: true },
  });
  expect(
    await json('keys', 'restrict', key.id, '--no-require-dpop', '--role', 'viewer').catch((e) => e.message),
  ).toContain('/scopes: may only become less');
  expect(await json('keys', 'restrict', 'ci', '--no-require-dpop')).toMatchObject({ dpop_bound_access_tokens: false });
  const rotated = await json('keys', 'rotate', 'ci', '--overlap', '60');
  expect(rotated).toMatchObject({ name: 'ci', replaces: { id: key.id }, secret: expect.any(String) });
  expect(await refusal('keys', 'revoke', 'ci')).toMatch(/2 live keys are called "ci": name one by its id/);
  expect(await run('keys', 'revoke', key.id)).toBe(`ci (${key.id}) is revoked`);
  expect(await run('keys', 'revoke', 'ci')).toBe(`ci (${rotated.id}) is revoked`);
});

test.each([
  [
    'a range with host bits',
    ['keys', 'create', 'x', '--source-range', '203.0.113.7/24'],
    /\/source_ranges\S* .*203\.0\.113\.0\/24/,
  ],
  ['a role that there is not', ['keys', 'create', 'x', '--role', 'king'], /\/role_slug/],
  ['a role and scopes', ['keys', 'create', 'x', '--role', 'viewer', '--scopes', 'compute:read'], /give one of them/],
  ['a time that is none', ['keys', 'create', 'x', '--expires', 'soon'], /--expires "soon" is no time/],
  ['a tenant that there is not', ['keys', 'create', 'x', '--tenant', 'nope'], /no tenant "nope"; there are: /],
  [
    'ranges and any address',
    ['keys', 'restrict', 'x', '--any-source', '--source-range', '::/0'],
    /cannot be used together/,
  ],
  ['a restriction to nothing', ['keys', 'restrict', 'x'], /Say what to restrict/],
  ['a key that there is not', ['keys', 'revoke', 'x'], /no live key "x"/],
])('%s is refused, with the reason', async (_what, words, why) => {
  const rows = () =>
    api.db.apiKey.findMany({ select: { id: true, revokedAt: true, sourceRanges: true }, orderBy: { id: 'asc' } });
  const before = await rows();
  expect(await refusal(...words)).toMatch(why);
  expect(await rows()).toEqual(before);
});

test('roles of people are shown and set in the account and in a tenant, and taken away', async () => {
  const asked = { slug: 'staging', display_name: 'Staging' };
  const made = await api.call('/v1/admin/tenants', { method: 'POST', token: tenant.token, body: asked });
  const staging = made.body as { id: string };
  expect(await run('tenants', 'list')).toMatch(/^staging +Staging +acme-staging$/m);
  await makePerson(api.db, tenant, 'owner', { name: 'boss' });
  const { id } = await makePerson(api.db, tenant, 'viewer', { name: 'ada' });
  const { email } = await api.db.customerUser.findUniqueOrThrow({ where: { id } });
  const there = await api.db.customerUser.create({
    data: {
      customerId: tenant.customerId,
      tenantId: staging.id,
      email,
      displayName: 'ada',
      roleSlug: 'viewer',
      status: 'active',
    },
  });
  expect(await run('people', 'role', email, 'developer', '--tenant', 'staging')).toMatch(
    new RegExp(`^${there.id} +${email} +ada +developer +staging +active +never$`, 'm'),
  );
  expect(await json('people', 'role', id, 'billing')).toMatchObject({
    id,
    role_slug: 'billing',
    tenant_id: null,
  });
  const roles = (await json('people', 'list')).filter((each: { email: string }) => each.email === email);
  expect(roles.map((each: { role_slug: string }) => each.role_slug).sort()).toEqual(['billing', 'developer']);
  expect(await run('people', 'remove', email, '--tenant', 'staging')).toBe(`${email} is removed from staging`);
  expect(await refusal('people', 'role', email, 'admin', '--tenant', 'staging')).toMatch(
    /has no role in the tenant staging; "people list" shows where they have one\. "people invite" gives one/,
  );
  expect(await refusal('people', 'role', email, 'king')).toMatch(/\/role_slug/);
});

describe('with a key that requires proofs', () => {
  let bound: string;
  const withIt = (...words: string[]) => run(...words, '--data-dir', bound, '--server', server);
  beforeAll(async () => {
    bound = path.join(folder, 'bound');
    expect(await run('keys', 'create', 'bound', '--require-dpop', '--save', bound)).toContain('The secret is in ');
  });

  test('the secret is in a file for its owner, which another key does not overwrite', async () => {
    const file = path.join(bound, 'api-key.json');
    const before = await readFile(file, 'utf8');
    expect([(await stat(file)).mode & 0o777, Object.keys(JSON.parse(before)).sort()]).toEqual([
      0o600,
      ['id', 'secret', 'server'],
    ]);
    const count = (await json('keys', 'list')).length;
    expect(await refusal('keys', 'create', 'other', '--save', bound)).toContain('is there already');
    expect([await readFile(file, 'utf8'), (await json('keys', 'list')).length]).toEqual([before, count]);
  });

  test('its sessions are bound to a key of the folder by themselves, used with proofs, and worth nothing elsewhere', async () => {
    const token = await withIt('token');
    const keyFile = path.join(bound, 'dpop-key.json');
    const kept = await readFile(keyFile, 'utf8');
    expect([(await stat(keyFile)).mode & 0o777, JSON.parse(kept).kty]).toEqual([0o600, 'EC']);
    expect((await api.call('/v1/admin/account', { token })).status).toBe(401);
    // The same session and key from now on: it was looked at with a proof.
    expect(await withIt('token')).toBe(token);
    expect(await withIt('keys', 'list')).toMatch(/ bound .* required$/m);
    expect(await withIt('usage')).toContain('Together: ');
    expect(await readFile(keyFile, 'utf8')).toBe(kept);
    await rm(keyFile);
    expect(await withIt('token')).not.toBe(token);
  });

  test('it reaches the compute API by a kubeconfig and opens tunnels, and tells kubectl that it cannot', async () => {
    expect(await withIt('kubeconfig')).toContain('kubectl cannot send its proofs');
    const kubeconfig = path.join(bound, 'kubeconfig');
    expect(await run('machines', 'list', '--kubeconfig', kubeconfig)).toBe('No machines in acme.');
    const guest = await startGuest(echo);
    try {
      await makeReady(api, tenant, 'web', [forwardTo(guest)]);
      const environment = { HOME: folder, PATH: process.env['PATH'] };
      const access = await openMachineAccess({ name: 'web', kubeconfig, dataDir: bound, environment });
      const [typed, heard] = [new PassThrough(), new PassThrough()];
      const carried = access.carry(Duplex.from({ readable: typed, writable: heard }), 80);
      typed.end('through a bound session');
      expect(await text(heard)).toBe('through a bound session');
      expect((await carried).code).toBe(1000);
    } finally {
      guest.close();
    }
    expect(await refusal('credential', '--data-dir', bound, '--server', server)).toContain(
      'kubectl can only send bearer tokens',
    );
    // A session that is not bound is handed to kubectl.
    expect(JSON.parse(await run('credential')).kind).toBe('ExecCredential');
  });

  test('a key of the folder that is damaged is named', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(broken, { mode: 0o700 });
    for (const name of ['api-key.json', 'ca.pem'])
      await writeFile(path.join(broken, name), await readFile(path.join(bound, name)), { mode: 0o600 });
    await writeFile(path.join(broken, 'dpop-key.json'), '{"kty":"EC"}', { mode: 0o600 });
    expect(await refusal('token', '--data-dir', broken, '--server', server)).toMatch(
      /dpop-key\.json is no private key/,
    );
  });
});

test('a command whose response is lost sends its request again, and makes one key', async () => {
  const made = await api.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM customers FOR NO KEY UPDATE`;
    const result = run('keys', 'create', 'lost', '--role', 'viewer');
    await waitFor('the request to wait', async () => {
      const waiting = await api.db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      return waiting.length > 0;
    });
    for (const { client, service } of open) service.unpipe(client).resume();
    return { result };
  });
  const keys = () => api.db.apiKey.count({ where: { name: 'lost' } });
  await waitFor('the key', async () => (await keys()) === 1);
  for (const { client } of open) client.destroy();
  expect(await made.result).toContain('csk_');
  expect(await keys()).toBe(1);
});
