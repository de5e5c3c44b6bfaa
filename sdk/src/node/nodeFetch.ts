import { Agent, type Dispatcher, fetch, ProxyAgent } from 'undici';
import type { Fetch } from '../transport.ts';
import { proxyOf } from './proxies.ts';

export interface TlsOptions {
  /** Certificates, as PEM, that sign the service's; instead of those that Node trusts. */
  ca?: string;
  /** The name in the service's certificate, where it is not the address's. */
  serverName?: string;
  /** Accepts any certificate, and so any server: for tries only. */
  insecure?: boolean;
}

export interface ConnectionOptions extends TlsOptions {
  /** The proxy that leads to the service; null: none. If absent, HTTPS_PROXY and NO_PROXY say, as for kubectl. */
  proxy?: URL | null;
  /** How long a connection may take; ten seconds if absent. */
  connectTimeoutMs?: number;
}

/** `fetch` for a service whose certificate this computer does not trust, or behind a proxy, in Node and in Bun. */
export function nodeFetch(options: ConnectionOptions = {}): Fetch {
  // Bun has its own undici, which ignores the settings of TLS.
  return 'Bun' in globalThis ? bunFetch(options) : undiciFetch(options);
}

const proxyFor = (url: string, { proxy }: ConnectionOptions) =>
  proxy === undefined ? proxyOf(url, process.env) : proxy;

function bunFetch(options: ConnectionOptions): Fetch {
  const { ca, serverName, insecure } = options;
  const tls = {
    ...(ca !== undefined && { ca }),
    ...(serverName !== undefined && { serverName }),
    ...(insecure && { rejectUnauthorized: false }),
  };
  return (url, init) => {
    const proxy = proxyFor(url, options)?.href;
    return globalThis.fetch(url, { ...init, tls, ...(proxy && { proxy }) } as RequestInit);
  };
}

function undiciFetch(options: ConnectionOptions): Fetch {
  const dispatchers = new Map<string, Dispatcher>();
  const through = (proxy: URL | null) => {
    const key = proxy?.href ?? '';
    const known = dispatchers.get(key) ?? dispatcherOf(options, proxy);
    dispatchers.set(key, known);
    return known;
  };
  return async (url, init) => {
    const dispatcher = through(proxyFor(url, options));
    const { status, statusText, headers, body } = await fetch(url, { ...init, dispatcher });
    // The platform's own Response, which is what callers know.
    return new Response(body as ReadableStream | null, { status, statusText, headers: [...headers] });
  };
}

function dispatcherOf(
  { ca, serverName, insecure, connectTimeoutMs }: ConnectionOptions,
  proxy: URL | null,
): Dispatcher {
  const tls = {
    ...(ca !== undefined && { ca }),
    ...(serverName !== undefined && { servername: serverName }),
    ...(insecure && { rejectUnauthorized: false }),
  };
  // A watch is silent between bookmarks, and every request has a deadline of its own.
  const patient = { bodyTimeout: 0, headersTimeout: 0 };
  const timeout = connectTimeoutMs !== undefined && { timeout: connectTimeoutMs };
  return proxy
    ? new ProxyAgent({ ...patient, uri: proxy.href, requestTls: { ...tls, ...timeout } })
    : new Agent({ ...patient, connect: { ...tls, ...timeout } });
}
