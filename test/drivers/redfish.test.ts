/** The Redfish driver against a third-party emulator, through a proxy that logs in and makes requests go wrong. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { absent } from '../../src/domain/observation.ts';
import {
  DriverError,
  type MachineChange,
  type MachineDriver,
  type RuntimeSpec,
} from '../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { openMetalHost } from '../../src/drivers/redfish/redfishHost.ts';
import type { MetalTiming } from '../../src/drivers/redfish/redfishOptions.ts';
import { redfishSettings } from '../../src/drivers/redfish/redfishSettings.ts';
import { accessible, describeConformance, forever, listens, makeRuntime } from '../support/drivers/conformance.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { type Boot, type BootedMachine, bootQemu, bootStandIn } from '../support/drivers/redfishMachine.ts';
import { type FaultProxy, faultModes, openFaultProxy } from '../support/faultProxy.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { provideSushy, type Sushy, startSushy } from '../support/sushy.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1';
/** Number of systems in the emulator; each host of a test takes its own. */
const systems = 120;
const timing: Partial<MetalTiming> = {
  spacingMs: 0,
  // An emulator that waits for its CPU must not count as a controller that does not respond.
  requestTimeoutMs: 30_000,
  lookMs: { first: 10, most: 500 },
  askAgainMs: 30_000,
  powerDeadlineMs: 60_000,
  insertTimeoutMs: 30_000,
  // It keeps its boot override whatever it accepts, and each wait for that lasts as long.
  mediaShowMs: 500,
  settleMs: 1_000,
  powerFreshMs: 100,
  watchMs: 500,
  probeMs: { first: 25, most: 500 },
};
/** For tests where requests get no response: short timeouts, so that the retry comes soon. */
const hasty: Partial<MetalTiming> = {
  ...timing,
  requestTimeoutMs: 600,
  askAgainMs: 2_000,
  powerDeadlineMs: 20_000,
  insertTimeoutMs: 1_000,
};

if (isFull) jest.setTimeout(900_000);

const python = provideSushy();
const suite = python ? describe : describe.skip;

suite('the Redfish driver, with an emulated controller,', () => {
  let sushy: Sushy | null = null;
  let bridge: Bridge;
  let taken = 0;

  beforeAll(async () => {
    bridge = new Bridge();
    sushy = await startSushy({
      python: python!,
      systems,
      quick: true,
      onPower: (id, power) => bridge.hear(sushy!, id, power),
    });
  });
  afterAll(async () => {
    await bridge?.close();
    await sushy?.close();
  });

  async function makeHost() {
    const systemId = sushy!.ids[taken++]!;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'redfish-'));
    const proxy = await openFaultProxy({ target: sushy!.endpoint, sessions: true });
    return new Host(sushy!, systemId, dataDir, proxy);
  }

  describeConformance('the Redfish driver', { sequences: isFull ? 10 : 2, capacity: 1, adapt: metal, makeHost });

  describe('a host', () => {
    let host: Host;
    let driver: MachineDriver;
    const runtime = () => metal(makeRuntime());

    beforeEach(async () => {
      host = await makeHost();
      driver = await host.open();
    });
    afterEach(async () => {
      host.proxy.plan(null);
      await driver.close();
      await host.remove();
    });

    it('serves the image and the seed, and leaves nothing on the controller after a release', async () => {
      const machine = runtime();
      await driver.create(machine, forever);
      expect((await host.left()).filter((medium) => medium.startsWith('http'))).toHaveLength(2);
      await live(driver, machine);
      expect(await host.left()).toEqual(['power On', expect.stringMatching(/seed\.img$/)]);
      await persist(() => driver.destroy(machine.runtimeId, forever));
      expect(await host.left()).toEqual([]);
    });

    it('logs in once, again after its session ends, and logs out at the end', async () => {
      const machine = runtime();
      await driver.create(machine, forever);
      expect(host.proxy.seen.filter((line) => line.includes('/Sessions ')).length).toBe(1);
      host.proxy.expireSessions();
      await driver.start(machine.runtimeId, forever);
      expect(host.proxy.seen.filter((line) => line.includes('/Sessions ')).length).toBe(2);
      await driver.destroy(machine.runtimeId, forever);
      expect(host.proxy.openSessions()).toBe(1);
      await driver.close();
      await waitFor('the session to end', () => host.proxy.openSessions() === 0);
      expect(host.proxy.loggedOut()).toBe(1);
      driver = await host.open();
    });

    it('is never reported as empty while its controller does not respond', async () => {
      const machine = runtime();
      await driver.create(machine, forever);
      host.proxy.plan({ mode: 'error', on: /./, times: Number.POSITIVE_INFINITY });
      for (const call of [
        () => driver.observe(machine.runtimeId),
        () => driver.observe(runtime().runtimeId),
        () => driver.inventory(),
        () => driver.destroy(machine.runtimeId, forever),
      ]) {
        await expect(call()).rejects.toMatchObject({
          code: 'Unavailable',
          message: expect.stringContaining('try later'),
        });
      }
      host.proxy.plan(null);
      await driver.destroy(machine.runtimeId, forever);
      expect(await driver.observe(machine.runtimeId)).toEqual(absent);
    });

    it('opens and closes while its controller is unreachable, and resumes its machine when the controller is back', async () => {
      const machine = runtime();
      const before = await live(driver, machine);
      await driver.close();
      host.proxy.plan({ mode: 'hang', on: /./, times: Number.POSITIVE_INFINITY });
      driver = await host.open({}, hasty);
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      await expect(driver.inventory()).rejects.toMatchObject({ code: 'Unavailable' });
      host.proxy.plan(null);
      await waitFor('the workflow to be told', () =>
        told.some(({ unattended, seen }) => unattended && seen.listeningPorts.length === 2),
      );
      expect(await accessible(driver, machine)).toEqual(before);
    });

    it('reports a machine as on if its ports respond while its controller is unreachable, and as unknown if they do not', async () => {
      const machine = runtime();
      const before = await live(driver, machine);
      host.proxy.plan({ mode: 'error', on: /./, times: Number.POSITIVE_INFINITY });
      expect(await accessible(driver, machine)).toEqual(before);
      await bridge.cutCables();
      await waitFor('the ports to be missed', () =>
        driver.observe(machine.runtimeId).then(
          () => false,
          (error: DriverError) => error.code === 'Unavailable',
        ),
      );
    });

    it('reports a power cut once, without a request', async () => {
      const machine = runtime();
      await live(driver, machine);
      const told: MachineChange[] = [];
      driver.watch((change) => told.push(change));
      await host.post('Reset', { ResetType: 'ForceOff' });
      await waitFor('the change to be told', () =>
        told.some(({ unattended, seen }) => unattended && seen.power === 'off'),
      );
      await driver.observe(machine.runtimeId);
      expect(told.filter(({ seen }) => seen.power === 'off')).toHaveLength(1);
    });

    it('finds and destroys what an agent left behind whose disk was lost', async () => {
      const machine = runtime();
      await live(driver, machine);
      await driver.close();
      await host.loseDisk();
      driver = await host.open();
      expect(await driver.inventory()).toMatchObject([{ runtimeId: machine.runtimeId, power: 'on' }]);
      expect(await driver.observe(machine.runtimeId)).toMatchObject({ presence: 'present', power: 'on' });
      await driver.destroy(machine.runtimeId, forever);
      expect(await driver.inventory()).toEqual([]);
      expect(await host.left()).toEqual([]);
    });

    it('refuses an image whose checksum differs, and one that cannot boot', async () => {
      const [other, kernel] = [runtime(), runtime()];
      other.image = { ...other.image, digest: `sha256:${'0'.repeat(64)}` };
      kernel.image = { ...kernel.image, source: { kind: 'disk', url: 'file:///nowhere' } };
      await expect(driver.create(other, forever)).rejects.toMatchObject({ code: 'ImageUnavailable' });
      await expect(driver.create(kernel, forever)).rejects.toMatchObject({ code: 'InvalidSpec' });
      expect(await driver.inventory()).toEqual([]);
    });

    it('boots the wipe image on a release and waits for it to power the machine off, across a restart of the agent', async () => {
      await driver.close();
      driver = await host.open({ wipeImage: await anImage() });
      const machine = runtime();
      await live(driver, machine);
      const giveUp = new AbortController();
      const destroying = driver.destroy(machine.runtimeId, giveUp.signal);
      await waitFor('the wipe image to run', async () => {
        const left = await host.left();
        return left.some((what) => what.endsWith('wipe.iso')) && left.includes('power On');
      });
      await waitFor('the wipe to be recorded', async () => (await host.record(machine)).wipe === 'running');
      giveUp.abort(new Error('given up'));
      await expect(destroying).rejects.toThrow('given up');
      await driver.close();
      driver = await host.open({ wipeImage: await anImage() });
      const again = driver.destroy(machine.runtimeId, forever);
      expect(await driver.observe(machine.runtimeId)).toMatchObject({ presence: 'present' });
      await waitFor('the wipe image to be read', async () => (await host.record(machine)).bootReads.booted);
      await host.post('Reset', { ResetType: 'ForceOff' });
      await again;
      expect(await host.left()).toEqual([]);
    });
  });

  /** Every request of a machine's lifecycle, by what it does. */
  const steps: [string, RegExp][] = [
    ['the login', /^POST .*Sessions/],
    ['a look at the power', /^GET .*Systems\/[^/]+ $/],
    ['a look at the drives', /^GET .*VirtualMedia\/Cd/],
    ['an insert', /^POST .*InsertMedia/],
    ['the boot order', /^PATCH .*Systems\/[^/]+ /],
    ['switching on', /^POST .*Reset .*"On"/],
    ['the shutdown', /^POST .*Reset .*Shutdown/],
    ['switching off', /^POST .*Reset .*ForceOff/],
    ['an eject', /^POST .*EjectMedia/],
  ];
  const everyFault = steps.flatMap(([step, on]) => faultModes.map((mode) => ({ step, mode, on })));
  // The quick selection has every step and every mode at least once.
  const someFaults = everyFault.filter((_, index) => index % 7 === 0);

  describe('a lifecycle from create to release', () => {
    it.each(isFull ? everyFault : someFaults)('survives $mode at $step', async ({ mode, on }) => {
      const host = await makeHost();
      const driver = await host.open({}, hasty);
      try {
        // Some requests are sent once in a lifecycle: work that was done without a response is seen to be done.
        host.proxy.plan({ mode, on, times: 2 });
        const machine = metal(makeRuntime());
        await live(driver, machine);
        await persist(() => driver.stop(machine.runtimeId, { force: false }, forever));
        expect(await persist(() => driver.observe(machine.runtimeId))).toEqual({ ...absent, presence: 'present' });
        await live(driver, machine);
        await persist(() => driver.destroy(machine.runtimeId, forever));
        expect(host.proxy.shown()).toBeGreaterThan(0);
        expect(await persist(() => driver.observe(machine.runtimeId))).toEqual(absent);
        expect(await persist(() => driver.inventory())).toEqual([]);
        expect(await host.left()).toEqual([]);
      } finally {
        host.proxy.plan(null);
        await driver.close();
        await host.remove();
      }
    });
  });
});

const realSuite = isFull && python && qemuCanBeHad() ? describe : describe.skip;

realSuite('the Redfish driver, with a machine that truly boots behind a controller as slow as a real one,', () => {
  it('goes from nothing to SSH and back to nothing', async () => {
    const bridge = new Bridge(bootQemu(await provideGuest()));
    const sushy: Sushy = await startSushy({
      python: python!,
      systems: 1,
      quick: false,
      onPower: (id, power) => bridge.hear(sushy, id, power),
    });
    const host = new Host(
      sushy,
      sushy.ids[0]!,
      await mkdtemp(path.join(tmpdir(), 'redfish-')),
      await openFaultProxy({ target: sushy.endpoint, sessions: true }),
    );
    const driver = await host.open({}, {});
    try {
      const machine = metal(makeRuntime());
      await driver.create(machine, forever);
      await driver.start(machine.runtimeId, forever);
      const seen = await waitFor(
        'the machine to be accessible',
        async () => {
          const now = await driver.observe(machine.runtimeId);
          return now.listeningPorts.length === 2 ? now : null;
        },
        240_000,
      );
      expect(seen).toMatchObject({
        power: 'on',
        guestUp: true,
        listeningPorts: [22, 8080],
        sshHostKeys: [{ algorithm: 'ssh-ed25519' }],
      });
      await driver.destroy(machine.runtimeId, forever);
      expect(await listens(seen.forwards)).toBe(false);
      expect(await host.left()).toEqual([]);
    } finally {
      await driver.close();
      await bridge.close();
      await sushy.close();
      await host.remove();
    }
  });
});

/** Boots a machine when its system is seen to be switched on, and ends it when the system is off. */
class Bridge {
  readonly #boot: Boot;
  readonly #machines = new Map<string, Promise<BootedMachine | null>>();

  constructor(boot: Boot = bootStandIn) {
    this.#boot = boot;
  }

  hear(sushy: Sushy, id: string, power: 'On' | 'Off'): void {
    const before = this.#machines.get(id) ?? Promise.resolve(null);
    const next = before.then(async (machine) => {
      await machine?.switchOff();
      return power === 'Off' ? null : this.#boot({ image: () => sushy.bootUrl(id), seed: () => sushy.seedUrl(id) });
    });
    this.#machines.set(
      id,
      next.catch(() => null),
    );
  }

  /** Every machine goes down while its controller still says that it is on. */
  async cutCables(): Promise<void> {
    for (const machine of this.#machines.values()) await (await machine)?.switchOff();
    this.#machines.clear();
  }

  async close(): Promise<void> {
    await this.cutCables();
  }
}

class Host {
  readonly #sushy: Sushy;
  readonly #systemId: string;
  readonly #dataDir: string;
  readonly proxy: FaultProxy;

  constructor(sushy: Sushy, systemId: string, dataDir: string, proxy: FaultProxy) {
    this.#sushy = sushy;
    this.#systemId = systemId;
    this.#dataDir = dataDir;
    this.proxy = proxy;
  }

  async open(
    settings: { wipeImage?: { url: string; sha256: string } } = {},
    ownTiming = timing,
  ): Promise<MachineDriver> {
    const credentialsFile = path.join(this.#dataDir, 'credentials');
    await writeFile(credentialsFile, this.proxy.credentials);
    return openMetalHost({
      hostName: 'metal-1',
      dataDir: this.#dataDir,
      settings: redfishSettings.parse({
        endpoint: this.proxy.endpoint,
        system: this.#systemId,
        credentialsFile,
        address: loopback,
        ...settings,
      }),
      images: await openImageCache(path.join(this.#dataDir, 'images')),
      timing: ownTiming,
      log: pino({ level: 'silent' }),
    });
  }

  left = () => this.#sushy.leftOn(this.#systemId);

  async record({ runtimeId }: RuntimeSpec) {
    return JSON.parse(
      await readFile(path.join(this.#dataDir, 'hosts', 'metal-1', 'runtimes', `${runtimeId}.json`), 'utf8'),
    );
  }

  loseDisk = () => rm(path.join(this.#dataDir, 'hosts'), { recursive: true });

  /** Asks the controller behind the driver's back. */
  async post(action: string, body: unknown): Promise<void> {
    const uri = `${this.#sushy.endpoint}/redfish/v1/Systems/${this.#systemId}/Actions/ComputerSystem.${action}`;
    const answer = await fetch(uri, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(204);
  }

  async remove(): Promise<void> {
    await this.proxy.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

const imageContent = randomBytes(300_000);
let imageFile: Promise<{ url: string; sha256: string }> | undefined;

function anImage(): Promise<{ url: string; sha256: string }> {
  imageFile ??= (async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'redfish-image-')), 'installer.iso');
    await writeFile(file, imageContent);
    return { url: pathToFileURL(file).href, sha256: createHash('sha256').update(imageContent).digest('hex') };
  })();
  return imageFile;
}
let image: { url: string; sha256: string };
beforeAll(async () => {
  image = await anImage();
});
afterAll(() => rm(path.dirname(new URL(image.url).pathname), { recursive: true, force: true }));

function metal(runtime: RuntimeSpec): RuntimeSpec {
  return {
    ...runtime,
    kind: 'BareMetalMachine',
    image: { name: 'installer', digest: `sha256:${image.sha256}`, source: { kind: 'iso', url: image.url } },
  };
}

/** Retries what is Unavailable, as a workflow does. */
async function persist<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DriverError) || error.code !== 'Unavailable' || attempt > 8) throw error;
    }
  }
}

async function live(driver: MachineDriver, runtime: RuntimeSpec) {
  await persist(() => driver.create(runtime, forever));
  await persist(() => driver.start(runtime.runtimeId, forever));
  return accessible(driver, runtime);
}
