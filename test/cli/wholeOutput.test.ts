/** Output that cannot be written: /dev/full refuses every byte, as a full disk does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { namesOf } from '../../src/cli/commandLine.ts';
import { operatorCommands, type Terminal } from '../../src/cli/commands.ts';
import { customerCommands } from '../../src/cli/customerCommands.ts';
import { shownOnce } from '../../src/cli/wholeOutput.ts';
import type { Database } from '../../src/store/core/db.ts';
import { makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let databaseUrl: string;
useDatabase(async (opened, url) => {
  [db, databaseUrl] = [opened, url];
  await makeTenant(db, { namespace: 'one' });
});

const built = (program: string) => path.join(import.meta.dirname, '..', '..', 'dist', 'src', `${program}.js`);
/** Runs words of a shell, in which `run` is the program. */
const shell = (program: string, line: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, NODE: process.execPath, PROGRAM: built(program) };
    const script = `set -o pipefail; run() { "$NODE" "$PROGRAM" "$@"; }; ${line}`;
    execFile('bash', ['-c', script], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const lost = /^The output could not be written \(ENOSPC\)\./;

test.each([
  ['main', 'help'],
  ['main', 'customers list'],
  ['main', 'customers list -o json'],
  ['main', 'usage export --format focus --month 2026-01 --customer one'],
  ['customerMain', 'help'],
])(
  '%s %s says that its output is lost, and is silent when its reader leaves',
  async (program, words) => {
    const whole = await shell(program, `run ${words}`);
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/./), err: '' });
    const full = await shell(program, `run ${words} > /dev/full`);
    expect(full).toMatchObject({ code: 1, err: expect.stringMatching(lost) });
    expect(full.err.trim().split('\n')).toHaveLength(1);
    expect(await shell(program, `run ${words} | true`)).toMatchObject({ code: 0, err: '' });
  },
  120_000,
);

test('an account whose key was shown nowhere has a way to another key', async () => {
  const { code, err } = await shell('main', 'run customers create acme --region north > /dev/full');
  expect(code).toBe(1);
  expect(err).toMatch(lost);
  expect(err).toContain('"registrations issue"');
  expect(await db.customer.count({ where: { slug: 'acme' } })).toBe(1);
  const again = await shell('main', 'run registrations issue acme');
  expect(JSON.parse(again.out)).toMatchObject({ slug: 'acme', gives: 'a new key' });
}, 120_000);

test('each command that shows something once is there', () => {
  const terminal = { environment: {}, mainFile: '', print() {}, complain() {}, roles: {} } as unknown as Terminal;
  const tables = [customerCommands(terminal), operatorCommands(terminal)].flatMap((table) => Object.values(table));
  const names = tables.flatMap((group) => Object.keys(group).map((call) => namesOf(call).join(' ')));
  expect(names).toEqual(expect.arrayContaining(Object.keys(shownOnce)));
});
