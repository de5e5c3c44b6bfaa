/**
 * Troubles of a running service and their remedies, as the table of alerts has them (src/alerts/alerts.ts). Each is done
 * to a real part; where it takes hours, the rows that say since when are made older.
 */
import { type AlertName, alertNames } from '../../../src/alerts/alerts.ts';
import type { Trouble } from './trouble.ts';
import { troublesOfHosts } from './troublesOfHosts.ts';
import { troublesOfParts } from './troublesOfParts.ts';
import { troublesOfRows } from './troublesOfRows.ts';

export const troubles: readonly Trouble[] = [...troublesOfParts, ...troublesOfHosts, ...troublesOfRows];

/** Of the drill itself. */
export const elsewhereInTheDrill: readonly AlertName[] = [
  'ApiDown',
  'CleanupBlocked',
  'DiskAlmostFull',
  'HostDiskFull',
  'HostLost',
  'NoHostReady',
  'OrphanMachines',
  'Watchdog',
];

/** Why a trouble is not here. */
export const notProvoked: Readonly<Partial<Record<AlertName, string>>> = {
  BookkeepingFails: 'it comes with a locked table, and says for five minutes what BookkeepingWaits says at once',
  CapacityShort: 'it is a forecast from weeks of figures',
  ErrorBudgetBurns: 'it is of hours and days',
  ErrorBudgetBurnsFast: 'it is of hours',
  HostAcceleratorLost: 'the hosts are simulated',
  HostClockWrong: 'the hosts have the clock of this machine',
  HostControllerAway: 'the hosts are simulated',
  HostEgressMissing: 'the hosts are simulated',
};

/** Alerts that are in none of the lists, or in two. */
export function strayAlerts(): AlertName[] {
  const named = [...troubles.flatMap(({ alerts }) => alerts), ...elsewhereInTheDrill, ...Object.keys(notProvoked)];
  return alertNames.filter((alert) => named.filter((each) => each === alert).length !== 1);
}
