/**
 * What runs by itself, and how often. Each schedule starts the workflow of its name; a run that lasts skips the next, so
 * each has a time at which the server ends it: a run that is stuck would otherwise be the last one.
 */
import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy, type ScheduleSpec } from '@temporalio/client';
import { controlPlaneQueue } from '../domain/names.ts';

export interface ScheduleSettings {
  ownershipIntervalSeconds: number;
}

export const ownershipSchedule = 'ownership';
export const usageReconciliationSchedule = 'usageReconciliation';

interface Schedule {
  /** Also the workflow's type and id. */
  name: string;
  spec: (settings: ScheduleSettings) => ScheduleSpec;
  /** Longest time of a run, over everything that it continues as new; what it left is done by the next one. */
  endsAfter: '15m' | '30m' | '1h' | '20h';
  /** Also at once, when the schedule is made. */
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

/**
 * Makes sure that the service's schedules exist, run as often as configured and start what this release wants started. A
 * repeat changes nothing; a schedule that an operator paused stays paused.
 */
export async function ensureSchedules(client: Client, settings: ScheduleSettings): Promise<void> {
  for (const schedule of schedules) await ensureSchedule(client, schedule, schedule.spec(settings));
}

async function ensureSchedule(
  client: Client,
  { name, endsAfter, atOnce = false }: Schedule,
  spec: ScheduleSpec,
): Promise<void> {
  const wanted = {
    spec,
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
  } as const;
  try {
    await client.schedule.create({ scheduleId: name, ...wanted, state: { triggerImmediately: atOnce } });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(name).update((previous) => ({ ...previous, ...wanted }));
  }
}
