/**
 * The lines of a stream of UTF-8 text, split at line feeds alone: U+2028, at which Node's readline splits too since Node 24,
 * may be in the middle of one. Of a line beyond the limit, only its beginning comes.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  limitChars = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const cut = (text: string) => (text.length > limitChars ? text.slice(0, limitChars) : text);
  let rest = '';
  for await (const chunk of chunks) {
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    const parts = [cut(rest + first), ...others.map(cut)];
    rest = parts.pop()!;
    yield* parts;
  }
  yield cut(rest + decoder.decode());
}
