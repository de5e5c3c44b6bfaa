/** A host of the Redfish driver behind an emulated controller, as tests open and reopen it. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { absent } from '../../../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../../src/drivers/agent/imageCache.ts';
import type { DeclaredSize } from '../../../src/drivers/redfish/hardware.ts';
import { openMetalHost } from '../../../src/drivers/redfish/redfishHost.ts';
import type { MetalRecord } from '../../../src/drivers/redfish/redfishMachine.ts';
import type { MetalTiming } from '../../../src/drivers/redfish/redfishOptions.ts';
import { type RedfishSettings, redfishSettings } from '../../../src/drivers/redfish/redfishSettings.ts';
import { accessible, forever, makeRuntime } from './conformance.ts';
import { loopback } from './loopback.ts';
import { type Emulator, startEmulator } from './redfishEmulator.ts';
import type { Habits } from './redfishHabits.ts';

const timing: Partial<MetalTiming> = {
  spacingMs: 0,
  requestTimeoutMs: 30_000,
  lookMs: { first: 5, most: 50 },
  // A slow look must not repeat the push of a button.
  askAgainMs: 30_000,
  powerDeadlineMs: 60_000,
  mediaShowMs: 30_000,
  settleMs: 200,
  powerFreshMs: 0,
  watchMs: 100,
  healthMs: 0,
  healthWaitMs: 30_000,
  probeMs: { first: 10, most: 200 },
};

export class EmulatedHost {
  readonly dataDir: string;
  runtime: RuntimeSpec;
  /** Changes the timing of the agents that are opened from then on. */
  timing: Partial<MetalTiming> = timing;
  #emulator: Emulator | undefined;
  #driver: MachineDriver | undefined;

  private constructor(dataDir: string, runtime: RuntimeSpec) {
    this.dataDir = dataDir;
    this.runtime = runtime;
  }

  static async make(): Promise<EmulatedHost> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'redfish-host-'));
    const file = path.join(dataDir, 'installer.iso');
    await writeFile(file, 'an installer');
    const sha256 = createHash('sha256').update('an installer').digest('hex');
    return new EmulatedHost(dataDir, {
      ...makeRuntime(),
      kind: 'BareMetalMachine',
      image: { name: 'installer', digest: `sha256:${sha256}`, source: { kind: 'iso', url: `file://${file}` } },
    });
  }

  get emulator(): Emulator {
    return this.#emulator!;
  }

  get driver(): MachineDriver {
    return this.#driver!;
  }

  /** The authority of its media server, once a controller wanted HTTPS. */
  get authorityFile(): string {
    return path.join(this.dataDir, 'hosts', 'metal-1', 'media-tls', 'ca.pem');
  }

  async open(habits: Habits, settings: Partial<RedfishSettings> = {}, declared: DeclaredSize = {}): Promise<void> {
    this.#emulator = await startEmulator(habits);
    await this.reopen(settings, declared);
  }

  async reopen(settings: Partial<RedfishSettings> = {}, declared: DeclaredSize = {}): Promise<void> {
    this.#driver = undefined;
    const credentialsFile = path.join(this.dataDir, 'credentials');
    await writeFile(credentialsFile, this.emulator.credentials);
    this.#driver = await openMetalHost({
      hostName: 'metal-1',
      dataDir: this.dataDir,
      settings: redfishSettings.parse({
        endpoint: this.emulator.endpoint,
        credentialsFile,
        address: loopback,
        ...settings,
      }),
      images: await openImageCache(path.join(this.dataDir, 'images')),
      timing: this.timing,
      declared,
      log: pino({ level: 'silent' }),
    });
  }

  /** What the agent stores about its machine. */
  async record(): Promise<MetalRecord> {
    const folder = path.join(this.dataDir, 'hosts', 'metal-1', 'runtimes');
    return JSON.parse(await readFile(path.join(folder, `${this.runtime.runtimeId}.json`), 'utf8'));
  }

  /** One machine from create to release. */
  async live(): Promise<void> {
    const { driver, emulator, runtime } = this;
    const before = emulator.installs();
    await driver.create(runtime, forever);
    expect(emulator.left()).toHaveLength(3);
    await driver.start(runtime.runtimeId, forever);
    await accessible(driver, runtime);
    await driver.stop(runtime.runtimeId, { force: false }, forever);
    expect(await driver.observe(runtime.runtimeId)).toEqual({ ...absent, presence: 'present' });
    await driver.start(runtime.runtimeId, forever);
    await driver.destroy(runtime.runtimeId, forever);
    expect(emulator.left()).toEqual([]);
    expect(emulator.installs() - before).toBe(1);
  }

  async remove(): Promise<void> {
    await this.#driver?.close();
    await this.#emulator?.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
