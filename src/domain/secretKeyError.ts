import { PublicError } from '../lib/errors.ts';

/** A key that a stored secret needs is missing or wrong. The message is for operators: which key, where, what to do. */
export class SecretKeyError extends PublicError<'secret_key'> {
  constructor(message: string, options?: ErrorOptions) {
    super('secret_key', message, options);
  }
}
