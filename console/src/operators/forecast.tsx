/** When the hosts of a class will be full. */
import { count, plural } from '../format.ts';
import { Badge } from '../parts.tsx';
import type { Forecast } from './rows.ts';
import { type Column, Sub } from './rowsTable.tsx';

export const forecastName = ({ region, className, workload, resource }: Forecast) =>
  [region, className, workload, resource].join(' ');

const resources: Readonly<Record<string, string>> = { cpu: 'CPU', memory_gib: 'memory, GiB', disk_gib: 'disk, GiB' };

export const forecastColumns: readonly Column<Forecast>[] = [
  ['Class', ({ className, region }) => [className, <Sub key="at">{region}</Sub>]],
  ['Hosts', ({ hosts, workload }) => [count(hosts), <Sub key="of">{workload}</Sub>]],
  ['Resource', ({ resource }) => resources[resource] ?? resource],
  ['Held', ({ used, total }) => <Held used={used} total={total} />],
  ['More each day', ({ perDay }) => (perDay === null ? <span class="faint">too new to say</span> : perDay.toFixed(1))],
  ['Full', ({ perDay, fullInDays }) => perDay !== null && <Full days={fullInDays} />],
];

const Held = ({ used, total }: { used: number; total: number }) => (
  <>
    {count(used)} of {count(total)}
    <div class="meter">
      <span
        class={used >= total ? 'full' : ''}
        style={{ width: `${Math.min(100, (100 * used) / Math.max(1, total))}%` }}
      />
    </div>
  </>
);

function Full({ days }: { days: number | null }) {
  if (days === null) return <span class="faint">does not grow</span>;
  return <Badge tone={days < 14 ? 'bad' : days < 60 ? 'wait' : 'plain'}>in {plural(Math.floor(days), 'day')}</Badge>;
}
