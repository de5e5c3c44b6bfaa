/**
 * A watch that goes on: through cut connections, a service that restarts, ended sessions, and positions that have
 * expired. What it yields is as if nothing of this had happened: every change once and in order, or, where changes are
 * no longer kept, the difference between what was shown before and what is there now.
 */
import { ComputeError, MalformedError, RefusedError, type Status, UnreachableError } from './errors.ts';
import type { ComputeObject, Selection } from './objects.ts';
import { afterRetryAfterMs, type Backoff, backoffMs, linked, pause } from './pauses.ts';
import { isPassing, lineOf, type Transport } from './transport.ts';

export type WatchEvent<T> =
  | { type: 'ADDED' | 'MODIFIED' | 'DELETED'; object: T }
  /** Everything that is there has been shown: after the first list, and after each one that a lost position needs. */
  | { type: 'SYNCED'; objects: readonly T[] };

export interface WatchOptions extends Selection {
  /**
   * Shows only what changes after this version, without a list. If it has expired, everything that is there is shown
   * as ADDED; what was deleted in between is not, because this watch never saw it.
   */
  resourceVersion?: string;
  /** A connection that is silent for longer is replaced; 90 s if absent. The service sends a bookmark every 30 s. */
  longestSilenceMs?: number;
  signal?: AbortSignal;
}

export interface WatchSource<T> {
  transport: Transport;
  /** Lists what the selection chooses, in one attempt. */
  list(selection: Selection, signal?: AbortSignal): Promise<{ items: T[]; resourceVersion: string }>;
  /** The address of a watch with these parameters. */
  path(parameters: Record<string, string | undefined>): Promise<string>;
}

const defaultSilenceMs = 90_000;
const backoff: Backoff = { firstPauseMs: 200, longestPauseMs: 10_000 };

type Line<T> =
  | { type: 'ADDED' | 'MODIFIED' | 'DELETED'; object: T }
  | { type: 'BOOKMARK'; object: { metadata: { resourceVersion: string } } }
  | { type: 'ERROR'; object: Status };

export class Watch<T extends ComputeObject> implements AsyncIterable<WatchEvent<T>> {
  readonly #source: WatchSource<T>;
  readonly #options: WatchOptions;
  #version: string | null;
  #lastFault: Error | null = null;

  constructor(source: WatchSource<T>, options: WatchOptions) {
    this.#source = source;
    this.#options = options;
    this.#version = options.resourceVersion ?? null;
  }

  /** Where another watch may go on: the version of the last event that was yielded. Null before the first list. */
  get resourceVersion(): string | null {
    return this.#version;
  }

  /** Why there is no connection at present, if there is none. */
  get lastFault(): Error | null {
    return this.#lastFault;
  }

  /** Ends when the signal is aborted, and with an error only if the service refuses the watch for good. */
  async *[Symbol.asyncIterator](): AsyncGenerator<WatchEvent<T>, void, undefined> {
    try {
      yield* this.#events();
    } catch (error) {
      if (!this.#options.signal?.aborted) throw error;
    }
  }

  async *#events(): AsyncGenerator<WatchEvent<T>, never, undefined> {
    const { signal } = this.#options;
    const known = new Map<string, T>();
    let isPlaced = this.#version !== null;
    /** In a row, without an event between them. */
    let ends = 0;
    for (;;) {
      let fault: ComputeError | null = null;
      try {
        if (!isPlaced) {
          const { items, resourceVersion } = await this.#source.list(this.#selection, signal);
          yield* differences(known, items);
          this.#version = resourceVersion;
          isPlaced = true;
          yield { type: 'SYNCED', objects: items };
        }
        for await (const line of this.#lines(signal)) {
          ends = 0;
          const event = this.#take(line, known);
          if (event) yield event;
        }
      } catch (error) {
        signal?.throwIfAborted();
        fault = passing(error);
        if (isExpired(fault)) isPlaced = false;
      }
      this.#lastFault = fault;
      ends += 1;
      await this.#pause(fault, ends);
    }
  }

  /** Notes where the watch is, and returns what is to be shown of a line. */
  #take(line: Line<T>, known: Map<string, T>): WatchEvent<T> | null {
    if (line.type === 'ERROR')
      throw new RefusedError(watchLine, line.object.code ?? 500, null, JSON.stringify(line.object));
    this.#version = line.object.metadata.resourceVersion ?? this.#version;
    if (line.type === 'BOOKMARK') return null;
    if (line.type === 'DELETED') known.delete(line.object.metadata.name);
    else known.set(line.object.metadata.name, line.object);
    return line;
  }

  /** A watch that ended at its time goes on almost at once; after faults, the pauses grow. */
  async #pause(fault: ComputeError | null, ends: number): Promise<void> {
    const asked = fault instanceof RefusedError ? fault.retryAfterMs : null;
    const pauseMs = asked === null ? backoffMs(ends, backoff) : afterRetryAfterMs(asked);
    if (fault) this.#source.transport.notice({ attempt: ends, pauseMs, error: fault });
    await pause(pauseMs, this.#options.signal);
  }

  get #selection(): Selection {
    const { labelSelector, fieldSelector } = this.#options;
    return { ...(labelSelector && { labelSelector }), ...(fieldSelector && { fieldSelector }) };
  }

  /** The lines of one connection, until it ends. */
  async *#lines(signal?: AbortSignal): AsyncGenerator<Line<T>, void, undefined> {
    const path = await this.#source.path({
      ...this.#selection,
      watch: 'true',
      allowWatchBookmarks: 'true',
      resourceVersion: this.#version ?? undefined,
    });
    const connection = linked(signal);
    const { longestSilenceMs = defaultSilenceMs } = this.#options;
    const silence = new Error(`nothing for ${longestSilenceMs / 1_000} s`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => connection.abort(silence), longestSilenceMs);
    };
    try {
      const response = await this.#source.transport.sendOk({
        method: 'GET',
        path,
        signal: connection.signal,
        stream: true,
        once: true,
      });
      this.#lastFault = null;
      const reader = response.body!.getReader();
      const decoder = new TextDecoder();
      let rest = '';
      for (;;) {
        listen();
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
        rest = lines.pop()!;
        clearTimeout(timer);
        for (const line of lines) yield parsed<T>(line);
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof RefusedError || error instanceof UnreachableError || error instanceof MalformedError)
        throw error;
      throw new UnreachableError(lineOf({ method: 'GET', path }), error, { mayHaveHappened: true });
    } finally {
      clearTimeout(timer);
      connection.abort(new Error('the watch has ended'));
      connection.release();
    }
  }
}

/** Returns an error after which the watch goes on, and throws any other. */
function passing(error: unknown): ComputeError {
  if (error instanceof ComputeError && (isExpired(error) || isPassing(error))) return error;
  throw error;
}

const isExpired = (error: ComputeError | null) => error instanceof RefusedError && error.status === 410;

const watchLine = { method: 'GET', path: 'watch' };

function parsed<T>(line: string): Line<T> {
  try {
    return JSON.parse(line) as Line<T>;
  } catch (cause) {
    throw new MalformedError('a watch showed a line that is not JSON', { cause });
  }
}

/** Yields what differs between what was shown and a new list, which becomes what was shown. */
function* differences<T extends ComputeObject>(known: Map<string, T>, items: readonly T[]): Generator<WatchEvent<T>> {
  const present = new Map(items.map((item) => [item.metadata.name, item]));
  for (const [name, before] of [...known]) {
    if (present.get(name)?.metadata.uid === before.metadata.uid) continue;
    known.delete(name);
    yield { type: 'DELETED', object: before };
  }
  for (const [name, object] of present) {
    const before = known.get(name);
    known.set(name, object);
    if (!before) yield { type: 'ADDED', object };
    else if (before.metadata.resourceVersion !== object.metadata.resourceVersion) yield { type: 'MODIFIED', object };
  }
}
