import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type ImageCacheOptions, type ImageFile, openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { age } from '../support/drivers/age.ts';
import { forever } from '../support/drivers/conformance.ts';

interface Image extends ImageFile {
  content: Buffer;
}

describe('the space of the image cache', () => {
  let work: string;
  let folder: string;
  let images: Image[];
  let logged: { file: string }[];

  const sizes = [100_000, 100_000, 100_000, 30_000, 150_000];
  const open = (limitBytes: number, more: Partial<ImageCacheOptions> = {}) =>
    openImageCache(folder, {
      limitGiB: limitBytes / 2 ** 30,
      log: { info: (what: object) => logged.push(what as { file: string }) } as never,
      ...more,
    });
  const there = async () => {
    const names = await readdir(folder);
    return images.map((image) => image.sha256).flatMap((sha256, index) => (names.includes(sha256) ? [index] : []));
  };

  beforeEach(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'images-'));
    folder = path.join(work, 'images');
    logged = [];
    images = await Promise.all(
      sizes.map(async (size, index) => {
        const content = randomBytes(size);
        const source = path.join(work, `source-${index}`);
        await writeFile(source, content);
        return { content, url: pathToFileURL(source).href, sha256: createHash('sha256').update(content).digest('hex') };
      }),
    );
  });
  afterEach(() => rm(work, { recursive: true, force: true }));

  it('is freed by evicting the least recently requested image, which is logged', async () => {
    const cache = await open(350_000);
    for (const image of images.slice(0, 3)) await cache.provide(image, forever);
    await age(folder, { names: [images[0]!.sha256, images[1]!.sha256, images[2]!.sha256] });
    await age(folder, { ms: 7_200_000, names: [images[1]!.sha256] });
    await age(folder, { ms: 9_000_000, names: [images[0]!.sha256] });
    await cache.provide(images[0]!, forever);
    await cache.provide(images[4]!, forever);
    expect(await there()).toEqual([0, 2, 4]);
    expect(logged.map(({ file }) => path.basename(file))).toEqual([images[1]!.sha256]);
    expect(await cache.has(images[1]!.sha256)).toBe(false);
  });

  it('is not freed by evicting images that machines hold, and the error says so if nothing else is left', async () => {
    const cache = await open(250_000);
    const held = path.join(work, 'held');
    await cache.give(images[0]!, held, forever);
    await cache.provide(images[1]!, forever);
    await age(folder, { ms: 7_200_000 });
    await age(folder, { names: [images[1]!.sha256] });
    await cache.provide(images[2]!, forever);
    expect(await there()).toEqual([0, 2]);
    await cache.give(images[2]!, path.join(work, 'held too'), forever);
    await age(folder);
    await expect(cache.provide(images[4]!, forever)).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('imageCacheGiB'),
    });
    expect(await there()).toEqual([0, 2]);
    expect(await readdir(folder)).toHaveLength(2);
    await rm(held);
    await cache.provide(images[4]!, forever);
    expect(await there()).toEqual([2, 4]);
  });

  it('is not freed by evicting an image that a caller has just requested and may be about to open', async () => {
    const cache = await open(250_000);
    await cache.provide(images[0]!, forever);
    await cache.provide(images[1]!, forever);
    await expect(cache.provide(images[2]!, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await there()).toEqual([0, 1]);
    await age(folder);
    await cache.provide(images[2]!, forever);
    expect(await there()).toContain(2);
  });

  it('counts downloads in progress, including another process’s, unless a kill abandoned them', async () => {
    await mkdir(folder);
    const part = path.join(folder, `${images[0]!.sha256}.1.abcd.part`);
    await writeFile(part, '');
    await truncate(part, 200_000);
    const cache = await open(250_000);
    await expect(cache.provide(images[1]!, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await stat(part)).toMatchObject({ size: 200_000 });
    await age(folder);
    await cache.provide(images[1]!, forever);
    expect(await readdir(folder)).toEqual([images[1]!.sha256]);
  });

  it('never loses a file whose path was returned, whatever is evicted at the same moment', async () => {
    const cache = await open(1_000_000);
    const cached = path.join(folder, images[3]!.sha256);
    const source = path.join(work, 'source-3');
    for (let count = 0; count < 100; count++) {
      const target = path.join(work, `held-${count}`);
      await cache.provide(images[3]!, forever);
      // Every other time, another agent has restored it at once.
      const evict = async () => {
        await rm(cached, { force: true });
        if (count % 2 === 1) await link(source, cached).catch(() => undefined);
      };
      await Promise.all([cache.give(images[3]!, target, forever), evict()]);
      expect(images[3]!.content.equals(await readFile(target))).toBe(true);
    }
  });

  it('stays within its limit, and the files that machines hold stay complete, under any concurrent use', async () => {
    const limitBytes = 300_000;
    const command = fc.record({
      do: fc.constantFrom('provide', 'give', 'give', 'drop', 'age'),
      image: fc.nat(sizes.length - 1),
      cache: fc.nat(1),
    });
    let [provided, refused, evicted] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        async (rounds) => {
          // Two agents on one machine.
          const caches = await Promise.all([open(limitBytes), open(limitBytes)]);
          const machines = await mkdtemp(path.join(work, 'machines-'));
          let count = 0;
          for (const round of rounds) {
            await Promise.all(
              round.map(async (one) => {
                const [image, cache] = [images[one.image]!, caches[one.cache]!];
                // Except partial downloads: those are written all the time, and an old one is left over from a kill.
                if (one.do === 'age')
                  return age(folder, {
                    names: (await readdir(folder)).filter((name) => !name.endsWith('.part')),
                  }).catch(() => undefined);
                if (one.do === 'drop') {
                  for (const name of (await readdir(machines)).filter((entry) => entry.startsWith(`${one.image}-`)))
                    await rm(path.join(machines, name), { force: true });
                  return;
                }
                try {
                  if (one.do === 'provide') await cache.provide(image, forever);
                  else await cache.give(image, path.join(machines, `${one.image}-${count++}`), forever);
                  provided += 1;
                } catch (error) {
                  expect(error).toMatchObject({
                    code: 'Unavailable',
                    message: expect.stringContaining('imageCacheGiB'),
                  });
                  refused += 1;
                }
              }),
            );
            for (const name of await readdir(machines))
              expect(
                images[Number(name.split('-')[0])]!.content.equals(await readFile(path.join(machines, name))),
              ).toBe(true);
            const names = await readdir(folder);
            expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
            const bytes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
            expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limitBytes);
          }
          evicted = logged.length;
          await rm(machines, { recursive: true });
          await rm(folder, { recursive: true });
        },
      ),
      { numRuns: 60 },
    );
    expect(Math.min(provided, refused, evicted)).toBeGreaterThan(0);
  });

  (canMount() ? describe : describe.skip)('on a disk that is full', () => {
    async function onSmallDisk(act: () => Promise<void>): Promise<void> {
      await mkdir(folder);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=260k', 'tmpfs', folder]);
      await act().finally(() => execFileSync('umount', [folder]));
    }

    it('is freed once more before a download fails, and the error says what is full', () =>
      onSmallDisk(async () => {
        const cache = await open(1_000_000);
        await cache.provide(images[0]!, forever);
        await cache.provide(images[1]!, forever);
        await expect(cache.provide(images[2]!, forever)).rejects.toMatchObject({
          code: 'Unavailable',
          message: expect.stringContaining(`the disk of ${folder} is full`),
        });
        expect(await there()).toEqual([0, 1]);
        await age(folder);
        await age(folder, { ms: 7_200_000, names: [images[1]!.sha256] });
        expect(await readFile(await cache.provide(images[2]!, forever))).toEqual(images[2]!.content);
        expect(await there()).toEqual([0, 2]);
      }));

    it('copies an image for a machine on another disk', () =>
      onSmallDisk(async () => {
        const target = path.join(work, 'held');
        await (await open(1_000_000)).give(images[0]!, target, forever);
        expect(await readFile(target)).toEqual(images[0]!.content);
        expect((await stat(target)).nlink).toBe(1);
      }));
  });
});

/** Whether this process may mount, and so can make itself a small disk. */
function canMount(): boolean {
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0;
}
