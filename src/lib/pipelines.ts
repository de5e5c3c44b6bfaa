/**
 * What a connection may make of its server beside its requests. Node reads on while responses are due, calls the handler
 * for each request that came, and waits without end until a response is read.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutUnread, stalledMs as usualStalledMs } from './draining.ts';

export interface ConnectionBounds {
  /** Requests whose responses are due. Clients that send several at once send a few. */
  due: number;
  /** A client that does not read the end of a response for this long loses it (draining.ts has what is before it). */
  stalledMs: number;
}

const usual: ConnectionBounds = { due: 32, stalledMs: usualStalledMs };

const unread = new WeakSet<ServerResponse>();

/** Whether the response ended because its client did not read it: Node calls it finished. */
export const isUnread = (response: ServerResponse): boolean => unread.has(response);

/**
 * Ends a connection that has too many requests without a response, or a response that is not read, and tells each response
 * that its connection is gone: Node tells only the first one.
 */
export function bounded(
  listener: RequestListener,
  { due: most, stalledMs }: ConnectionBounds = usual,
): RequestListener {
  const dueOf = new WeakMap<Socket, Set<ServerResponse>>();
  return (request, response) => {
    const { socket } = request;
    // What came with the last request is still read.
    if (socket.destroyed) return;
    const due = dueOf.get(socket) ?? begin(socket);
    if (due.size === most) return void socket.destroy();
    due.add(response);
    response.once('close', () => due.delete(response));
    cutUnread(response, stalledMs, () => {
      unread.add(response);
      socket.destroy();
    });
    listener(request, response);
  };

  function begin(socket: Socket): Set<ServerResponse> {
    const due = new Set<ServerResponse>();
    dueOf.set(socket, due);
    socket.once('close', () => {
      for (const response of due) if (response.socket === null) response.destroy().emit('close');
    });
    return due;
  }
}
