/** What the listeners for operators share. */
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { ApiError } from '../http/apiError.ts';
import { readBody } from '../http/jsonBody.ts';
import { parseStrictJson, StrictJsonError, type StrictJsonLimits } from '../http/strictJson.ts';

export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  handshakeTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
};

interface BodyForm<T> {
  schema: z.ZodType<T>;
  bytes: number;
  limits: StrictJsonLimits;
  /** What the error says that the body must be. */
  form: string;
}

/** Reads a body of JSON. Throws ApiError. */
export async function readBodyAs<T>(
  request: IncomingMessage,
  { schema, bytes, limits, form }: BodyForm<T>,
): Promise<T> {
  const body = await readBody(request, { limit: bytes, types: ['application/json'] });
  try {
    return schema.parse(parseStrictJson(body?.text ?? '', limits));
  } catch (error) {
    if (error instanceof StrictJsonError && error.code !== 'syntax')
      throw new ApiError('BadRequest', `${error.path.length > 0 ? error.path.join('.') : 'the body'} ${error.message}`);
    if (error instanceof StrictJsonError || error instanceof z.ZodError)
      throw new ApiError('BadRequest', `the body must be ${form}`);
    throw error;
  }
}
