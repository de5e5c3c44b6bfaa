/**
 * The wire between the two ends of a tunnel, `tunnel.compute.service.v1`: binary messages of a WebSocket carry the bytes
 * of one TCP connection in both directions, and an empty one says that its direction has ended.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export const subprotocol = 'tunnel.compute.service.v1';

/** What both ends give their WebSocket. Compression would only cost: what goes through is mostly encrypted. */
export const socketOptions = { maxPayload: 1024 * 1024, perMessageDeflate: false } as const;

/** The API asks this often whether the other end is there. */
export const pingMs = 20_000;
/** An end that was not heard for so many pings is gone. */
export const silentPings = 3;

/** The WebSocket's close codes (RFC 6455, 7.4): those of the standard, and our own from 4000 on. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  notBinary: 1003,
  broken: 1011,
  sessionEnded: 4401,
  machineGone: 4404,
  notReady: 4409,
  tooMany: 4429,
} as const;

/** Bytes that may wait for the network before the other side is asked to pause, and after which it goes on. */
const highWaterBytes = 512 * 1024;
const lowWaterBytes = 64 * 1024;

export interface Pump {
  /** One side does not take what the other sends, so nothing can be heard from it either. */
  readonly isClogged: boolean;
}

export interface PumpOptions {
  /** Bytes that went through: `in` from the WebSocket to the stream, `out` the other way. */
  onBytes?(direction: 'in' | 'out', count: number): void;
  /** The stream ended, and everything of it and the end itself were sent. */
  onSent?(): void;
}

/** Carries bytes between a WebSocket that is open and a stream. What one side does not take, the other one keeps. */
export function pump(ws: WebSocket, stream: Duplex, { onBytes, onSent }: PumpOptions = {}): Pump {
  ws.binaryType = 'nodebuffer';
  ws.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) return ws.close(closeCodes.notBinary, 'only binary messages are carried');
    if (stream.destroyed || stream.writableEnded) return;
    if (data.length === 0) return void stream.end();
    onBytes?.('in', data.length);
    if (!stream.write(data)) ws.pause();
  });
  stream.on('drain', () => ws.resume());
  // A close can only be heard by a socket that is read.
  stream.once('close', () => ws.resume());

  stream.on('data', (chunk: Buffer) => {
    onBytes?.('out', chunk.length);
    ws.send(chunk, { binary: true }, () => {
      if (stream.isPaused() && ws.bufferedAmount <= lowWaterBytes) stream.resume();
    });
    if (ws.bufferedAmount > highWaterBytes) stream.pause();
  });
  stream.once('end', () => ws.send(Buffer.alloc(0), { binary: true }, (error) => error || onSent?.()));

  return {
    get isClogged() {
      return stream.isPaused() || ws.isPaused;
    },
  };
}
