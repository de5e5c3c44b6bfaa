/** Redeems a registration code, for the operation and for its page. */

import { ApiError } from '../../http/apiError.ts';
import type { Source } from '../../store/core/audit.ts';
import type { Queryable } from '../../store/core/db.ts';
import { CodeRefused, type Contact, type Registered, redeemCode } from '../../store/people/registrations.ts';
import type { PeopleServices } from './peopleServices.ts';

/** Throws ApiError 401 for an unknown or expired code, 409 for a spent one, 429 for too many attempts. */
export async function redeem<Result>(
  { people, apiKeyMaxDays, refusals }: PeopleServices,
  { address, ...request }: { code: string; contact: Contact; requestId: string; address: string; source: Source },
  inTransaction: (work: (tx: Queryable) => Promise<Registered>) => Promise<Result>,
): Promise<Result> {
  await people.limits.registration.take(address);
  try {
    const code = plainCode(request.code);
    return await redeemCode(inTransaction, { ...request, code, keyDays: apiKeyMaxDays });
  } catch (error) {
    if (!(error instanceof CodeRefused)) throw error;
    refusals.note({
      actorType: 'registration-code',
      actorId: 'unknown',
      action: 'registration.refuse',
      target: 'unknown',
      reason: error.message,
      requestId: request.requestId,
      source: request.source,
    });
    throw refusalOf(error);
  }
}

function refusalOf({ why }: CodeRefused): ApiError {
  if (why === 'invalid')
    return new ApiError('invalid_registration_code', 'the registration code is not valid: unknown or expired', {
      // RFC 9110, section 11.6.1 requires a challenge; no scheme fits a code in a body.
      headers: { 'www-authenticate': 'RegistrationCode realm="compute.service"' },
    });
  return new ApiError(
    'registration_code_spent',
    'the registration code was used before; the operator who issued it can issue another one',
  );
}

/** Mail programs and chats put line breaks, spaces, and quotes into a code; none of them can be part of one. */
function plainCode(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pi}\p{Pf}"'`]/gu, '');
}
