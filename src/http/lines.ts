/** Responses that are streams of lines, written no faster than they are read. */
import type { Response } from 'express';
import { drained } from '../lib/draining.ts';
import { factsOf } from './requestFacts.ts';

/** Of streams: nginx, and proxies like it, would keep them until their buffers are full. */
export const unbuffered = { 'x-accel-buffering': 'no' };

/**
 * Sends lines as they come, and throws what their source throws. Once the first is sent, an error cuts the connection
 * off, so that the client cannot take what it has for the whole.
 */
export async function sendLines(
  response: Response,
  headers: Readonly<Record<string, string>>,
  lines: AsyncIterable<string>,
): Promise<void> {
  const rest = lines[Symbol.asyncIterator]();
  let line = await rest.next();
  if (response.headersSent || response.destroyed) return void (await rest.return?.());
  const facts = factsOf(response);
  facts.disarmDeadline?.();
  facts.endTurn?.();
  response.writeHead(200, { ...headers, ...unbuffered });
  try {
    for (; !line.done; line = await rest.next())
      if (!response.write(`${line.value}\n`) && !(await drained(response))) return void response.destroy();
    response.end();
  } finally {
    await rest.return?.();
  }
}
