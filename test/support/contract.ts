/** Third-party clients, from their own sources: on PATH, or installed once into the cache outside the checkout. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../src/settings/config.ts';

const { cacheDir } = readConfig(process.env);

/** What pins the Python packages of each suite. */
const programs = path.join(import.meta.dirname, '..', 'contract', 'programs');
const requirements = {
  clients: path.join(programs, 'requirements.txt'),
  generators: path.join(programs, 'generated', 'python', 'requirements.txt'),
  focus: path.join(programs, 'focus', 'requirements.txt'),
  cloudInit: path.join(import.meta.dirname, '..', 'drivers', 'programs', 'cloud-init.txt'),
  ansible: path.join(programs, 'ansible', 'requirements.txt'),
  ownClient: path.join(import.meta.dirname, '..', '..', 'python', 'requirements.txt'),
  olderPlugins: path.join(programs, 'pythonClients', 'requirements.txt'),
};
type PythonPackages = keyof typeof requirements;

function venvFolder(packages: PythonPackages): string {
  const digest = createHash('sha256').update(readFileSync(requirements[packages])).digest('hex').slice(0, 12);
  return path.join(cacheDir, `contract-venv-${packages}-${digest}`);
}

/** Whether a command can be run. */
export const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether Python can create a virtual environment here. */
export const pythonCanBeHad = (): boolean => works('python3', '-c', 'import venv, ensurepip');

/** Returns the bin folder of a Python environment with the packages; null if they cannot be fetched. */
export async function providePython(packages: PythonPackages = 'clients'): Promise<string | null> {
  const kept = venvFolder(packages);
  const bin = path.join(kept, 'bin');
  const isReady = () => existsSync(path.join(kept, 'ready'));
  if (isReady()) return bin;
  const making = `${kept}.${process.pid}`;
  try {
    await mkdir(cacheDir, { recursive: true });
    await finished('python3', ['-m', 'venv', making], {});
    await finished(
      path.join(making, 'bin', 'python'),
      ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements[packages]],
      {},
    );
    await writeFile(path.join(making, 'ready'), '');
    // It appears under its name only when it is complete, because another suite may be building it too. Python finds
    // its packages relative to itself.
    await rename(making, kept);
    return bin;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (isReady()) return bin;
    console.warn(`tests with Python clients are left out: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/** Runs a command to its end; rejects with what it said when it fails. */
export function finished(command: string, args: readonly string[], options: { cwd?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...options, timeout: 1_800_000, maxBuffer: 64 * 1024 * 1024 }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs a command to its end. */
export function ran(
  command: string,
  args: readonly string[],
  {
    stdin = '',
    env = {},
    cwd,
    timeoutMs = 60_000,
  }: { stdin?: string; env?: Record<string, string>; cwd?: string; timeoutMs?: number } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      {
        env: { PATH: process.env['PATH'], ...env },
        timeout: timeoutMs,
        maxBuffer: 64 * 1024 * 1024,
        ...(cwd && { cwd }),
      },
      (error, out, err) => resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, out, err }),
    );
    child.stdin!.on('error', () => {});
    child.stdin!.end(stdin);
  });
}
