/** Sends email if a mail server is configured. The outbox keeps an email through a server outage or a process crash. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { placeOfEmail } from '../../domain/sealedColumns.ts';
import { type EgressProxy, smtpName } from '../../domain/serverUrls.ts';
import { ApiError } from '../../http/apiError.ts';
import { noEgressProxy, proxyFor } from '../../http/outgoingAgent.ts';
import { backoff } from '../../lib/backoff.ts';
import type { Database, Queryable } from '../../store/core/db.ts';
import type { Notice } from '../../store/core/notices.ts';
import {
  abandonEmail,
  addEmail,
  leaseEmails,
  postponeEmail,
  settleEmail,
  type WaitingEmail,
} from '../../store/people/outgoingEmails.ts';
import type { Sealing } from './sealing.ts';

export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
}

export const letterOutcomes = ['sent', 'postponed', 'given_up'] as const;
export type LetterOutcome = (typeof letterOutcomes)[number];

/** Puts an invitation's email into the outbox in the invitation's transaction. Does nothing without a mail server. */
export type Post = (
  tx: Queryable,
  of: { invitationId: string; customerId: string },
  email: OutgoingEmail,
) => Promise<void>;

export interface Mailer {
  /** Gets what is needed to post, before the transaction that does. */
  prepare(): Promise<Post>;
  /** Checks the outbox now, because it has something new. Neither blocks nor throws. */
  hurry(): void;
  close(): Promise<void>;
}

export interface MailerOptions {
  url: string;
  from: string;
  /** Names the service in the message ids of its email. */
  publicUrl: string;
  db: Database;
  log: Logger;
  sealing: Sealing;
  count(outcome: LetterOutcome): void;
  /** The way out to the mail server. */
  proxy?: EgressProxy | undefined;
  /** Interval between checks of the outbox, in milliseconds. */
  everyMs?: number;
}

/** Limit for each step of the SMTP conversation; one whole delivery may take `sendingMs`. */
const stepMs = 10_000;
const sendingMs = 45_000;
/** Longer than a delivery may take, so that two processes never send the same email at once. */
const leaseSeconds = 60;
const batch = 10;
const closeGraceMs = 5_000;
/** RFC 5321, section 4.5.4.1 asks for four to five days; an invitation lives for seven. */
const giveUpAfterMs = 4 * 86_400_000;
const retrySeconds = { first: 5, most: 1_800 };

/** 5 s, 10 s, 20 s … half an hour. */
export function retryDelaySeconds(attempts: number): number {
  return backoff(retrySeconds, attempts - 1);
}

export function openMailer(options: MailerOptions): Mailer {
  const { url, from, db, log, sealing, count, everyMs = 5_000 } = options;
  if (!url) return { prepare: async () => async () => {}, hurry: () => {}, close: async () => {} };
  const limits = { connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };
  const host = smtpName(options.publicUrl);
  // Relays refuse a client without a name of its own, and the machine of a container has none.
  const name = new URL(url).searchParams.get('name') ?? host;
  const greeting = name === 'localhost' ? {} : { name };
  const { hostname, port, protocol } = new URL(url);
  const defaultPort = protocol === 'smtps:' ? 465 : 587;
  const proxy = proxyFor(options.proxy ?? noEgressProxy, hostname, Number(port || defaultPort));
  const wayOut = proxy === null ? {} : { proxy };
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...limits, ...greeting, ...wayOut, ...safe });
  let closed = false;
  let sweeping: Promise<void> | null = null;
  let isAskedAgain = false;

  async function deliver(waiting: WaitingEmail): Promise<void> {
    const { notice, sealed, owners } = waiting;
    if (notice) return send(waiting, { ...notice, to: owners });
    const { id, attempts, createdAt } = waiting;
    let opened: string | null;
    try {
      opened = await sealing.open(sealed!, placeOfEmail(id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It is sent once the key is back.
      if (Date.now() - createdAt.getTime() > giveUpAfterMs) return giveUp(waiting, 'its key is gone');
      count('postponed');
      return postponeEmail(db, id, retryDelaySeconds(attempts));
    }
    if (opened === null) return giveUp(waiting, 'it can no longer be read');
    const { to, ...email } = JSON.parse(opened) as OutgoingEmail;
    return send(waiting, { ...email, to: [to] });
  }

  async function send(waiting: WaitingEmail, { to, ...email }: Notice & { to: readonly string[] }): Promise<void> {
    const { id, attempts, createdAt } = waiting;
    // An account without people is told by the API alone.
    if (to.length === 0) return settleEmail(db, id);
    try {
      // An address passed as an object is not parsed, so it cannot become two. The message id is the same for every
      // attempt, so that a recipient can recognize a duplicate.
      await within(
        sendingMs,
        transport.sendMail({
          from,
          ...email,
          to: to.map((address) => ({ name: '', address })),
          messageId: `<${id}@${host}>`,
        }),
      );
    } catch (error) {
      const cause = causeOf(error);
      if (isFinal(error) || Date.now() - createdAt.getTime() > giveUpAfterMs) return giveUp(waiting, cause);
      log.warn({ email: id, attempts, cause }, 'an email was not sent; it is tried again');
      count('postponed');
      return postponeEmail(db, id, retryDelaySeconds(attempts));
    }
    count('sent');
    await settleEmail(db, id);
  }

  async function giveUp(waiting: WaitingEmail, cause: string): Promise<void> {
    log.error({ email: waiting.id, attempts: waiting.attempts, cause }, 'an email is abandoned');
    count('given_up');
    await abandonEmail(db, waiting, cause);
  }

  async function sweep(): Promise<void> {
    do {
      isAskedAgain = false;
      const emails = await leaseEmails(db, { limit: batch, leaseSeconds });
      await Promise.all(emails.map(deliver));
      if (emails.length === batch) isAskedAgain = true;
    } while (isAskedAgain && !closed);
  }

  function hurry(): void {
    if (closed) return;
    isAskedAgain = true;
    sweeping ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox of emails could not be read'))
      .finally(() => {
        sweeping = null;
      });
  }
  const timer = setInterval(hurry, everyMs);

  return {
    async prepare() {
      const seal = await sealing.sealer();
      return async (tx, of, email) => {
        const id = randomUUID();
        await addEmail(tx, { id, ...of, sealed: seal(JSON.stringify(email), placeOfEmail(id)) });
      };
    },
    hurry,
    async close() {
      closed = true;
      clearInterval(timer);
      // The next process retries whatever takes longer than this, under the same id.
      await within(closeGraceMs, sweeping ?? Promise.resolve()).catch(() => {});
      transport.close();
    },
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Whether the server refused this email for good (RFC 5321, section 4.2.1), rather than us or only for now. */
function isFinal(error: unknown): boolean {
  const { command = '', responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)/.test(command);
}

/** A server's message may quote the email, so only its codes are kept. */
function causeOf(error: unknown): string {
  const { code, command, responseCode } = error as SmtpError;
  const what = responseCode
    ? `the mail server responded with ${responseCode}`
    : `the mail server could not be used (${code ?? 'unknown'})`;
  return command ? `${what} to ${command}` : what;
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('took too long'), { code: 'ETIMEDOUT' })), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
