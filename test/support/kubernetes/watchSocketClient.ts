/** A client that watches over a WebSocket, with the same face as one of a plain watch, and some bad manners. */
import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestApi } from '../apiServer.ts';
import { waitFor } from '../wait.ts';
import type { WatchEvent } from './watchClient.ts';

export interface SocketWatch {
  ws: WebSocket;
  events: WatchEvent[];
  /** The form of each message: true for binary. */
  binary: boolean[];
  closed: Promise<{ code: number }>;
  until(enough: (events: WatchEvent[]) => boolean): Promise<WatchEvent[]>;
}

export interface Refused {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: any;
}

export interface SocketOptions {
  token?: string | null;
  protocols?: string[];
  headers?: Record<string, string | string[]>;
  version?: number;
  method?: string;
  accept?: string;
  autoPong?: boolean;
}

/** Requests a watch; returns it, or the refusal. */
export async function dialWatch(
  api: Pick<TestApi, 'url' | 'certificate'>,
  path: string,
  {
    token,
    protocols = [],
    headers = {},
    version = 13,
    method,
    accept = 'application/json',
    autoPong = true,
  }: SocketOptions,
): Promise<SocketWatch | Refused> {
  const ws = new WebSocket(api.url.replace('https', 'wss') + path, protocols, {
    ca: api.certificate,
    protocolVersion: version,
    autoPong,
    headers: { accept, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(method && { finishRequest: (request: any) => Object.assign(request, { method }).end() }),
  });
  const events: WatchEvent[] = [];
  const binary: boolean[] = [];
  ws.on('message', (data: Buffer, isBinary) => {
    binary.push(isBinary);
    events.push(JSON.parse(String(data)) as WatchEvent);
  });
  const closed = once(ws, 'close').then(([code]) => ({ code: code as number }));
  return new Promise((resolve, reject) => {
    ws.on('error', reject);
    ws.once('open', () =>
      resolve({
        ws,
        events,
        binary,
        closed,
        until: (enough) => waitFor(`the events (${events.length} so far)`, () => (enough(events) ? events : null)),
      }),
    );
    ws.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.once('end', () => {
        let body: unknown = text;
        if (String(response.headers['content-type']).includes('json') && text !== '') body = JSON.parse(text);
        resolve({ status: response.statusCode!, headers: response.headers, body });
      });
    });
  });
}

/** Opens a watch; throws if it is refused. */
export async function openSocketWatch(
  api: Pick<TestApi, 'url' | 'certificate'>,
  path: string,
  options: SocketOptions,
): Promise<SocketWatch> {
  const dialled = await dialWatch(api, path, options);
  if (!('ws' in dialled)) throw new Error(`refused: ${dialled.status} ${JSON.stringify(dialled.body)}`);
  return dialled;
}
