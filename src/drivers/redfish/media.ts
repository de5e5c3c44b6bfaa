/**
 * What the agent of a bare-metal host serves over HTTP and HTTPS: media for the controller, the seed for the machine, and
 * a URL for reports. Clients must know a path that cannot be guessed; nothing served is secret beyond that.
 */
import { timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { networkOf } from '../../lib/networkOf.ts';
import { bounded } from '../../lib/pipelines.ts';
import { Slots } from '../../lib/slots.ts';
import { DriverError } from '../agent/driver.ts';
import { listen } from '../agent/listen.ts';
import { parseReport, parseWipeReport, type Report, reportMaxBytes, type WipedDisk } from './machineReport.ts';
import { alsoByTls, MediaCertificate } from './mediaTls.ts';

/** What is served for one machine; a large file is given as a path, a small one as its content. */
export interface Served {
  mediaToken: string;
  reportToken: string;
  files: Record<string, () => Promise<string | Buffer>>;
  /** Bytes of a file are about to be sent; they wait until this has resolved. */
  onRead: (name: string, read: { from: number; length: number; size: number }) => Promise<void>;
  /** Returns whether the report is believed. A machine sends one that is not believed again. */
  onReport: (report: Report) => Promise<boolean>;
  /** Likewise for what the wipe image reports. */
  onWiped: (disks: WipedDisk[]) => Promise<boolean>;
}

/** What is inserted into a virtual drive: by HTTP, or by HTTPS where the controller takes that alone. */
export interface Medium {
  http: string;
  https: string;
  certificate: MediaCertificate;
}

export interface MediaServer {
  port: number;
  /** URL of what a machine itself asks for, such as where it reports. */
  url(runtimeId: string, token: string, name: string): string;
  /** A machine's file, for a virtual drive. */
  medium(runtimeId: string, token: string, name: string): Medium;
  /** The machine that a medium belongs to, if an agent like this one served it; else null. */
  runtimeOf(url: string): string | null;
  close(): Promise<void>;
}

const prefix = '/machine';
const path = /^\/machine\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})\/([A-Za-z0-9_-]{16,64})\/([a-z][a-z.-]{0,31})$/;

/** The end of a medium's address, in whatever form a controller shows that. Ids of runtimes are in lower case. */
const medium = /\/machine\/([a-z0-9][a-z0-9._-]{0,127})\/[a-z0-9_-]{16,64}\/[a-z][a-z-]{0,27}\.(?:iso|img)$/;

export interface MediaOptions {
  hostName: string;
  /** Where the host's agent keeps its files. */
  folder: string;
  address: string;
  /** The port to try first; 0: any. */
  port: number;
  /** Whether another port may be used when that one is taken. */
  mayMove: boolean;
  find: (runtimeId: string) => Served | null;
  bounds?: Partial<MediaBounds>;
}

export interface MediaBounds {
  /**
   * Connections of one address (of one /64 for IPv6), and in all. A controller or a machine needs a few, and behind address
   * translation dozens of them share one address: those are held up by a neighbor there, and nothing else is.
   */
  perAddress: number;
  inAll: number;
  /** For a handshake of TLS, which takes a slow controller seconds, and for the head of the first request. */
  headMs: number;
  /**
   * A response that is not read for this long is cut. A drive that pauses for longer has no request open: it reads in
   * ranges. A controller that reads it all at once writes it away meanwhile, a piece every few seconds at least.
   */
  stalledMs: number;
  /** Requests of one connection whose responses are due. Clients of media send one at a time. */
  due: number;
}

const usual: MediaBounds = { perAddress: 64, inAll: 512, headMs: 10_000, stalledMs: 120_000, due: 8 };

/** Throws DriverError('Unavailable') if the port is taken or cannot be had. */
export async function openMediaServer(options: MediaOptions): Promise<MediaServer> {
  const { hostName, folder, address, port, mayMove, find } = options;
  const bounds = { ...usual, ...options.bounds };
  const server = createServer(
    {
      headersTimeout: bounds.headMs,
      requestTimeout: 30_000,
      keepAliveTimeout: 2_000,
      connectionsCheckingInterval: bounds.headMs / 5,
    },
    bounded((request, response) => {
      answer(request, response, find).catch(() => response.destroy());
    }, bounds),
  );
  server.setTimeout(bounds.stalledMs);
  const certificate = new MediaCertificate(folder, address);
  const dropSilent = alsoByTls(server, certificate, bounds.headMs);
  limitConnections(server, bounds);
  await listen(server, port, address).catch(async (error: NodeJS.ErrnoException) => {
    // Behind address translation, the address that the controller uses is not an address of this machine.
    if (error.code === 'EADDRNOTAVAIL') return listen(server, port, isIPv6(address) ? '::' : '0.0.0.0');
    if (error.code === 'EADDRINUSE' && mayMove) return listen(server, 0, address);
    throw new DriverError(
      'Unavailable',
      `the host ${hostName} cannot serve media on ${address} port ${port || 'any'} (${error.code}): give each host a mediaPort of its own`,
      { cause: error },
    );
  });
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  const host = isIPv6(address) ? `[${address}]` : address;
  const url = (...of: string[]) => `http://${host}:${boundPort}${[prefix, ...of].join('/')}`;
  return {
    port: boundPort,
    url,
    medium: (...of) => ({ http: url(...of), https: url(...of).replace(/^http/, 'https'), certificate }),
    runtimeOf(url) {
      const [, runtimeId] = medium.exec(url.toLowerCase()) ?? [];
      return runtimeId ?? null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        dropSilent();
      }),
  };
}

function limitConnections(server: Server, { perAddress, inAll }: MediaBounds): void {
  const slots = new Slots({ inAll, perHolder: perAddress });
  server.prependListener('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (slots.take(network).held) socket.once('close', () => slots.leave(network));
    else socket.destroy();
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, find: MediaOptions['find']): Promise<void> {
  const end = (status: number) => {
    response.writeHead(status, { 'content-length': 0, ...(status >= 400 ? { connection: 'close' } : {}) }).end();
  };
  const [, runtimeId = '', token = '', name = ''] = path.exec(request.url?.split('?')[0] ?? '') ?? [];
  const served = runtimeId === '' ? null : find(runtimeId);
  if (!served) return end(404);
  if ((name === 'report' || name === 'wiped') && isSame(token, served.reportToken)) {
    if (request.method !== 'POST') return end(405);
    const text = await readBody(request);
    if (text === null) return end(400);
    const isBelieved =
      name === 'report'
        ? await ifParsed(parseReport(request.headers['content-type'], text), served.onReport)
        : await ifParsed(parseWipeReport(text), served.onWiped);
    return end(isBelieved === null ? 400 : isBelieved ? 204 : 409);
  }
  const file = isSame(token, served.mediaToken) ? served.files[name] : undefined;
  if (!file) return end(404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405);
  await send(request, response, await file(), (read) => served.onRead(name, read));
}

function ifParsed<T>(report: T | null, hear: (report: T) => Promise<boolean>): Promise<boolean> | null {
  return report && hear(report);
}

/** Sends the whole content or one range of it (RFC 9110, 14): controllers read media piece by piece, like a drive. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  content: string | Buffer,
  onRead: (read: { from: number; length: number; size: number }) => Promise<void>,
): Promise<void> {
  const size = typeof content === 'string' ? (await stat(content)).size : content.length;
  const range = readRange(request.headers.range, size);
  const headers = { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': to - from + 1,
    ...(range ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || to < from) {
    response.end();
    return;
  }
  const chunks =
    typeof content === 'string'
      ? createReadStream(content, { start: from, end: to })
      : Readable.from([content.subarray(from, to + 1)]);
  await pipeline(
    chunks,
    async function* (parts: AsyncIterable<Buffer>) {
      let at = from;
      for await (const part of parts) {
        await onRead({ from: at, length: part.length, size });
        yield part;
        at += part.length;
      }
    },
    response,
  );
}

function readRange(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return from >= size || to < from ? 'unsatisfiable' : { from, to };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > reportMaxBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
