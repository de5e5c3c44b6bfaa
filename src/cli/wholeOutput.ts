/** Whether all that a command printed was written. */
import { UserError } from '../lib/errors.ts';

/** What a command made that is shown once, and how to get another one. */
export const shownOnce: Readonly<Record<string, string>> = {
  'customers create': 'The account is made, and its API key is lost: "registrations issue" gives a code for a new one.',
  'registrations issue': 'The code is made, and is lost: issue another one.',
  'keys create': 'The key is made, and its secret is lost: revoke it, and create another one.',
  'keys rotate': 'The new key is made, and its secret is lost: revoke it, and rotate the key again.',
  'webhooks create': 'The webhook is made, and its secret is lost: "webhooks rotate" gives it another one.',
  'webhooks rotate': 'The new secret is made, and is lost: rotate it again.',
};

/** Watches a stream from now on. A reader that has left, such as `head`, wants no more: this loses nothing. */
export function watchOutput(stream: NodeJS.WriteStream = process.stdout) {
  let failure: NodeJS.ErrnoException | undefined;
  // Without a listener, a closed reader or a full disk would end the process.
  stream.on('error', (error) => {
    failure ??= error;
  });
  return {
    /** Returns once everything is written. Throws UserError if something is not. */
    async written(words: readonly string[]): Promise<void> {
      await new Promise<void>((resolve) => {
        stream.write('', () => setImmediate(resolve));
      });
      if (!failure || failure.code === 'EPIPE') return;
      const [, lost] = Object.entries(shownOnce).find(([name]) => ` ${words.join(' ')} `.includes(` ${name} `)) ?? [];
      throw new UserError(
        `The output could not be written (${failure.code ?? failure.message}). ` +
          (lost ?? 'A command that changes something has done so: look before you repeat it.'),
        { cause: failure },
      );
    },
  };
}
