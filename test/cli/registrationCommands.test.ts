import path from 'node:path';
import { type IssueOptions, registrationsIssueCommand } from '../../src/cli/customers/registrationCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { redeemCode } from '../../src/store/people/registrations.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let db: Database;
let config: Config;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  db = openDatabase(databaseUrl);
  config = readConfig({
    DATABASE_URL: databaseUrl,
    // The applied fleet counts: this computer may have no file, or another one.
    FLEET_FILE: path.join(import.meta.dirname, 'no-fleet.yaml'),
  });
  await expect(issue()).rejects.toThrow('No fleet has been applied yet');
  await db.machineClass.createMany({
    data: [
      { name: 'b', cpuFamily: 'x', memoryGiB: 64, regions: ['south', 'east'], position: 0 },
      { name: 'a', cpuFamily: 'x', memoryGiB: 64, regions: ['north'], position: 1 },
      { name: 'old', cpuFamily: 'x', memoryGiB: 64, regions: ['gone'], position: 2, retired: true },
    ],
  });
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

async function issue(options: Partial<IssueOptions> = {}) {
  const lines: string[] = [];
  await registrationsIssueCommand(config, { slug: 'acme', ...options }, (line) => void lines.push(line));
  return JSON.parse(lines.join('\n')) as { code: string; slug: string; expires_at: string; gives: string };
}

test('issues a code of at least 128 bits that opens an account, then a code that gives the account a new key', async () => {
  const { code, expires_at, ...said } = await issue({ displayName: 'Acme', ttl: '12h' });
  expect(said).toEqual({ slug: 'acme', gives: 'a new account' });
  expect(Buffer.from(code.replace('reg_', ''), 'base64url')).toHaveLength(20);
  expect(Math.abs(Date.parse(expires_at) - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000);
  const registered = await redeemCode((work) => db.$transaction(work), {
    code,
    contact: { email: 'a@example.com', name: 'A' },
    requestId: 'r',
  });
  expect(registered).toMatchObject({ account: { slug: 'acme', displayName: 'Acme' } });
  expect((await issue()).gives).toBe('a new key');
  expect(await db.auditEvent.count({ where: { action: 'registration.issue', actorType: 'operator' } })).toBe(2);
});

test('the region is one of the applied fleet, its first by default', async () => {
  const regionOf = async (slug: string) => (await db.registrationCode.findFirstOrThrow({ where: { slug } })).region;
  await issue({ slug: 'by-default' });
  await issue({ slug: 'by-choice', region: 'north' });
  expect([await regionOf('by-default'), await regionOf('by-choice')]).toEqual(['south', 'north']);
});

test.each([
  ['a region of a retired class', { region: 'gone' }, 'the applied fleet has south, east, north'],
  ['a malformed lifetime', { ttl: '1y' }, 'is not a lifetime'],
  ['a lifetime beyond 90 days', { ttl: '91d' }, 'is not a lifetime'],
  ['a lifetime of zero', { ttl: '0m' }, 'is not a lifetime'],
  ['an unknown region', { region: 'moon' }, 'There is no region "moon"'],
  ['an invalid slug', { slug: 'Acme!' }, 'is not a slug'],
])('%s is refused with one line', async (_what, options, message) => {
  await expect(issue(options)).rejects.toThrow(message);
});

test('an account that is not active gets no code', async () => {
  await db.customer.create({
    data: { slug: 'closed', displayName: 'Closed', status: 'closed', closingReason: 'it ended' },
  });
  await expect(issue({ slug: 'closed' })).rejects.toThrow('is not active');
});
