/** What a host's calls return. A host that was taken over returns anything, and no workflow works with that. */
import type { HostCalls } from '../activities/agent.ts';
import { isHostReport } from '../src/domain/names.ts';
import { isListOf, isObservation } from '../src/domain/observation.ts';
import { isRecord } from './input.ts';

type IsResult = (value: unknown) => boolean;

const isNothing: IsResult = (value) => value === null || value === undefined;

const results: Readonly<Record<keyof HostCalls, IsResult>> = {
  createMachine: (value) =>
    isNothing(value) || isObservation(value) || (isRecord(value) && value['presence'] === 'created'),
  startMachine: isObservation,
  awaitAccess: isObservation,
  observeMachine: isObservation,
  observeMachines: (value) => isListOf(value, isHostReport),
  stopMachine: (value) => isNothing(value) || isObservation(value),
  destroyMachine: isObservation,
  listInventory: isRecord,
  admitConsole: isRecord,
  pullImage: () => true,
};

/** Whether this can be the result of the activity; true of all that are none of a host's. */
export function isResultOf(activity: string | undefined, value: unknown): boolean {
  return activity === undefined || !Object.hasOwn(results, activity) || results[activity as keyof HostCalls](value);
}
