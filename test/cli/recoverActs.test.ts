/** `recover --acts`: what was done after a backup comes back from what an audit sink has kept. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followActs, readActs } from '../../src/cli/deployment/recoverCommand.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { eraseCustomer } from '../../src/store/accounts/customerData.ts';
import { closeCustomer, closeDueCustomers, suspendCustomer } from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents } from '../../src/store/core/auditChain.ts';
import { chainLines } from '../../src/store/core/auditLines.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import { cordonHost } from '../../src/store/fleet/hostRows.ts';
import { secureRestoredDatabase } from '../../src/store/fleet/recoveryPlan.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { said } from '../support/commands.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';

let postgres: TestPostgres;
let folder: string;
let url: string;
let db: Database;
let config: Config;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'compute-acts-'));
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const key = (letter: string) => ({ fingerprint: `print-${letter}`, publicKey: letter.repeat(43) });
const slugs = ['abuser', 'leaving', 'hired', 'quiet'] as const;
const accounts = new Map<string, Awaited<ReturnType<typeof makeTenant>>>();
const status = async () =>
  Object.fromEntries(
    await Promise.all(
      [...accounts].map(async ([slug, { customerId }]) => [
        slug,
        (await db.customer.findUniqueOrThrow({ where: { id: customerId } })).status,
      ]),
    ),
  );
const names = async () =>
  JSON.stringify(await db.customer.findMany()) + JSON.stringify(await db.customerUser.findMany());

/** What the sink got: each chain in its order. */
async function sinkFile(): Promise<string> {
  while (((await linkEvents(db)) ?? 0) > 0);
  const chains = await db.$queryRaw<{ id: string }[]>`SELECT DISTINCT chain_id::text AS id FROM audit_links`;
  const lines: string[] = [];
  for (const { id } of chains) for await (const line of chainLines(db, { chainId: id })) lines.push(line);
  const file = path.join(folder, 'sink.ndjson');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

test('a restore undoes them, and the file of the sink brings back what is safe; the rest is held or named', async () => {
  url = await postgres.createDatabase();
  config = readConfig({ DATABASE_URL: url });
  db = openDatabase(url, { poolSize: 2 });
  for (const slug of slugs) accounts.set(slug, await makeTenant(db, { namespace: slug }));
  await makeHost(db, { name: 'h1' });
  await enrollHost(db, 'h1', key('a'), 24);
  await suspendCustomer(db, 'quiet', 'it was so before the backup');
  while (((await linkEvents(db)) ?? 0) > 0);
  await db.$disconnect();
  const backup = await postgres.backUp(url);

  db = openDatabase(url, { poolSize: 2 });
  await suspendCustomer(db, 'abuser', 'it sends spam');
  await setLimitOf(db, 'abuser', {
    className: 'general-1',
    name: 'virtual_machine',
    amount: 3,
    reason: 'it sends spam',
    endsAt: null,
  });
  await cordonHost(db, 'h1', true, 'host.cordon');
  await enrollHost(db, 'h1', key('b'), 0);
  await closeCustomer(db, 'leaving', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'leaving', 'asked by letter');
  const { customerId } = accounts.get('hired')!;
  await recordAudit(db, {
    customerId,
    actorType: 'human',
    actorId: customerId,
    action: 'customer-user.remove',
    target: customerId,
  });
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'fleet.yaml' });
  const file = await sinkFile();
  await db.$disconnect();
  await postgres.restore(url, backup);

  db = openDatabase(url, { poolSize: 2 });
  expect(await status()).toEqual({ abuser: 'active', leaving: 'active', hired: 'active', quiet: 'suspended' });
  const acts = await readActs(config, db, file, () => {});
  const dry = await said((print) => followActs(db, acts, { dryRun: true }, print));
  expect(dry.text).toContain('customer.suspend abuser: would be repeated');
  expect(dry.text).not.toContain('quiet');
  expect(await status()).toMatchObject({ abuser: 'active' });

  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await secureRestoredDatabase(db, undefined, () => followActs(db, acts, { dryRun: false }, print));
  expect(lines.join('\n')).toMatch(/customer-user\.remove .*: the account is held/);
  expect(lines.join('\n')).toMatch(/fleet\.apply fleet\.yaml: to be done again by you/);
  expect(lines.filter((line) => line.includes('NOT DONE'))).toEqual([]);
  expect(await status()).toEqual({ abuser: 'suspended', leaving: 'erased', hired: 'suspended', quiet: 'suspended' });
  expect(await names()).not.toContain('leaving');
  expect(await db.limit.findMany({ where: { tenantId: accounts.get('abuser')!.tenantId, amount: 3 } })).toHaveLength(1);
  expect(await db.host.findUniqueOrThrow({ where: { name: 'h1' } })).toMatchObject({ cordoned: true });
  const trusted = await db.hostKey.findMany({
    where: { OR: [{ validUntil: null }, { validUntil: { gt: new Date() } }] },
  });
  expect(trusted.map(({ fingerprint }) => fingerprint)).toEqual(['print-b']);

  // A repeat does nothing over again: an operator may have lifted the suspension meanwhile.
  const events = await db.auditEvent.count();
  const again = await said((each) => followActs(db, acts, { dryRun: false }, each));
  expect(again.text).toContain('customer.suspend abuser: done before');
  expect(await db.auditEvent.count()).toBe(events);
});

test('a file that does not prove itself repeats nothing, and without one it is said what may be missing', async () => {
  const file = path.join(folder, 'forged.ndjson');
  const text = await readFile(path.join(folder, 'sink.ndjson'), 'utf8');
  await writeFile(file, text.replace('it sends spam', 'it sends nothing'));
  const lines: string[] = [];
  await expect(readActs(config, db, file, (line) => void lines.push(line))).rejects.toThrow('does not prove itself');
  expect(lines.join('\n')).toContain('BROKEN');
  const none = await said((print) => followActs(db, null, { dryRun: true }, print));
  expect(none.text).toContain('erasures after the backup are undone as well');
});
