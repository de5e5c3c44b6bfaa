/** Images that take long: fetched before a machine needs them, or for the next one. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { imagesPullCommand } from '../../src/cli/imageCommands.ts';
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
  /** Responses of which the rest is yet to come. */
  let waiting: ServerResponse[];
  let requests: number;

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

  beforeAll(async () => {
    harness = await openTestHarness({ hosts: 1, wrapDriver: fetching });
    server = createServer((request, response) => {
      requests += 1;
      if (request.url === '/gone') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 50_000));
      waiting.push(response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [name, to] of [
      ['big', sha256],
      ['gone', 'a'.repeat(64)],
    ])
      await harness.db.image.create({
        data: { name: name!, digest: `sha256:${to}`, source: { kind: 'disk', url: `${url}/${name}` } },
      });
  }, 180_000);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await harness.close();
  });
  beforeEach(async () => {
    requests = 0;
    waiting = [];
    cache = await openImageCache(path.join(harness.dataDir, `images-${randomUUID()}`));
  });

  const sendRest = () => {
    for (const response of waiting.splice(0)) response.end(content.subarray(50_000));
  };
  const asked = () => waitFor('the host to ask for it', () => waiting.length > 0);
  const pull = async (image?: string): Promise<[number, ...string[]]> => {
    const lines: string[] = [];
    return [await imagesPullCommand(harness.config, 'h1', image, (line) => lines.push(line)), ...lines];
  };

  test('one whose download takes longer than a create may is there for the next create', async () => {
    const first = await harness.createVm({ spec: { imageRef: 'big' }, deadlines: { creatingMs: 2_000 } });
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
    // Nothing of its order stays on the host.
    const orders = path.join(harness.dataDir, 'hosts', 'h1', 'orders');
    const machines = (await harness.inventory()).map(({ runtimeId }) => `${runtimeId}.json`);
    expect((await readdir(orders)).filter((name) => !machines.includes(name))).toEqual([]);
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
    expect(await call({ image })).toEqual(refused);
    const mine = { ...image, source: { kind: 'disk', url: 'http://127.0.0.1:9/mine' } };
    expect(await call({ image: mine, order })).toEqual(refused);
    expect(await call({ image, order, runtimeId: randomUUID() })).toEqual(refused);
    expect(requests).toBe(0);
    const fetched = call({ image, order });
    await asked();
    sendRest();
    expect(await fetched).toMatchObject({ returned: null });
  }, 120_000);
});
