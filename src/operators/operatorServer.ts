/**
 * The operators' API: runs operators' commands for those who have an operator's credential, so that they need no
 * password of the database. It has a listener and credentials of its own; a customer's are strangers here.
 *
 * `POST /v1/operator/commands` takes `{"command": ["customers", "show", "acme"]}` and responds with lines of JSON as the
 * command goes on: `{"out": LINE}`, `{"err": LINE}`, an empty line now and then while it works, and at the end
 * `{"exit": CODE}`. A response without that end was cut off: what came of the command is not known.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import * as z from 'zod';
import { ApiError } from '../http/apiError.ts';
import type { Operator, Recognize } from './operators.ts';
import { aliveMs, commandsPath, type WireLine } from './operatorWire.ts';
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
  log: Logger;
}

const commandBody = {
  schema: z.strictObject({ command: z.array(z.string().max(4_096)).min(1).max(64) }),
  bytes: 64 * 1024,
  limits: { maximumDepth: 4, maximumValues: 100 },
  form: '{"command":[WORD,…]}',
};
const atOnce = 8;

export function operatorHandler({ recognize, run, log }: OperatorServerOptions): RequestListener {
  let running = 0;
  return async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const send = (line: WireLine) => void response.write(`${JSON.stringify(line)}\n`);
    let alive: NodeJS.Timeout | undefined;
    try {
      const { operator, words } = await accept(request, recognize);
      if (running >= atOnce) throw new ApiError('ServiceUnavailable', `${atOnce} commands are running: try again`);
      running++;
      try {
        const { name, address } = operator;
        log.info({ operator: name, address, command: words.slice(0, 2) }, 'an operator runs a command');
        response.setHeader('content-type', 'application/x-ndjson');
        alive = setInterval(() => response.write('\n'), aliveMs);
        const output = { print: (out: string) => send({ out }), complain: (err: string) => send({ err }) };
        send({ exit: await run(operator, words, output) });
        response.end();
      } finally {
        running--;
      }
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal)
        log.warn({ reason: refusal.message, address: request.socket.remoteAddress }, 'a request was refused');
      else log.error({ err: error }, 'a command failed');
      if (response.headersSent) return void response.destroy();
      if (refusal?.status === 401) response.setHeader('www-authenticate', 'Bearer realm="operators"');
      response.writeHead(refusal?.status ?? 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: refusal?.message ?? 'failed: see the log of the role operator' }));
    } finally {
      clearInterval(alive);
    }
  };
}

async function accept(
  request: IncomingMessage,
  recognize: Recognize,
): Promise<{ operator: Caller; words: readonly string[] }> {
  const { url, method, headers } = request;
  if (url !== commandsPath) throw new ApiError('NotFound', `only ${commandsPath} is here`);
  if (method !== 'POST') throw new ApiError('MethodNotAllowed', 'POST only');
  if (headers.origin !== undefined) throw new ApiError('Forbidden', 'pages are not served');
  const operator = await recognize(headers.authorization);
  if (operator === null) throw new ApiError('Unauthorized', 'an operator’s token is needed');
  const address = request.socket.remoteAddress ?? null;
  return { operator: { ...operator, address }, words: (await readBodyAs(request, commandBody)).command };
}
