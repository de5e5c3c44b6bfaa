/** The log of a role on a disk that is full: /dev/full refuses every byte as such a disk does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../support/service.ts';

const log = path.join(path.dirname(program), 'roles', 'log.js');
const sdk = path.join(path.dirname(program), 'temporal', 'runtime.js');
const script = `
  import { openLog } from ${JSON.stringify(log)};
  import { sdkLogger } from ${JSON.stringify(sdk)};
  const log = openLog('role', 'info');
  for (let line = 0; line < 20_000; line++) {
    log.info({ line, padding: 'x'.repeat(200) }, 'a line');
    if (line % 1_000 === 0) sdkLogger('WARN').warn('a line of the SDK');
    if (line % 1_000 === 0) await new Promise(setImmediate);
  }
  process.exitCode = 7;
`;

async function exitWith(file: string): Promise<number | null> {
  const out = openSync(file, 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', out, out],
    timeout: 60_000,
  });
  closeSync(out);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('a full disk costs lines of the log, and neither ends nor stops a role', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  try {
    const file = path.join(folder, 'log');
    expect(await exitWith(file)).toBe(7);
    const text = await readFile(file, 'utf8');
    expect(text.match(/"a line"/g)).toHaveLength(20_000);
    expect(text.match(/"a line of the SDK"/g)).toHaveLength(20);
    expect(await exitWith('/dev/full')).toBe(7);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
