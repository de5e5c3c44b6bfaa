/** Third-party clients, from their own sources: on PATH, or installed once into the cache outside the checkout. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/config.ts';

const { cacheDir } = readConfig(process.env);

const kubectlVersion = 'v0.34.2';
const kubectlMain = `package main

import (
	"os"

	"k8s.io/component-base/cli"
	"k8s.io/kubectl/pkg/cmd"
)

func main() { os.Exit(cli.Run(cmd.NewDefaultKubectlCommand())) }
`;

/** Python packages that talk to the service, at the versions that these tests were written against. */
const pythonPackages = ['kubernetes==37.0.2', 'schemathesis==4.32.5'];

const kubectlFile = path.join(cacheDir, `kubectl-${kubectlVersion}`, 'kubectl');
const venvFolder = path.join(cacheDir, `contract-venv-${pythonPackages.join('-').replace(/[^\w.-]+/g, '-')}`);

/** Whether a command can be run. */
export const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether a kubectl exists or can be built. */
export function kubectlCanBeHad(): boolean {
  return works('kubectl', 'version', '--client') || existsSync(kubectlFile) || works('go', 'version');
}

/**
 * Returns a kubectl: on PATH, in the cache, or built there from Go modules, which takes minutes. Null if the modules
 * cannot be fetched.
 */
export async function provideKubectl(): Promise<string | null> {
  if (works('kubectl', 'version', '--client')) return 'kubectl';
  if (existsSync(kubectlFile)) return kubectlFile;
  const folder = await mkdtemp(path.join(tmpdir(), 'kubectl-build-'));
  try {
    await writeFile(path.join(folder, 'main.go'), kubectlMain);
    const go = (...args: string[]) => finished('go', args, { cwd: folder });
    await go('mod', 'init', 'kubectl');
    await go('get', `k8s.io/kubectl@${kubectlVersion}`, `k8s.io/component-base@${kubectlVersion}`);
    await go('mod', 'tidy');
    await go('build', '-o', 'kubectl.new', '.');
    await mkdir(path.dirname(kubectlFile), { recursive: true });
    await finished('cp', [path.join(folder, 'kubectl.new'), `${kubectlFile}.${process.pid}`], {});
    // It appears under its name only when it is complete.
    await rename(`${kubectlFile}.${process.pid}`, kubectlFile);
    return kubectlFile;
  } catch (error) {
    console.warn(`tests with kubectl are left out: ${(error as Error).message.split('\n')[0]}`);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether Python can create a virtual environment here. */
export function pythonCanBeHad(): boolean {
  return existsSync(path.join(venvFolder, 'ready')) || works('python3', '-c', 'import venv, ensurepip');
}

/** Returns the bin folder of a Python environment with the clients; null if its packages cannot be fetched. */
export async function providePython(): Promise<string | null> {
  const bin = path.join(venvFolder, 'bin');
  const isReady = () => existsSync(path.join(venvFolder, 'ready'));
  if (isReady()) return bin;
  const making = `${venvFolder}.${process.pid}`;
  try {
    await mkdir(cacheDir, { recursive: true });
    await finished('python3', ['-m', 'venv', making], {});
    await finished(
      path.join(making, 'bin', 'python'),
      ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pythonPackages],
      {},
    );
    await writeFile(path.join(making, 'ready'), '');
    // It appears under its name only when it is complete, because another suite may be building it too. Python finds
    // its packages relative to itself.
    await rename(making, venvFolder);
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
