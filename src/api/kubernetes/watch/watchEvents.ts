/** Changes as the lines of a watch, rendered once for all watches that show them alike. */

import type { ComputeObject } from '../objectMetadata.ts';
import { apiVersion } from '../objectMetadata.ts';
import type { Change, ResourceKind } from '../resourceKind.ts';
import type { Selector } from '../selectors.ts';
import type { Status } from '../status.ts';
import { type IncludeObject, renderTable } from '../table.ts';

/** How a client wants objects: whole, or as a Table of one row. */
export type WatchFormat = 'Object' | `Table/${IncludeObject}`;

type EventType = 'ADDED' | 'MODIFIED' | 'DELETED';

interface Line {
  bytes: Buffer;
  /** The second in which it was made: ages in it are true for no longer. */
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
   * What a change is to those who select: an object that comes to be selected was ADDED, one that is no longer so was
   * DELETED. Null when it never concerned them.
   */
  ofChange(change: Change, selector: Selector | null, format: WatchFormat): Buffer | null {
    const { before, after } = change;
    const was = before !== null && (selector?.matches(before) ?? true);
    const is = after !== null && (selector?.matches(after) ?? true);
    if (is) return this.#line(change, was ? 'MODIFIED' : 'ADDED', after, format);
    if (!was) return null;
    // The object as it was last seen, at the version at which it went: a client resumes from there.
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

  /** Says that a watch has reached a version; `initialEventsEnd` says that what existed at its start was sent. */
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
