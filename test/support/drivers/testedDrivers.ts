/** Drivers on a data folder of a test, opened in its own process or in one of a user without rights. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { openSimulatedHost } from '../../../src/drivers/simulated/simulatedHost.ts';
import { loopback } from './loopback.ts';
import { TestHost } from './qemuHost.ts';

export const testedDrivers: Readonly<Record<string, (dataDir: string) => Promise<MachineDriver>>> = {
  simulated: (dataDir) => openSimulatedHost({ dataDir, hostName: 'h1', latencyMs: 0, address: loopback }),
  qemu: (dataDir) => new TestHost(dataDir, dataDir).open(),
};

/** "nobody", who owns no file elsewhere. */
export const otherUser = 65_534;

/** Needs root. The checkout may be in a folder that only root enters, so the process may read everything. */
export async function openAsOtherUser(name: string, dataDir: string): Promise<MachineDriver> {
  const here = (file: string) => path.join(process.cwd(), 'test/support/drivers', file);
  const user = [`--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'];
  const reads = [
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ];
  const program = [process.execPath, '--import', here('typescript.mjs'), here('driverProcess.ts'), name, dataDir];
  const child = spawn('setpriv', [...user, ...reads, ...program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const call = caller(child);
  await call.opened;
  const method = (method: string) => (given: unknown, options?: unknown) =>
    // Signals stay in their process, and no other argument is one.
    call(
      method,
      [given, options].filter((each) => each !== undefined && !(each instanceof AbortSignal)),
    );
  const remote = {
    create: method('create'),
    start: method('start'),
    stop: method('stop'),
    destroy: method('destroy'),
    observe: method('observe'),
    inventory: method('inventory'),
    means: method('means'),
    async close() {
      await call('close', []);
      child.disconnect();
      await once(child, 'exit');
    },
  };
  return remote as unknown as MachineDriver;
}

interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

function caller(child: ChildProcess) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let calls = 0;
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  child.once('exit', (code) => {
    for (const [id, end] of waiting) end({ id, error: `the driver's process has ended with ${code}` });
  });
  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, ({ value, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      });
    });
  const call = (method: string, given: unknown[]) => {
    const id = ++calls;
    child.send({ id, method, given });
    return reply(id);
  };
  return Object.assign(call, { opened: reply(0) });
}
