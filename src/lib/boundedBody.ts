/** Reads what a server sends, within bounds that it cannot exceed: in time, and in bytes after decompression. */
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

/** What came cannot be used. The words are ours, because a server's may contain anything. */
export class UnreadableBody extends Error {}

export interface BodyBounds {
  /** After decompression. */
  limitBytes: number;
  /** Ends the reading at any moment. */
  signal: AbortSignal;
}

/** Reads to the end, and takes the codings off. Throws UnreadableBody, the signal's reason, or the stream's error. */
export async function readBody(
  body: Readable,
  contentEncoding: string | string[] | undefined,
  { limitBytes, signal }: BodyBounds,
): Promise<Buffer> {
  // It may still fail when nothing reads it any more.
  body.on('error', () => undefined);
  try {
    signal.throwIfAborted();
    return await collect(decompressed(body, String(contentEncoding ?? '')), limitBytes, signal);
  } catch (error) {
    if (!/^(Z_|ERR__ERROR|ERR_BROTLI)/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new UnreadableBody('responded with bytes that are not in its Content-Encoding', { cause: error });
  } finally {
    body.destroy();
  }
}

/** By RFC 9110, section 8.4.1: their names in any case. Some servers compress although they were not asked to. */
const codings: Readonly<Record<string, () => Duplex>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
};
const codingsLimit = 2;

/** Takes the codings off again, the last one first. */
function decompressed(body: Readable, header: string): Readable {
  const applied = header.split(',').map((each) => each.trim().toLowerCase());
  const names = applied.filter((name) => name !== '' && name !== 'identity');
  if (names.length > codingsLimit) throw new UnreadableBody(`responded with more than ${codingsLimit} content codings`);
  return names.reverse().reduce((coded, name) => {
    const open = Object.hasOwn(codings, name) ? codings[name] : undefined;
    if (!open)
      throw new UnreadableBody(`responded with a Content-Encoding other than ${Object.keys(codings).join(', ')}`);
    const stream = open();
    // A pipe passes on neither errors nor an end that came too soon.
    coded.on('error', (error) => stream.destroy(error));
    return coded.pipe(stream);
  }, body);
}

async function collect(stream: Readable, limitBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const onAbort = () => stream.destroy(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limitBytes) throw new UnreadableBody(`responded with more than ${limitBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    signal.removeEventListener('abort', onAbort);
    stream.destroy();
  }
}
