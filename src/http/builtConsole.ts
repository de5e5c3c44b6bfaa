/**
 * A built console, as its files lie in a folder: read once, with their compressed forms. For the customers' API and for
 * the operators'.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { endWith } from '../lib/draining.ts';
import { ApiError } from './apiError.ts';
import { accepts } from './compression.ts';

/** Everything is this service's own, and nothing stands in the page itself. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** In order of preference, with the ends of the names of the compressed files. */
const encodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

interface BuiltFile {
  type: string;
  plain: Buffer;
  compressed: Map<string, Buffer>;
}

export interface BuiltConsole {
  /** The page, which is the same for all its addresses. */
  sendPage(request: IncomingMessage, response: ServerResponse): void;
  /** What the page loads. Throws ApiError. */
  sendAsset(name: string, request: IncomingMessage, response: ServerResponse): void;
}

/**
 * With `no-referrer`, addresses of its pages, which name customers, are in no header of what it asks. A console with forms
 * sends them with its origin, for which it needs `same-origin`. Returns null where no console was built. Throws what reading
 * it throws.
 */
export function openConsole(
  folder: string,
  referrerPolicy: 'same-origin' | 'no-referrer' = 'same-origin',
): BuiltConsole | null {
  const files = readBuild(folder);
  const index = files.get('index.html');
  if (!index) return null;
  return {
    sendPage(request, response) {
      requireRead(request);
      response.setHeader('content-security-policy', contentSecurityPolicy);
      response.setHeader('referrer-policy', referrerPolicy);
      response.setHeader('cache-control', 'no-store');
      send(request, response, index);
    },
    sendAsset(name, request, response) {
      requireRead(request);
      const file = files.get(`assets/${name}`);
      if (!file) throw new ApiError('NotFound', 'the console has no such file: load the page again');
      // The name has the digest of the content.
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      send(request, response, file);
    },
  };
}

/** Throws ApiError for a request that is to change something. */
export function requireRead({ method }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new ApiError('MethodNotAllowed', 'this address accepts only GET', { headers: { allow: 'GET, HEAD' } });
}

function send(request: IncomingMessage, response: ServerResponse, { type, plain, compressed }: BuiltFile): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = encodings.find(({ name }) => compressed.has(name) && accepts(accepted, name))?.name;
  const bytes = coding ? compressed.get(coding)! : plain;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (coding) response.setHeader('content-encoding', coding);
  response.setHeader('content-length', bytes.length);
  void endWith(response, bytes);
}

function readBuild(folder: string): Map<string, BuiltFile> {
  const contents = new Map<string, Buffer>();
  for (const name of namesIn(folder))
    contents.set(name.split(path.sep).join('/'), readFileSync(path.join(folder, name)));
  const files = new Map<string, BuiltFile>();
  for (const [name, plain] of contents) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const compressed = new Map<string, Buffer>();
    for (const { name: coding, end } of encodings) {
      const bytes = contents.get(name + end);
      if (bytes) compressed.set(coding, bytes);
    }
    files.set(name, { type, plain, compressed });
  }
  return files;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
