/** Pages for people: plain documents that work without scripts. */
import { type RequestHandler, type Response, Router } from 'express';
import { scopesOfRole } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { deadline } from '../../http/deadline.ts';
import { readForm, requireOwnOrigin } from '../../http/forms.ts';
import { alert, field, html, sendPage } from '../../http/html.ts';
import { queryOf } from '../../http/query.ts';
import { clientOf, factsOf } from '../../http/requestFacts.ts';
import { findAccount, visibleTenants } from '../../store/accounts/accounts.ts';
import { transaction } from '../../store/core/db.ts';
import { findIntegration, takesSignIns } from '../../store/people/identityIntegrations.ts';
import { findInvitation } from '../../store/people/people.ts';
import { findOpenCustomer } from '../../store/people/signIn.ts';
import { findSignedIn, returnPath } from './browserSession.ts';
import { devicePath } from './deviceGrant.ts';
import { showDevice } from './devicePage.ts';
import { invitationUrl, setupUrl } from './handedOutUrls.ts';
import { linksElsewhere } from './otherCells.ts';
import { pageErrors } from './pageErrors.ts';
import type { PeopleServices } from './peopleServices.ts';
import { redeem } from './redeemRegistration.ts';
import { contactSchema } from './registrationOperations.ts';
import { enterSetup, showSetup } from './setupPages.ts';
import { switchedOff } from './signInFlow.ts';
import { loginPath, notSignedInPage, signInForm } from './signInForm.ts';
import { terminalSection } from './terminal.ts';

/** A page from another part of the API, for people who are signed in. */
export interface MemberPage {
  /** Such as `/usage/focus.csv`. */
  path: string;
  show: RequestHandler;
}

export function pageRoutes(services: PeopleServices, memberPages: readonly MemberPage[]): Router {
  const router = Router();
  const named =
    (route: string): RequestHandler =>
    (_request, response, next) => {
      factsOf(response).route = route;
      next();
    };
  const known =
    (route: string): RequestHandler =>
    async (request, response, next) => {
      factsOf(response).route = route;
      await services.people.limits.signIn.take(clientOf(request));
      next();
    };
  router.route('/sign-in').all(known('/sign-in'), deadline).get(showSignIn(services)).all(wrongMethod('GET'));
  router.route(devicePath).all(known(devicePath), deadline).get(showDevice(services)).all(wrongMethod('GET'));
  router.route('/account').all(known('/account'), deadline).get(showAccount(services)).all(wrongMethod('GET'));
  // People keep these pages open, so they are counted by session, and by address only without one.
  for (const { path, show } of memberPages)
    router.route(path).all(named(path), deadline).get(show).all(wrongMethod('GET'));
  router
    .route('/invitations/:token')
    .all(known('/invitations/{token}'), deadline)
    .get(showInvitation(services))
    .all(wrongMethod('GET'));
  router
    .route('/activate')
    .all(known('/activate'), deadline)
    .get(showActivation)
    .post(activate(services))
    .all(wrongMethod('GET, POST'));
  router
    .route('/setup/:token')
    .all(known('/setup/{token}'), deadline)
    .get(showSetup(services))
    .post(enterSetup(services))
    .all(wrongMethod('GET, POST'));
  const paths = [
    '/sign-in',
    devicePath,
    '/account',
    '/invitations',
    '/activate',
    '/setup',
    ...memberPages.map(({ path }) => path),
  ];
  router.use(paths, pageErrors(services));
  return router;
}

function wrongMethod(allow: string): RequestHandler {
  return () => {
    throw new ApiError('MethodNotAllowed', `this page accepts only ${allow}`, { headers: { allow } });
  };
}

/** The provider is a link rather than the target of the form, so that people see where they are sent. */
function showSignIn({ db, publicUrl }: PeopleServices): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request);
    const returnTo = returnPath(query.get('return_to'), publicUrl);
    const slug = query.get('account')?.trim().toLowerCase();
    const customer = slug ? await findOpenCustomer(db, slug) : null;
    const integration = customer && (await findIntegration(db, customer.id));
    if (customer && takesSignIns(integration)) {
      const host = new URL(integration.settings.issuer).host;
      const body = html`<p>The account <strong>${customer.slug}</strong> signs its people in elsewhere:</p>
<p><a class="button" href="${loginPath(customer.slug, { returnTo })}">Sign in at ${host}</a></p>
<p><a href="/sign-in">Another account</a></p>`;
      return sendPage(response, { title: 'Sign in', body });
    }
    const unknown = slug ? 'This account does not exist or has no sign-in yet.' : null;
    const problem = integration?.status === 'disabled' ? switchedOff : unknown;
    const help = problem !== null && problem === unknown ? await linksElsewhere(db, '/sign-in', query) : null;
    const body = html`${query.has('signed-out') ? html`<p role="status">You are signed out.</p>` : null}
${problem ? alert(problem) : null}${help}
${signInForm(returnTo, slug)}
<p>Do you have a registration code? <a href="/activate">Activate an account</a></p>`;
    sendPage(response, { title: 'Sign in', body, status: problem ? 404 : 200 });
  };
}

function showAccount(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    const person = await findSignedIn(services, request);
    const account = person && (await findAccount(services.db, person.caller.customerId));
    if (!person || !account) return notSignedInPage(response, '/account');
    const { user, caller } = person;
    const confinedTo = caller.accountScopes.length > 0 ? null : caller.tenantId;
    const visible = visibleTenants(account, confinedTo);
    const own = account.tenants.find(({ id }) => id === caller.tenantId) ?? null;
    const tenants = visible.map(
      (tenant) => html`<dd><code>${tenant.namespace ?? tenant.slug}</code> (${tenant.displayName})</dd>`,
    );
    const body = html`<dl>
<dt>Account</dt><dd>${account.displayName}</dd>
<dt>You</dt><dd>${user.displayName}, ${user.email}</dd>
<dt>Role</dt><dd>${user.roleSlug}${user.tenantId !== null && own && html` in the tenant ${own.slug}`}</dd>
<dt>Namespaces</dt>${tenants}
</dl>
${caller.scopes.includes('admin:read') && html`<p><a href="/console/usage">Usage and capacity</a></p>`}
<p><a href="/">Machines and the account in the console</a></p>
${terminalSection({ account: account.slug, tenant: (visible.length > 1 || confinedTo) && own ? own.slug : null }, services.entrance)}
<form method="post" action="/v1/auth/logout"><button class="button" type="submit">Sign out</button></form>`;
    sendPage(response, { title: 'You are signed in', body });
  };
}

/** Following the link changes nothing, because mail scanners follow links. Signing in accepts the invitation. */
function showInvitation({ db }: PeopleServices): RequestHandler {
  return async (request, response) => {
    const token = String(request.params['token']);
    const invitation = await findInvitation(db, token);
    if (invitation?.status !== 'pending') {
      const body = html`${alert('It was accepted, revoked, replaced, or is older than a week.')}<p><a
        href="/sign-in">To the sign-in</a></p>`;
      return sendPage(response, { title: 'This invitation is not valid any more', body, status: 404 });
    }
    const { user, customerId } = invitation;
    const [account, integration] = await Promise.all([findAccount(db, customerId), findIntegration(db, customerId)]);
    const invitedTo = account?.tenants.find(({ id }) => id === user.tenantId) ?? null;
    const next = takesSignIns(integration)
      ? html`<p><a class="button" href="/v1/auth/login?invitation=${token}">Accept and sign in at
        ${new URL(integration.settings.issuer).host}</a></p>`
      : integration?.status === 'disabled'
        ? html`<p role="status">${switchedOff}</p>`
        : html`<p role="status">Sign-in is not set up yet for this account. Once it is, come back to this page.</p>`;
    const body = html`<p><strong>${user.email}</strong> is invited to the account
      <strong>${account!.displayName}</strong> as
      <strong>${user.roleSlug}</strong>${invitedTo && html` in the tenant <strong>${invitedTo.slug}</strong>`}.</p>
<p>That allows: ${scopesOfRole[user.roleSlug].join(', ')}.</p>
${next}`;
    sendPage(response, { title: 'Join the account', body });
  };
}

const showActivation: RequestHandler = (_request, response) => activationPage(response, new Map());

function activationPage(
  response: Response,
  fields: ReadonlyMap<string, string>,
  problem?: { text: string; status: number },
): void {
  const value = (name: string) => fields.get(name);
  const body = html`${problem ? alert(problem.text) : null}
<p>A registration code opens an account, or gives you a new key for an account that you have.</p>
<form method="post" action="/activate">
${field({ name: 'code', label: 'Registration code', type: 'password', hint: 'It works once.' })}
${field({ name: 'email', label: 'Your e-mail address', type: 'email', value: value('email'), autocomplete: 'email' })}
${field({ name: 'name', label: 'Your name', value: value('name'), autocomplete: 'name' })}
${field({ name: 'company', label: 'Company', value: value('company'), optional: true, autocomplete: 'organization' })}
${field({ name: 'phone', label: 'Telephone', type: 'tel', value: value('phone'), optional: true, autocomplete: 'tel' })}
<button class="button" type="submit">Activate</button>
</form>`;
  sendPage(response, { title: 'Activate an account', body, status: problem?.status ?? 200 });
}

function activate(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    requireOwnOrigin(request, services.publicUrl);
    const fields = await readForm(request);
    const { code = '', ...given } = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
    const contact = contactSchema.safeParse(given);
    if (!contact.success || code.length < 1 || code.length > 200) {
      const where = contact.error?.issues[0];
      const text = where ? `${where.path.join(' ')}: ${where.message}` : 'the registration code is missing';
      return activationPage(response, fields, { text, status: 422 });
    }
    try {
      const { requestId, source } = factsOf(response);
      const address = clientOf(request);
      const redemption = { code, contact: contact.data, requestId, source, address };
      const registered = await redeem(services, redemption, (work) => transaction(services.db, work));
      const { account, tenant, key, secret, opened } = registered;
      const { publicUrl } = services;
      const steps =
        opened &&
        html`<p>Next: <a href="${setupUrl(publicUrl, opened.setup.token)}">set up sign-in for your people</a>
          (the link works once, for an hour)${
            opened.invitationToken
              ? html`, then
          <a href="${invitationUrl(publicUrl, opened.invitationToken)}">sign in as the first owner</a>`
              : null
          }.</p>`;
      const body = html`<p role="status">Keep the secret now: <strong>it is not shown again.</strong></p>
<dl><dt>Account</dt><dd>${account.slug}</dd><dt>Namespace</dt><dd><code>${tenant.namespace ?? ''}</code></dd>
<dt>Id of the key</dt><dd><code>${key.id}</code></dd><dt>Secret of the key</dt><dd><code>${secret}</code></dd></dl>${steps}`;
      sendPage(response, { title: 'The account is active', body, status: 201 });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
      activationPage(response, fields, { text: error.message, status: error.status });
    }
  };
}
