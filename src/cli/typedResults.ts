/**
 * What the operators' API returns to programs, by command: what reads has a schema of its own (readResults.ts); what acts says
 * whether it did, the lines that a person reads, and what it made that no reading command shows.
 */
import * as z from 'zod';
import { correction, count, flag, isRead, kind, number, object, resultsOfReads, text } from './readResults.ts';

/** Of what prints lines that are no JSON document: the lines are the result. */
export const lineCommands: readonly string[] = ['usage export'];

const orders = text('root key of orders, which the agents of hosts pin');

/** What acts made, by command; absent in a preview, unless it is known before. */
const madeByActs: Readonly<Record<string, z.ZodRawShape>> = {
  'bills correct': { isNew: flag('false: this correction was there already'), correction },
  'bills credit': {
    credits: z
      .array(
        object({
          slug: text('short name of the account'),
          tenant: text('short name of the tenant'),
          kind,
          className: text('the machine class'),
          machines: count('how many machines lost time'),
          seconds: number('seconds that they lost'),
          correction: correction.nullable().describe('the credit; null if it is not made'),
          obstacle: text('why it is not made; null in a preview, too').nullable(),
        }),
      )
      .describe('the credits; a preview has what they would be'),
  },
  'customers erase': { pseudonym: text('short name of the account from now on') },
  'hosts enroll': { fingerprint: text('fingerprint of the key that is trusted'), orders },
  'hosts orders': { orders },
  'orphans adopt': {
    orphans: z
      .array(
        object({
          runtimeId: text('id of the machine at its host'),
          hostName: text('the host that has it'),
          machine: text('KIND/NAMESPACE/NAME that it was made as'),
          obstacle: text('why it cannot be adopted; null: it is adopted, or can be').nullable(),
        }),
      )
      .describe('the machines without a record that were looked at; a preview has them, too'),
  },
};

const resultOfActs = (made: z.ZodRawShape = {}) =>
  object({
    done: flag('whether it was done; false: it only said what it would do, or something of it is left'),
    messages: z.array(z.string()).describe('what a person reads of it'),
    ...object(made).partial().shape,
  });
export const resultOfLines = object({
  lines: z.array(z.string()).describe('the lines, as the command prints them'),
  remarks: z.array(z.string()).describe('what a person reads beside them'),
});

export function resultOf(name: string): z.ZodType {
  if (isRead(name)) return resultsOfReads[name];
  return lineCommands.includes(name) ? resultOfLines : resultOfActs(madeByActs[name]);
}
