import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';

/**
 * Sets the headers that a middleware sets, which is asked for them once: they must not depend on the request. Helmet has
 * a middleware for each header, and no request needs to go through all of them again. Throws what the middleware throws.
 */
export function constantHeaders(middleware: RequestHandler): RequestHandler {
  const request = new IncomingMessage(new Socket());
  const sample = new ServerResponse(request);
  const headers: [name: string, value: number | string | readonly string[]][] = [];
  sample.setHeader = (name, value) => {
    headers.push([name, value]);
    return sample;
  };
  let isDone = false;
  middleware(request as Request, sample as Response, (error) => {
    if (error) throw error;
    isDone = true;
  });
  if (!isDone) throw new Error('a middleware whose headers are always the same does not wait for anything');
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
