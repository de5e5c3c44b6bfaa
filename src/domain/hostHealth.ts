/**
 * Host health: what is known of a host in each respect that decides whether it may take a new machine. A condition that
 * is false keeps new machines away and ends nothing: the machines on the host are kept.
 *
 * Without a row in host_conditions a host is fine in that respect. `Reachable` has no row: it is false while hosts.lost_at is
 * set.
 */

export interface ConditionMeaning {
  /** What holds while it is true; for operators. */
  holds: string;
  /** What is wrong while it is false, with the host as subject. Customers read it too: no internal name. */
  fails: string;
  /** Fires while it is false on some host, and says what to do. */
  alert: string;
}

export const hostConditions = {
  Reachable: {
    holds: 'its agent is reachable',
    fails: 'is out of reach',
    alert: 'HostLost',
  },
  Verified: {
    holds: 'statements of its agent are signed with a key that is trusted for it',
    fails: 'waits for an operator to trust its agent',
    alert: 'HostUnverified',
  },
  Clock: {
    holds: 'its clock agrees with the clock of Postgres',
    fails: 'has a wrong clock',
    alert: 'HostClockWrong',
  },
  Records: {
    holds: 'its agent has the records of its machines',
    fails: 'waits for an operator, because it came back without its records',
    alert: 'HostRecordsLost',
  },
  Orders: {
    holds: 'its agent has the key that the orders of the control plane are checked with',
    fails: 'waits for an operator to give its agent a key',
    alert: 'HostOrdersMissing',
  },
  Controller: {
    holds: 'its management controller responds and has the declared hardware',
    fails: 'has a management controller that cannot be used',
    alert: 'HostControllerAway',
  },
  Disk: {
    holds: 'its disk has room for new machines',
    fails: 'has a full disk',
    alert: 'HostDiskFull',
  },
  Accelerator: {
    holds: 'its processors run guests directly',
    fails: 'cannot run guests at full speed',
    alert: 'HostAcceleratorLost',
  },
  Confinement: {
    holds: 'its guests have the network that they should have',
    fails: 'cannot give guests their network',
    alert: 'HostEgressMissing',
  },
} as const satisfies Record<string, ConditionMeaning>;

export type HostConditionType = keyof typeof hostConditions;
export const hostConditionTypes = Object.keys(hostConditions) as HostConditionType[];

/** Those that an agent checks itself, and reports. */
export const healthCheckTypes = ['Orders', 'Controller', 'Disk', 'Accelerator', 'Confinement'] as const;
export type HealthCheckType = (typeof healthCheckTypes)[number];

/** What one check of an agent found. */
export interface HealthCheck {
  type: HealthCheckType;
  ok: boolean;
  /** CamelCase; changes only with what is wrong. */
  reason: string;
  /** For operators, without figures that always change. */
  message: string;
  /** It is for operators to know although it is ok. */
  tells?: true;
}

export interface HostCondition {
  type: HostConditionType;
  status: boolean;
  reason: string;
  message: string;
  /** When its status or reason last changed. */
  since: Date;
}

/** How far an agent's clock may be ahead of Postgres'. One behind looks like a late statement, until it is too old. */
const clockAheadMs = 60_000;

export type ConditionFinding = Omit<HostCondition, 'since'>;

const isFine = (type: HostConditionType): ConditionFinding => ({
  type,
  status: true,
  reason: 'Fine',
  message: hostConditions[type].holds,
});

/** What a signed time of signing says about the clock; null: it had none. */
export function clockFinding(aheadMs: number | null, isRefused = false): ConditionFinding {
  if (aheadMs === null || (aheadMs <= clockAheadMs && !isRefused)) return isFine('Clock');
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  const message = `its clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} Postgres'`;
  return { type: 'Clock', status: false, reason: aheadMs > 0 ? 'ClockAhead' : 'ClockBehind', message };
}

/** The conditions of a host whose agent was believed to say that it is there. */
export function greetedFindings(aheadMs: number | null, lacks: readonly Omit<HealthCheck, 'ok'>[]): ConditionFinding[] {
  const health = healthCheckTypes.map((type) => {
    const lack = lacks.find((each) => each.type === type);
    if (!lack) return isFine(type);
    const { reason, message } = lack;
    return { type, reason, message, status: lack.tells === true };
  });
  return [isFine('Verified'), clockFinding(aheadMs), ...health];
}

/** What is wrong with a host whose conditions of these types are false, worst first. */
export function failureTexts(failing: readonly HostConditionType[]): string[] {
  return hostConditionTypes.filter((type) => failing.includes(type)).map((type) => hostConditions[type].fails);
}
