/** What a bare-metal host believes of its machine and of its controller, and on which proof. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MachineChange, OtherSystem } from '../../src/drivers/agent/driver.ts';
import { sizeDifference } from '../../src/drivers/redfish/controllerHealth.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import { waitFor } from '../support/wait.ts';

describe('a bare-metal host', () => {
  let host: EmulatedHost;

  beforeEach(async () => {
    host = await EmulatedHost.make();
  });
  afterEach(() => host.remove());

  describe('whose controller accepts the boot override and boots the disk,', () => {
    const formerSystem = { formerSystem: true, bootsOn: { target: 'Floppy' } };

    async function refusedReport(): Promise<void> {
      await host.driver.create(host.runtime, forever);
      await host.driver.start(host.runtime.runtimeId, forever);
      await waitFor('the former system to be refused', () =>
        host.driver.observe(host.runtime.runtimeId).then(
          () => false,
          (error: unknown) => error instanceof OtherSystem,
        ),
      );
    }

    it('does not believe the former system that found the new seed, and says what to check', async () => {
      await host.open(formerSystem);
      const told: MachineChange[] = [];
      host.driver.watch((change) => told.push(change));
      await refusedReport();
      const words = expect.stringContaining('the boot override (Once, Cd), but 0 bytes of the image were read');
      await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toMatchObject({
        code: 'Unavailable',
        message: words,
      });
      expect(await host.driver.means(forever)).toEqual([
        { type: 'Controller', ok: false, reason: 'ImageNotBooted', message: words },
      ]);
      expect(told.filter(({ seen }) => seen.guestUp || seen.sshHostKeys.length > 0)).toEqual([]);

      // An agent that starts later knows it too.
      await host.driver.close();
      await host.reopen();
      await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toBeInstanceOf(OtherSystem);
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(host.emulator.left()).toEqual([]);
      expect(await host.driver.means(forever)).toMatchObject([{ ok: true }]);
    });

    it('believes the image at a later power-on that boots it, under another nonce', async () => {
      await host.open(formerSystem);
      await refusedReport();
      const seeds = () => host.emulator.left().filter((medium) => medium.endsWith('seed.img'));
      const before = seeds();
      host.emulator.repair();
      await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      expect(seeds()).not.toEqual(before);
      expect(await host.driver.means(forever)).toMatchObject([{ ok: true, reason: 'ControllerReady' }]);
    });

    it('does not take a disk for wiped that shut itself down', async () => {
      const wipeImage = { url: host.runtime.image.source['url'] as string, sha256: host.runtime.image.digest.slice(7) };
      await host.open({}, { wipeImage });
      await host.driver.create(host.runtime, forever);
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      host.emulator.breakOverride();
      const destroying = host.driver.destroy(host.runtime.runtimeId, forever);
      await waitFor('the wipe to begin', async () => (await host.record()).wipe === 'running');
      host.emulator.cutPower();
      await expect(destroying).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringContaining('went off without its wipe image'),
      });
      host.emulator.repair();
      const again = host.driver.destroy(host.runtime.runtimeId, forever);
      await waitFor('the wipe image to boot', async () => {
        const { wipe, bootReads } = await host.record();
        return wipe === 'running' && bootReads.booted;
      });
      host.emulator.cutPower();
      await again;
      expect(host.emulator.left()).toEqual([]);
    });
  });

  it('believes a controller that boots its own copy of the image only if its operators say that it does', async () => {
    await host.open({ copiesMedia: true });
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    const copied = expect.stringContaining('set redfish.copiesMedia');
    await waitFor(
      'the report to be refused',
      async () => (await host.driver.means(forever))[0]!.reason === 'ImageNotBooted',
    );
    await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toMatchObject({ message: copied });
    await host.driver.close();
    await host.reopen({ copiesMedia: true });
    await accessible(host.driver, host.runtime);
  });

  describe('finds its controller', () => {
    const words = async () => {
      const [finding, ...others] = await host.driver.means(forever);
      expect(others).toEqual([]);
      return finding;
    };

    it('ready once it is logged in and shows the declared size', async () => {
      await host.open({ size: { cpu: 96, memoryGiB: 476.837 } }, {}, { cpu: 96, memoryGiB: 512 });
      expect(await words()).toMatchObject({ type: 'Controller', ok: true, reason: 'ControllerReady' });
    });

    it('to be another machine than the fleet file says', async () => {
      await host.open({ size: { cpu: 48, memoryGiB: 256 } }, {}, { cpu: 96, memoryGiB: 512 });
      expect(await words()).toEqual({
        type: 'Controller',
        ok: false,
        reason: 'SizeDiffers',
        message:
          'the hardware differs from the fleet file (cpu: 96 in the fleet file, 48 at the controller; memoryGiB: 512 in the fleet file, 256 at the controller)',
      });
    });

    it('never reached, with its own words, until it responds', async () => {
      await host.open({ refusesAll: true });
      expect(await words()).toMatchObject({
        ok: false,
        reason: 'NeverReached',
        message: expect.stringContaining('the firmware is starting'),
      });
      host.emulator.repair();
      expect(await words()).toMatchObject({ ok: true });
    });

    it('away since it last responded, and ready when it is back', async () => {
      await host.open({});
      expect(await words()).toMatchObject({ ok: true });
      host.emulator.refuseAll();
      const away = await words();
      expect(away).toMatchObject({
        ok: false,
        reason: 'ControllerAway',
        message: expect.stringMatching(/away since \d{4}-\S+Z: .*the firmware is starting/),
      });
      expect(await words()).toEqual(away);
      host.emulator.repair();
      expect(await words()).toMatchObject({ ok: true });
    });

    it('to refuse the password', async () => {
      await host.open({});
      host.emulator.changePassword('another');
      expect(await words()).toMatchObject({
        ok: false,
        reason: 'LoginRefused',
        message: expect.stringContaining('who are you?'),
      });
      await writeFile(path.join(host.dataDir, 'credentials'), 'operator:another\n');
      expect(await words()).toMatchObject({ ok: true });
    });

    it('unknown without credentials', async () => {
      await host.open({});
      await rm(path.join(host.dataDir, 'credentials'));
      expect(await words()).toMatchObject({
        ok: false,
        reason: 'ControllerUnusable',
        message: expect.stringContaining('credentials'),
      });
    });

    it('silent, without a wait beyond the signal or its own limit', async () => {
      await host.open({ hangs: true });
      expect(await host.driver.means(AbortSignal.timeout(50))).toMatchObject([{ ok: false, reason: 'NeverReached' }]);
      await host.driver.close();
      host.timing = { ...host.timing, healthWaitMs: 50 };
      await host.reopen();
      expect(await words()).toMatchObject({ ok: false, reason: 'NeverReached' });
      host.emulator.repair();
    });
  });

  it.each([
    ['equal', { cpu: 8, memoryGiB: 64 }, true],
    ['of other processors', { cpu: 4, memoryGiB: 64 }, false],
    ['with a module less', { cpu: 8, memoryGiB: 56 }, false],
    ['in GB', { cpu: 8, memoryGiB: 68.72 }, true],
  ])('takes a size that is shown %s for what it is', (_what, shown, isSame) => {
    const system = {
      ProcessorSummary: { LogicalProcessorCount: shown.cpu },
      MemorySummary: { TotalSystemMemoryGiB: shown.memoryGiB },
    };
    expect(sizeDifference(system, { cpu: 8, memoryGiB: 64 }) === null).toBe(isSame);
    expect(sizeDifference({}, { cpu: 8, memoryGiB: 64 })).toBeNull();
  });
});
