/** Which operators' commands the operators' API offers: those that have a role (commandLine.ts). */

import type { OperatorRole } from '../domain/operatorRights.ts';
import { UserError } from '../lib/errors.ts';
import { type Commands, callsOf, commandNamed, type Described, namesOf } from './commandLine.ts';
import { operatorCommands, type Terminal } from './commands.ts';
import { namesFile } from './typedRequests.ts';

/** The role that each offered command needs, by its name. */
export function rolesOfCommands(terminal: Terminal): ReadonlyMap<string, OperatorRole> {
  const calls = callsOf(operatorCommands(terminal));
  return new Map(calls.flatMap(([call, { role }]) => (role ? [[namesOf(call).join(' '), role] as const] : [])));
}

/** Whether operators have a command of this name, offered here or not. */
export function isCommand(name: string, terminal: Terminal): boolean {
  return commandNamed(operatorCommands(terminal), name) !== undefined;
}

/** The offered command that these words call, and its role; null if they call none. */
export function offeredCommand(
  words: readonly string[],
  terminal: Terminal,
): { name: string; role: OperatorRole } | null {
  const roles = rolesOfCommands(terminal);
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((each) => roles.has(each));
  return name === undefined ? null : { name, role: roles.get(name)! };
}

/** Without `--key`, a key is made in the data folder here, which no agent elsewhere has; and it may be no file of here. */
function requireKey(given: readonly unknown[]): void {
  const { key } = given.find((each) => typeof each === 'object' && each !== null) as { key?: string };
  if (key === undefined || !/^[A-Za-z0-9_-]+$/.test(key))
    throw new UserError(
      `The operators' API enrolls a host by its key alone: --key with what "hosts key" printed on the host.`,
    );
}

/** Files are of the machine that runs a command, which operators elsewhere have no say over. */
function requireNoFile(call: string, described: Described, given: readonly unknown[]): void {
  if (namesFile(call, described, given))
    throw new UserError("The operators' API reads no file of its machine: run the command there.");
}

/** The account that a command reads or changes, as far as its words name one. */
export interface Subject {
  slug?: string | undefined;
  namespace?: string | undefined;
}

/** The offered commands. Each calls `begin` with what it is about before it runs. */
export function commandsOffered(terminal: Terminal, begin: (subject: Subject) => Promise<void>): Commands {
  const announced = ([call, described]: [string, Described]): [string, Described] => [
    call,
    {
      ...described,
      run: async (...given: never[]) => {
        requireNoFile(call, described, given);
        if (namesOf(call).join(' ') === 'hosts enroll') requireKey(given);
        await begin(subjectOf(call, given));
        return described.run(...given);
      },
    },
  ];
  return Object.fromEntries(
    Object.entries(operatorCommands(terminal)).map(([heading, group]) => [
      heading,
      Object.fromEntries(
        Object.entries(group)
          .filter(([, { role }]) => role !== undefined)
          .map(announced),
      ),
    ]),
  );
}

function subjectOf(call: string, given: readonly unknown[]): Subject {
  const takes = call.split(' ').slice(namesOf(call).length);
  const argument = (name: string) => given[takes.findIndex((each) => each.split('/')[0] === name)];
  const options = Object(given.find((each) => typeof each === 'object' && !Array.isArray(each))) as Subject & {
    customer?: string;
  };
  const namespace = (argument('NAMESPACE') ?? options.namespace) as string | undefined;
  return {
    slug: (argument('SLUG') as string | undefined) ?? options.customer,
    namespace: namespace?.split('/')[0],
  };
}
