/** The database client that runs is in the repository; its types are generated. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

test('prisma/client.js, as it is committed or staged, is what prisma/schema.prisma makes', () => {
  // A set-up writes both, so what lies in the folder says nothing of what others get.
  const staged = execFileSync('git', ['show', ':prisma/client.js'], { cwd: root, encoding: 'utf8' });
  const script =
    "const { prismaClient } = await import('./scripts/prismaClient.mjs'); console.log(await prismaClient());";
  const made = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  expect(staged === made.slice(0, -1) ? '' : 'run "npm run build", then "git add prisma/client.js"').toBe('');
});
