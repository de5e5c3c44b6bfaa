import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { getEventListeners, once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { forever } from '../support/drivers/conformance.ts';
import { waitFor } from '../support/wait.ts';

const content = randomBytes(300_000);
const sha256 = createHash('sha256').update(content).digest('hex');
const other = 'f'.repeat(64);
const whole = (response: ServerResponse) => void response.end(content);
/** Sends half of the file and waits. */
const half = (response: ServerResponse) => void response.writeHead(200).write(content.subarray(0, 150_000));

/** The size is not known beforehand. */
const inTwo = (response: ServerResponse) => {
  half(response);
  response.end(content.subarray(150_000));
};

describe('the image cache', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let answer: (response: ServerResponse, request: IncomingMessage) => void;
  let requests: number;

  const files = () => readdir(folder);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'images-'));
    answer = whole;
    requests = 0;
    server = createServer((request, response) => {
      requests += 1;
      answer(response, request);
    });
    // Idle connections stay open, because one may be about to be reused.
    server.keepAliveTimeout = 0;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/image`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('fetches a file once for all callers and keeps it from then on', async () => {
    const cache = await openImageCache(folder);
    expect(await cache.has(sha256)).toBe(false);
    const paths = await Promise.all([1, 2, 3].map(() => cache.provide({ url: origin, sha256 }, forever)));
    expect(new Set(paths)).toEqual(new Set([path.join(folder, sha256)]));
    expect(content.equals(await readFile(paths[0]!))).toBe(true);
    expect(await cache.has(sha256)).toBe(true);
    await (await openImageCache(folder)).provide({ url: origin, sha256 }, forever);
    expect(requests).toBe(1);
  });

  it('accepts files of the local machine too', async () => {
    const source = path.join(folder, 'source');
    await writeFile(source, content);
    const cache = await openImageCache(path.join(folder, 'cache'));
    const provided = await cache.provide({ url: pathToFileURL(source).href, sha256 }, forever);
    expect(content.equals(await readFile(provided))).toBe(true);
    const missing = { url: pathToFileURL(path.join(folder, 'missing')).href, sha256: other };
    await expect(cache.provide(missing, forever)).rejects.toMatchObject({ code: 'ImageUnavailable' });
  });

  it.each([
    [404, 'ImageUnavailable'],
    [410, 'ImageUnavailable'],
    [403, 'Unavailable'],
    [503, 'Unavailable'],
  ])('turns a server’s %i into %s and keeps nothing', async (status, code) => {
    answer = (response) => response.writeHead(status).end('sorry');
    const cache = await openImageCache(folder);
    await expect(cache.provide({ url: origin, sha256 }, forever)).rejects.toMatchObject({ code });
    answer = whole;
    expect(await files()).toEqual([]);
    await cache.provide({ url: origin, sha256 }, forever);
  });

  it('refuses a file that does not match its checksum', async () => {
    const cache = await openImageCache(folder);
    await expect(cache.provide({ url: origin, sha256: other }, forever)).rejects.toMatchObject({
      code: 'ImageUnavailable',
      message: `checksum of ${origin} is ${sha256} and should be ${other}`,
    });
    expect(await files()).toEqual([]);
  });

  it.each([
    ['as announced by its length', whole],
    ['as found while downloading', inTwo],
  ])('refuses a file that is too large, %s', async (_when, way) => {
    answer = way;
    const provided = async (bytes: number) =>
      (await openImageCache(folder, { limitGiB: bytes / 2 ** 30 })).provide({ url: origin, sha256 }, forever);
    await expect(provided(299_999)).rejects.toMatchObject({
      code: 'ImageUnavailable',
      message: expect.stringContaining('imageCacheGiB'),
    });
    expect(await files()).toEqual([]);
    expect(content.equals(await readFile(await provided(300_000)))).toBe(true);
  });

  it('closes the connection when the announced length is too large', async () => {
    let closed: Promise<unknown> | undefined;
    answer = (response) => {
      closed = once(response, 'close');
      response.writeHead(200, { 'content-length': 2 ** 40 }).write(content);
    };
    const cache = await openImageCache(folder, { limitGiB: 1 });
    await expect(cache.provide({ url: origin, sha256 }, forever)).rejects.toMatchObject({ code: 'ImageUnavailable' });
    await closed;
    answer = whole;
    await cache.provide({ url: origin, sha256 }, forever);
  });

  it.each([
    ['stalls', { stallMs: 200 }],
    ['takes longer than it may', { deadlineMs: 200 }],
  ])('gives up a download that %s, and can retry it', async (_how, limits) => {
    answer = half;
    const cache = await openImageCache(folder, limits);
    await expect(cache.provide({ url: origin, sha256 }, forever)).rejects.toMatchObject({ code: 'Unavailable' });
    expect(await files()).toEqual([]);
    answer = whole;
    await (await openImageCache(folder)).provide({ url: origin, sha256 }, forever);
  });

  it('reports a broken connection as Unavailable', async () => {
    answer = (response) => {
      half(response);
      setImmediate(() => response.destroy());
    };
    const cache = await openImageCache(folder, { stallMs: 500 });
    await expect(cache.provide({ url: origin, sha256 }, forever)).rejects.toMatchObject({ code: 'Unavailable' });
  });

  it('continues a download when its callers give up, for those who ask again', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => {
      half(response);
      held.push(response);
    };
    const cache = await openImageCache(folder);
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = cache.provide({ url: origin, sha256 }, leaving.signal);
    const stays = cache.provide({ url: origin, sha256 }, staying.signal);
    const waits = ({ signal }: AbortController) => getEventListeners(signal, 'abort').length > 0;
    await waitFor('the request, and both to wait for it', () => held.length === 1 && waits(leaving) && waits(staying));
    leaving.abort(new Error('given up'));
    await expect(left).rejects.toThrow('given up');
    held[0]!.end(content.subarray(150_000));
    expect(content.equals(await readFile(await stays))).toBe(true);

    const late = randomBytes(300_000);
    const file = { url: origin, sha256: createHash('sha256').update(late).digest('hex') };
    const alone = new AbortController();
    const second = cache.provide(file, alone.signal);
    answer = (response) => {
      response.writeHead(200).write(late.subarray(0, 150_000));
      held.push(response);
    };
    await waitFor('the second request', () => held.length === 2);
    alone.abort(new Error('given up'));
    await expect(second).rejects.toThrow('given up');
    const again = cache.provide(file, forever);
    held[1]!.end(late.subarray(150_000));
    expect(late.equals(await readFile(await again))).toBe(true);
    expect(requests).toBe(2);
  });

  /** Each response breaks off after so many bytes. */
  const breaksAfter = (bytes: number, seen: IncomingHttpHeaders[], { ranges = true } = {}) => {
    answer = (response, request) => {
      seen.push(request.headers);
      const from = ranges ? Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0;
      const rest = content.subarray(from);
      const range = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length, etag: '"1"', ...(from > 0 && range) });
      if (rest.length <= bytes || (!ranges && seen.length > 1)) response.end(rest);
      else response.write(rest.subarray(0, bytes), () => response.destroy());
    };
  };

  it('goes on with a download that broke off where it was, if it is still the same file', async () => {
    const seen: IncomingHttpHeaders[] = [];
    breaksAfter(120_000, seen);
    const cache = await openImageCache(folder);
    expect(content.equals(await readFile(await cache.provide({ url: origin, sha256 }, forever)))).toBe(true);
    // A connection that breaks off may take along some of what was just sent, and never brings more.
    const [first, second, third] = seen.map(({ range }) => Number(/^bytes=(\d+)-$/.exec(range ?? 'bytes=0-')![1]));
    expect(first).toBe(0);
    for (const [from, before] of [
      [second!, first!],
      [third!, second!],
    ] as const) {
      expect(from).toBeGreaterThan(before);
      expect(from).toBeLessThanOrEqual(before + 120_000);
    }
    expect(seen[1]).toMatchObject({ 'if-range': '"1"' });
  });

  it('begins again with a server that sends no parts', async () => {
    const seen: IncomingHttpHeaders[] = [];
    breaksAfter(120_000, seen, { ranges: false });
    const cache = await openImageCache(folder);
    expect(content.equals(await readFile(await cache.provide({ url: origin, sha256 }, forever)))).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it('never treats a download cut short by kill -9 as complete, and fetches it again', async () => {
    answer = half;
    const code = `
      import { openImageCache } from ${JSON.stringify(path.join(process.cwd(), 'src/drivers/agent/imageCache.ts'))};
      const cache = await openImageCache(${JSON.stringify(folder)});
      await cache.provide(${JSON.stringify({ url: origin, sha256 })}, new AbortController().signal);`;
    const hooks = path.join(process.cwd(), 'test/support/drivers/typescript.mjs');
    const child = spawn(process.execPath, ['--import', hooks, '--input-type=module', '-e', code], { stdio: 'inherit' });
    const exited = once(child, 'exit');
    const part = await waitFor('the partial file', async () => (await files())[0]);
    child.kill('SIGKILL');
    await exited;
    answer = whole;
    const cache = await openImageCache(folder);
    expect(await cache.has(sha256)).toBe(false);
    expect(content.equals(await readFile(await cache.provide({ url: origin, sha256 }, forever)))).toBe(true);

    const longAgo = new Date(Date.now() - 7_200_000);
    await utimes(path.join(folder, part), longAgo, longAgo);
    await openImageCache(folder);
    expect(await files()).toEqual([sha256]);
  });

  it('shares its folder with another process that fetches the same file', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => {
      held.push(response);
      if (held.length === 2) held.forEach(whole);
    };
    const caches = await Promise.all([openImageCache(folder), openImageCache(folder)]);
    const paths = await Promise.all(caches.map((cache) => cache.provide({ url: origin, sha256 }, forever)));
    expect(requests).toBe(2);
    expect(content.equals(await readFile(paths[0]!))).toBe(true);
    expect(await files()).toEqual([sha256]);
  });

  it('refuses a checksum that would escape the folder', async () => {
    const cache = await openImageCache(folder);
    const file = { url: origin, sha256: '../elsewhere' };
    await expect(cache.provide(file, forever)).rejects.toMatchObject({ code: 'InvalidSpec' });
  });
});
