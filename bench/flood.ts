/** A process that sends as many requests as it can over many connections, and reports how they ended to its parent. */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { apiVersion } from '../src/api/kubernetes/objectMetadata.ts';
import { onParentGone } from '../src/up/parent.ts';

const tellEveryMs = 100;

async function main(): Promise<void> {
  const { FLOOD_URL: url = '', FLOOD_CA: caFile = '', FLOOD_NAMESPACE: namespace = '' } = process.env;
  const tokens = (process.env['FLOOD_TOKENS'] ?? '').split(',');
  const connections = Number(process.env['FLOOD_CONNECTIONS']);
  const pool = new Pool(url, { connections, pipelining: 1, connect: { ca: readFileSync(caFile, 'utf8') } });
  const collection = `/v1/compute/apis/${apiVersion}/namespaces/${namespace}/virtualmachines`;
  const ended: Record<string, number> = {};
  let isOver = false;
  let sent = 0;
  const stop = () => {
    isOver = true;
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  onParentGone(stop);
  const telling = setInterval(() => process.send?.(ended), tellEveryMs);

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

  const lane = async () => {
    while (!isOver) {
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
