/** All that is stored of an account: that an export has it, and that nothing personal is left once it is erased. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExportCommand, auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { customersEraseCommand, customersExportCommand } from '../../src/cli/customers/customerDataCommands.ts';
import { customersCloseCommand, customersListCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { readConfig } from '../../src/settings/config.ts';
import { ofTheService, partsOf, passing } from '../../src/store/accounts/customerData.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { vm } from '../support/apiServer.ts';
import { runnerOn } from '../support/commands.ts';
import { query } from '../support/database.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { makeHost } from '../support/fixtures.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
let folder: string;
let slug: string;
/** In everything that a person could write, of the account that is erased. */
const mark = `zz${randomBytes(5).toString('hex')}`;
const secretKeys = `k1:${randomBytes(32).toString('base64')}`;

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams());
  folder = await mkdtemp(path.join(tmpdir(), 'compute-erase-'));
  slug = `acme-${mark}`;
  await fill();
});
afterAll(async () => {
  await stop?.();
  await rm(folder, { recursive: true, force: true });
});

const config = () => readConfig({ DATABASE_URL: databaseUrl, SECRET_KEYS: secretKeys });
const reason = 'asked for in ticket 4711';
const run = runnerOn(config);

/** Makes something of every kind for the account, by HTTP where people do, with the mark in whatever is free text. */
async function fill(): Promise<void> {
  const { token, customerId, tenantId, namespace } = tenant;
  const post = async (at: string, body: object) => {
    const made = await api.call(at, { method: 'POST', token, body });
    expect([at, made.status]).toEqual([at, 201]);
    return made.body;
  };
  await query(
    databaseUrl,
    `UPDATE customers SET slug = '${slug}', display_name = 'Acme ${mark}' WHERE id = '${customerId}'`,
  );
  await query(databaseUrl, `UPDATE tenants SET display_name = 'Staging ${mark}' WHERE id = '${tenantId}'`);
  await post(`/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`, vm(`web-${mark}`));
  await post('/v1/admin/api-keys', { name: `deploys ${mark}` });
  await api.db.tenant.update({ where: { id: tenantId }, data: { admittedAt: new Date() } });
  await api.db.identityIntegration.create({
    data: {
      customerId,
      status: 'disabled',
      emailDomains: [`${mark}.example.com`],
      issuer: `https://${mark}.example.com`,
      clientId: mark,
      clientSecretSealed: 'x',
    },
  });
  await post('/v1/admin/customer-users/invite', {
    email: `ann@${mark}.example.com`,
    role_slug: 'developer',
    display_name: `Ann ${mark}`,
  });
  const provider = await post('/v1/admin/identity/providers', {
    display_name: `CI ${mark}`,
    issuer: `https://${mark}.example.com`,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
    audiences: [`https://${mark}.example.net`],
  });
  await post('/v1/admin/identity/principals', {
    trusted_issuer_id: provider.id,
    display_name: `pipeline ${mark}`,
    subject_match_type: 'exact',
    subject_match_value: `repo:${mark}`,
    scopes: ['compute:read'],
  });
  await post('/v1/admin/webhooks', {
    name: `hook ${mark}`,
    url: `https://${mark}.example.org/hook`,
    event_types: ['machine.ready'],
  });
  const bill = { customer_id: customerId, month: '2026-01' };
  await query(
    databaseUrl,
    `INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
      minimum_seconds, started_at, ended_at)
     VALUES ('${randomUUID()}', '${customerId}', '${tenantId}', 'VirtualMachine', 'general-1', 'db-${mark}', 60, 1760000000, 1760000100);
     INSERT INTO bills (customer_id, month_start, document) VALUES ('${customerId}', 1767225600, '${JSON.stringify(bill)}');
     INSERT INTO registration_codes (code_digest, slug, display_name, region, expires_at, contact)
     VALUES (sha256('${mark}'), '${slug}', 'Acme ${mark}', 'north', now(), '{"email":"${mark}@example.com"}');
     INSERT INTO audit_events (actor_type, actor_id, actor_name, action, target)
        VALUES ('operator', 'command-line', '${mark}', 'registration.issue', '${slug}')`,
  );
}

/** Tables with the mark, anywhere in any row. */
async function tablesWithMark(): Promise<string[]> {
  const tables = await allTables();
  const found = await Promise.all(
    tables.map((table) =>
      query<{ n: number }>(databaseUrl, `SELECT count(*)::int AS n FROM "${table}" t WHERE t::text ILIKE '%${mark}%'`),
    ),
  );
  return tables.filter((_, i) => found[i]![0]!.n > 0);
}
const allTables = async () =>
  (
    await query<{ name: string }>(
      databaseUrl,
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()
        AND table_type = 'BASE TABLE' ORDER BY 1`,
    )
  ).map(({ name }) => name);

const audit = () =>
  query<Record<string, unknown>>(
    databaseUrl,
    `SELECT * FROM audit_events WHERE customer_id = '${tenant.customerId}' ORDER BY sequence`,
  );
async function seal(): Promise<void> {
  while (((await linkEvents(api.db)) ?? 0) > 0);
  const keys = [{ id: 'k', key: Buffer.from(secretKeys.split(':')[1]!, 'base64') }];
  await signChains(api.db, signingKeys(keys, 'audit checkpoints')[0]!);
}

test('every table is listed: its rows are of a customer, of the service, or passing', async () => {
  const listed = [...Object.keys(partsOf(randomUUID(), 'x')), ...ofTheService, ...passing];
  expect([...new Set(listed)].sort()).toEqual(await allTables());
});

test('an export has every row of the account and none of another one, with no secret, for its owner alone', async () => {
  const file = path.join(folder, 'acme.ndjson');
  await expect(run(customersExportCommand, { slug, reason })).rejects.toThrow('Name a new file');
  const { text } = await run(customersExportCommand, { slug, reason, file });
  const written = await readFile(file, 'utf8');
  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(text).toContain(`${lines.length} rows of ${slug}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const tables = new Set(lines.map(({ table }) => table));
  for (const table of (await tablesWithMark()).filter((each) => !passing.includes(each)))
    expect([table, tables.has(table)]).toEqual([table, true]);
  expect(lines.find(({ table }) => table === 'bills').row.document.month).toBe('2026-01');
  expect(written).not.toMatch(/secret_digest|token_digest|sealed|code_digest/);
  expect(written).not.toContain(stranger.customerId);
  await expect(run(customersExportCommand, { slug, reason, file })).rejects.toThrow('exists: name a new file');
  await expect(run(customersExportCommand, { slug: 'nobody', reason, file: path.join(folder, 'no') })).rejects.toThrow(
    'There is no customer "nobody"',
  );
});

test('an account is erased only when it is closed, nothing of it runs, and somebody says so', async () => {
  await expect(run(customersEraseCommand, { slug, reason, yes: true })).rejects.toThrow(
    `is active: "customers close ${slug}"`,
  );
  await run(customersCloseCommand, { slug, reason: `the contract of ${mark} ends`, graceDays: '0', yes: true });
  await query(
    databaseUrl,
    `INSERT INTO machines (kind, namespace, name, resource_version, spec)
      VALUES ('VirtualMachine', '${tenant.namespace}', 'late-${mark}', 1, '{}')`,
  );
  // A machine and its place are one.
  const { uid } = await api.db.machine.findFirstOrThrow({ where: { name: `late-${mark}` } });
  await api.db.machineClass.create({
    data: { name: 'general-1', cpuFamily: 'amd64', memoryGiB: 1, regions: ['north'] },
  });
  const host = await makeHost(api.db, { name: 'late' });
  await api.db.placement.create({
    data: {
      ...{ machineUid: uid, tenantId: tenant.tenantId, workload: 'VirtualMachine', attempt: 1, hostName: host.name },
      ...{
        className: host.className,
        minimumSeconds: 60,
        capacitySource: 'on-demand',
        cpu: 1,
        memoryGiB: 1,
        diskGiB: 1,
      },
    },
  });
  await expect(run(customersEraseCommand, { slug, reason, yes: true })).rejects.toThrow('1 machines or disks');
  await query(databaseUrl, `DELETE FROM machines WHERE namespace = '${tenant.namespace}'`);
  await expect(run(customersEraseCommand, { slug, reason, yes: true })).rejects.toThrow('1 machines or disks');
  await query(databaseUrl, "DELETE FROM placements WHERE host_name = 'late'; DELETE FROM hosts WHERE name = 'late'");
  await query(databaseUrl, `DELETE FROM machines WHERE namespace = '${tenant.namespace}'; DELETE FROM outbox`);
  const asked = await run(customersEraseCommand, { slug, reason });
  expect(asked).toMatchObject({ result: 3, text: expect.stringMatching(/1 people.*\nNothing was done/) });
  expect(await tablesWithMark()).toEqual(
    expect.arrayContaining(['audit_events', 'customer_users', 'customers', 'lifecycles']),
  );
});

test('nothing personal is left of an erased account; its bills and its audit log are, and the log proves itself', async () => {
  await seal();
  const before = await audit();
  const { result, text } = await run(customersEraseCommand, { slug, reason, yes: true });
  const pseudonym = `erased-${tenant.customerId.replaceAll('-', '').slice(0, 16)}`;
  expect([result, text]).toEqual([0, expect.stringContaining(`is called ${pseudonym}`)]);
  expect(await tablesWithMark()).toEqual([]);
  expect((await run(customersListCommand, { status: 'erased' })).text).toMatch(
    new RegExp(`^${pseudonym} +erased`, 'm'),
  );

  const after = await audit();
  const kept = (row: Record<string, unknown>) =>
    [
      'sequence',
      'tenant_id',
      'actor_type',
      'actor_id',
      'session_id',
      'action',
      'outcome',
      'request_id',
      'created_at',
    ].map((name) => row[name]);
  expect(after.slice(0, before.length).map(kept)).toEqual(before.map(kept));
  expect(after.at(-1)).toMatchObject({ action: 'customer.erase', target: pseudonym, reason });
  const bill = await api.db.bill.findFirstOrThrow({ where: { customerId: tenant.customerId } });
  expect(bill.document).toMatchObject({ month: '2026-01' });
  expect(await api.db.lifecycle.count({ where: { customerId: tenant.customerId, resourceName: 'erased' } })).toBe(1);

  await seal();
  const verified = await run(auditVerifyCommand, {});
  expect([verified.result, verified.text]).toEqual([
    0,
    expect.stringMatching(new RegExp(`${pseudonym}: \\d+ events .* without their personal part`)),
  ]);
  const file = path.join(folder, 'audit.ndjson');
  const exported: string[] = [];
  await auditExportCommand(config(), {}, (line) => void exported.push(line));
  await writeFile(file, exported.join('\n'));
  expect((await run(auditVerifyCommand, { export: file })).result).toBe(0);
  // A personal part that somebody adds to an erased event is not believed for the digest beside it.
  const forged = exported.map((line) => line.replace(/"actorName":null(.*"erasedDigest")/, '"actorName":"mallory"$1'));
  expect(forged).not.toEqual(exported);
  await writeFile(file, forged.join('\n'));
  expect(await run(auditVerifyCommand, { export: file })).toMatchObject({
    result: 1,
    text: expect.stringContaining('was changed'),
  });

  // Repeated, it erases what was written since.
  await query(
    databaseUrl,
    `INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, address)
      VALUES ('${tenant.customerId}', 'api-key', 'x', 'api-key.refuse', 'x', '${mark}')`,
  );
  await run(customersEraseCommand, { slug: pseudonym, reason, yes: true });
  expect(await tablesWithMark()).toEqual([]);
  expect(await api.db.customer.count({ where: { id: stranger.customerId, status: 'active' } })).toBe(1);
});

test('audit verify finds events that lost their personal part although their account was not erased', async () => {
  await seal();
  const statement =
    'UPDATE audit_events SET id = gen_random_uuid(), actor_name = NULL, reason = NULL, address = NULL, ' +
    "user_agent = NULL, details = '{}'";
  const own = `customer_id = '${stranger.customerId}'`;
  await expect(query(databaseUrl, `${statement} WHERE ${own}`)).rejects.toThrow('append-only');
  await expect(
    query(databaseUrl, `${statement}, outcome = 'refused', erased_digest = sha256('x') WHERE ${own}`),
  ).rejects.toThrow('append-only');
  await query(databaseUrl, `${statement}, target = 'erased', erased_digest = sha256('x') WHERE ${own}`);
  const { slug: name } = await api.db.customer.findUniqueOrThrow({ where: { id: stranger.customerId } });
  expect(await run(auditVerifyCommand, { customer: name })).toMatchObject({
    result: 1,
    text: expect.stringContaining('BROKEN'),
  });
});
