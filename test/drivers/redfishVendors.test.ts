/** Differences between vendors' controllers, each exercised by one lifecycle from create to release. */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { absent, isAccessible } from '../../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { type RedfishSettings, redfishSettings } from '../../src/drivers/agent/driverSettings.ts';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { openMetalHost } from '../../src/drivers/redfish/redfishHost.ts';
import type { MetalTiming } from '../../src/drivers/redfish/redfishOptions.ts';
import { waitFor } from '../support/wait.ts';
import { accessible, forever, makeRuntime } from './conformance.ts';
import { loopback } from './loopback.ts';
import { type Emulator, type Habits, startEmulator } from './redfishEmulator.ts';

const isFull = process.env['TEST_FULL'] === '1';
const timing: Partial<MetalTiming> = {
  spacingMs: 0,
  requestTimeoutMs: 30_000,
  lookMs: { first: 5, most: 50 },
  // A slow look must not repeat the push of a button.
  askAgainMs: 30_000,
  powerDeadlineMs: 60_000,
  settleMs: 200,
  powerFreshMs: 0,
  watchMs: 100,
  probeMs: { first: 10, most: 200 },
};

describe('the Redfish driver', () => {
  let dataDir: string;
  let emulator: Emulator | undefined;
  let driver: MachineDriver | undefined;
  let runtime: RuntimeSpec;

  async function open(habits: Habits, settings: Partial<RedfishSettings> = {}): Promise<MachineDriver> {
    emulator = await startEmulator(habits);
    return reopen(settings);
  }
  async function reopen(settings: Partial<RedfishSettings> = {}): Promise<MachineDriver> {
    const credentialsFile = path.join(dataDir, 'credentials');
    await writeFile(credentialsFile, emulator!.credentials);
    driver = await openMetalHost({
      hostName: 'metal-1',
      dataDir,
      settings: redfishSettings.parse({
        endpoint: emulator!.endpoint,
        credentialsFile,
        address: loopback,
        ...settings,
      }),
      images: await openImageCache(path.join(dataDir, 'images')),
      timing,
      log: pino({ level: 'silent' }),
    });
    return driver;
  }
  async function live(): Promise<void> {
    await driver!.create(runtime, forever);
    expect(emulator!.left()).toHaveLength(3);
    await driver!.start(runtime.runtimeId, forever);
    await accessible(driver!, runtime);
    await driver!.stop(runtime.runtimeId, { force: false }, forever);
    expect(await driver!.observe(runtime.runtimeId)).toEqual({ ...absent, presence: 'present' });
    await driver!.start(runtime.runtimeId, forever);
    await driver!.destroy(runtime.runtimeId, forever);
    expect(emulator!.left()).toEqual([]);
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'redfish-vendors-'));
    const file = path.join(dataDir, 'installer.iso');
    await writeFile(file, 'an installer');
    const sha256 = createHash('sha256').update('an installer').digest('hex');
    runtime = {
      ...makeRuntime(),
      kind: 'BareMetalMachine',
      image: { name: 'installer', digest: `sha256:${sha256}`, source: { kind: 'iso', url: `file://${file}` } },
    };
  });
  afterEach(async () => {
    await driver?.close();
    await emulator?.close();
    driver = undefined;
    emulator = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each<[string, Habits]>([
    ['has its drives under the manager', { mediaUnder: 'Managers' }],
    ['requires the ETag of what is changed', { wantsEtag: true }],
    ['requires the ETag of drives, which it only lets be patched', { wantsEtag: true, patchesMedia: true }],
    ['works asynchronously, as tasks', { tasks: true, powerMs: 100 }],
    ['uses absolute links with a host name that only it knows', { tasks: true, absoluteLinks: true }],
    ['fails a task at first', { tasks: true, failsFirstTask: true }],
    ['has no session service', { sessions: false }],
    ['names its reset types elsewhere', { actionInfo: true, resetTypes: ['ForceOn', 'ForceOff', 'GracefulShutdown'] }],
    ['has no ForceOff', { resetTypes: ['On', 'PushPowerButton'], powerMs: 50 }],
    ['does not know the boot override Once', { knowsOnce: false }],
    ['accepts no property but Image', { knowsImageAlone: true }],
    ['is slow to switch power', { powerMs: 700 }],
  ])('brings up and releases a machine whose controller %s', async (_habit, habits) => {
    await open(habits);
    await live();
  });

  it('sends an ETag only if the controller gave one', async () => {
    await open({});
    await live();
    await driver!.close();
    expect(emulator!.openSessions()).toBe(1);
  });

  it('sends one request at a time, and limits how many wait', async () => {
    await open({});
    await driver!.create(runtime, forever);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => driver!.inventory()));
    expect(emulator!.mostAtOnce()).toBe(1);
    expect(new Set(outcomes.map((outcome) => outcome.status))).toEqual(new Set(['fulfilled', 'rejected']));
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
      reason: { code: 'Unavailable', message: expect.stringContaining('wait for the controller') },
    });
    expect(await driver!.inventory()).toHaveLength(1);
  });

  it('goes on where its agent was stopped, at whichever request that was', async () => {
    await open({});
    await live();
    const requests = emulator!.seen.length;
    await driver!.close();
    for (let at = 1; at <= requests; at += isFull ? 1 : 4) {
      await reopen();
      let closing: Promise<void> | null = null;
      emulator!.atRequest(at, () => {
        closing = driver!.close();
      });
      runtime = { ...runtime, runtimeId: randomUUID() };
      const { runtimeId } = runtime;
      const resumed = async (act: () => Promise<unknown>): Promise<void> => {
        const outcome = await act().catch((error: unknown) => error);
        if (outcome instanceof Error && !closing) throw outcome;
        if (!closing) return;
        await closing;
        closing = null;
        await reopen();
        await act();
      };
      const untilAccessible = async () => {
        const seen = await waitFor('the machine to be accessible', async () => {
          if (closing) return 'the agent has ended';
          return isAccessible(runtime.spec.ports ?? [], await driver!.observe(runtimeId));
        });
        if (typeof seen === 'string') throw new Error(seen);
      };
      await resumed(() => driver!.create(runtime, forever));
      await resumed(() => driver!.start(runtimeId, forever));
      await resumed(untilAccessible);
      await resumed(() => driver!.stop(runtimeId, { force: false }, forever));
      await resumed(() => driver!.start(runtimeId, forever));
      await resumed(() => driver!.destroy(runtimeId, forever));
      await resumed(async () => expect(await driver!.observe(runtimeId)).toEqual(absent));
      expect(emulator!.left()).toEqual([]);
      await driver!.close();
    }
    await reopen();
  });

  it('removes a continuous boot override as soon as the machine has reported', async () => {
    await open({ knowsOnce: false });
    await driver!.create(runtime, forever);
    expect(emulator!.boot()).toMatchObject({ BootSourceOverrideEnabled: 'Continuous', BootSourceOverrideTarget: 'Cd' });
    await driver!.start(runtime.runtimeId, forever);
    await accessible(driver!, runtime);
    await waitFor('the override to end', () => emulator!.boot().BootSourceOverrideEnabled === 'Disabled');
    await driver!.destroy(runtime.runtimeId, forever);
  });

  it('says what is missing on a controller with one drive', async () => {
    await open({ oneDrive: true });
    await expect(driver!.create(runtime, forever)).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('two virtual drives'),
    });
    await driver!.destroy(runtime.runtimeId, forever);
    expect(emulator!.left()).toEqual([]);
  });

  it('reports when the controller does not accept its user', async () => {
    await open({});
    await writeFile(path.join(dataDir, 'credentials'), 'operator:wrong\n');
    await expect(driver!.inventory()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('who are you?'),
    });
    await writeFile(path.join(dataDir, 'credentials'), emulator!.credentials);
    expect(await driver!.inventory()).toEqual([]);
  });

  it('says which setting to change when its media port is taken', async () => {
    await open({}, { mediaPort: 0 });
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const mediaPort = (taken.address() as AddressInfo).port;
    await driver!.close();
    driver = undefined;
    await expect(reopen({ mediaPort })).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('mediaPort'),
    });
    await new Promise((resolve) => taken.close(resolve));
    await reopen({ mediaPort });
  });

  it('sends no password unencrypted beyond loopback', async () => {
    await open({});
    await driver!.close();
    driver = undefined;
    await expect(reopen({ endpoint: 'http://192.0.2.1' })).rejects.toMatchObject({
      code: 'InvalidSpec',
      message: expect.stringContaining('https'),
    });
    await reopen();
  });

  it('connects only to the certificate that was pinned', async () => {
    const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(dataDir, name)) as [string, string];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=bmc',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: 'ignore' },
    );
    const tls = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
    const certificateSha256 = new X509Certificate(tls.cert).fingerprint256.replaceAll(':', '').toLowerCase();
    await open({ tls }, { certificateSha256: '0'.repeat(64) });
    await expect(driver!.inventory()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining(certificateSha256),
    });
    expect(emulator!.seen).toEqual([]);
    await driver!.close();
    await reopen();
    await expect(driver!.inventory()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('certificate'),
    });
    expect(emulator!.seen).toEqual([]);
    await driver!.close();
    await reopen({ certificateSha256 });
    expect(await driver!.inventory()).toEqual([]);
  });
});
