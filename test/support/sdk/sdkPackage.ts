/** The package of the TypeScript client, built from its sources and installed into a folder. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ran } from '../contract.ts';
import { oncePerRun } from '../run/shared.ts';

export const root = path.join(import.meta.dirname, '..', '..', '..');
export const sdk = path.join(root, 'sdk');
export const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const run = promisify(execFile);

export const node = (args: readonly string[], cwd = root, env: Record<string, string> = {}) =>
  ran(process.execPath, args, { cwd, env: { HOME: process.env['HOME']!, ...env }, timeoutMs: 300_000 });
export const readJson = async (...at: string[]) => JSON.parse(await readFile(path.join(...at), 'utf8'));

/** The client's package, made once per run. It is built elsewhere than by `npm run sdk`, so both can run at once. */
export const packed = () =>
  oncePerRun('sdk', async ({ folder }) => {
    const made = path.join(folder, 'sdk');
    await mkdir(made, { recursive: true });
    for (const name of ['package.json', 'README.md']) await cp(path.join(sdk, name), path.join(made, name));
    await cp(path.join(root, 'LICENSE'), path.join(made, 'LICENSE'));
    const { code, out } = await node([tsc, '-p', path.join(sdk, 'tsconfig.json'), '--outDir', path.join(made, 'dist')]);
    if (code !== 0) throw new Error(`the client does not compile: ${out}`);
    // It is compiled, which `prepack` would do in the checkout.
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', made], { cwd: made });
    return path.join(made, (await readdir(made)).find((name) => name.endsWith('.tgz'))!);
  });

/** Installs the client's package in a folder. */
export async function installSdk(folder: string): Promise<void> {
  const archive = await packed();
  await writeFile(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  if (process.env['TEST_FULL'] === '1') {
    await run('npm', ['install', '--no-audit', '--no-fund', archive], { cwd: folder });
    return;
  }
  // As npm would install it, without a registry: itself, and what it says that it depends on.
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@compute-service'), { recursive: true });
  await run('tar', ['-xzf', archive], { cwd: folder });
  await cp(path.join(folder, 'package'), path.join(modules, '@compute-service', 'sdk'), { recursive: true });
  const install = async (name: string): Promise<void> => {
    await cp(path.join(root, 'node_modules', name), path.join(modules, name), { recursive: true });
    const { dependencies = {} } = await readJson(modules, name, 'package.json');
    for (const each of Object.keys(dependencies)) await install(each);
  };
  for (const name of Object.keys((await readJson(sdk, 'package.json')).dependencies)) await install(name);
}
