/** A client that watches: it keeps every event, in order, and knows how its watch ended. */
import https from 'node:https';
import type { TestApi } from '../apiServer.ts';

export interface WatchEvent {
  type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  object: any;
}

export interface WatchClient {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  events: WatchEvent[];
  /** The body of a response that is not a watch. */
  text(): string;
  /** How it ended: normally, or because the connection was closed. */
  ended: Promise<'ended' | 'broken'>;
  /** Resolves once `enough` holds for the events; throws after `limitMs`. */
  until(enough: (events: WatchEvent[]) => boolean, limitMs?: number): Promise<WatchEvent[]>;
  /** Stops or resumes reading from the connection. */
  pause(): void;
  resume(): void;
  /** Disconnects without notice. */
  leave(): void;
}

export interface WatchOptions {
  token: string;
  accept?: string;
}

/** Opens a watch and resolves when its headers have arrived. */
export function openWatch(
  api: Pick<TestApi, 'url' | 'certificate'>,
  path: string,
  { token, accept = 'application/json' }: WatchOptions,
): Promise<WatchClient> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, api.url);
    const headers = { authorization: `Bearer ${token}`, accept };
    const request = https.get(
      url,
      { ca: api.certificate, servername: 'localhost', agent: false, headers },
      (response) => {
        const events: WatchEvent[] = [];
        const waiting = new Set<() => void>();
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop()!;
          for (const line of lines) events.push(JSON.parse(line) as WatchEvent);
          for (const look of [...waiting]) look();
        });
        const ended = new Promise<'ended' | 'broken'>((settle) => {
          response.on('end', () => settle(response.complete ? 'ended' : 'broken'));
          response.on('error', () => settle('broken'));
          response.on('close', () => settle(response.complete ? 'ended' : 'broken'));
        });
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          events,
          ended,
          text: () => rest,
          until: (enough, limitMs = 45_000) =>
            new Promise((settle, refuse) => {
              const timer = setTimeout(() => {
                waiting.delete(look);
                refuse(new Error(`not within ${limitMs} ms; events so far: ${JSON.stringify(summary(events))}`));
              }, limitMs);
              const look = () => {
                if (!enough(events)) return;
                clearTimeout(timer);
                waiting.delete(look);
                settle(events);
              };
              waiting.add(look);
              look();
            }),
          pause: () => void response.pause(),
          resume: () => void response.resume(),
          leave: () => void response.destroy(),
        });
      },
    );
    request.on('error', reject);
  });
}

/** Events in short: type, name, and version. */
export function summary(events: readonly WatchEvent[]): string[] {
  return events.map(({ type, object }) => `${type} ${object.metadata?.name ?? object.code ?? ''}`.trim());
}

export function versionsOf(events: readonly WatchEvent[]): string[] {
  return events.filter(({ type }) => type !== 'ERROR').map(({ object }) => object.metadata.resourceVersion);
}
