import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from '../../bench/soak/disks.ts';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { HostRecords } from '../../src/drivers/agent/records.ts';
import { makeRuntime } from '../support/drivers/conformance.ts';
import { FailingWrites } from '../support/drivers/failingWrites.ts';

/** Needed to fill a disk. */
const canMount = Disk.canBeMounted();

interface Noted {
  runtime: RuntimeSpec;
  note: string;
}

describe('the records of a host', () => {
  let folder: string;
  let records: HostRecords<Noted>;

  async function reopen() {
    records = new HostRecords<Noted>(folder);
    return records.open();
  }
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'records-'));
    await reopen();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are read back complete by the next agent, until they are removed', async () => {
    const [kept, removed] = [makeRuntime(), makeRuntime()];
    await records.write({ runtime: kept, note: 'first' });
    await records.write({ runtime: kept, note: 'second' });
    await records.write({ runtime: removed, note: 'gone' });
    await records.remove(removed.runtimeId);
    expect(await reopen()).toEqual({ records: [{ runtime: kept, note: 'second' }], unreadable: [] });
  });

  it('hold what was written last, however many writes of a machine run at once', async () => {
    const record = { runtime: makeRuntime(), note: 'long'.repeat(2_000_000) };
    const first = records.write(record);
    const second = records.write({ ...record, note: 'short' });
    await Promise.all([first, second]);
    expect(await reopen()).toMatchObject({ records: [{ note: 'short' }] });
  });

  it('hold what was seen last once the disk takes it, though it refused that while an earlier sight was written', async () => {
    const record = { runtime: makeRuntime(), note: 'long'.repeat(1_000_000) };
    const { runtimeId } = record.runtime;
    await records.write(record);
    const failing = new FailingWrites(folder);
    const earlier = records.writeIfTaken({ ...record, note: 'longer'.repeat(1_000_000) });
    failing.begin({ code: 'ENOSPC', at: 6, lasts: true });
    await Promise.all([earlier, records.writeIfTaken({ ...record, note: 'off' })]);
    failing.mend();
    await records.flush(runtimeId);
    failing.close();
    expect(await reopen()).toMatchObject({ records: [{ note: 'off' }] });
  });

  it('are not made again by what is written of a machine that is being removed', async () => {
    const record = { runtime: makeRuntime(), note: '' };
    const { runtimeId } = record.runtime;
    await records.write(record);
    await records.writeTombstone(runtimeId);
    await Promise.all([records.write(record), records.remove(runtimeId), records.write(record)]);
    expect(await readdir(path.join(folder, 'runtimes'))).toEqual([]);
  });

  it('have an id that was made with their folder and stays with it', async () => {
    const { id } = records;
    await records.write({ runtime: makeRuntime(), note: '' });
    await reopen();
    expect([records.id, id]).toEqual([id, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const another = path.join(folder, 'another');
    const elsewhere = new HostRecords<Noted>(another);
    await elsewhere.open();
    expect(elsewhere.id).not.toBe(id);
    await rename(path.join(folder, 'host.json'), path.join(another, 'host.json'));
    await elsewhere.open();
    await reopen();
    expect(elsewhere.id).toBe(id);
    expect(records.id).not.toBe(id);
  });

  it('do not open with a damaged id: its host would pass for one that lost its machines', async () => {
    await writeFile(path.join(folder, 'host.json'), '{"id":"one of many"}');
    await expect(reopen()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('host.json'),
    });
  });

  it('refuse a destroyed runtime forever, and no other', async () => {
    const [gone, other] = [makeRuntime(), makeRuntime()];
    await records.writeTombstone(gone.runtimeId);
    await records.writeTombstone(gone.runtimeId);
    await reopen();
    expect(() => records.refuseTombstoned(gone.runtimeId)).toThrow(expect.objectContaining({ code: 'Tombstoned' }));
    records.refuseTombstoned(other.runtimeId);
    expect((await readFile(path.join(folder, 'tombstones.jsonl'), 'utf8')).split('\n')).toHaveLength(2);
  });

  it('remember the highest placement version after tombstones are written', async () => {
    expect(records.placementVersionSeen()).toBe(0);
    const newer = makeRuntime({ placementVersion: 9 });
    await records.write({ runtime: makeRuntime({ placementVersion: 4 }), note: '' });
    await records.write({ runtime: newer, note: '' });
    await records.writeTombstone(newer.runtimeId);
    await records.remove(newer.runtimeId);
    expect(records.placementVersionSeen()).toBe(9);
    await reopen();
    expect(records.placementVersionSeen()).toBe(9);
  });

  it('lose a tombstone that a kill cut short, and not the ones around it', async () => {
    const [before, after] = [makeRuntime(), makeRuntime()];
    await records.writeTombstone(before.runtimeId);
    const file = path.join(folder, 'tombstones.jsonl');
    await writeFile(file, `${(await readFile(file, 'utf8')).trimEnd()}\n{"runtimeId":"hal`);
    await reopen();
    await records.writeTombstone(after.runtimeId);
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect([before, after].map(({ runtimeId }) => records.isTombstoned(runtimeId))).toEqual([true, true]);
  });

  it('lose a tombstone whose flush failed, and nothing of it follows a shorter one', async () => {
    const [long, short] = ['x'.repeat(128), 'y'];
    const failing = new FailingWrites(folder);
    try {
      // The open, the line, and its flush.
      failing.begin({ code: 'EIO', at: 3, lasts: false });
      await expect(records.writeTombstone(long)).rejects.toThrow('EIO');
      expect(failing.refused).toEqual([expect.stringMatching(/^datasync .*tombstones\.jsonl/)]);
      failing.mend();
      await records.writeTombstone(short);
    } finally {
      failing.close();
    }
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect([long, short].map((runtimeId) => records.isTombstoned(runtimeId))).toEqual([false, true]);
  });

  it('lose a tombstone of which a power cut kept the end alone, and name any other line that is damaged', async () => {
    const kept = makeRuntime();
    await records.writeTombstone(kept.runtimeId);
    const file = path.join(folder, 'tombstones.jsonl');
    const whole = (await readFile(file, 'utf8')).trimEnd();
    await writeFile(file, `${whole}\n${' '.repeat(60)}a5","placementVersion":3}\n`);
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect(records.isTombstoned(kept.runtimeId)).toBe(true);
    await writeFile(file, `${whole}\n${'x'.repeat(60)}a5","placementVersion":3}\n`);
    expect((await reopen()).unreadable).toEqual([`${file}:2`]);
  });

  it('name what is damaged, keep the rest, and let a machine with a damaged record be written again or removed', async () => {
    const [whole, torn, foreign] = [makeRuntime(), makeRuntime(), makeRuntime()];
    for (const runtime of [whole, torn, foreign]) await records.write({ runtime, note: '' });
    const file = (name: string) => path.join(folder, 'runtimes', name);
    await writeFile(file(`${torn.runtimeId}.json`), '{"runtime":{"runti');
    await writeFile(file(`${foreign.runtimeId}.json`), JSON.stringify({ runtime: whole, note: '' }));
    await writeFile(path.join(folder, 'tombstones.jsonl'), 'nonsense\n');
    const found = await reopen();
    expect(found.records.map(({ runtime }) => runtime.runtimeId)).toEqual([whole.runtimeId]);
    expect(found.unreadable).toHaveLength(3);
    records.refuseUnreadable(whole.runtimeId);
    for (const { runtimeId } of [torn, foreign]) {
      expect(() => records.refuseUnreadable(runtimeId)).toThrow(expect.objectContaining({ code: 'Unavailable' }));
    }
    await records.write({ runtime: torn, note: 'again' });
    await records.remove(foreign.runtimeId);
    for (const { runtimeId } of [torn, foreign]) records.refuseUnreadable(runtimeId);
    expect((await reopen()).records).toHaveLength(2);
  });

  it('ignore foreign files', async () => {
    await writeFile(path.join(folder, 'runtimes', 'README'), 'hello');
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect(await readdir(path.join(folder, 'runtimes'))).toEqual(['README']);
  });

  it('take one that kept its temporary name for evidence of its machine, until that is written or removed', async () => {
    const [lost, removed, kept, gone] = [makeRuntime(), makeRuntime(), makeRuntime(), makeRuntime()];
    const draft = ({ runtimeId }: RuntimeSpec, by = '12.0') =>
      writeFile(path.join(folder, 'runtimes', `${runtimeId}.json.${by}.tmp`), '{"runtime"');
    await records.write({ runtime: kept, note: 'whole' });
    await records.writeTombstone(gone.runtimeId);
    for (const runtime of [lost, removed, kept, gone]) await draft(runtime);
    await draft(lost, '77.0a1b2c3d');
    const { records: found, unreadable } = await reopen();
    expect(found).toEqual([{ runtime: kept, note: 'whole' }]);
    expect(unreadable.sort()).toEqual(
      [lost, removed].map(({ runtimeId }) => path.join(folder, 'runtimes', `${runtimeId}.json`)).sort(),
    );
    for (const { runtimeId } of [lost, removed])
      expect(() => records.refuseUnreadable(runtimeId)).toThrow(expect.objectContaining({ code: 'Unavailable' }));
    await records.write({ runtime: lost, note: 'again' });
    await records.remove(removed.runtimeId);
    for (const { runtimeId } of [lost, removed]) records.refuseUnreadable(runtimeId);
    expect((await readdir(path.join(folder, 'runtimes'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect((await reopen()).unreadable).toEqual([]);
  });

  /** Hosts' folders on a disk of their own. */
  async function onOwnDisk(test: (disk: Disk, own: HostRecords<Noted>) => Promise<void>): Promise<void> {
    const disk = await Disk.mount(path.join(folder, 'disk'), 1);
    try {
      const own = new HostRecords<Noted>(disk.folder);
      await own.open();
      await test(disk, own);
    } finally {
      await disk.unmount();
    }
  }

  const itWithDisk = canMount ? it : it.skip;

  itWithDisk('take tombstones on a disk that is full to the last byte, also those of the next agent', () =>
    onOwnDisk(async (disk, own) => {
      const kept = makeRuntime();
      await own.write({ runtime: kept, note: 'before' });
      await disk.fill();
      await expect(appendFile(path.join(disk.folder, 'other'), 'x')).rejects.toThrow('ENOSPC');
      const gone = Array.from({ length: 60 }, () => makeRuntime().runtimeId);
      for (const runtimeId of gone) await own.writeTombstone(runtimeId);
      await expect(own.write({ runtime: kept, note: 'after' })).rejects.toThrow('ENOSPC');
      await own.writeIfTaken({ runtime: kept, note: 'after' });
      const next = new HostRecords<Noted>(disk.folder);
      expect(await next.open()).toEqual({ records: [{ runtime: kept, note: 'before' }], unreadable: [] });
      await next.writeTombstone(kept.runtimeId);
      await next.write({ runtime: kept, note: 'it is being destroyed' });
      expect([...gone, kept.runtimeId].every((runtimeId) => next.isTombstoned(runtimeId))).toBe(true);
      await disk.free();
      for (let count = 0; count < 300; count++) await next.writeTombstone(makeRuntime().runtimeId);
      await disk.fill();
      await next.writeTombstone(makeRuntime().runtimeId);
    }),
  );

  itWithDisk('survive a full disk: what it cut short spoils nothing that is written later', () =>
    onOwnDisk(async (disk, own) => {
      const [kept, long, later] = [makeRuntime(), makeRuntime({ runtimeId: 'x'.repeat(128) }), makeRuntime()];
      await own.write({ runtime: kept, note: 'before' });
      await disk.fill();
      let refused = false;
      for (let tries = 400; tries > 0 && !refused; tries--)
        await own.writeTombstone(makeRuntime().runtimeId).catch((error: NodeJS.ErrnoException) => {
          expect(error.code).toBe('ENOSPC');
          refused = true;
        });
      expect(refused).toBe(true);
      await expect(own.writeTombstone(long.runtimeId)).rejects.toThrow('ENOSPC');
      expect(own.isTombstoned(long.runtimeId)).toBe(false);
      await expect(own.write({ runtime: kept, note: 'x'.repeat(20_000) })).rejects.toThrow('ENOSPC');
      expect(await readdir(path.join(disk.folder, 'runtimes'))).toEqual([`${kept.runtimeId}.json`]);
      await disk.free();
      await own.writeTombstone(later.runtimeId);
      const again = new HostRecords<Noted>(disk.folder);
      expect(await again.open()).toEqual({ records: [{ runtime: kept, note: 'before' }], unreadable: [] });
      expect([long, later].map(({ runtimeId }) => again.isTombstoned(runtimeId))).toEqual([false, true]);
    }),
  );

  itWithDisk('are read from a disk that became read-only, which takes no tombstone', () =>
    onOwnDisk(async (disk, own) => {
      const [kept, gone] = [makeRuntime(), makeRuntime()];
      await own.write({ runtime: kept, note: '' });
      await own.writeTombstone(gone.runtimeId);
      await disk.setReadOnly(true);
      const next = new HostRecords<Noted>(disk.folder);
      expect(await next.open()).toEqual({ records: [{ runtime: kept, note: '' }], unreadable: [] });
      expect(next.isTombstoned(gone.runtimeId)).toBe(true);
      await next.writeIfTaken({ runtime: kept, note: 'off' });
      await expect(next.writeTombstone(kept.runtimeId)).rejects.toThrow('EROFS');
      await disk.setReadOnly(false);
      await next.writeTombstone(kept.runtimeId);
    }),
  );

  it('refuse names that would escape the folder', async () => {
    const runtime = makeRuntime({ runtimeId: '../elsewhere' });
    await expect(records.write({ runtime, note: '' })).rejects.toThrow('cannot name a file');
  });
});
