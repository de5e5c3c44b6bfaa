/** What a program sends to the operators' API for a command: its arguments and options, by name and typed, from its row of the table. */
import * as z from 'zod';
import { outcomes } from '../domain/auditActions.ts';
import { customerStatuses } from '../domain/customerStatuses.ts';
import { failureCodes } from '../domain/failureCodes.ts';
import { limitNames } from '../domain/limits.ts';
import { machineKinds } from '../domain/machine.ts';
import { phases } from '../domain/phases.ts';
import { evacuationEnds } from '../domain/timeline.ts';
import { type Described, namesOf } from './commandLine.ts';
import { rowsOfPage } from './lists.ts';

const text = z.string().min(1).max(4_096);
const whole = z.int().min(0);

/** By the word in capitals that stands for the value in the table; the others are text. */
const typesOfValues: Readonly<Record<string, z.ZodType<string | number>>> = {
  AMOUNT: z.union([whole, z.literal('default')]),
  CODE: z.enum(failureCodes),
  DAYS: whole,
  HOURS: whole,
  KIND: z.enum(machineKinds),
  LIMIT: z.enum(limitNames),
  NUMBER: whole,
  OUTCOME: z.enum(outcomes),
  PERCENT: z.number().min(0).max(100),
  PHASE: z.enum(phases),
  SECONDS: whole,
  STATUS: z.enum(customerStatuses),
  THEN: z.enum(evacuationEnds),
  TIME: text.meta({ format: 'date-time' }),
};

/** A program reads lists page by page. */
const rowsOfOnePage = z
  .int()
  .min(1)
  .max(rowsOfPage.most)
  .describe(`rows of a page: ${rowsOfPage.usual} unless it is given`)
  .optional();

interface Field {
  name: string;
  schema: z.ZodType;
}

const camel = (name: string) => name.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());

/** The arguments after a command's name: `[NAME...]`, `NAMESPACE/NAME`, `SLUG`. */
const argumentsOf = (call: string) => call.split(' ').slice(namesOf(call).length);

/** Commands work with files of their own machine, so no field names one. */
const isOfFile = (word: string) => /\bFILE\b/.test(word);

function fieldOfArgument(word: string): Field {
  const place = word.replaceAll(/[[\].]/g, '');
  const name = place === 'NAMESPACE/NAME' ? 'machine' : camel(place.toLowerCase());
  const type = (typesOfValues[place] ?? text).describe(place);
  if (word.includes('...')) return { name: `${name}s`, schema: z.array(type).max(1_000).describe(place).optional() };
  return { name, schema: word.startsWith('[') ? type.optional() : type };
}

function fieldOfOption([flags, meaning]: [string, string]): Field {
  const [, name = '', value] = /--([a-z-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
  if (name === 'limit' && value === 'NUMBER') return { name, schema: rowsOfOnePage };
  const type = value === undefined ? z.boolean() : (typesOfValues[value] ?? text);
  return { name: camel(name), schema: type.describe(meaning).optional() };
}

function fieldsOf(call: string, { options = {}, onlyHere = [] }: Described) {
  return {
    positional: argumentsOf(call)
      .filter((word) => !isOfFile(word))
      .map(fieldOfArgument),
    named: Object.entries(options)
      .filter(([flags]) => !isOfFile(flags) && !flags.includes('--output') && !onlyHere.includes(flags))
      .map(fieldOfOption),
  };
}

/** What the body of a request for this command must be. */
export function requestOf(call: string, described: Described): z.ZodObject {
  const { positional, named } = fieldsOf(call, described);
  return z.strictObject(Object.fromEntries([...positional, ...named].map(({ name, schema }) => [name, schema])));
}

/** What the command's function takes for such a request, as it would for words. */
export function givenOf(call: string, described: Described, body: Record<string, unknown>, output?: string): never[] {
  const { named } = fieldsOf(call, described);
  const asWord = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const args = argumentsOf(call).map((word) => (isOfFile(word) ? undefined : body[fieldOfArgument(word).name]));
  const present = named.filter(({ name }) => body[name] !== undefined);
  const options = Object.fromEntries(present.map(({ name }) => [name, asWord(body[name])]));
  const lists = args.map((value, at) => asWord(value ?? (argumentsOf(call)[at]!.includes('...') ? [] : undefined)));
  return [...lists, { ...options, ...(output !== undefined && { output }) }] as never[];
}

/** Whether what a command was given names a file. */
export function namesFile(call: string, { options = {} }: Described, given: readonly unknown[]): boolean {
  const chosen = Object(given.find((each) => typeof each === 'object' && !Array.isArray(each))) as Record<
    string,
    unknown
  >;
  const flags = Object.keys(options).filter(isOfFile);
  return (
    argumentsOf(call).some((word, at) => isOfFile(word) && given[at] !== undefined) ||
    flags.some((each) => chosen[fieldOfOption([each, '']).name] !== undefined)
  );
}
