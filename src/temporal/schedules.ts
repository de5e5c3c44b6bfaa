import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { controlPlaneQueue } from '../domain/names.ts';

export const ownershipSchedule = 'ownership';

/** Makes sure that the service's schedules exist and run as often as configured. A repeat changes nothing. */
export async function ensureSchedules(client: Client, { ownershipIntervalSeconds }: { ownershipIntervalSeconds: number }): Promise<void> {
  const spec = { intervals: [{ every: ownershipIntervalSeconds * 1000 }] };
  try {
    await client.schedule.create({
      scheduleId: ownershipSchedule,
      spec,
      action: { type: 'startWorkflow', workflowType: 'ownership', taskQueue: controlPlaneQueue, args: [], workflowId: 'ownership' },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1m' },
      state: { triggerImmediately: true },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(ownershipSchedule).update((previous) => ({ ...previous, spec }));
  }
}
