/** SSH keys that people keep: whose they are, which are taken, and when they end. Over the API, as the CLI and the console use it. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answer, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makePerson } from '../support/people.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'acme');
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, at: string, token: string, body?: unknown, headers = {}): Promise<Answer> =>
  api.call(`/v1/admin/${at}`, { method, token, body, headers });
const add = (token: string, body: unknown, headers = {}) => call('POST', 'ssh-keys', token, body, headers);
const kept = async (token: string) => (await call('GET', 'ssh-keys', token)).body.ssh_keys;

/** A new key's public line, without a comment, and its fingerprint as ssh-keygen says it. */
function newKey(): { line: string; fingerprint: string } {
  const file = path.join(folder, randomUUID());
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  const [, fingerprint] = execFileSync('ssh-keygen', ['-lf', `${file}.pub`], { encoding: 'utf8' }).split(' ');
  const line = execFileSync('ssh-keygen', ['-y', '-f', file], { encoding: 'utf8' }).trim();
  return { line, fingerprint: fingerprint! };
}

test('a person keeps keys, reads them, and removes one; the log says so, and no one else sees them', async () => {
  const [ada, bob] = [await makePerson(api.db, tenant, 'developer'), await makePerson(api.db, tenant, 'owner')];
  const other = await makeTenant(api.db, 'other');
  const eve = await makePerson(api.db, other, 'owner');
  const key = newKey();
  const added = await add(ada.token, { name: 'laptop', public_key: `${key.line} ada@laptop\n` });
  expect(added).toMatchObject({ status: 201, body: { name: 'laptop', fingerprint: key.fingerprint } });
  expect(added.body.public_key).toBe(`${key.line} ada@laptop`);
  expect(await kept(ada.token)).toEqual([added.body]);
  for (const { token } of [bob, eve]) {
    expect(await kept(token)).toEqual([]);
    expect(await call('DELETE', `ssh-keys/${added.body.id}`, token)).toMatchObject({ status: 404 });
  }
  // The same key is another person's as well.
  expect(await add(bob.token, { name: 'shared', public_key: key.line })).toMatchObject({ status: 201 });
  expect(await call('DELETE', `ssh-keys/${added.body.id}`, ada.token)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `ssh-keys/${added.body.id}`, ada.token)).toMatchObject({ status: 404 });
  expect([await kept(ada.token), (await kept(bob.token)).length]).toEqual([[], 1]);
  const events = await api.db.auditEvent.findMany({ where: { target: added.body.id }, orderBy: { sequence: 'asc' } });
  const details = { name: 'laptop', fingerprint: key.fingerprint };
  expect(events).toMatchObject([
    { action: 'ssh-key.add', actorType: 'human', actorId: ada.id, customerId: tenant.customerId, details },
    { action: 'ssh-key.remove', actorId: ada.id, details },
  ]);
});

test('a key is checked as a machine’s keys are, and a private key appears nowhere', async () => {
  const { token } = await makePerson(api.db, tenant, 'developer');
  const file = path.join(folder, 'private');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  const secret = await readFile(file, 'utf8');
  const { line } = newKey();
  for (const [bad, says] of [
    [secret, /is a private key; send the public one/],
    [`${line}\n${newKey().line}`, /must be one OpenSSH public key/],
    ['ssh-ed25519 AAAA', /must be one OpenSSH public key/],
    [`command="id" ${line}`, /must be one OpenSSH public key/],
    [`ssh-ed25519 ${'A'.repeat(20_000)}`, /must be one OpenSSH public key/],
  ] as const) {
    const refused = await add(token, { name: 'x', public_key: bad });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.text).toMatch(says);
    expect(refused.text).not.toContain(secret.split('\n')[1]!);
  }
  expect(api.logged()).not.toContain(secret.split('\n')[1]!);
  expect(await add(token, { name: ' ', public_key: line })).toMatchObject({ status: 422 });
  expect(await add(token, { name: 'x', public_key: line, username: 'root' })).toMatchObject({ status: 422 });
  expect(await kept(token)).toEqual([]);
  expect(await add(token, { name: 'x', public_key: line })).toMatchObject({ status: 201 });
});

test('a key is kept once, whatever its comment, a repeated request adds it once, and there is a limit to hold', async () => {
  const { token } = await makePerson(api.db, tenant, 'developer');
  const { line } = newKey();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await add(token, { name: 'laptop', public_key: line }, headers);
  expect(await add(token, { name: 'laptop', public_key: line }, headers)).toMatchObject({
    status: 201,
    body: first.body,
  });
  expect(await add(token, { name: 'desk', public_key: `${line} desk` })).toMatchObject({
    status: 409,
    body: { code: 'already_exists', detail: 'this key is kept already, as laptop' },
  });
  const keys = Array.from({ length: 24 }, newKey);
  const added = await Promise.all(keys.map((each) => add(token, { name: 'many', public_key: each.line })));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(19);
  const refused = added.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.code]);
  expect(refused).toEqual(Array.from({ length: 5 }, () => [409, 'limit_reached']));
  expect(await kept(token)).toHaveLength(20);
});

test('only a person whose session may create machines keeps a key; every session may look', async () => {
  const { line } = newKey();
  const viewer = await makePerson(api.db, tenant, 'viewer');
  expect(await kept(viewer.token)).toEqual([]);
  expect(await add(viewer.token, { name: 'x', public_key: line })).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope' },
  });
  expect(await kept(tenant.token)).toEqual([]);
  expect(await add(tenant.token, { name: 'x', public_key: line })).toMatchObject({
    status: 403,
    body: { code: 'person_required' },
  });
  expect(await call('DELETE', `ssh-keys/${randomUUID()}`, tenant.token)).toMatchObject({ status: 403 });
  const member = await makePerson(api.db, tenant, 'developer', { inTenant: true });
  expect(await add(member.token, { name: 'x', public_key: line })).toMatchObject({ status: 201 });
});

test('a person who is removed keeps no key, whichever comes first', async () => {
  const owner = await makePerson(api.db, tenant, 'owner');
  for (let round = 0; round < 5; round++) {
    const ada = await makePerson(api.db, tenant, 'developer');
    expect(await add(ada.token, { name: 'first', public_key: newKey().line })).toMatchObject({ status: 201 });
    const keys = Array.from({ length: 4 }, newKey);
    const [removed, ...others] = await Promise.all([
      call('DELETE', `customer-users/${ada.id}`, owner.token),
      ...keys.map((each) => add(ada.token, { name: 'more', public_key: each.line })),
    ]);
    expect(removed.status).toBe(200);
    for (const { status } of others) expect([201, 401]).toContain(status);
    expect(await api.db.sshKey.count({ where: { customerUserId: ada.id } })).toBe(0);
  }
}, 60_000);
