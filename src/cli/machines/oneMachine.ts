// `machines show` and `machines recreate`: one machine as a person wants to read it, and the same again from its spec.
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { kinds } from '../../domain/kinds.ts';
import { lacksKey, type SshAuthorizedKey } from '../../domain/machine.ts';
import { isSameKey } from '../../domain/sshPublicKey.ts';
import { UserError } from '../../lib/errors.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { isTable, rendered } from '../objectOutput.ts';
import { columns, painted, screenOf } from '../output.ts';
import type { ObjectFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { apiVersion, type ComputeApi, openComputeApi, refused } from '../session/computeApi.ts';
import { makeOwnFolder, readOwnFile } from '../session/configFolder.ts';
import { deleteMachines } from './customerMachines.ts';
import { type MachineOptions, openMachineAccess, readyText, withKeys } from './machineAccess.ts';
import { withProgress } from './machineProgress.ts';
import { keysOfNewMachine } from './sshKeys.ts';

export interface OneMachineOptions extends MachineOptions {
  output: ObjectFormat;
  print(line: string): void;
  complain(line: string): void;
}

const sshAuthorizedKey = z.looseObject({ publicKey: z.string() });
const shownMachine = z.object({
  kind: z.string(),
  metadata: z.object({
    name: z.string(),
    namespace: z.string(),
    uid: z.string(),
    creationTimestamp: z.string(),
    deletionTimestamp: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
    annotations: z.record(z.string(), z.string()).optional(),
  }),
  spec: z.looseObject({
    imageRef: z.string(),
    machineClassName: z.string().optional(),
    resources: z.object({ cpu: z.number(), memoryGiB: z.number(), diskGiB: z.number() }).optional(),
    bootstrap: z.looseObject({ sshAuthorizedKeys: z.array(sshAuthorizedKey).optional() }).optional(),
  }),
  status: z.object({
    phase: z.string(),
    readyForAccess: z.boolean(),
    failureCode: z.string().optional(),
    failureMessage: z.string().optional(),
    publishedPorts: z
      .array(z.object({ name: z.string(), guestPort: z.number(), accessCommand: z.string().optional() }))
      .optional(),
  }),
});
type ShownMachine = z.infer<typeof shownMachine>;

/** Throws UserError. */
export async function showMachineCommand({ name, output, print, ...options }: OneMachineOptions): Promise<void> {
  const api = await openComputeApi(options);
  const found = await read(api, name);
  if (!isTable(output)) return print(rendered(found, output, name));
  const machine = shownMachine.parse(found);
  const happened = await timelineOf(api, machine.metadata.uid);
  const { hasColors } = screenOf();
  for (const line of [...factLines(machine), ...happened]) print(hasColors ? painted(line) : line);
}

async function read(api: ComputeApi, name: string): Promise<unknown> {
  const found = await readIfThere(api, name);
  if ('refusal' in found) throw found.refusal;
  return found.object;
}

type Found = { object: unknown } | { refusal: UserError };

/** `refusal`: there is no such machine. Throws UserError for every other refusal. */
async function readIfThere(api: ComputeApi, name: string): Promise<Found> {
  const { status, text } = await api.send('GET', `${api.collection}/${encodeURIComponent(name)}`);
  if (status === 404) return { refusal: refused(status, text) };
  if (status !== 200) throw refused(status, text);
  return { object: jsonOrNull(text) };
}

function factLines({ kind, metadata, spec, status }: ShownMachine): string[] {
  const { resources, machineClassName } = spec;
  const size = resources && `${resources.cpu} CPU, ${resources.memoryGiB} GiB memory, ${resources.diskGiB} GiB disk`;
  const labels = Object.entries(metadata.labels ?? {}).map(([key, value]) => `${key}=${value}`);
  const isKeyless = lacksKey(spec.bootstrap?.sshAuthorizedKeys, status.publishedPorts);
  const state = `${status.phase}${status.readyForAccess ? `, ready for access${isKeyless ? ', no key can log in' : ''}` : ''}`;
  const facts: [string, string | undefined][] = [
    ['Name', `${metadata.name} (${kind}, ${metadata.namespace})`],
    ['State', metadata.deletionTimestamp ? `${state}, deleted at ${metadata.deletionTimestamp}` : state],
    ['Why', [status.failureCode, status.failureMessage].filter(Boolean).join(': ') || undefined],
    ['SSH keys', isKeyless ? `none: ${withKeys(metadata.name)}` : undefined],
    ['Image', spec.imageRef],
    ['Size', size ?? machineClassName],
    ['Labels', labels.join(', ') || undefined],
    ['Created', metadata.creationTimestamp],
    ['Uid', metadata.uid],
    ...(status.publishedPorts ?? []).map((port): [string, string] => [
      `Port ${port.guestPort}`,
      `${port.name}: ${port.accessCommand ?? 'no command'}`,
    ]),
  ];
  const rows = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, printable(value)]]));
  return columns(rows);
}

/** The latest events, the oldest first; empty where they cannot be read. */
async function timelineOf(api: ComputeApi, uid: string): Promise<string[]> {
  const { items } = await api.client.events
    .list({ fieldSelector: `involvedObject.uid=${uid}` })
    .catch(() => ({ items: [] }));
  if (items.length === 0) return [];
  const rows = items
    .sort((a, b) => a.lastTimestamp.localeCompare(b.lastTimestamp) || a.metadata.name.localeCompare(b.metadata.name))
    .slice(-10)
    .map((event) => [event.lastTimestamp, event.reason, event.message].map(printable));
  return ['', 'Timeline', ...columns(rows).map((line) => `  ${line}`)];
}

/**
 * Deletes a machine and creates it again from its spec, labels, and annotations; what was on its disk is lost. Its
 * manifest is in a file meanwhile, from which a repeat goes on after a kill. Throws UserError.
 */
export async function recreateMachineCommand(
  options: OneMachineOptions & { yes?: boolean; addKeys?: boolean },
): Promise<void> {
  const { name, output, print, complain, yes, dataDir, addKeys } = options;
  if (!yes)
    throw new UserError(
      `"machines recreate" loses what is on the disk of ${name}, and its host keys: add --yes to go on.`,
    );
  const api = await openComputeApi(options);
  const file = await manifestFile(api, name, dataDir);
  const found = await readIfThere(api, name);
  const kept = await readOwnFile(file);
  if ('object' in found) {
    const added = addKeys ? await keysOfNewMachine(api.client.api, options) : null;
    if (added) complain(`your SSH key is added${added.besides}`);
    await writeFile(file, `${JSON.stringify(manifestOf(api, found.object, added?.keys), null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    complain(`the spec of ${name} is kept in ${file} until it is created again`);
    await deleteMachines(api, { names: [name], wait: true, print: complain });
  } else if (kept === null) throw found.refusal;
  else complain(`${name} was deleted before, and is created from ${file}`);
  const body = jsonOrNull((await readOwnFile(file)) ?? '');
  const { status, text } = await api.send('POST', api.collection, { body });
  if (status !== 201)
    throw new UserError(
      `${name} is gone, and was not created again: ${refused(status, text).message} Run the command again, or "kubectl create -f ${file}".`,
    );
  await rm(file, { force: true });
  complain(`${name} was created again`);
  const access = await openMachineAccess(options);
  const machine = await withProgress(name, complain, access.untilReady);
  print(isTable(output) ? readyText(machine) : rendered(await access.object(), output, name));
}

function manifestOf({ kind }: ComputeApi, object: unknown, added: readonly SshAuthorizedKey[] = []) {
  const { spec, metadata } = shownMachine.parse(object);
  const keys = spec.bootstrap?.sshAuthorizedKeys ?? [];
  const others = added.filter(({ publicKey }) => !keys.some((each) => isSameKey(each.publicKey, publicKey)));
  const bootstrap = { ...spec.bootstrap, sshAuthorizedKeys: [...keys, ...others] };
  const { name, namespace, labels, annotations } = metadata;
  return {
    apiVersion,
    kind,
    metadata: { name, namespace, ...(labels && { labels }), ...(annotations && { annotations }) },
    spec: others.length > 0 ? { ...spec, bootstrap } : spec,
  };
}

/** Where the manifest of a machine is while it is recreated: one file for each machine of each service. */
async function manifestFile({ access, collection }: ComputeApi, name: string, dataDir: string): Promise<string> {
  const folder = await makeOwnFolder(path.join(dataDir, 'recreate'));
  const hash = createHash('sha256').update(`${access.url}${collection}/${name}`).digest('hex').slice(0, 16);
  return path.join(folder, `${encodeURIComponent(name).slice(0, 100)}.${hash}.json`);
}

/** The page of a machine in the console, below the service's address. */
export function consolePath(kind: ComputeApi['kind'], name: string): string {
  return `/console/machines/${kinds[kind].shortName}/${encodeURIComponent(name)}`;
}
