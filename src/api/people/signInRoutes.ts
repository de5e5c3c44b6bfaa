/** `/v1/auth/login`, `/callback`, and `/logout`: people sign in through their customer's identity provider. */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { placeOfIntegration } from '../../domain/sealedColumns.ts';
import { ApiError } from '../../http/apiError.ts';
import { deadline } from '../../http/deadline.ts';
import { requireOwnOrigin } from '../../http/forms.ts';
import { queryOf } from '../../http/query.ts';
import { clientOf, factsOf, sendJson } from '../../http/requestFacts.ts';
import { seeOther } from '../../http/seeOther.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { refusalOfAccount } from '../../store/accounts/customerLife.ts';
import { revokeSession } from '../../store/accounts/sessions.ts';
import { auditChange } from '../../store/core/audit.ts';
import { transaction } from '../../store/core/db.ts';
import { findWaitingDevice, type WaitingDevice } from '../../store/people/deviceCodes.ts';
import {
  activateIntegration,
  findIntegration,
  findSetupLink,
  recordProviderFailure,
  recordProviderSuccess,
  type SignInSettings,
} from '../../store/people/identityIntegrations.ts';
import { acceptInvitation, type ExternalIdentity, findSigningIn, type UserRow } from '../../store/people/people.ts';
import { defaultTenantId } from '../../store/people/signIn.ts';
import { authorizationHeader } from '../callers/authenticate.ts';
import { findSignedIn } from './browserSession.ts';
import { endSession, replaceSession } from './browserSignIn.ts';
import { signInLocally } from './localSignIn.ts';
import { type ProviderSettings, SignInRefused } from './openIdProvider.ts';
import { pageErrors } from './pageErrors.ts';
import type { PeopleServices } from './peopleServices.ts';
import { setupDonePage } from './setupPages.ts';
import { askForDevice, askForTerminal, askToSwitch, decide } from './signInConsent.ts';
import { sessionCookie, signInCookie } from './signInCookies.ts';
import { accountPage, type Flow, openFlow, providerOf, readTarget, sealFlow, switchedOff } from './signInFlow.ts';

const callbackPath = '/v1/auth/callback';

export function loginRoutes(services: PeopleServices): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Not the path as the client wrote it: a path has many spellings, and each distinct route is kept in memory.
  const limited =
    (path: string): RequestHandler =>
    async (request, response, next) => {
      factsOf(response).route = `/v1/auth${path}`;
      await services.people.limits.signIn.take(clientOf(request));
      next();
    };
  for (const [path, method, handle] of [
    ['/login', 'get', start],
    ['/callback', 'get', finish],
    ['/consent', 'post', consent],
    ['/logout', 'post', signOut],
    ['/local', 'post', signInLocally],
  ] as const) {
    const allow = method.toUpperCase();
    const route = router.route(path);
    route[method](deadline, limited(path), handle(services));
    route.all((_request, response) => {
      factsOf(response).route = `/v1/auth${path}`;
      throw new ApiError('MethodNotAllowed', `this address accepts only ${allow}`, { headers: { allow } });
    });
  }
  router.use(['/login', '/callback', '/consent', '/logout'], pageErrors(services));
  return router;
}

function start(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    const { settings, ...target } = await readTarget(services, queryOf(request));
    const watched = { ...target, settings, requestId: factsOf(response).requestId };
    const { url, pending } = await watchingProvider(services, watched, (provider) =>
      services.people.openId.start(provider, services.publicUrl + callbackPath),
    );
    signInCookie.write(response, await sealFlow(services, { ...target, pending }));
    seeOther(response, url.href);
  };
}

function finish(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    // Bound to this browser: a callback for a sign-in that another browser started ends here (RFC 9700, section 4.7).
    const flow = await openFlow(services, signInCookie.read(request));
    signInCookie.clear(response);
    if (!flow)
      throw new SignInRefused('This sign-in was not started in this browser, or took longer than ten minutes.');
    const settings = await settingsOf(services, flow);
    const callback = new URL(request.originalUrl, services.publicUrl);
    const watched = { ...flow, settings, requestId: factsOf(response).requestId };
    const identity = await watchingProvider(services, watched, (provider) =>
      services.people.openId.finish(provider, callback, flow.pending),
    );
    if (flow.purpose.for !== 'setup') await recordProviderSuccess(services.db, flow.customerId, watched.requestId);
    await arrive(services, flow, identity, request, response);
  };
}

/** Runs the provider's part and records its failures in the account's integration, which a setup test does not use. */
async function watchingProvider<T>(
  services: PeopleServices,
  {
    customerId,
    purpose,
    settings,
    requestId,
  }: Pick<Flow, 'customerId' | 'purpose'> & { settings: SignInSettings; requestId: string },
  work: (provider: ProviderSettings) => Promise<T>,
): Promise<T> {
  try {
    return await work(await providerOf(services, settings));
  } catch (error) {
    if (error instanceof SignInRefused && error.isProviders && purpose.for !== 'setup')
      await recordProviderFailure(services.db, { customerId, settings, cause: error.message, requestId });
    throw error;
  }
}

async function settingsOf({ db }: PeopleServices, { customerId, purpose }: Flow): Promise<SignInSettings> {
  const isTest = purpose.for === 'setup';
  const integration = isTest ? null : await findIntegration(db, customerId);
  if (integration?.status === 'disabled') throw new SignInRefused(switchedOff);
  const settings = isTest ? (await findSetupLink(db, purpose.token))?.candidate : integration?.settings;
  // Settings that were entered again meanwhile were not tested by this sign-in.
  if (!settings || (isTest && settings.clientSecretSealed !== purpose.tested))
    throw new SignInRefused('The settings to be tested have changed. Start the test again.');
  return settings;
}

async function arrive(
  services: PeopleServices,
  flow: Flow,
  identity: ExternalIdentity,
  request: Request,
  response: Response,
): Promise<void> {
  const { db } = services;
  const { requestId, source } = factsOf(response);
  const { purpose, customerId } = flow;
  switch (purpose.for) {
    case 'setup':
      return activate(services, purpose.token, identity, response);
    case 'invitation': {
      const user = await acceptInvitation(db, { token: purpose.token, identity, requestId, source });
      if (user === 'gone') throw new SignInRefused('This invitation is not valid any more.');
      if (user === 'another person')
        throw new SignInRefused(
          'This invitation is for another person: sign in with the account that has its e-mail address.',
        );
      const tenantId = user.tenantId ?? (await defaultTenantId(db, customerId));
      return arriveAt(services, { customerId, tenantId, user, returnTo: accountPage }, request, response);
    }
    case 'page':
    case 'terminal':
    case 'device': {
      const found = await findSigningIn(db, { customerId, tenant: flow.tenant, identity, requestId, source });
      if (!found)
        throw new SignInRefused(
          flow.tenant === null
            ? 'You are not a user of this account. Ask an administrator of the account to invite you.'
            : 'There is no such tenant in this account, or you have no role in it. Ask an administrator to invite you.',
        );
      if (purpose.for === 'page')
        return arriveAt(services, { customerId, ...found, returnTo: purpose.returnTo }, request, response);
      if (purpose.for === 'terminal') return askForTerminal(services, response, { customerId, ...found, ...purpose });
      const device = await waitingDevice(services, purpose.userCode, found.user, request);
      const { tenant } = device;
      // The program may have asked for a tenant, which is known only now.
      const there =
        tenant === null ? found : await findSigningIn(db, { customerId, tenant, identity, requestId, source });
      if (!there) throw new SignInRefused('You have no role in the tenant that the program asked for.');
      return askForDevice(services, response, { for: 'device', deviceId: device.id, customerId, ...there }, device);
    }
  }
}

/** The program that waits with a code that this person brought. Throws SignInRefused, and ApiError 429 for a guesser. */
async function waitingDevice(
  { db, people }: PeopleServices,
  userCode: string,
  user: UserRow,
  request: Request,
): Promise<WaitingDevice> {
  for (const key of [clientOf(request), user.id]) await people.limits.userCode.take(key);
  const device = await findWaitingDevice(db, userCode);
  if (!device)
    throw new SignInRefused('No program waits with this code: it was mistyped, used, or is older than ten minutes.');
  const customer = await findAccount(db, user.customerId);
  if (device.account !== null && device.account !== customer?.slug)
    throw new SignInRefused(
      'The program asked for another account: sign in to that one, or start the program for this one.',
    );
  return device;
}

async function activate(
  { db, people }: PeopleServices,
  token: string,
  identity: ExternalIdentity,
  response: Response,
): Promise<void> {
  const link = await findSetupLink(db, token);
  const { requestId, source } = factsOf(response);
  const tested = link?.candidate;
  const secret = tested && (await people.sealing.open(tested.clientSecretSealed, tested.place));
  // Sealed again, because a secret opens only in its own row.
  const place = link && placeOfIntegration(link.integrationId);
  const clientSecretSealed = secret && place && (await people.sealing.seal(secret, place));
  const isActive = await transaction(db, async (tx) => {
    if (!link || !tested || !clientSecretSealed) return false;
    if (!(await activateIntegration(tx, link, { tested, clientSecretSealed }))) return false;
    const change = {
      customerId: link.customerId,
      actorType: 'human' as const,
      actorId: link.id,
      requestId,
      source,
      reason: 'requested by the holder of a setup link',
    };
    await auditChange(tx, change, 'identity-integration.activate', link.integrationId, {
      issuer: identity.issuer,
      tested_by: identity.email,
    });
    return true;
  });
  if (!isActive)
    throw new SignInRefused('This link is not valid any more, or its settings have changed. Start the test again.');
  setupDonePage(response, { email: identity.email, returnUrl: link!.returnUrl });
}

/** Signs a person in in this browser; asks first if another person is signed in there. */
async function arriveAt(
  services: PeopleServices,
  { customerId, tenantId, user, returnTo }: { customerId: string; tenantId: string; user: UserRow; returnTo: string },
  request: Request,
  response: Response,
): Promise<void> {
  const present = await findSignedIn(services, request);
  if (present && present.user.id !== user.id)
    return askToSwitch(services, response, { for: 'page', customerId, tenantId, user, returnTo }, present);
  await signIn(services, { customerId, tenantId, userId: user.id, returnTo }, request, response);
}

function consent(services: PeopleServices): RequestHandler {
  return decide(services, (agreed, request, response) => signIn(services, agreed, request, response));
}

async function signIn(
  services: PeopleServices,
  { returnTo, ...whom }: { customerId: string; tenantId: string; userId: string; returnTo: string },
  request: Request,
  response: Response,
): Promise<void> {
  const isSignedIn = await replaceSession(services, whom, request, response);
  if (!isSignedIn) {
    const account = await refusalOfAccount(services.db, whom.customerId);
    const person = 'You are not a user of this account any more, or sign-in was disabled meanwhile.';
    throw new SignInRefused(account === null ? person : `You cannot sign in: ${account}.`);
  }
  seeOther(response, returnTo);
}

/** A program signs out with its bearer token, a browser with the form of a page of this service. */
function signOut(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    const facts = factsOf(response);
    const { requestId, source } = facts;
    const header = authorizationHeader(request);
    if (header !== undefined) {
      const token = /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : null;
      const address = clientOf(request);
      const caller = token && (await services.tokens.find(token, address));
      const isEnded = caller && (await revokeSession(services.db, { ...caller, source }, caller.sessionId, requestId));
      if (!isEnded)
        return sendJson(
          response,
          401,
          { error: 'invalid_token' },
          { 'www-authenticate': 'Bearer realm="compute.service", error="invalid_token"' },
        );
      return sendJson(response, 200, { status: 'signed_out' });
    }
    requireOwnOrigin(request, services.publicUrl);
    await endSession(services, sessionCookie.read(request), facts);
    sessionCookie.clear(response);
    seeOther(response, '/sign-in?signed-out=1');
  };
}
