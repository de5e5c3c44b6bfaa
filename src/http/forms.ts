/** Reads forms that browsers send. */
import type { Request } from 'express';
import { isUnstorable } from '../lib/text.ts';
import { ApiError } from './apiError.ts';
import { readBody } from './jsonBody.ts';

const bodyLimit = 32 * 1024;

/** Throws ApiError 403 unless the browser says that a page of this service sent the form. */
export function requireOwnOrigin(request: Request, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (request.headers.origin === new URL(publicUrl).origin && (site === undefined || site === 'same-origin')) return;
  throw new ApiError('foreign_origin', 'the form was not sent by a page of this service');
}

/**
 * Whether the browser says that a page of this service sent the request. One that changes something or opens a
 * WebSocket must name its origin; browsers leave it out of a page's own reads, and say there where they come from.
 */
export function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === new URL(publicUrl).origin;
  const isRead = (request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined;
  return site === 'same-origin' && isRead;
}

/** Returns the fields of a form, trimmed. Throws ApiError 400 for a repeated or unstorable field. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const body = await readBody(request, { limit: bodyLimit, types: ['application/x-www-form-urlencoded'] });
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body?.text ?? '')) {
    if (fields.has(name) || isUnstorable(value)) throw new ApiError('BadRequest', 'the form cannot be read');
    fields.set(name, value.trim());
  }
  return fields;
}
