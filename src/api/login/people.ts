/** What the API has for people: keys for their secrets, mail, and limits for those who are not signed in yet. */
import type { Logger } from 'pino';
import type { Environment } from '../../config.ts';
import type { Database } from '../../store/db.ts';
import { resealSecrets } from '../../store/identityIntegrations.ts';
import { type RateLimit, rateLimit } from '../rateLimit.ts';
import { secretContext } from './context.ts';
import { type Mailer, openMailer } from './mail.ts';
import { type OpenId, openOpenId } from './openid.ts';
import { openSealing, type Sealing } from './sealing.ts';

export interface People {
  sealing: Sealing;
  mail: Mailer;
  openId: OpenId;
  /** Per address. */
  limits: { registration: RateLimit; signIn: RateLimit };
  /** Origins to which people may be sent back. */
  returnOrigins: readonly string[];
  close(): Promise<void>;
}

type Settings = Pick<Environment, 'SMTP_URL' | 'SMTP_FROM' | 'RETURN_ORIGINS' | 'REGISTRATIONS_PER_ADDRESS'>;

interface PeopleOptions extends Settings {
  db: Database;
  log: Logger;
  secretKeys: readonly { id: string; key: Buffer }[];
  publicUrl: string;
  IDENTITY_ALLOW_LOOPBACK: boolean;
}

const tenMinutes = 600;

export function openPeople(options: PeopleOptions): People {
  const registrations = options.REGISTRATIONS_PER_ADDRESS;
  const openId = openOpenId({ allowLoopback: options.IDENTITY_ALLOW_LOOPBACK });
  const sealing = openSealing(options.secretKeys);
  // What waits for another start is still opened by its old key.
  const resealed = resealSecrets(options.db, (sealed, customerId) => sealing.renew(sealed, secretContext(customerId))).catch((error: unknown) =>
    options.log.warn({ err: error }, 'stored secrets keep their former key'),
  );
  return {
    sealing,
    mail: openMailer({ url: options.SMTP_URL, from: options.SMTP_FROM, log: options.log }),
    openId,
    async close() {
      await resealed;
      await openId.close();
    },
    limits: {
      registration: rateLimit('registration', { perSecond: registrations / tenMinutes, burst: registrations }),
      signIn: rateLimit('sign-in', { perSecond: 2, burst: 120 }),
    },
    returnOrigins: [options.publicUrl, ...options.RETURN_ORIGINS.split(',').filter((text) => text.trim() !== '')].map((text) => new URL(text.trim()).origin),
  };
}
