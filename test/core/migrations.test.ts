/**
 * Expand, then contract: the former release runs on the schema of the next one, so a migration takes nothing away that
 * it needs. Squawk judges the SQL; a migration that contracts says why beside the statement, and which release is the
 * oldest that still runs.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../src/settings/config.ts';
import { changedSince, migrationsOf, previousRelease, whyAbsent } from '../support/upgrades/previousRelease.ts';

const root = path.join(import.meta.dirname, '..', '..');
const squawk = path.join(
  path.dirname(createRequire(import.meta.url).resolve('squawk-cli/package.json')),
  'js/bin/squawk',
);
/** What led to its schema took nothing from anyone who still runs. */
const previous = previousRelease();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Rules of prisma/squawk.toml that a file breaks. */
async function findings(file: string): Promise<string[]> {
  const sql = await readFile(file, 'utf8');
  // src/store/core/migrate.ts applies these in no transaction.
  const transaction = /CONCURRENTLY/.test(sql) ? ['--no-assume-in-transaction'] : [];
  const config = ['--config', path.join(root, 'prisma', 'squawk.toml')];
  const args = [squawk, ...config, ...transaction, '--reporter', 'json', file];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => {
    // With findings it exits with 1, and its report is whole.
    if (typeof error.stdout !== 'string' || error.stdout === '') throw error;
    return error as { stdout: string };
  });
  return (JSON.parse(stdout) as { rule_name: string }[]).map((finding) => finding.rule_name);
}

async function findingsOf(sql: string): Promise<string[]> {
  const file = path.join(folder, 'migration.sql');
  await writeFile(file, sql);
  return findings(file);
}

/** What is wrong with a migration beside the rules. */
function contractsSilently(sql: string): boolean {
  return /squawk-ignore/.test(sql) && !/CREATE OR REPLACE FUNCTION "oldest_release"/.test(sql);
}

const { migrationsDir } = readConfig({});
const migrations = async () => (await readdir(migrationsDir)).filter((name) => /^\d/.test(name)).sort();

test('no migration since the former release takes away what it needs', async () => {
  for (const name of (await migrations()).filter((each) => each > previous.lastMigration)) {
    const file = path.join(migrationsDir, name, 'migration.sql');
    expect({ name, broken: await findings(file) }).toEqual({ name, broken: [] });
    const sql = await readFile(file, 'utf8');
    expect({ name, contractsSilently: contractsSilently(sql) }).toEqual({ name, contractsSilently: false });
  }
});

// A database of the former release has applied its own: one that sorts before them, or a changed one, cannot be told from
// another history, and the new release would refuse the database.
test('the migrations of the former release come first, and are as they were', async () => {
  const former = (await migrations()).filter((name) => name <= previous.lastMigration);
  expect(former.at(-1)).toBe(previous.lastMigration);
  // A shallow clone knows the last of them alone.
  if (whyAbsent(previous) !== null) return;
  expect(former).toEqual(migrationsOf(previous));
  expect(changedSince(previous.commit, path.relative(root, migrationsDir))).toEqual([]);
});

test.each([
  ['drops a column', 'ALTER TABLE machines DROP COLUMN labels;', 'ban-drop-column'],
  ['drops a table', 'DROP TABLE machines;', 'ban-drop-table'],
  ['renames a column', 'ALTER TABLE machines RENAME COLUMN labels TO tags;', 'renaming-column'],
  ['renames a table', 'ALTER TABLE machines RENAME TO computers;', 'renaming-table'],
  ['changes a type', 'ALTER TABLE machines ALTER COLUMN name TYPE varchar(10);', 'changing-column-type'],
  ['forbids null', 'ALTER TABLE machines ALTER COLUMN host_name SET NOT NULL;', 'adding-not-nullable-field'],
  ['adds a column that must be given', 'ALTER TABLE machines ADD COLUMN tier text NOT NULL;', 'adding-required-field'],
  [
    'checks what was free',
    'ALTER TABLE machines ADD CONSTRAINT c CHECK (name <> $$x$$);',
    'constraint-missing-not-valid',
  ],
  ['waits for a lock while others wait for it', 'ALTER TABLE machines ADD COLUMN tier text;', 'require-lock-timeout'],
  ['makes an index while no one may write', 'CREATE INDEX i ON machines (name);', 'require-concurrent-index-creation'],
  ['drops an index while no one may read', 'DROP INDEX i;', 'require-concurrent-index-deletion'],
])('a migration that %s is found, unless it says so', async (_what, sql, rule) => {
  expect(await findingsOf(sql)).toContain(rule);
  const declared = `-- squawk-ignore ${rule}\n${sql}`;
  expect(await findingsOf(declared)).not.toContain(rule);
  expect(contractsSilently(declared)).toBe(true);
  expect(
    contractsSilently(
      `${declared}\nCREATE OR REPLACE FUNCTION "oldest_release"() RETURNS text AS $$ SELECT '0.3.0' $$;`,
    ),
  ).toBe(false);
});

test('a migration that expands is fine', async () => {
  expect(
    await findingsOf(`
      SET LOCAL lock_timeout = '500ms';
      CREATE TABLE "more" ("id" INTEGER NOT NULL PRIMARY KEY, "name" TEXT NOT NULL, CHECK ("name" <> ''));
      CREATE INDEX "more_name" ON "more" ("name");
      ALTER TABLE "machines" ADD COLUMN "tier" TEXT;
      ALTER TABLE "machines" ADD COLUMN "weight" INTEGER NOT NULL DEFAULT 0;`),
  ).toEqual([]);
});

test('a migration that makes and drops indexes while others write is fine', async () => {
  expect(
    await findingsOf(`
      SET lock_timeout = '500ms';
      CREATE INDEX CONCURRENTLY IF NOT EXISTS "machines_tier" ON "machines" ("tier");
      DROP INDEX CONCURRENTLY IF EXISTS "machines_former";`),
  ).toEqual([]);
});
