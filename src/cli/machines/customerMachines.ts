// `machines`: lists, creates, deletes, and watches a customer's machines where there is no kubectl.

import { kinds } from '../../domain/kinds.ts';
import { UserError } from '../../lib/errors.ts';
import { linesOf } from '../../lib/lineFeeds.ts';
import { shellWord } from '../../lib/shell.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { pause } from '../../lib/waiting.ts';
import { kubeconfigPath } from '../../up/kubeconfig.ts';
import { type CellAccounts, type OfCells, ofEachCell } from '../account/allCells.ts';
import { acceptOf, isTable, rendered, shown, type Table } from '../objectOutput.ts';
import { document, painted, screenOf } from '../output.ts';
import type { ObjectFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import {
  apiVersion,
  type ComputeApi,
  type ComputeOptions,
  collectionOf,
  openComputeApi,
  refused,
} from '../session/computeApi.ts';
import { readOwnFile } from '../session/configFolder.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { openMachineAccess } from './machineAccess.ts';
import { withProgress } from './machineProgress.ts';
import { keysOfNewMachine } from './sshKeys.ts';

export interface ListOptions extends ComputeOptions {
  selector?: string | undefined;
  output: ObjectFormat;
  print(line: string): void;
}

/** Throws UserError. */
export async function listMachinesCommand({ print, output, ...options }: ListOptions): Promise<void> {
  const api = await openComputeApi(options);
  const url = api.collection + queryOf(options);
  const { status, text } = await api.send('GET', url, { accept: acceptOf(output) });
  if (status !== 200) throw refused(status, text);
  print(rendered(jsonOrNull(text), output, `No machines in ${api.namespace}.`));
}

/** The same in all cells. Returns the exit code. */
export async function listMachinesOfCellsCommand({
  accounts,
  output,
  print,
  complain,
  ...options
}: ListOptions & { accounts: CellAccounts; complain(line: string): void }): Promise<number> {
  const { found, missing, code } = await ofEachCell(
    accounts,
    async ({ dataDir, environment = {} }) => {
      const kubeconfig = kubeconfigPath(dataDir);
      if ((await readOwnFile(kubeconfig)) === null)
        throw new UserError(`There is no ${kubeconfig}: "kubeconfig --data-dir ${shellWord(dataDir)}" writes it.`);
      const api = await openComputeApi({ ...options, dataDir, environment, kubeconfig });
      const { status, text } = await api.send('GET', api.collection + queryOf(options), { accept: acceptOf(output) });
      if (status !== 200) throw refused(status, text);
      return jsonOrNull(text);
    },
    complain,
  );
  const none = code === 0 ? 'No machines in any cell.' : '';
  const text = rendered(inOne({ found, missing }, output), output, none);
  if (text !== '') print(text);
  return code;
}

/** The lists or tables of several cells as one. */
function inOne({ found, missing }: Pick<OfCells<unknown>, 'found' | 'missing'>, format: ObjectFormat): unknown {
  if (!isTable(format)) {
    const items = found.flatMap(({ cell, value }) =>
      (value as { items: object[] }).items.map((each) => ({ ...each, cell })),
    );
    return { apiVersion: 'v1', kind: 'List', items, missing };
  }
  const columns = [
    ...new Map(
      found.flatMap(({ value }) => (value as Table).columnDefinitions ?? []).map((each) => [each.name, each]),
    ).values(),
  ];
  // Cells are upgraded one by one, so a column may be in one of them alone.
  const rows = found.flatMap(({ cell, value }) => {
    const { columnDefinitions, rows: own } = value as Table;
    const places = columns.map(({ name }) => (columnDefinitions ?? []).findIndex((each) => each.name === name));
    return (own ?? []).map(({ cells }) => ({ cells: [cell, ...places.map((place) => cells[place])] }));
  });
  return { columnDefinitions: [{ name: 'Cell' }, ...columns], rows };
}

/** Lists what the platform offers: images, machine classes. Throws UserError. */
export async function listOfferedCommand(plural: string, { print, output, ...options }: ListOptions): Promise<void> {
  const { namespace, send } = await openComputeApi(options);
  const { status, text } = await send('GET', collectionOf(namespace, plural), { accept: acceptOf(output) });
  if (status !== 200) throw refused(status, text);
  print(rendered(jsonOrNull(text), output, `No ${plural} in ${namespace}.`));
}

function queryOf({ selector }: Pick<ListOptions, 'selector'>, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(selector && { labelSelector: selector }) }).toString();
  return query === '' ? '' : `?${query}`;
}

export interface CreateOptions extends ComputeOptions {
  name: string;
  image?: string | undefined;
  class?: string | undefined;
  region?: string | undefined;
  cpu?: string | undefined;
  memory?: string | undefined;
  disk?: string | undefined;
  ports?: string | undefined;
  labels?: string | undefined;
  user?: string | undefined;
  identityFile?: string | undefined;
  wait?: boolean | undefined;
  output: ObjectFormat;
  print(line: string): void;
  complain(line: string): void;
}

const defaultImage = 'debian-12';
const defaultPorts = 'ssh:22';

/** Creates a machine that the person's SSH keys open. Throws UserError, also when the service refuses it. */
export async function createMachineCommand(options: CreateOptions): Promise<void> {
  const { name, output, print, complain } = options;
  const api = await openComputeApi(options);
  const spec = specOf(api, options);
  const { keys, besides } = await keysOfNewMachine(api.client.api, options);
  const body = {
    apiVersion,
    kind: api.kind,
    metadata: { name, ...(options.labels && { labels: labelsOf(options.labels) }) },
    spec: { ...spec, bootstrap: { sshAuthorizedKeys: keys } },
  };
  const { status, text } = await api.send('POST', api.collection, { body });
  if (status !== 201) throw refused(status, text);
  complain(`${name} was created${besides}`);
  if (!options.wait) return print(isTable(output) ? name : rendered(jsonOrNull(text), output, name));
  await awaitMachine(options);
}

async function awaitMachine(options: CreateOptions): Promise<void> {
  const { name, output, print, complain } = options;
  const access = await openMachineAccess(options);
  await withProgress(name, complain, access.untilReady);
  print(isTable(output) ? `${name} is ready for access` : rendered(await access.object(), output, name));
}

function specOf({ kind }: ComputeApi, options: CreateOptions): object {
  const { image, class: machineClassName, region, cpu, memory, disk } = options;
  const size = { cpu, memory, disk };
  const { sizedBy } = kinds[kind];
  if (sizedBy === 'class' && !machineClassName)
    throw new UserError('A bare-metal machine needs --class: "classes" lists them.');
  if (sizedBy === 'class' && (cpu ?? memory ?? disk) !== undefined)
    throw new UserError('The class of a bare-metal machine is its size: leave out --cpu, --memory, and --disk.');
  if (sizedBy === 'resources' && (machineClassName ?? region) !== undefined)
    throw new UserError('--class and --region are for bare-metal machines (--kind bmm).');
  const resources = {
    cpu: numberOf('--cpu', size.cpu),
    memoryGiB: numberOf('--memory', size.memory),
    diskGiB: numberOf('--disk', size.disk),
  };
  // All three or none: the service's default is one size.
  const named = Object.values(resources).filter((value) => value !== undefined).length;
  if (named > 0 && named < 3) throw new UserError('--cpu, --memory, and --disk are one size: give all three, or none.');
  return {
    imageRef: image ?? defaultImage,
    ...(machineClassName && { machineClassName }),
    ...(region && { region }),
    ...(named > 0 && { resources }),
    ports: portsOf(options.ports ?? defaultPorts),
  };
}

function numberOf(flag: string, given: string | undefined): number | undefined {
  return given === undefined ? undefined : wholeNumber(flag, given, { least: 1, most: 999_999 });
}

/** `NAME:PORT,…`; the machine is ready once all of them listen. */
function portsOf(given: string): object[] {
  return listed(given).map((each) => {
    const [, name, guestPort] = /^([a-z0-9-]{1,63}):(\d{1,5})$/.exec(each) ?? [];
    if (!name) throw new UserError(`--ports "${each}" is not NAME:PORT, such as ssh:22,http:80.`);
    return { name, guestPort: Number(guestPort), readinessProbe: true };
  });
}

function labelsOf(given: string): Record<string, string> {
  return Object.fromEntries(
    listed(given).map((each) => {
      const [, key, value] = /^([^=]+)=(.*)$/.exec(each) ?? [];
      if (key === undefined) throw new UserError(`--labels "${each}" is not KEY=VALUE, such as app=web,tier=front.`);
      return [key, value!];
    }),
  );
}

function listed(given: string): string[] {
  return given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export interface DeleteOptions extends ComputeOptions {
  names: readonly string[];
  wait?: boolean | undefined;
  print(line: string): void;
}

const lookAgainMs = 500;

/** Deletes the machines in order; with `wait`, returns once they are gone. Throws UserError at the first refusal. */
export async function deleteMachinesCommand(options: DeleteOptions): Promise<void> {
  await deleteMachines(await openComputeApi(options), options);
}

export async function deleteMachines(
  api: ComputeApi,
  { names, wait, print }: Pick<DeleteOptions, 'names' | 'wait' | 'print'>,
): Promise<void> {
  const urlOf = (name: string) => `${api.collection}/${encodeURIComponent(name)}`;
  for (const name of names) {
    const { status, text } = await api.send('DELETE', urlOf(name));
    if (status !== 200 && status !== 202) throw refused(status, text);
    print(`${name} is being deleted`);
  }
  for (const name of wait ? names : []) {
    for (;;) {
      const { status, text } = await api.send('GET', urlOf(name));
      if (status === 404) break;
      if (status !== 200) throw refused(status, text);
      await pause(lookAgainMs);
    }
    print(`${name} is gone`);
  }
}

export interface WatchOptions extends ListOptions {
  name?: string | undefined;
  /** Ends the watch. */
  signal?: AbortSignal;
}

interface WatchEvent {
  type: string;
  object: Table & { metadata?: { resourceVersion?: string }; code?: number };
}

/** Prints the machines as they are and each change, one line each, until it is stopped. Throws UserError. */
export async function watchMachinesCommand({ print, output, ...options }: WatchOptions): Promise<void> {
  const api = await openComputeApi(options);
  const { name, signal = new AbortController().signal } = options;
  const field = name === undefined ? {} : { fieldSelector: `metadata.name=${name}` };
  const accept = acceptOf(output);
  let version: string | null = null;
  let head: string[] | null = null;
  const show = ({ type, object }: WatchEvent) => {
    if (!isTable(output)) {
      if (output.as === 'json') print(JSON.stringify({ type, object }));
      else if (output.as === 'yaml') print(`---\n${document({ type, object }, 'yaml')}`);
      else print(rendered(object, output, ''));
      return;
    }
    if (object.columnDefinitions?.length) {
      const columns = shown(object, output).head;
      if (!head) print(line(['EVENT', ...columns]));
      head = columns;
    }
    columnsOf ??= object.columnDefinitions ?? null;
    const { rows } = shown({ ...object, columnDefinitions: columnsOf }, output);
    const { hasColors } = screenOf();
    for (const row of rows) print(hasColors ? painted(line([type, ...row])) : line([type, ...row]));
  };
  let columnsOf: Table['columnDefinitions'] = null;
  try {
    while (!signal.aborted) {
      const query: Record<string, string> = { watch: 'true', allowWatchBookmarks: 'true', ...field };
      if (version !== null) query['resourceVersion'] = version;
      version = await follow(await api.open(api.collection + queryOf(options, query), accept, signal), version, show);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Shows the events of one watch. Returns the version from which the next one goes on; null: from the present state. */
async function follow(
  body: AsyncIterable<Uint8Array>,
  from: string | null,
  show: (event: WatchEvent) => void,
): Promise<string | null> {
  let version = from;
  for await (const text of linesWhileConnected(body)) {
    const event = jsonOrNull(text) as WatchEvent | null;
    if (!event?.object) continue;
    // The service no longer knows what came after this version.
    if (event.type === 'ERROR' && event.object.code === 410) return null;
    if (event.type === 'ERROR') throw refused(event.object.code ?? 500, JSON.stringify(event.object));
    const { metadata, rows } = event.object;
    version = rows?.at(-1)?.object?.metadata?.resourceVersion ?? metadata?.resourceVersion ?? version;
    if (event.type !== 'BOOKMARK') show(event);
  }
  return version;
}

/** The lines of a response until it ends or its connection is lost. */
async function* linesWhileConnected(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* linesOf(body);
  } catch (error) {
    if (error instanceof UserError) throw error;
    await pause(lookAgainMs);
  }
}

/** Events come one by one, so a column has the width of what is usual. */
function line(cells: readonly unknown[]): string {
  return cells
    .map((cell) => printable(String(cell ?? '')).padEnd(10))
    .join('  ')
    .trimEnd();
}
