import { didYouMean } from './nearest.ts';

/**
 * An error whose message is written for the person who reads it: what is wrong, what is accepted, what to do. It is
 * shown without its stack. Programs tell such errors apart by `code`, which is stable. Any other error is a defect.
 */
export abstract class PublicError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The exit code of a command that ends with an error, by the error's code. */
const exitCodes = {
  failed: 1,
  away: 1,
  state_refused: 1,
  not_found: 1,
  usage: 2,
  configuration: 1,
  migration: 1,
  pooler: 1,
  fleet_refused: 1,
  correction_refused: 1,
  customer_refused: 1,
  abandon_refused: 1,
  database_behind: 1,
  not_prepared: 1,
  payload_unreadable: 1,
} as const;
export type UserErrorCode = keyof typeof exitCodes;

/** A problem that the person who runs the program can fix; the message says how, one line per problem. */
export class UserError extends PublicError<UserErrorCode> {
  constructor(message: string, { code = 'failed', ...options }: ErrorOptions & { code?: UserErrorCode } = {}) {
    super(code, message, options);
  }

  get exitCode(): number {
    return exitCodes[this.code];
  }
}

/** A command that was called incorrectly. Its message shows the usage. */
export class UsageError extends UserError {
  constructor(message: string) {
    super(message, { code: 'usage' });
  }
}

/** What a name is looked for among. */
export type Named = 'host' | 'customer' | 'machine' | 'image' | 'namespace' | 'bill' | 'request' | 'orphan';

/** No thing has the name that a person gave. What reads the names adds the nearest one to the message. */
export class NoSuchName extends UserError {
  readonly named: Named;
  readonly given: string;
  readonly nearest: string | null;

  constructor(named: Named, given: string, message: string, nearest: string | null = null) {
    super(message + didYouMean(nearest), { code: 'not_found' });
    this.named = named;
    this.given = given;
    this.nearest = nearest;
  }
}

export const noSuchHost = (name: string) =>
  new NoSuchName('host', name, `There is no host "${name}": "hosts list" shows them.`);

/** `machine` is NAMESPACE/NAME. */
export const noSuchMachine = (kind: string, machine: string) =>
  new NoSuchName('machine', machine, `There is no ${kind} ${machine}: "instances list" shows what there is.`);

/** The configuration, or a file that it names, cannot be used. */
export class ConfigError extends UserError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, { ...options, code: 'configuration' });
  }
}
