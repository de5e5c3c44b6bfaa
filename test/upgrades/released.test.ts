/** What was released stays: migrations and histories of each release, by their digests; and its database comes along. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/store/core/db.ts';
import { checkSchema, migrate } from '../../src/store/core/migrate.ts';
import { createMachine } from '../../src/store/machines/machineStore.ts';
import { migrationsDir, query, startPostgres, type TestPostgres } from '../support/database.ts';
import { makeTenant, newMachine } from '../support/fixtures.ts';

const root = path.join(import.meta.dirname, '..', '..');
const releases = path.join(root, 'test', 'upgrades', 'releases');
const migrationsOf = (file: string) =>
  Object.keys(JSON.parse(readFileSync(path.join(releases, file), 'utf8')))
    .map((each) => /^prisma\/migrations\/([^/]+)\//.exec(each)?.[1] ?? '')
    .filter(Boolean);

/** What scripts/released.mjs finds in a checkout. */
function broken(checkout: string): string[] {
  const script = `import { brokenPromises } from ${JSON.stringify(path.join(root, 'scripts', 'released.mjs'))};
    console.log(JSON.stringify(brokenPromises(${JSON.stringify(checkout)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('no migration and no history of a release was changed or removed', () => {
  expect(readdirSync(releases)).toContain('0.1.0.json');
  expect(broken(root)).toEqual([]);
});

test('a change, a removal, and a migration in between are found; new ones after a release are not', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'released-'));
  try {
    for (const part of ['prisma/migrations', 'test/histories', 'test/upgrades/releases'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    // Each release names the migrations of those before it, too.
    for (const file of readdirSync(path.join(copy, 'test', 'upgrades', 'releases')))
      if (file !== '0.1.0.json') rmSync(path.join(copy, 'test', 'upgrades', 'releases', file));
    const add = (name: string) => {
      mkdirSync(path.join(copy, 'prisma', 'migrations', name));
      writeFileSync(path.join(copy, 'prisma', 'migrations', name, 'migration.sql'), 'SELECT 1;');
    };
    add('99990101000000_later');
    writeFileSync(path.join(copy, 'test', 'histories', '0.1.0', 'new-path.json.gz'), '');
    expect(broken(copy)).toEqual([]);
    const [first] = migrationsOf('0.1.0.json');
    add('20260101000000_between');
    appendFileSync(path.join(copy, 'prisma', 'migrations', first!, 'migration.sql'), '\n-- changed\n');
    rmSync(path.join(copy, 'test', 'histories', '0.1.0', 'restarted.json.gz'));
    expect(broken(copy)).toEqual([
      `prisma/migrations/${first}/migration.sql of 0.1.0 was changed`,
      'test/histories/0.1.0/restarted.json.gz of 0.1.0 is gone',
      'prisma/migrations/20260101000000_between/migration.sql sorts before a migration of 0.1.0',
    ]);
    rmSync(path.join(copy, 'test', 'histories', '0.1.0'), { recursive: true });
    expect(broken(copy)).toContain('test/histories/0.1.0/restarted.json.gz of 0.1.0 is gone');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

describe('a database', () => {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(readdirSync(releases))('of the release of %s keeps its rows on the schema of now', async (file) => {
    const former = path.join(folder, file);
    for (const name of migrationsOf(file))
      cpSync(path.join(migrationsDir, name), path.join(former, name), { recursive: true });
    const url = await postgres.createEmptyDatabase();
    expect(await migrate(url, { migrationsDir: former })).toEqual(migrationsOf(file));
    // Written without the program of now, which may know columns that this schema lacks.
    await query(url, `INSERT INTO customers (slug, display_name) VALUES ('kept', 'Kept')`);

    await migrate(url, { migrationsDir });
    expect(await checkSchema(url, { migrationsDir })).toEqual({ state: 'current' });
    expect(await query(url, `SELECT display_name FROM customers WHERE slug = 'kept'`)).toEqual([
      { display_name: 'Kept' },
    ]);
    const db = openDatabase(url, { poolSize: 2 });
    try {
      const { namespace } = await makeTenant(db);
      expect((await createMachine(db, newMachine(namespace, 'new'))).outcome).toBe('created');
    } finally {
      await db.$disconnect();
    }
  });
});
