/**
 * Stands between a client and an HTTP service and makes requests go wrong:
 *
 * | mode | what happens |
 * |---|---|
 * | `error` | the service does not get the request; the response is 503 |
 * | `error-after` | the service handles it; the response is 500 |
 * | `hang` | the service does not get the request; there is no response |
 * | `hang-after` | the service handles it; there is no response |
 * | `lost` | the service handles it; the connection ends without a response |
 * | `drip` | the service handles it; the response comes byte by byte, more slowly than any client waits |
 *
 * With `sessions` it also asks for a login, as Redfish services do, in front of one that does not.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';

export const faultModes = ['error', 'error-after', 'hang', 'hang-after', 'lost', 'drip'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  mode: FaultMode;
  /** Matched against `METHOD PATH BODY`. */
  on: RegExp;
  /** How often; Infinity means until the plan is cleared. */
  times: number;
}

const sessionsUri = '/redfish/v1/SessionService/Sessions';
const login = { UserName: 'operator', Password: 'let me in' };

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

export async function openFaultProxy({ target, sessions = false }: { target: string; sessions?: boolean }) {
  const upstream = new Agent({ connections: 8 });
  const tokens = new Set<string>();
  const seen: string[] = [];
  let plan: Fault | null = null;
  let shown = 0;
  let loggedOut = 0;

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // Idle connections stay open: closing one that is about to be reused would be an unplanned fault.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await read(incoming);
    const line = `${incoming.method} ${incoming.url} ${body}`;
    seen.push(line);
    const fault = plan && shown < plan.times && plan.on.test(line) ? plan.mode : null;
    if (fault) shown += 1;
    if (fault === 'error')
      return answer(outgoing, 503, { error: { message: 'busy', '@Message.ExtendedInfo': [{ Message: 'try later' }] } });
    if (fault === 'hang') return;
    const { status, headers, text } = ofSessions(incoming, body) ?? (await forward(incoming, body));
    switch (fault) {
      case 'error-after':
        return answer(outgoing, 500, { error: { message: 'something went wrong' } });
      case 'hang-after':
        return;
      case 'lost':
        outgoing.destroy();
        return;
      case 'drip':
        outgoing.writeHead(status, { ...headers, 'content-length': text.length + 100 });
        return drip(outgoing, text || ' ');
      default:
        outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
    }
  }

  function ofSessions({ method, url, headers }: IncomingMessage, body: string) {
    if (!sessions || url === '/redfish/v1/') return null;
    if (method === 'POST' && url === sessionsUri) {
      if (body !== JSON.stringify(login)) return { status: 401, headers: {}, text: '{}' };
      const token = randomUUID();
      tokens.add(token);
      return { status: 201, headers: { 'x-auth-token': token, location: `${sessionsUri}/${token}` }, text: '{}' };
    }
    const token = String(headers['x-auth-token']);
    if (!tokens.has(token)) return { status: 401, headers: {}, text: '{"error":{"message":"log in first"}}' };
    if (method !== 'DELETE' || !url?.startsWith(sessionsUri)) return null;
    tokens.delete(url.split('/').at(-1)!);
    loggedOut += 1;
    return { status: 204, headers: {}, text: '' };
  }

  async function forward({ method, url, headers }: IncomingMessage, body: string) {
    const answer = await request(target + url, {
      method: method as 'GET',
      dispatcher: upstream,
      headers: Object.fromEntries(
        ['content-type', 'authorization', 'if-match'].flatMap((name) =>
          headers[name] ? [[name, String(headers[name])]] : [],
        ),
      ),
      ...(body === '' ? {} : { body }),
    });
    const passed = Object.fromEntries(
      ['content-type', 'etag', 'location'].flatMap((name) =>
        answer.headers[name] ? [[name, String(answer.headers[name])]] : [],
      ),
    );
    return { status: answer.statusCode, headers: passed, text: await answer.body.text() };
  }

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: `${login.UserName}:${login.Password}\n`,
    /** Every request so far, as `METHOD PATH BODY`. */
    seen,
    plan(fault: Fault | null): void {
      plan = fault;
      shown = 0;
    },
    /** How often the planned fault occurred. */
    shown: () => shown,
    openSessions: () => tokens.size,
    loggedOut: () => loggedOut,
    expireSessions: () => tokens.clear(),
    async close(): Promise<void> {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await upstream.destroy();
    },
  };
}

function answer(outgoing: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}

function drip(outgoing: ServerResponse, text: string): void {
  let at = 0;
  const timer = setInterval(() => outgoing.write(text[at++] ?? ' '), 50);
  outgoing.on('close', () => clearInterval(timer));
}

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
