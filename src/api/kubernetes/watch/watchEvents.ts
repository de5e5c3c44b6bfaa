/** Renders changes as the lines of a watch, once for all watches that show them alike. */

import type { ComputeObject, ObjectMeta } from '../objectMetadata.ts';
import { objectJson, type Representation } from '../representation.ts';
import type { Change, ResourceKind } from '../resourceKind.ts';
import type { Selector } from '../selectors.ts';
import type { Status } from '../status.ts';
import { partial, renderTable } from '../table.ts';

type EventType = 'ADDED' | 'MODIFIED' | 'DELETED';

interface Line {
  bytes: Buffer;
  /** The second in which the line was rendered: its ages are valid no longer than that. */
  second: number;
}

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
  ofChange(change: Change, selector: Selector | null, format: Representation): Buffer | null {
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

  ofObject(object: ComputeObject, format: Representation): Buffer {
    return objectLine('ADDED', objectJson(this.#kind, object, format));
  }

  /** Reports that a watch reached a version; `initialEventsEnd` says that all that existed at its start was sent. */
  bookmark(version: string, format: Representation, initialEventsEnd = false): Buffer {
    const metadata = {
      resourceVersion: version,
      ...(initialEventsEnd && { annotations: { 'k8s.io/initial-events-end': 'true' } }),
    };
    return line('BOOKMARK', this.#renderBookmark(metadata, format));
  }

  #line(change: Change, type: EventType, object: ComputeObject, format: Representation): Buffer {
    const key = `${type}/${format}`;
    let lines = this.#lines.get(change);
    if (!lines) {
      lines = new Map();
      this.#lines.set(change, lines);
    }
    const second = Math.floor(Date.now() / 1_000);
    let made = lines.get(key);
    if (!made || (format.startsWith('Table') && made.second !== second)) {
      made = { bytes: objectLine(type, objectJson(this.#kind, object, format)), second };
      lines.set(key, made);
    }
    return made.bytes;
  }

  #renderBookmark(metadata: { resourceVersion: string }, format: Representation): object {
    const { apiVersion, kind } = this.#kind;
    if (format === 'Object') return { apiVersion, kind, metadata };
    if (format === 'PartialObjectMetadata') return partial({ metadata: metadata as ObjectMeta });
    return renderTable(this.#kind, [], { metadata });
  }
}

export function errorLine(status: Status): Buffer {
  return line('ERROR', status);
}

function line(type: 'BOOKMARK' | 'ERROR', object: object): Buffer {
  return objectLine(type, JSON.stringify(object));
}

function objectLine(type: EventType | 'BOOKMARK' | 'ERROR', json: string): Buffer {
  return Buffer.from(`{"type":"${type}","object":${json}}\n`);
}
