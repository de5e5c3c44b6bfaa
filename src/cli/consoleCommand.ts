// `console`: prints what a machine printed on its serial console.
import { UserError } from '../domain/errors.ts';
import { openComputeApi, refused } from './computeApi.ts';
import type { MachineOptions } from './machineAccess.ts';

export interface ConsoleOptions extends MachineOptions {
  follow?: boolean | undefined;
  tail?: string | undefined;
}

/** Runs until everything is printed or, with `follow`, until the machine is gone. Throws UserError. */
export async function consoleCommand({ name, follow = false, tail, ...options }: ConsoleOptions): Promise<void> {
  if (tail !== undefined && !/^\d{1,9}$/.test(tail)) throw new UserError(`--tail "${tail}" is not a number of lines.`);
  const api = await openComputeApi(options);
  try {
    const wanted = new URLSearchParams({
      ...(follow && { follow: 'true' }),
      ...(tail !== undefined && { tailLines: tail }),
    });
    const url = `${api.collection}/${encodeURIComponent(name)}/console?${wanted}`;
    const { statusCode, body } = await api.open(url, 'text/plain, application/json', new AbortController().signal);
    if (statusCode !== 200) throw refused(statusCode, await body.text().catch(() => ''));
    for await (const output of body) process.stdout.write(output as Buffer);
  } finally {
    await api.close();
  }
}
