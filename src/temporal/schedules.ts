/**
 * The service's schedules and their intervals. Each schedule starts the workflow of its name. A run that is still going
 * skips the next one, so the server ends each run after a set time: otherwise a stuck run would be the last one.
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
