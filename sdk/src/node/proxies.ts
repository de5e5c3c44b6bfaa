// Which proxy leads to a server, as kubectl chooses it (Go's net/http), and connections through it (CONNECT).
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { CredentialError } from '../errors.ts';

const connectTimeoutMs = 15_000;

/** The proxy for the URL: the kubeconfig's, else the environment's; null: the server is reached directly. Throws CredentialError. */
export function proxyOf(url: string, environment: Record<string, string | undefined>, proxyUrl?: string): URL | null {
  if (proxyUrl) return parsedProxy(proxyUrl, 'the proxy-url of the kubeconfig');
  const target = new URL(url);
  const isSecure = /^(https|wss):$/.test(target.protocol);
  const name = isSecure ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const set = eitherCase(environment, name);
  if (!set || isLoopback(target) || isExcepted(target, isSecure, eitherCase(environment, 'NO_PROXY'))) return null;
  return parsedProxy(set, name);
}

function eitherCase(environment: Record<string, string | undefined>, name: string): string {
  return environment[name] || environment[name.toLowerCase()] || '';
}

function parsedProxy(text: string, from: string): URL {
  // As in Go, a bare HOST:PORT is a proxy that is reached by HTTP.
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol)) return new URL(whole);
  throw new CredentialError(`${from} is not the address of a proxy that this program can use: use http://HOST:PORT`);
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

function isLoopback({ hostname }: URL): boolean {
  const host = bare(hostname);
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** NO_PROXY: names with their subdomains, `.domain` or `*.domain` for subdomains alone, addresses, ranges, or `*`. */
function isExcepted(target: URL, isSecure: boolean, exceptions: string): boolean {
  const host = bare(target.hostname);
  const port = target.port || (isSecure ? '443' : '80');
  return exceptions
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .some((each) => each === '*' || matches(each.toLowerCase(), host, port));
}

function matches(exception: string, host: string, port: string): boolean {
  const range = /^\[?([0-9a-f.:]+?)\]?\/(\d+)$/.exec(exception);
  if (range) return isWithin(host, range[1]!, Number(range[2]));
  const [, name, onPort] = /^(\[[^\]]*\]|[^:]*|[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*?)(?::(\d+))?$/.exec(exception) ?? [];
  if (name === undefined || (onPort !== undefined && onPort !== port)) return false;
  const wanted = bare(name).replace(/^\*\./, '.');
  if (wanted.startsWith('.')) return host.endsWith(wanted);
  return host === wanted || (isIP(host) === 0 && wanted !== '' && host.endsWith(`.${wanted}`));
}

function isWithin(host: string, network: string, prefix: number): boolean {
  const [version, ofNetwork] = [isIP(host), isIP(network)];
  if (version === 0 || version !== ofNetwork || prefix > (version === 4 ? 32 : 128)) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return list.check(host, family);
}

/** An agent whose connections to the URL's server go through the proxy, for requests and WebSockets. */
export function agentThrough(proxy: URL, url: string): HttpAgent {
  const isSecure = /^(https|wss):$/.test(new URL(url).protocol);
  const agent = isSecure ? new HttpsAgent() : new HttpAgent();
  agent.createConnection = (options, done) => {
    const { host, port } = options as { host?: string | null; port?: number | string | null };
    connectTunnel(proxy, `${isIP(host ?? '') === 6 ? `[${host}]` : host}:${port}`).then(
      (socket) => done?.(null, isSecure ? connectTls({ ...(options as ConnectionOptions), socket }) : socket),
      (error: Error) => done?.(error, new Duplex()),
    );
    return undefined;
  };
  return agent;
}

/** Throws an error for people if the proxy refuses. */
function connectTunnel(proxy: URL, authority: string): Promise<Duplex> {
  const given = [proxy.username, proxy.password].map(decodeURIComponent).join(':');
  const asked = (proxy.protocol === 'https:' ? httpsRequest : httpRequest)({
    method: 'CONNECT',
    host: bare(proxy.hostname),
    port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
    path: authority,
    agent: false,
    signal: AbortSignal.timeout(connectTimeoutMs),
    headers: {
      host: authority,
      ...(proxy.username && { 'proxy-authorization': `Basic ${Buffer.from(given).toString('base64')}` }),
    },
  });
  return new Promise((resolve, reject) => {
    asked.once('connect', (response, socket, head) => {
      if (response.statusCode === 200) {
        if (head.length > 0) socket.unshift(head);
        return resolve(socket);
      }
      socket.destroy();
      reject(new Error(`the proxy refused with ${response.statusCode}`));
    });
    asked.once('response', (response) => {
      response.destroy();
      reject(new Error(`the proxy refused with ${response.statusCode}`));
    });
    asked.once('error', reject);
    asked.end();
  });
}
