/** Content codings of responses (RFC 9110, section 12.5.3). */
import { gzip } from 'node:zlib';
import type { Response } from 'express';

/** Bytes from which JSON is worth the time of its compression, as in kube-apiserver. */
export const compressedFrom = 128 * 1024;

/** Whether a header such as `gzip, br;q=0.5` names a coding without refusing it. */
export function accepts(header: string | undefined, coding: string): boolean {
  return (header ?? '').split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Returns whether the client takes gzip, and says in the response what this depends on. */
export function takesGzip(response: Response): boolean {
  response.setHeader('vary', 'accept-encoding');
  return accepts(response.req.headers['accept-encoding'], 'gzip');
}

/** Passes the compressed bytes on, made by a thread of Node's pool at the fastest level. */
export function pack(bytes: Buffer, send: (packed: Buffer | null) => void): void {
  gzip(bytes, { level: 1 }, (error, packed) => send(error ? null : packed));
}
