/** Calls by the client that openapi-generator makes for typescript-fetch. */
import { AdminApi, AuthApi, ComputeServiceV1alpha1Api, Configuration, ResponseError } from './client/index.ts';
import { key, manifest, name, namespace, patch, tell, url } from './facts.ts';

const token = await new AuthApi(new Configuration({ basePath: url })).exchangeToken({
  tokenRequest: { grantType: 'client_credentials', clientId: key.id, clientSecret: key.secret },
});
const configuration = new Configuration({ basePath: url, accessToken: token.accessToken });
const [compute, admin] = [new ComputeServiceV1alpha1Api(configuration), new AdminApi(configuration)];
const made = await compute.createv1alpha1NamespacedVirtualMachine({
  namespace,
  serviceComputeV1alpha1VirtualMachine: manifest,
});
const one = { namespace, name };
const read = await compute.readv1alpha1NamespacedVirtualMachine(one);
const listed = await compute.listv1alpha1NamespacedVirtualMachine({
  namespace,
  labelSelector: `made=${name}`,
  limit: 5,
});
const patched = await compute.patchv1alpha1NamespacedVirtualMachine({ ...one, requestBody: patch });
const classes = await compute.listv1alpha1NamespacedMachineClass({ namespace });
const sessions = await admin.listSessions({ limit: 5, status: 'active' });
const newKey = await admin.createApiKey({ createApiKey: { name, scopes: new Set(['compute:read'] as const) } });
const ended = await admin.revokeApiKey({ id: newKey.id });
const tenants = await admin.listTenants();
const billed = await admin.getBillingUsage({ window: '24h' });
const deleted = await compute.deletev1alpha1NamespacedVirtualMachine(one);
const absent = await compute.readv1alpha1NamespacedVirtualMachine({ namespace, name: 'absent' }).catch((error) => {
  if (error instanceof ResponseError) return error.response.status;
  throw error;
});
tell({
  tokenType: token.tokenType,
  phase: made.status?.phase,
  read: read.metadata.name,
  listed: listed.items.length,
  labels: patched.metadata.labels,
  classes: classes.items.length,
  sessions: sessions.sessions.length > 0,
  key: [newKey.name, newKey.scopes, ended.status],
  tenants: [tenants.tenants.length, tenants.nextCursor],
  billed: billed.period.bucket,
  deleted: deleted.status,
  absent,
});
