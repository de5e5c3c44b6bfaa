/** Mail to people, where a server for it is configured. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Sends without making anybody wait; a failure is logged, without what the letter says. */
  send(letter: Letter): void;
}

const timeoutMs = 10_000;

export function openMailer({ url, from, log }: { url: string; from: string; log: Logger }): Mailer {
  if (!url) return { send: () => {} };
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  return {
    send(letter) {
      // An address that was given as an object is not parsed: it cannot become two.
      transport.sendMail({ from, ...letter, to: { name: '', address: letter.to } }).catch((error: unknown) => {
        log.error({ err: { message: (error as Error).message, code: (error as { code?: string }).code } }, 'a letter was not sent');
      });
    },
  };
}
