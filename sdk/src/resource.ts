/** The objects of one kind in one namespace. */
import { RefusedError } from './errors.ts';
import {
  type Applied,
  type Changes,
  type ComputeObject,
  type Machine,
  type NewObject,
  named,
  type Selection,
} from './objects.ts';
import { jsonOf, newKey, type Outgoing, type Transport } from './transport.ts';
import { type Target, untilGone, untilReady, type WaitOptions } from './waiters.ts';
import { Watch, type WatchOptions } from './watch.ts';

export interface CallOptions {
  signal?: AbortSignal;
}
export interface WriteOptions extends CallOptions {
  /** Validates everything and writes nothing. */
  dryRun?: boolean;
}
export interface ApplyOptions extends WriteOptions {
  /** The name under which these fields are kept apart from those of other clients. */
  fieldManager: string;
  /** Takes fields over from other managers instead of refusing with `Conflict`. */
  force?: boolean;
}
export interface RestartOptions extends CallOptions {
  /** Leaves the guest no time to shut down. */
  force?: boolean;
}
export interface DeleteOptions extends WriteOptions {
  /** Deletes only the object with this uid. */
  uid?: string;
}

/** Selectors of which one must be given. */
export type Chosen = Selection & ({ labelSelector: string } | { fieldSelector: string });

export interface ListOfObjects<T> {
  items: T[];
  /** From which a watch shows what changed after this list. */
  resourceVersion: string;
}

interface Kind {
  kind: string;
  plural: string;
  /** The root of its API group; the service's own if absent. */
  root?: string;
}

const group = 'compute.service/v1alpha1';
const pageSize = 500;

/** What can only be read. */
export class Resource<T extends ComputeObject> {
  protected readonly transport: Transport;
  readonly #namespace: () => Promise<string>;
  readonly kind: string;
  readonly plural: string;
  readonly #root: string;

  constructor(transport: Transport, namespace: () => Promise<string>, { kind, plural, root = `apis/${group}` }: Kind) {
    this.transport = transport;
    this.#namespace = namespace;
    this.#root = root;
    this.kind = kind;
    this.plural = plural;
  }

  async get(name: string, { signal }: CallOptions = {}): Promise<T> {
    return this.call({ method: 'GET', path: await this.path(name), signal });
  }

  /** Everything that the selection chooses, page by page, as it was when the first page was read. */
  async list({ signal, ...selection }: Selection & CallOptions = {}): Promise<ListOfObjects<T>> {
    return this.#list(selection, { signal });
  }

  /** Everything that is there, and then every change, for as long as the loop runs. */
  watch(options: WatchOptions = {}): Watch<T> {
    const source = {
      transport: this.transport,
      list: (selection: Selection, signal?: AbortSignal) => this.#list(selection, { signal, once: true }),
      path: (parameters: Record<string, string | undefined>) => this.path(null, parameters),
    };
    return new Watch<T>(source, options);
  }

  async #list(selection: Selection, how: Pick<Outgoing, 'signal' | 'once'>): Promise<ListOfObjects<T>> {
    const items: T[] = [];
    let next: string | undefined;
    for (;;) {
      const path = await this.path(null, { ...selection, limit: String(pageSize), continue: next });
      interface Page {
        items: T[];
        metadata: { continue?: string; resourceVersion: string };
      }
      const page = await this.call<Page>({ method: 'GET', path, ...how }).catch((error: unknown) => {
        // The list was longer in the reading than its version is kept: it begins again.
        if (next !== undefined && error instanceof RefusedError && error.status === 410) return null;
        throw error;
      });
      if (page) items.push(...page.items);
      else items.length = 0;
      next = page?.metadata.continue || undefined;
      if (page && next === undefined) return { items, resourceVersion: page.metadata.resourceVersion };
    }
  }

  /** The address of the collection, or of one object. */
  protected async path(name: string | null, parameters: Record<string, string | undefined> = {}): Promise<string> {
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
    const namespace = encodeURIComponent(await this.#namespace());
    const object = name === null ? '' : `/${encodeURIComponent(name)}`;
    return `/v1/compute/${this.#root}/namespaces/${namespace}/${this.plural}${object}${query}`;
  }

  protected async call<R>(outgoing: Outgoing): Promise<R> {
    return jsonOf<R>(await this.transport.sendOk(outgoing), outgoing);
  }
}

/** Machines: created, changed, deleted, and waited for. */
export class Machines<T extends Machine & { spec: unknown }> extends Resource<T> {
  /** Creates one. After a lost response it is sent again, and its key makes sure that there is one machine. */
  async create(object: NewObject<T>, { dryRun, signal }: WriteOptions = {}): Promise<T> {
    return this.call({
      method: 'POST',
      path: await this.path(null, dry(dryRun)),
      ...this.#json(object, 'application/json', { 'idempotency-key': newKey() }),
      idempotent: true,
      signal,
    });
  }

  /** Server-side apply: creates the object, or makes the fields of this manager what is stated. Twice is once. */
  async apply(object: Applied<T>, { fieldManager, force, dryRun, signal }: ApplyOptions): Promise<T> {
    const parameters = { fieldManager, force: force ? 'true' : undefined, ...dry(dryRun) };
    return this.call({
      method: 'PATCH',
      path: await this.path(object.metadata.name, parameters),
      ...this.#json(object, 'application/apply-patch+yaml'),
      idempotent: true,
      signal,
    });
  }

  /** Changes labels and annotations, and leaves the others alone. */
  async patch(name: string, changes: Changes, { dryRun, signal }: WriteOptions = {}): Promise<T> {
    return this.call({
      method: 'PATCH',
      path: await this.path(name, dry(dryRun)),
      headers: { 'content-type': 'application/merge-patch+json' },
      body: JSON.stringify(changes),
      // With a version, a repetition would conflict with the change that it repeats.
      idempotent: changes.metadata.resourceVersion === undefined,
      signal,
    });
  }

  /** Accepts the delete; the object is there until its machine is gone (`untilGone`). */
  async delete(name: string, { uid, dryRun, signal }: DeleteOptions = {}): Promise<void> {
    await this.transport.sendOk({
      method: 'DELETE',
      path: await this.path(name, dry(dryRun)),
      ...(uid !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ preconditions: { uid } }),
      }),
      signal,
    });
  }

  /**
   * Shuts its guest down and starts it again; with `force`, switches it off at once. From then on, the machine is
   * not ready until its ports listen again (`untilReady`).
   */
  async restart(name: string, { force = false, signal }: RestartOptions = {}): Promise<void> {
    await this.transport.sendOk({
      method: 'POST',
      path: `${await this.path(name)}/restart`,
      headers: { 'content-type': 'application/json' },
      // A repetition is known by its id, and restarts nothing more.
      body: JSON.stringify({ force, requestId: crypto.randomUUID() }),
      idempotent: true,
      signal,
    });
  }

  /** Deletes what the selectors choose. One must be given; an empty one, `labelSelector: ''`, means everything. */
  async deleteAll({ dryRun, signal, ...selection }: Chosen & WriteOptions): Promise<void> {
    await this.transport.sendOk({
      method: 'DELETE',
      path: await this.path(null, { ...selection, ...dry(dryRun) }),
      signal,
    });
  }

  /** Returns the machine once clients may connect. Throws MachineFailedError, MachineGoneError, or NotInTimeError. */
  untilReady(target: Target, options: WaitOptions = {}): Promise<T> {
    return untilReady<T>({ plural: this.plural, target, options, watch: (how) => this.watch(how) });
  }

  /** Resolves once the machine is gone, or is not there. Throws NotInTimeError. */
  untilGone(target: Target, options: WaitOptions = {}): Promise<void> {
    return untilGone<T>({ plural: this.plural, target, options, watch: (how) => this.watch(how) });
  }

  /** What an error calls one of them. */
  named(name: string): string {
    return named(this.plural, name);
  }

  #json(object: object, type: string, more: Record<string, string> = {}): Pick<Outgoing, 'headers'> & { body: string } {
    return {
      headers: { 'content-type': type, ...more },
      body: JSON.stringify({ apiVersion: group, kind: this.kind, ...object }),
    };
  }
}

const dry = (dryRun?: boolean) => ({ dryRun: dryRun ? 'All' : undefined });
