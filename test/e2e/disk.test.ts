/**
 * A full disk, and one that becomes read-only, under each part that writes. In `npm test`, test/e2e/crash.test.ts fills
 * the one below Postgres.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Disk } from '../../bench/soak/disks.ts';
import { signal } from '../../src/lib/processes.ts';
import { canMount, failures, faultLastsMs, goesOn, type Place, places, settings } from '../support/e2e/fullDisk.ts';
import { type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const suite = canMount && process.env['TEST_FULL'] === '1' ? describe : describe.skip;

async function serviceOn(place: Place): Promise<{ service: Service; disk: Disk }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'disk-'));
  const service = await startService({ dataDir, environment: settings });
  await service.interrupt();
  const disk = await place.move(dataDir, (folder) => Disk.mount(folder, place.sizeMiB));
  await service.startAgain();
  return { service, disk };
}

suite.each(Object.keys(places))('the disk below %s', (name) => {
  const place = places[name]!;
  let service: Service;
  let disk: Disk;
  beforeAll(async () => {
    ({ service, disk } = await serviceOn(place));
  }, 600_000);
  afterAll(async () => {
    // The files on the disk go with it. The mount point itself cannot be removed before.
    await service?.interrupt();
    await disk?.unmount();
    await service?.stop();
  }, 180_000);

  test('is full for a while: no machine ends, no bill is wrong, and everything recovers by itself', async () => {
    await goesOn(service, { begin: () => disk.fill(), end: () => disk.free() });
  }, 900_000);

  // The supervisor keeps the logs open for writing, and the kernel refuses to make such a disk read-only.
  (name === 'logs' ? test.skip : test)(
    'is read-only for a while: the same',
    async () => {
      await goesOn(service, {
        begin: () =>
          waitFor('the disk to be read-only', async () => {
            // Nothing may be open for writing, so a server that has its files there is killed and restarts.
            if (place.writer) for (const pid of service.pidsOf(place.writer)) signal(pid, 'SIGKILL');
            await disk.setReadOnly(true);
            return true;
          }).then(() => undefined),
        end: () => disk.setReadOnly(false),
      });
    },
    900_000,
  );
});

suite('one disk below everything', () => {
  let service: Service;
  let disk: Disk;
  beforeAll(async () => {
    disk = await Disk.mount(await mkdtemp(path.join(tmpdir(), 'disk-')), 900);
    service = await startService({ dataDir: path.join(disk.folder, 'data'), environment: settings });
  }, 600_000);
  afterAll(async () => {
    await service?.interrupt();
    await service?.stop();
    await disk?.unmount();
    if (disk) await rm(disk.folder, { recursive: true, force: true });
  }, 180_000);

  test('is full for a while: no machine ends, no bill is wrong, and everything recovers by itself', async () => {
    await goesOn(service, { begin: () => disk.fill(), end: () => disk.free() });
  }, 900_000);

  test('is full while every part is killed: each is back once there is room', async () => {
    await service.createVm('kept');
    await service.untilReady('kept');
    await disk.fill();
    for (const part of ['postgres', 'temporal', 'worker', 'host', 'api'] as const) service.kill(part);
    await pause(faultLastsMs);
    await disk.free();
    await service.untilReady('kept');
    expect(await failures(service)).toEqual([]);
    await service.verifyCleanSlate();
  }, 900_000);
});
