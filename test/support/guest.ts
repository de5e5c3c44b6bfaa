/** The tiny guest that the tests' virtual machines boot, and whether QEMU is here to boot it. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { readConfig } from '../../src/settings/config.ts';
import { oncePerRun } from './run/shared.ts';

const { cacheDir } = readConfig(process.env);
const guestPrefix = 'test-guest-';
const script = path.join(process.cwd(), 'scripts', 'build-test-guest.mjs');
const debianScript = path.join(process.cwd(), 'scripts', 'build-debian-image.mjs');
const debianFolder = path.join(cacheDir, 'debian-image');
const works = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether QEMU is installed, and Debian's archive is available to build the guest from. */
export function qemuCanBeHad(): boolean {
  return (
    process.platform === 'linux' &&
    process.arch === 'x64' &&
    works('qemu-system-x86_64', '--version') &&
    works('qemu-img', '--version') &&
    works('dpkg-deb', '--version') &&
    // A guest that was built before shows the same for less: apt reads its whole index for an answer.
    (hasGuest() || works('apt-cache', 'show', 'linux-image-cloud-amd64'))
  );
}

function hasGuest(): boolean {
  const kept = existsSync(cacheDir) ? readdirSync(cacheDir) : [];
  return kept.some((name) => name.startsWith(guestPrefix) && existsSync(path.join(cacheDir, name, 'image.json')));
}

/** The guest's image, as a fleet file names it; built once (about 10 s) into the cache outside the checkout. */
export function provideGuest(): Promise<RuntimeSpec['image']> {
  return oncePerRun('test-guest', async () => {
    const run = async (argument: string) =>
      (await promisify(execFile)(process.execPath, [script, argument])).stdout.trim();
    const folder = path.join(cacheDir, `${guestPrefix}${await run('--version')}`);
    const entry = path.join(folder, 'image.json');
    const known = await readFile(entry, 'utf8').catch(() => null);
    const image = known ?? (await run(folder));
    if (known === null) {
      await writeFile(`${entry}.${process.pid}`, image);
      await rename(`${entry}.${process.pid}`, entry);
    }
    return JSON.parse(image) as RuntimeSpec['image'];
  });
}

export type DebianRelease = '12' | '13';

/** Whether a full Debian disk image exists, or the tools to build one. */
export function debianCanBeHad(release: DebianRelease = '12'): boolean {
  return (
    existsSync(path.join(debianFolder, `debian-${release}.qcow2`)) ||
    (process.getuid?.() === 0 && works('mmdebstrap', '--version') && works('grub-mkimage', '--version'))
  );
}

/** A Debian that configures itself with cloud-init; built once (minutes) into the cache. */
export async function provideDebian(release: DebianRelease = '12'): Promise<RuntimeSpec['image']> {
  const { stdout } = await promisify(execFile)(process.execPath, [debianScript, debianFolder, release]);
  return (parse(stdout) as RuntimeSpec['image'][])[0]!;
}
