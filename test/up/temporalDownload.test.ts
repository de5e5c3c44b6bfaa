/** How the Temporal server gets onto this machine, with a substitute for the real download. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../../src/lib/errors.ts';
import { commandLineOf } from '../../src/lib/processes.ts';
import { type Archives, provideTemporal } from '../../src/up/temporalBinary.ts';

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

const platform = `${process.platform}-${process.arch}`;
/** A program that leaves a mark when it runs, in an archive as it is released. */
async function makeArchive(): Promise<Buffer> {
  const mark = path.join(folder, 'it-ran');
  await writeFile(path.join(folder, 'temporal'), `#!/bin/sh\ntouch ${mark}\necho temporal version 0.0.0\n`);
  await chmod(path.join(folder, 'temporal'), 0o755);
  execFileSync('tar', ['-czf', 'archive.tar.gz', 'temporal'], { cwd: folder });
  return readFile(path.join(folder, 'archive.tar.gz'));
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Serves these bytes as every file, and returns what was requested with what `work` returns. */
async function serving<T>(bytes: Buffer, work: (url: string) => Promise<T>): Promise<{ asked: string[]; result: T }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return { asked, result: await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`) };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const provide = (archives?: Archives) =>
  provideTemporal({
    ...(archives && { archives }),
    cacheDir: path.join(folder, 'cache'),
    environment: { PATH: '' },
    report: (line) => said.push(line),
  });

test('it is unpacked into the cache if it has the digest of its release, and its size is reported', async () => {
  const archive = await makeArchive();
  const files = { [platform]: { name: 'temporal.tar.gz', sha256: sha256(archive) } };
  const { asked, result: binary } = await serving(archive, (url) => provide({ url, files }));
  expect(asked).toEqual(['/v1/temporal.tar.gz']);
  expect(execFileSync(binary!, { encoding: 'utf8' })).toBe('temporal version 0.0.0\n');
  expect(said).toEqual([expect.stringMatching(/^fetching the Temporal server .* \(once\)$/), 'fetched 1 MB']);
  expect(await provide()).toBe(binary);
});

test('of starts at the same moment, one downloads it, and the other says that it waits', async () => {
  const archive = await makeArchive();
  const files = { [platform]: { name: 'temporal.tar.gz', sha256: sha256(archive) } };
  const { asked, result: binaries } = await serving(archive, (url) =>
    Promise.all([provide({ url, files }), provide({ url, files })]),
  );
  expect(asked).toEqual(['/v1/temporal.tar.gz']);
  expect(new Set(binaries).size).toBe(1);
  expect(said.filter((line) => line.startsWith('waiting for process '))).toEqual([
    `waiting for process ${process.pid}, which is downloading or building the Temporal server`,
  ]);
  expect(await readdir(path.dirname(binaries[0]!))).toEqual(['temporal']);
});

test('a start that crashed while it downloaded holds up no other', async () => {
  const archive = await makeArchive();
  const files = { [platform]: { name: 'temporal.tar.gz', sha256: sha256(archive) } };
  const { result: binary } = await serving(archive, (url) => provide({ url, files }));
  await rm(binary!);
  const { pid } = spawnSync('true');
  // The pid of a process that is gone, and its own pid from before a container started again.
  for (const holder of [pid, process.pid]) {
    await writeFile(`${binary}.lock`, `${holder}\n${await commandLineOf(process.pid)}\n`);
    const { asked } = await serving(archive, (url) => provide({ url, files }));
    expect(asked).toHaveLength(1);
    await rm(binary!);
  }
  expect(said.filter((line) => line.startsWith('waiting'))).toEqual([]);
});

test('with another digest it is refused: it is neither unpacked nor run, and nothing of it stays', async () => {
  const archive = await makeArchive();
  const wanted = '0'.repeat(64);
  const files = { [platform]: { name: 'temporal.tar.gz', sha256: wanted } };
  const { result: error } = await serving(archive, (url) => provide({ url, files }).catch((problem: Error) => problem));
  expect(error).toBeInstanceOf(UserError);
  expect((error as Error).message).toContain(
    `temporal.tar.gz has the SHA-256 ${sha256(archive)}, not ${wanted} of this release, so it was deleted`,
  );
  expect((error as Error).message).toContain('Set TEMPORAL_ADDRESS to a server');
  expect(await readdir(folder)).not.toContain('it-ran');
  const versions = await readdir(path.join(folder, 'cache'));
  expect(await readdir(path.join(folder, 'cache', versions[0]!))).toEqual([]);
});

test('for a platform without a pinned digest nothing is fetched', async () => {
  const { asked, result: error } = await serving(Buffer.from('x'), (url) =>
    provide({ url, files: {} }).catch((problem: Error) => problem),
  );
  expect(asked).toEqual([]);
  expect((error as Error).message).toContain(`there is no download for ${process.platform} on ${process.arch}`);
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
