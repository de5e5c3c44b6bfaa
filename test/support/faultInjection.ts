import { ApplicationFailure } from '@temporalio/common';
import { DriverError } from '../../src/drivers/agent/driver.ts';
import { pause } from '../../src/lib/waiting.ts';

/**
 * Fault injection: stands between a caller and an object's async methods and makes one of them go wrong:
 *
 * | mode | what happens |
 * |---|---|
 * | `fail` | it does nothing and fails permanently |
 * | `fail-after` | it does its work, then fails permanently |
 * | `lost-reply` | it does its work, then fails once with a retryable error |
 * | `twice` | it does its work twice, once |
 * | `bug` | it does nothing and fails as a bug of ours does, until the injection ends |
 * | `unreachable` | it does nothing and fails with a retryable error, until the injection ends |
 * | `held` | it waits until the injection ends or its caller gives up, then does its work or fails |
 */
export type Mode = 'fail' | 'fail-after' | 'lost-reply' | 'twice' | 'bug' | 'unreachable' | 'held';

const forGood = {
  activity: (message: string) => ApplicationFailure.nonRetryable(message, 'ProviderError'),
  driver: (message: string) => new DriverError('InvalidSpec', message),
};

export class FaultInjection {
  readonly #plan = new Map<string, Mode>();
  readonly calls: string[] = [];
  #ended = new AbortController();

  plan(method: string, mode: Mode): void {
    this.#plan.set(method, mode);
  }

  clear(): void {
    this.#plan.clear();
    this.calls.length = 0;
    this.#ended.abort();
    this.#ended = new AbortController();
  }

  /** Wraps the activities; a plan selects an activity by its name. */
  wrapActivities<T extends object>(activities: T): T {
    return this.#wrap(activities, '', forGood.activity);
  }

  /** Wraps the driver; a plan selects a method as `driver.` and its name. */
  wrapDriver<T extends object>(driver: T): T {
    return this.#wrap(driver, 'driver.', forGood.driver);
  }

  #wrap<T extends object>(target: T, prefix: string, failure: (message: string) => Error): T {
    return new Proxy(target, {
      get: (object, key) => {
        const value = Reflect.get(object, key, object);
        if (typeof value !== 'function' || typeof key !== 'string') return value;
        return (...args: unknown[]) => {
          const method = prefix + key;
          this.calls.push(method);
          const act = () => value.apply(object, args);
          const mode = this.#plan.get(method);
          return mode ? this.#spoil(method, mode, act, args, failure) : act();
        };
      },
      ownKeys: (object) => Reflect.ownKeys(object),
    });
  }

  async #spoil(
    method: string,
    mode: Mode,
    act: () => unknown,
    args: readonly unknown[],
    failure: (message: string) => Error,
  ): Promise<unknown> {
    switch (mode) {
      case 'fail':
        throw failure(`${method} was sabotaged`);
      case 'fail-after':
        await act();
        throw failure(`${method} was sabotaged`);
      case 'lost-reply':
        this.#plan.delete(method);
        await act();
        throw new Error(`the reply of ${method} was lost`);
      case 'twice':
        this.#plan.delete(method);
        await act();
        return act();
      case 'bug':
        throw new TypeError("Cannot read properties of undefined (reading 'split')");
      case 'unreachable':
        throw new Error(`${method}: connect ECONNREFUSED`);
      case 'held': {
        const given = args.filter((arg) => arg instanceof AbortSignal);
        await pause(Infinity, this.#ended.signal, ...given).catch(() => undefined);
        for (const signal of given) signal.throwIfAborted();
        return act();
      }
    }
  }
}
