// Operators' commands for images.
import { createHash, randomUUID } from 'node:crypto';
import { type Client, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { canonicalJson } from '../../domain/auditProof.ts';
import { controlPlaneQueue } from '../../domain/names.ts';
import { NoSuchName, noSuchHost, UserError } from '../../lib/errors.ts';
import { pause } from '../../lib/waiting.ts';
import { type Orders, ordersOf } from '../../secrets/orderKeys.ts';
import type { Config } from '../../settings/config.ts';
import { recordAudit } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import { type ShownHost, showHost } from '../../store/fleet/hostRows.ts';
import { payloadValue } from '../../temporal/payloadCodec.ts';
import { auditAs, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';

/** The command waits this long; the host goes on for a day. */
const waitMs = 240_000;
const lookMs = 1_000;
/** Exit code while a host still fetches: neither done nor failed. */
const notThereCode = 3;

interface Image {
  name: string;
  digest: string;
  source: Record<string, unknown>;
}

interface Outcome {
  line: string;
  code: number;
  /** What the host lately refused; it goes on trying. */
  refusal?: string | undefined;
}

/**
 * `images pull HOST [IMAGE]`: has a host fetch an image, or all that its machines boot, one after the other. Audited.
 * Returns the exit code.
 */
export function imagesPullCommand(
  config: Config,
  hostName: string,
  name: string | undefined,
  print: Print,
  mostMs = waitMs,
): Promise<number> {
  return withDatabase(config, async (db) => {
    const host = await showHost(db, hostName);
    if (!host) throw noSuchHost(hostName);
    const images = await imagesOf(db, host, name);
    const orders = ordersOf(db, config);
    return withTemporal(config, async (client) => {
      await recordAudit(db, {
        ...auditAs('image.pull', hostName),
        details: { images: images.map((image) => image.name).join(', ') },
      });
      const untilMs = performance.now() + mostMs;
      let worst = 0;
      for (const image of images) {
        const { line, code, refusal } = await pull({ db, client, orders }, hostName, image, untilMs, images.length > 1);
        print(line);
        worst = Math.max(worst, code);
        // The next one might need the room of those before, or wait behind this one.
        if (refusal !== undefined && images.length > 1) return 1;
        if (code === notThereCode) break;
      }
      return worst;
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
    throw new NoSuchName(
      'image',
      name,
      `There is no image "${name}": the fleet file names them ("kubectl get images").`,
    );
  const isBooted = ({ source: { kind } }: Image) =>
    kind !== undefined && (kind === 'iso') === (workload === 'BareMetalMachine');
  const fitting = name === undefined ? images.filter(isBooted) : images;
  if (fitting.length === 0) throw new UserError(`The fleet has no image that machines of ${hostName} boot.`);
  return fitting;
}

/** A repeat joins a fetch of the same image by the same agent. */
async function pull(
  { db, client, orders }: { db: Database; client: Client; orders: Orders },
  hostName: string,
  image: Image,
  untilMs: number,
  endsAtRefusal: boolean,
): Promise<Outcome> {
  const { name } = image;
  const { agent, recordsId } = await db.host.findUniqueOrThrow({
    where: { name: hostName },
    select: { agent: true, recordsId: true },
  });
  const about = createHash('sha256').update(canonicalJson({ image, agent, recordsId })).digest('hex');
  const runtimeId = randomUUID();
  const order = await orders.sign({ hostName, runtimeId, act: 'pull', number: 1, arguments: image });
  const handle = await client.workflow.start('pullImage', {
    workflowId: `image/${hostName}/${name}/${about.slice(0, 12)}`,
    taskQueue: controlPlaneQueue,
    args: [{ hostName, agent, runtimeId, image, ...(order && { order }) }],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowExecutionTimeout: '1d',
    staticSummary: `fetch ${name} on ${hostName}`,
  });
  const ended: Promise<Outcome> = handle.result().then(
    () => ({ line: `${hostName} has ${name}`, code: 0 }),
    (error: unknown) => {
      if (!(error instanceof WorkflowFailedError)) throw error;
      return { line: `${hostName} has not ${name}: ${error.cause?.message ?? error.message}`, code: 1 };
    },
  );
  // Left waiting where the command ends before.
  ended.catch(() => undefined);
  for (;;) {
    const over = new AbortController();
    const leftMs = Math.max(1, untilMs - performance.now());
    const look = pause(Math.min(lookMs, leftMs), over.signal);
    const outcome = await Promise.race([ended, look]).finally(() => over.abort());
    if (outcome) return outcome;
    const isLate = performance.now() >= untilMs;
    if (!isLate && !endsAtRefusal) continue;
    const { refusal, isTaken } = await standOf(client, handle);
    if (!isLate && refusal === undefined) continue;
    const why = refusal ?? (isTaken ? 'it is being fetched' : 'its agent has not picked it up');
    return {
      line: `${hostName} is still to have ${name} (${why}): the same command later says how it ends`,
      code: notThereCode,
      refusal,
    };
  }
}

/** What the host lately said of the fetch, and whether its agent has it. */
async function standOf(
  client: Client,
  handle: WorkflowHandle,
): Promise<{ refusal: string | undefined; isTaken: boolean }> {
  const [pending] = (await handle.describe()).raw.pendingActivities ?? [];
  const { namespace, loadedDataConverter } = client.options;
  const { workflowId } = handle;
  const activityId = pending?.activityId ?? '';
  const context = { type: 'activity', namespace, workflowId, activityId, isLocal: false } as const;
  const { encodedAttributes, message } = pending?.lastFailure ?? {};
  const said = encodedAttributes
    ? await payloadValue<{ message?: string }>(loadedDataConverter, encodedAttributes, context)
    : { message };
  const isTaken = pending?.lastStartedTime != null;
  return { refusal: said.message || undefined, isTaken };
}
