/** Calls by openapi-fetch with the types that openapi-typescript makes. */
import createClient from 'openapi-fetch';
import type { paths } from './client/schema.ts';
import { key, manifest, name, namespace, patch, tell, url } from './facts.ts';

const client = createClient<paths>({ baseUrl: url });

/** The data of an answer; throws the error of a refusal. */
async function of<Data>(answer: Promise<{ data?: Data; error?: unknown }>): Promise<NonNullable<Data>> {
  const { data, error } = await answer;
  if (data === undefined || data === null) throw new Error(JSON.stringify(error));
  return data;
}

const token = await of(
  client.POST('/v1/auth/token', {
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  }),
);
client.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token.access_token}`);
  },
});
const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines';
const machine = `${machines}/{name}` as const;
const all = { path: { namespace } };
const one = { params: { path: { namespace, name } } };
const made = await of(client.POST(machines, { params: all, body: manifest }));
const read = await of(client.GET(machine, one));
const listed = await of(
  client.GET(machines, { params: { ...all, query: { labelSelector: `made=${name}`, limit: 5 } } }),
);
const patched = await of(client.PATCH(machine, { ...one, body: patch }));
const classes = await of(
  client.GET('/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/machineclasses', { params: all }),
);
const sessions = await of(client.GET('/v1/admin/sessions', { params: { query: { limit: 5, status: 'active' } } }));
const newKey = await of(client.POST('/v1/admin/api-keys', { body: { name, scopes: ['compute:read'] } }));
const ended = await of(client.DELETE('/v1/admin/api-keys/{id}', { params: { path: { id: newKey.id } } }));
const tenants = await of(client.GET('/v1/admin/tenants'));
const billed = await of(client.GET('/v1/admin/billing/usage', { params: { query: { window: '24h' } } }));
const deleted = await of(client.DELETE(machine, one));
const { error } = await client.GET(machine, { params: { path: { namespace, name: 'absent' } } });
tell({
  tokenType: token.token_type,
  phase: made.status?.phase,
  read: read.metadata.name,
  listed: listed.items.length,
  labels: patched.metadata.labels,
  classes: classes.items.length,
  sessions: sessions.sessions.length > 0,
  key: [newKey.name, newKey.scopes, ended.status],
  tenants: [tenants.tenants.length, tenants.next_cursor],
  billed: billed.period.bucket,
  deleted: deleted.status,
  absent: error?.code,
});
