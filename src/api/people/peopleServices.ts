/** What the API needs for people: keys for their secrets, email, and limits for those who are not signed in yet. */
import type { Logger } from 'pino';
import type { ApiLimits } from '../../domain/apiLimits.ts';
import type { Entrance } from '../../domain/machineEntrance.ts';
import type { AddressRules } from '../../http/outgoingAddresses.ts';
import { type RateLimit, sharedRateLimit } from '../../http/rateLimit.ts';
import type { SecretBox } from '../../secrets/secretBox.ts';
import type { Environment } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { forgetRateCounts } from '../../store/core/rateCounts.ts';
import { type OperationServices, operationsWith } from '../operations/operation.ts';
import { type InvitationLimits, openInvitationLimits } from './invitationLimits.ts';
import { type LetterOutcome, type Mailer, openMailer } from './mailer.ts';
import { type OpenId, openOpenId } from './openIdProvider.ts';
import { openSealing, type Sealing } from './sealing.ts';

export interface People {
  sealing: Sealing;
  mail: Mailer;
  openId: OpenId;
  /** Per address, across all replicas. */
  limits: { registration: RateLimit; signIn: RateLimit; device: RateLimit; userCode: RateLimit };
  invitations: InvitationLimits;
  /** Origins that people may be sent back to. */
  returnOrigins: readonly string[];
  /** How long a sign-in at a terminal lasts. */
  signInSeconds: number;
  close(): Promise<void>;
}

/** What operations for people need beyond what every operation has. */
export interface PeopleServices extends OperationServices {
  people: People;
  /** How customers reach the service. */
  entrance: Entrance;
}

export const operation = operationsWith<PeopleServices>();

type Settings = Pick<Environment, 'SMTP_URL' | 'SMTP_FROM' | 'RETURN_ORIGINS' | 'SIGN_IN_HOURS'>;

interface PeopleOptions extends Settings {
  db: Database;
  log: Logger;
  secrets: Pick<SecretBox, 'sealer' | 'open'>;
  publicUrl: string;
  limits: Pick<ApiLimits, 'registrations' | 'invitationsPerAddress' | 'invitationsPerAccount'>;
  countEmail(outcome: LetterOutcome): void;
  /** Where the account's own provider of sign-in may be. */
  addressRules: AddressRules;
}

const tenMinutes = 600;
/** Programs without a browser that may begin a sign-in, per address and ten minutes. */
const devices = 60;
/** Codes of such programs that may be tried, per person and per address, in ten minutes. */
const userCodes = 20;
/** How often expired windows are removed. */
const forgettingMs = 300_000;

export function openPeople(options: PeopleOptions): People {
  const { db, log, publicUrl, limits } = options;
  const { registrations } = limits;
  const openId = openOpenId(options.addressRules);
  const sealing = openSealing(options.secrets, log);
  const mail = openMailer({
    url: options.SMTP_URL,
    from: options.SMTP_FROM,
    publicUrl,
    db,
    log,
    sealing,
    count: options.countEmail,
    proxy: options.addressRules.proxy,
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
      device: sharedRateLimit('device', { perSecond: devices / tenMinutes, burst: devices }, db),
      userCode: sharedRateLimit('user-code', { perSecond: userCodes / tenMinutes, burst: userCodes }, db),
    },
    invitations: openInvitationLimits(db, {
      perAddress: limits.invitationsPerAddress,
      perAccount: limits.invitationsPerAccount,
    }),
    signInSeconds: options.SIGN_IN_HOURS * 3_600,
    returnOrigins: [publicUrl, ...options.RETURN_ORIGINS.split(',').filter((text) => text.trim() !== '')].map(
      (text) => new URL(text.trim()).origin,
    ),
  };
}
