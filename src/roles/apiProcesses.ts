/**
 * The processes of the role that customers talk to. One serves the API by itself; several serve its port together
 * (node:cluster), under a first process that hands them the connections, counts what is counted in all, and starts
 * each again that ends. docs/decisions/0087-several-api-processes.md says what they share, and how.
 */
import cluster from 'node:cluster';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { Places, watchPlaces } from '../domain/places.ts';
import { ConnectionLimits } from '../http/connectionLimits.ts';
import { type HeldKind, type JointMetrics, siblings, type ToPrimary } from '../http/siblings.ts';
import { ApiProcess, EndedEarly } from './apiProcess.ts';
import { openLog } from './roleLog.ts';

interface Running {
  close(): Promise<void>;
  /** Rejects when the role must not continue. */
  failed: Promise<void>;
}

/** What a process needs to be worth having. */
const connectionsOfEach = 5;
const memoryOfEachBytes = 512 * 1024 ** 2;
/** What it needs to work: connections for reads and for writes. */
const leastConnections = 3;

/** Pause before a process that ended is started again. */
const restartAfterMs = 1_000;
/** Longer than requests in progress have to finish, shorter than the role itself has to end. */
const stopLimitMs = 35_000;

/** Starts the API's processes. Throws what the first one would throw by itself. */
export async function runApiProcesses(config: Config, mainFile: string): Promise<Running> {
  const count = config.API_PROCESSES || processesFor({ ...machine(), poolSize: config.DATABASE_POOL_SIZE });
  if (cluster.isPrimary && count > 1) return ApiProcesses.start(config, count, mainFile);
  // Not before: the first of several processes needs nothing of it.
  const { runApi } = await import('./apiRole.ts');
  const api = await runApi(config);
  siblings.ready();
  return api;
}

export interface Machine {
  processors: number;
  memoryBytes: number;
  /** Connections to Postgres that the API may keep. */
  poolSize: number;
}

/**
 * How many processes serve the API unless `API_PROCESSES` says it. One processor is left for garbage collection,
 * cryptography, and, on one machine, Postgres.
 */
export function processesFor({ processors, memoryBytes, poolSize }: Machine): number {
  const most = Math.min(processors - 1, memoryBytes / memoryOfEachBytes, poolSize / connectionsOfEach);
  return Math.max(1, Math.floor(most));
}

function machine(): Omit<Machine, 'poolSize'> {
  // The container's limit, or a number that is too large for any machine.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { processors: os.availableParallelism(), memoryBytes: Math.min(os.totalmem(), constrained) };
}

/** What the first process does. */
class ApiProcesses implements Running {
  readonly failed: Promise<void>;
  readonly #log: Logger;
  readonly #environment: Record<string, string>;
  readonly #held: Record<HeldKind, ConnectionLimits | Places>;
  readonly #processes = new Set<ApiProcess>();
  readonly #metrics = new AggregatorRegistry();
  #fail: (error: Error) => void = () => {};
  #isClosing = false;

  private constructor(config: Config, count: number) {
    this.#log = openLog('api', config.LOG_LEVEL);
    this.#held = { connections: new ConnectionLimits(config), watches: new Places(watchPlaces) };
    this.#environment = {
      DATABASE_POOL_SIZE: String(Math.max(leastConnections, Math.floor(config.DATABASE_POOL_SIZE / count))),
      // It ends with this process by its channel.
      COMPUTE_PARENT_PIPE: '',
    };
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => undefined);
  }

  static async start(config: Config, count: number, mainFile: string): Promise<ApiProcesses> {
    cluster.setupPrimary({ exec: mainFile, args: ['api'] });
    const api = new ApiProcesses(config, count);
    try {
      // Alone, so that what keeps it from starting is said once.
      const first = api.#spawn();
      await first.prepared;
      const others = Array.from({ length: count - 1 }, () => api.#spawn());
      await Promise.all(others.map((other) => other.prepared));
      // All at once, or the clients that wait for the port would all be the first one's.
      await first.listen();
      await Promise.all(others.map((other) => other.listen()));
    } catch (error) {
      await api.close();
      throw error instanceof EndedEarly ? couldNotStart(error) : error;
    }
    for (const process of api.#processes) void api.#keep(process);
    api.#log.info({ processes: count }, 'the API is served by several processes');
    return api;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const signal = (name: NodeJS.Signals) => {
      for (const process of this.#processes) process.kill(name);
    };
    const late = setTimeout(() => signal('SIGKILL'), stopLimitMs);
    signal('SIGTERM');
    await Promise.all([...this.#processes].map((process) => process.ended));
    clearTimeout(late);
  }

  #spawn(): ApiProcess {
    const process = new ApiProcess(this.#environment, (from, message) => this.#receive(from, message));
    this.#processes.add(process);
    void process.ended.then(() => {
      for (const { kind, key } of process.holdings) this.#held[kind].leave(key);
      this.#processes.delete(process);
    });
    return process;
  }

  /** Starts another one when it ends. What cannot start, and was not killed, ends the role, as it would a process alone. */
  async #keep(process: ApiProcess): Promise<void> {
    const end = await process.ended;
    if (this.#isClosing) return;
    this.#log.warn({ child: process.pid, ...end }, 'a process of the API ended; another one is started');
    await pause(restartAfterMs);
    if (this.#isClosing) return;
    const next = this.#spawn();
    try {
      await next.listen();
    } catch (error) {
      if (error instanceof EndedEarly && error.end.signal === null && !this.#isClosing)
        return this.#fail(couldNotStart(error));
    }
    return this.#keep(next);
  }

  #receive(from: ApiProcess, message: ToPrimary): void {
    switch (message.about) {
      case 'news':
        for (const other of this.#processes) if (other !== from) other.send(message);
        break;
      case 'take': {
        const taken = this.#held[message.kind].take(message.key);
        if (taken.held) from.hold(message);
        from.send({ about: 'answer', id: message.id, answer: taken });
        break;
      }
      case 'leave':
        if (from.release(message)) this.#held[message.kind].leave(message.key);
        break;
      case 'metrics':
        void this.#jointMetrics().then((answer) => from.send({ about: 'answer', id: message.id, answer }));
        break;
    }
  }

  async #jointMetrics(): Promise<JointMetrics | null> {
    try {
      return { contentType: this.#metrics.contentType, text: await this.#metrics.clusterMetrics() };
    } catch (error) {
      this.#log.warn({ err: error }, 'the metrics of all processes could not be added up');
      return null;
    }
  }
}

function couldNotStart(error: EndedEarly): UserError {
  return new UserError(`${error.message}; its last line says why`, { cause: error });
}
