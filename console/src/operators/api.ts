/** The operators' API as this page sees it: typed commands, by the token that the operator entered. */
import { RefusedError, UnreachableError } from '../../../sdk/src/index.ts';
import type { Results } from '../../../src/cli/readResults.ts';
import { escapeHidden } from '../../../src/lib/text.ts';
import { ownPath, typedPath } from '../../../src/operators/operatorWire.ts';
import type { AskedAt } from '../load.ts';
import { wordsOf } from '../refusals.ts';
import { store } from '../store.ts';
import { say } from '../toasts.tsx';
import type { Reading, RowOf } from './rows.ts';

export interface FieldSchema {
  format?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  enum?: readonly string[];
  description?: string;
}
export interface Command {
  name: string;
  about: string;
  role: string;
  isAllowed: boolean;
  request: { properties?: Record<string, FieldSchema>; required?: readonly string[] };
}
export interface Operator {
  name: string;
  roles: readonly string[];
  commands: readonly Command[];
}
export type Body = Readonly<Record<string, unknown>>;
export interface Page<Row> {
  items: Row[];
  next: string | null;
}

/** For this tab, until it is closed. No cookie: the browser sends nothing by itself, so no other page can use it. */
const tokenName = 'compute.operator-token';
export const token = store(sessionStorage.getItem(tokenName));
export function keepToken(value: string | null): void {
  if (value === null) sessionStorage.removeItem(tokenName);
  else sessionStorage.setItem(tokenName, value);
  token.set(value);
}

export const operator = store<Operator | null>(null);
/** Whether the token stopped being good while it was used. */
export const hasEnded = store(false);
/** Grows with each act, after which pages are read again. Otherwise they are not: each read is in the audit log. */
export const acts = store(0);

async function ask(method: string, path: string, body: string | null = null, mostMs?: number): Promise<unknown> {
  const headers = { authorization: `Bearer ${token.get() ?? ''}`, 'content-type': 'application/json' };
  const outcomeUnknown = (error: unknown) => {
    throw new UnreachableError({ method, path }, error, { mayHaveHappened: true });
  };
  const signal = mostMs === undefined ? null : AbortSignal.timeout(mostMs);
  const response = await fetch(path, { method, body, headers, signal }).catch(outcomeUnknown);
  const text = await response.text().catch(outcomeUnknown);
  if (response.ok) return parsed(text) ?? outcomeUnknown(new Error('The response is no JSON'));
  // Of something in between, which does not say what became of the request.
  if (response.status >= 500 && parsed(text) === undefined) return outcomeUnknown(new Error(`HTTP ${response.status}`));
  if (response.status === 401) {
    hasEnded.set(operator.get() !== null);
    keepToken(null);
    operator.set(null);
  }
  throw new RefusedError({ method, path }, response.status, response.headers, text);
}

/** Names and reasons of customers may have characters that turn the direction of a text, or are not seen: they are shown. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value) => (typeof value === 'string' ? escapeHidden(value) : value));
  } catch {
    return undefined;
  }
}

export const readOperator = async (): Promise<void> => operator.set((await ask('GET', ownPath)) as Operator);

export const run = <Result>(name: string, body: Body): Promise<Result> =>
  ask('POST', typedPath(name), JSON.stringify(body)) as Promise<Result>;

/**
 * Reads that go on, by what they ask. The service does not stop one whose page was left, and an operator has few at once:
 * the next page that asks the same waits for it.
 */
const reading = new Map<string, { at: string; result: Promise<unknown> }>();

export function read<Name extends Reading>(name: Name, body: Body, askedAt?: AskedAt): Promise<Results[Name]> {
  // What an act changed is read after it.
  const asked = JSON.stringify([name, body, acts.get(), token.get()]);
  const going = reading.get(asked) ?? {
    at: new Date().toISOString(),
    result: patiently(() => ask('POST', typedPath(name), JSON.stringify(body), readMs)).finally(() =>
      reading.delete(asked),
    ),
  };
  reading.set(asked, going);
  askedAt?.(going.at);
  return going.result as Promise<Results[Name]>;
}

const readMs = 60_000;
const turnMs = 1_000;
const mostTurns = 20;

/** More of the operator's commands run than may at once, as at a terminal: a read waits for its turn, and says so. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 429 || turn > mostTurns) throw error;
      if (turn === 1) say(`${wordsOf(error)} This page does.`);
      await new Promise((resolve) => setTimeout(resolve, turnMs));
    }
  }
}

/** Every row of a list. */
export async function readAll<Name extends Reading>(name: Name, body: Body, askedAt?: AskedAt): Promise<RowOf<Name>[]> {
  const rows: RowOf<Name>[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const asked = { ...body, limit: 1_000, ...(after && { after }) };
    const page = (await read(name, asked, askedAt)) as Page<RowOf<Name>>;
    rows.push(...page.items);
    after = page.next;
  }
  return rows;
}

/** Null where this release does not offer it. */
export const commandOf = (name: string): Command | null =>
  operator.get()?.commands.find((each) => each.name === name) ?? null;

/** Why the operator may not run it; null if they may. */
export function refusalOf(name: string): string | null {
  const command = commandOf(name);
  if (!command) return 'not offered by this release';
  return command.isAllowed ? null : `needs the role ${command.role}`;
}

/** An argument is described by the word that stands for it, in capitals. */
const isArgument = ({ description = 'x' }: FieldSchema) => description === description.toUpperCase();

const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** What does the same at a terminal. */
export function commandLine(name: string, body: Body): string {
  const fields = Object.entries(commandOf(name)?.request.properties ?? {});
  const words = fields.flatMap(([field, schema]): string[] => {
    const value = body[field];
    if (value === undefined || value === false) return [];
    const texts = [value].flat().map(String);
    if (isArgument(schema)) return texts;
    const option = `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? [option] : [option, ...texts];
  });
  return ['compute-service', ...name.split(' '), ...words].map(quoted).join(' ');
}
