/**
 * Stands between an activity and Postgres, in the connections of `pg`, through which the pool's statements and Prisma's
 * both go, and makes them fail. The server itself raises the error with its SQLSTATE or ends the connection, so it passes
 * through every layer in its real shape.
 */
import { AsyncResource } from 'node:async_hooks';
import { activityInfo } from '@temporalio/activity';
import pg from 'pg';

/**
 * When an activity's access to the database fails:
 *
 * | moment | what fails |
 * |---|---|
 * | `before` | each statement, without effect |
 * | `within` | a transaction's COMMIT, without effect |
 * | `undoing` | as `within`, and the connection ends at the ROLLBACK |
 * | `lost` | a transaction's COMMIT, after it took effect |
 *
 * A statement outside of a transaction fails after it took effect in all but the first.
 */
export const moments = ['before', 'within', 'undoing', 'lost'] as const;
export type Moment = (typeof moments)[number];

export interface Fault {
  /** An SQLSTATE, `cut` for a connection that the server ends, or `TypeError` for a bug of ours. */
  error: string;
  moment?: Moment;
}

interface Plan extends Fault {
  activity: string;
  failures: number;
}

/** Internals that must never reach a customer. */
export const insides = /machines_secret_table|\/var\/lib|Prisma|SQLSTATE|relation|undefined|split|terminating/;

type Send = (...args: unknown[]) => unknown;

export class FaultyDatabase {
  readonly #plans = new Map<string, Plan>();
  readonly #begun = new WeakSet<object>();
  readonly #original = { query: pg.Client.prototype.query as Send, connect: pg.Pool.prototype.connect as Send };

  /** From now on, for every connection of this process. */
  open(): this {
    const faults = this;
    const { query, connect } = this.#original;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      return faults.#pass(args, (...given) => query.apply(this, given), this);
    } as typeof pg.Client.prototype.query;
    // A caller that waits for a connection gets it in the context of the one that returns it.
    pg.Pool.prototype.connect = function (this: pg.Pool, ...args: unknown[]) {
      return connect.apply(
        this,
        args.map((arg) => (typeof arg === 'function' ? AsyncResource.bind(arg as Send) : arg)),
      );
    } as typeof pg.Pool.prototype.connect;
    return this;
  }

  close(): void {
    pg.Client.prototype.query = this.#original.query as typeof pg.Client.prototype.query;
    pg.Pool.prototype.connect = this.#original.connect as typeof pg.Pool.prototype.connect;
  }

  /** Makes the activity fail for this machine until `lift`. */
  plan(machineUid: string, activity: string, fault: Fault): void {
    this.#plans.set(machineUid, { ...fault, activity, failures: 0 });
  }

  failures(machineUid: string): number {
    return this.#plans.get(machineUid)?.failures ?? 0;
  }

  lift(machineUid?: string): void {
    if (machineUid === undefined) this.#plans.clear();
    else this.#plans.delete(machineUid);
  }

  #pass(args: unknown[], send: Send, client: object): unknown {
    const text = textOf(args[0]);
    const plan = text === null ? null : planned(this.#plans);
    const isWithin = this.#begun.has(client);
    if (text === 'BEGIN') this.#begun.add(client);
    if (text === 'COMMIT' || text === 'ROLLBACK') this.#begun.delete(client);
    if (!plan || text === null) return send(...args);
    const callback = args.find((arg): arg is Send => typeof arg === 'function');
    const outcome = this.#spoil(
      plan,
      { text, isWithin },
      send,
      args.filter((arg) => arg !== callback),
    );
    if (!callback) return outcome;
    outcome.then(
      (result) => callback(null, result),
      (error: unknown) => callback(error),
    );
    return undefined;
  }

  async #spoil(
    plan: Plan,
    { text, isWithin }: { text: string; isWithin: boolean },
    send: Send,
    args: unknown[],
  ): Promise<unknown> {
    const { moment = 'before', error } = plan;
    const fail = () => {
      plan.failures += 1;
      return raise(send, error);
    };
    if (text === 'ROLLBACK') return moment === 'undoing' ? raise(send, 'cut') : send(...args);
    if (moment === 'before') return fail();
    if (text === 'BEGIN' || (isWithin && text !== 'COMMIT')) return send(...args);
    if (isWithin && moment !== 'lost') return fail();
    await send(...args);
    return fail();
  }
}

/** Null for what is no statement of SQL, such as a cursor. */
function textOf(given: unknown): string | null {
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : null;
}

/** The plan for the current activity. A machine's workflow id ends with the uid. */
function planned(plans: ReadonlyMap<string, Plan>): Plan | null {
  if (plans.size === 0) return null;
  try {
    const { activityType, workflowExecution } = activityInfo();
    const plan = plans.get(workflowExecution?.workflowId.split('/').at(-1) ?? '');
    return plan?.activity === activityType ? plan : null;
  } catch {
    return null;
  }
}

async function raise(send: Send, error: string): Promise<never> {
  if (error === 'TypeError') throw new TypeError("Cannot read properties of undefined (reading 'split')");
  await send(
    error === 'cut'
      ? 'SELECT pg_terminate_backend(pg_backend_pid())'
      : `DO $$ BEGIN RAISE EXCEPTION 'relation "machines_secret_table" in /var/lib/postgres' USING ERRCODE = '${error}'; END $$`,
  );
  throw new Error('Postgres raised nothing');
}
