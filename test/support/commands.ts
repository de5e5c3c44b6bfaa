/** Commands as operators run them, in this process. */
import type { Config } from '../../src/settings/config.ts';

/** Runs a command, and returns what it printed and returned. */
export async function said(command: (print: (line: string) => void) => Promise<unknown>) {
  const lines: string[] = [];
  const result = await command((line) => void lines.push(line));
  return { lines, text: lines.join('\n'), result };
}

type Command<Options> = (config: Config, options: Options, print: (line: string) => void) => Promise<unknown>;

/** Returns what runs commands on a service with this configuration. */
export const runnerOn =
  (config: () => Config) =>
  <Options>(command: Command<Options>, options: Options) =>
    said((print) => command(config(), options, print));
