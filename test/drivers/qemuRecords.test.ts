/** Machines of a QEMU host whose records were lost, with their folder or alone: a process and a disk are evidence. */
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { absent } from '../../src/domain/observation.ts';
import { type MachineDriver, type RuntimeSpec, unknownUid } from '../../src/drivers/agent/driver.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { forever } from '../support/drivers/conformance.ts';
import { hostName, makeMachine as makeKnown, TestHost } from '../support/drivers/qemuHost.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';

jest.setTimeout(120_000);

(qemuCanBeHad() ? describe : describe.skip)('a QEMU host without records', () => {
  let image: RuntimeSpec['image'];
  let host: TestHost;
  let driver: MachineDriver;
  const makeMachine = () => makeKnown({ image });

  beforeAll(async () => {
    image = await provideGuest();
  }, 180_000);
  beforeEach(async () => {
    host = await TestHost.make();
    driver = await host.open();
  });
  afterEach(async () => {
    await driver.close();
    await host.remove();
  });

  it('keeps a machine whose folder is away, says that it is there, and has it back with the folder', async () => {
    const runtime = makeMachine();
    const { runtimeId } = runtime;
    await driver.create(runtime, forever);
    await driver.start(runtimeId, forever);
    const before = { recordsId: driver.recordsId, seen: await driver.observe(runtimeId) };
    const pids = await findProcesses(runtimeId);
    await driver.close();
    const folder = path.join(host.dataDir, 'hosts', hostName);
    await rename(folder, `${folder}-away`);
    driver = await host.open();
    expect(driver.recordsId).not.toBe(before.recordsId);
    expect(await driver.observe(runtimeId)).toEqual({ ...absent, presence: 'present', power: 'on' });
    expect(await driver.inventory()).toEqual([{ runtimeId, machineUid: unknownUid, power: 'on' }]);
    await expect(driver.start(runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await driver.observe(makeMachine().runtimeId)).toEqual(absent);
    expect(await findProcesses(runtimeId)).toEqual(pids);
    // A host of another service on this computer is none of its own, even with the same name.
    const other = await TestHost.make();
    const stranger = await other.open();
    expect(await stranger.inventory()).toEqual([]);
    await stranger.close();
    await other.remove();

    await driver.close();
    await rm(folder, { recursive: true });
    await rename(`${folder}-away`, folder);
    driver = await host.open();
    expect(driver.recordsId).toBe(before.recordsId);
    expect(await driver.observe(runtimeId)).toMatchObject({ power: 'on', forwards: before.seen.forwards });
    expect(await driver.inventory()).toMatchObject([{ machineUid: runtime.machineUid }]);
    expect(await findProcesses(runtimeId)).toEqual(pids);
  });

  it('keeps the disk of a machine whose record alone is lost, until it is asked to destroy it', async () => {
    const runtime = makeMachine();
    const { runtimeId } = runtime;
    await driver.create(runtime, forever);
    await driver.close();
    await rm(path.join(host.dataDir, 'hosts', hostName, 'runtimes', `${runtimeId}.json`));
    driver = await host.open();
    expect(await driver.observe(runtimeId)).toEqual({ ...absent, presence: 'present' });
    expect(await driver.inventory()).toEqual([{ runtimeId, machineUid: unknownUid, power: 'off' }]);
    await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await readdir(host.folder(runtimeId))).toContain('disk.qcow2');
    await driver.destroy(runtimeId, forever);
    expect(await driver.observe(runtimeId)).toEqual(absent);
    expect(await readdir(path.dirname(host.folder(runtimeId)))).toEqual([]);
  });

  it('completes a create that was killed once its record was written, and removes one that had none', async () => {
    const [recorded, other] = [makeMachine(), makeMachine()];
    await driver.create(recorded, forever);
    await driver.create(other, forever);
    await driver.close();
    for (const { runtimeId } of [recorded, other])
      await rename(host.folder(runtimeId), `${host.folder(runtimeId)}.half`);
    await rm(path.join(host.dataDir, 'hosts', hostName, 'runtimes', `${other.runtimeId}.json`));
    driver = await host.open();
    expect(await readdir(path.dirname(host.folder(recorded.runtimeId)))).toEqual([recorded.runtimeId]);
    expect(await driver.inventory()).toMatchObject([{ runtimeId: recorded.runtimeId, power: 'off' }]);
    expect(await driver.observe(other.runtimeId)).toEqual(absent);
  });

  it('neither forgets nor denies a machine whose record is damaged, and can destroy it', async () => {
    const runtime = makeMachine();
    const { runtimeId } = runtime;
    await driver.create(runtime, forever);
    await driver.start(runtimeId, forever);
    await driver.close();
    await writeFile(path.join(host.dataDir, 'hosts', hostName, 'runtimes', `${runtimeId}.json`), '');
    driver = await host.open();
    await expect(driver.observe(runtimeId)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await driver.inventory()).toEqual([{ runtimeId, machineUid: unknownUid, power: 'on' }]);
    expect(await findProcesses(runtimeId)).toHaveLength(1);
    await driver.destroy(runtimeId, forever);
    expect(await driver.observe(runtimeId)).toEqual(absent);
    expect(await findProcesses(runtimeId)).toEqual([]);
  });
});
