/** The line to a machine's serial console: a WebSocket that is opened again when it breaks. */
import { client } from '../api.ts';
import { readConsole } from '../machines/observed.tsx';
import { wordsOf } from '../refusals.ts';

export type LineState =
  | { is: 'connecting' }
  | { is: 'open' }
  /** Tried again by itself. */
  | { is: 'waiting'; why: string }
  | { is: 'closed'; why: string };

/** Both as the service has them (src/api/tunnels/tunnelWire.ts). */
const subprotocol = 'tunnel.compute.service.v1';
const sessionEnded = 4401;

const keptLines = 1_000;
const waits = [500, 1_000, 2_000, 5_000, 10_000];
const mostBytes = 64 * 1_024;

interface LineParts {
  /** Its address in the API, without the origin. */
  path: string;
  machine: Parameters<typeof readConsole>[0];
  /** A connection begins, with the last lines that were printed. */
  onOpen(): void;
  onBytes(bytes: Uint8Array): void;
  onState(state: LineState): void;
}

export interface Line {
  /** Returns false if the machine cannot get it now. */
  send(text: string): boolean;
  close(): void;
}

export function openLine({ path, machine, onOpen, onBytes, onState }: LineParts): Line {
  let socket: WebSocket;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect(): void {
    let wasOpen = false;
    onState({ is: 'connecting' });
    const address = new URL(`${path}/attach?tailLines=${keptLines}`, location.href.replace(/^http/, 'ws'));
    socket = new WebSocket(address, subprotocol);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      [wasOpen, attempt] = [true, 0];
      onOpen();
      onState({ is: 'open' });
    };
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onBytes(new Uint8Array(data));
    socket.onclose = ({ code, reason }) => void lost(code, reason, wasOpen);
  }

  async function lost(code: number, reason: string, wasOpen: boolean): Promise<void> {
    if (isOver) return;
    if (code === sessionEnded) {
      // Reads as every page does, which shows the sign-in.
      await client.account().catch(() => undefined);
      return;
    }
    const why = wasOpen ? reason || 'the connection broke' : await whyRefused();
    if (isOver) return;
    const wait = waits[attempt];
    attempt += 1;
    if (wait === undefined) return onState({ is: 'closed', why });
    onState({ is: 'waiting', why });
    timer = setTimeout(connect, wait);
  }

  /** A browser tells a page nothing of a refused WebSocket. A read of the same console is refused for the same reasons. */
  async function whyRefused(): Promise<string> {
    const { name } = machine.metadata;
    return readConsole(machine, { tailLines: 0 }).then(
      () =>
        'it can be read, but takes no keys now. The machine was never ready, its host takes no keys, ' +
        `or too many connections are open. "compute-service console ${name}" says which`,
      wordsOf,
    );
  }

  connect();
  return {
    send(text) {
      const bytes = new TextEncoder().encode(text);
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount + bytes.length > mostBytes) return false;
      socket.send(bytes);
      return true;
    },
    close() {
      isOver = true;
      clearTimeout(timer);
      socket.close(1000);
    },
  };
}
