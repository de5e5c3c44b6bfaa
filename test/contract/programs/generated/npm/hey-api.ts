/** Calls by the client that @hey-api/openapi-ts makes. */

import { client } from './client/client.gen.ts';
import {
  createApiKey,
  createv1Alpha1NamespacedVirtualMachine,
  deletev1Alpha1NamespacedVirtualMachine,
  exchangeToken,
  getBillingUsage,
  listSessions,
  listTenants,
  listv1Alpha1NamespacedMachineClass,
  listv1Alpha1NamespacedVirtualMachine,
  patchv1Alpha1NamespacedVirtualMachine,
  readv1Alpha1NamespacedVirtualMachine,
  revokeApiKey,
} from './client/index.ts';
import { key, manifest, name, namespace, patch, tell, url } from './facts.ts';

client.setConfig({ baseUrl: url });
const throwOnError = true;
const { data: token } = await exchangeToken({
  body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  throwOnError,
});
client.setConfig({ auth: token.access_token });
const one = { path: { namespace, name }, throwOnError } as const;
const all = { path: { namespace }, throwOnError } as const;
const { data: made } = await createv1Alpha1NamespacedVirtualMachine({ ...all, body: manifest });
const { data: read } = await readv1Alpha1NamespacedVirtualMachine(one);
const { data: listed } = await listv1Alpha1NamespacedVirtualMachine({
  ...all,
  query: { labelSelector: `made=${name}`, limit: 5 },
});
const { data: patched } = await patchv1Alpha1NamespacedVirtualMachine({ ...one, body: patch });
const { data: classes } = await listv1Alpha1NamespacedMachineClass(all);
const { data: sessions } = await listSessions({ query: { limit: 5, status: 'active' }, throwOnError });
const { data: newKey } = await createApiKey({ body: { name, scopes: ['compute:read'] }, throwOnError });
const { data: ended } = await revokeApiKey({ path: { id: newKey.id }, throwOnError });
const { data: tenants } = await listTenants({ throwOnError });
const { data: billed } = await getBillingUsage({ query: { window: '24h' }, throwOnError });
const { data: deleted } = await deletev1Alpha1NamespacedVirtualMachine(one);
const { error } = await readv1Alpha1NamespacedVirtualMachine({ path: { namespace, name: 'absent' } });
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
