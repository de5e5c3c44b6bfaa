/** Completion in a shell: what may stand in the place of a word, from the table of commands, and names of machines. */
import { UsageError } from '../lib/errors.ts';
import { type Commands, type Described, namesOf } from './commandLine.ts';
import { customerFolder, type Environment } from './session/configFolder.ts';

const scripts = {
  // Words as they were typed: bash itself would split them at ":" and "=", too.
  bash: `_compute_service() {
  local line="\${COMP_LINE:0:COMP_POINT}" typed
  read -ra typed <<< "$line"
  [[ "$line" == *[[:space:]] ]] && typed+=('')
  local IFS=$'\\n'
  COMPREPLY=($("\${COMP_WORDS[0]}" complete -- "\${typed[@]:1}" 2>/dev/null | cut -f 1))
}
complete -o default -F _compute_service compute-service`,
  zsh: `#compdef compute-service
_compute_service() {
  local each value
  local -a found
  for each in "\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    value="\${each%%$'\\t'*}"
    [[ -n "$value" ]] && found+=("\${value//:/\\\\:}:\${each#*$'\\t'}")
  done
  if (( \${#found} )); then _describe 'compute-service' found; else _files; fi
}
(( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit -u; }
compdef _compute_service compute-service`,
  fish: `function __compute_service_complete
    set -l typed (commandline -opc) (commandline -ct)
    set -l found ($typed[1] complete -- $typed[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c compute-service -f -a '(__compute_service_complete)'`,
} as const;

export const shells = Object.keys(scripts) as (keyof typeof scripts)[];

/** Throws UsageError. */
export function completionScript(shell: string): string {
  const found = shells.find((each) => each === shell);
  if (!found) throw new UsageError(`There is no completion for "${shell}": use ${shells.join(', ')}.`);
  return scripts[found];
}

interface Call {
  /** The words of the command. */
  names: string[];
  /** Its arguments, without brackets and dots. */
  args: string[];
  isOpenEnded: boolean;
  described: Described;
}

function callsOf(commands: Commands): Call[] {
  return Object.values(commands)
    .flatMap((group) => Object.entries(group))
    .filter(([, { isHidden }]) => !isHidden)
    .map(([call, described]) => {
      const names = namesOf(call);
      const args = call.split(' ').slice(names.length);
      return {
        names,
        args: args.map((word) => word.replace(/[[\].]/g, '')),
        isOpenEnded: args.at(-1)?.includes('...') ?? false,
        described,
      };
    });
}

interface Candidate {
  value: string;
  about: string;
}

/** What may stand in the place of the last word, as lines of a value, a tab, and what it is. */
export async function candidates(
  commands: Commands,
  typed: readonly string[],
  environment: Environment,
): Promise<string[]> {
  const words = typed[0] === 'help' ? typed.slice(1) : typed;
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const found = await possible(callsOf(commands), before, last, environment);
  return found.filter(({ value }) => value.startsWith(last)).map(({ value, about }) => `${value}\t${about}`);
}

async function possible(
  calls: readonly Call[],
  before: readonly string[],
  last: string,
  environment: Environment,
): Promise<Candidate[]> {
  const following = subcommands(calls, before);
  const call = calls
    .filter(({ names }) => names.every((name, place) => before[place] === name))
    .sort((one, other) => other.names.length - one.names.length)[0];
  if (!call) return following;
  const { options, awaited, given } = readWords(call, before.slice(call.names.length));
  if (awaited !== null) return valuesOf(call, awaited, { options, given, environment });
  if (last.startsWith('-') && !before.includes('--')) return flagsOf(call);
  const place = call.isOpenEnded ? Math.min(given.length, call.args.length - 1) : given.length;
  const arg = call.args[place];
  return [...following, ...(arg === undefined ? [] : await valuesOf(call, arg, { options, given, environment }))];
}

function subcommands(calls: readonly Call[], before: readonly string[]): Candidate[] {
  const found = new Map<string, string>();
  for (const { names, described } of calls) {
    const name = names[before.length];
    if (name === undefined || !before.every((word, place) => names[place] === word)) continue;
    const isLast = names.length === before.length + 1;
    if (isLast || !found.has(name)) found.set(name, isLast ? described.about : `commands for ${name}`);
  }
  return [...found].map(([value, about]) => ({ value, about }));
}

function allOptions({
  described: { options = {}, required = {} },
}: Call): { flags: string[]; takes: string | null; about: string }[] {
  return Object.entries({ ...required, ...options, '-h, --help': 'show this help' }).map(([text, about]) => ({
    flags: text.match(/(?<![\w-])--?[a-z][a-z-]*/gi) ?? [],
    takes: /<([^>]+)>/.exec(text)?.[1] ?? null,
    about,
  }));
}

function flagsOf(call: Call): Candidate[] {
  return allOptions(call).flatMap(({ flags, about }) => flags.map((value) => ({ value, about })));
}

/** The options and arguments before the word in question, and the value that it has to be, if an option awaits one. */
function readWords(
  call: Call,
  words: readonly string[],
): { options: Map<string, string>; given: string[]; awaited: string | null } {
  const options = new Map<string, string>();
  const given: string[] = [];
  let awaited: { flag: string; takes: string } | null = null;
  let isOver = false;
  for (const word of words) {
    if (awaited) {
      options.set(awaited.flag, word);
      awaited = null;
    } else if (word === '--') isOver = true;
    else if (isOver || !word.startsWith('-')) given.push(word);
    else {
      const option = allOptions(call).find(({ flags }) => flags.includes(word));
      if (option?.takes) awaited = { flag: option.flags.at(-1)!, takes: option.takes };
    }
  }
  return { options, given, awaited: awaited?.takes ?? null };
}

interface Surroundings {
  options: ReadonlyMap<string, string>;
  given: readonly string[];
  environment: Environment;
}

async function valuesOf({ described }: Call, name: string, context: Surroundings): Promise<Candidate[]> {
  const values = described.values?.[name] ?? [];
  if (values !== 'machines') return values.map((value) => ({ value, about: '' }));
  const names = await machineNames(context).catch(() => []);
  return names.filter((value) => !context.given.includes(value)).map((value) => ({ value, about: 'machine' }));
}

/** More names than this are no help at a prompt. */
const namesMax = 500;
const asMetadata = 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io';

async function machineNames({ options, environment }: Surroundings): Promise<string[]> {
  const { openComputeApi } = await import('./session/computeApi.ts');
  const api = await openComputeApi({
    namespace: options.get('--namespace'),
    kind: options.get('--kind'),
    kubeconfig: options.get('--kubeconfig'),
    context: options.get('--context'),
    dataDir: customerFolder(options.get('--data-dir'), environment),
    environment,
    isSilent: true,
  });
  const { status, text } = await api.send('GET', `${api.collection}?limit=${namesMax}`, { accept: asMetadata });
  if (status !== 200) return [];
  const { items } = JSON.parse(text) as { items: { metadata: { name: string } }[] };
  return items.map(({ metadata }) => metadata.name).filter((name) => /^[a-z0-9.-]+$/.test(name));
}
