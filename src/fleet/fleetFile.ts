import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod';
import { cell, dnsLabel as label } from '../domain/cellList.ts';
import { type ForwardTargets, guestPorts, isLoopback, loopback } from '../domain/forwardTargets.ts';
import { type FleetLimit, fleetLimits } from '../domain/kinds.ts';
import { architectures, machineKinds } from '../domain/machine.ts';
import { address, forwardPorts, imageCacheGiB, imageSource } from '../drivers/agent/driverSettings.ts';
import { driverNames, driverOf, settingsByDriver } from '../drivers/openDriver.ts';
import { UserError } from '../lib/errors.ts';
import { findingLines } from '../lib/findings.ts';
import type { Fleet } from '../store/fleet/applyFleet.ts';

const size = z.int().min(1).max(1_000_000);
const count = z.int().min(0).max(1_000_000);

const limitOfKind = count.default(0);

const allotment = z.strictObject({
  class: label,
  reservedHosts: count.default(0),
  onDemandAllowed: z.boolean().default(true),
  ...(Object.fromEntries(fleetLimits.map((limit) => [limit, limitOfKind])) as Record<FleetLimit, typeof limitOfKind>),
});

const fleet = z.strictObject({
  /** The same list in the file of each cell; `cell` says which of them this file is for. */
  cell: label.optional(),
  cells: z.array(cell).default([]),
  regions: z.array(label).min(1),
  machineClasses: z.array(
    z.strictObject({
      name: label,
      cpuFamily: z.string().min(1),
      memoryGiB: size,
      regions: z.array(label).min(1),
      billingMinimumSeconds: z.int().min(0).max(31_536_000).default(0),
    }),
  ),
  images: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,127}$/, 'must be lower-case letters, digits, dots, dashes'),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and 64 hex digits'),
      /** If absent, only simulated machines can be built from it. */
      source: imageSource.optional(),
      /** Processors that it runs on, and what a host downloads: customers see both. */
      architecture: z.enum(architectures).optional(),
      sizeBytes: z.int().min(1).optional(),
    }),
  ),
  hosts: z.array(
    z.strictObject({
      name: label,
      region: label,
      class: label,
      workload: z.enum(machineKinds),
      driver: z.enum(driverNames),
      /** The agent that serves it beside other hosts; absent: one of its own, by its name. */
      agent: label.optional(),
      imageCacheGiB: imageCacheGiB.optional(),
      ...settingsByDriver,
      /** More addresses at which its machines' ports may be reached, beside the one of its driver. */
      forwardAddresses: z.array(address).max(100).default([]),
      forwardPorts: forwardPorts.optional(),
      cpu: size,
      memoryGiB: size,
      diskGiB: size,
      /** The namespace of the only tenant that may use it. */
      reservedFor: label.optional(),
    }),
  ),
  defaultAllotments: z.array(allotment).default([]),
  defaultLimits: z
    .strictObject({ cpu: count.optional(), memoryGiB: count.optional(), diskGiB: count.optional() })
    .optional(),
  tenants: z.array(z.strictObject({ namespace: label, allotments: z.array(allotment) })).default([]),
});

/** Reads and validates a fleet file. Throws UserError with one line per problem and its location in the file. */
export async function readFleetFile(file: string, { SIMULATED_ADDRESS = loopback } = {}): Promise<Fleet> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `The fleet file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}): ` +
        'name one that exists, after "fleet apply" or with FLEET_FILE.',
      { cause: error },
    );
  }
  const { address: simulatedAddress } = await lookup(SIMULATED_ADDRESS, 4).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`SIMULATED_ADDRESS: ${SIMULATED_ADDRESS} has no IPv4 address (${error.code})`, {
      cause: error,
    });
  });
  return parseFleet(text, file, simulatedAddress);
}

/** Same as {@link readFleetFile}, but from the text; `file` is its name in messages. */
export function parseFleet(text: string, file: string, simulatedAddress = loopback): Fleet {
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UserError(`${file}: ${error.message.split('\n')[0]}`, { cause: error });
  }
  const parsed = fleet.safeParse(content);
  const problems = parsed.success
    ? inconsistencies(parsed.data)
    : findingLines(parsed.error, fleet, content, 'the file');
  if (!parsed.success || problems.length > 0)
    throw new UserError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  const hosts = parsed.data.hosts.map((host) => ({
    ...host,
    forwards: forwardTargets(host, simulatedAddress),
    consoleAddress: driverOf(host.driver).consoleAddress?.(host[host.driver]),
  }));
  return { ...parsed.data, hosts };
}

/** Where the host's driver forwards to, and what the file adds. */
function forwardTargets(host: z.infer<typeof fleet>['hosts'][number], simulatedAddress: string): ForwardTargets {
  const own = driverOf(host.driver).forwards(host[host.driver], simulatedAddress);
  // Loopback is shared with other programs.
  const ports = isLoopback(own.address) ? guestPorts : own.ports;
  return { addresses: [own.address, ...host.forwardAddresses], ports: host.forwardPorts ?? ports };
}

/** Reads the hardware of a host through its driver; null: its kind of host shows none. Throws DriverError. */
export async function inspectHost(host: Fleet['hosts'][number], signal: AbortSignal, tell: (line: string) => void) {
  const driver = driverNames.find((name) => name === host.driver)!;
  const settings = (host as Partial<Record<typeof driver, unknown>>)[driver];
  return (await driverOf(driver).inspect?.(host, settings, signal, tell)) ?? null;
}

function inconsistencies(data: z.infer<typeof fleet>): string[] {
  const classes = new Set(data.machineClasses.map((entry) => entry.name));
  const regions = new Set(data.regions);
  const problems: string[] = [];
  const mustBe = (known: Set<string>, value: string, where: string, noun: string) => {
    if (!known.has(value)) problems.push(`${where}: there is no ${noun} ${value}`);
  };
  const unique = (names: string[], where: string) => {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    for (const name of new Set(repeated)) problems.push(`${where}: ${name} is listed more than once`);
  };
  unique(data.regions, 'regions');
  unique(
    data.machineClasses.map((entry) => entry.name),
    'machineClasses',
  );
  unique(
    data.images.map((entry) => entry.name),
    'images',
  );
  unique(
    data.hosts.map((entry) => entry.name),
    'hosts',
  );
  unique(
    data.tenants.map((entry) => entry.namespace),
    'tenants',
  );
  unique(
    data.cells.map((entry) => entry.name),
    'cells',
  );
  unique(
    data.cells.map((entry) => entry.url),
    'cells',
  );
  for (const [index, entry] of data.machineClasses.entries()) {
    for (const region of entry.regions) mustBe(regions, region, `machineClasses.${index}.regions`, 'region');
  }
  for (const [index, host] of data.hosts.entries()) {
    mustBe(regions, host.region, `hosts.${index}.region`, 'region');
    mustBe(classes, host.class, `hosts.${index}.class`, 'machine class');
    problems.push(...driverProblems(host, `hosts.${index}`));
    const namesake = data.hosts.find(({ name }) => name === host.agent);
    if (namesake && (namesake.agent ?? namesake.name) !== host.agent)
      problems.push(
        `hosts.${index}.agent: ${host.agent} is the name of a host that the agent ${namesake.agent} serves: give the agent another name`,
      );
  }
  const allotments: [string, { class: string }[]][] = [
    ['defaultAllotments', data.defaultAllotments],
    ...data.tenants.map((tenant, index): [string, { class: string }[]] => [
      `tenants.${index}.allotments`,
      tenant.allotments,
    ]),
  ];
  for (const [where, entries] of allotments) {
    unique(
      entries.map((entry) => entry.class),
      where,
    );
    for (const [index, entry] of entries.entries())
      mustBe(classes, entry.class, `${where}.${index}.class`, 'machine class');
  }
  problems.push(...cellProblems(data));
  return problems;
}

function cellProblems({ cell: own, cells, regions }: z.infer<typeof fleet>): string[] {
  if (own === undefined)
    return cells.length > 0 ? ['cell: missing, with the name of the cell that this file is for'] : [];
  const found = cells.find(({ name }) => name === own);
  if (!found) return [`cell: there is no cell ${own} in cells`];
  const listed = new Set(found.regions);
  const differing = [...new Set([...regions, ...listed])].filter(
    (each) => !listed.has(each) || !regions.includes(each),
  );
  return differing.map(
    (region) => `cells: ${own} must have the regions of this file; ${region} is in one of the two lists alone`,
  );
}

function driverProblems(host: z.infer<typeof fleet>['hosts'][number], where: string): string[] {
  const { driver, workload } = host;
  const { needs, workloads } = driverOf(driver);
  const problems = driverNames
    .filter((name) => host[name] && name !== driver)
    .map((name) => `${where}.${name}: the host's driver is ${driver}`);
  if (needs && !host[driver]) problems.push(`${where}.${driver}: missing, with ${needs}`);
  if (!workloads.includes(workload))
    problems.push(`${where}.workload: the driver ${driver} builds ${workloads.map((kind) => `${kind}s`).join(', ')}`);
  return problems;
}
