// `tunnel`: carries connections to a loopback port, or standard input and output, to a port of a machine.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { closeCodes } from '../../api/tunnels/tunnelWire.ts';
import { UserError } from '../../lib/errors.ts';
import { wholeNumber } from '../wholeNumber.ts';
import {
  type Machine,
  type MachineAccess,
  type MachineOptions,
  openMachineAccess,
  type Port,
} from './machineAccess.ts';

export interface TunnelOptions extends MachineOptions {
  /** The port's number or name. */
  port: string;
  /** The local port; if absent, any free one. */
  listen?: string | undefined;
  /** Carries standard input and output instead, as a ProxyCommand of ssh. */
  stdio?: boolean | undefined;
  print(line: string): void;
  complain(line: string): void;
}

/** Runs until it is stopped or, with `stdio`, until one side ends. Throws UserError. */
export async function tunnelCommand(options: TunnelOptions): Promise<void> {
  if (options.stdio && options.listen !== undefined)
    throw new UserError('--stdio and --listen cannot be used together.');
  // 0 is any free one.
  const listen = wholeNumber('--listen', options.listen ?? '0', { most: 65_535 });
  const access = await openMachineAccess(options);
  // The service enforces what is allowed, so `stdio` skips the check below: it only gives people a better message.
  if (options.stdio) return carryStandardStreams(access, options.port);
  const port = portOf(await access.ready(), options.port);
  await listenFor(access, port, listen, options);
}

/** Returns a port of the machine by its number or name. Throws a UserError that lists the ports. */
export function portOf(machine: Machine, asked: string): Port {
  const { ports } = machine;
  const found = ports.find((port) => String(port.guestPort) === asked) ?? ports.find((port) => port.name === asked);
  if (found) return found;
  const known = ports.map((port) => `${port.guestPort} (${port.name})`).join(', ');
  throw new UserError(
    `${machine.name} declares no port ${asked}; ${known ? `it declares ${known}` : 'it declares none, and its spec cannot be changed'}.`,
  );
}

async function carryStandardStreams(access: MachineAccess, port: string): Promise<void> {
  const stream = Duplex.from({ readable: process.stdin, writable: process.stdout });
  // The reader may close first.
  stream.on('error', () => undefined);
  const closed = await access.carry(stream, port);
  process.stdin.destroy();
  if (!isOrderly(closed, stream)) throw new UserError(lost(closed));
  // The process exits next, and a slow reader may not have received everything yet.
  stream.end();
  await finished(stream, { readable: false }).catch(() => undefined);
}

async function listenFor(
  access: MachineAccess,
  port: Port,
  listen: number,
  { name, print, complain }: TunnelOptions,
): Promise<void> {
  const carryOne = async (socket: Socket) => {
    socket.on('error', () => undefined);
    try {
      const closed = await access.carry(socket, port.guestPort);
      if (isOrderly(closed, socket)) return void socket.destroySoon();
      complain(lost(closed));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      complain(error.message);
    }
    socket.destroy();
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void carryOne(socket));
  try {
    server.listen(listen, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`Cannot listen on port ${listen} (${code}): choose another with --listen, or omit it.`, {
      cause: error,
    });
  }
  const { port: local } = server.address() as AddressInfo;
  print(`127.0.0.1:${local} leads to port ${port.guestPort} (${port.name}) of ${name}; Ctrl-C ends it.`);
  await once(server, 'close');
}

/** Whether either side closed the tunnel, even if the stream ended before the WebSocket's close arrived. */
function isOrderly({ code }: { code: number }, stream: Duplex): boolean {
  return code === closeCodes.normal || stream.writableEnded || stream.destroyed;
}

function lost({ code, reason }: { code: number; reason: string }): string {
  return `The tunnel was closed: ${reason || 'the connection to the service was lost'} (${code}).`;
}
