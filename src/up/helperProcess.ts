/**
 * Functions that run in a process of their own: when it ends, it gives back all the memory that they and their packages
 * took. V8 and the C library keep most of what a process has ever used.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { UserError, type UserErrorCode } from '../domain/errors.ts';

/** An error, as it crosses from one process to another. */
interface SentError {
  message: string;
  stack: string | undefined;
  code: string | undefined;
  isForUser: boolean;
  cause: SentError | null;
}

interface Request {
  name: string;
  parameters: unknown[];
}

type Response = { line: string } | { value: unknown } | { error: SentError };

/** Arguments and results are copied, as structured clones. */
type Functions<Work> = {
  [Name in keyof Work]: Work[Name] extends (...parameters: infer P) => Promise<infer R> ? [P, R] : never;
};

export interface HelperOptions {
  mainFile: string;
  /** What the program is called with, so that it calls {@link serve}. */
  words: string[];
  environment: NodeJS.ProcessEnv;
  /** For what the functions print. */
  print(line: string): void;
}

/** The process, seen from the one that started it. It takes one call at a time. */
export class HelperProcess<Work> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<string>;
  readonly #print: (line: string) => void;

  constructor({ mainFile, words, environment, print }: HelperOptions) {
    this.#print = print;
    // In its own session: Ctrl-C reaches the process that started it, which then ends it.
    const options = { env: environment, serialization: 'advanced', detached: true } as const;
    const child = fork(mainFile, words, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
    });
  }

  /** Throws what the function throws: a UserError as such, another error with its message, stack, code, and causes. */
  async call<Name extends keyof Work & string>(
    name: Name,
    ...parameters: Functions<Work>[Name][0]
  ): Promise<Functions<Work>[Name][1]> {
    const child = this.#child;
    const responded = new Promise<Functions<Work>[Name][1]>((resolve, reject) => {
      const hear = (response: Response) => {
        if ('line' in response) return this.#print(response.line);
        child.off('message', hear);
        if ('error' in response) reject(received(response.error));
        else resolve(response.value as Functions<Work>[Name][1]);
      };
      child.on('message', hear);
      child.send({ name, parameters } satisfies Request, (error) => error && reject(error));
    });
    const ended = this.#ended.then((how) => {
      throw new Error(`The process for "${name}" ended (${how}).`);
    });
    return Promise.race([responded, ended]);
  }

  /** Ends the process, in the middle of a function if one runs. */
  async close(): Promise<void> {
    this.#child.kill();
    await this.#ended;
  }
}

/** Runs in the process itself: makes the functions, and calls those that are asked for until the other process ends. */
export function serve(make: (print: (line: string) => void) => object): void {
  const send = (response: Response) => process.send!(response);
  const work = make((line) => send({ line })) as Record<string, (...parameters: unknown[]) => Promise<unknown>>;
  process.on('disconnect', () => process.exit());
  process.on('message', ({ name, parameters }: Request) => {
    work[name]!(...parameters).then(
      (value) => send({ value }),
      (error: unknown) => send({ error: sent(error) }),
    );
  });
}

function sent(error: unknown): SentError {
  const { message, stack, code, cause } = (error instanceof Error ? error : new Error(String(error))) as Error & {
    code?: unknown;
  };
  return {
    message,
    stack,
    code: typeof code === 'string' ? code : undefined,
    isForUser: error instanceof UserError,
    cause: cause instanceof Error ? sent(cause) : null,
  };
}

function received({ message, stack, code, isForUser, cause: sentCause }: SentError): Error {
  const cause = sentCause ? received(sentCause) : undefined;
  if (isForUser) return new UserError(message, { code: code as UserErrorCode, cause });
  return Object.assign(new Error(message, { cause }), { stack, code });
}
