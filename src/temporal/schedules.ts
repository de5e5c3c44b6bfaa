/**
 * The service's schedules and their intervals. Each schedule starts the workflow of its name. A run that is still going
 * skips the next one, so the server ends each run after a set time: otherwise a stuck run would be the last one.
 */
import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
  type ScheduleSpec,
} from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue } from '../domain/names.ts';
import { isOutage } from './listing.ts';
import { repeatUntilAborted } from './until.ts';

export interface ScheduleSettings {
  ownershipIntervalSeconds: number;
}

export const ownershipSchedule = 'ownership';
export const usageReconciliationSchedule = 'usageReconciliation';

interface Schedule {
  /** Also the workflow's type and id. */
  name: string;
  spec: (settings: ScheduleSettings) => ScheduleSpec;
  /** Maximum time of a run, including everything it continues as new; the next run does what it left. */
  endsAfter: '15m' | '30m' | '1h' | '20h';
  /** Also runs at once when the schedule is created. */
  atOnce?: boolean;
}

const schedules: readonly Schedule[] = [
  {
    name: ownershipSchedule,
    spec: ({ ownershipIntervalSeconds }) => ({ intervals: [{ every: ownershipIntervalSeconds * 1_000 }] }),
    endsAfter: '15m',
    atOnce: true,
  },
  { name: usageReconciliationSchedule, spec: () => ({ calendars: [{ hour: 3, minute: 17 }] }), endsAfter: '20h' },
  { name: 'reaper', spec: () => ({ intervals: [{ every: '5m' }] }), endsAfter: '30m' },
  { name: 'housekeeping', spec: () => ({ intervals: [{ every: '10m' }] }), endsAfter: '1h' },
];
export const scheduleNames: readonly string[] = schedules.map(({ name }) => name);

/**
 * Ensures that the service's schedules exist, run as often as configured, and start what this release wants started.
 * Idempotent; a schedule that an operator paused stays paused.
 */
export async function ensureSchedules(client: Client, settings: ScheduleSettings): Promise<void> {
  for (const schedule of schedules) await ensureSchedule(client, schedule, settings);
}

/**
 * Makes schedules that somebody deleted again, until `signal` aborts. Those that exist stay as they are. A schedule that
 * could not be looked at is looked at again after `everyMs`.
 */
export function keepSchedules({
  client,
  settings,
  log,
  everyMs,
  signal,
}: {
  client: Client;
  settings: ScheduleSettings;
  log: Logger;
  everyMs: number;
  signal: AbortSignal;
}): Promise<void> {
  const look = async () => {
    for (const schedule of schedules) {
      const made = await client
        .withDeadline(Date.now() + everyMs, () => makeIfMissing(client, wantedOf(schedule, settings)))
        .catch((error: unknown) => {
          log.debug({ err: error, schedule: schedule.name }, 'whether a schedule is there cannot be seen now');
          return false;
        });
      if (made) log.error({ schedule: schedule.name }, 'a schedule was gone, and was made again');
    }
  };
  return repeatUntilAborted(look, { everyMs, signal });
}

async function ensureSchedule(client: Client, schedule: Schedule, settings: ScheduleSettings): Promise<void> {
  const wanted = wantedOf(schedule, settings);
  if (await makeIfMissing(client, wanted)) return;
  const { spec, action, policies } = wanted;
  const handle = client.schedule.getHandle(schedule.name);
  try {
    await handle.update((previous) => ({ ...previous, spec, action, policies }));
  } catch (error) {
    if (isOutage(error)) throw error;
    // Somebody gave it arguments that cannot be read, and so it cannot be updated.
    await handle.delete();
    await makeIfMissing(client, wanted);
  }
}

/** Returns whether it was missing. */
async function makeIfMissing(client: Client, wanted: ScheduleOptions): Promise<boolean> {
  try {
    await client.schedule.create(wanted);
    return true;
  } catch (error) {
    if (error instanceof ScheduleAlreadyRunning) return false;
    throw error;
  }
}

function wantedOf({ name, spec, endsAfter, atOnce = false }: Schedule, settings: ScheduleSettings) {
  return {
    scheduleId: name,
    spec: spec(settings),
    action: {
      type: 'startWorkflow',
      workflowType: name,
      taskQueue: controlPlaneQueue,
      args: [],
      workflowId: name,
      workflowExecutionTimeout: endsAfter,
      staticSummary: `scheduled: ${name}`,
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
    state: { triggerImmediately: atOnce },
  } satisfies ScheduleOptions;
}
