/**
 * JSON of outsiders, read so that no two parsers could understand it differently: no duplicate or `__proto__` members,
 * no numbers beyond what a double holds, no NUL, no lone surrogates (RFC 8725, section 3.10; RFC 7493).
 */
import { visit } from 'jsonc-parser';
import { isUnstorable } from '../json.ts';

/** Why a text was not read; never holds any of it. */
export class StrictJsonError extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses an object. Throws StrictJsonError. */
export function readObject(bytes: Uint8Array, maximumDepth: number): Record<string, unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new StrictJsonError('is not UTF-8');
  }
  inspect(text, maximumDepth);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StrictJsonError('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StrictJsonError('is not a JSON object');
  return value as Record<string, unknown>;
}

function inspect(text: string, maximumDepth: number): void {
  const names: Set<string>[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
    if (depth > maximumDepth) throw new StrictJsonError(`is nested deeper than ${maximumDepth} levels`);
  };
  const leave = () => {
    depth -= 1;
  };
  visit(
    text,
    {
      onObjectBegin() {
        enter();
        names.push(new Set());
      },
      onObjectEnd() {
        leave();
        names.pop();
      },
      onArrayBegin: enter,
      onArrayEnd: leave,
      onObjectProperty(name) {
        const seen = names.at(-1)!;
        if (seen.has(name)) throw new StrictJsonError('has a member twice');
        if (name === '__proto__' || isUnstorable(name)) throw new StrictJsonError('has a member with an unusable name');
        seen.add(name);
      },
      onLiteralValue(value) {
        if (typeof value === 'number' && !Number.isFinite(value))
          throw new StrictJsonError('has a number that is not finite');
        if (typeof value === 'string' && isUnstorable(value))
          throw new StrictJsonError('has text with NUL or half of a surrogate pair');
      },
      onError() {
        throw new StrictJsonError('is not JSON');
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
}
