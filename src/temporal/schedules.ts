/** What runs by itself, and how often. Each schedule starts the workflow of its name; a run that lasts skips the next. */
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
  /** Also at once, when the schedule is made. */
  atOnce?: boolean;
}

const schedules: readonly Schedule[] = [
  {
    name: ownershipSchedule,
    spec: ({ ownershipIntervalSeconds }) => ({ intervals: [{ every: ownershipIntervalSeconds * 1_000 }] }),
    atOnce: true,
  },
  { name: usageReconciliationSchedule, spec: () => ({ calendars: [{ hour: 3, minute: 17 }] }) },
  { name: 'reaper', spec: () => ({ intervals: [{ every: '5m' }] }) },
  { name: 'housekeeping', spec: () => ({ intervals: [{ every: '10m' }] }) },
];

/** Makes sure that the service's schedules exist and run as often as configured. A repeat changes nothing. */
export async function ensureSchedules(client: Client, settings: ScheduleSettings): Promise<void> {
  for (const schedule of schedules) await ensureSchedule(client, schedule, schedule.spec(settings));
}

async function ensureSchedule(client: Client, { name, atOnce = false }: Schedule, spec: ScheduleSpec): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: name,
      spec,
      action: { type: 'startWorkflow', workflowType: name, taskQueue: controlPlaneQueue, args: [], workflowId: name },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
      state: { triggerImmediately: atOnce },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(name).update((previous) => ({ ...previous, spec }));
  }
}
