/** Measures the limit: how fast the same server and the same kind of worker run workflows that do nothing. */
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { nodeArguments, nodeEnvironment } from '../src/up/nodeArguments.ts';
import { load } from './load.ts';
import type { Started } from './processes.ts';
import type { Rig } from './rig.ts';

const taskQueue = 'bench-empty';
const roundLimitMs = 300_000;

export class EmptyWorkflows {
  readonly #rig: Rig;
  readonly #connection: Connection;
  readonly client: Client;
  readonly started: Started;
  #done = 0;
  #rounds = 0;

  private constructor(rig: Rig, connection: Connection) {
    this.#rig = rig;
    this.#connection = connection;
    this.client = new Client({ connection });
    const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    // Built and started as the worker beside it.
    const args = nodeArguments(fileOf('./built/empty-worker.js'), [fileOf('./empty-workflow.js')]);
    const env = { ...nodeEnvironment, TEMPORAL_ADDRESS: rig.temporalAddress, TASK_QUEUE: taskQueue };
    this.started = rig.processes.start('empty-worker', { args, env, ipc: true });
    this.started.child.on('message', (message) => {
      this.#done = (message as { done: number }).done;
    });
  }

  static async open(rig: Rig): Promise<EmptyWorkflows> {
    return new EmptyWorkflows(rig, await Connection.connect({ address: rig.temporalAddress }));
  }

  /** Runs `count` workflows of `steps` activities. Returns the time from the first start to the last end in ms. */
  async run(count: number, steps: number): Promise<number> {
    const round = ++this.#rounds;
    const wanted = this.#done + count;
    const startedAt = performance.now();
    await load(count, (index) =>
      this.client.workflow.signalWithStart('empty', {
        workflowId: `empty/${round}/${index}`,
        taskQueue,
        args: [steps],
        signal: 'wake',
        signalArgs: [],
      }),
    );
    await this.#rig.until('empty workflows', async () => this.#done >= wanted, { everyMs: 20, limitMs: roundLimitMs });
    return performance.now() - startedAt;
  }

  /** Lists the activities that a workflow has scheduled so far. */
  async activitiesOf(workflowId: string): Promise<string[]> {
    const { events } = await this.client.workflow.getHandle(workflowId).fetchHistory();
    return (events ?? []).flatMap((event) => event.activityTaskScheduledEventAttributes?.activityType?.name ?? []);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
