/** The hardware as a host's controller shows it, and how that differs from the fleet file. */
import type { Inspection } from '../agent/driverDescriptor.ts';
import { ControllerError, excerpt } from './answers.ts';
import { type Controller, linksOf } from './controller.ts';
import type { Resource } from './redfishClient.ts';
import { chooseSlots } from './virtualDrives.ts';

/** The host's size in the fleet file. */
export interface DeclaredSize {
  cpu?: number | undefined;
  memoryGiB?: number | undefined;
  diskGiB?: number | undefined;
}

/** Drives are sold by 10^9 bytes, and controllers name either unit: a disk this much smaller than declared is another one. */
export const diskTolerance = 1.08;

/** Reads everything once. What the controller does not show is left out, and differs from nothing. */
export async function inspectHardware(
  controller: Controller,
  declared: DeclaredSize,
  signal: AbortSignal,
): Promise<Inspection> {
  const { body: system } = await controller.system(signal);
  const members = (link: unknown) => unlessRefused(() => controller.members(link, signal), []);
  const [manager] = await unlessRefused(() => controller.managers(signal), []);
  const drives = await drivesOf(controller, system, signal);
  const nics = await members(system.EthernetInterfaces);
  const slots = await unlessRefused(() => controller.slots(signal), []);
  const { ProcessorSummary: processors, MemorySummary: memory, Boot: boot } = system;
  const targets: unknown = boot?.['BootSourceOverrideTarget@Redfish.AllowableValues'];
  const facts: [string, unknown][] = [
    ['system', words(system.Manufacturer, system.Model, system.SerialNumber && `serial ${system.SerialNumber}`)],
    ['power', system.PowerState],
    ['BIOS', system.BiosVersion],
    ['controller', words(manager?.body.Model, manager?.body.FirmwareVersion)],
    ['processors', words(processors?.Count, processors?.Model, coresOf(processors))],
    ['memory', memory?.TotalSystemMemoryGiB && `${memory.TotalSystemMemoryGiB} GiB`],
    ...drives.map(({ name, gib, kind }): [string, unknown] => ['disk', words(name, kind, `${Math.round(gib)} GiB`)]),
    ...nics.map(({ body }): [string, unknown] => [
      'NIC',
      words(body.Id, body.MACAddress ?? body.PermanentMACAddress, body.LinkStatus),
    ]),
    ['boots from', Array.isArray(targets) ? targets.join(', ') : null],
    ...controller.incomplete.map((text): [string, unknown] => ['incomplete', text]),
    ...slots.map(({ body }): [string, unknown] => ['virtual drive', words(body.Id, list(body.MediaTypes))]),
  ];
  return {
    facts: facts.filter(([, value]) => value).map(([name, value]) => [name, excerpt(value)]),
    differences: [
      ...sizeDifferences(system, declared),
      ...diskDifference(drives, declared),
      ...(slots.length > 0 && !chooseSlots(slots, () => true)
        ? ['virtual media: two drives are needed, one of them for CDs']
        : []),
    ],
  };
}

/** More than one machine has. */
const drivesMost = 512;

interface Drive {
  name: string;
  kind: string;
  gib: number;
}

/** From Storage, or from SimpleStorage on an older controller. */
async function drivesOf(
  controller: Controller,
  // biome-ignore lint/suspicious/noExplicitAny: a controller's response; each field is validated here.
  system: any,
  signal: AbortSignal,
): Promise<Drive[]> {
  const found: Drive[] = [];
  for (const { body } of await unlessRefused(() => controller.members(system.Storage, signal), []))
    for (const link of linksOf(body.Drives)) {
      if (found.length === drivesMost) return found;
      const drive = await unlessRefused<Resource | null>(() => controller.linked(link, signal), null);
      if (drive) found.push(...driveOf(drive.body));
    }
  if (found.length > 0) return found;
  for (const { body } of await unlessRefused(() => controller.members(system.SimpleStorage, signal), []))
    for (const device of linksOf(body.Devices)) found.push(...driveOf(device));
  return found.slice(0, drivesMost);
}

// biome-ignore lint/suspicious/noExplicitAny: a controller's response; each field is validated here.
function driveOf(body: any): Drive[] {
  const bytes: unknown = body?.CapacityBytes;
  if (typeof bytes !== 'number' || !(bytes > 0)) return [];
  return [
    {
      name: excerpt(words(body.Name, body.Model)),
      kind: excerpt(words(body.MediaType, body.Protocol)),
      gib: bytes / 2 ** 30,
    },
  ];
}

function diskDifference(drives: readonly Drive[], { diskGiB }: DeclaredSize): string[] {
  const shown = drives.reduce((sum, { gib }) => sum + gib, 0);
  if (diskGiB === undefined || shown === 0 || diskGiB <= shown * diskTolerance) return [];
  return [`diskGiB: ${diskGiB} in the fleet file, ${Math.round(shown)} at the controller`];
}

/** A controller that lacks a part of the standard shows nothing of it. Others' errors, such as silence, are thrown. */
async function unlessRefused<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ControllerError && error.status === null) throw error;
    return otherwise;
  }
}

const words = (...parts: unknown[]): string =>
  parts.filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== '')).join(' ');
const list = (value: unknown): string => (Array.isArray(value) ? value.join('/') : '');

// biome-ignore lint/suspicious/noExplicitAny: a controller's response; each field is validated here.
function coresOf(processors: any): string {
  const cores = words(processors?.CoreCount && `${processors.CoreCount} cores`);
  return words(cores, processors?.LogicalProcessorCount && `${processors.LogicalProcessorCount} threads`);
}

/** Some controllers mean GB by GiB, or convert twice. */
const memoryUnits = [1, 1e9 / 2 ** 30, 2 ** 30 / 1e9];

/** How the hardware differs from the fleet file, for operators. What is not shown differs from nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a controller's response; each field is validated here.
export function sizeDifferences(system: any, { cpu, memoryGiB }: DeclaredSize): string[] {
  const processors = [system?.ProcessorSummary?.LogicalProcessorCount, system?.ProcessorSummary?.CoreCount].filter(
    isCount,
  );
  const memory: unknown = system?.MemorySummary?.TotalSystemMemoryGiB;
  const differences: string[] = [];
  if (cpu !== undefined && processors.length > 0 && !processors.includes(cpu))
    differences.push(`cpu: ${cpu} in the fleet file, ${processors.join(' or ')} at the controller`);
  if (memoryGiB !== undefined && isCount(memory) && !isAbout(memory, memoryGiB))
    differences.push(`memoryGiB: ${memoryGiB} in the fleet file, ${memory} at the controller`);
  return differences;
}

/** A controller rounds, and may be a unit off; a missing memory module is more than that. */
function isAbout(shown: number, declared: number): boolean {
  const tolerance = Math.max(1, declared * 0.003);
  return memoryUnits.some((unit) => Math.abs(shown * unit - declared) <= tolerance);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
