/** The command line: a table of commands becomes a parser with help, examples, and suggestions (commander). */
import { Command, CommanderError, Help } from 'commander';
import type { OperatorRole } from '../domain/operatorRights.ts';
import { UsageError } from '../lib/errors.ts';
import type { Environment } from './session/configFolder.ts';

/** A command. Its flags are in commander's syntax: `-n, --namespace <NAMESPACE>` takes a value. */
export interface Described {
  about: string;
  /**
   * Of the operators who run it by the operators' API. Absent: it is not offered there, because it works with files, keys, or
   * processes of its machine.
   */
  role?: OperatorRole;
  /** Flags that the operators' API does not offer: they are about the machine that runs the command. */
  onlyHere?: readonly string[];
  /** For programs: left out of the help. */
  isHidden?: boolean;
  /** For completion: what an argument or an option's value may be, by its name in capitals. */
  values?: Readonly<Record<string, readonly string[] | 'machines'>>;
  options?: Readonly<Record<string, string>>;
  /** Options without which it does not run. */
  required?: Readonly<Record<string, string>>;
  /** What may follow its name; by default nothing. */
  examples?: readonly string[];
  /** Takes the words after the command's name, then its options. If it returns a number, the process exits with it. */
  run(...given: never[]): Promise<unknown>;
}

/** Commands by call: `hosts drain NAME` is the command `drain` of `hosts`, with one argument. */
export type Group = Readonly<Record<string, Described>>;

/** Groups by heading. */
export type Commands = Readonly<Record<string, Group>>;

interface Surroundings {
  environment: Environment;
  print(line: string): void;
}

const description = '"help COMMAND" shows options and examples.';

/** Returns the exit code if the command asks to exit at once, else null. Throws UsageError. */
export async function runCommandLine(
  commands: Commands,
  given: readonly string[],
  { environment, print }: Surroundings,
): Promise<number | null> {
  let complaint = '';
  let code: number | null = null;
  const program = new Command(programName(environment))
    .usage('COMMAND [OPTIONS]')
    .description(description)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => {
        complaint += text;
      },
    })
    .configureHelp({
      formatHelp: (command, help) =>
        command.commands.length > 0 && !isCommand(commands, command)
          ? overview(commands, command, help)
          : new Help().formatHelp(command, help),
      optionTerm: ({ flags }) => plain(flags),
    })
    .showHelpAfterError('"help" lists every command.')
    .helpOption('-h, --help', 'show this help')
    .enablePositionalOptions();
  for (const [call, described] of callsOf(commands))
    add(program, call, described).action(async (...args) => {
      const result = await described.run(...(args.slice(0, -1) as never[]));
      if (typeof result === 'number') code = result;
    });
  try {
    await program.parseAsync(reportable(program, meant(given)), { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    const problem = complaint.startsWith('error: ')
      ? complaint.slice('error: '.length)
      : `a command is missing\n${complaint}`;
    throw new UsageError([problem[0]!.toUpperCase() + problem.slice(1).trimEnd(), ...npmHint(environment)].join('\n'));
  }
}

function add(
  program: Command,
  call: string,
  { about, options = {}, required = {}, examples = [''] }: Described,
): Command {
  const words = call.split(' ');
  const names = namesOf(call);
  const args = words.slice(names.length);
  const command = names.reduce(subcommand, program).description(about);
  for (const word of args) command.argument(word.startsWith('[') ? word : `<${word}>`);
  for (const [flags, meaning] of Object.entries(options)) command.option(flags, meaning);
  for (const [flags, meaning] of Object.entries(required)) command.requiredOption(flags, meaning);
  args.push(...Object.keys(required).map(plain), ...(Object.keys(options).length > 0 ? ['[OPTIONS]'] : []));
  const called = examples.map((example) => `\n  ${[program.name(), ...names, example].join(' ').trimEnd()}`);
  return command
    .usage(args.join(' '))
    .showHelpAfterError(
      `Usage: ${[program.name(), ...names, ...args].join(' ')}\n--help shows its options and examples.`,
    )
    .addHelpText('after', `\nExamples:${called.join('')}`);
}

/** Each command of a table with its call. */
export const callsOf = (commands: Commands) => Object.values(commands).flatMap((group) => Object.entries(group));

export function commandNamed(commands: Commands, name: string): [call: string, described: Described] | undefined {
  return callsOf(commands).find(([call]) => namesOf(call).join(' ') === name);
}

/** The words of a call that name its command. */
export function namesOf(call: string): string[] {
  return call.split(' ').filter((word) => /^[a-z-]+$/.test(word));
}

/** Whether the command runs by itself, even if others are below it. */
function isCommand(commands: Commands, command: Command): boolean {
  return Object.values(commands).some((group) => Object.hasOwn(group, command.name()));
}

/** Flags without commander's marks. */
function plain(flags: string): string {
  return flags.replace(/[<>]/g, '');
}

function subcommand(parent: Command, name: string): Command {
  const existing = parent.commands.find((command) => command.name() === name);
  return existing ?? parent.command(name).usage('COMMAND').enablePositionalOptions().showHelpAfterError(true);
}

/** Help that lists every command below one, also those of commands between them. */
function overview(commands: Commands, command: Command, help: Help): string {
  const begin = command.parent ? `${command.name()} ` : '';
  const groups = Object.entries(commands).map(
    ([heading, group]) =>
      [heading, Object.entries(group).filter(([call, { isHidden }]) => call.startsWith(begin) && !isHidden)] as const,
  );
  const width = Math.max(...groups.flatMap(([, group]) => group.map(([call]) => call.length)));
  const lists = groups.flatMap(([heading, group]) => {
    const items = group.map(([call, { about }]) => help.formatItem(call, width, about, help));
    return help.formatItemList(heading, items, help);
  });
  return [`Usage: ${help.commandUsage(command)}`, '', ...lists, description].join('\n');
}

/** `help COMMAND` is `COMMAND --help`. */
function meant(given: readonly string[]): string[] {
  const [first = 'help', ...rest] = given;
  if (first === 'help') return [...rest, '--help'];
  return first === '--version' ? ['version', ...rest] : [first, ...rest];
}

/** Drops the flag for help after a command that does not exist: commander would show help and not say so. */
function reportable(program: Command, words: string[]): string[] {
  let command = program;
  for (const word of words) {
    if (command.commands.length === 0 || word.startsWith('-')) break;
    const next = command.commands.find((each) => each.name() === word);
    if (!next) return words.filter((each) => each !== '--help' && each !== '-h');
    command = next;
  }
  return words;
}

/** How the program was called, so that usage and examples can be pasted. */
function programName({ npm_lifecycle_event: script, npm_command: command }: Environment): string {
  if (script === 'cli') return 'npm run -s cli --';
  return command === 'exec' ? 'npx --no compute-service' : 'compute-service';
}

function npmHint({ npm_lifecycle_event: script }: Environment): string[] {
  return script === 'cli'
    ? ['npm keeps options for itself unless "--" stands before the command: npm run -s cli -- hosts list']
    : [];
}
