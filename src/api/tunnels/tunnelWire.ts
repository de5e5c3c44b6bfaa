/**
 * The protocol between the two ends of a tunnel, `tunnel.compute.service.v1`: binary WebSocket messages carry the bytes
 * of one TCP connection in both directions, and an empty message ends its direction.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export const subprotocol = 'tunnel.compute.service.v1';

/** WebSocket options of both ends. Compression would only cost, because most of the traffic is encrypted. */
export const socketOptions = { maxPayload: 1024 * 1024, perMessageDeflate: false } as const;

export { pingMs, silentPings } from '../../http/webSocket.ts';

/** WebSocket close codes (RFC 6455, section 7.4): those of the standard, and our own from 4000. */
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

/** Bytes that may wait for the network before the other side is paused, and the level at which it resumes. */
const highWaterBytes = 512 * 1024;
const lowWaterBytes = 64 * 1024;

export interface Pump {
  /** One side does not accept what the other sends, so nothing can be heard from it either. */
  readonly isClogged: boolean;
}

export interface PumpOptions {
  /** Bytes carried: `in` from the WebSocket to the stream, `out` the other way. */
  onBytes?(direction: 'in' | 'out', count: number): void;
  /** The stream ended, and everything from it and the end itself were sent. */
  onSent?(): void;
}

/** Carries bytes between an open WebSocket and a stream. What one side does not accept stays with the other. */
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
  // Only a socket that is being read notices a close.
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
      return stream.isPaused() || ws.isPaused || ws.bufferedAmount > 0;
    },
  };
}
