/** Images that take long: fetched before a machine needs them, or for the next one. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { imagesPullCommand } from '../../src/cli/fleet/imageCommands.ts';
import { agentQueue } from '../../src/domain/names.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { type ImageCache, openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { callFromForeign } from '../support/temporalAttacker.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const content = randomBytes(100_000);
const sha256 = createHash('sha256').update(content).digest('hex');

describe('images on hosts', () => {
  let harness: TestHarness;
  let cache: ImageCache;
  let server: Server;
  let url: string;
  /** Responses of which the rest is yet to come. */
  let waiting: ServerResponse[];
  let requests: number;
  let paths: string[];

  /** Fetches as the drivers of real machines do. */
  function fetching(driver: MachineDriver): MachineDriver {
    const provide = async ({ source, digest }: RuntimeSpec['image'], signal: AbortSignal) => {
      if (typeof source['url'] === 'string')
        await cache.provide({ url: source['url'], sha256: digest.replace('sha256:', '') }, signal);
    };
    const create = driver.create.bind(driver);
    return Object.assign(driver, {
      create: async (runtime: RuntimeSpec, signal: AbortSignal) => {
        await provide(runtime.image, signal);
        await create(runtime, signal);
      },
      pullImage: provide,
    });
  }

  const add = (name: string, at: string, digest: string) =>
    harness.db.image.create({
      data: { name, digest: `sha256:${digest}`, source: { kind: 'disk', url: `${url}/${at}` } },
    });

  beforeAll(async () => {
    harness = await openTestHarness({ hosts: 1, wrapDriver: fetching });
    server = createServer((request, response) => {
      requests += 1;
      paths.push(request.url!);
      if (request.url === '/busy') return void response.writeHead(503).end();
      if (request.url === '/gone') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 50_000));
      waiting.push(response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [name, to] of [
      ['big', sha256],
      ['gone', 'a'.repeat(64)],
    ])
      await add(name!, name!, to!);
  }, 180_000);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await harness.close();
  });
  beforeEach(async () => {
    requests = 0;
    paths = [];
    waiting = [];
    cache = await openImageCache(path.join(harness.dataDir, `images-${randomUUID()}`));
  });

  const sendRest = () => {
    for (const response of waiting.splice(0)) response.end(content.subarray(50_000));
  };
  const asked = () => waitFor('the host to ask for it', () => waiting.length > 0);
  const pull = async (image?: string, mostMs?: number): Promise<[number, ...string[]]> => {
    const lines: string[] = [];
    return [await imagesPullCommand(harness.config, 'h1', image, (line) => lines.push(line), mostMs), ...lines];
  };

  const orderFiles = () => readdir(path.join(harness.dataDir, 'hosts', 'h1', 'orders'));
  /** A fetch that cannot succeed goes on for a day. */
  const endPulls = () =>
    waitFor('each pull to be over', async () => {
      const running = harness.client.workflow.list({ query: "WorkflowType='pullImage' AND ExecutionStatus='Running'" });
      let isOver = true;
      for await (const { workflowId } of running) {
        isOver = false;
        await harness.client.workflow.getHandle(workflowId).terminate();
      }
      return isOver;
    });

  test('one whose download takes longer than a create may is there for the next create', async () => {
    const first = await harness.createVm({ spec: { imageRef: 'big' }, deadlines: { creatingMs: 10_000 } });
    await asked();
    await waitFor('its failure', async () => (await harness.current(first))?.phase === 'Failed');
    expect(await cache.has(sha256)).toBe(false);
    sendRest();
    await waitFor('the image', () => cache.has(sha256));
    await harness.untilReady(await harness.createVm({ spec: { imageRef: 'big' }, deadlines: { creatingMs: 20_000 } }));
    expect(requests).toBe(1);
  }, 120_000);

  test('an operator has a host fetch one before a machine needs it', async () => {
    const pulling = pull('big');
    await asked();
    // A repeat joins it.
    const again = pull('big');
    sendRest();
    expect(await pulling).toEqual([0, 'h1 has big']);
    expect(await again).toEqual([0, 'h1 has big']);
    expect(requests).toBe(1);
    expect(await cache.has(sha256)).toBe(true);
    expect(await harness.db.auditEvent.findFirst({ where: { action: 'image.pull' } })).toMatchObject({
      target: 'h1',
      details: { images: 'big' },
    });
    // Nothing of its order is kept on the host.
    const machines = (await harness.inventory()).map(({ runtimeId }) => `${runtimeId}.json`);
    expect((await orderFiles()).filter((name) => !machines.includes(name))).toEqual([]);
  }, 120_000);

  test('the command says what cannot be fetched, and whatever else is wrong', async () => {
    const [code, ...lines] = await pull('gone');
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^h1 has not gone: .*responds with 404/)]]);
    const all = pull();
    await asked();
    sendRest();
    expect(await all).toEqual([1, 'h1 has big', expect.stringMatching(/^h1 has not gone/)]);
    await expect(pull('nothing')).rejects.toThrow('There is no image "nothing"');
    await expect(imagesPullCommand(harness.config, 'h9', undefined, () => undefined)).rejects.toThrow(
      'There is no host "h9"',
    );
  }, 120_000);

  test('the command says why an image is not there yet, and a mended URL is fetched at once', async () => {
    await add('mended', 'busy', sha256);
    try {
      const [, line] = await waitFor('the refusal', async () => {
        const said = await pull('mended', 1);
        return said[1]!.includes('503') ? said : null;
      });
      expect(line).toMatch(/^h1 is still to have mended \(.*responds with 503.*\): the same command later/);
      await harness.db.image.update({
        where: { name: 'mended' },
        data: { source: { kind: 'disk', url: `${url}/big` } },
      });
      const mended = pull('mended');
      await asked();
      sendRest();
      expect(await mended).toEqual([0, 'h1 has mended']);
    } finally {
      await harness.db.image.delete({ where: { name: 'mended' } });
      await endPulls();
    }
  }, 120_000);

  test('the command says that the agent is away, and the fetch goes on with it', async () => {
    await harness.stopHosts();
    try {
      expect(await pull('big', 1)).toEqual([3, expect.stringContaining('(its agent has not picked it up)')]);
    } finally {
      await harness.startHosts();
    }
    const pulling = pull('big');
    await asked();
    sendRest();
    expect(await pulling).toEqual([0, 'h1 has big']);
  }, 120_000);

  test('all images are fetched one after the other, up to the first that lacks room', async () => {
    cache = await openImageCache(path.join(harness.dataDir, `images-${randomUUID()}`), { limitGiB: 150_000 / 2 ** 30 });
    await add('huge', 'huge', 'b'.repeat(64));
    await add('later', 'later', 'c'.repeat(64));
    try {
      const all = pull();
      await asked();
      expect(paths).toEqual(['/big']);
      sendRest();
      expect(await all).toEqual([
        1,
        'h1 has big',
        expect.stringMatching(/^h1 has not gone/),
        expect.stringMatching(/^h1 is still to have huge \(.* of space/),
      ]);
      expect(paths).not.toContain('/later');
    } finally {
      await harness.db.image.deleteMany({ where: { name: { in: ['huge', 'later'] } } });
      await endPulls();
    }
  }, 120_000);

  test('a host fetches nothing without the order of an operator’s command, nor another image than it names', async () => {
    const { digest, source } = await harness.db.image.findUniqueOrThrow({ where: { name: 'big' } });
    const image = { name: 'big', digest, source };
    const runtimeId = randomUUID();
    const call = (input: object) =>
      callFromForeign(harness.client, {
        queue: agentQueue('h1'),
        activity: 'pullImage',
        input: [{ hostName: 'h1', runtimeId, ...input }],
      });
    const order = await harness.orders.sign({ hostName: 'h1', runtimeId, act: 'pull', number: 1, arguments: image });
    const refused = { failed: 'OrderRefused' };
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 26 * 3_600_000);
    const old = await harness.orders
      .sign({ hostName: 'h1', runtimeId, act: 'pull', number: 1, arguments: image })
      .finally(() => now.mockRestore());
    expect(await call({ image, order: old })).toEqual(refused);
    expect(await call({ image })).toEqual(refused);
    const mine = { ...image, source: { kind: 'disk', url: 'http://127.0.0.1:9/mine' } };
    expect(await call({ image: mine, order })).toEqual(refused);
    expect(await call({ image, order, runtimeId: randomUUID() })).toEqual(refused);
    expect(requests).toBe(0);
    const fetched = call({ image, order });
    await asked();
    sendRest();
    expect(await fetched).toMatchObject({ returned: null });
    expect(await orderFiles()).not.toContain(`${runtimeId}.json`);
  }, 120_000);
});
