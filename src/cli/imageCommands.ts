// Operators' commands for images.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, WorkflowFailedError } from '@temporalio/client';
import { controlPlaneQueue } from '../domain/names.ts';
import { UserError } from '../lib/errors.ts';
import { type Orders, ordersOf } from '../secrets/orderKeys.ts';
import type { Config } from '../settings/config.ts';
import { recordAudit } from '../store/core/audit.ts';
import type { Database } from '../store/core/db.ts';
import { hostAddress, type ShownHost, showHost } from '../store/fleet/hostRows.ts';
import { auditAs, type Print, withDatabase, withTemporal } from './operatorCommands.ts';

/** The command waits this long; the host goes on for a day. */
const waitMs = 240_000;
/** Exit code while a host still fetches: neither done nor failed. */
const notThereCode = 3;

interface Image {
  name: string;
  digest: string;
  source: Record<string, unknown>;
}

/** `images pull HOST [IMAGE]`: has a host fetch an image, or all that its machines boot. Audited. Returns the exit code. */
export function imagesPullCommand(
  config: Config,
  hostName: string,
  name: string | undefined,
  print: Print,
): Promise<number> {
  return withDatabase(config, async (db) => {
    const host = await showHost(db, hostName);
    if (!host) throw new UserError(`There is no host "${hostName}": "hosts list" shows them.`);
    const images = await imagesOf(db, host, name);
    const orders = ordersOf(db, config);
    return withTemporal(config, async (client) => {
      await recordAudit(db, {
        ...auditAs('image.pull', hostName),
        details: { images: images.map((image) => image.name).join(', ') },
      });
      const pulls = images.map((image) => pull({ db, client, orders }, hostName, image));
      const found = await Promise.all(pulls);
      for (const { line } of found) print(line);
      return Math.max(...found.map(({ code }) => code));
    });
  });
}

/** The named one, or all of the catalogue that the host's machines boot. Throws UserError for none. */
async function imagesOf(db: Database, { name: hostName, workload }: ShownHost, name: string | undefined) {
  const known = await db.image.findMany({
    where: { retired: false, ...(name !== undefined && { name }) },
    select: { name: true, digest: true, source: true },
    orderBy: { name: 'asc' },
  });
  const images = known as Image[];
  if (name !== undefined && images.length === 0)
    throw new UserError(`There is no image "${name}": the fleet file names them ("kubectl get images").`);
  const isBooted = ({ source: { kind } }: Image) =>
    kind !== undefined && (kind === 'iso') === (workload === 'BareMetalMachine');
  const fitting = name === undefined ? images.filter(isBooted) : images;
  if (fitting.length === 0) throw new UserError(`The fleet has no image that machines of ${hostName} boot.`);
  return fitting;
}

/** A repeat joins a fetch that runs. */
async function pull(
  { db, client, orders }: { db: Database; client: Client; orders: Orders },
  hostName: string,
  image: Image,
): Promise<{ line: string; code: number }> {
  const { name } = image;
  const runtimeId = randomUUID();
  const order = await orders.sign({ hostName, runtimeId, act: 'pull', number: 1, arguments: image });
  const handle = await client.workflow.start('pullImage', {
    workflowId: `image/${hostName}/${name}`,
    taskQueue: controlPlaneQueue,
    args: [{ ...(await hostAddress(db, hostName)), runtimeId, image, ...(order && { order }) }],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowExecutionTimeout: '1d',
    staticSummary: `fetch ${name} on ${hostName}`,
  });
  const over = new AbortController();
  const late = {
    line: `${hostName} is still to have ${name}: the same command later says how it ends`,
    code: notThereCode,
  };
  try {
    return await Promise.race([
      handle.result().then(() => ({ line: `${hostName} has ${name}`, code: 0 })),
      pause(waitMs, late, { signal: over.signal }),
    ]);
  } catch (error) {
    if (!(error instanceof WorkflowFailedError)) throw error;
    return { line: `${hostName} has not ${name}: ${error.cause?.message ?? error.message}`, code: 1 };
  } finally {
    over.abort();
  }
}
