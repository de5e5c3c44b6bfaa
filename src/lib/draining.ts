/** Bodies that are written no faster than they are read. */
import type { ServerResponse } from 'node:http';

/** A client that reads nothing for this long does not get the rest. */
export const stalledMs = 30_000;
/** What a client has to read of a body within {@link stalledMs}. */
const sliceBytes = 256 * 1024;

/** False if the client is gone, or does not read. */
export function drained(response: ServerResponse, mostMs = stalledMs): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (isDrained: boolean) => {
      clearInterval(timer);
      response.off('drain', onDrain).off('close', onClose);
      resolve(isDrained);
    };
    const onDrain = () => done(true);
    const onClose = () => done(false);
    // Behind another response on its connection, it cannot be read yet. What was read while this process stood still is
    // heard of first.
    const timer = setInterval(() => response.socket && setImmediate(onClose), mostMs);
    response.once('drain', onDrain).once('close', onClose);
  });
}

/** Ends the response with the body. A large one goes in slices, whose reading shows that the client still reads. */
export async function endWith(response: ServerResponse, body: Uint8Array, mostMs = stalledMs): Promise<void> {
  let at = 0;
  for (; body.length - at > sliceBytes; at += sliceBytes)
    if (!response.write(body.subarray(at, at + sliceBytes)) && !(await drained(response, mostMs)))
      return void response.destroy();
  response.end(body.subarray(at));
}

/** Calls `cut` when the client has not read the rest of a response this long after its end. */
export function cutUnread(response: ServerResponse, mostMs: number, cut: () => void): void {
  response.once('prefinish', () => {
    // What was read while this process stood still is heard of first.
    const timer = setTimeout(() => setImmediate(() => response.closed || cut()), mostMs);
    response.once('close', () => clearTimeout(timer));
  });
}
