/** What was released stays: migrations and histories of each release, by their digests; and its database comes along. */
import { execFileSync, spawnSync } from 'node:child_process';
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

describe('of a copy that has 0.1.0 alone,', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'released-'));
    for (const part of [
      'prisma/migrations',
      'scripts/lib.mjs',
      'scripts/released.mjs',
      'test/histories/0.1.0',
      'test/upgrades/releases/0.1.0.json',
    ])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    setVersion('0.1.0');
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const setVersion = (version: string) => writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ version }));
  const add = (name: string) => {
    mkdirSync(path.join(copy, 'prisma', 'migrations', name));
    writeFileSync(path.join(copy, 'prisma', 'migrations', name, 'migration.sql'), 'SELECT 1;');
  };
  /** Writes the digests of the copy's version, in a clone without tags. */
  const write = (...options: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts', 'released.mjs'), ...options], {
      encoding: 'utf8',
    });
    return [status, stderr];
  };

  test('a change, a removal, and a migration in between are found; new ones after a release are not', () => {
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
  });

  test('each history is named when the folder of its release is gone', () => {
    const names = readdirSync(path.join(copy, 'test', 'histories', '0.1.0')).filter((name) => name.endsWith('.gz'));
    rmSync(path.join(copy, 'test', 'histories', '0.1.0'), { recursive: true });
    expect(broken(copy)).toEqual(names.sort().map((name) => `test/histories/0.1.0/${name} of 0.1.0 is gone`));
  });

  test('the next release adds its digests, and promises what the one before did', () => {
    add('99990101000000_later');
    cpSync(path.join(copy, 'test', 'histories', '0.1.0'), path.join(copy, 'test', 'histories', '0.2.0'), {
      recursive: true,
    });
    setVersion('0.2.0');
    expect(write()).toEqual([0, '']);
    expect(broken(copy)).toEqual([]);
    appendFileSync(path.join(copy, 'prisma', 'migrations', migrationsOf('0.1.0.json')[0]!, 'migration.sql'), '-- 2');
    expect(broken(copy).map((line) => / of (\S+) was changed$/.exec(line)?.[1])).toEqual(['0.1.0', '0.2.0']);
  });

  test('digests of a release gain entries, and lose or change none unless it is said to be unreleased', () => {
    add('99990101000000_later');
    expect(write()).toEqual([0, '']);
    writeFileSync(path.join(copy, 'prisma', 'migrations', '99990101000000_later', 'migration.sql'), 'SELECT 2;');
    rmSync(path.join(copy, 'test', 'histories', '0.1.0', 'restarted.json.gz'));
    const before = broken(copy);
    expect(before).toEqual([
      'prisma/migrations/99990101000000_later/migration.sql of 0.1.0 was changed',
      'test/histories/0.1.0/restarted.json.gz of 0.1.0 is gone',
    ]);
    expect(write()).toEqual([1, expect.stringContaining(before.join('\n'))]);
    expect(broken(copy)).toEqual(before);
    expect(write('--not-yet-released')).toEqual([0, '']);
    expect(broken(copy)).toEqual([]);
  });
});

test('files of a release are made only of what is committed, or as a draft', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'release-of-commit-'));
  try {
    const checkout = path.join(copy, 'checkout');
    mkdirSync(path.join(checkout, 'scripts'), { recursive: true });
    for (const script of ['release.mjs', 'releaseProvider.mjs', 'lib.mjs'])
      cpSync(path.join(root, 'scripts', script), path.join(checkout, 'scripts', script));
    // It builds nothing: here the release ends at the first package.
    writeFileSync(path.join(checkout, 'scripts', 'setup.mjs'), 'export async function setup() {}\n');
    writeFileSync(path.join(checkout, 'package.json'), '{ "version": "0.1.0" }');
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    const git = (...words: string[]) => execFileSync('git', [...author, ...words], { cwd: checkout });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
    let made = 0;
    const release = (...options: string[]) => {
      const folder = path.join(copy, `made-${++made}`);
      const words = [path.join(checkout, 'scripts', 'release.mjs'), folder, ...options];
      const { stderr } = spawnSync(process.execPath, words, { cwd: checkout, encoding: 'utf8' });
      return { hasSource: readdirSync(folder).includes('compute-service-0.1.0.tgz'), stderr };
    };
    expect(release().hasSource).toBe(true);
    mkdirSync(path.join(checkout, 'sdk', 'src'), { recursive: true });
    writeFileSync(path.join(checkout, 'sdk', 'src', 'new.ts'), '');
    expect(release()).toEqual({ hasSource: false, stderr: expect.stringMatching(/--draft.*sdk\/src\/new\.ts/s) });
    expect(release('--draft').hasSource).toBe(true);
    git('add', '.');
    git('commit', '--quiet', '--message', 'new');
    expect(release().hasSource).toBe(true);
    writeFileSync(path.join(checkout, 'sdk', 'src', 'new.ts'), 'changed');
    expect(release()).toEqual({ hasSource: false, stderr: expect.stringMatching(/--draft.*sdk\/src\/new\.ts/s) });
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
    await query(
      url,
      `WITH customer AS (INSERT INTO customers (slug, display_name) VALUES ('kept', 'Kept') RETURNING id),
        tenant AS (INSERT INTO tenants (customer_id, slug, display_name, region)
          SELECT id, 'first', 'First', 'north' FROM customer RETURNING id)
      INSERT INTO images (name, digest) SELECT 'kept', 'sha256:' || repeat('b', 64) FROM tenant`,
    );

    await migrate(url, { migrationsDir });
    expect(await checkSchema(url, { migrationsDir })).toEqual({ state: 'current' });
    const kept = `SELECT c.display_name, t.region, i.digest FROM customers c
      JOIN tenants t ON t.customer_id = c.id JOIN images i ON i.name = c.slug`;
    expect(await query(url, kept)).toEqual([
      { display_name: 'Kept', region: 'north', digest: `sha256:${'b'.repeat(64)}` },
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
