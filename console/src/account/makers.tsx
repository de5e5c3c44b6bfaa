/** What made something, by the name that people know. */
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { useLoad } from '../load.ts';

export type Maker = components['schemas']['MadeThing']['made_by'];

/** Names of people and keys, for those who may read them; others see what kind of maker it was. */
export function useMakerName(): (by: Maker) => string {
  const { loaded } = useLoad(async (signal) => {
    const [people, keys] = await Promise.all([
      unwrap(client.api.GET('/v1/admin/customer-users', { signal })),
      unwrap(client.api.GET('/v1/admin/api-keys', { signal })),
    ]);
    return new Map([
      ...people.customer_users.map(({ id, email }) => [id, email] as const),
      ...keys.api_keys.map(({ id, name }) => [id, `key ${name}`] as const),
    ]);
  }, []);
  return ({ type, id }) => {
    const name = loaded.state === 'ready' ? loaded.data.get(id) : undefined;
    if (name !== undefined) return name;
    if (type === 'human') return 'a person';
    if (type === 'api-key') return `key ${id}`;
    return type === 'operator' ? 'an operator of the service' : 'a registration code';
  };
}
