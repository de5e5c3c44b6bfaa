import { clock, progressLines } from '../../src/cli/machines/machineProgress.ts';
import { rendered } from '../../src/cli/objectOutput.ts';
import { table } from '../../src/cli/output.ts';
import { escapedForTerminal } from '../../src/cli/printable.ts';

const head = ['NAME', 'PHASE', 'MESSAGE'];
const rows = [
  ['web', 'Running', ''],
  ['a-machine-with-a-long-name', 'Failed', 'the image does not exist in the catalogue of this platform'],
];
const file = { width: Number.POSITIVE_INFINITY, hasColors: false };

test('a table is as wide as the terminal, and whole in a file', () => {
  const narrow = table(head, rows, { width: 50, hasColors: false }).split('\n');
  expect(Math.max(...narrow.map((line) => line.length))).toBe(50);
  expect(narrow[2]).toMatch(/^a-machine-\S*…? +Failed {2,}the \S.*…$/);
  expect(table(head, rows, file)).toContain('the catalogue of this platform');
  // Below a certain width, cells would say nothing.
  expect(table(head, rows, { width: 5, hasColors: false }).split('\n')[2]!.length).toBeGreaterThan(20);
});

test('states have colors where the terminal has them, and a cell steers no terminal', () => {
  const colored = table(head, rows, { width: 100, hasColors: true });
  expect(colored).toContain('\x1b[32mRunning\x1b[39m');
  expect(colored).toContain('\x1b[31mFailed\x1b[39m');
  expect(table(head, rows, file)).not.toContain('\x1b');
  expect(table(['NAME'], [['\x1b[2Jweb']], file)).not.toContain('\x1b');
});

test('a terminal is given the colors of a table, and nothing else that it would obey', () => {
  const colored = table(head, rows, { width: 100, hasColors: true });
  expect(escapedForTerminal(colored)).toBe(colored);
  // Hidden text, the title, and colors that nothing here writes.
  expect(escapedForTerminal('\x1b[8mhidden\x1b[0m \x1b]0;title\x07 \x1b[30;40mblack\x1b[2J')).toBe(
    '\\u001b[8mhidden\\u001b[0m \\u001b]0;title\\u0007 \\u001b[30;40mblack\\u001b[2J',
  );
});

test('a path gives a part of an object, several values with a space, and what is no path is refused', () => {
  const list = {
    items: [
      { metadata: { name: 'a' }, n: 1 },
      { metadata: { name: 'b' }, n: 2 },
    ],
  };
  const by = (template: string) => rendered(list, { as: 'jsonpath', template }, '');
  expect(by('{.items[*].metadata.name}')).toBe('a b');
  expect(by('{.items[?(@.n==2)].metadata.name}{"\\n"}{$.items[0].n}')).toBe('b\n1');
  expect(by('{.items[0].metadata}')).toBe('{"name":"a"}');
  expect(by('{.none}')).toBe('');
  expect(() => by('{.items[?(process.exit())]}')).toThrow('cannot be read');
});

test('a machine that starts shows what it waits for, since when, until when, and what it printed', () => {
  const look = { phase: 'Starting', elapsedMs: 62_000, inPhaseMs: 42_000, failsAfterMs: 300_000, printed: ['login:'] };
  expect(progressLines({ ...look, message: 'port ssh (22) does not listen' })).toEqual([
    '  Starting for 0:42, fails after 5:00; 1:02 in all',
    '  port ssh (22) does not listen',
    '  | login:',
  ]);
  expect(progressLines({ ...look, message: '', failsAfterMs: null, printed: [] })).toEqual([
    '  Starting for 0:42; 1:02 in all',
  ]);
  expect(clock(3_599_999)).toBe('59:59');
});
