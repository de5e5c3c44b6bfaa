import { CredentialError } from '../errors.ts';

interface GithubActionsOptions {
  /** What the service's identity provider accepts: its own address, as a rule. */
  audience: string;
  /** The job's, if absent. */
  environment?: Record<string, string | undefined>;
}

/** Returns a function that asks GitHub for the job's ID token, for `tokenExchange`. */
export function githubActionsToken({
  audience,
  environment = process.env,
}: GithubActionsOptions): () => Promise<string> {
  return async () => {
    const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'];
    const token = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
    if (!url || !token)
      throw new CredentialError('the job may not ask for an ID token: give it "permissions: id-token: write"');
    const asked = new URL(url);
    asked.searchParams.set('audience', audience);
    const response = await fetch(asked, { headers: { authorization: `bearer ${token}`, accept: 'application/json' } });
    if (!response.ok) throw new CredentialError(`GitHub gave the job no ID token: ${response.status}`);
    const { value } = (await response.json()) as { value?: unknown };
    if (typeof value !== 'string') throw new CredentialError('GitHub gave the job no ID token');
    return value;
  };
}
