import type { HealthCheck } from '../../domain/hostHealth.ts';
import type { Trouble } from '../../domain/observation.ts';
import { diskHealth } from '../agent/diskHealth.ts';

/** Room for what a guest writes in its first hours. */
const wantedBytes = 2 ** 30;

/** Whether the disk of a host's guests has room for more of them, and lets those go on that are there. */
export async function diskOfGuests(
  folder: string,
  troubles: readonly (Trouble | null | undefined)[],
): Promise<HealthCheck> {
  const paused = (reason: string, why: string): HealthCheck => ({
    type: 'Disk',
    ok: false,
    reason,
    message: `the disk of ${folder} ${why}, so guests are paused`,
  });
  if (troubles.includes('disk-failing')) return paused('DiskFailing', 'fails reads or writes');
  if (troubles.includes('disk-full')) return paused('DiskFull', 'is full');
  return diskHealth(folder, wantedBytes);
}
