/** How the Temporal server gets onto this machine, with a substitute for the real download. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../../src/domain/errors.ts';
import { provideTemporal } from '../../src/up/temporalBinary.ts';

const realFetch = globalThis.fetch;
let folder: string;
const said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
  said.length = 0;
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  await rm(folder, { recursive: true, force: true });
});

const provide = () =>
  provideTemporal({
    cacheDir: path.join(folder, 'cache'),
    environment: { PATH: '' },
    report: (line) => said.push(line),
  });

test('it is unpacked into the cache, and its size is reported', async () => {
  await writeFile(path.join(folder, 'temporal'), '#!/bin/sh\necho temporal version 0.0.0\n');
  await chmod(path.join(folder, 'temporal'), 0o755);
  execFileSync('tar', ['-czf', 'archive.tar.gz', 'temporal'], { cwd: folder });
  const archive = await readFile(path.join(folder, 'archive.tar.gz'));
  globalThis.fetch = async () => new Response(archive, { headers: { 'content-length': String(archive.length) } });
  const binary = await provide();
  expect(execFileSync(binary!, { encoding: 'utf8' })).toBe('temporal version 0.0.0\n');
  expect(said).toEqual([expect.stringMatching(/^fetching the Temporal server .* \(once\)$/), 'fetched 1 MB']);
  expect(await provide()).toBe(binary);
});

test('a disk that becomes full during the download is reported, and nothing of it stays', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const body = () =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_000));
        controller.error(full);
      },
    });
  globalThis.fetch = async () => new Response(body());
  await expect(provide()).rejects.toThrow(UserError);
  await expect(provide()).rejects.toThrow(
    /^The Temporal server does not fit: the disk of \S+ is full\. Free some space, or set XDG_CACHE_HOME to a folder on another disk\.$/,
  );
  const versions = await readdir(path.join(folder, 'cache'));
  expect(await readdir(path.join(folder, 'cache', versions[0]!))).toEqual([]);
});
