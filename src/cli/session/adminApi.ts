// The admin API as customers' commands call it: as whom, and how it refuses.
import { type ComputeClient, type components, createClient, unwrap } from '../../../sdk/src/index.ts';
import { keptTokens, proxyOf } from '../../../sdk/src/node/index.ts';
import { UserError } from '../../lib/errors.ts';
import { forPeople } from './serviceErrors.ts';
import { fetchOf, patience, proofsFrom, type SessionOptions, shortSession } from './shortSession.ts';

/** The operations of the admin API, as the account's person or key. */
export type AdminApi = ComputeClient['api'];
export type Schemas = components['schemas'];

/** Does `work` with the admin API. Throws UserError for each refusal in it. */
export async function withAdminApi<T>(account: SessionOptions, work: (api: AdminApi) => Promise<T>): Promise<T> {
  const { dataDir, server, environment = {} } = account;
  const way = { url: server, proxy: proxyOf(server, environment) };
  const client = createClient({
    url: server,
    ...patience,
    auth: { ...keptTokens(() => shortSession(account)), prove: proofsFrom([dataDir]) },
    fetch: await fetchOf(dataDir, way.proxy),
  });
  try {
    return await work(client.api);
  } catch (error) {
    // A page in the service's place, such as a network's sign-in, is no JSON.
    if (error instanceof SyntaxError)
      throw new UserError(`${server} returned something unexpected: is this the address of the service?`, {
        cause: error,
      });
    throw forPeople(error, way);
  }
}

/** The account's tenants that the session may see, by name and by id. */
export async function readTenants(api: AdminApi): Promise<{ idOf(slug: string): string; slugOf(id: string): string }> {
  const { tenants } = await unwrap(api.GET('/v1/admin/tenants'));
  return {
    idOf: (asked) => {
      const found = tenants.find(({ slug, id }) => slug === asked || id === asked);
      if (found) return found.id;
      throw new UserError(`There is no tenant "${asked}"; there are: ${tenants.map(({ slug }) => slug).join(', ')}.`);
    },
    slugOf: (asked) => tenants.find(({ id }) => id === asked)?.slug ?? asked,
  };
}
