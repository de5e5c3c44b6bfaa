// A terminal at a machine's serial console: what is typed goes there, until `~.`, the end of the connection, or a signal.
import { constants } from 'node:os';
import { Duplex } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { EscapeReader, escapeHelp } from './escapes.ts';
import type { MachineAccess } from './machineAccess.ts';

export interface Terminal {
  stdin: ReadStream;
  stdout: WriteStream;
  complain(line: string): void;
}

/** Keys that wait for the machine; more of them ring the bell instead. */
const waitingBytes = 64 * 1024;
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const bell = '\x07';

/** Returns the exit code: 0 after `~.`. The terminal is then as it was. Throws UserError when the console is refused. */
export async function typeAtConsole(
  access: MachineAccess,
  { name, tailLines }: { name: string; tailLines: string | undefined },
  { stdin, stdout, complain }: Terminal,
): Promise<number> {
  let isRaw = false;
  const restore = () => {
    if (isRaw) stdin.setRawMode(false);
    isRaw = false;
  };
  let leave: (code: number) => void = () => undefined;
  const left = new Promise<number>((resolve) => {
    leave = resolve;
  });
  const stream = new Duplex({
    read: () => undefined,
    write: (printed: Buffer, _encoding, done) => void stdout.write(printed, () => done()),
  });
  stream.on('error', () => undefined);

  const reader = new EscapeReader();
  const hear = (keys: Buffer) => {
    let { typed, meant, rest } = reader.read(keys);
    for (;;) {
      if (stream.readableLength + typed.length > waitingBytes) stdout.write(bell);
      else if (typed.length > 0 && !stream.destroyed) stream.push(typed);
      if (meant === 'leave') return leave(0);
      if (meant === null) return;
      stdout.write(`\r\n${escapeHelp.join('\r\n')}\r\n`);
      ({ typed, meant, rest } = reader.read(rest));
    }
  };
  const onSignal = (signal: (typeof signals)[number]) => {
    restore();
    complain(`\nThe console of ${name} was left: ${signal}.`);
    leave(128 + constants.signals[signal]);
  };
  const onHangUp = () => leave(1);
  const begin = () => {
    complain(`You are at the console of ${name}. To leave it, type ~. at the start of a line; ~? shows more.`);
    process.once('exit', restore);
    for (const signal of signals) process.on(signal, onSignal);
    stdin.setRawMode(true);
    isRaw = true;
    stdin.on('data', hear).once('end', onHangUp).once('error', onHangUp).resume();
  };
  try {
    const closed = access.attach(stream, { tailLines, onOpen: begin });
    const ended = await Promise.race([left, closed]);
    if (typeof ended === 'number') return ended;
    restore();
    const why = ended.reason || 'the connection to the service was lost';
    complain(`\nThe console of ${name} was closed: ${why} (${ended.code}).`);
    return 1;
  } finally {
    restore();
    process.off('exit', restore);
    for (const signal of signals) process.off(signal, onSignal);
    stdin.off('data', hear).off('end', onHangUp).off('error', onHangUp).pause();
    stream.destroy();
  }
}
