/** What Temporal says about itself and about the service in it, for an operator's overview. */
import { type Client, type Connection, ScheduleNotFoundError } from '@temporalio/client';
import { controlPlaneQueue } from '../domain/names.ts';
import { lackOf } from './preparation.ts';
import { scheduleNames } from './schedules.ts';

export interface ScheduleFacts {
  name: string;
  state: 'ok' | 'paused' | 'missing';
  lastRunAt: Date | null;
  nextRunAt: Date | null;
}

export interface ServerFacts {
  version: string;
  /** What the namespace lacks and the command that mends it; null when it is prepared. */
  lack: string | null;
  /** Workers that asked for work of the control plane lately. */
  workers: { identity: string; lastSeenAt: Date }[];
  schedules: ScheduleFacts[];
}

/** A worker's request for work waits at the server for up to a minute. */
const workerSilentMs = 120_000;
/** Temporal's TASK_QUEUE_TYPE_WORKFLOW. */
const workflowTasks = 1;

/** Throws when Temporal does not respond within the time. */
export async function readServerFacts(client: Client, withinMs: number): Promise<ServerFacts> {
  return client.withDeadline(Date.now() + withinMs, async () => {
    const { workflowService } = client.connection as Connection;
    const { serverVersion } = await workflowService.getSystemInfo({});
    const lack = await lackOf(client);
    if (lack !== null) return { version: serverVersion ?? '', lack, workers: [], schedules: [] };
    const [workers, schedules] = await Promise.all([readWorkers(client), Promise.all(scheduleNames.map(readSchedule))]);
    return { version: serverVersion ?? '', lack, workers, schedules };
  });

  async function readSchedule(name: string): Promise<ScheduleFacts> {
    try {
      const { state, info } = await client.schedule.getHandle(name).describe();
      return {
        name,
        state: state.paused ? 'paused' : 'ok',
        lastRunAt: info.recentActions.at(-1)?.takenAt ?? null,
        nextRunAt: info.nextActionTimes[0] ?? null,
      };
    } catch (error) {
      if (!(error instanceof ScheduleNotFoundError)) throw error;
      return { name, state: 'missing', lastRunAt: null, nextRunAt: null };
    }
  }
}

async function readWorkers(client: Client): Promise<ServerFacts['workers']> {
  const { pollers } = await client.workflowService.describeTaskQueue({
    namespace: client.options.namespace,
    taskQueue: { name: controlPlaneQueue },
    taskQueueType: workflowTasks,
  });
  return (pollers ?? [])
    .map(({ identity, lastAccessTime }) => ({
      identity: identity ?? '',
      lastSeenAt: new Date(Number(lastAccessTime?.seconds ?? 0) * 1_000),
    }))
    .filter(({ lastSeenAt }) => Date.now() - lastSeenAt.getTime() < workerSilentMs);
}
