/** What a controller responds with, and what its errors say. */
import type { Dispatcher } from 'undici';
import { readBody, UnreadableBody } from '../../lib/boundedBody.ts';
import { cut } from '../../lib/text.ts';
import { DriverError } from '../agent/driver.ts';

const answerMaxBytes = 1024 * 1024;
/** Of one response. A text may be a certificate with its chain. */
const jsonMost = { depth: 32, values: 20_000, text: 16 * 1024 };
/** Of the messages of one response, the parts of each, and all of them together. */
const wordsMost = { messages: 16, args: 9, characters: 400 };

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

/** The connection ended without a response. */
export function wasClosed(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code ?? '');
}

/** What was responded, read to its end. Throws UnreadableBody for what no controller has to say. */
export async function readAnswer(response: Dispatcher.ResponseData, signal: AbortSignal): Promise<Answer> {
  const { statusCode: status, headers, body } = response;
  const bytes = await readBody(body, headers['content-encoding'], { limitBytes: answerMaxBytes, signal });
  // A byte order mark is no JSON.
  return { status, headers, body: parsed(bytes.toString('utf8').replace(/^\uFEFF/, '')) };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  if (isExcessive(text))
    throw new UnreadableBody(`responded with more than ${jsonMost.values} values, or ${jsonMost.depth} levels of them`);
  try {
    return JSON.parse(text, plain);
  } catch {
    return text.slice(0, 200);
  }
}

/** Values take far more memory than their text, and deep ones end whatever calls itself for each level. */
function isExcessive(text: string): boolean {
  let [depth, values, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length && depth <= jsonMost.depth && values <= jsonMost.values; at++) {
    const mark = text[at]!;
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += mark === '\\' ? 1 : 0;
    else if (',[{'.includes(mark)) values += 1;
    if (isQuoted) continue;
    if ('[{'.includes(mark)) depth += 1;
    else if (']}'.includes(mark)) depth -= 1;
  }
  return depth > jsonMost.depth || values > jsonMost.values;
}

/** Cuts long texts, and drops members by which an object would refuse to become one. */
function plain(name: string, value: unknown): unknown {
  if (name === 'toString' || name === 'valueOf') return undefined;
  return typeof value === 'string' ? value.slice(0, jsonMost.text) : value;
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
  if (typeof body === 'string') return `${status}: ${excerpt(body)}`;
  // The message of the error itself is then only "see ExtendedInfo".
  const said = messagesOf(infoOf(body)) || body?.error?.message;
  return cut([status, ...(typeof said === 'string' && said !== '' ? [said] : [])].join(': '), 500);
}

/**
 * What a list of messages says, with the controller's advice. A message may be an id and its arguments alone. Each part is
 * cut before an argument is put into it, as often as its message names that.
 */
export function messagesOf(messages: unknown): string {
  if (!Array.isArray(messages)) return '';
  const texts = messages.slice(0, wordsMost.messages).map((entry) => {
    const args: unknown[] = Array.isArray(entry?.MessageArgs) ? entry.MessageArgs : [];
    const values = args.slice(0, wordsMost.args).map(excerpt);
    const filled = (text: unknown) =>
      typeof text === 'string'
        ? excerpt(excerpt(text).replace(/%(\d)/g, (hole, n) => values[Number(n) - 1] ?? hole))
        : '';
    const id = entry?.MessageId === undefined ? [] : [excerpt(entry.MessageId)];
    const said = filled(entry?.Message) || [...id, ...values].join(' ');
    const advice = filled(entry?.Resolution);
    return [said, advice === 'None.' || advice === 'None' ? '' : advice].filter((part) => part !== '').join(' ');
  });
  return excerpt([...new Set(texts)].filter((text) => text !== '').join('; '));
}

/** As much of a controller's word as a message quotes. */
export function excerpt(word: unknown): string {
  return cut(String(word), wordsMost.characters);
}

export function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
