/** Which operators' commands the operators' API offers: those that need the database and Temporal, and no file. */
import { type Commands, type Group, namesOf } from './commandLine.ts';
import { operatorCommands, type Terminal } from './commands.ts';

export const offered: ReadonlySet<string> = new Set([
  ...['create', 'list', 'show', 'suspend', 'resume', 'close', 'reopen', 'move', 'erase'].map(
    (name) => `customers ${name}`,
  ),
  ...['list', 'show', 'set', 'raise', 'requests', 'grant', 'refuse'].map((name) => `limits ${name}`),
  ...['registrations issue', 'sign-in allow'],
  ...['list', 'show', 'enroll', 'orders', 'cordon', 'uncordon', 'maintain', 'drain', 'reset', 'abandon', 'forget'].map(
    (name) => `hosts ${name}`,
  ),
  'capacity',
  'workflows reset',
  ...['abandon', 'list', 'show', 'find', 'wake', 'retry-cleanup'].map((name) => `instances ${name}`),
  ...['list', 'adopt', 'destroy'].map((name) => `orphans ${name}`),
  ...['describe', 'ramp', 'current'].map((name) => `deployment ${name}`),
  'audit list',
  ...['list', 'show', 'lifecycles', 'verify', 'set-aside', 'correct'].map((name) => `bills ${name}`),
  ...['usage rebuild', 'usage export'],
]);

/** The name of the offered command that these words call; null if they call none. */
export function nameOfOffered(words: readonly string[]): string | null {
  const names = [words.slice(0, 2).join(' '), words[0] ?? ''];
  const name = names.find((each) => offered.has(each)) ?? null;
  return name === 'hosts enroll' && !namesKey(words) ? null : name;
}

/** Without `--key`, a key is made in the data folder here, which no agent elsewhere has; and it may be no file of here. */
function namesKey(words: readonly string[]): boolean {
  if (words.includes('--help')) return true;
  const at = words.indexOf('--key');
  const key = at < 0 ? words.find((word) => word.startsWith('--key='))?.slice('--key='.length) : words[at + 1];
  return key !== undefined && /^[A-Za-z0-9_-]+$/.test(key);
}

export function commandsOffered(terminal: Terminal): Commands {
  const only = (group: Group) =>
    Object.fromEntries(Object.entries(group).filter(([call]) => offered.has(namesOf(call).join(' '))));
  return Object.fromEntries(
    Object.entries(operatorCommands(terminal)).map(([heading, group]) => [heading, only(group)] as const),
  );
}
