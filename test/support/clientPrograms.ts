/**
 * Programs of other languages that the contract suite runs against the service: fetched and built once, from package
 * registries alone, and kept in the cache outside the checkout.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/settings/config.ts';
import { finished, pythonCanBeHad, works } from './contract.ts';

const { cacheDir } = readConfig(process.env);
const programs = path.join(import.meta.dirname, '..', 'contract', 'programs');

/** What builds a program; a program without its toolchain is skipped. */
export const toolchains = {
  Go: () => works('go', 'version'),
  Rust: () => works('cargo', '--version'),
  Maven: () => works('mvn', '--version') && works('java', '-version'),
  kubectl: () => works('kubectl', 'version', '--client'),
  tmux: () => works('tmux', '-V'),
  Python: pythonCanBeHad,
};
export type Toolchain = keyof typeof toolchains;

export interface Recipe {
  name: string;
  /** Everything that the result depends on: another recipe is another program. */
  inputs: readonly string[];
  /** Builds in a folder of its own and leaves what is kept in `kept`. */
  build(folder: string, kept: string): Promise<void>;
}

function folderOf({ name, inputs }: Recipe): string {
  const digest = createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 12);
  return path.join(cacheDir, `contract-${name}-${digest}`);
}

/** Returns the folder of a built program. It appears under its name only when it is complete. */
export async function provide(recipe: Recipe): Promise<string> {
  const { name, build } = recipe;
  const kept = folderOf(recipe);
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

/** A program of this repository, whose folder pins what it is made of. */
export interface OwnGoProgram {
  name: string;
  /** Where it differs from the name. */
  folder?: string;
  /** What the linker sets, `PACKAGE.VARIABLE=VALUE`, as the makers of a release do. */
  variables?: readonly string[];
}

/** A program of others. Its module at this version pins what it is made of; Go's checksum database vouches for it. */
export interface GoPackage {
  name: string;
  /** With its version. */
  module: string;
  package: string;
  /** Modules to use in place of others, `OLD=NEW@VERSION`. */
  replace?: readonly string[];
}

const recipeOf = (program: OwnGoProgram | GoPackage) =>
  'module' in program ? recipeOfPackage(program) : recipeOfOwn(program);

/** Returns the path of a Go program. */
export async function provideGo(program: OwnGoProgram | GoPackage): Promise<string> {
  return path.join(await provide(recipeOf(program)), program.name);
}

/** The same if it was built before, else null. */
export function keptGo(program: OwnGoProgram | GoPackage): string | null {
  const file = path.join(folderOf(recipeOf(program)), program.name);
  return existsSync(file) ? file : null;
}

function recipeOfOwn({ name, folder: source = name, variables = [] }: OwnGoProgram): Recipe {
  return {
    name: source,
    inputs: [...variables, ...sourcesOf(source).flat()],
    async build(folder, into) {
      await cp(path.join(programs, source), folder, { recursive: true });
      const flags = variables.map((each) => `-X ${each}`).join(' ');
      await nice('go', ['build', '-p', '2', '-ldflags', flags, '-o', path.join(into, name), '.'], folder);
    },
  };
}

function recipeOfPackage({ name, module, package: from, replace = [] }: GoPackage): Recipe {
  return {
    name,
    inputs: [module, ...replace, from],
    async build(folder, into) {
      const go = (...args: string[]) => nice('go', args, folder);
      await go('mod', 'init', 'contract');
      await writeFile(path.join(folder, 'tools.go'), `//go:build tools\n\npackage main\n\nimport _ "${from}"\n`);
      // Unlike `go get`, this asks for no list of versions, which not every proxy has.
      await go('mod', 'edit', '-require', module);
      for (const each of replace) await go('mod', 'edit', '-replace', each);
      await go('build', '-mod=mod', '-p', '2', '-o', path.join(into, name), from);
    },
  };
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
      await nice('cargo', ['build', '--quiet', '--locked', '--jobs', '2', '--target-dir', target], folder);
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

/** Returns the folder of a program of this repository with its npm packages, which its lock pins. */
export const provideNpm = (name: string): Promise<string> =>
  provide({
    name: path.basename(name),
    inputs: sourcesOf(name).flat(),
    async build(_folder, into) {
      await cp(path.join(programs, name), into, { recursive: true });
      await nice('npm', ['ci', '--no-audit', '--no-fund', '--silent'], into);
    },
  });

/** Returns the path of an artifact of Maven, `GROUP:NAME:VERSION`. */
export async function provideJar(artifact: string): Promise<string> {
  const [, name, version] = artifact.split(':');
  const kept = await provide({
    name: name!,
    inputs: [artifact],
    async build(folder, into) {
      const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
      await nice('mvn', ['-q', '-B', copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${into}`], folder);
    },
  });
  return path.join(kept, `${name}-${version}.jar`);
}
