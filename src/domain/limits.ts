/** What a tenant's limits are called, in commands, the admin API, and the database. */
import { kinds } from './kinds.ts';
import { machineKinds } from './machine.ts';

/** Of one machine class. `on_demand` is 1 where machines may use hosts that are not reserved, and else 0. */
export const classLimits = [
  ...machineKinds.map((kind) => kinds[kind].limit.api),
  'reserved_hosts',
  'on_demand',
] as const;

/** Of all virtual machines of a tenant together, by the field of the spec's resources that counts. */
export const totalLimits = { cpu: 'cpu', memory_gib: 'memoryGiB', disk_gib: 'diskGiB' } as const;
export type TotalLimit = keyof typeof totalLimits;
export const totalLimitNames = Object.keys(totalLimits) as TotalLimit[];

export const limitNames = [...classLimits, ...totalLimitNames] as const;
export type LimitName = (typeof limitNames)[number];

export const mostOfLimit = 1_000_000;

export function isTotalLimit(name: string): name is TotalLimit {
  return Object.hasOwn(totalLimits, name);
}
