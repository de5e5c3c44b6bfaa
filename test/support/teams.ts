/** Common setup for most tests of the API's own responses. */
import type { ApiLimits } from '../../src/domain/apiLimits.ts';
import type { Scope } from '../../src/domain/scopes.ts';
import { type Answer, type Call, makeTenant, startApi, type TestApi, type TestTenant } from './apiServer.ts';
import { startPostgres } from './database.ts';

export interface Teams {
  databaseUrl: string;
  api: TestApi;
  /** The sessions of team-a, whose tests these are, and of team-b. */
  tenant: TestTenant;
  stranger: TestTenant;
  /** Where team-a's machines are. */
  base: string;
  /** Sends a request there, as team-a. */
  call(path: string, options?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the API with its own database and two teams; team-a's session has these scopes. */
export async function startTeams(
  scopes?: readonly Scope[],
  environment: Record<string, string> = {},
  limits: Partial<ApiLimits> = {},
): Promise<Teams> {
  const postgres = await startPostgres();
  let api: TestApi | undefined;
  const stop = async () => {
    await api?.stop();
    await postgres.stop();
  };
  try {
    const databaseUrl = await postgres.createDatabase();
    const started = await startApi(databaseUrl, environment, { limits });
    api = started;
    const tenant = await makeTenant(started.db, 'team-a', scopes);
    const stranger = await makeTenant(started.db, 'team-b');
    const base = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a';
    const call = (path: string, options: Call = {}) =>
      started.call(`${base}/${path}`, { token: tenant.token, ...options });
    return { databaseUrl, api: started, tenant, stranger, base, call, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
