/**
 * Stands between an activity and Postgres and makes its statements fail as Postgres does. The server itself raises the
 * error with its SQLSTATE, so it passes through every layer in its real shape.
 */
import { activityInfo } from '@temporalio/activity';
import type { Database, Queryable } from '../../src/store/core/db.ts';

/** When an activity's first access to the database fails. `lost` fails after its commit; the others have no effect. */
export type Moment = 'before' | 'within' | 'lost';

export interface Fault {
  /** An SQLSTATE, or `TypeError` for a bug of ours. */
  error: string;
  moment?: Moment;
}

interface Plan extends Fault {
  activity: string;
  failures: number;
}

/** Internals that must never reach a customer. */
export const insides = /machines_secret_table|\/var\/lib|Prisma|SQLSTATE|relation|undefined|split/;

export class FaultyDatabase {
  readonly #plans = new Map<string, Plan>();

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

  wrap(db: Database): Database {
    const plans = this.#plans;
    return new Proxy(db, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key, target);
        const plan = planned(plans);
        if (!plan || typeof key !== 'string') return typeof member === 'function' ? member.bind(target) : member;
        if (typeof member === 'function') return spoiled(target, plan, key, member.bind(target));
        return new Proxy(member as object, {
          get: (model, method) => {
            const query: unknown = Reflect.get(model, method, model);
            return typeof query === 'function' ? spoiled(target, plan, String(method), query.bind(model)) : query;
          },
        });
      },
    });
  }
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

function spoiled(db: Database, plan: Plan, method: string, act: (...args: unknown[]) => Promise<unknown>) {
  return async (...args: unknown[]): Promise<unknown> => {
    const { moment = 'before' } = plan;
    plan.failures += 1;
    if (moment === 'before') return raise(db, plan.error);
    if (moment === 'within' && method === '$transaction' && typeof args[0] === 'function') {
      const work = args[0] as (tx: Queryable) => Promise<unknown>;
      return act(
        async (tx: Queryable) => {
          await work(tx);
          return raise(tx, plan.error);
        },
        ...args.slice(1),
      );
    }
    await act(...args);
    return raise(db, plan.error);
  };
}

async function raise(on: Queryable, error: string): Promise<never> {
  if (error === 'TypeError') throw new TypeError("Cannot read properties of undefined (reading 'split')");
  await on.$executeRawUnsafe(
    `DO $$ BEGIN RAISE EXCEPTION 'relation "machines_secret_table" in /var/lib/postgres' USING ERRCODE = '${error}'; END $$`,
  );
  throw new Error('Postgres raised nothing');
}
