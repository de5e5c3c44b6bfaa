/**
 * A QEMU host's agent in a separate process, to be killed: it prints each step as it begins it, and stays when all are
 * done. Arguments: data folder, host's name, the machine as JSON, the steps separated by commas, where its ports are
 * forwarded to.
 */
import path from 'node:path';
import pino from 'pino';
import type { DriverError, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../../src/drivers/agent/imageCache.ts';
import { openQemuHost } from '../../../src/drivers/qemu/qemuHost.ts';
import { qemuSettings } from '../../../src/drivers/qemu/qemuSettings.ts';

const [dataDir = '', hostName = '', given = '{}', steps = '', forwardAddress = ''] = process.argv.slice(2);
const runtime = JSON.parse(given) as RuntimeSpec;
const { signal } = new AbortController();
const images = await openImageCache(path.join(dataDir, 'images'));
const settings = qemuSettings.parse({ accelerator: 'tcg', forwardAddress });
const driver = await openQemuHost({ dataDir, hostName, settings, images, log: pino({ level: 'silent' }) });
const does: Record<string, () => Promise<void>> = {
  create: () => driver.create(runtime, signal),
  start: () => driver.start(runtime.runtimeId, signal),
  stop: () => driver.stop(runtime.runtimeId, { force: true }, signal),
  destroy: () => driver.destroy(runtime.runtimeId, signal),
};
for (const step of steps.split(',')) {
  process.stdout.write(`${step}\n`);
  // As the control plane does.
  await does[step]!().catch((error: DriverError) => {
    console.error(`${step}: ${error.message}`);
    if (error.code !== 'Unavailable') throw error;
    return does[step]!();
  });
}
process.stdout.write('done\n');
setInterval(() => undefined, 60_000);
