/**
 * Drivers in a process of their own, which runs as a user without rights. Its argument is the driver's name. Each message
 * names a method and its arguments, and gets what it returns, or its error.
 */
import { syncBuiltinESMExports } from 'node:module';
import type { MachineDriver } from '../../../src/drivers/agent/driver.ts';
import { FailingWrites, type Fault } from './failingWrites.ts';
import { testedDrivers } from './testedDrivers.ts';

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

const { signal } = new AbortController();
const [name = ''] = process.argv.slice(2);
let driver: MachineDriver;
let disk: FailingWrites | undefined;

const ofProcess: Methods = {
  async open(dataDir) {
    driver = await testedDrivers[name]!(dataDir as string);
  },
  async close() {
    await driver.close();
  },
  async watchDisk(folder) {
    disk?.close();
    disk = new FailingWrites(folder as string);
    // The sources import each function by its name.
    syncBuiltinESMExports();
  },
  async begin(fault) {
    disk!.begin(fault as Fault);
  },
  async mend() {
    disk!.mend();
  },
  async refused() {
    return disk!.refused;
  },
};

process.on('message', ({ id, method, given }: { id: number; method: string; given: unknown[] }) => {
  const called = ofProcess[method]?.(...given) ?? (driver as unknown as Methods)[method]!(...given, signal);
  called.then(
    (value) => process.send!({ id, value }),
    ({ message, code }: NodeJS.ErrnoException) => process.send!({ id, error: { message, code } }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send!({ id: 0 });
