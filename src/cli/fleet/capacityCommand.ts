// `capacity`: when the hosts of each class will be full.

import type { Config } from '../../settings/config.ts';
import { type Forecast, fewestDays, forecastCapacity } from '../../store/fleet/capacityForecast.ts';
import { type Print, withDatabase } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { wholeNumber } from '../wholeNumber.ts';

const usualDays = 28;
const mostDays = 365;

/** `capacity [--days DAYS] [-o json]`. */
export function capacityCommand(
  config: Config,
  { days: asked, output }: { days?: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  const days = asked === undefined ? usualDays : wholeNumber('--days', asked, { least: fewestDays, most: mostDays });
  return withDatabase(config, async (db) => {
    const found = await forecastCapacity(db, days);
    if (format !== 'table') return print(document(found, format));
    if (found.length === 0) return print('The fleet has no hosts: declare them in fleet.yaml and run "fleet apply".');
    const heads = ['REGION', 'CLASS', 'WORKLOAD', 'HOSTS', 'RESOURCE', 'USED', 'PER-DAY', 'FULL-IN'];
    for (const line of columns([heads, ...found.map(cells)])) print(line);
  });
}

function cells({ region, className, workload, hosts, resource, used, total, perDay, fullInDays }: Forecast): string[] {
  const share = total > 0 ? ` (${Math.round((100 * used) / total)} %)` : '';
  const trend = perDay === null ? 'too new' : `${perDay < 0 ? '' : '+'}${perDay.toFixed(1)}`;
  return [
    region,
    className,
    workload,
    String(hosts),
    resource,
    `${used}/${total}${share}`,
    trend,
    fullInDays === null ? '-' : `${Math.floor(fullInDays)} d`,
  ];
}
