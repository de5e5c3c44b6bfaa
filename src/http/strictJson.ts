/**
 * Parses JSON from outside so that no two parsers could read it differently. RFC 8259 allows duplicate names and lone
 * surrogates; RFC 7493 and this service do not. Bytes must be UTF-8 (RFC 8725, section 3.7).
 */
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser';
import { isUnstorable } from '../lib/text.ts';

export interface StrictJsonLimits {
  /** Maximum nesting of arrays and objects. */
  maximumDepth: number;
  /** Maximum number of values of all kinds in one text. */
  maximumValues?: number;
  /** Also reject numbers outside the range of a double. */
  finiteNumbers?: boolean;
  /** Also reject whole numbers past 2^53, which a double would silently change. */
  exactNumbers?: boolean;
}

/** Why a text is unacceptable. Contains nothing of the text but the path. */
export class StrictJsonError extends Error {
  readonly code:
    | 'syntax'
    | 'too_deep'
    | 'too_many'
    | 'duplicate_name'
    | 'unusable_name'
    | 'unstorable'
    | 'not_finite'
    | 'not_exact';
  /** Path from the root; empty when the place says nothing. */
  readonly path: JSONPath;

  constructor(code: StrictJsonError['code'], message: string, path: JSONPath = []) {
    super(message);
    this.name = 'StrictJsonError';
    this.code = code;
    this.path = path;
  }
}

/** Parses JSON. Throws StrictJsonError for the first problem. */
export function parseStrictJson(text: string, limits: StrictJsonLimits): unknown {
  inspect(text, limits);
  try {
    return JSON.parse(text);
  } catch {
    throw new StrictJsonError('syntax', 'is not JSON');
  }
}

function inspect(
  text: string,
  { maximumDepth, maximumValues = Infinity, finiteNumbers, exactNumbers }: StrictJsonLimits,
): void {
  const names: Set<string>[] = [];
  let depth = 0;
  let values = 0;
  const count = () => {
    values += 1;
    if (values > maximumValues) throw new StrictJsonError('too_many', `has more than ${maximumValues} values`);
  };
  // Raw NULs are a syntax error and raw surrogates are not valid UTF-8, so only an escape can introduce them.
  const mayHoldUnstorable = text.includes('\\u');
  const refuseUnstorable = (value: string, path: () => JSONPath) => {
    if (mayHoldUnstorable && isUnstorable(value))
      throw new StrictJsonError('unstorable', 'has text with NUL or half of a surrogate pair', path());
  };
  const enter = () => {
    count();
    depth += 1;
    if (depth > maximumDepth) throw new StrictJsonError('too_deep', `is nested deeper than ${maximumDepth} levels`);
  };
  visit(
    text,
    {
      onObjectBegin: () => {
        enter();
        names.push(new Set());
      },
      onObjectEnd: () => {
        depth -= 1;
        names.pop();
      },
      onArrayBegin: enter,
      onArrayEnd: () => {
        depth -= 1;
      },
      onObjectProperty: (name, _offset, _length, _line, _character, path) => {
        const seen = names.at(-1)!;
        // JSON.parse would create a member that other code mistakes for the prototype.
        if (name === '__proto__')
          throw new StrictJsonError('unusable_name', 'has a member with an unusable name', [...path(), name]);
        if (seen.has(name)) throw new StrictJsonError('duplicate_name', 'has a member twice', [...path(), name]);
        seen.add(name);
        refuseUnstorable(name, path);
      },
      onLiteralValue: (value, _offset, _length, _line, _character, path) => {
        count();
        if (typeof value === 'string') refuseUnstorable(value, path);
        if (finiteNumbers && typeof value === 'number' && !Number.isFinite(value))
          throw new StrictJsonError('not_finite', 'has a number that is not finite', path());
        if (exactNumbers && typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
          throw new StrictJsonError('not_exact', 'has a number past 2^53', path());
      },
      onError: (code, _offset, _length, line, character) => {
        const place = `${printParseErrorCode(code)} at line ${line + 1}, column ${character + 1}`;
        throw new StrictJsonError('syntax', `is not JSON: ${place}`);
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses an object from bytes. Throws StrictJsonError. */
export function readStrictObject(bytes: Uint8Array, limits: StrictJsonLimits): Record<string, unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new StrictJsonError('syntax', 'is not UTF-8');
  }
  const value = parseStrictJson(text, limits);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StrictJsonError('syntax', 'is not a JSON object');
  return value as Record<string, unknown>;
}
