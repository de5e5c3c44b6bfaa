/**
 * The operators' API: runs operators' commands for those who have an operator's credential, so that they need no
 * password of the database. It has a listener and credentials of its own; a customer's are strangers here.
 *
 * `POST /v1/operator/commands` takes `{"command": ["customers", "show", "acme"]}` and responds with lines of JSON as the
 * command goes on: `{"out": LINE}`, `{"err": LINE}`, an empty line now and then while it works, and at the end
 * `{"exit": CODE}`. A response without that end was cut off: what came of the command is not known.
 *
 * That is for people at a terminal. Programs send `POST /v1/operator/commands/customers/show` with `{"slug": "acme"}`, and get
 * one JSON object or problem details, as `GET /v1/operator/openapi.json` describes them.
 *
 * The operators' page is at `/`. It sends what programs send, with a token that the operator enters there.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import * as z from 'zod';
import { ApiError, reasons } from '../http/apiError.ts';
import type { BuiltConsole } from '../http/builtConsole.ts';
import type { Operator, Recognize } from './operators.ts';
import { aliveMs, commandsPath, documentPath, ownPath, type WireLine } from './operatorWire.ts';
import { readBodyAs } from './requests.ts';

export interface CommandOutput {
  print(line: string): void;
  complain(line: string): void;
}

/** An operator, and the address of their connection. */
export type Caller = Operator & { address: string | null };

export interface OperatorServerOptions {
  recognize: Recognize;
  /** Runs a command for an operator, and returns its exit code. Throws ApiError for one that they may not run. */
  run(operator: Caller, words: readonly string[], output: CommandOutput): Promise<number>;
  /** Runs one by its name with a typed body, and returns its typed result. Throws ApiError. */
  runTyped(operator: Caller, name: string, body: Record<string, unknown>): Promise<unknown>;
  /** The OpenAPI document. */
  document: object;
  /** Who the operator is, and each command with whether they may run it. */
  offersTo(operator: Operator): object;
  /** The operators' page; null where none was built. */
  page: BuiltConsole | null;
  log: Logger;
}

const typedBody = {
  schema: z.record(z.string(), z.unknown()),
  bytes: 64 * 1024,
  limits: { maximumDepth: 4, maximumValues: 2_000 },
  form: 'a JSON object with the fields of the command, {} without any',
};
const commandBody = {
  schema: z.strictObject({ command: z.array(z.string().max(4_096)).min(1).max(64) }),
  bytes: 64 * 1024,
  limits: { maximumDepth: 4, maximumValues: 100 },
  form: '{"command":[WORD,…]}',
};
/** Commands that run, of all operators and of one. */
const atOnce = 8;
const atOnceOfOne = 6;
const pathOfCommand = new RegExp(`^${commandsPath}(/[a-z-]+){0,2}$`);

export function operatorHandler(options: OperatorServerOptions): RequestListener {
  const { recognize, run, log } = options;
  const running: string[] = [];
  return async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const send = (line: WireLine) => void response.write(`${JSON.stringify(line)}\n`);
    let alive: NodeJS.Timeout | undefined;
    try {
      if (options.page && servePage(options.page, request, response)) return;
      const operator = await accept(request, recognize);
      if (request.url === documentPath) return sendJson(response, 200, options.document);
      if (request.url === ownPath) return sendJson(response, 200, options.offersTo(operator));
      const name = nameIn(request.url!);
      const body = name === null ? null : await readBodyAs(request, typedBody);
      const words = name === null ? (await readBodyAs(request, commandBody)).command : name.split(' ');
      begin(running, operator.name);
      try {
        const { name: who, address } = operator;
        log.info({ operator: who, address, command: words.slice(0, 2) }, 'an operator runs a command');
        if (body !== null) return sendJson(response, 200, await options.runTyped(operator, words.join(' '), body));
        response.setHeader('content-type', 'application/x-ndjson');
        alive = setInterval(() => response.write('\n'), aliveMs);
        const output = { print: (out: string) => send({ out }), complain: (err: string) => send({ err }) };
        send({ exit: await run(operator, words, output) });
        response.end();
      } finally {
        running.splice(running.indexOf(operator.name), 1);
      }
    } catch (error) {
      fail(error, request, response, log);
    } finally {
      clearInterval(alive);
    }
  };
}

function fail(error: unknown, request: IncomingMessage, response: ServerResponse, log: Logger): void {
  const refusal = error instanceof ApiError ? error : null;
  if (refusal) log.warn({ reason: refusal.message, address: request.socket.remoteAddress }, 'a request was refused');
  else log.error({ err: error }, 'a command failed');
  if (response.headersSent) return void response.destroy();
  if (refusal?.status === 401) response.setHeader('www-authenticate', 'Bearer realm="operators"');
  sendRefusal(response, refusal, request.url !== commandsPath);
}

/** Adds a command to those that run. Throws ApiError when too many do. */
function begin(running: string[], operator: string): void {
  if (running.length >= atOnce) throw new ApiError('ServiceUnavailable', `${atOnce} commands are running: try again`);
  if (running.filter((each) => each === operator).length >= atOnceOfOne)
    throw new ApiError('TooManyRequests', `${atOnceOfOne} of your commands are running: wait for one to end`);
  running.push(operator);
}

function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(JSON.stringify(body));
}

/** Programs get RFC 9457 problem details. The command of a terminal reads the message alone. */
function sendRefusal(response: ServerResponse, refusal: ApiError | null, isProblem: boolean): void {
  const { reason, status, code, errors } = refusal ?? new ApiError('InternalError', '');
  const message = refusal?.message ?? 'failed: see the log of the role operator';
  if (!isProblem) {
    sendJson(response, status, { message });
    return;
  }
  const { title } = reasons[reason];
  const body = { type: 'about:blank', title, status, detail: message, code, ...(errors.length > 0 && { errors }) };
  sendJson(response, status, body, 'application/problem+json');
}

/** The command that a path names; null for the path that takes words. */
function nameIn(url: string): string | null {
  return url === commandsPath ? null : url.slice(commandsPath.length + 1).replaceAll('/', ' ');
}

/** Returns whether the request was for the page or a part of it. Throws ApiError. */
function servePage(page: BuiltConsole, request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = request.url!.split('?');
  const [, asset] = /^\/console\/assets\/([^/]+)$/.exec(path) ?? [];
  if (asset !== undefined) page.sendAsset(asset, request, response);
  else if (/^\/(console(\/.*)?)?$/.test(path)) page.sendPage(request, response);
  else return false;
  return true;
}

/** A browser says so of a request by a page of this listener, and no page can. */
const isOfOwnPage = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin';

async function accept(request: IncomingMessage, recognize: Recognize): Promise<Caller> {
  const { url = '', method, headers } = request;
  const isRead = url === documentPath || url === ownPath;
  if (!isRead && !pathOfCommand.test(url))
    throw new ApiError('NotFound', `only ${commandsPath}, ${documentPath}, and ${ownPath} are here`);
  const wanted = isRead ? 'GET' : 'POST';
  if (method !== wanted) throw new ApiError('MethodNotAllowed', `${wanted} only`);
  if (headers.origin !== undefined && !isOfOwnPage(request))
    throw new ApiError(
      'foreign_origin',
      'pages of other origins are not served, nor browsers or proxies that do not send Sec-Fetch-Site',
    );
  const operator = await recognize(headers.authorization);
  if (operator === null) throw new ApiError('Unauthorized', 'an operator’s token is needed');
  const address = request.socket.remoteAddress ?? null;
  return { ...operator, address };
}
