import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from '../../bench/soak/disks.ts';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { HostRecords } from '../../src/drivers/agent/records.ts';
import { makeRuntime } from './conformance.ts';

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
    await appendFile(path.join(folder, 'tombstones.jsonl'), '{"runtimeId":"hal');
    await reopen();
    await records.writeTombstone(after.runtimeId);
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect([before, after].map(({ runtimeId }) => records.isTombstoned(runtimeId))).toEqual([true, true]);
  });

  it('name what is damaged, keep the rest, and let a machine with a damaged record be written again or removed', async () => {
    const [whole, torn, foreign] = [makeRuntime(), makeRuntime(), makeRuntime()];
    for (const runtime of [whole, torn, foreign]) await records.write({ runtime, note: '' });
    const file = (name: string) => path.join(folder, 'runtimes', name);
    await writeFile(file(`${torn.runtimeId}.json`), '{"runtime":{"runti');
    await writeFile(file(`${foreign.runtimeId}.json`), JSON.stringify({ runtime: whole, note: '' }));
    await appendFile(path.join(folder, 'tombstones.jsonl'), 'nonsense\n');
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

  it('ignore foreign files and remove what a killed write left', async () => {
    await writeFile(path.join(folder, 'runtimes', 'README'), 'hello');
    await writeFile(path.join(folder, 'runtimes', 'x.json.1.0.tmp'), '{');
    expect(await reopen()).toEqual({ records: [], unreadable: [] });
    expect(await readdir(path.join(folder, 'runtimes'))).toEqual(['README']);
  });

  (canMount ? it : it.skip)('survive a full disk: what it cut short spoils nothing that is written later', async () => {
    const disk = await Disk.mount(path.join(folder, 'disk'), 1);
    try {
      const own = new HostRecords<Noted>(disk.folder);
      await own.open();
      const [kept, refused, later] = [makeRuntime(), makeRuntime(), makeRuntime()];
      await own.write({ runtime: kept, note: 'before' });
      // Lines of about eighty bytes: one of the next fifty begins on the last allocated page and does not fit on it.
      const line = `${JSON.stringify({ runtimeId: makeRuntime().runtimeId, placementVersion: 0 })}\n`;
      for (let left = Math.floor(4_000 / line.length); left > 0; left--)
        await own.writeTombstone(makeRuntime().runtimeId);
      await disk.fill();
      let refusals = 0;
      for (let tries = 60; tries > 0; tries--)
        await own.writeTombstone(makeRuntime().runtimeId).catch((error: NodeJS.ErrnoException) => {
          expect(error.code).toBe('ENOSPC');
          refusals += 1;
        });
      expect(refusals).toBeGreaterThan(0);
      await expect(own.writeTombstone(refused.runtimeId)).rejects.toThrow('ENOSPC');
      expect(own.isTombstoned(refused.runtimeId)).toBe(false);
      await expect(own.write({ runtime: kept, note: 'x'.repeat(20_000) })).rejects.toThrow('ENOSPC');
      expect(await readdir(path.join(disk.folder, 'runtimes'))).toEqual([`${kept.runtimeId}.json`]);
      await disk.free();
      await own.writeTombstone(later.runtimeId);
      const again = new HostRecords<Noted>(disk.folder);
      expect(await again.open()).toEqual({ records: [{ runtime: kept, note: 'before' }], unreadable: [] });
      expect([refused, later].map(({ runtimeId }) => again.isTombstoned(runtimeId))).toEqual([false, true]);
    } finally {
      await disk.unmount();
    }
  });

  it('refuse names that would escape the folder', async () => {
    const runtime = makeRuntime({ runtimeId: '../elsewhere' });
    await expect(records.write({ runtime, note: '' })).rejects.toThrow('cannot name a file');
  });
});
