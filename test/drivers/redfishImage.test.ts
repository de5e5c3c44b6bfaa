/** A machine that was installed boots its disk: its image is gone before it counts as ready, and never comes back. */
import { createServer, type Server } from 'node:http';
import { absent } from '../../src/domain/observation.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import type { Habits } from '../support/drivers/redfishHabits.ts';
import { waitFor } from '../support/wait.ts';

describe('a bare-metal host', () => {
  let host: EmulatedHost;

  beforeEach(async () => {
    host = await EmulatedHost.make();
  });
  afterEach(() => host.remove());

  async function start(habits: Habits): Promise<void> {
    await host.open(habits);
    await startMachine();
  }
  async function startMachine(): Promise<void> {
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
  }
  const image = () => host.emulator.left().filter((medium) => medium.endsWith('/boot.iso'));
  const seed = () => host.emulator.left().find((medium) => medium.endsWith('/seed.img'));

  it('has the image out of the drive before its machine counts as up', async () => {
    await host.open({});
    const told: boolean[] = [];
    host.driver.watch(({ seen }) => {
      if (seen.guestUp) told.push(image().length > 0);
    });
    await startMachine();
    await accessible(host.driver, host.runtime);
    await waitFor('a watcher to be told', () => told.length > 0);
    expect(told).not.toContain(true);
  });

  it('serves the image no more once its machine has reported', async () => {
    await host.open({});
    await host.driver.create(host.runtime, forever);
    const [url] = image();
    const status = async () => (await fetch(url!, { headers: { connection: 'close' } })).status;
    expect(await status()).toBe(200);
    await host.driver.start(host.runtime.runtimeId, forever);
    await accessible(host.driver, host.runtime);
    expect(await status()).toBe(404);
  });

  it('brings the seed alone when its media server has moved', async () => {
    await start({ cdFirst: true });
    await accessible(host.driver, host.runtime);
    const before = seed()!;
    await host.driver.close();
    const taken = await listening(Number(new URL(before).port));
    await host.reopen();
    await waitFor('the seed to be renewed', () => seed() !== undefined && seed() !== before);
    expect(image()).toEqual([]);
    expect(host.emulator.seen.filter((line) => line.includes('boot.iso'))).toHaveLength(1);
    await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    await accessible(host.driver, host.runtime);
    expect(host.emulator.installs()).toBe(1);
    await new Promise((resolve) => taken.close(resolve));
  });

  it.each<[string, Habits, string, string]>([
    ['cannot be ejected', { keepsMedia: true, cdFirst: true }, 'ImageNotEjected', 'the medium is in use'],
    [
      'stays the next boot source',
      { keepsOverride: true, knowsOnce: false },
      'ImageNotEjected',
      'BootSourceOverrideEnabled of /redfish/v1/Systems/node has to be Disabled',
    ],
  ])(
    'neither calls a machine ready nor starts it again whose image %s, and says so',
    async (_what, habits, reason, words) => {
      await start(habits);
      const says = { code: 'Unavailable', message: expect.stringContaining(words) };
      await waitFor('the host to say so', async () => (await host.driver.health(forever))[0]!.reason === reason);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: false, message: says.message }]);
      await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toMatchObject(says);
      await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
      await expect(host.driver.start(host.runtime.runtimeId, forever)).rejects.toMatchObject(says);
      expect(host.emulator.left()).not.toContain('power On');
      host.emulator.repair();
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      expect(host.emulator.installs()).toBe(1);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: true }]);
    },
  );

  it('ends a release although its boot override stays, and takes no machine until that is ended', async () => {
    await start({ keepsOverride: true, knowsOnce: false });
    await host.driver.destroy(host.runtime.runtimeId, forever);
    expect(await host.driver.observe(host.runtime.runtimeId)).toEqual(absent);
    expect(host.emulator.left()).toEqual(['boots Cd']);
    const finding = { type: 'Controller', ok: false, reason: 'OverrideStands' };
    expect(await host.driver.health(forever)).toMatchObject([finding]);
    await host.driver.close();
    await host.reopen();
    await waitFor(
      'the controller to be read',
      async () => (await host.driver.health(forever))[0]!.reason === 'OverrideStands',
    );
    host.emulator.repair();
    expect(await host.driver.health(forever)).toMatchObject([{ reason: 'DisksNotErased' }]);
    expect(host.emulator.left()).toEqual([]);
  });

  it('keeps a continuous override for as long as firmware may take to look at it', async () => {
    await host.open(
      { knowsOnce: false, postMs: 2_000, copiesMedia: true },
      { copiesMedia: true, longestPostSeconds: 30 },
    );
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    await accessible(host.driver, host.runtime);
    expect(host.emulator.installs()).toBe(1);
    expect(host.emulator.boot()).toMatchObject({ BootSourceOverrideEnabled: 'Disabled' });
  });

  it.each<[string, Habits, number]>([
    // The agent has to look while firmware runs, which takes a minute in the field.
    ['once its controller shows that firmware has ended', { bootProgress: true, postMs: 3_000 }, 600],
    ['after the longest time that firmware takes', { postMs: 300 }, 1],
  ])('ends a continuous override of a machine that never reports %s', async (_when, habits, longestPostSeconds) => {
    // The disk boots in place of the image, and has no system on it.
    await host.open({ ...habits, knowsOnce: false, bootsOn: { target: 'Floppy' } }, { longestPostSeconds });
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    expect(host.emulator.boot()).toMatchObject({ BootSourceOverrideEnabled: 'Continuous' });
    await waitFor('the override to end', () => host.emulator.boot()['BootSourceOverrideEnabled'] === 'Disabled');
  });
});

async function listening(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
