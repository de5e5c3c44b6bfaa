/**
 * Troubles of a running service and their remedies, as the table of alerts has them (src/alerts/alerts.ts). Each is done
 * to a real part; where it takes hours, the rows that say since when are made older.
 */
import { type AlertName, alertNames } from '../../../src/alerts/alerts.ts';
import type { Trouble } from './trouble.ts';
import { troublesOfDrivers } from './troublesOfDrivers.ts';
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

/** Alerts that no trouble has, or two. */
export function strayAlerts(): AlertName[] {
  const named = [...[...troubles, ...troublesOfDrivers].flatMap(({ alerts }) => alerts), ...elsewhereInTheDrill];
  return alertNames.filter((alert) => named.filter((each) => each === alert).length !== 1);
}
