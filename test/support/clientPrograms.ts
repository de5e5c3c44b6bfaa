/**
 * Programs of other languages that the contract suite runs against the service: fetched and built once, from package
 * registries alone, and kept in the cache outside the checkout.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/config.ts';
import { finished, works } from './contract.ts';

const { cacheDir } = readConfig(process.env);
const programs = path.join(import.meta.dirname, '..', 'contract', 'programs');

/** What builds a program; a program without its toolchain is skipped. */
export const toolchains = {
  Go: () => works('go', 'version'),
  Rust: () => works('cargo', '--version'),
  Maven: () => works('mvn', '--version') && works('java', '-version'),
  kubectl: () => works('kubectl', 'version', '--client'),
};
export type Toolchain = keyof typeof toolchains;

interface Recipe {
  name: string;
  /** Everything that the result depends on: another recipe is another program. */
  inputs: readonly string[];
  /** Builds in a folder of its own and leaves what is kept in `kept`. */
  build(folder: string, kept: string): Promise<void>;
}

/** Returns the folder of a built program. It appears under its name only when it is complete. */
async function provide({ name, inputs, build }: Recipe): Promise<string> {
  const digest = createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 12);
  const kept = path.join(cacheDir, `contract-${name}-${digest}`);
  if (existsSync(kept)) return kept;
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-build-`));
  const making = `${kept}.${process.pid}`;
  try {
    await mkdir(making, { recursive: true });
    await build(folder, making);
    await rename(making, kept).catch((error: unknown) => {
      // Another suite was quicker.
      if (!existsSync(kept)) throw error;
    });
    return kept;
  } finally {
    await Promise.all([folder, making].map((each) => rm(each, { recursive: true, force: true })));
  }
}

/** The files of a program of this repository, by their relative paths. */
function sourcesOf(name: string): [string, string][] {
  const folder = path.join(programs, name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/** Builds leave room for what else the machine does. */
const nice = (command: string, args: readonly string[], cwd: string) =>
  finished('nice', ['-n', '15', command, ...args], { cwd });

export interface GoProgram {
  name: string;
  /** With their versions. */
  modules: readonly string[];
  /** The package to build; without one, the program of this repository of that name. */
  package?: string;
  /** Modules to use in place of others, `OLD=NEW@VERSION`. */
  replace?: readonly string[];
}

/** Returns the path of a Go program. */
export async function provideGo({ name, modules, package: from, replace = [] }: GoProgram): Promise<string> {
  const sources = from ? [] : sourcesOf(name);
  const inputs = [...modules, ...replace, from ?? '', ...sources.flat()];
  const kept = await provide({
    name,
    inputs,
    async build(folder, into) {
      const go = (...args: string[]) => nice('go', args, folder);
      await go('mod', 'init', 'contract');
      for (const [file, text] of sources) await writeFile(path.join(folder, file), text);
      if (from)
        await writeFile(path.join(folder, 'tools.go'), `//go:build tools\n\npackage main\n\nimport _ "${from}"\n`);
      await go('get', ...modules);
      for (const each of replace) await go('mod', 'edit', '-replace', each);
      if (!from) await go('mod', 'tidy');
      await go('build', '-mod=mod', '-p', '2', '-o', path.join(into, name), from ?? '.');
    },
  });
  return path.join(kept, name);
}

/** Returns the path of a Rust program of this repository. */
export async function provideRust(name: string, binary: string): Promise<string> {
  const sources = sourcesOf(name);
  const kept = await provide({
    name,
    inputs: sources.flat(),
    async build(folder, into) {
      await cp(path.join(programs, name), folder, { recursive: true });
      // Dependencies stay built, for the next version of a program.
      const target = path.join(cacheDir, 'contract-cargo');
      await nice('cargo', ['build', '--quiet', '--jobs', '2', '--target-dir', target], folder);
      await cp(path.join(target, 'debug', binary), path.join(into, binary));
    },
  });
  return path.join(kept, binary);
}

/** Returns the class path of a Java program of this repository. */
export async function provideJava(name: string): Promise<string> {
  const sources = sourcesOf(name);
  const kept = await provide({
    name,
    inputs: sources.flat(),
    async build(folder, into) {
      await cp(path.join(programs, name), folder, { recursive: true });
      await nice('mvn', ['-q', '-B', 'compile', 'dependency:copy-dependencies'], folder);
      await cp(path.join(folder, 'target'), into, { recursive: true });
    },
  });
  return [path.join(kept, 'classes'), path.join(kept, 'dependency', '*')].join(':');
}
