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
import { signals } from '../domain/names.ts';
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
  for await (const { runtimeId: of, seen } of sightsIn(client, workflowId)) {
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
  for await (const { activityTaskScheduledEventAttributes: scheduled } of eventsIn(client, workflowId)) {
    if (scheduled?.activityType?.name !== activity) continue;
    const call = await valueIn<Call>(client, scheduled.input, ofCall(workflowId, scheduled));
    if (call) yield call;
  }
}

/** What was said in a host's name to any run of a workflow that Temporal still has: results of its calls, and reports. */
async function* sightsIn(client: Client, workflowId: string): AsyncGenerator<{ runtimeId?: unknown; seen?: unknown }> {
  /** By the number of the event, which begins again with each run. */
  const calls = new Map<string, Scheduled>();
  for await (const event of eventsIn(client, workflowId)) {
    const { activityTaskScheduledEventAttributes: scheduled, activityTaskCompletedEventAttributes: completed } = event;
    if (scheduled) calls.set(String(event.eventId), scheduled);
    const call = completed && calls.get(String(completed.scheduledEventId));
    if (call) {
      const context = ofCall(workflowId, call);
      const of = await valueIn<{ runtimeId?: unknown }>(client, call.input, context);
      yield { runtimeId: of?.runtimeId, seen: await valueIn<object>(client, completed.result, context) };
    }
    const { workflowExecutionSignaledEventAttributes: signaled } = event;
    if (signaled?.signalName === signals.report)
      yield (await valueIn<object>(client, signaled.input, { type: 'workflow', workflowId })) ?? {};
  }
}

type Scheduled = temporal.api.history.v1.IActivityTaskScheduledEventAttributes;
type Place = { type: 'workflow'; workflowId: string } | ReturnType<typeof ofCall>;

function ofCall(workflowId: string, { activityId }: Scheduled) {
  return { type: 'activity', workflowId, activityId: activityId ?? '', isLocal: false } as const;
}

/** The first of the payloads, if it is an object that can be read. */
async function valueIn<T extends object>(
  { options: { namespace, loadedDataConverter } }: Client,
  payloads: temporal.api.common.v1.IPayloads | null | undefined,
  place: Place,
): Promise<T | null> {
  const [payload] = payloads?.payloads ?? [];
  const value = payload
    ? await payloadValue<unknown>(loadedDataConverter, payload, { ...place, namespace }).catch(() => null)
    : null;
  return typeof value === 'object' ? (value as T | null) : null;
}

async function* eventsIn(client: Client, workflowId: string) {
  for await (const { runId } of listWorkflows(client, `WorkflowId = '${workflowId.replaceAll("'", "''")}'`))
    yield* eventsOf(client, { workflowId, runId });
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
