// `console`: a terminal at a machine's serial console; what it printed, where there is no terminal.
import { UserError } from '../../lib/errors.ts';
import { openComputeApi } from '../session/computeApi.ts';
import { typeAtConsole } from './consoleTerminal.ts';
import { type MachineOptions, openMachineAccess } from './machineAccess.ts';

export interface ConsoleOptions extends MachineOptions {
  follow?: boolean | undefined;
  /** Only prints, at a terminal as well. */
  print?: boolean | undefined;
  tail?: string | undefined;
  complain(line: string): void;
}

/**
 * Runs until everything is printed, with `follow` until the machine is gone, and at a terminal until its user leaves.
 * Returns the exit code of a terminal. Throws UserError.
 */
export async function consoleCommand(options: ConsoleOptions): Promise<number | undefined> {
  const { tail, follow, print } = options;
  if (tail !== undefined && !/^\d{1,9}$/.test(tail)) throw new UserError(`--tail "${tail}" is not a number of lines.`);
  const { stdin, stdout } = process;
  if (!follow && !print && stdin.isTTY && stdout.isTTY) return type(options);
  await read(options);
  return undefined;
}

async function type({ complain, tail: tailLines, ...options }: ConsoleOptions): Promise<number> {
  const { stdin, stdout } = process;
  const access = await openMachineAccess(options);
  try {
    return await typeAtConsole(access, { name: options.name, tailLines }, { stdin, stdout, complain });
  } catch (error) {
    if (error instanceof UserError) complain('To read it without typing, add --print or --follow.');
    throw error;
  }
}

async function read({ name, follow = false, tail, ...options }: ConsoleOptions): Promise<void> {
  const api = await openComputeApi(options);
  const wanted = new URLSearchParams({
    ...(follow && { follow: 'true' }),
    ...(tail !== undefined && { tailLines: tail }),
  });
  const url = `${api.collection}/${encodeURIComponent(name)}/console?${wanted}`;
  for await (const output of await api.open(url, 'text/plain, application/json')) process.stdout.write(output);
}
