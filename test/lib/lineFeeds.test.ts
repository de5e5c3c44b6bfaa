/** Lines of a stream. */
import { linesOf } from '../../src/lib/lineFeeds.ts';

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function split(text: string, { size = 3, limit = Number.POSITIVE_INFINITY } = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(chunks(text, size), limit)) lines.push(line);
  return lines;
}

test.each([1, 2, 3, 7, 1_000])('lines end at line feeds alone, in chunks of %i bytes', async (size) => {
  expect(await split('one\r\ntwo\u2028still two\u2029 and ü\n\nlast', { size })).toEqual([
    'one\r',
    'two\u2028still two\u2029 and ü',
    '',
    'last',
  ]);
});

test('of a line beyond the limit only the beginning comes, and the next is whole', async () => {
  expect(await split(`${'x'.repeat(10_000)}\nnext\n`, { size: 100, limit: 8 })).toEqual(['xxxxxxxx', 'next', '']);
});
