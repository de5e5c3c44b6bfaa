/**
 * Finds in Temporal what the control plane ordered a host to create, for a machine whose record is lost: the order is
 * signed, and fixes everything that the machine was made from. Anyone who reaches Temporal can write a history, so
 * nothing else of it counts but what the host signed about the machine's readiness.
 */
import type { Client } from '@temporalio/client';
import type { temporal } from '@temporalio/proto';
import { argumentsDigest, type OrderClaims, orderAudience } from '../domain/hostOrder.ts';
import { statementOf } from '../domain/hostStatement.ts';
import type { MachineSpec } from '../domain/machine.ts';
import { isAccessible, isObservation } from '../domain/observation.ts';
import type { Orders } from '../secrets/orderKeys.ts';
import type { Database } from '../store/core/db.ts';
import type { OrderedMachine } from '../store/fleet/orphanAdoption.ts';
import { groundOfHost, judge, type UnenrolledHosts } from '../store/machines/statementJudgement.ts';
import { listWorkflows } from './listing.ts';
import { payloadValue } from './payloadCodec.ts';

type HistoryPage = temporal.api.workflowservice.v1.IGetWorkflowExecutionHistoryResponse;

/** What anyone may have written into a history. */
type Create = Partial<OrderedMachine> & { order?: unknown; hostName?: unknown; recordsId?: unknown };

export interface OrderSources {
  db: Database;
  client: Client;
  orders: Orders;
  unenrolledHosts: UnenrolledHosts;
}

/** Why nothing in Temporal proves what was ordered. */
export class NotProved extends Error {}

interface Made {
  runtimeId: string;
  hostName: string;
  /** The workflow that made it, as its host says; null if the host lost that record. */
  workflowId: string | null;
}

/** Throws NotProved. */
export async function orderedMachine(sources: OrderSources, { workflowId, ...made }: Made): Promise<OrderedMachine> {
  if (workflowId === null) throw new NotProved('its host lost the record of what made it');
  let why = `Temporal no longer has the history that made it, or it cannot be read: ${workflowId}`;
  for await (const call of callsIn<Create>(sources.client, workflowId, 'createMachine')) {
    if (call.runtimeId !== made.runtimeId) continue;
    const { order, hostName: _, recordsId: _records, ...runtime } = call;
    const claims = await sources.orders.verified(order);
    if (claims && isFor(claims, made, runtime)) {
      if (await wasEnded(sources, { ...made, workflowId })) throw new NotProved(ended);
      // It is what was signed.
      const machine = runtime as OrderedMachine;
      const ready = await wasReady(sources, { ...made, workflowId, spec: machine.spec });
      return { ...machine, orderedAtMs: claims.iat * 1_000, wasReady: ready };
    }
    why = claims
      ? 'the order in its history is of another machine, host, or specification'
      : 'the order in its history is not signed with a key that this database has';
  }
  throw new NotProved(why);
}

const ended = 'it was ordered to be removed since, as when its customer deleted it: "orphans destroy" finishes that';

/** Whether the control plane signed an order to remove it. A restart has an order of its own. */
async function wasEnded({ client, orders }: OrderSources, made: Made & { workflowId: string }): Promise<boolean> {
  for (const activity of ['stopMachine', 'destroyMachine'])
    for await (const { order } of callsIn<{ order?: unknown }>(client, made.workflowId, activity)) {
      const claims = await orders.verified(order);
      const removes = claims?.act === 'end' || claims?.act === 'clean-up';
      if (removes && claims.host === made.hostName && claims.run === made.runtimeId) return true;
    }
  return false;
}

function isFor({ aud, host, run, act, dig }: OrderClaims, made: Omit<Made, 'workflowId'>, runtime: object): boolean {
  const isOfHost = aud === orderAudience && host === made.hostName && run === made.runtimeId;
  return isOfHost && act === 'run' && dig === argumentsDigest(runtime);
}

/** Whether its host signed that clients could connect. */
async function wasReady(
  { db, client, unenrolledHosts }: OrderSources,
  { runtimeId, hostName, workflowId, spec }: Made & { workflowId: string; spec: MachineSpec },
): Promise<boolean> {
  const ground = await groundOfHost(db, hostName, { newest: 0 });
  if (!ground) return false;
  for await (const { runtimeId: of, seen } of callsIn<{ runtimeId?: unknown; seen?: unknown }>(
    client,
    workflowId,
    'recordAccess',
  )) {
    if (of !== runtimeId || !isObservation(seen) || !isAccessible(spec.ports ?? [], seen)) continue;
    const judgement = await judge(ground, statementOf(runtimeId, seen), seen.statement, unenrolledHosts);
    if (judgement.verdict === 'believed') return true;
  }
  return false;
}

/** The first arguments of the calls of an activity by any run of a workflow that Temporal still has. */
async function* callsIn<Call extends object>(
  client: Client,
  workflowId: string,
  activity: string,
): AsyncGenerator<Call> {
  for await (const { runId } of listWorkflows(client, `WorkflowId = '${workflowId.replaceAll("'", "''")}'`))
    for await (const { activityTaskScheduledEventAttributes: scheduled } of eventsOf(client, { workflowId, runId })) {
      const [payload] = scheduled?.input?.payloads ?? [];
      if (scheduled?.activityType?.name !== activity || !payload) continue;
      const { namespace, loadedDataConverter } = client.options;
      const { activityId } = scheduled;
      const context = {
        type: 'activity',
        namespace,
        workflowId,
        activityId: activityId ?? '',
        isLocal: false,
      } as const;
      const call = await payloadValue<unknown>(loadedDataConverter, payload, context).catch(() => null);
      if (typeof call === 'object' && call !== null) yield call as Call;
    }
}

async function* eventsOf(client: Client, execution: { workflowId: string; runId: string }) {
  const { namespace } = client.options;
  let nextPageToken: Uint8Array | null = null;
  do {
    const page: HistoryPage = await client.workflowService.getWorkflowExecutionHistory({
      ...{ namespace, execution, maximumPageSize: 500, nextPageToken },
    });
    yield* page.history?.events ?? [];
    nextPageToken = page.nextPageToken ?? null;
  } while (nextPageToken?.length);
}
