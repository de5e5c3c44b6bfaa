// What a person sees while a machine starts: what it waits for, for how long, until when, and what it last printed.
import { styleText } from 'node:util';
import { printable } from '../printable.ts';
import type { Look } from './machineAccess.ts';

/** At a terminal the block is drawn again with each look; elsewhere each change is a line. */
export async function withProgress<T>(
  name: string,
  complain: (line: string) => void,
  wait: (onLook: (look: Look) => void) => Promise<T>,
): Promise<T> {
  const screen = process.stderr;
  const onInterrupt = () => {
    complain(`\n${name} goes on without this command: "machines show ${name}" says how it stands.`);
    process.exit(130);
  };
  process.once('SIGINT', onInterrupt);
  let drawn = 0;
  const clear = () => {
    if (drawn > 0) screen.write(`\x1b[${drawn}A\x1b[J`);
    drawn = 0;
  };
  let told = '';
  const draw = (look: Look) => {
    clear();
    const lines = progressLines(look).map((line) => line.slice(0, (screen.columns || 80) - 1));
    const [first, ...rest] = lines;
    const dim = rest.map((line) => (screen.hasColors() ? styleText('dim', line, { validateStream: false }) : line));
    screen.write([first, ...dim, ''].join('\n'));
    drawn = lines.length;
  };
  const tell = ({ phase, message, elapsedMs }: Look) => {
    const state = message ? `${phase}: ${message}` : phase;
    if (state === told) return;
    told = state;
    complain(`  ${elapsedMs < 1_000 ? '' : `after ${clock(elapsedMs)}: `}${printable(state)}`);
  };
  try {
    return await wait(screen.isTTY ? draw : tell);
  } finally {
    clear();
    process.removeListener('SIGINT', onInterrupt);
  }
}

export function progressLines({ phase, message, elapsedMs, inPhaseMs, failsAfterMs, printed }: Look): string[] {
  const limit = failsAfterMs === null ? '' : `, fails after ${clock(failsAfterMs)}`;
  return [
    `  ${phase} for ${clock(inPhaseMs)}${limit}; ${clock(elapsedMs)} in all`,
    ...(message ? [`  ${printable(message)}`] : []),
    ...printed.map((line) => `  | ${printable(line)}`),
  ];
}

/** `0:42`, `12:05`. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
