import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** How long a guest may take to respond to a probe. */
const probeTimeoutMs = 2_000;
/** A guest that refuses a connection does so within a few milliseconds. */
const stayMs = 150;

/** Whether an SSH server responds: it sends its identification without being asked (RFC 4253, 4.2). */
export function answersSsh(address: string, port: number): Promise<boolean> {
  return converse(address, port, '', (received) => received.startsWith('SSH-2.0-'));
}

/** Whether an echo server responds. */
export function answersEcho(address: string, port: number): Promise<boolean> {
  const word = `${randomBytes(8).toString('hex')}\n`;
  return converse(address, port, word, (received) => received === word);
}

/**
 * Whether something behind a forward accepts connections: the connection stays open, or sends data. The forwarder
 * accepts first and only then connects to the guest, so a connection that ends at once was refused by the guest.
 */
export function takesConnections(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    const end = (answered: boolean) => {
      stopWaiting();
      socket.destroy();
      resolve(answered);
    };
    let stopWaiting = afterRunning(probeTimeoutMs, () => end(false));
    socket.on('connect', () => {
      stopWaiting();
      stopWaiting = afterRunning(stayMs, () => end(true));
    });
    socket.on('data', () => end(true));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}

/** Connects, sends `greeting`, resolves to true once `satisfied`; false when the peer ends, fails or takes too long. */
function converse(
  address: string,
  port: number,
  greeting: string,
  satisfied: (received: string) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, address);
    const end = (answered: boolean) => {
      stopWaiting();
      socket.destroy();
      resolve(answered);
    };
    const stopWaiting = afterRunning(probeTimeoutMs, () => end(false));
    socket.on('connect', () => greeting !== '' && socket.write(greeting));
    socket.on('data', (chunk: Buffer) => {
      received = (received + chunk.toString('latin1')).slice(0, 256);
      if (satisfied(received)) end(true);
    });
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
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
