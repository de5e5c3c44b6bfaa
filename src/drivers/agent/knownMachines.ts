import { setMaxListeners } from 'node:events';
import { absent, isAccessible, type Observation } from '../../domain/observation.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import { DriverError, type InventoryEntry, type MachineChange, type RuntimeSpec } from './driver.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface KnownMachine {
  record: { runtime: RuntimeSpec };
  /** Its workflow no longer waits for it, so changes must be reported. */
  settled: boolean;
  /** It was on before this process started. */
  resumed: boolean;
}

/**
 * The machines of a host that carries many, by runtime. Actions on one machine run one after another, and watchers are
 * told the outcome.
 */
export class Machines<M extends KnownMachine> extends Map<string, M> {
  readonly #look: (machine: M) => Observation;
  readonly #queue = new KeyedSemaphore();
  readonly #watchers = new Watchers();
  readonly #closing = new AbortController();

  /** `look`: returns the last observation of a machine that exists. */
  constructor(look: (machine: M) => Observation) {
    super();
    this.#look = look;
    setMaxListeners(0, this.#closing.signal);
  }

  /** Aborts when the host's agent closes. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  lastSeen(runtimeId: string): Observation {
    const machine = this.get(runtimeId);
    return machine ? this.#look(machine) : absent;
  }

  inventory(): InventoryEntry[] {
    return [...this.values()].map((machine) => {
      const { runtimeId, machineUid, workflowId } = machine.record.runtime;
      return { runtimeId, machineUid, workflowId, power: this.#look(machine).power };
    });
  }

  /** Runs a requested action in its turn. Rejects once the agent closes, or when the signal aborts before its turn. */
  async inTurn(runtimeId: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
    this.closing.throwIfAborted();
    await this.#queue.run(
      runtimeId,
      async () => {
        this.closing.throwIfAborted();
        await task();
      },
      signal,
    );
  }

  /** Runs an action that no caller requested, in its turn; skips it if the machine is gone then or the agent closes. */
  async unasked(machine: M, task: () => Promise<void>): Promise<void> {
    const { runtimeId } = machine.record.runtime;
    await this.inTurn(runtimeId, this.closing, async () => {
      if (this.get(runtimeId) === machine) await task();
    }).catch((error) => {
      if (!this.closing.aborted) throw error;
    });
  }

  tell(machine: M, unattended: boolean): void {
    const change = this.#change(machine, unattended);
    if (isAccessible(machine.record.runtime.spec.ports ?? [], change.seen)) machine.settled = true;
    this.#watchers.tell(change);
  }

  watch(onChange: Watcher): () => void {
    const resumed = () => [...this.values()].filter((machine) => machine.resumed);
    return this.#watchers.add(onChange, () => resumed().map((machine) => this.#change(machine, true)));
  }

  /** Accepts no more actions, reports no more changes, and returns when the running actions have ended. */
  async close(): Promise<void> {
    this.#watchers.clear();
    this.#closing.abort(new DriverError('Unavailable', "the host's agent is closing"));
    await this.#queue.idle();
  }

  #change(machine: M, unattended: boolean): MachineChange {
    const { runtimeId, workflowId } = machine.record.runtime;
    return { runtimeId, workflowId, seen: this.lastSeen(runtimeId), unattended };
  }
}
