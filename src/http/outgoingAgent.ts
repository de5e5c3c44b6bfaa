/** The way out to servers elsewhere: directly, or by a proxy of the operator's. */
import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';
import type { EgressProxy } from '../domain/serverUrls.ts';

/** What this service calls itself: firewalls of web applications refuse requests without a name. */
export const userAgent = 'compute-service';

export const noEgressProxy: EgressProxy = { url: '', noProxy: '' };

/** What a proxy would look for on its own machine. */
const near = 'localhost,127.0.0.1,[::1]';

/** `ca` is of the servers, not of the proxy. */
export function outgoingAgent(
  { url, noProxy }: EgressProxy,
  { ca, connect = {}, ...options }: Omit<Agent.Options, 'connect'> & { connect?: object; ca?: string | undefined } = {},
): Dispatcher {
  const trust = ca === undefined ? {} : { ca };
  if (url === '') return new Agent({ ...options, connect: { ...connect, ...trust } });
  return new EnvHttpProxyAgent({
    ...options,
    connect: { ...connect, ...trust },
    httpProxy: url,
    httpsProxy: url,
    noProxy: `${near},${noProxy}`,
    ...(ca !== undefined && { requestTls: trust }),
    // As other clients do: an `http:` server is asked for in the request itself.
    proxyTunnel: false,
  });
}

/** `fetch` by that way out, for a small document. */
export function outgoingFetch(proxy: EgressProxy): (url: string, init: RequestInit) => Promise<Response> {
  const dispatcher = outgoingAgent(proxy);
  return async (url, { signal = null, redirect = 'follow' }) => {
    const found = await fetch(url, { signal, redirect, dispatcher, headers: { 'user-agent': userAgent } });
    return new Response(await found.text(), { status: found.status });
  };
}

/** The proxy for a server that is no HTTP server, by the rules of `outgoingAgent`; null: it is reached directly. */
export function proxyFor({ url, noProxy }: EgressProxy, host: string, port: number): string | null {
  const names = `${near},${noProxy}`.toLowerCase().split(/[\s,]+/);
  const isDirect = names.some((name) => {
    const [, of = '', on] = /^(.*?)(?::(\d+))?$/.exec(name.replace(/^\*?\./, '')) ?? [];
    if (on !== undefined && Number(on) !== port) return false;
    return name === '*' || (of !== '' && (host === of || host.endsWith(`.${of}`)));
  });
  return url === '' || isDirect ? null : url;
}
