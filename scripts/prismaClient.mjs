// What runs of the database client: Prisma's generated client without its types, which are nine tenths of it. It is in
// the repository (prisma/client.js), so that a start needs neither Prisma's command nor what that installs.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const banner = '// Made of prisma/schema.prisma by `npm run build`. Do not edit: a test finds it.';

/** Its text, from what `prisma generate` wrote. */
export async function prismaClient() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/store/generated/client.ts'],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: banner },
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  // What is imported for its types alone stays as an import of nothing.
  return outputFiles[0].text.replace(/^import "[^"]+";\n/gm, '');
}

export async function writePrismaClient() {
  writeFileSync(path.join(root, 'prisma', 'client.js'), await prismaClient());
}
