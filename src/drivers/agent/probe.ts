import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** How long a guest may take to respond to a probe. */
const probeTimeoutMs = 2_000;
/** A guest that refuses a connection does so within a few milliseconds. */
const stayMs = 150;

/** `silent`: nothing was said in time, as by a guest that is slow; `closed`: it refused, hung up, or said something else. */
export type Probed = 'open' | 'closed' | 'silent';

/** An SSH server sends its identification without being asked (RFC 4253, 4.2). */
export function probeSsh(address: string, port: number): Promise<Probed> {
  return converse(address, port, '', (received) => received.startsWith('SSH-2.0-'));
}

/** An echo server returns what it is sent. */
export function probeEcho(address: string, port: number): Promise<Probed> {
  const word = `${randomBytes(8).toString('hex')}\n`;
  return converse(address, port, word, (received) => received === word);
}

/**
 * Something behind a forward takes a connection if it stays open, or sends data. The forwarder accepts first and only
 * then connects to the guest, so a connection that ends at once was refused by the guest.
 */
export function probeConnection(address: string, port: number): Promise<Probed> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    const end = (probed: Probed) => {
      stopWaiting();
      socket.destroy();
      resolve(probed);
    };
    let stopWaiting = afterRunning(probeTimeoutMs, () => end('silent'));
    socket.on('connect', () => {
      stopWaiting();
      stopWaiting = afterRunning(stayMs, () => end('open'));
    });
    socket.on('data', () => end('open'));
    socket.on('error', (error) => end(meaningOf(error)));
    socket.on('close', () => end('closed'));
  });
}

/** Connects, sends `greeting`, and waits until it is `satisfied`. */
function converse(
  address: string,
  port: number,
  greeting: string,
  satisfied: (received: string) => boolean,
): Promise<Probed> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, address);
    const end = (probed: Probed) => {
      stopWaiting();
      socket.destroy();
      resolve(probed);
    };
    const stopWaiting = afterRunning(probeTimeoutMs, () => end('silent'));
    socket.on('connect', () => greeting !== '' && socket.write(greeting));
    socket.on('data', (chunk: Buffer) => {
      received = (received + chunk.toString('latin1')).slice(0, 256);
      if (satisfied(received)) end('open');
    });
    socket.on('error', (error) => end(meaningOf(error)));
    socket.on('close', () => end('closed'));
  });
}

/** A machine that is restarting, or a network that is away, refuses nothing. */
function meaningOf({ code }: NodeJS.ErrnoException): Probed {
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'closed' : 'silent';
}

const stepMs = 50;

/**
 * Calls back after about `ms` of time in which this process was running; returns a function that cancels. Timers that
 * came due while the process was stalled fire before the input that arrived meanwhile is read. A plain timer would
 * therefore take a guest that responded in time for dead, and one that hung up for alive.
 */
function afterRunning(ms: number, act: () => void): () => void {
  let stepsLeft = Math.ceil(ms / stepMs);
  const timer = setInterval(() => {
    stepsLeft -= 1;
    if (stepsLeft > 0) return;
    clearInterval(timer);
    act();
  }, stepMs);
  return () => clearInterval(timer);
}
