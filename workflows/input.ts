/** Validates workflow inputs: anyone with the Temporal UI may start a workflow by hand. */
import { ApplicationFailure, workflowInfo } from '@temporalio/workflow';
import type { HostAddress } from '../src/domain/names.ts';
import { isUuidOfAnyCase } from '../src/lib/uuid.ts';

/** A host's name as in the fleet file, or any other name; never empty. */
const namePattern = /^\S{1,253}$/;

const checks = {
  uuid: { accepts: isUuidOfAnyCase, words: 'a UUID' },
  name: { accepts: (value: unknown) => typeof value === 'string' && namePattern.test(value), words: 'a name' },
  flag: { accepts: (value: unknown) => typeof value === 'boolean', words: 'true or false' },
} as const;

/** Fails the workflow unless each named field has its declared kind. The failure says what the input must be. */
export function requireInput(input: unknown, fields: Readonly<Record<string, keyof typeof checks>>): void {
  const given = isRecord(input) ? input : {};
  const wrong = Object.entries(fields).filter(([name, kind]) => !checks[kind].accepts(given[name]));
  if (wrong.length === 0) return;
  const wanted = Object.entries(fields).map(([name, kind]) => `"${name}" (${checks[kind].words})`);
  throw ApplicationFailure.nonRetryable(
    `${workflowInfo().workflowType} is started with an object of ${wanted.join(', ')}`,
    'InvalidInput',
  );
}

/** The host that an input names, with its agent if that serves other hosts too. */
export function addressIn({ hostName, agent }: HostAddress): HostAddress {
  if (agent !== undefined && agent !== null) requireInput({ agent }, { agent: 'name' });
  return { hostName, agent };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
