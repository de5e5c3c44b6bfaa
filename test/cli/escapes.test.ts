/** What is typed at a console, and how it is left. */
import { EscapeReader } from '../../src/cli/machines/escapes.ts';

/** What goes to the machine, with each escape in brackets. */
function typed(...chunks: string[]): string {
  const reader = new EscapeReader();
  let text = '';
  for (const chunk of chunks) {
    let rest = Buffer.from(chunk);
    for (;;) {
      const read = reader.read(rest);
      text += read.typed.toString();
      if (read.meant === null) break;
      text += `[${read.meant}]`;
      rest = Buffer.from(read.rest);
    }
  }
  return text;
}

test.each([
  ['at the very start', ['~.'], '[leave]'],
  ['after a return', ['ls\r~.'], 'ls\r[leave]'],
  ['after a line feed', ['ls\n~.'], 'ls\n[leave]'],
  ['one byte at a time', [...'ls\r~.'], 'ls\r[leave]'],
  ['after the help', ['~?~.'], '[help][leave]'],
  ['within a line', ['cd ~.'], 'cd ~.'],
  ['with a second tilde', ['~~.'], '~.'],
  ['before another key', ['~x\r~'], '~x\r'],
  ['before a return, which begins a line', ['~\r~.'], '~\r[leave]'],
  ['in a path', ['ls ~/.ssh\r'], 'ls ~/.ssh\r'],
])('a tilde %s', (_where, chunks, expected) => {
  expect(typed(...chunks)).toBe(expected);
});
