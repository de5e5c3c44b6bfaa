// `machines restart`: shuts the guest of each machine down and starts it again.
import { randomUUID } from 'node:crypto';
import { type ComputeOptions, openComputeApi, refused } from '../session/computeApi.ts';
import { openMachineAccess, readyText } from './machineAccess.ts';

export interface RestartOptions extends ComputeOptions {
  names: readonly string[];
  /** Switches the guests off at once. */
  force?: boolean | undefined;
  wait?: boolean | undefined;
  print(line: string): void;
}

/** Restarts the machines in order; with `wait`, returns once they are ready again. Throws UserError at the first refusal. */
export async function restartMachinesCommand({ names, force, wait, print, ...options }: RestartOptions): Promise<void> {
  const api = await openComputeApi(options);
  for (const name of names) {
    const body = { force: force === true, requestId: randomUUID() };
    const { status, text } = await api.send('POST', `${api.collection}/${encodeURIComponent(name)}/restart`, { body });
    if (status !== 202) throw refused(status, text);
    print(`${name} is being restarted`);
  }
  for (const name of wait ? names : []) {
    print(readyText(await (await openMachineAccess({ ...options, name })).untilReady(() => {})));
  }
}
