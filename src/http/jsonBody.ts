/** Reads request bodies strictly: anything that two parsers could read differently is refused, not guessed. */
import type { IncomingMessage } from 'node:http';
import { quotable } from '../lib/text.ts';
import { ApiError, type Reason } from './apiError.ts';
import { parseStrictJson, StrictJsonError } from './strictJson.ts';

/** Maximum nesting of arrays and objects. No body in this service needs more than eight levels. */
export const maximumDepth = 64;
/** Maximum values of all kinds in one body. Each costs far more to validate than to send, and none needs a thousand. */
const maximumValues = 5_000;

export interface BodyRules {
  /** Maximum body size in bytes, as sent. */
  limit: number;
  /** Accepted media types without parameters. The error names the first one when none matches. */
  types: readonly string[];
  /** What a body without a Content-Type is. Absent, such a body is refused. */
  untyped?: string;
}

export interface Body {
  /** The media type of the body, without parameters. */
  type: string;
  text: string;
}

/** Returns the body of a request as text, or null when it has none. Throws ApiError 400, 413, or 415. */
export async function readBody(request: IncomingMessage, rules: BodyRules): Promise<Body | null> {
  const body = await readBytes(request, rules);
  return body && { type: body.type, text: decodeUtf8(body.bytes) };
}

/** Like `readBody`, for bodies that may not be text. */
export async function readBytes(
  request: IncomingMessage,
  { limit, types, untyped = '' }: BodyRules,
): Promise<{ type: string; bytes: Buffer } | null> {
  const declared = request.headers['content-length'];
  if (request.headers['transfer-encoding'] === undefined && (declared === undefined || declared === '0')) return null;
  const type = acceptedType(request, types, untyped);
  if (declared !== undefined && Number(declared) > limit) throw tooLarge(limit);
  const bytes = await collect(request, limit);
  if (bytes.length === 0) return null;
  return { type, bytes };
}

function acceptedType(request: IncomingMessage, types: readonly string[], untyped: string): string {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ApiError('UnsupportedMediaType', 'compressed bodies are not accepted', {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const [type = '', ...parameters] = (request.headers['content-type'] || untyped)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (!types.includes(type) || (charset !== undefined && !/^"?utf-?8"?$/.test(charset))) {
    throw new ApiError(
      'UnsupportedMediaType',
      `the body must be sent as ${types.join(' or ')} in UTF-8, and the Content-Type header must say so`,
    );
  }
  return type;
}

function tooSlow(): ApiError {
  const { bytes, everyMs } = slowest;
  return new ApiError('RequestTimeout', `the body arrived too slowly: send ${bytes} bytes each ${everyMs / 1_000} s`, {
    headers: { connection: 'close' },
  });
}

function tooLarge(limit: number): ApiError {
  return new ApiError('RequestEntityTooLarge', `the body is larger than ${limit} bytes`);
}

/** A body may take as long as it moves: at least so many bytes each time. */
const slowest = { bytes: 1024, everyMs: 10_000 };

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let looked = 0;
    const look = setInterval(() => {
      if (length - looked < slowest.bytes) return finish(() => reject(tooSlow()));
      looked = length;
    }, slowest.everyMs);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) return finish(() => reject(tooLarge(limit)));
      chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const onGone = () => finish(() => reject(new ApiError('BadRequest', 'the body ended early')));
    const finish = (settle: () => void) => {
      clearInterval(look);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      settle();
    };
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws ApiError 400. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new ApiError('BadRequest', 'the body is not valid UTF-8', { cause: error });
  }
}

/**
 * Parses the text of a body. Throws ApiError 400 for a syntax error, a duplicate name, too many values, or too deep
 * nesting, and 422 for text that cannot be stored (NUL, lone surrogates). `__proto__` is treated as an unknown field, and
 * a number past 2^53 as one of the wrong type; `undecodable` is the reason that the caller uses for these.
 */
export function parseBody(text: string, undecodable: 'BadRequest' | 'Invalid' = 'BadRequest'): unknown {
  try {
    return parseStrictJson(text, { maximumDepth, maximumValues, exactNumbers: true });
  } catch (error) {
    throw error instanceof StrictJsonError ? refusalOf(error, undecodable) : error;
  }
}

function refusalOf(error: StrictJsonError, undecodable: 'BadRequest' | 'Invalid'): ApiError {
  const { code, path, message } = error;
  switch (code) {
    case 'unusable_name':
      return new ApiError(undecodable, `strict decoding error: unknown field "${fieldPath(path)}"`);
    case 'duplicate_name':
      return new ApiError('BadRequest', `strict decoding error: duplicate field "${fieldPath(path)}"`);
    case 'unstorable':
      return unusable('Invalid', path, 'invalid_text', 'must not contain NUL characters or lone surrogates');
    case 'not_exact':
      return unusable(undecodable, path, 'invalid_number', `must be a number of at most ${Number.MAX_SAFE_INTEGER}`);
    case 'syntax':
      return new ApiError('BadRequest', `the body ${message.replace('is not JSON', 'is not valid JSON')}`, {
        cause: error,
      });
    default:
      return new ApiError('BadRequest', `the body ${message}`, { cause: error });
  }
}

function unusable(reason: Reason, path: readonly PropertyKey[], code: string, detail: string): ApiError {
  return new ApiError(reason, `${fieldPath(path) || 'the body'}: Invalid value: ${detail}`, {
    errors: [{ pointer: pointer(path), code, detail }],
  });
}

/** Formats a path as Kubernetes does: `spec.ports[0].name`, `metadata.labels[example.com/a]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`;
    else if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(String(segment)))
      text += text === '' ? String(segment) : `.${String(segment)}`;
    else text += `[${quotable(String(segment))}]`;
  }
  return text;
}

/** Formats a path as an RFC 6901 pointer. */
export function pointer(path: readonly PropertyKey[]): string {
  return path.map((segment) => `/${quotable(String(segment)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
