/** What a bare-metal host believes of its machine and of its controller, and on which proof. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostsInspectCommand } from '../../src/cli/fleet/inspectCommand.ts';
import { type MachineChange, OtherSystem } from '../../src/drivers/agent/driver.ts';
import { sizeDifferences } from '../../src/drivers/redfish/hardware.ts';
import { readConfig } from '../../src/settings/config.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import type { Habits } from '../support/drivers/redfishHabits.ts';
import { reportWipe, type WipeReport } from '../support/drivers/redfishMachine.ts';
import { waitFor } from '../support/wait.ts';

/** A system of one disk of so many GB, and one network interface. */
function hardware(diskGB: number) {
  const link = (uri: string) => ({ '@odata.id': uri });
  const root = '/redfish/v1/Systems/node';
  return {
    system: {
      Manufacturer: 'Acme',
      Model: 'X1',
      SerialNumber: '42',
      BiosVersion: '2.17',
      Storage: link(`${root}/Storage`),
      EthernetInterfaces: link(`${root}/EthernetInterfaces`),
    },
    resources: {
      [`${root}/Storage`]: { Members: [link(`${root}/Storage/1`)] },
      [`${root}/Storage/1`]: { Drives: [link(`${root}/Storage/1/Drives/0`)] },
      [`${root}/Storage/1/Drives/0`]: {
        ...{ Name: 'Disk 0', CapacityBytes: diskGB * 1e9, MediaType: 'SSD', Protocol: 'NVMe' },
      },
      [`${root}/EthernetInterfaces`]: { Members: [link(`${root}/EthernetInterfaces/1`)] },
      [`${root}/EthernetInterfaces/1`]: { Id: '1', MACAddress: '00:11:22:33:44:55', LinkStatus: 'LinkUp' },
    } as Record<string, object>,
  };
}

const erased = (...disks: [id: string, bytes: number][]): WipeReport => ({
  disks: disks.map(([id, bytes]) => ({ id, bytes, erased: true })),
});

describe('a bare-metal host', () => {
  let host: EmulatedHost;

  beforeEach(async () => {
    host = await EmulatedHost.make();
  });
  afterEach(() => host.remove());
  /** A machine that is up on a host whose release wipes its disks. */
  async function runWithWipeImage(habits: Habits = {}, diskGiB?: number) {
    const wipeImage = { url: host.runtime.image.source['url'] as string, sha256: host.runtime.image.digest.slice(7) };
    await host.open(habits, { wipeImage }, { diskGiB });
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    await accessible(host.driver, host.runtime);
    return wipeImage;
  }
  const wipeSeed = () => host.emulator.left().find((medium) => medium.endsWith('/wipe-seed.img'));
  const untilWiping = () =>
    waitFor('the wipe image to boot', async () => {
      const { wipe, bootReads } = await host.record();
      return wipe === 'running' && bootReads.booted;
    });
  const disksFile = () => path.join(host.dataDir, 'hosts', 'metal-1', 'disks.json');

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
      expect(await host.driver.health(forever)).toEqual([
        { type: 'Controller', ok: false, reason: 'ImageNotBooted', message: words },
      ]);
      expect(told.filter(({ seen }) => seen.guestUp || seen.sshHostKeys.length > 0)).toEqual([]);

      // An agent that starts later knows it too.
      await host.driver.close();
      await host.reopen();
      await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toBeInstanceOf(OtherSystem);
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(host.emulator.left()).toEqual([]);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: false, reason: 'DisksNotErased' }]);
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
      expect(await host.driver.health(forever)).toMatchObject([{ ok: true, reason: 'ControllerReady' }]);
    });

    it('does not take a disk for wiped that shut itself down', async () => {
      const wipeImage = await runWithWipeImage();
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
      await untilWiping();
      expect(await reportWipe(wipeSeed()!, erased(['S1', 2 ** 40], ['S2', 2 ** 39]))).toBe(204);
      await again;
      expect(host.emulator.left()).toEqual([]);
      expect(await host.driver.erasures!()).toMatchObject([
        {
          runtimeId: host.runtime.runtimeId,
          machineUid: host.runtime.machineUid,
          isErased: true,
          how: `the wipe image sha256:${wipeImage.sha256} erased S1 (1099511627776 bytes), S2 (549755813888 bytes)`,
        },
      ]);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: true, reason: 'ControllerReady' }]);
    });

    it('wipes with other drives when one takes no medium, which the agent has yet to learn', async () => {
      const wipeImage = await runWithWipeImage({ deadDrive: 'not allowed' });
      await host.driver.close();
      await host.reopen({ wipeImage });
      const destroying = host.driver.destroy(host.runtime.runtimeId, forever);
      await Promise.race([untilWiping(), destroying]);
      expect(await reportWipe(wipeSeed()!, erased(['S1', 2 ** 40]))).toBe(204);
      await destroying;
      expect(host.emulator.left()).toEqual([]);
    });

    it('takes no disk for erased whose wipe ended by a power cut, and is not offered again', async () => {
      await runWithWipeImage();
      const destroying = host.driver.destroy(host.runtime.runtimeId, forever);
      await untilWiping();
      host.emulator.cutPower();
      await destroying;
      expect(host.emulator.left()).toEqual([]);
      const how = expect.stringContaining('the machine went off before it reported the disks it erased');
      expect(await host.driver.erasures!()).toMatchObject([{ isErased: false, how }]);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: false, reason: 'DisksNotErased', message: how }]);
    });

    it.each<[string, WipeReport, string]>([
      [
        'kept a disk',
        { disks: [...erased(['S1', 2 ** 40]).disks, { id: 'S2', bytes: 7, erased: false }] },
        'reports disks that are not erased: S2 (7 bytes)',
      ],
      ['missed a disk', erased(['S1', 2 ** 38]), 'which is less than the 512 GiB in the fleet file'],
    ])('takes no disk for erased after a wipe that %s', async (_what, wipes, how) => {
      await runWithWipeImage({ wipes }, 512);
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(await host.driver.erasures!()).toMatchObject([{ isErased: false, how: expect.stringContaining(how) }]);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: false, reason: 'DisksNotErased' }]);
    });

    it('believes what a wipe image reports only with the secret of its own boot', async () => {
      await runWithWipeImage();
      const { reportToken } = await host.record();
      const destroying = host.driver.destroy(host.runtime.runtimeId, forever);
      await untilWiping();
      const url = wipeSeed()!;
      const former = new URL(url.replace(/[^/]+\/[^/]+$/, `${reportToken}/wiped`));
      const body = JSON.stringify(erased(['S1', 2 ** 40]));
      expect((await fetch(former, { method: 'POST', body, headers: { connection: 'close' } })).status).toBe(404);
      expect((await host.record()).wiped).toBeNull();
      expect(await reportWipe(url, erased(['S1', 2 ** 40]))).toBe(204);
      await destroying;
      expect(await host.driver.erasures!()).toMatchObject([{ isErased: true }]);
    });

    it('switches a machine on once for a wipe that ends before a look sees it on, and notes each wipe', async () => {
      await runWithWipeImage({ wipes: erased(['S1', 2 ** 40]) });
      const before = host.emulator.seen.length;
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(host.emulator.seen.slice(before).filter((request) => request.includes('"On"'))).toHaveLength(1);
      expect(host.emulator.left()).toEqual([]);
      const first = host.runtime;
      host.runtime = { ...first, runtimeId: randomUUID(), machineUid: randomUUID() };
      await host.live();
      // The reaper may ask after several machines.
      expect(await host.driver.erasures!()).toMatchObject(
        [first, host.runtime].map(({ machineUid, runtimeId }) => ({ machineUid, runtimeId, isErased: true })),
      );
    });

    it('leaves the power of a wipe that runs alone when the machine is stopped', async () => {
      await runWithWipeImage();
      const giveUp = new AbortController();
      const destroying = host.driver.destroy(host.runtime.runtimeId, giveUp.signal);
      await untilWiping();
      giveUp.abort(new Error('given up'));
      await expect(destroying).rejects.toThrow('given up');
      await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
      expect(host.emulator.left()).toContain('power On');
      const again = host.driver.destroy(host.runtime.runtimeId, forever);
      expect(await reportWipe(wipeSeed()!, erased(['S1', 2 ** 40]))).toBe(204);
      await again;
      expect(await host.driver.erasures!()).toMatchObject([{ isErased: true }]);
    });

    it('is not offered again until the disks of the last customer are erased, also by another agent', async () => {
      await host.open({});
      await host.driver.create(host.runtime, forever);
      await host.driver.destroy(host.runtime.runtimeId, forever);
      // That machine never ran.
      expect(await host.driver.health(forever)).toMatchObject([{ ok: true }]);
      host.runtime = { ...host.runtime, runtimeId: randomUUID() };
      await host.live();
      const refused = [
        {
          type: 'Controller',
          ok: false,
          reason: 'DisksNotErased',
          message:
            `the disks were not erased after machine ${host.runtime.machineUid}: the host has no redfish.wipeImage. ` +
            `Erase them, and then remove ${disksFile()}`,
        },
      ];
      expect(await host.driver.health(forever)).toEqual(refused);
      await host.driver.close();
      await host.reopen();
      await waitFor(
        'the controller to be reached',
        async () => (await host.driver.health(forever))[0]!.reason !== 'NeverReached',
      );
      expect(await host.driver.health(forever)).toEqual(refused);
      await writeFile(disksFile(), '[{"isErased":');
      expect(await host.driver.erasures!()).toEqual([]);
      expect(await host.driver.health(forever)).toMatchObject([{ ok: false, reason: 'DisksNotErased' }]);
      await rm(disksFile());
      expect(await host.driver.health(forever)).toMatchObject([{ ok: true }]);
    });
  });

  it('believes a controller that boots its own copy of the image only if its operators say that it does', async () => {
    await host.open({ copiesMedia: true });
    await host.driver.create(host.runtime, forever);
    await host.driver.start(host.runtime.runtimeId, forever);
    const copied = expect.stringContaining('set redfish.copiesMedia');
    await waitFor(
      'the report to be refused',
      async () => (await host.driver.health(forever))[0]!.reason === 'ImageNotBooted',
    );
    await expect(host.driver.observe(host.runtime.runtimeId)).rejects.toMatchObject({ message: copied });
    await host.driver.close();
    await host.reopen({ copiesMedia: true });
    await accessible(host.driver, host.runtime);
  });

  describe('finds its controller', () => {
    const words = async () => {
      const [finding, ...others] = await host.driver.health(forever);
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
          'the hardware differs from the fleet file (cpu: 96 in the fleet file, 48 at the controller; memoryGiB: ' +
          '512 in the fleet file, 256 at the controller)',
      });
    });

    it('to have smaller disks than declared, until that is mended', async () => {
      const shows = hardware(480);
      await host.open({ shows }, {}, { diskGiB: 960 });
      expect(await words()).toMatchObject({
        ok: false,
        reason: 'HardwareDiffers',
        message: 'the hardware differs from the fleet file (diskGiB: 960 in the fleet file, 447 at the controller)',
      });
      Object.assign(shows.resources, hardware(1_030).resources);
      expect(await words()).toMatchObject({ ok: true });
    });

    it('to have too few drives for its media', async () => {
      await host.open({ oneDrive: true });
      expect(await words()).toMatchObject({
        ok: false,
        message: expect.stringContaining('virtual media: two drives are needed'),
      });
    });

    it('with all that "hosts inspect" prints, and that differs', async () => {
      await host.open({ shows: hardware(480), size: { cpu: 16, memoryGiB: 64 }, targets: ['None', 'Pxe', 'Cd'] });
      const credentialsFile = path.join(host.dataDir, 'credentials');
      const size = { cpu: 8, memoryGiB: 64, diskGiB: 447 };
      const fleetFile = path.join(host.dataDir, 'fleet.json');
      const fleet = {
        regions: ['r'],
        machineClasses: [{ name: 'c', cpuFamily: 'x', memoryGiB: 64, regions: ['r'] }],
        images: [],
        hosts: [
          {
            name: 'metal-1',
            region: 'r',
            class: 'c',
            workload: 'BareMetalMachine',
            driver: 'redfish',
            ...size,
            redfish: { endpoint: host.emulator.endpoint, credentialsFile, address: '10.0.8.7' },
          },
        ],
      };
      await writeFile(fleetFile, JSON.stringify(fleet));
      const lines: string[] = [];
      const config = readConfig({ FLEET_FILE: fleetFile, DATA_DIR: host.dataDir });
      expect(await hostsInspectCommand(config, 'metal-1', (line) => lines.push(line))).toBe(3);
      expect(lines).toEqual([
        'system         Acme X1 serial 42',
        'power          Off',
        'BIOS           2.17',
        'controller     BMC-9 7.00',
        'processors     2 16 threads',
        'memory         64 GiB',
        'disk           Disk 0 SSD NVMe 447 GiB',
        'NIC            1 00:11:22:33:44:55 LinkUp',
        'boots from     None, Pxe, Cd',
        'virtual drive  Cd CD/DVD',
        expect.stringMatching(/^virtual drive {2}\w+ USBStick$/),
        'This differs from the fleet file:',
        '  cpu: 8 in the fleet file, 16 at the controller',
      ]);
      await expect(hostsInspectCommand(config, 'metal-2', () => {})).rejects.toThrow('has no host "metal-2"');
      host.emulator.refuseAll();
      const failed: string[] = [];
      const inspecting = hostsInspectCommand(config, 'metal-1', (line) => failed.push(line));
      await expect(inspecting).rejects.toThrow(/cannot be read: .*the firmware/);
      const [heading, ...asked] = failed;
      expect(heading).toBe('The controller was asked, beside reads that succeeded:');
      expect(asked).toContainEqual(expect.stringMatching(/Z GET \/redfish\/v1\/.* -> 503: the firmware is starting/));
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
      expect(await host.driver.health(AbortSignal.timeout(50))).toMatchObject([{ ok: false, reason: 'NeverReached' }]);
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
    expect(sizeDifferences(system, { cpu: 8, memoryGiB: 64 }).length === 0).toBe(isSame);
    expect(sizeDifferences({}, { cpu: 8, memoryGiB: 64 })).toEqual([]);
  });
});
