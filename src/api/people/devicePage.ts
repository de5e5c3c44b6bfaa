/** `/device`: where a person brings the code that a program without a browser shows them (RFC 8628, section 3.3). */
import type { RequestHandler } from 'express';
import { alert, field, html, sendPage } from '../../http/html.ts';
import { queryOf } from '../../http/query.ts';
import { shownCode } from '../../store/people/deviceCodes.ts';
import { findIntegration, takesSignIns } from '../../store/people/identityIntegrations.ts';
import { findOpenCustomer } from '../../store/people/signIn.ts';
import { devicePath } from './deviceGrant.ts';
import { serversElsewhere } from './otherCells.ts';
import type { PeopleServices } from './peopleServices.ts';

/** Says nothing of the code before the person has signed in: only then are their tries counted as theirs. */
export function showDevice({ db }: PeopleServices): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request);
    const code = query.get('user_code')?.trim() ?? '';
    const slug = query.get('account')?.trim().toLowerCase() ?? '';
    const customer = slug ? await findOpenCustomer(db, slug) : null;
    const integration = customer && (await findIntegration(db, customer.id));
    if (code && customer && takesSignIns(integration)) {
      const next = `/v1/auth/login?${new URLSearchParams({ account: customer.slug, user_code: code })}`;
      const body = html`<p>Check that the program shows this code:</p>
<p><strong><code>${shownCode(code)}</code></strong></p>
<p>Continue only if you started the program yourself. If another person sent you here, close this page.</p>
<p><a class="button" href="${next}">Sign in at ${new URL(integration.settings.issuer).host}</a></p>
<p><a href="${devicePath}">Another code</a></p>`;
      return sendPage(response, { title: 'Sign in for a program elsewhere', body });
    }
    const problem = slug ? 'This account does not exist or has no sign-in yet.' : null;
    const help = problem && (await serversElsewhere(db));
    const body = html`${problem && alert(problem)}${help}
<p>A program on a machine without a browser shows a code. Bring it here to sign in for the program.</p>
<form method="get" action="${devicePath}">
${field({ name: 'user_code', label: 'Code', hint: 'Eight letters, as the program shows them.', value: code })}
${field({
  name: 'account',
  label: 'Account',
  hint: 'Its short name, as in the names of its namespaces.',
  value: slug,
  autocomplete: 'organization',
})}
<button class="button" type="submit">Continue</button>
</form>`;
    sendPage(response, { title: 'Sign in for a program elsewhere', body, status: problem ? 404 : 200 });
  };
}
