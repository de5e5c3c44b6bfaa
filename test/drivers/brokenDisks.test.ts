/** What each driver does, as root and not, on a full or read-only disk, of tmpfs and ext4. */
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from '../../bench/soak/disks.ts';
import { absent } from '../../src/domain/observation.ts';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { accessible, forever, makeRuntime } from '../support/drivers/conformance.ts';
import { otherUser, ownUser, startOtherUser } from '../support/drivers/testedDrivers.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';

interface TestedDriver {
  make(): Promise<RuntimeSpec>;
  sizeMiB: number;
  /** It runs machines that keep no file open, so that their disk can become read-only. */
  runs: boolean;
}

const drivers: Readonly<Record<string, TestedDriver>> = {
  simulated: {
    make: async () => makeRuntime(),
    sizeMiB: 8,
    runs: true,
  },
  ...(qemuCanBeHad() && {
    qemu: {
      make: async () => makeRuntime({ image: await provideGuest() }),
      sizeMiB: 96,
      runs: false,
    },
  }),
};

const faults = {
  full: {
    begin: (disk: Disk) => disk.fill(),
    end: (disk: Disk) => disk.free(),
    error: 'ENOSPC',
    takesTombstones: true,
  },
  'read-only': {
    begin: (disk: Disk) => disk.setReadOnly(true),
    end: (disk: Disk) => disk.setReadOnly(false),
    error: 'EROFS',
    takesTombstones: false,
  },
} as const;

const mounts = {
  tmpfs: (folder: string, sizeMiB: number) => Disk.mount(folder, sizeMiB),
  ext4: (folder: string, sizeMiB: number) => Disk.mountExt4(folder, sizeMiB),
} as const;

const cases = Object.keys(drivers).flatMap((driver) =>
  (Object.keys(mounts) as (keyof typeof mounts)[]).flatMap((mount) =>
    (Object.keys(faults) as (keyof typeof faults)[]).flatMap((fault) =>
      ['root', 'another user'].map((user) => [driver, user, mount, fault] as const),
    ),
  ),
);

(Disk.canBeMounted() ? describe : describe.skip)('a disk under the machines of a host', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'broken-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it.each(cases)(
    'of the driver %s, run by %s, on %s, that is %s: nothing is made, machines go off and are destroyed, and all goes on',
    async (name, user, mount, kind) => {
      const { make, sizeMiB, runs } = drivers[name]!;
      const { begin, end, error, takesTombstones } = faults[kind];
      const disk = await mounts[mount](path.join(dataDir, 'hosts'), sizeMiB).catch((problem: Error) => problem);
      if (disk instanceof Error) {
        // A container may have no loop device; tmpfs is always tested.
        expect(mount).toBe('ext4');
        return;
      }
      const runner = user === 'root' ? ownUser(name) : await startOtherUser(name);
      const open = () => runner.open(dataDir);
      if (user !== 'root') for (const folder of [dataDir, disk.folder]) await chown(folder, otherUser, otherUser);
      let driver = await open();
      try {
        const [kept, gone, never] = [await make(), await make(), await make()];
        for (const runtime of [kept, gone]) await driver.create(runtime, forever);
        if (runs) {
          await driver.start(gone.runtimeId, forever);
          await accessible(driver, gone);
        }
        const diskFinding = async () => (await driver.health(forever)).find(({ type }) => type === 'Disk');
        expect(await diskFinding()).toMatchObject({ ok: true });

        const [hostFolder] = (await readdir(disk.folder)).filter((entry) => entry !== 'lost+found');
        expect((await stat(path.join(disk.folder, hostFolder!))).uid).toBe(user === 'root' ? 0 : otherUser);

        await begin(disk);
        expect(await diskFinding()).toMatchObject({ ok: false });
        const refused = { message: expect.stringMatching(new RegExp(`${error}|No space left|Read-only file system`)) };
        await expect(driver.create(never, forever)).rejects.toMatchObject(refused);
        await expect(driver.start(kept.runtimeId, forever)).rejects.toMatchObject(refused);
        expect(await driver.observe(never.runtimeId)).toEqual(absent);
        expect(await driver.observe(kept.runtimeId)).toMatchObject({ presence: 'present', power: 'off' });
        await driver.stop(gone.runtimeId, { force: false }, forever);
        expect(await driver.observe(gone.runtimeId)).toMatchObject({ presence: 'present', power: 'off' });

        // An agent that starts now finds the same machines.
        await driver.close();
        driver = await open();
        expect((await driver.inventory()).map(({ runtimeId }) => runtimeId).sort()).toEqual(
          [kept.runtimeId, gone.runtimeId].sort(),
        );
        if (takesTombstones) await driver.destroy(gone.runtimeId, forever);
        else await expect(driver.destroy(gone.runtimeId, forever)).rejects.toMatchObject(refused);

        await end(disk);
        await driver.destroy(gone.runtimeId, forever);
        expect(await driver.observe(gone.runtimeId)).toEqual(absent);
        await driver.create(never, forever);
        expect(await diskFinding()).toMatchObject({ ok: true });
        expect((await driver.inventory()).map(({ runtimeId }) => runtimeId).sort()).toEqual(
          [kept.runtimeId, never.runtimeId].sort(),
        );
      } finally {
        await driver.close();
        await runner.end();
        await disk.unmount();
      }
    },
    60_000,
  );
});
