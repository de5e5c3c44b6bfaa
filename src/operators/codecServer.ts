/**
 * The codec endpoint: Temporal's protocol by which its UI and its command have payloads decrypted, and encrypted when an
 * operator sends a signal. It speaks to operators alone: pages of other origins than the UI's get nothing, nor do those
 * without a credential (operators.ts).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Payload, PayloadCodec } from '@temporalio/common';
import type { Logger } from 'pino';
import * as z from 'zod';
import { hasRole } from '../domain/operatorRights.ts';
import { ApiError } from '../http/apiError.ts';
import { isEncrypted, PayloadUnreadable } from '../temporal/payloadCodec.ts';
import type { Recognize } from './operators.ts';
import { readBodyAs } from './requests.ts';

export interface CodecServerOptions {
  codec: PayloadCodec;
  namespace: string;
  /** Origins of the UI. */
  origins: readonly string[];
  recognize: Recognize;
  log: Logger;
}

const base64 = z.string().regex(/^[A-Za-z0-9+/_-]*={0,2}$/);
const wirePayload = z.looseObject({ metadata: z.record(z.string(), base64).optional(), data: base64.optional() });
type WirePayload = z.infer<typeof wirePayload>;

const payloadsBody = {
  schema: z.strictObject({ payloads: z.array(wirePayload).max(10_000).optional() }),
  // A page of a history is at most 4 MB at the server; Base64 adds a third.
  bytes: 8 * 1024 * 1024,
  limits: { maximumDepth: 8, maximumValues: 200_000 },
  form: '{"payloads":[{"metadata":{NAME:BASE64},"data":BASE64}]}',
};

export function codecHandler(options: CodecServerOptions): RequestListener {
  return async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    try {
      if (allowOrigin(request, response, options.origins)) return void response.writeHead(204).end();
      send(200, await serve(request, options));
    } catch (error) {
      if (error instanceof ApiError) options.log.warn({ reason: error.message }, 'a request for payloads was refused');
      else options.log.error({ err: error }, 'the codec endpoint failed');
      const status = error instanceof ApiError ? error.status : 500;
      if (status === 401) response.setHeader('www-authenticate', 'Bearer realm="payloads"');
      send(status, { message: error instanceof ApiError ? error.message : 'failed: see the log of the role codec' });
    }
  };
}

/** Returns true for a browser's question whether its page may ask. Throws ApiError 403 for a page of another origin. */
function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  response.setHeader('vary', 'origin');
  response.setHeader('x-content-type-options', 'nosniff');
  if (origin === undefined) return false;
  if (!origins.includes(origin)) throw new ApiError('Forbidden', 'pages of this origin are not served');
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-namespace');
  response.setHeader('access-control-max-age', '600');
  return true;
}

async function serve(
  request: IncomingMessage,
  { codec, namespace, recognize, log }: CodecServerOptions,
): Promise<{ payloads: WirePayload[] }> {
  const { url: operation = '', method, headers } = request;
  if (operation !== '/decode' && operation !== '/encode')
    throw new ApiError('NotFound', '/decode and /encode are here');
  if (method !== 'POST') throw new ApiError('MethodNotAllowed', 'POST only');
  const operator = await recognize(headers.authorization);
  if (operator === null) throw new ApiError('Unauthorized', 'an operator’s token is needed');
  if (!hasRole(operator.roles, 'fleet'))
    throw new ApiError('Forbidden', 'payloads are for operators of the role fleet');
  // The `temporal` command leaves it empty for the namespace "default".
  if ((headers['x-namespace'] || namespace) !== namespace)
    throw new ApiError('Forbidden', 'another namespace is served here');
  const { payloads = [] } = await readBodyAs(request, payloadsBody);
  const results = await Promise.all(payloads.map((payload) => translate(payload, codec, operation)));
  const unreadable = results.filter((result) => result === null).length;
  log.info(
    { operator: operator.name, operation, payloads: payloads.length, unreadable },
    'payloads were translated for an operator',
  );
  // One that cannot be decrypted is shown as it is, beside those that can.
  return { payloads: results.map((result, index) => result ?? payloads[index]!) };
}

/** Null for a payload that cannot be decrypted. */
async function translate(wire: WirePayload, codec: PayloadCodec, operation: string): Promise<WirePayload | null> {
  const payload: Payload = {
    metadata: Object.fromEntries(Object.entries(wire.metadata ?? {}).map(([name, value]) => [name, bytes(value)])),
    data: bytes(wire.data ?? ''),
  };
  // What this program does not know of a payload in the clear is kept.
  if (operation === '/decode' && !isEncrypted(payload)) return wire;
  try {
    const [result] = await (operation === '/encode' ? codec.encode([payload]) : codec.decode([payload]));
    if (result === payload || result === undefined) return wire;
    const metadata = Object.entries(result.metadata ?? {}).map(([name, value]) => [name, text(value)]);
    return { metadata: Object.fromEntries(metadata), data: text(result.data ?? new Uint8Array()) };
  } catch (error) {
    if (error instanceof PayloadUnreadable) return null;
    throw error;
  }
}

const bytes = (base64Text: string) => Buffer.from(base64Text, 'base64');
const text = (value: Uint8Array) => Buffer.from(value).toString('base64');
