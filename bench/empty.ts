/** Measures the limit: how fast the same server and the same kind of worker run workflows that do nothing. */
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import { machineSearchAttributes as attributes } from '../src/temporal/searchAttributes.ts';
import { workerQueue } from './empty-queues.ts';
import { load } from './load.ts';
import type { Started } from './processes.ts';
import type { Rig } from './rig.ts';

const roundLimitMs = 300_000;

/** A number: that many remote activities. `floor`: all that Temporal records of a machine until it is ready. */
export type EmptyKind = number | 'floor';

const openFloors = "WorkflowType = 'floor' AND ExecutionStatus = 'Running'";

/** What the start of a machine's workflow carries. */
const asOfMachine = {
  typedSearchAttributes: new TypedSearchAttributes([
    { key: attributes.Tenant, value: 'bench' },
    { key: attributes.Kind, value: 'VirtualMachine' },
    { key: attributes.Phase, value: 'Pending' },
  ]),
  memo: { request: 'bench' },
  staticSummary: 'an empty workflow',
  staticDetails: 'All that Temporal records of a machine until it is ready, and no work.',
};

export class EmptyWorkflows {
  readonly #rig: Rig;
  readonly #connection: Connection;
  readonly client: Client;
  readonly started: Started;
  #done = 0;
  #lastAtMs = 0;
  #rounds = 0;

  private constructor(rig: Rig, connection: Connection) {
    this.#rig = rig;
    this.#connection = connection;
    this.client = new Client({ connection });
    const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    const args = [fileOf('./empty-worker.js'), fileOf('./empty-workflow.js')];
    const env = { TEMPORAL_ADDRESS: rig.temporalAddress };
    this.started = rig.processes.start('empty-worker', { args, env, ipc: true });
    this.started.child.on('message', (message) => {
      const { done, lastAtMs } = message as { done: number; lastAtMs: number };
      this.#done = done;
      this.#lastAtMs = lastAtMs;
    });
  }

  static async open(rig: Rig): Promise<EmptyWorkflows> {
    return new EmptyWorkflows(rig, await Connection.connect({ address: rig.temporalAddress }));
  }

  /** Runs `count` workflows. Returns the time from the first start until the last activity of the last one ended in ms. */
  async run(count: number, kind: EmptyKind): Promise<number> {
    const round = ++this.#rounds;
    const wanted = this.#done + count;
    const startedAt = performance.now();
    await load(count, (index) => this.#wake(idOf(round, index), kind));
    await this.#rig.until('empty workflows', async () => this.#done >= wanted, { everyMs: 20, limitMs: roundLimitMs });
    return performance.now() - startedAt;
  }

  /** Runs one workflow, and returns the time from its start until its last activity ended in ms. */
  async runOne(kind: EmptyKind): Promise<number> {
    const startedAtMs = Date.now();
    await this.run(1, kind);
    return this.#lastAtMs - startedAtMs;
  }

  /** Ends the workflows of the last round, which was the floor, so that the next round has the machine to itself. */
  async endFloor(count: number): Promise<void> {
    await load(count, (index) => this.#wake(idOf(this.#rounds, index), 'floor'));
    const isOver = async () => (await this.client.workflow.count(openFloors)).count === 0;
    await this.#rig.until('the floor to end', isOver, { limitMs: roundLimitMs });
  }

  async #wake(workflowId: string, kind: EmptyKind): Promise<void> {
    const common = { workflowId, taskQueue: workerQueue, signal: 'wake', signalArgs: [] };
    if (kind !== 'floor') await this.client.workflow.signalWithStart('empty', { ...common, args: [kind] });
    else await this.client.workflow.signalWithStart('floor', { ...common, ...asOfMachine });
  }

  /** What Temporal recorded of a workflow until its second write of search attributes, with which it is ready. */
  async recorded(workflowId: string): Promise<Recorded> {
    const handle = this.client.workflow.getHandle(workflowId);
    let until: NonNullable<Awaited<ReturnType<typeof handle.fetchHistory>>['events']> = [];
    await this.#rig.until('the history of a workflow', async () => {
      const events = (await handle.fetchHistory()).events ?? [];
      const writes = events.flatMap((event, at) => (event.upsertWorkflowSearchAttributesEventAttributes ? [at] : []));
      if (writes.length >= 2) until = events.slice(0, writes[1]! + 1);
      return until.length > 0;
    });
    const tasks = until.filter((event) => event.workflowTaskCompletedEventAttributes).length;
    const activities = until.filter((event) => event.activityTaskScheduledEventAttributes).length;
    return { events: until.length, tasks, activities };
  }

  /** The same of an empty workflow of the last round. */
  recordedLast(): Promise<Recorded> {
    return this.recorded(idOf(this.#rounds, 0));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Counts of what Temporal recorded; activities within workflow tasks are not among them. */
interface Recorded {
  events: number;
  tasks: number;
  activities: number;
}

function idOf(round: number, index: number): string {
  return `empty/${round}/${index}`;
}
