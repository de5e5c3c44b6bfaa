/** What Temporal says about itself and about the service in it, for an operator's overview. */
import { type Client, type Connection, ScheduleNotFoundError } from '@temporalio/client';
import { type Routing, readRouting } from './deployment.ts';
import { isOutage } from './listing.ts';
import { lackOf } from './preparation.ts';
import { scheduleNames } from './schedules.ts';

export interface ScheduleFacts {
  name: string;
  state: 'ok' | 'paused' | 'missing' | 'unreadable';
  lastRunAt: Date | null;
  nextRunAt: Date | null;
}

export interface ServerFacts {
  version: string;
  /** What the namespace lacks and the command that mends it; null when it is prepared. */
  lack: string | null;
  /** Workers that asked for work of the control plane lately. */
  workers: { identity: string; lastSeenAt: Date }[];
  /** Which version of the workers gets the work, and which ask for it. */
  routing: Routing;
  schedules: ScheduleFacts[];
}

/** Throws when Temporal does not respond within the time. */
export async function readServerFacts(client: Client, withinMs: number): Promise<ServerFacts> {
  return client.withDeadline(Date.now() + withinMs, async () => {
    const { workflowService } = client.connection as Connection;
    const { serverVersion } = await workflowService.getSystemInfo({});
    const lack = await lackOf(client);
    if (lack !== null)
      return { version: serverVersion ?? '', lack, workers: [], routing: { current: null, asking: [] }, schedules: [] };
    const [{ workers, ...routing }, schedules] = await Promise.all([
      readRouting(client),
      Promise.all(scheduleNames.map((name) => readSchedule(client, name))),
    ]);
    return { version: serverVersion ?? '', lack, workers, routing, schedules };
  });
}

/** A schedule as it is now. */
export async function readSchedule(client: Client, name: string): Promise<ScheduleFacts> {
  try {
    const { state, info } = await client.schedule.getHandle(name).describe();
    return {
      name,
      state: state.paused ? 'paused' : 'ok',
      lastRunAt: info.recentActions.at(-1)?.takenAt ?? null,
      nextRunAt: info.nextActionTimes[0] ?? null,
    };
  } catch (error) {
    const isMissing = error instanceof ScheduleNotFoundError;
    if (!isMissing && isOutage(error)) throw error;
    return { name, state: isMissing ? 'missing' : 'unreadable', lastRunAt: null, nextRunAt: null };
  }
}
