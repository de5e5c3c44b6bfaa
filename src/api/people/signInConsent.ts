/**
 * The question before a sign-in takes effect: a person sees which account and program are about to get a session, and
 * says yes or no (RFC 8252, section 8.6; RFC 9700, section 4.7). It is asked before a code goes to a program, and before
 * another account replaces the one in the browser. What was asked is kept in a cookie that only this service can read.
 */
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { placeOfCookie } from '../../domain/sealedColumns.ts';
import { ApiError } from '../../http/apiError.ts';
import { readForm, requireOwnOrigin } from '../../http/forms.ts';
import { type Html, html, sendPage } from '../../http/html.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { seeOther } from '../../http/seeOther.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { decideDevice, type WaitingDevice } from '../../store/people/deviceCodes.ts';
import { rightsInTenant, type UserRow } from '../../store/people/people.ts';
import { createSignInCode } from '../../store/people/signIn.ts';
import type { SignedInPerson } from './browserSession.ts';
import { SignInRefused } from './openIdProvider.ts';
import type { PeopleServices } from './peopleServices.ts';
import { consentCookie, signInSeconds } from './signInCookies.ts';
import { terminalPurpose } from './signInFlow.ts';

const person = { id: z.string(), customerId: z.string(), tenantId: z.string(), userId: z.string(), until: z.number() };
const consentSchema = z.discriminatedUnion('for', [
  z.strictObject({ ...person, ...terminalPurpose.shape }),
  z.strictObject({ ...person, for: z.literal('device'), deviceId: z.string() }),
  z.strictObject({ ...person, for: z.literal('page'), returnTo: z.string() }),
]);
type Consent = z.infer<typeof consentSchema>;
type TerminalConsent = Extract<Consent, { for: 'terminal' }>;
type DeviceConsent = Extract<Consent, { for: 'device' }>;
type PageConsent = Extract<Consent, { for: 'page' }>;
type Asked<T extends Consent> = Omit<T, 'id' | 'until' | 'userId'> & { user: UserRow };
const cookiePlace = placeOfCookie('sign-in consent');

export const consentPath = '/v1/auth/consent';

/** Asks whether the program that listens at `redirectUri` may have a session of this person. */
export async function askForTerminal(
  services: PeopleServices,
  response: Response,
  { user, ...asked }: Asked<TerminalConsent>,
): Promise<void> {
  const id = await remember(services, response, { ...asked, userId: user.id });
  const { scopes } = await rightsInTenant(services.db, user, asked.tenantId);
  const { origin, host } = new URL(asked.redirectUri);
  const body = html`<p>A program on this computer asks for a session in your name:</p>
<dl>
<dt>Program</dt><dd>the one that listens at <code>${host}</code></dd>
${await personRows(services, asked, user)}
<dt>What it may do</dt><dd>${scopes.join(', ')}</dd>
<dt>For how long</dt><dd>${keptFor(services)}, unless you sign out there before</dd>
</dl>
<p>Continue only if you have just started a sign-in at a terminal on this computer. If a link or another person
brought you here, cancel.</p>
${decision(id, 'Continue', 'Cancel')}`;
  // Browsers check the whole chain of redirects that follows a form. A policy cannot name an IPv6 address.
  sendPage(response, {
    title: 'Sign in at a terminal?',
    body,
    formTarget: host.startsWith('[') ? 'http:' : origin,
  });
}

/** Asks whether the program that shows a code on another machine may have a session of this person. */
export async function askForDevice(
  services: PeopleServices,
  response: Response,
  { user, ...asked }: Asked<DeviceConsent>,
  { address, program, createdAt }: WaitingDevice,
): Promise<void> {
  const id = await remember(services, response, { ...asked, userId: user.id });
  const { scopes } = await rightsInTenant(services.db, user, asked.tenantId);
  const body = html`<p>A program on another machine asks for a session in your name:</p>
<dl>
<dt>Its address</dt><dd><code>${address}</code></dd>
<dt>It calls itself</dt><dd><code>${program ?? 'nothing'}</code></dd>
<dt>It asked at</dt><dd>${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</dd>
${await personRows(services, asked, user)}
<dt>What it may do</dt><dd>${scopes.join(', ')}</dd>
<dt>For how long</dt><dd>${keptFor(services)}, unless you sign out there before</dd>
</dl>
<p>Continue only if you have just started this program yourself. If a link or another person brought you here,
cancel: they would act in your name.</p>
${decision(id, 'Continue', 'Cancel')}`;
  sendPage(response, { title: 'Sign in a program on another machine?', body });
}

/** Records the decision for a program on another machine, and says so to the person. */
async function decideForDevice(
  { db }: PeopleServices,
  { deviceId, customerId, userId, tenantId }: DeviceConsent,
  isApproved: boolean,
  response: Response,
): Promise<void> {
  const { requestId, source } = factsOf(response);
  const change = { customerId, tenantId, actorType: 'human' as const, actorId: userId, requestId, source };
  if (!(await decideDevice(db, deviceId, { ...change, isApproved })))
    throw new SignInRefused('The program does not wait any more: start it again.');
  const text = isApproved
    ? 'The program is signed in. You can close this window.'
    : 'The program was not signed in. You can close this window.';
  sendPage(response, { title: isApproved ? 'Signed in' : 'Cancelled', body: html`<p role="status">${text}</p>` });
}

function keptFor({ people }: PeopleServices): string {
  const hours = people.signInSeconds / 3_600;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

/** Asks whether this person takes the place of the one who is signed in in this browser. */
export async function askToSwitch(
  services: PeopleServices,
  response: Response,
  { user, ...asked }: Asked<PageConsent>,
  present: SignedInPerson,
): Promise<void> {
  const id = await remember(services, response, { ...asked, userId: user.id });
  const body = html`<p>You are signed in in this browser:</p>
<dl>${await personRows(services, present.caller, present.user)}</dl>
<p>To go on would replace this with:</p>
<dl>${await personRows(services, asked, user)}</dl>
<p>If you did not choose this account yourself, stay signed in as you are.</p>
${decision(id, 'Switch', 'Stay')}`;
  sendPage(response, { title: 'Switch to another account?', body });
}

/** Handles the form of either question. `signIn` puts the agreed person in the place of the present one. */
export function decide(
  services: PeopleServices,
  signIn: (agreed: PageConsent, request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    requireOwnOrigin(request, services.publicUrl);
    const fields = await readForm(request);
    const consent = await recall(services, request);
    consentCookie.clear(response);
    // The page may be older than the cookie: a yes is for what this page showed.
    if (!consent || consent.id !== fields.get('id'))
      throw new SignInRefused('Another sign-in was started in this browser, or this one took longer than ten minutes.');
    const answer = fields.get('decision');
    if (answer !== 'yes' && answer !== 'no') throw new ApiError('BadRequest', 'decision must be yes or no');
    if (consent.for === 'page')
      return answer === 'yes' ? signIn(consent, request, response) : seeOther(response, '/account');
    if (consent.for === 'device') return decideForDevice(services, consent, answer === 'yes', response);
    const { redirectUri, state, codeChallenge, customerId, userId, tenantId } = consent;
    const result =
      answer === 'yes'
        ? { code: await createSignInCode(services.db, { customerId, userId, tenantId, redirectUri, codeChallenge }) }
        : { error: 'access_denied' };
    seeOther(response, `${redirectUri}?${new URLSearchParams({ ...result, state, iss: services.publicUrl })}`);
  };
}

type Undated<T> = Omit<T, 'id' | 'until'>;

async function remember(
  { people }: PeopleServices,
  response: Response,
  asked: Undated<TerminalConsent> | Undated<DeviceConsent> | Undated<PageConsent>,
): Promise<string> {
  const id = randomUUID();
  const consent = { ...asked, id, until: Date.now() + signInSeconds * 1_000 };
  consentCookie.write(response, await people.sealing.seal(JSON.stringify(consent), cookiePlace));
  return id;
}

/** Null when nothing was asked in this browser, the cookie is not ours, or the question is too old. */
async function recall({ people }: PeopleServices, request: Request): Promise<Consent | null> {
  const sealed = consentCookie.read(request);
  const text = sealed && (await people.sealing.open(sealed, cookiePlace));
  const parsed = text ? consentSchema.safeParse(JSON.parse(text)) : null;
  return parsed?.success && parsed.data.until > Date.now() ? parsed.data : null;
}

async function personRows(
  { db }: PeopleServices,
  { customerId, tenantId }: { customerId: string; tenantId: string },
  user: UserRow,
): Promise<Html> {
  const account = await findAccount(db, customerId);
  const tenant = account?.tenants.find(({ id }) => id === tenantId);
  return html`<dt>Account</dt><dd>${account?.displayName ?? ''} (<code>${account?.slug ?? ''}</code>)</dd>
<dt>Namespace</dt><dd><code>${tenant?.namespace ?? tenant?.slug ?? ''}</code></dd>
<dt>Person</dt><dd>${user.displayName}, ${user.email}</dd>`;
}

function decision(id: string, yes: string, no: string): Html {
  return html`<form method="post" action="${consentPath}">
<input type="hidden" name="id" value="${id}">
<button class="button" type="submit" name="decision" value="yes">${yes}</button>
<button class="button quiet" type="submit" name="decision" value="no">${no}</button>
</form>`;
}
