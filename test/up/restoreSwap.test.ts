/** The swap from the old data to the restored, killed with kill -9 at every move of a file. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../support/service.ts';

const swap = path.join(path.dirname(program), 'up', 'restoreSwap.js');
const items = ['postgres/PG_VERSION', 'postgres-password', 'api-key.json', 'ca.pem', 'ca-key.pem'];

let dataDir: string;
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function fill(folder: string, content: string, names: readonly string[]): Promise<void> {
  await mkdir(path.join(folder, 'postgres'), { recursive: true });
  for (const name of names) await writeFile(path.join(folder, name), content);
}

/** The old state and, prepared beside it, the restored one. */
async function prepare(oldItems: readonly string[]): Promise<void> {
  dataDir = await mkdtemp(path.join(tmpdir(), 'swap-'));
  await fill(dataDir, 'old', oldItems);
  await fill(path.join(dataDir, 'restore.new'), 'restored', items);
}

/** Runs this in a separate process that is killed at its n-th rename of restored or old data. */
function run(call: string, killAt = Number.POSITIVE_INFINITY): string | null {
  const script = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs;
    let left = ${killAt};
    fs.rename = async (from, to) => {
      if (!from.endsWith('.tmp') && left-- <= 0) process.kill(process.pid, 'SIGKILL');
      return rename(from, to);
    };
    syncBuiltinESMExports();
    const { swapIn, finishRestore } = await import(${JSON.stringify(swap)});
    await ${call};
  `;
  const { signal, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal;
}

async function state(): Promise<string[]> {
  const found = items.map(async (name) => readFile(path.join(dataDir, name), 'utf8').catch(() => 'none'));
  return Promise.all(found);
}

const swapCall = () => `swapIn(${JSON.stringify(dataDir)}, new Date())`;
const finishCall = () => `finishRestore(${JSON.stringify(dataDir)})`;

test('a restore that is killed at any step, and again while it is finished, leaves either the old or the restored state', async () => {
  const old = ['old', 'old', 'old', 'old', 'old'];
  // What clients need to continue stays.
  const restored = ['restored', 'restored', 'old', 'old', 'old'];
  for (let step = 0; ; step++) {
    await prepare(items);
    const killed = run(swapCall(), step);
    run(finishCall(), 1);
    run(finishCall());
    expect({ step, state: await state() }).toEqual({ step, state: step === 0 ? old : restored });
    const left = await readdir(dataDir);
    expect(left.filter((name) => name.startsWith('restore.'))).toEqual([]);
    const aside = left.filter((name) => name.startsWith('before-restore-'));
    expect(aside).toHaveLength(step === 0 ? 0 : 1);
    for (const name of aside) {
      const kept = items.slice(0, 2).map((item) => readFile(path.join(dataDir, name, item), 'utf8'));
      expect(await Promise.all(kept)).toEqual(['old', 'old']);
    }
    await rm(dataDir, { recursive: true });
    if (killed === null) break;
    expect(step).toBeLessThan(20);
  }
}, 120_000);

test('in a new data folder, everything is put in place, whenever the restore is killed', async () => {
  for (let step = 1; ; step++) {
    await prepare([]);
    await rm(path.join(dataDir, 'postgres'), { recursive: true });
    const killed = run(swapCall(), step);
    run(finishCall());
    expect({ step, state: await state() }).toEqual({ step, state: items.map(() => 'restored') });
    await rm(dataDir, { recursive: true });
    if (killed === null) break;
    expect(step).toBeLessThan(20);
  }
}, 120_000);
