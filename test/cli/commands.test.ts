import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type Terminal } from '../../src/cli/commands.ts';

const ran: string[] = [];
const role = (name: string) => async () => void ran.push(name);
const roles = { up: role('up'), api: role('api'), worker: role('worker'), host: role('host') };

/** What a command prints where nothing of the service is there. */
async function printed(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: path.join(tmpdir(), 'no-such-data') };
  const terminal: Terminal = { environment, mainFile: 'main.js', print: (line) => lines.push(line), complain: () => {}, roles };
  expect(await runCommand(words, terminal)).toBeNull();
  return lines.join('\n');
}

test('help lists every command, and each tells what it takes when asked, and does nothing', async () => {
  const all = await printed('help');
  for (const words of [[], ['--help'], ['hosts', '-h']]) expect(await printed(...words)).toBe(all);
  const names = new Set([...all.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map((match) => match[1]!));
  expect([...names]).toEqual(expect.arrayContaining(['up', 'hosts drain', 'usage export', 'ssh', 'tunnel']));
  for (const name of names) {
    const own = await printed(...name.split(' '), '--help');
    expect(all).toContain(own.split('\n\n')[0]);
    expect(own).toMatch(new RegExp(`^ {2}${name}\\b`));
  }
  expect(ran).toEqual([]);
  await printed('api');
  expect(ran).toEqual(['api']);
});

test.each([['foo'], ['hosts'], ['fleet apply'], ['hosts list h1'], ['hosts cordon h1 h2'], ['worker now']])('"%s" is no command', async (line) => {
  await expect(printed(...line.split(' '))).rejects.toThrow(`"${line}" is no command of this program: "help" shows them.`);
});

test("options of another command are refused, one's own are taken", async () => {
  await expect(printed('hosts', 'list', '--reason', 'none')).rejects.toThrow("Unknown option '--reason'");
  await expect(printed('orphans', 'destroy', 'x', '--reason', 'none')).rejects.toThrow('"x" is no runtime id');
});
