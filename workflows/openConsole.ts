/** Announces to a host that a machine's console is about to be opened. One short run for each; nothing depends on it. */
import { proxyActivities } from '@temporalio/workflow';
import type { HostCalls } from '../activities/agent.ts';
import type { ConsoleAdmission } from '../src/domain/console.ts';
import { agentName, agentQueue, type HostAddress } from '../src/domain/names.ts';
import { on } from './activities.ts';
import { addressIn, requireInput } from './input.ts';

export interface OpenConsoleInput extends HostAddress {
  runtimeId: string;
  /** SHA-256 of the ticket, in hex. */
  ticketDigest: string;
  /** Whether the holder of the ticket may also type; only `true` says so. */
  types?: boolean;
  order?: string;
}

export async function openConsole(input: OpenConsoleInput): Promise<ConsoleAdmission> {
  requireInput(input, { hostName: 'name', runtimeId: 'uuid', ticketDigest: 'name' });
  const { hostName, runtimeId, ticketDigest, order } = input;
  const host = addressIn(input);
  const types = input.types === true;
  const calls = proxyActivities<HostCalls>({
    taskQueue: agentQueue(agentName(host)),
    scheduleToCloseTimeout: '5s',
    retry: { maximumAttempts: 1 },
    summary: `a console on ${hostName} is ${types ? 'typed into' : 'read'}`,
  });
  return calls.admitConsole({ ...on(host, order), runtimeId, ticketDigest, ...(types && { types }) });
}
