/** What an agent has recorded is still recorded after a power cut, at whichever moment that came. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { identityFile, newPrivateKey, openHostIdentity } from '../../src/drivers/agent/hostIdentity.ts';
import { HostRecords } from '../../src/drivers/agent/records.ts';
import { Erasure } from '../../src/drivers/redfish/erasure.ts';
import { makeFolderDurably, replaceFile, writeDurably } from '../../src/lib/files.ts';
import { makeRuntime } from '../support/drivers/conformance.ts';
import { type Cut, cuts, PowerCuts } from '../support/drivers/powerCuts.ts';

interface Noted {
  runtime: RuntimeSpec;
  note: string;
}

/** What holds from a step on, until another one. */
interface Fact {
  from: number;
  until: number;
  what: string;
  holds: (folder: string) => Promise<boolean>;
}

describe('after a power cut', () => {
  let folder: string;
  let disk: PowerCuts;
  let facts: Fact[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'power-cut-'));
    disk = new PowerCuts(folder);
    facts = [];
  });
  afterEach(async () => {
    disk.close();
    await rm(folder, { recursive: true, force: true });
  });

  function holdsFromNow(what: string, holds: Fact['holds']): Fact {
    const fact = { from: disk.steps, until: Number.POSITIVE_INFINITY, what, holds };
    facts.push(fact);
    return fact;
  }

  async function lost(): Promise<string[]> {
    disk.close();
    const missing: string[] = [];
    for (let step = 1; step <= disk.steps; step++) for (const cut of cuts) missing.push(...(await lostAt(step, cut)));
    return missing;
  }

  async function lostAt(step: number, cut: Cut): Promise<string[]> {
    const missing: string[] = [];
    for (const { from, until, what, holds } of facts) {
      if (step < from || step > until) continue;
      const left = mkdtempSync(path.join(tmpdir(), 'left-'));
      disk.leave(step, cut, left);
      if (!(await holds(left).catch(() => false))) missing.push(`${what} (step ${step}, ${cut})`);
      rmSync(left, { recursive: true });
    }
    return missing;
  }

  it('the records, the id, and the tombstones of a host are as they were confirmed', async () => {
    const opened = async (left: string) => {
      const records = new HostRecords<Noted>(path.join(left, 'hosts', 'h1'));
      return { records, found: (await records.open()).records };
    };
    const noted =
      ({ runtimeId }: RuntimeSpec, ...notes: string[]) =>
      async (left: string) =>
        (await opened(left)).found.some(({ runtime, note }) => runtime.runtimeId === runtimeId && notes.includes(note));
    const { records } = await opened(folder);
    const { id } = records;
    holdsFromNow('the id', async (left) => (await opened(left)).records.id === id);
    const [kept, gone] = [makeRuntime(), makeRuntime()];
    await records.write({ runtime: kept, note: 'first' });
    const first = holdsFromNow('the first record', noted(kept, 'first', 'second'));
    await records.write({ runtime: gone, note: 'gone' });
    const other = holdsFromNow('the other record', noted(gone, 'gone'));
    await records.write({ runtime: kept, note: 'second' });
    first.until = disk.steps;
    holdsFromNow('the second record', noted(kept, 'second'));
    await records.writeTombstone(gone.runtimeId);
    holdsFromNow('the tombstone', async (left) => (await opened(left)).records.isTombstoned(gone.runtimeId));
    other.until = disk.steps;
    await records.remove(gone.runtimeId);
    expect(disk.steps).toBeGreaterThan(20);
    expect(await lost()).toEqual([]);
  });

  it('what became of disks, and the numbers of statements, are as they were confirmed', async () => {
    const host = path.join(folder, 'h1');
    await makeFolderDurably(host);
    await new Erasure(host).note({ machineUid: 'm', runtimeId: 'r', isErased: false, how: 'not at all' });
    holdsFromNow('the erasure', async (left) => (await new Erasure(path.join(left, 'h1')).all()).length === 1);
    await makeFolderDurably(path.join(folder, 'identities'));
    await writeDurably(identityFile(folder, 'h1'), newPrivateKey(), 0o600);
    holdsFromNow('the key', async (left) => (await readFile(identityFile(left, 'h1'), 'utf8')).includes('PRIVATE'));
    const used = openHostIdentity(folder, 'h1', null).next();
    holdsFromNow('the numbers', async (left) => {
      const text = await readFile(path.join(left, 'identities', 'h1.counter'), 'utf8');
      return Number(text) > used;
    });
    expect(await lost()).toEqual([]);
  });

  it('loses what was written without its syncs', async () => {
    await replaceFile(path.join(folder, 'file'), 'text');
    holdsFromNow('the file', async (left) => (await readFile(path.join(left, 'file'), 'utf8')) === 'text');
    const missing = await lost();
    for (const cut of ['synced', 'synced with names', 'names']) expect(missing.join()).toContain(`, ${cut})`);
    expect(missing.join()).not.toContain(', all)');
  });
});
