/** Responses that are streams of lines, written no faster than they are read. */
import type { Response } from 'express';
import { factsOf } from './requestFacts.ts';

/** Of streams: nginx, and proxies like it, would keep them until their buffers are full. */
export const unbuffered = { 'x-accel-buffering': 'no' };

/** A client that reads nothing for this long does not get the rest. */
const stalledMs = 30_000;

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

/** False if the client is gone, or does not read. */
function drained(response: Response): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (isDrained: boolean) => {
      clearTimeout(timer);
      response.off('drain', onDrain).off('close', onClose);
      resolve(isDrained);
    };
    const onDrain = () => done(true);
    const onClose = () => done(false);
    const timer = setTimeout(onClose, stalledMs);
    response.once('drain', onDrain).once('close', onClose);
  });
}
