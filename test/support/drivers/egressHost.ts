/**
 * QEMU hosts in a network namespace of their own, and what listens there. It starts a machine on each host, says what it
 * sees of them, and then runs commands in their guests. Arguments: data folder, hosts with their settings as JSON, their
 * machines as JSON, the private key. Each message is answered with the output or the error.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import pino from 'pino';
import type { RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../../src/drivers/agent/imageCache.ts';
import { openQemuHost } from '../../../src/drivers/qemu/qemuHost.ts';
import { qemuSettings } from '../../../src/drivers/qemu/qemuSettings.ts';
import { accessible, forever } from './conformance.ts';
import { sshExec } from './sshExec.ts';

export type EgressCall =
  | { act: 'exec'; host: number; command: string }
  | { act: 'fetch'; url: string }
  | { act: 'health'; host: number }
  | { act: 'traffic'; host: number }
  | { act: 'reach'; host: number };

const [dataDir = '', settingsGiven = '[]', machines = '[]', privateKey = ''] = process.argv.slice(2);
const runtimes = JSON.parse(machines) as RuntimeSpec[];
const settings = (JSON.parse(settingsGiven) as object[]).map((each) => qemuSettings.parse(each));
for (const address of ['0.0.0.0', '::'])
  createServer((_request, response) => response.end('secret')).listen({ port: 8090, host: address, ipv6Only: true });
const images = await openImageCache(path.join(dataDir, 'images'));
const drivers = await Promise.all(
  settings.map((each, index) =>
    openQemuHost({ dataDir, hostName: `h${index}`, settings: each, images, log: pino({ level: 'silent' }) }),
  ),
);
const seen = await Promise.all(
  drivers.map(async (driver, index) => {
    await driver.create(runtimes[index]!, forever);
    await driver.start(runtimes[index]!.runtimeId, forever);
    return accessible(driver, runtimes[index]!, 200_000);
  }),
);
process.send!({ seen });

async function answer(call: EgressCall): Promise<unknown> {
  if (call.act === 'fetch') return (await fetch(call.url, { signal: AbortSignal.timeout(5_000) })).text();
  const { [call.host]: driver } = drivers;
  if (call.act === 'exec') return sshExec(seen[call.host]!, { username: 'root', privateKey }, call.command);
  if (call.act === 'health') return driver!.health(forever);
  if (call.act === 'traffic') return driver!.traffic?.();
  return accessible(driver!, runtimes[call.host]!, 60_000);
}

process.on('message', ({ id, call }: { id: number; call: EgressCall }) => {
  answer(call).then(
    (value) => process.send!({ id, value }),
    (error: Error) => process.send!({ id, error: error.message }),
  );
});
process.on('disconnect', async () => {
  for (const [index, driver] of drivers.entries()) await driver.destroy(runtimes[index]!.runtimeId, forever);
  process.exit(0);
});
