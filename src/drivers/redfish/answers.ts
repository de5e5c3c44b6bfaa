/** What a controller responds with, and what its errors say. */
import { createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { DriverError } from '../agent/driver.ts';

const answerMaxBytes = 1024 * 1024;

export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  body: any;
}

/** The controller refused, failed, or did not respond. */
export class ControllerError extends DriverError {
  override name = 'ControllerError';
  /** Null when there was no response. */
  readonly status: number | null;
  /** The response's own words, with the ids of its messages; empty when there was no response. */
  readonly words: string;

  constructor(message: string, status: number | null, options?: ErrorOptions & { words?: string }) {
    super('Unavailable', message, options);
    this.status = status;
    this.words = options?.words ?? '';
  }

  /** It understood and declined, so it has not acted, and repeating the same request is useless. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && ![408, 429].includes(this.status);
  }
}

export async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > answerMaxBytes)
      throw new ControllerError(`the controller's response has more than ${answerMaxBytes} bytes`, null);
    chunks.push(chunk);
  }
  // A byte order mark is no JSON.
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Some controllers compress although they were not asked to. */
export function decoded({ headers, body }: Dispatcher.ResponseData): AsyncIterable<Uint8Array> {
  const encoding = first(headers['content-encoding'])?.toLowerCase();
  if (encoding === 'gzip' || encoding === 'x-gzip') return body.pipe(createGunzip());
  return encoding === 'deflate' ? body.pipe(createInflate()) : body;
}

/** The connection ended without a response. */
export function wasClosed(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code ?? '');
}

export function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

/** The user has to get another password before anything else. */
export function demandsPassword({ body }: Answer): boolean {
  return infoOf(body).some((entry) => /\.PasswordChangeRequired$/.test(String(entry?.MessageId)));
}

/** The messages of a response, which has them in its error or beside what it was asked for. */
// biome-ignore lint/suspicious/noExplicitAny: a controller's response; each field is validated here.
function infoOf(body: any): any[] {
  const info: unknown = body?.error?.['@Message.ExtendedInfo'] ?? body?.['@Message.ExtendedInfo'];
  return Array.isArray(info) ? info : [];
}

export function refusalOf(what: string, answer: Answer): ControllerError {
  return new ControllerError(what + explain(answer), answer.status, { words: JSON.stringify(answer.body) ?? '' });
}

/** Describes an error in one sentence: the status, and the controller's own words (DSP0266, 8.6). */
export function explain({ status, body }: Answer): string {
  if (typeof body === 'string') return `${status}: ${body}`;
  // The message of the error itself is then only "see ExtendedInfo".
  const said = messagesOf(infoOf(body)) || body?.error?.message;
  return [status, ...(typeof said === 'string' && said !== '' ? [said] : [])].join(': ').slice(0, 500);
}

/** What a list of messages says, with the controller's advice. A message may be an id and its arguments alone. */
export function messagesOf(messages: unknown): string {
  if (!Array.isArray(messages)) return '';
  const texts = messages.map((entry) => {
    const values: unknown[] = Array.isArray(entry?.MessageArgs) ? entry.MessageArgs : [];
    const filled = (text: unknown) =>
      typeof text === 'string' ? text.replace(/%(\d)/g, (hole, n) => String(values[Number(n) - 1] ?? hole)) : '';
    const said = filled(entry?.Message) || [entry?.MessageId, ...values].filter((part) => part !== undefined).join(' ');
    const advice = filled(entry?.Resolution);
    return [said, advice === 'None.' || advice === 'None' ? '' : advice].filter((part) => part !== '').join(' ');
  });
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, 400);
}

export function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
