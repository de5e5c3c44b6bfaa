/** Documents that never change while the process runs. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'express';
import { once } from '../lib/once.ts';
import { takesGzip } from './compression.ts';
import { sendBytes } from './requestFacts.ts';

/** Returns the function that sends the document, which is made and compressed once, when it is first asked for. */
export function fixedJson(make: () => unknown): (response: Response) => void {
  const plain = once(() => Buffer.from(JSON.stringify(make())));
  const packed = once(() => gzipSync(plain()));
  return (response) => {
    if (takesGzip(response)) sendBytes(response, 200, packed(), { 'content-encoding': 'gzip' });
    else sendBytes(response, 200, plain());
  };
}
