/** Which commit the previous release is. test/upgrades/releases.test.ts runs it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  changedSince,
  migrationsOf,
  previousRelease,
  recorded,
  whyAbsent,
} from '../support/upgrades/previousRelease.ts';

let repository: string;
beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'repository-'));
  git('init', '--quiet');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function git(...words: string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...words], { cwd: repository, encoding: 'utf8' }).trim();
}
function commit(migration: string): string {
  const folder = path.join(repository, 'prisma', 'migrations', migration);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), 'SELECT 1;');
  git('add', '.');
  git('commit', '--quiet', '--message', migration);
  return git('rev-parse', 'HEAD');
}

test('the previous release is the newest tag that HEAD comes after, and without one what is recorded', () => {
  commit('20260101000000_init');
  git('tag', 'v0.9.0-draft');
  expect(previousRelease(repository)).toBe(recorded);
  const first = commit('20260102000000_more');
  git('tag', 'v0.9.0');
  // HEAD itself is released: what came before is meant.
  expect(previousRelease(repository)).toBe(recorded);
  const second = commit('20260103000000_yet_more');
  expect(previousRelease(repository)).toEqual({
    name: '0.9.0',
    commit: first,
    lastMigration: '20260102000000_more',
  });
  git('tag', '--annotate', '--message', 'ten', 'v0.10.0');
  expect(previousRelease(repository).name).toBe('0.9.0');
  commit('20260104000000_most');
  expect(previousRelease(repository)).toMatchObject({ name: '0.10.0', commit: second });
  expect(whyAbsent({ commit: second }, repository)).toBeNull();
});

test('a file of a release that was changed or removed is found, an added one is not', () => {
  const release = commit('20260105000000_released');
  const file = (name: string) => path.join(repository, 'prisma', 'migrations', name, 'migration.sql');
  commit('20260106000000_added');
  expect(changedSince(release, 'prisma/migrations', repository)).toEqual([]);
  writeFileSync(file('20260105000000_released'), 'SELECT 2;');
  rmSync(file('20260104000000_most'));
  expect(changedSince(release, 'prisma/migrations', repository)).toEqual([
    'prisma/migrations/20260104000000_most/migration.sql',
    'prisma/migrations/20260105000000_released/migration.sql',
  ]);
  expect(changedSince('f'.repeat(40), 'prisma/migrations', repository)).toBeNull();
});

test('a clone that does not reach back to the previous release says so, and so does a folder that is no clone', () => {
  expect(whyAbsent({ commit: 'f'.repeat(40) }, repository)).toContain('"git fetch --unshallow --tags" gets it');
  expect(whyAbsent({ commit: '0'.repeat(40) }, repository)).toBe('no release is tagged yet');
  expect(whyAbsent(recorded, tmpdir())).toBe('this is no clone of the repository');
});

test('what is recorded is of this history, and has the migrations that it says', () => {
  const digests = readFileSync(path.join(import.meta.dirname, 'releases', `${recorded.name}.json`), 'utf8');
  const last = Object.keys(JSON.parse(digests)).findLast((file) => file.startsWith('prisma/'));
  expect(last).toBe(`prisma/migrations/${recorded.lastMigration}/migration.sql`);
  // A shallow clone, or none, cannot tell.
  if (whyAbsent(recorded) !== null) return;
  const root = path.join(import.meta.dirname, '..', '..');
  execFileSync('git', ['merge-base', '--is-ancestor', recorded.commit, 'HEAD'], { cwd: root });
  expect(migrationsOf(recorded).at(-1)).toBe(recorded.lastMigration);
});
