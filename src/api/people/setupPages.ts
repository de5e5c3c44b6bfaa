/** The pages behind a setup link: enter the provider, test it by signing in, done. */
import type { RequestHandler, Response } from 'express';
import { placeOfSetupLink } from '../../domain/sealedColumns.ts';
import { readForm, requireOwnOrigin } from '../../http/forms.ts';
import { alert, field, html, sendPage } from '../../http/html.ts';
import { refusingUniformly } from '../../http/uniformRefusal.ts';
import { findSetupLink, type SetupLink, saveCandidate } from '../../store/people/identityIntegrations.ts';
import { domain } from './emailAddress.ts';
import { SignInRefused } from './openIdProvider.ts';
import type { PeopleServices } from './peopleServices.ts';

type Problems = Readonly<Record<string, string>>;

export function showSetup({ db, publicUrl }: PeopleServices): RequestHandler {
  return async (request, response) => {
    const link = await findSetupLink(db, String(request.params['token']));
    if (!link) return gonePage(response);
    const { candidate } = link;
    formPage(
      response,
      publicUrl,
      link,
      new Map([
        ['issuer', candidate?.issuer ?? ''],
        ['client_id', candidate?.clientId ?? ''],
        ['email_domains', candidate?.emailDomains.join(', ') ?? ''],
      ]),
    );
  };
}

export function enterSetup(services: PeopleServices): RequestHandler {
  return async (request, response) => {
    const { db, people, publicUrl } = services;
    requireOwnOrigin(request, publicUrl);
    const fields = await readForm(request);
    const token = String(request.params['token']);
    const link = await findSetupLink(db, token);
    if (!link) return gonePage(response);
    const { problems, settings } = check(fields);
    if (Object.keys(problems).length === 0) {
      const problem = await discoveryProblem(services, link, settings);
      if (problem) return formPage(response, publicUrl, link, fields, {}, problem);
      const place = placeOfSetupLink(link.id);
      const clientSecretSealed = await people.sealing.seal(settings.clientSecret, place);
      const { clientSecret: _, ...known } = settings;
      if (!(await saveCandidate(db, link.id, { ...known, clientSecretSealed }))) return gonePage(response);
      return testPage(response, token, new URL(settings.issuer).host);
    }
    formPage(response, publicUrl, link, fields, problems);
  };
}

type Entered = { issuer: string; clientId: string; clientSecret: string; emailDomains: string[] };
const printable = /^[\x21-\x7e]{1,512}$/;

function check(fields: ReadonlyMap<string, string>): { settings: Entered; problems: Problems } {
  const text = (name: string) => fields.get(name) ?? '';
  const emailDomains = [
    ...new Set(
      text('email_domains')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
  const settings = {
    issuer: text('issuer'),
    clientId: text('client_id'),
    clientSecret: text('client_secret'),
    emailDomains,
  };
  const problems: Record<string, string> = {};
  if (!URL.canParse(settings.issuer)) problems['issuer'] = 'must be an https address.';
  if (!printable.test(settings.clientId)) problems['client_id'] = 'must be 1 to 512 characters without spaces.';
  if (!printable.test(settings.clientSecret)) problems['client_secret'] = 'must be 1 to 512 characters without spaces.';
  if (
    emailDomains.length === 0 ||
    emailDomains.length > 20 ||
    !emailDomains.every((each) => each.length <= 253 && domain.test(each))
  )
    problems['email_domains'] = 'must be 1 to 20 domains such as example.com, separated by commas.';
  return { settings, problems };
}

/** Starting a sign-in exercises all of discovery; the URL that it returns is discarded. */
async function discoveryProblem(
  { people, publicUrl, log }: PeopleServices,
  { customerId }: SetupLink,
  settings: Entered,
): Promise<string | null> {
  try {
    await refusingUniformly(log, { customerId, issuer: settings.issuer }, () =>
      people.openId.start(settings, `${publicUrl}/v1/auth/callback`),
    );
    return null;
  } catch (error) {
    if (error instanceof SignInRefused) return error.message;
    throw error;
  }
}

function formPage(
  response: Response,
  publicUrl: string,
  link: SetupLink,
  fields: ReadonlyMap<string, string>,
  problems: Problems = {},
  problem?: string,
): void {
  const isWrong = problem !== undefined || Object.keys(problems).length > 0;
  const value = (name: string) => fields.get(name);
  const body = html`${isWrong ? alert(problem ?? 'Some of what you entered cannot be used.') : null}
<p>Connect your OpenID Connect provider, so that your people sign in with the accounts they already have. Register
this redirect address there:</p>
<p><code>${publicUrl}/v1/auth/callback</code></p>
<form method="post">
${field({
  name: 'issuer',
  label: 'Issuer',
  type: 'url',
  hint: 'Its address, as the provider’s discovery document has it.',
  value: value('issuer'),
  problem: problems['issuer'],
})}
${field({ name: 'client_id', label: 'Client id', value: value('client_id'), problem: problems['client_id'] })}
${field({
  name: 'client_secret',
  label: 'Client secret',
  type: 'password',
  hint: 'Kept encrypted and never shown again.',
  problem: problems['client_secret'],
})}
${field({
  name: 'email_domains',
  label: 'E-mail domains',
  hint: 'Only people with addresses of these domains can sign in. Separate them by commas.',
  value: value('email_domains'),
  problem: problems['email_domains'],
})}
<button class="button" type="submit">Check and go on</button>
</form>`;
  sendPage(response, {
    title: link.intent === 'setup' ? 'Set up sign-in' : 'Change sign-in',
    body,
    status: isWrong ? 422 : 200,
  });
}

function testPage(response: Response, token: string, host: string): void {
  const body = html`<p>The provider responds. One step is left: sign in there yourself. Nothing changes for anyone until that succeeds.</p>
<p><a class="button" href="/v1/auth/login?setup=${token}">Test sign-in at ${host}</a></p>
<p><a href="/setup/${token}">Change what I entered</a></p>`;
  sendPage(response, { title: 'Test the sign-in', body });
}

export function setupDonePage(
  response: Response,
  { email, returnUrl }: { email: string; returnUrl: string | null },
): void {
  const body = html`<p>You signed in as <strong>${email}</strong>. From now on people of your account sign in this
    way. This link is used up.</p>
${
  returnUrl === null
    ? html`<p><a href="/sign-in">To the sign-in</a></p>`
    : html`<p><a class="button"
  href="${returnUrl}">Go back</a></p>`
}`;
  sendPage(response, { title: 'Sign-in is active', body });
}

function gonePage(response: Response): void {
  const body = html`${alert('This link was used, replaced or is older than an hour.')}<p>Ask for a new one where you got it.</p>`;
  sendPage(response, { title: 'This link is not valid any more', body, status: 404 });
}
