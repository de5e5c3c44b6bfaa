// `hosts inspect`: the hardware of a host as its controller shows it, beside the fleet file.

import { inspectHost, readFleetFile } from '../../fleet/fleetFile.ts';
import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import type { Print } from '../operatorCommands.ts';
import { columns } from '../output.ts';
import { printable } from '../printable.ts';

const inspectMs = 120_000;
/** Exit code if the hardware differs: neither done nor failed. */
const differsCode = 3;

/** Reads the controller that the fleet file names, where its credentials are. Returns the exit code. Throws UserError. */
export async function hostsInspectCommand(config: Config, name: string, print: Print): Promise<number> {
  const { hosts } = await readFleetFile(config.fleetFile, config);
  const host = hosts.find((each) => each.name === name);
  if (!host) throw new UserError(`${config.fleetFile} has no host "${name}".`);
  const exchanges: string[] = [];
  const tell = (line: string) => exchanges.push(line);
  const tellAll = () => {
    if (exchanges.length > 0) print('The controller was asked, beside reads that succeeded:');
    for (const line of exchanges) print(`  ${printable(line)}`);
  };
  const found = await inspectHost(host, AbortSignal.timeout(inspectMs), tell).catch((error: Error) => {
    tellAll();
    throw new UserError(`The hardware of ${name} cannot be read: ${error.message}.`, { cause: error });
  });
  if (!found) throw new UserError(`${name} is driven by ${host.driver}, which has no controller to ask.`);
  for (const line of columns(found.facts.map(([fact, value]) => [fact, printable(value)]))) print(line);
  const { differences } = found;
  print(differences.length === 0 ? 'This is as the fleet file says.' : 'This differs from the fleet file:');
  for (const difference of differences) print(`  ${printable(difference)}`);
  tellAll();
  return differences.length === 0 ? 0 : differsCode;
}
