/** Drivers on a data folder of a test, opened in its own process or in one of a user without rights. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pino from 'pino';
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../../src/drivers/agent/imageCache.ts';
import { openSimulatedHost } from '../../../src/drivers/simulated/simulatedHost.ts';
import { openSimulatedMetal } from '../../../src/drivers/simulated/simulatedMetal.ts';
import { FailingWrites, type Fault } from './failingWrites.ts';
import { loopback } from './loopback.ts';
import { TestHost } from './qemuHost.ts';

export const testedDrivers: Readonly<Record<string, (dataDir: string) => Promise<MachineDriver>>> = {
  simulated: (dataDir) => openSimulatedHost({ dataDir, hostName: 'h1', latencyMs: 0, address: loopback }),
  redfish: async (dataDir) =>
    openSimulatedMetal({
      hostName: 'm1',
      dataDir,
      latencyMs: 0,
      address: loopback,
      images: await openImageCache(path.join(dataDir, 'images')),
      log: pino({ level: 'silent' }),
    }),
  qemu: (dataDir) => new TestHost(dataDir, dataDir).open(),
};

/** The user that runs a driver, and what it writes on. */
export interface DriversUser {
  open(dataDir: string): Promise<MachineDriver>;
  /** Writes below the folder can fail from now on. */
  watchDisk(folder: string): Promise<void>;
  begin(fault: Fault): Promise<void>;
  mend(): Promise<void>;
  /** What was refused since the fault began. */
  refused(): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** The user of this process. */
export function ownUser(name: string): DriversUser {
  let disk: FailingWrites | undefined;
  return {
    open: testedDrivers[name]!,
    async watchDisk(folder) {
      disk?.close();
      disk = new FailingWrites(folder);
    },
    begin: async (fault) => disk!.begin(fault),
    mend: async () => disk!.mend(),
    refused: async () => [...disk!.refused],
    end: async () => disk?.close(),
  };
}

/** "nobody", who owns no file elsewhere. */
export const otherUser = 65_534;

/** Needs root. The checkout may be in a folder that only root enters, so the process may read everything. */
export async function startOtherUser(name: string): Promise<DriversUser> {
  const here = (file: string) => path.join(process.cwd(), 'test/support/drivers', file);
  const user = [`--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'];
  const reads = [
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ];
  const program = [process.execPath, '--import', here('typescript.mjs'), here('driverProcess.ts'), name];
  const child = spawn('setpriv', [...user, ...reads, ...program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const call = caller(child);
  await call.started;
  const method = (method: string) => (given?: unknown, options?: unknown) =>
    // Signals stay in their process, and no other argument is one.
    call(
      method,
      [given, options].filter((each) => each !== undefined && !(each instanceof AbortSignal)),
    );
  const methods = (...names: string[]) => Object.fromEntries(names.map((name) => [name, method(name)]));
  const driver = methods('create', 'start', 'stop', 'destroy', 'observe', 'inventory', 'health', 'close');
  return {
    ...methods('watchDisk', 'begin', 'mend', 'refused'),
    async open(dataDir: string) {
      await call('open', [dataDir]);
      return driver as unknown as MachineDriver;
    },
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  } as DriversUser;
}

interface Reply {
  id: number;
  value?: unknown;
  error?: { message: string; code?: string };
}

function caller(child: ChildProcess) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let calls = 0;
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  child.once('exit', (code) => {
    const error = { message: `the driver's process has ended with ${code}` };
    for (const [id, end] of waiting) end({ id, error });
  });
  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, ({ value, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(value);
        else reject(Object.assign(new Error(error.message), { code: error.code }));
      });
    });
  const call = (method: string, given: unknown[]) => {
    const id = ++calls;
    child.send({ id, method, given });
    return reply(id);
  };
  return Object.assign(call, { started: reply(0) });
}
