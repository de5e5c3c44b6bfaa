/** Refusals of requests that reach no route, in the form that their path asks for. */
import { randomUUID } from 'node:crypto';
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { ApiError } from '../http/apiError.ts';
import { sendProblem } from '../http/problem.ts';
import type { RequestFacts } from '../http/requestFacts.ts';
import { cutUnread } from '../lib/draining.ts';
import { sendStatus } from './kubernetes/status.ts';

const computePath = /^\/v1\/compute(\/|\?|$)/;

/** Sends a Status below the compute API, and a problem elsewhere. */
export function sendRefusal(response: Response, refusal: ApiError): void {
  // Routers shorten `url`, and keep it as `originalUrl`.
  const { url = '', originalUrl = url } = response.req as { url?: string; originalUrl?: string };
  const send = computePath.test(originalUrl) ? sendStatus : sendProblem;
  send(response, refusal);
}

/** How long a client may take to read a last response. */
const lastResponseMs = 5_000;

/**
 * Returns a response to a request that Node itself gives none. Its connection ends with it. Null, and the connection is
 * closed: the response to an earlier request has it, and may change something, so no other is mixed into it.
 */
export function lastResponse(
  request: IncomingMessage,
  socket: Duplex,
): Response<unknown, Partial<RequestFacts>> | null {
  const response = new ServerResponse(request) as Response<unknown, Partial<RequestFacts>>;
  response.shouldKeepAlive = false;
  try {
    response.assignSocket(socket as Socket);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_HTTP_SOCKET_ASSIGNED') throw error;
    socket.destroy();
    return null;
  }
  cutUnread(response, lastResponseMs, () => socket.destroy());
  response.once('finish', () => socket.end(() => socket.destroy()));
  const requestId = randomUUID();
  response.locals = { requestId };
  response.setHeader('x-request-id', requestId);
  return response;
}

/** What a header's line has beside its name and value. */
const lineBytes = ': \r\n'.length;

/** Maximum bytes of a request's address and headers. The server takes twice as much, so that its path is known. */
export const headLimit = 16 * 1024;

/**
 * Refuses a request that is too large before its body, that has not exactly one Host header (RFC 9112, section 3.2), or
 * that expects what is not offered, such as to be made as another user.
 */
export const checkHead: RequestHandler = (request, _response, next) => {
  const { rawHeaders, httpVersion, headers, originalUrl = request.url } = request;
  let [hosts, bytes] = [0, originalUrl.length];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    bytes += name.length + rawHeaders[index + 1]!.length + lineBytes;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    // A proxy that forwards them expects them to be obeyed; to ignore them would act with the proxy's own rights.
    if (/^impersonate-/i.test(name))
      throw new ApiError(
        'Forbidden',
        'no one can act as another one here: send the request without Impersonate headers',
      );
  }
  if (bytes > headLimit) throw headersTooLarge();
  if (hosts !== 1 && (hosts > 1 || httpVersion === '1.1'))
    throw new ApiError('BadRequest', `the request must have one Host header; it has ${hosts === 0 ? 'none' : hosts}`);
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new ApiError('ExpectationFailed', 'the only expectation that is met is 100-continue');
  next();
};

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Gives a body to each refusal that Node's server would send without one. */
export function serveRefusals(server: Server, app: RequestListener): void {
  const underWay = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  const refused = new WeakSet<Duplex>();
  const note = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const own = { request, response };
    underWay.set(socket, own);
    response.once('close', () => {
      if (underWay.get(socket) === own) underWay.delete(socket);
    });
  };
  server.prependListener('request', note);
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    const refusal = refusalOf(error);
    const { request, response } = underWay.get(socket) ?? {};
    // Node reports a connection again as long as it is open.
    if (refused.has(socket)) return;
    if (!socket.writable || !refusal) return void socket.destroy();
    // It may change something: its response says so, and what came after it ends the connection.
    if (response && request?.complete) {
      refused.add(socket);
      if (response.headersSent) response.once('close', () => socket.destroy());
      else response.setHeader('connection', 'close');
      return;
    }
    if (response?.headersSent) return void socket.destroy();
    if (response) {
      response.setHeader('connection', 'close');
      return sendRefusal(response as Response, refusal);
    }
    refused.add(socket);
    refuse(requestOf(socket as Socket, error.rawPacket), socket, refusal);
  });
  server.on('checkExpectation', note).on('checkExpectation', app);
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(request, socket, methodRefusal());
  });
}

function refuse(request: IncomingMessage, socket: Duplex, refusal: ApiError): void {
  const response = lastResponse(request, socket);
  if (response) sendRefusal(response, refusal);
}

/** What Node's server says is wrong, and the bytes in which it found this. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** Null: the connection is lost. */
function refusalOf({ code = '', message, rawPacket }: ParserError): ApiError | null {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('RequestTimeout', 'the request did not arrive in time');
    case 'HPE_INVALID_EOF_STATE':
      return null;
    case 'HPE_HEADER_OVERFLOW':
      return headersTooLarge();
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new ApiError('RequestEntityTooLarge', 'the extensions of the body\u2019s chunks are too large');
    case 'HPE_INVALID_METHOD':
      if (firstLine.test(startOf(rawPacket))) return methodRefusal();
  }
  if (!code.startsWith('HPE_')) return null;
  return new ApiError(
    'BadRequest',
    `the request is not HTTP/1.1 as it should be: ${message.replace('Parse Error: ', '')}`,
  );
}

function headersTooLarge(): ApiError {
  return new ApiError('HeadersTooLarge', `the address and the headers together are larger than ${headLimit} bytes`);
}

function methodRefusal(): ApiError {
  const headers = { allow: methods };
  return new ApiError('MethodNotAllowed', `the service knows no such method; it knows ${methods}`, { headers });
}

const firstLine = /^([A-Za-z-]+) (\/\S*)/;
const startOf = (bytes: Buffer | undefined) => bytes?.subarray(0, 8 * 1024).toString('latin1') ?? '';

/** As much of a request as its first line tells. */
function requestOf(socket: Socket, bytes: Buffer | undefined): IncomingMessage {
  const request = new IncomingMessage(socket);
  const [, method = 'GET', url = '/'] = firstLine.exec(startOf(bytes)) ?? [];
  // A response to HEAD would have no body.
  return Object.assign(request, {
    method: method === 'HEAD' ? 'GET' : method,
    url,
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
}
