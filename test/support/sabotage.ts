import { ApplicationFailure } from '@temporalio/common';

/**
 * Stands between a caller and an object's async methods and lets one of them go wrong:
 *
 * | mode | what happens |
 * |---|---|
 * | `fail` | it does nothing and fails for good |
 * | `fail-after` | it does its work, then fails for good |
 * | `lost-reply` | it does its work, then fails once in a way that is tried again |
 * | `twice` | it does its work twice |
 * | `unreachable` | it does nothing and fails in a way that is tried again, until the sabotage ends |
 */
export type Mode = 'fail' | 'fail-after' | 'lost-reply' | 'twice' | 'unreachable';

export class Sabotage {
  readonly #plan = new Map<string, Mode>();
  readonly calls: string[] = [];

  plan(method: string, mode: Mode): void {
    this.#plan.set(method, mode);
  }

  clear(): void {
    this.#plan.clear();
    this.calls.length = 0;
  }

  /** The object with every async method of its own or its prototype under this plan, as `prefix` and its name. */
  wrap<T extends object>(target: T, prefix = ''): T {
    return new Proxy(target, {
      get: (object, key) => {
        const value = Reflect.get(object, key, object);
        if (typeof value !== 'function' || typeof key !== 'string') return value;
        return (...args: unknown[]) => this.#call(prefix + key, () => value.apply(object, args));
      },
      ownKeys: (object) => Reflect.ownKeys(object),
    });
  }

  #call(method: string, act: () => unknown): unknown {
    this.calls.push(method);
    const mode = this.#plan.get(method);
    return mode ? this.#spoil(method, mode, act) : act();
  }

  async #spoil(method: string, mode: Mode, act: () => unknown): Promise<unknown> {
    const forGood = ApplicationFailure.nonRetryable(`${method} was sabotaged`, 'ProviderError');
    switch (mode) {
      case 'fail':
        throw forGood;
      case 'fail-after':
        await act();
        throw forGood;
      case 'lost-reply':
        this.#plan.delete(method);
        await act();
        throw new Error(`the reply of ${method} was lost`);
      case 'twice':
        await act();
        return act();
      case 'unreachable':
        throw new Error(`${method}: connect ECONNREFUSED`);
    }
  }
}
