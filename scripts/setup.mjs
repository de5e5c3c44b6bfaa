// Makes a bare clone ready to run: packages, the program, the console, the workflows' bundle. A step is
// skipped while its inputs are unchanged, so a second run does nothing.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freeMb, install, SetupError } from './install.mjs';
import { compileTypes, exclusively, fail, hashOf, once, report, root, run, tool } from './lib.mjs';

const stamps = path.join(root, 'dist', '.stamps');
const sources = ['src', 'workflows', 'activities', 'bench', 'test/support/drivers'];
const scriptsOf = (step) => ['bundle', step].map((name) => `scripts/${name}.mjs`);

/**
 * Does what is missing for a `start`, or for `everything`. `beforeInstalling` may end the process before packages are
 * fetched. Exits with one clear line when it cannot.
 */
export async function setup(what = 'start', beforeInstalling = async () => {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org) and run this again.`,
    );
  }
  const stop = (signal) => {
    report('stopped in the set-up; the next start takes it up again');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stop);
  try {
    await exclusively(() => build(what, beforeInstalling));
  } catch (error) {
    const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT' || freeMb(root) < 1;
    if (isFull && !/\bdisk\b/.test(error.message))
      fail(`${error.message}\nThe disk of ${root} is full: free some space and run this again.`);
    if (error instanceof SetupError) fail(error.message);
    if (error.code === 'EACCES' || error.code === 'EROFS')
      fail(`This folder cannot be written (${error.path ?? root}): use a checkout of your own.`);
    throw error;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM']) process.removeListener(name, stop);
  }
}

async function build(what, beforeInstalling) {
  // What a developer has stays: a start would else remove what the tests need.
  const packages = existsSync(tool('jest')) ? 'everything' : what;
  const installed = path.join(root, 'node_modules', '.installed');
  await once(installed, `${packages} ${hashOf('package-lock.json')}`, async () => {
    await beforeInstalling();
    await install(packages);
  });
  if (packages === 'everything') await types();
  const ofProgram = ['src', 'activities', 'prisma/client.js', ...scriptsOf('program'), 'package-lock.json'];
  await once(path.join(stamps, 'program'), hashOf(...ofProgram), () => bundled('program'));
  const ofConsole = [
    'console',
    'sdk/src',
    'src/lib',
    'src/domain',
    'src/operators/operatorWire.ts',
    ...scriptsOf('console'),
    'package-lock.json',
  ];
  await once(path.join(stamps, 'console'), hashOf(...ofConsole), () => bundled('console'));
  const inWorkflows = ['workflows', 'src/lib', 'src/domain', 'src/temporal'];
  await once(
    path.join(stamps, 'bundle'),
    hashOf(...inWorkflows, 'src/up/bundle.ts', 'scripts/bundle.mjs', 'package-lock.json'),
    () => bundled('workflows'),
  );
}

/** What a developer has besides: Prisma's types, and all modules as files of their own. A start needs neither. */
async function types() {
  if (!existsSync(generated())) rmSync(path.join(stamps, 'prisma'), { force: true });
  const ofClient = ['prisma/schema.prisma', ...scriptsOf('prismaClient'), 'package-lock.json'];
  await once(path.join(stamps, 'prisma'), hashOf(...ofClient), generate);
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];
  await once(path.join(stamps, 'tsc'), hashOf(...sources, ...settings), compile);
}

function generated() {
  return path.join(root, 'src', 'store', 'generated', 'client.ts');
}

async function generate() {
  report('generating the database client');
  // The command first fetches a native schema engine, which generating does not use: any executable satisfies it.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  const code = await run(process.execPath, [tool('prisma-cli', 'build', 'index.js'), 'generate', '--no-hints'], {
    env,
  });
  if (code !== 0) throw new SetupError('prisma generate failed: see its message above.');
  await bundled('client');
}

async function compile() {
  report('compiling');
  const code = await compileTypes('-p', 'tsconfig.build.json');
  if (code !== 0) throw new SetupError('The sources do not compile: see the messages above.');
  // The compiler writes main.js, too.
  rmSync(path.join(stamps, 'program'), { force: true });
}

async function bundled(what) {
  report(`bundling the ${what}`);
  const code = await run(process.execPath, [path.join(root, 'scripts', 'bundle.mjs'), what]);
  if (code !== 0) throw new SetupError(`The ${what} could not be bundled: see the messages above.`);
}
