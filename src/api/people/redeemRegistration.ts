/** Redeems a registration code, for the operation and for its page. */

import { Refusal } from '../../http/refusal.ts';
import { type Contact, type Registered, redeemCode } from '../../store/people/registrations.ts';
import type { PeopleServices } from './peopleServices.ts';

/** Throws Refusal 401 for an unknown or expired code, 409 for a spent one, 429 for too many attempts. */
export async function redeem(
  { db, people }: PeopleServices,
  { address, ...request }: { code: string; contact: Contact; requestId: string; address: string },
): Promise<Registered> {
  await people.limits.registration.take(address);
  const outcome = await redeemCode(db, request);
  if (outcome === 'invalid')
    throw new Refusal('Unauthorized', 'the registration code is not valid: unknown or expired', {
      code: 'invalid_registration_code',
      // RFC 9110, section 11.6.1 requires a challenge; no scheme fits a code in a body.
      headers: { 'www-authenticate': 'RegistrationCode realm="compute.service"' },
    });
  if (outcome === 'spent')
    throw new Refusal(
      'Conflict',
      'the registration code was used before; the operator who issued it can issue another one',
      {
        code: 'registration_code_spent',
      },
    );
  return outcome;
}
