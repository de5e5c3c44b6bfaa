/** What the compiler finds of private members of dependencies, which takes as long as a build. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

test('no private member of a dependency is used, also not in brackets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'private-'));
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const parts = ['src', 'activities', 'workflows', 'bench', 'test/support'];
    for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    writeFileSync(
      path.join(folder, 'src', 'planted.ts'),
      "import type { Worker } from '@temporalio/worker';\nexport const of = (worker: Worker) => worker['evictionsEmitter'];\n",
    );
    // The compiler allows private members in brackets, and tells of them behind a dot.
    const biome = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const rule = ['lint', '--only=complexity/useLiteralKeys', '--write', '--unsafe', '--max-diagnostics=0'];
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(folder, 'biome.json'), '{ "root": true }');
    execFileSync(process.execPath, [biome, ...rule, '.'], { cwd: folder, stdio: 'ignore' });
    const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
    const settings = { ...compilerOptions, noEmit: true, noPropertyAccessFromIndexSignature: false };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, include: parts }));
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const found = stdout.split('\n').filter((line) => /error TS(2341|2445|2546|18013):/.test(line));
    expect(found).toEqual([expect.stringMatching(/^src\/planted\.ts.* 'evictionsEmitter' is protected/)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
