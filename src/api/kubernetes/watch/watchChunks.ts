/**
 * Lines of a plain watch as chunks of its response (RFC 9112, section 7.1), written to the connection at once. Node
 * makes a chunk for each write, in four parts that it holds until the end of the turn; here the watches of one change
 * share one chunk.
 */
import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

const chunks = new WeakMap<Buffer, Buffer>();

/** The line as one chunk, made once for all watches that send it. */
function chunkOf(line: Buffer): Buffer {
  let chunk = chunks.get(line);
  if (!chunk) {
    chunk = Buffer.concat([Buffer.from(`${line.length.toString(16)}\r\n`), line, Buffer.from('\r\n')]);
    chunks.set(line, chunk);
  }
  return chunk;
}

/**
 * Writes a line to a response whose headers were sent. Returns null when more is accepted, else what emits `drain` once
 * it is.
 */
export function writeLine(response: ServerResponse, line: Buffer): Writable | null {
  const { socket } = response;
  // A response to HTTP/1.0 has no chunks, and one that waits for the connection keeps what is written until then.
  const isDirect = response.chunkedEncoding && socket && response.writableLength === socket.writableLength;
  const out = isDirect ? socket : response;
  return out.write(isDirect ? chunkOf(line) : line) ? null : out;
}
