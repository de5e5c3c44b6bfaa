/**
 * Reads request bodies strictly: what two parsers could understand differently is refused, not guessed.
 * RFC 8259 (JSON) allows duplicate names and lone surrogates; RFC 8785 and this service do not.
 */
import type { IncomingMessage } from 'node:http';
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser';
import { Refusal } from './refusal.ts';

/** Deepest nesting of arrays and objects. No body of this service needs more than eight. */
const maximumDepth = 64;
/** Values of all kinds in one body. Each costs far more to judge than to send, and no body needs a thousand. */
const maximumValues = 5_000;

export interface BodyRules {
  /** Largest body in bytes, as sent. */
  limit: number;
  /** Accepted media types without parameters; the first one is named when none fits. */
  types: readonly string[];
}

export interface Body {
  /** The media type that the client named, without parameters. */
  type: string;
  text: string;
}

/** The body of a request as text, or null when it has none. Throws Refusal 400, 413 or 415. */
export async function readBody(request: IncomingMessage, { limit, types }: BodyRules): Promise<Body | null> {
  const declared = request.headers['content-length'];
  if (request.headers['transfer-encoding'] === undefined && (declared === undefined || declared === '0')) return null;
  const type = acceptedType(request, types);
  if (declared !== undefined && Number(declared) > limit) throw tooLarge(limit);
  const bytes = await collect(request, limit);
  if (bytes.length === 0) return null;
  return { type, text: decodeUtf8(bytes) };
}

function acceptedType(request: IncomingMessage, types: readonly string[]): string {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Refusal('UnsupportedMediaType', 'compressed bodies are not accepted', {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (!types.includes(type) || (charset !== undefined && !/^"?utf-?8"?$/.test(charset))) {
    throw new Refusal(
      'UnsupportedMediaType',
      `the body must be sent as ${types.join(' or ')} in UTF-8, and the Content-Type header must say so`,
    );
  }
  return type;
}

function tooLarge(limit: number): Refusal {
  return new Refusal('RequestEntityTooLarge', `the body is larger than ${limit} bytes`);
}

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) return finish(() => reject(tooLarge(limit)));
      chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const onGone = () => finish(() => reject(new Refusal('BadRequest', 'the body ended early')));
    const finish = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      settle();
    };
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new Refusal('BadRequest', 'the body is not valid UTF-8', { cause: error });
  }
}

/**
 * Parses JSON. Refuses with 400 a syntax error, a duplicate name, `__proto__` as a name, too many values and nesting beyond the
 * limit, the first three with their place; with 422 text that cannot be stored (NUL, lone surrogates). `__proto__` is a field that nobody knows: those who
 * refuse such ones with 422 say so.
 */
export function parseStrictJson(text: string, unknownField: 'BadRequest' | 'Invalid' = 'BadRequest'): unknown {
  inspect(text, unknownField);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('BadRequest', 'the body is not valid JSON', { cause: error });
  }
}

function inspect(text: string, unknownField: 'BadRequest' | 'Invalid'): void {
  const names: Set<string>[] = [];
  let depth = 0;
  let values = 0;
  const count = () => {
    values += 1;
    if (values > maximumValues) throw new Refusal('BadRequest', `the body has more than ${maximumValues} values`);
  };
  // Raw NULs are a syntax error and raw surrogates no UTF-8, so only an escape can bring them in.
  const mayHoldUnstorable = text.includes('\\u');
  const enter = () => {
    count();
    depth += 1;
    if (depth > maximumDepth) throw new Refusal('BadRequest', `the body is nested deeper than ${maximumDepth} levels`);
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
        if (name === '__proto__') throw strictError(`unknown field "${fieldPath([...path(), name])}"`, unknownField);
        if (seen.has(name)) throw strictError(`duplicate field "${fieldPath([...path(), name])}"`);
        seen.add(name);
        if (mayHoldUnstorable && isUnstorable(name)) throw unstorable(path());
      },
      onLiteralValue: (value, _offset, _length, _line, _character, path) => {
        count();
        if (mayHoldUnstorable && typeof value === 'string' && isUnstorable(value)) throw unstorable(path());
      },
      onError: (code, _offset, _length, line, character) => {
        throw new Refusal(
          'BadRequest',
          `the body is not valid JSON: ${printParseErrorCode(code)} at line ${line + 1}, column ${character + 1}`,
        );
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
}

function strictError(what: string, reason: 'BadRequest' | 'Invalid' = 'BadRequest'): Refusal {
  return new Refusal(reason, `strict decoding error: ${what}`);
}

const unstorableText = /[\0\p{Cs}]/u;

/** Whether Postgres could not store a text: it takes neither NUL nor half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return unstorableText.test(text);
}

function unstorable(path: JSONPath): Refusal {
  const detail = 'must not contain NUL characters or lone surrogates';
  return new Refusal('Invalid', `${fieldPath(path) || 'the body'}: Invalid value: ${detail}`, {
    errors: [{ pointer: pointer(path), code: 'invalid_text', detail }],
  });
}

/** A place as Kubernetes writes it: `spec.ports[0].name`, `metadata.labels[example.com/a]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`;
    else if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(String(segment)))
      text += text === '' ? String(segment) : `.${String(segment)}`;
    else text += `[${shown(segment)}]`;
  }
  return text;
}

/** A place as RFC 6901 writes it. */
export function pointer(path: readonly PropertyKey[]): string {
  return path.map((segment) => `/${shown(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function shown(segment: PropertyKey): string {
  return String(segment).replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
}
