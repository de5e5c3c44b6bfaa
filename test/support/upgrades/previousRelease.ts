/**
 * The release before this one: which commit it is, and its program, built once from the history of this repository and
 * kept outside the checkout.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { progress } from '../../../bench/report.ts';
import { readConfig } from '../../../src/settings/config.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..', '..');
const releaseTag = /^v\d+\.\d+\.\d+$/;

export interface PreviousRelease {
  name: string;
  commit: string;
  /** The newest one that it has. All later ones are of the next release. */
  lastMigration: string;
}

/** Where there is no tag: a clone may lack them, and before the first release there is none. */
export const recorded: PreviousRelease = JSON.parse(
  readFileSync(path.join(root, 'test', 'upgrades', 'previous-release.json'), 'utf8'),
);

/** The newest tagged release that this checkout comes after; else the commit that is recorded. */
export function previousRelease(repository = root): PreviousRelease {
  const [name] = taggedReleases(repository, '--merged', 'HEAD', '--no-contains', 'HEAD');
  const commit = name && git(repository, 'rev-list', '-1', `refs/tags/v${name}`);
  if (!commit) return recorded;
  return { name, commit, lastMigration: lastMigrationOf(repository, commit) };
}

/** Releases that this clone knows as tags, the newest first. */
export function taggedReleases(repository = root, ...among: string[]): string[] {
  const tags = git(repository, 'tag', '--list', 'v*', '--sort=-version:refname', ...among) ?? '';
  return tags
    .split('\n')
    .filter((tag) => releaseTag.test(tag))
    .map((tag) => tag.slice(1));
}

function lastMigrationOf(repository: string, commit: string): string {
  return migrationsOf({ commit }, repository).at(-1)!;
}

/** The names of its migrations, in order. */
export function migrationsOf({ commit }: Pick<PreviousRelease, 'commit'>, repository = root): string[] {
  const names = git(repository, 'ls-tree', '-d', '--name-only', `${commit}:prisma/migrations`) ?? '';
  return names
    .split('\n')
    .filter((name) => /^\d/.test(name))
    .sort();
}

/** Files in a folder that are not what they were in a release; null if this clone cannot tell. */
export function changedSince(commit: string, folder: string, repository = root): string[] | null {
  const changed = git(repository, 'diff', '--name-only', '--no-renames', '--diff-filter=a', commit, '--', folder);
  return changed === null ? null : changed.split('\n').filter(Boolean);
}

/** Why the previous release cannot be built here; null if it can. */
export function whyAbsent({ commit }: Pick<PreviousRelease, 'commit'>, repository = root): string | null {
  if (git(repository, 'rev-parse', '--git-dir') === null) return 'this is no clone of the repository';
  if (git(repository, 'cat-file', '-e', `${commit}^{commit}`) !== null) return null;
  if (/^0+$/.test(commit)) return 'no release is tagged yet';
  return `this clone does not hold ${commit.slice(0, 12)}; "git fetch --unshallow --tags" gets it`;
}

/** Its program, `main.js`. The first call builds it: a minute, or some where packages have to be installed. */
export async function provideRelease({ name, commit }: PreviousRelease): Promise<string> {
  const folder = path.join(readConfig(process.env).cacheDir, `release-${commit.slice(0, 12)}`);
  const program = path.join(folder, 'dist', 'src', 'main.js');
  if (existsSync(program)) return program;
  progress(`building the release ${name} (once)`);
  await mkdir(path.dirname(folder), { recursive: true });
  const drafts = await mkdtemp(`${folder}-draft-`);
  const [worktree, draft] = [path.join(drafts, 'worktree'), path.join(drafts, 'release')];
  try {
    await run('git', ['worktree', 'add', '--detach', worktree, commit], { cwd: root });
    await linkPackages(worktree);
    // Of the environment, what Jest sets would change what is built.
    const environment = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined };
    await run(process.execPath, [path.join('scripts', 'run.mjs'), '--build-only'], { cwd: worktree, env: environment });
    await mkdir(draft);
    for (const each of await readdir(worktree))
      if (each !== '.git') await rename(path.join(worktree, each), path.join(draft, each));
    // It appears under its name only when it is complete. Another run may have been first.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(program)) throw error;
    });
    return program;
  } finally {
    await run('git', ['worktree', 'remove', '--force', worktree], { cwd: root }).catch(() => {});
    await rm(drafts, { recursive: true, force: true });
  }
}

/**
 * Gives a release this checkout's packages by hard links if its lock asks for the same ones; otherwise its build installs
 * them. What npm writes in place is copied.
 */
async function linkPackages(release: string): Promise<void> {
  const packages = path.join(release, 'node_modules');
  const [mine, its] = [root, release].map((folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (installedBy(mine!) !== installedBy(its!)) return;
  try {
    await run('cp', ['-al', path.join(root, 'node_modules'), packages]);
    for (const name of ['.installed', '.package-lock.json']) {
      await rm(path.join(packages, name), { force: true });
      if (name !== '.installed' || mine === its)
        await copyFile(path.join(root, 'node_modules', name), path.join(packages, name));
    }
  } catch {
    await rm(packages, { recursive: true, force: true });
  }
}

/** What a lock installs, apart from what the project itself asks for. */
function installedBy(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
  return JSON.stringify({ ...packages, '': null });
}

/** What git prints; null if it fails, or if there is none. */
function git(repository: string, ...words: string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
