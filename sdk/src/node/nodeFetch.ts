import { Agent, fetch } from 'undici';
import type { Fetch } from '../transport.ts';

export interface TlsOptions {
  /** Certificates, as PEM, that sign the service's; instead of those that Node trusts. */
  ca?: string;
  /** The name in the service's certificate, where it is not the address's. */
  serverName?: string;
  /** Accepts any certificate, and so any server: for tries only. */
  insecure?: boolean;
}

/** `fetch` for a service whose certificate this computer does not trust, in Node and in Bun. */
export function nodeFetch(options: TlsOptions = {}): Fetch {
  // Bun has its own undici, which ignores the settings of TLS.
  return 'Bun' in globalThis ? bunFetch(options) : undiciFetch(options);
}

function bunFetch({ ca, serverName, insecure }: TlsOptions): Fetch {
  const tls = {
    ...(ca !== undefined && { ca }),
    ...(serverName !== undefined && { serverName }),
    ...(insecure && { rejectUnauthorized: false }),
  };
  return (url, init) => globalThis.fetch(url, { ...init, tls } as RequestInit);
}

function undiciFetch({ ca, serverName, insecure }: TlsOptions): Fetch {
  const dispatcher = new Agent({
    connect: {
      ...(ca !== undefined && { ca }),
      ...(serverName !== undefined && { servername: serverName }),
      ...(insecure && { rejectUnauthorized: false }),
    },
    // A watch is silent between bookmarks, and every request has a deadline of its own.
    bodyTimeout: 0,
    headersTimeout: 0,
  });
  return async (url, init) => {
    const { status, statusText, headers, body } = await fetch(url, { ...init, dispatcher });
    // The platform's own Response, which is what callers know.
    return new Response(body as ReadableStream | null, { status, statusText, headers: [...headers] });
  };
}
