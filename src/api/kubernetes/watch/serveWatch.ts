/**
 * A watch: a list response that does not end, with one event per line, or the messages of a WebSocket.
 *
 * The only state kept for a client is the version it has reached. While its connection accepts no more data, nothing is
 * read for it; once it does, reading resumes from that version. So a slow client neither misses events nor costs
 * memory, and one that reads nothing for too long loses its connection, not its place.
 */
import type { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import { ApiError } from '../../../http/apiError.ts';
import { unbuffered } from '../../../http/lines.ts';
import { booleanParameter, integerParameter, wordParameter } from '../../../http/query.ts';
import { factsOf } from '../../../http/requestFacts.ts';
import type { Upgrade } from '../../../http/webSocket.ts';
import { callerOf } from '../../callers/caller.ts';
import { enterLists, versionParameter } from '../listPages.ts';
import type { ComputeObject } from '../objectMetadata.ts';
import { type Representation, representationOf } from '../representation.ts';
import type { ChangeFollower, KubernetesServices, ResourceKind, ResourceOperations, Scope } from '../resourceKind.ts';
import { type Selector, selectorOf } from '../selectors.ts';
import { failureStatus } from '../status.ts';
import { writeLine } from './watchChunks.ts';
import { type EventLines, errorLine } from './watchEvents.ts';
import { openWatchSocket, watchUpgradeOf } from './watchSocket.ts';

/** The default timeout. Randomized, so that clients that started together do not all return together. */
const defaultTimeoutMs = () => 30 * 60_000 * (1 + Math.random());
const maximumTimeoutSeconds = 24 * 3_600;
const bookmarkEveryMs = 30_000;
/** A connection that accepts nothing for this long is closed. */
const stalledMs = 10_000;

export interface WatchParts {
  kind: ResourceKind;
  operations: ResourceOperations;
  services: KubernetesServices;
  lines: EventLines;
}

interface WatchQuery {
  /** Null means the newest. */
  version: string | null;
  /** Starts with an ADDED event for every existing object. */
  initialEvents: boolean;
  /** Ends the initial events with a bookmark that says so. */
  marksInitialEnd: boolean;
  bookmarks: boolean;
  timeoutMs: number;
  selector: Selector | null;
  format: Representation;
}

/** Serves a watch until it ends. Throws ApiError only before anything was sent. */
export async function serveWatch(
  { kind, operations, services, lines }: WatchParts,
  scope: Scope,
  query: ReadonlyMap<string, string>,
  request: Request,
  response: Response,
): Promise<void> {
  const wanted = watchQuery(kind, query, request);
  const upgrade = factsOf(response).upgrade ? watchUpgradeOf(request, response) : null;
  const source = operations.changes;
  const { sessionId, customerId } = callerOf(response);
  const stream = new WatchStream(response, { lines, wanted, log: services.log, upgrade });
  const release = await services.watches.add({ sessionId, customerId, end: () => stream.end() });
  if (response.destroyed) return release();
  response.once('close', release);
  // The initial events hold one of the customer's list turns until the client has taken the last of them.
  let leave = () => {};
  try {
    let items: ComputeObject[] = [];
    let version: string;
    if (wanted.initialEvents) {
      const entered = await enterLists(services, response);
      if (!entered) return;
      leave = entered;
      if (stream.ended) return;
      if (wanted.version !== null) await source.checkLowerBound(scope, wanted.version);
      const list = await operations.list(scope, wanted.selector ? { selector: wanted.selector } : {});
      ({ items, resourceVersion: version } = list);
    } else {
      version = await source.startVersion(scope, wanted.version);
    }
    if (response.destroyed || stream.ended) return;
    stream.open(request);
    if (request.method === 'HEAD') return stream.end();
    await stream.run(items, version, {
      follow: (onNews) => source.follow(scope, version, onNews),
      onInitialEnd: leave,
    });
  } finally {
    leave();
    release();
  }
}

/** Reads a watch's query. Like Kubernetes, throws ApiError 400 for parameters that cannot be combined. */
function watchQuery(kind: ResourceKind, query: ReadonlyMap<string, string>, request: Request): WatchQuery {
  const seconds = integerParameter(query, 'timeoutSeconds', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  if (query.get('continue')) throw new ApiError('BadRequest', 'continue: must not be given with watch');
  const version = versionParameter(query);
  const match = wordParameter(query, 'resourceVersionMatch', ['', 'NotOlderThan', 'Exact'] as const) ?? '';
  const initial = query.has('sendInitialEvents') ? booleanParameter(query, 'sendInitialEvents') : null;
  if (initial === null && match !== '') {
    throw new ApiError('BadRequest', 'resourceVersionMatch: must not be given with watch unless sendInitialEvents is');
  }
  if (initial !== null && match !== 'NotOlderThan') {
    throw new ApiError('BadRequest', 'sendInitialEvents: needs resourceVersionMatch=NotOlderThan');
  }
  const bookmarks = booleanParameter(query, 'allowWatchBookmarks');
  return {
    version,
    initialEvents: initial ?? version === null,
    marksInitialEnd: initial === true && bookmarks,
    bookmarks,
    timeoutMs: seconds ? Math.min(seconds, maximumTimeoutSeconds) * 1_000 : defaultTimeoutMs(),
    selector: selectorOf(query, kind.selectableFields),
    format: representationOf(request, query),
  };
}

interface StreamOptions {
  lines: EventLines;
  wanted: WatchQuery;
  log: KubernetesServices['log'];
  /** Null for a plain response. */
  upgrade: Upgrade | null;
}

/** One response or WebSocket, and the version up to which it has been written. */
class WatchStream {
  readonly #response: Response;
  readonly #options: StreamOptions;
  /** What events are written to. */
  #out: Writable;
  #follower: ChangeFollower | null = null;
  #version = '';
  #pumping = false;
  #hasNews = false;
  #ended = false;
  #finished = () => {};

  constructor(response: Response, options: StreamOptions) {
    this.#response = response;
    this.#out = response;
    this.#options = options;
    // A client that disconnects is not an error.
    response.on('error', () => {});
    response.once('close', () => {
      this.#ended = true;
      this.#finished();
    });
  }

  /** Sends the headers, or the 101, immediately: the client waits for them before it reads events. */
  open(request: Request): void {
    const facts = factsOf(this.#response);
    facts.disarmDeadline?.();
    facts.endTurn?.();
    // A watch is meant to take long. It is neither a slow request nor one of the GETs whose duration is measured.
    delete facts.disarmDeadline;
    facts.isWatch = true;
    request.socket.setNoDelay(true);
    // Detects a client whose machine vanished and sends nothing more.
    request.socket.setKeepAlive(true, 30_000);
    const { upgrade } = this.#options;
    if (upgrade) {
      this.#out = openWatchSocket(request, this.#response, upgrade);
      return;
    }
    this.#response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache, private',
      // The connection ends with the watch: kept alive, it would delay shutdown and be closed under a later request.
      connection: 'close',
      ...unbuffered,
    });
    this.#response.flushHeaders();
  }

  /** Sends existing objects and then changes, until the watch ends. Empties `items`, because a watch lives long. */
  async run(
    items: ComputeObject[],
    version: string,
    { follow, onInitialEnd }: { follow: (onNews: () => void) => ChangeFollower; onInitialEnd: () => void },
  ): Promise<void> {
    const { lines, wanted } = this.#options;
    const ended = new Promise<void>((resolve) => {
      this.#finished = resolve;
      if (this.#ended) resolve();
    });
    const timeout = setTimeout(() => this.#timeOut(), wanted.timeoutMs);
    const ticking = setInterval(() => this.#bookmark(), bookmarkEveryMs);
    this.#version = version;
    this.#follower = follow(() => void this.#pump());
    try {
      this.#pumping = true;
      items.reverse();
      for (let item = items.pop(); item; item = items.pop()) await this.#write(lines.ofObject(item, wanted.format));
      onInitialEnd();
      if (wanted.marksInitialEnd) await this.#write(lines.bookmark(version, wanted.format, true));
      this.#pumping = false;
      await this.#pump();
      await ended;
    } finally {
      clearTimeout(timeout);
      clearInterval(ticking);
      this.#follower.close();
      this.end();
    }
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Ends the response after everything written to it, and then the connection. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#out.end();
    const stalled = setTimeout(() => this.#out.destroy(), stalledMs);
    this.#out.once('close', () => clearTimeout(stalled));
    this.#finished();
  }

  #timeOut(): void {
    this.#bookmark();
    this.end();
  }

  #bookmark(): void {
    if (!this.#options.wanted.bookmarks || this.#pumping || this.#ended) return;
    this.#send(this.#options.lines.bookmark(this.#version, this.#options.wanted.format));
  }

  /**
   * Writes new changes: what is in memory, to a client that accepts it, before this returns, so that many watches hear of
   * a change in one go. News that arrives while it writes, or while the client is slow, only makes it read again.
   */
  async #pump(): Promise<void> {
    this.#hasNews = true;
    if (this.#pumping || this.#ended || !this.#follower) return;
    this.#pumping = true;
    const { lines, wanted } = this.#options;
    try {
      while (this.#hasNews && !this.#ended) {
        this.#hasNews = false;
        const { changes, version } = this.#follower.held?.() ?? (await this.#follower.read());
        for (const change of changes) {
          const line = lines.ofChange(change, wanted.selector, wanted.format);
          const isFull = line && !this.#ended && this.#write(line);
          if (isFull) await isFull;
        }
        if (version !== this.#version) this.#hasNews = true;
        this.#version = version;
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#pumping = false;
    }
  }

  /** Tells the client when its position has expired. After any other error, the client resumes from where it is. */
  #fail(error: unknown): void {
    if (error instanceof ApiError && error.reason === 'Expired') this.#send(errorLine(failureStatus(error)));
    else this.#options.log.warn({ err: error }, 'a watch ended early');
    this.end();
  }

  /** Returns null when more is accepted, else what emits `drain` once it is. */
  #send(line: Buffer): Writable | null {
    if (!this.#options.upgrade) return writeLine(this.#response, line);
    return this.#out.write(line) ? null : this.#out;
  }

  /** Resolves when the connection can accept more. */
  #write(line: Buffer): Promise<void> | undefined {
    if (this.#ended) return undefined;
    const out = this.#send(line);
    if (!out) return undefined;
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(stalled);
        out.off('drain', settle).off('close', settle);
        resolve();
      };
      const stalled = setTimeout(() => {
        out.destroy();
        settle();
      }, stalledMs);
      out.once('drain', settle).once('close', settle);
    });
  }
}
