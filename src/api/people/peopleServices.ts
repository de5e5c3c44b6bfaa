/** What the API needs for people: keys for their secrets, email, and limits for those who are not signed in yet. */
import type { Logger } from 'pino';
import type { Environment } from '../../config.ts';
import type { Entrance } from '../../domain/machine.ts';
import { type RateLimit, sharedRateLimit } from '../../http/rateLimit.ts';
import type { Database } from '../../store/core/db.ts';
import { forgetRateCounts } from '../../store/core/rateCounts.ts';
import { resealSecrets } from '../../store/people/identityIntegrations.ts';
import { type OperationServices, operationsWith } from '../operations/operation.ts';
import { type LetterOutcome, type Mailer, openMailer } from './mailer.ts';
import { type OpenId, openOpenId } from './openIdProvider.ts';
import { openSealing, type Sealing } from './sealing.ts';
import { secretContext } from './secretContext.ts';

export interface People {
  sealing: Sealing;
  mail: Mailer;
  openId: OpenId;
  /** Per address, across all replicas. */
  limits: { registration: RateLimit; signIn: RateLimit };
  /** Origins that people may be sent back to. */
  returnOrigins: readonly string[];
  close(): Promise<void>;
}

/** What operations for people need beyond what every operation has. */
export interface PeopleServices extends OperationServices {
  people: People;
  /** How customers reach the service. */
  entrance: Entrance;
}

/** Declares an operation for people. */
export const operation = operationsWith<PeopleServices>();

type Settings = Pick<Environment, 'SMTP_URL' | 'SMTP_FROM' | 'RETURN_ORIGINS' | 'REGISTRATIONS_PER_ADDRESS'>;

interface PeopleOptions extends Settings {
  db: Database;
  log: Logger;
  secretKeys: readonly { id: string; key: Buffer }[];
  publicUrl: string;
  countEmail(outcome: LetterOutcome): void;
  IDENTITY_ALLOW_LOOPBACK: boolean;
}

const tenMinutes = 600;
/** How often expired windows are removed. */
const forgettingMs = 300_000;

export function openPeople(options: PeopleOptions): People {
  const { db, log, publicUrl } = options;
  const registrations = options.REGISTRATIONS_PER_ADDRESS;
  const openId = openOpenId({ allowLoopback: options.IDENTITY_ALLOW_LOOPBACK });
  const sealing = openSealing(options.secretKeys);
  // Secrets that are not resealed now wait for another start; their old key still opens them.
  const resealed = resealSecrets(db, (sealed, customerId) => sealing.renew(sealed, secretContext(customerId))).catch(
    (error: unknown) => log.warn({ err: error }, 'stored secrets keep their former key'),
  );
  const mail = openMailer({
    url: options.SMTP_URL,
    from: options.SMTP_FROM,
    publicUrl,
    db,
    log,
    sealing,
    count: options.countEmail,
  });
  const forgetting = setInterval(() => {
    forgetRateCounts(db, Date.now()).catch((error: unknown) => log.warn({ err: error }, 'old rate counts stay'));
  }, forgettingMs).unref();
  return {
    sealing,
    mail,
    openId,
    async close() {
      clearInterval(forgetting);
      await resealed;
      await mail.close();
      await openId.close();
    },
    limits: {
      registration: sharedRateLimit(
        'registration',
        { perSecond: registrations / tenMinutes, burst: registrations },
        db,
      ),
      signIn: sharedRateLimit('sign-in', { perSecond: 2, burst: 120 }, db),
    },
    returnOrigins: [publicUrl, ...options.RETURN_ORIGINS.split(',').filter((text) => text.trim() !== '')].map(
      (text) => new URL(text.trim()).origin,
    ),
  };
}
