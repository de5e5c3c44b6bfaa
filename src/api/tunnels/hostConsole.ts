/** The way to a machine's serial console on its host, for readers and for those who type. */
import { connect, type Socket } from 'node:net';
import {
  type AdmitConsole,
  type ConsoleRequest,
  consoleGreeting,
  greetingBytes,
  keyboardGreeting,
  noKeyboard,
} from '../../domain/console.ts';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { ApiError } from '../../http/apiError.ts';
import { budget } from '../../http/rateLimit.ts';
import { quotable } from '../../lib/text.ts';
import type { MachineRow } from '../../store/machines/machineStore.ts';
import {
  auditRefusedForward,
  consolePlacementOf,
  type RegisteredTargets,
} from '../../store/machines/registeredForwards.ts';
import type { KubernetesServices } from '../kubernetes/resourceKind.ts';

/** What consoles need beyond what every kind has. */
export interface ConsoleServices extends KubernetesServices {
  admitConsole: AdmitConsole;
}

const connectTimeoutMs = 5_000;
/** Each opening is a short workflow. */
const openings = budget('consoles', { points: 120, duration: 60 });

export interface Wanted extends ConsoleRequest {
  /** Whether what is written to the connection goes to the machine. */
  types?: boolean;
}

/** Returns the connection, with the output still to be read. Throws ApiError 409, 429, or 503. */
export async function openHostConsole(
  { db, admitConsole, log }: Pick<ConsoleServices, 'db' | 'admitConsole' | 'log'>,
  row: MachineRow,
  what: string,
  { customerId, wanted: { types = false, ...wanted } }: { customerId: string; wanted: Wanted },
): Promise<Socket> {
  await openings.check(customerId);
  await openings.spend(customerId, 1);
  const placement = await consolePlacementOf(db, row.uid);
  if (!placement) throw new ApiError('Conflict', `there is nothing on ${what} yet: the machine waits for a host`);
  const { runtimeId, host, targets } = placement;
  const target = { ...host, runtimeId, ...(types && { types }) };
  const { admission, ticket } = await admitConsole(target).catch((error: unknown) => {
    log.warn({ err: error, uid: row.uid }, 'a console was not admitted');
    throw unreachable(`${what} cannot be reached: its host does not respond`, error);
  });
  if (admission.outcome === 'not-offered')
    throw new ApiError('Conflict', `${what} cannot be opened: machines of this kind of host offer none`);
  if (admission.outcome === 'nothing')
    throw new ApiError('Conflict', `there is nothing on ${what}: it is not created yet, or no longer kept`);
  const { address, port } = admission;
  await refuseUnregistered(row.uid, { address, port }, targets, what);
  const socket = await reach(address, port, what);
  socket.write(`${JSON.stringify({ ticket, ...wanted })}\n`);
  const greeting = await firstLine(socket, what);
  if (greeting === (types ? keyboardGreeting : consoleGreeting)) return socket;
  socket.destroy();
  if (types && greeting.startsWith(noKeyboard))
    throw takesNone(what, quotable(greeting.slice(noKeyboard.length).trim(), 100));
  throw unreachable(`${what} cannot be reached: its host refused the connection`);

  async function refuseUnregistered(
    uid: string,
    at: { address: string; port: number },
    targets: RegisteredTargets,
    what: string,
  ): Promise<void> {
    const forward = { guestPort: 0, ...at };
    if (!unregisteredForward([forward], targets)) return;
    await auditRefusedForward(db, uid, forward, targets);
    throw unreachable(`the address of ${what} is not registered for its host: an operator must correct it`);
  }
}

function takesNone(what: string, why: string): ApiError {
  return new ApiError('Conflict', `${what} takes no input: ${why}`);
}

function unreachable(message: string, cause?: unknown): ApiError {
  return new ApiError('ServiceUnavailable', message, { headers: { 'retry-after': '2' }, cause });
}

function reach(host: string, port: number, what: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 20_000 });
    const refuse = (cause?: Error) => {
      socket.destroy();
      reject(unreachable(`${what} cannot be reached: its host cannot be connected to`, cause));
    };
    const late = setTimeout(refuse, connectTimeoutMs);
    socket.once('error', (error) => {
      clearTimeout(late);
      refuse(error);
    });
    socket.once('connect', () => {
      clearTimeout(late);
      socket.removeAllListeners('error');
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}

/** Returns the host's first line, with its end; what follows is still to be read. */
function firstLine(socket: Socket, what: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(late);
      socket.destroy();
      reject(unreachable(`${what} cannot be reached: its host refused the connection`));
    };
    const late = setTimeout(refuse, connectTimeoutMs);
    let line = '';
    const look = () => {
      while (!line.endsWith('\n') && line.length < greetingBytes) {
        const byte: Buffer | null = socket.read(1);
        if (byte === null) return;
        line += byte.toString('latin1');
      }
      clearTimeout(late);
      socket.off('readable', look).off('close', refuse);
      resolve(line);
    };
    socket.on('readable', look).once('close', refuse);
  });
}
