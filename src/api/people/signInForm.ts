/** The sign-in form, for any page. */
import type { Response } from 'express';
import { field, type Html, html, sendPage } from '../../http/html.ts';

/** Asks for the account. After sign-in, the person returns to `returnTo`. */
export function signInForm(returnTo: string | null, account?: string): Html {
  return html`<form method="get" action="/sign-in">
${returnTo !== null && html`<input type="hidden" name="return_to" value="${returnTo}">`}
${field({
  name: 'account',
  label: 'Account',
  hint: 'Its short name, as in the names of its namespaces.',
  value: account,
  autocomplete: 'organization',
})}
<button class="button" type="submit">Continue</button>
</form>`;
}

export function notSignedInPage(response: Response, returnTo: string | null): void {
  const body = html`<p>Your session ended, or there was none. Sign in to return to the page that you requested.</p>${signInForm(returnTo)}`;
  sendPage(response, { title: 'You are not signed in', body, status: 401 });
}

/** Returns where a sign-in to an account starts. */
export function loginPath(account: string, { returnTo, tenant }: { returnTo: string | null; tenant?: string }): string {
  const query = {
    account,
    ...(tenant !== undefined && { tenant }),
    ...(returnTo !== null && { return_to: returnTo }),
  };
  return `/v1/auth/login?${new URLSearchParams(query)}`;
}
