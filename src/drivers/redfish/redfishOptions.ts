import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { BackoffLimits } from '../../lib/backoff.ts';
import { DriverError, type RuntimeSpec } from '../agent/driver.ts';
import type { ImageCache } from '../agent/imageCache.ts';
import type { ControllerTiming } from './controller.ts';
import type { DeclaredSize } from './hardware.ts';
import { type Credentials, RedfishClient } from './redfishClient.ts';
import type { RedfishSettings } from './redfishSettings.ts';

export interface MetalTiming extends ControllerTiming {
  spacingMs: number;
  requestTimeoutMs: number;
  /** A power state seen this recently is not requested again. */
  powerFreshMs: number;
  /** Interval between looks at an idle machine. */
  watchMs: number;
  /** Interval between probes while waiting for a port. */
  probeMs: BackoffLimits;
  /** The controller's health is looked at this often, unless its machine is. */
  healthMs: number;
  /** Longest wait for such a look; what was known before holds until it has ended. */
  healthWaitMs: number;
  /** Ends a look at the controller's health: longer than any request that it may have to wait for. */
  healthDeadlineMs: number;
  /** Pauses before the program that carries a console is started again. */
  consoleRestartMs: BackoffLimits;
  /** A wipe that has not switched the machine off within this time is left to an operator. */
  wipeDeadlineMs: number;
}

const metalTiming: Omit<MetalTiming, 'requestTimeoutMs'> = {
  spacingMs: 100,
  lookMs: { first: 500, most: 4_000 },
  askAgainMs: 20_000,
  powerDeadlineMs: 50_000,
  insertTimeoutMs: 90_000,
  mediaShowMs: 20_000,
  settleMs: 15_000,
  powerFreshMs: 1_000,
  watchMs: 10_000,
  probeMs: { first: 250, most: 2_000 },
  healthMs: 60_000,
  healthWaitMs: 3_000,
  healthDeadlineMs: 180_000,
  consoleRestartMs: { first: 1_000, most: 60_000 },
  wipeDeadlineMs: 12 * 3_600_000,
};

/** With what the fleet file says of the controller. */
export function timingOf({ requestTimeoutSeconds }: RedfishSettings, timing: Partial<MetalTiming> = {}): MetalTiming {
  return { ...metalTiming, requestTimeoutMs: requestTimeoutSeconds * 1_000, ...timing };
}

export interface MetalHostOptions {
  hostName: string;
  dataDir: string;
  settings: RedfishSettings;
  images: ImageCache;
  /** The host's size in the fleet file; what the controller shows is compared with it. */
  declared?: DeclaredSize;
  simulation?: Simulation;
  timing?: Partial<MetalTiming>;
  log: Logger;
}

/** Makes a host a simulated one: its controller lives in this process, and its actions fail when told to. */
export interface Simulation {
  /** Starts the controller, under the host's lock. */
  open(): Promise<{ endpoint: string; credentials: () => Promise<Credentials> }>;
  close(): Promise<void>;
  before(action: Action, runtime: RuntimeSpec, signal: AbortSignal): Promise<void>;
  after(action: Action, runtime: RuntimeSpec): Promise<void>;
  /** The labels that the machine gets. */
  labels(runtime: RuntimeSpec): Record<string, string>;
}
export type Action = 'create' | 'start' | 'stop' | 'destroy';

/** Endpoint and credentials of the controller. */
export interface Reached {
  endpoint: string;
  credentials: () => Promise<Credentials>;
}

export function clientOf(reached: Reached, settings: RedfishSettings, timing: MetalTiming): RedfishClient {
  const { authentication, certificateSha256 } = settings;
  const { spacingMs, requestTimeoutMs, lookMs } = timing;
  return new RedfishClient({ ...reached, authentication, certificateSha256, spacingMs, requestTimeoutMs, lookMs });
}

export function reachedBySettings({ endpoint, credentialsFile }: RedfishSettings): Reached {
  return { endpoint, credentials: () => readCredentials(credentialsFile) };
}

async function readCredentials(file: string): Promise<Credentials> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DriverError(
      'Unavailable',
      `the credentials file ${file} cannot be read (${error.code}): its first line must be USER:PASSWORD`,
      { cause: error },
    );
  });
  const [, user, password] = /^([^:\r\n]+):([^\r\n]*)/.exec(text) ?? [];
  if (user === undefined || password === undefined) {
    throw new DriverError('Unavailable', `the first line of the credentials file ${file} must be USER:PASSWORD`);
  }
  return { user, password };
}
