/** The SDK against the real API, through a proxy that a test can make unreliable. */
import { type ClientOptions, createClient, type RetryNotice } from '../../../sdk/src/index.ts';
import type { ApiLimits } from '../../../src/domain/apiLimits.ts';
import type { Scope } from '../../../src/domain/scopes.ts';
import { startTeams, type Teams } from '../teams.ts';
import { type Front, openFront } from './front.ts';

export interface SdkLab extends Teams {
  front: Front;
  /** Every attempt that a client of `client()` repeated. */
  retries: RetryNotice[];
  /** A client of team-a behind the proxy, with short pauses. */
  client(options?: Partial<ClientOptions>): ReturnType<typeof createClient>;
}

export async function startSdkLab({
  scopes,
  environment = {},
  limits = {},
}: {
  scopes?: readonly Scope[];
  environment?: Record<string, string>;
  limits?: Partial<ApiLimits>;
} = {}): Promise<SdkLab> {
  const teams = await startTeams(scopes, environment, limits);
  const front = await openFront({ target: teams.api.url, ca: teams.api.certificate });
  const retries: RetryNotice[] = [];
  return {
    ...teams,
    front,
    retries,
    client: (options = {}) =>
      createClient({
        url: front.url,
        auth: teams.tenant.token,
        retries: { firstPauseMs: 5, longestPauseMs: 20 },
        onRetry: (notice) => retries.push(notice),
        ...options,
      }),
    async stop() {
      await front.close();
      await teams.stop();
    },
  };
}

export const spec = { imageRef: 'debian-12' };

/** The error of a promise; fails the test if there is none. */
export async function errorOf(work: PromiseLike<unknown>): Promise<any> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}
