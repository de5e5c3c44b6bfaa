/**
 * JSON Patch (RFC 6902). A pointer reaches only what a document itself has: libraries that were tried let it reach
 * functions that objects inherit, and so change them for the whole process.
 */
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../http/apiError.ts';
import { printable } from '../../http/query.ts';

/** As in Kubernetes. */
const maximumOperations = 10_000;
/** Maximum characters of JSON that all copies of one patch may add: each could double the document. */
const copiedLimit = 1024 * 1024;

type Pointer = readonly string[];
type Container = Record<string, unknown> | unknown[];

interface Operation {
  op: Name;
  path: Pointer;
  from: Pointer;
  value: unknown;
}

interface Patching {
  document: unknown;
  copied: number;
}

/** What each operation does, and which members it needs besides `path`. */
const operations = {
  add: { needs: ['value'], run: (state, { path, value }) => add(state, path, clone(value)) },
  copy: { needs: ['from'], run: (state, { path, from }) => add(state, path, copyOf(state, from)) },
  move: { needs: ['from'], run: move },
  remove: { needs: [], run: (state, { path }) => remove(state, path) },
  replace: { needs: ['value'], run: replace },
  test: { needs: ['value'], run: test },
} as const satisfies Record<
  string,
  { needs: readonly ('from' | 'value')[]; run(state: Patching, operation: Operation): void }
>;
type Name = keyof typeof operations;

/**
 * Returns what a patch does: a function that returns a changed copy of a document, and throws ApiError 422 if the patch
 * cannot be applied to it, or 413 if it copies too much. Throws ApiError 400 or 413 for what is no patch.
 */
export function decodeJsonPatch(patch: unknown): (document: unknown) => unknown {
  if (!Array.isArray(patch)) throw new ApiError('BadRequest', 'a JSON Patch must be a list of operations');
  if (patch.length > maximumOperations)
    throw new ApiError(
      'RequestEntityTooLarge',
      `the allowed maximum operations in a JSON patch is ${maximumOperations}, got ${patch.length}`,
    );
  const decoded = patch.map(decodeOperation);
  return (document) => {
    const state: Patching = { document: clone(document), copied: 0 };
    decoded.forEach((operation, index) => {
      try {
        operations[operation.op].run(state, operation);
      } catch (error) {
        if (!(error instanceof Impossible)) throw error;
        throw new ApiError('Invalid', `${named(index, operation.op)} cannot be done: ${error.message}`);
      }
    });
    return state.document;
  };
}

function decodeOperation(sent: unknown, index: number): Operation {
  const { op, path, from, ...rest } = (sent ?? {}) as Record<string, unknown>;
  if (typeof op !== 'string' || !Object.hasOwn(operations, op))
    throw new ApiError(
      'BadRequest',
      `operation ${index} of the patch: op must be one of: ${Object.keys(operations).join(', ')}`,
    );
  const name = op as Name;
  const needs: readonly string[] = operations[name].needs;
  if (needs.includes('value') && !Object.hasOwn(rest, 'value'))
    throw new ApiError('BadRequest', `${named(index, name)}: value: Required value`);
  return {
    op: name,
    path: decodePointer(path, `${named(index, name)}: path`),
    from: needs.includes('from') ? decodePointer(from, `${named(index, name)}: from`) : [],
    value: rest['value'],
  };
}

function decodePointer(sent: unknown, what: string): Pointer {
  if (typeof sent !== 'string' || /^[^/]/.test(sent) || /~(?![01])/.test(sent))
    throw new ApiError(
      'BadRequest',
      `${what}: must be a JSON Pointer: "" or names that each follow a "/", with "~1" for "/" and "~0" for "~"`,
    );
  return sent
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const named = (index: number, op: Name) => `operation ${index} of the patch (${op})`;

/** Why an operation cannot be done to this document. */
class Impossible extends Error {}

function missing(path: Pointer, asked: Pointer = path): Impossible {
  const place = path === asked ? '' : `${shown(asked)}: `;
  return new Impossible(`${place}${shown(path)} does not exist`);
}

function shown(path: Pointer): string {
  return `"${printable(path.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))}"`;
}

/** Documents are JSON: nothing else is lost. */
function clone(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** The index that a token means, up to and including `last`; -1 for none. */
function indexOf(token: string, last: number): number {
  return /^(0|[1-9]\d{0,8})$/.test(token) && Number(token) <= last ? Number(token) : -1;
}

function has(container: Container, token: string): boolean {
  return Array.isArray(container) ? indexOf(token, container.length - 1) >= 0 : Object.hasOwn(container, token);
}

/** Returns the value at a place. Throws Impossible when there is none. */
function valueAt(document: unknown, path: Pointer, asked: Pointer = path): unknown {
  let value = document;
  path.forEach((token, depth) => {
    if (!isContainer(value) || !has(value, token)) throw missing(path.slice(0, depth + 1), asked);
    value = (value as Record<string, unknown>)[token];
  });
  return value;
}

/** Returns what the place is in. Throws Impossible when that does not exist, or cannot have such a member. */
function containerOf({ document }: Patching, path: Pointer): { container: Container; token: string } {
  const container = valueAt(document, path.slice(0, -1), path);
  const token = path.at(-1)!;
  if (!isContainer(container)) throw missing(path);
  if (token === '__proto__') throw new Impossible('no object has a member "__proto__"');
  return { container, token };
}

function add(state: Patching, path: Pointer, value: unknown): void {
  if (path.length === 0) {
    state.document = value;
    return;
  }
  const { container, token } = containerOf(state, path);
  if (!Array.isArray(container)) {
    container[token] = value;
    return;
  }
  const index = token === '-' ? container.length : indexOf(token, container.length);
  if (index < 0) throw missing(path);
  container.splice(index, 0, value);
}

function remove(state: Patching, path: Pointer): void {
  if (path.length === 0) throw new Impossible('the whole object cannot be removed');
  const { container, token } = containerOf(state, path);
  if (!has(container, token)) throw missing(path);
  if (Array.isArray(container)) container.splice(Number(token), 1);
  else delete container[token];
}

function replace(state: Patching, { path, value }: Operation): void {
  valueAt(state.document, path);
  if (path.length === 0) state.document = clone(value);
  else {
    const { container, token } = containerOf(state, path);
    (container as Record<string, unknown>)[token] = clone(value);
  }
}

function move(state: Patching, { path, from }: Operation): void {
  const value = valueAt(state.document, from);
  if (from.length < path.length && from.every((token, depth) => token === path[depth]))
    throw new Impossible(`${shown(from)} cannot be moved into itself`);
  if (from.length === 0) return;
  remove(state, from);
  add(state, path, value);
}

function copyOf(state: Patching, from: Pointer): unknown {
  const value = valueAt(state.document, from);
  state.copied += JSON.stringify(value).length;
  if (state.copied > copiedLimit)
    throw new ApiError('RequestEntityTooLarge', `the copies of a patch may add at most ${copiedLimit} characters`);
  return clone(value);
}

function test({ document }: Patching, { path, value }: Operation): void {
  if (!isDeepStrictEqual(valueAt(document, path), value))
    throw new Impossible(`the test failed: ${shown(path)} has another value`);
}
