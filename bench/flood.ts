/**
 * A process that sends as many requests as it can over many connections, or as many as its settings say, and reports how
 * they ended to its parent. It begins when its parent says so.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { apiVersion } from '../src/api/kubernetes/objectMetadata.ts';
import { onParentGone } from '../src/up/parent.ts';

/** How often the flood says how its requests ended: by status, 0 for those without a response. */
const stepMs = Number(process.env['FLOOD_STEP_MS']);

async function main(): Promise<void> {
  const { FLOOD_URL: url = '', FLOOD_CA: caFile = '', FLOOD_NAMESPACE: namespace = '' } = process.env;
  const tokens = (process.env['FLOOD_TOKENS'] ?? '').split(',');
  const connections = Number(process.env['FLOOD_CONNECTIONS']);
  const localAddress = process.env['FLOOD_ADDRESS'];
  /** How many requests have been sent by the end of each step; as many as possible without. */
  const steps = JSON.parse(process.env['FLOOD_STEPS'] ?? 'null') as number[] | null;
  const pool = new Pool(url, {
    connections,
    pipelining: 1,
    connect: { ca: readFileSync(caFile, 'utf8') },
    ...(localAddress !== undefined && { localAddress }),
  });
  const collection = `/v1/compute/apis/${apiVersion}/namespaces/${namespace}/virtualmachines`;
  const ended: Record<string, number> = {};
  let isOver = false;
  let sent = 0;
  const stop = () => {
    isOver = true;
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  onParentGone(stop);
  process.send?.({});
  await once(process, 'message');
  const startedAt = performance.now();
  const telling = setInterval(() => process.send?.(ended), stepMs);

  /** Of ten requests two are lists, one creates a machine, and the rest read one. */
  async function request(turn: number): Promise<number> {
    const headers = { authorization: `Bearer ${tokens[turn % tokens.length]}` };
    const kind = turn % 10;
    if (kind === 0) {
      const object = { apiVersion, kind: 'VirtualMachine', metadata: { name: `flood-${process.pid}-${turn}` }, spec };
      const body = JSON.stringify(object);
      return finish(await pool.request({ method: 'POST', path: collection, headers: { ...headers, ...json }, body }));
    }
    const path = kind < 3 ? `${collection}?limit=100` : `${collection}/seed-${turn % 100}`;
    return finish(await pool.request({ method: 'GET', path, headers }));
  }

  const mayGo = () => {
    const step = Math.floor((performance.now() - startedAt) / stepMs);
    return steps === null || sent < (steps[Math.min(step, steps.length - 1)] ?? 0);
  };
  const lane = async () => {
    while (!isOver) {
      if (!mayGo()) {
        await new Promise((resolve) => setTimeout(resolve, stepMs / 10));
        continue;
      }
      const status = await request(sent++).catch(() => 0);
      ended[status] = (ended[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  clearInterval(telling);
  await pool.destroy();
  process.exit(0);
}

const json = { 'content-type': 'application/json' };
const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } };

async function finish({ statusCode, body }: { statusCode: number; body: { dump(): Promise<unknown> } }) {
  await body.dump();
  return statusCode;
}

await main();
