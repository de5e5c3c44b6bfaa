import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { hostDefinition, openDriver } from '../../src/drivers/openDriver.ts';
import { findProcesses, qemuImg } from '../../src/drivers/qemu/qemuPrograms.ts';
import { age } from '../support/drivers/age.ts';
import { forever } from '../support/drivers/conformance.ts';
import { makeMachine as makeKnown, TestHost } from '../support/drivers/qemuHost.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';

(qemuCanBeHad() ? describe : describe.skip)('the images of a QEMU host', () => {
  let image: RuntimeSpec['image'];
  let host: TestHost;
  let driver: MachineDriver;

  const makeMachine = (changes: Partial<RuntimeSpec> = {}) => makeKnown({ image, ...changes });

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

  it('are those that its machines were created from, also after a restart', async () => {
    expect(await driver.images()).toEqual([]);
    const runtime = makeMachine();
    await driver.create(runtime, forever);
    await driver.destroy(runtime.runtimeId, forever);
    await driver.close();
    driver = await host.open();
    expect(await driver.images()).toEqual([image.digest]);
  });

  it('are also those that an operator had it fetch, beforehand', async () => {
    await driver.pullImage!(image, forever);
    expect(await driver.images()).toEqual([image.digest]);
    const media = { ...image, source: { kind: 'iso', url: 'file:///installer.iso' } };
    await expect(driver.pullImage!(media, forever)).rejects.toMatchObject({ code: 'InvalidSpec' });
  });

  it('stay available to a machine, but are no longer listed once they were evicted', async () => {
    const folder = path.join(host.dataDir, 'images');
    const other = { file: path.join(host.dataDir, 'other'), bytes: Buffer.alloc(1_000_000) };
    await writeFile(other.file, other.bytes);
    /** Fetches another file, which has room only in place of the image's. */
    const fetchOther = async () => {
      await age(folder);
      const cache = await openImageCache(folder, { limitGiB: (other.bytes.length + 1) / 2 ** 30 });
      await cache.provide(
        { url: `file://${other.file}`, sha256: createHash('sha256').update(other.bytes).digest('hex') },
        forever,
      );
    };
    const runtime = makeMachine();
    await driver.create(runtime, forever);
    await expect(fetchOther()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('imageCacheGiB'),
    });
    expect(await driver.images()).toEqual([image.digest]);
    await driver.destroy(runtime.runtimeId, forever);
    await fetchOther();
    expect(await driver.images()).toEqual([]);
    const next = makeMachine();
    await driver.create(next, forever);
    expect(await driver.images()).toEqual([image.digest]);
  });

  it('have the space that the fleet file grants', async () => {
    const opened = (imageCacheGiB: number) => {
      const definition = hostDefinition.parse({
        name: 'small',
        workload: 'VirtualMachine',
        driver: 'qemu',
        imageCacheGiB,
      });
      return openDriver(definition, {
        dataDir: host.dataDir,
        simulatedLatencyMs: 0,
        simulatedAddress: '127.0.0.1',
        log: pino({ level: 'silent' }),
      });
    };
    const created = async (imageCacheGiB: number) => {
      const small = await opened(imageCacheGiB);
      const runtime = makeMachine();
      await small
        .create(runtime, forever)
        .finally(() => small.destroy(runtime.runtimeId, forever))
        .finally(() => small.close());
    };
    await expect(created(0.001)).rejects.toMatchObject({
      code: 'ImageUnavailable',
      message: expect.stringContaining('imageCacheGiB'),
    });
    await created(1);
  });

  it('are refused with the reason when they are encrypted or damaged', async () => {
    const at = (name: string) => path.join(host.dataDir, `${name}.qcow2`);
    await qemuImg(host.dataDir, 'create', '-q', '-f', 'qcow2', '-o', 'preallocation=metadata', at('whole'), '64M');
    const whole = await readFile(at('whole'));
    const change = async (name: string, act: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(whole);
      act(bytes);
      await writeFile(at(name), bytes);
    };
    // Its method of encryption, and an entry of its first table that refers to what cannot be.
    await change('encrypted', (bytes) => bytes.writeUInt32BE(1, 32));
    await change('damaged', (bytes) =>
      bytes.writeBigUInt64BE((1n << 63n) | 0x10001n, Number(bytes.readBigUInt64BE(40))),
    );
    const outcome = async (name: string) => {
      const digest = createHash('sha256').update(await readFile(at(name)));
      const source = { kind: 'disk', url: `file://${at(name)}` };
      const runtime = makeMachine({ image: { name, digest: `sha256:${digest.digest('hex')}`, source } });
      return driver.create(runtime, forever).then(
        () => 'made',
        (error: Error & { code: string }) => `${error.code}: ${error.message}`,
      );
    };
    expect(await outcome('whole')).toBe('made');
    expect(await outcome('encrypted')).toMatch(/^ImageUnavailable: image encrypted is encrypted \(aes\), and no host/);
    expect(await outcome('damaged')).toMatch(/^ImageUnavailable: image damaged is a damaged qcow2 disk: ERROR/);
  });

  it('can still run a machine after they left the cache', async () => {
    const file = path.join(host.dataDir, 'blank.qcow2');
    await qemuImg(host.dataDir, 'create', '-q', '-f', 'qcow2', file, '1M');
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const runtime = makeMachine({
      image: { name: 'blank', digest: `sha256:${sha256}`, source: { kind: 'disk', url: `file://${file}` } },
    });
    const { runtimeId } = runtime;
    await driver.create(runtime, forever);
    const cached = path.join(host.dataDir, 'images', sha256);
    const held = path.join(host.folder(runtimeId), 'image.qcow2');
    expect((await stat(cached)).nlink).toBe(2);
    await Promise.all([rm(cached), rm(file)]);
    await driver.start(runtimeId, forever);
    const [pid] = await findProcesses(runtimeId);
    const files = await Promise.all(
      // By number: where QEMU is confined, the names are its own.
      (await readdir(`/proc/${pid}/fd`)).map((fd) => stat(`/proc/${pid}/fd/${fd}`).then(({ ino }) => ino)),
    );
    expect(files).toContain((await stat(held)).ino);
    // Nothing is left to start it from, which shows what it ran on.
    await driver.stop(runtimeId, { force: true }, forever);
    await rm(held);
    await expect(driver.start(runtimeId, forever)).rejects.toMatchObject({ code: 'ImageUnavailable' });
  });
});
