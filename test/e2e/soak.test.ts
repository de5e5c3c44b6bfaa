/**
 * The soak in short: churn with a model beside it, without faults in every run, under all of them in the whole
 * matrices.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { program } from '../support/service.ts';

const main = path.join(path.dirname(program), '..', 'bench', 'soak', 'main.js');
const full = process.env['TEST_FULL'] === '1';

async function soak(...words: string[]): Promise<{ code: number; report: string }> {
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let report = '';
  child.stdout.on('data', (text) => (report += String(text)));
  child.stderr.on('data', (text) => (report += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, report };
}

test('an unknown fault exits with 2 and shows the usage', async () => {
  const { code, report } = await soak('--faults', 'none-such');
  expect([code, report]).toEqual([2, expect.stringContaining('--minutes N')]);
});

(full ? test : test.skip)(
  'half a minute of churn without faults: everything agrees, and the report says so',
  async () => {
    const { code, report } = await soak('--minutes', '0.5', '--seed', '1', '--faults', 'none');
    expect([code, report]).toEqual([0, expect.stringContaining('### Seed 1: clean')]);
    expect(report).toMatch(/\| lists compared \| [1-9]/);
    expect(report).toMatch(/\| watched changes compared \| [1-9]/);
    expect(report).toMatch(/\| bills compared \| [1-9]/);
  },
  400_000,
);

(full ? test : test.skip)(
  'ten minutes under faults of everything, with a new seed: everything agrees at every calm point and at the end',
  async () => {
    const { code, report } = await soak('--minutes', '10');
    expect([code, report]).toEqual([0, expect.stringContaining(': clean')]);
  },
  2_400_000,
);
