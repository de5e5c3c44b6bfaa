/** Renders changes as the lines of a watch, once for all watches that show them alike. */

import type { ComputeObject } from '../objectMetadata.ts';
import { apiVersion } from '../objectMetadata.ts';
import type { Change, ResourceKind } from '../resourceKind.ts';
import type { Selector } from '../selectors.ts';
import type { Status } from '../status.ts';
import { type IncludeObject, renderTable } from '../table.ts';

/** How a client wants objects: whole, or as a one-row Table. */
export type WatchFormat = 'Object' | `Table/${IncludeObject}`;

type EventType = 'ADDED' | 'MODIFIED' | 'DELETED';

interface Line {
  bytes: Buffer;
  /** The second in which the line was rendered: its ages are valid no longer than that. */
  second: number;
}

/** Renders the events of one kind. */
export class EventLines {
  readonly #kind: ResourceKind;
  readonly #lines = new WeakMap<Change, Map<string, Line>>();

  constructor(kind: ResourceKind) {
    this.#kind = kind;
  }

  /**
   * Renders a change as a selector sees it: an object that starts to match was ADDED, one that stops matching was
   * DELETED. Returns null when it matched neither before nor after.
   */
  ofChange(change: Change, selector: Selector | null, format: WatchFormat): Buffer | null {
    const { before, after } = change;
    const was = before !== null && (selector?.matches(before) ?? true);
    const is = after !== null && (selector?.matches(after) ?? true);
    if (is) return this.#line(change, was ? 'MODIFIED' : 'ADDED', after, format);
    if (!was) return null;
    // The object as last seen, at the version of its deletion, from which a client resumes.
    const { metadata } = before;
    return this.#line(
      change,
      'DELETED',
      { ...before, metadata: { ...metadata, resourceVersion: change.version } },
      format,
    );
  }

  ofObject(object: ComputeObject, format: WatchFormat): Buffer {
    return line('ADDED', this.#shown(object, format));
  }

  /** Reports that a watch reached a version; `initialEventsEnd` says that all that existed at its start was sent. */
  bookmark(version: string, format: WatchFormat, initialEventsEnd = false): Buffer {
    const metadata = {
      resourceVersion: version,
      ...(initialEventsEnd && { annotations: { 'k8s.io/initial-events-end': 'true' } }),
    };
    const object =
      format === 'Object' ? { apiVersion, kind: this.#kind.kind, metadata } : renderTable(this.#kind, [], { metadata });
    return line('BOOKMARK', object);
  }

  #line(change: Change, type: EventType, object: ComputeObject, format: WatchFormat): Buffer {
    const key = `${type}/${format}`;
    let lines = this.#lines.get(change);
    if (!lines) {
      lines = new Map();
      this.#lines.set(change, lines);
    }
    const second = Math.floor(Date.now() / 1_000);
    let made = lines.get(key);
    if (!made || (format !== 'Object' && made.second !== second)) {
      made = { bytes: line(type, this.#shown(object, format)), second };
      lines.set(key, made);
    }
    return made.bytes;
  }

  #shown(object: ComputeObject, format: WatchFormat): object {
    if (format === 'Object') return object;
    const { resourceVersion } = object.metadata;
    const include = format.slice('Table/'.length) as IncludeObject;
    return renderTable(this.#kind, [object], { metadata: { resourceVersion }, include });
  }
}

export function errorLine(status: Status): Buffer {
  return line('ERROR', status);
}

function line(type: EventType | 'BOOKMARK' | 'ERROR', object: object): Buffer {
  return Buffer.from(`${JSON.stringify({ type, object })}\n`);
}
