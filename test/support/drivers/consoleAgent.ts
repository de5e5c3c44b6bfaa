/**
 * Carries a console as an agent does, in a process that may be killed. Its arguments: a folder, and the program with its
 * arguments. It sends a message once something was printed.
 */
import pino from 'pino';
import { MetalConsole } from '../../../src/drivers/redfish/metalConsole.ts';
import type { MetalHostOptions } from '../../../src/drivers/redfish/redfishOptions.ts';
import { waitFor } from '../wait.ts';

const [folder = '', ...command] = process.argv.slice(2);
const host = {
  settings: { console: { command, address: '127.0.0.1' } },
  hostName: 'h1',
  log: pino({ level: 'silent' }),
};
const restartMs = { first: 10, most: 100 };
const carried = MetalConsole.of(host as unknown as MetalHostOptions, { folder, restartMs, isOn: () => true })!;
await carried.open([]);
carried.carry('runtime');
await waitFor('what is printed', async () => (await carried.consoles.find('runtime'))!.from(0).length > 0);
process.send!('carried');
