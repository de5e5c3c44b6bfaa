/** Announces to a host that a machine's console is about to be read. One short run for each; nothing depends on it. */
import { proxyActivities } from '@temporalio/workflow';
import type { HostActivities } from '../activities/host.ts';
import type { ConsoleAdmission } from '../src/domain/console.ts';
import { hostQueue } from '../src/domain/names.ts';
import { requireInput } from './input.ts';

export interface OpenConsoleInput {
  hostName: string;
  runtimeId: string;
  /** SHA-256 of the ticket, in hex. */
  ticketDigest: string;
}

export async function openConsole(input: OpenConsoleInput): Promise<ConsoleAdmission> {
  requireInput(input, { hostName: 'name', runtimeId: 'uuid', ticketDigest: 'name' });
  const { hostName, runtimeId, ticketDigest } = input;
  const agent = proxyActivities<HostActivities>({
    taskQueue: hostQueue(hostName),
    scheduleToCloseTimeout: '5s',
    retry: { maximumAttempts: 1 },
    summary: `a console on ${hostName} is read`,
  });
  return agent.admitConsole({ runtimeId, ticketDigest });
}
