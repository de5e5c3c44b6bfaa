/** For each operation a request that succeeds. Generated requests seldom do, because they need existing objects. */
import { randomBytes, randomUUID } from 'node:crypto';
import { issueCode } from '../../../src/store/people/registrations.ts';
import { makeSession, type TestApi, type TestTenant, vm } from '../apiServer.ts';
import { audience, issuer, makeKey } from '../federation/signedTokens.ts';

export interface KnownRequest {
  path_parameters?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  media_type?: string;
}

const json = 'application/json';

/** Creates what the requests need, and returns them by operationId. Operations that the document lacks are left out. */
export async function knownRequests(api: TestApi, tenant: TestTenant): Promise<Record<string, KnownRequest>> {
  const post = async (path: string, body: unknown) => {
    const answer = await api.call(path, { method: 'POST', token: tenant.token, body });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  return {
    ...(await machines(api, tenant, post)),
    ...(await sessions(api, tenant)),
    ...(await identity(post)),
    ...(await people(api, tenant)),
    ...(await webhooks(api, post)),
    ...(await limits(api, tenant)),
  };
}

async function limits({ db }: TestApi, { tenantId }: TestTenant): Promise<Record<string, KnownRequest>> {
  const limit = { name: 'cpu', amount: 500_000, setBy: 'test', reason: 'for a test' };
  await db.limit.create({ data: { tenantId, ...limit } });
  return {
    createLimitRequest: { body: { limit: 'cpu', amount: 600_000, reason: 'a load test' }, media_type: json },
  };
}

async function webhooks(api: TestApi, post: Post): Promise<Record<string, KnownRequest>> {
  const webhook = { name: 'hook', url: 'https://hooks.example.com/', event_types: ['machine.ready'] };
  const made = async () => ({ path_parameters: { id: (await post('/v1/admin/webhooks', webhook)).id } });
  const { path_parameters } = await made();
  const delivery = await api.db.webhookDelivery.create({
    data: {
      webhookId: path_parameters.id,
      eventId: path_parameters.id,
      eventType: 'machine.ready',
      lane: 'x',
      subject: 'x',
      data: {},
    },
  });
  return {
    createWebhook: { body: webhook, media_type: json },
    getWebhook: { path_parameters },
    updateWebhook: { path_parameters, body: { name: 'new' }, media_type: json },
    rotateWebhookSecret: { path_parameters, body: { overlap_seconds: 60 }, media_type: json },
    testWebhook: { path_parameters },
    listWebhookDeliveries: { path_parameters },
    replayWebhookDelivery: { path_parameters: { id: delivery.id } },
    deleteWebhook: await made(),
  };
}

type Post = (path: string, body: unknown) => Promise<{ id: string }>;

async function machines(api: TestApi, tenant: TestTenant, post: Post): Promise<Record<string, KnownRequest>> {
  const base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}`;
  const known: Record<string, KnownRequest> = {};
  const specs = {
    VirtualMachine: { imageRef: 'debian-12' },
    BareMetalMachine: { imageRef: 'debian-12', machineClassName: 'metal' },
  };
  for (const [kind, spec] of Object.entries(specs)) {
    const object = (name: string) => ({ ...vm(name), kind, spec });
    const collection = `${base}/${kind.toLowerCase()}s`;
    for (const name of ['read', 'kept', 'gone', 'restarted']) await post(collection, object(name));
    await makeReady(api, tenant, { kind, name: 'restarted' });
    const { body } = await api.call(`${collection}/kept`, { token: tenant.token });
    const patch = { metadata: { labels: { a: 'b' } } };
    const of = (name: string) => ({ path_parameters: { name } });
    known[`createv1alpha1Namespaced${kind}`] = { body: object('new'), media_type: json };
    known[`readv1alpha1Namespaced${kind}`] = of('read');
    known[`replacev1alpha1Namespaced${kind}`] = { ...of('kept'), body, media_type: json };
    known[`patchv1alpha1Namespaced${kind}`] = {
      ...of('kept'),
      body: patch,
      media_type: 'application/merge-patch+json',
    };
    known[`deletev1alpha1Namespaced${kind}`] = of('gone');
    known[`createv1alpha1Namespaced${kind}Restart`] = of('restarted');
    known[`deletecollectionv1alpha1Namespaced${kind}`] = { query: { labelSelector: '' } };
  }
  const review = (apiGroup: string, kind: string, spec?: object) => ({
    body: { apiVersion: `${apiGroup}/v1`, kind, ...(spec && { spec }) },
    media_type: json,
  });
  known['createv1SelfSubjectAccessReview'] = review('authorization.k8s.io', 'SelfSubjectAccessReview', {
    nonResourceAttributes: { path: '/version', verb: 'get' },
  });
  known['createv1SelfSubjectRulesReview'] = review('authorization.k8s.io', 'SelfSubjectRulesReview', {
    namespace: tenant.namespace,
  });
  known['createv1SelfSubjectReview'] = review('authentication.k8s.io', 'SelfSubjectReview');
  known['readv1Namespace'] = { path_parameters: { name: tenant.namespace } };
  known['readv1alpha1NamespacedMachineClass'] = { path_parameters: { name: 'metal' } };
  await api.db.image.create({ data: { name: 'debian-12', digest: `sha256:${'a'.repeat(64)}` } });
  const machine = await api.db.machine.findFirstOrThrow({ where: { namespace: tenant.namespace, name: 'read' } });
  const { name } = await api.db.machineEvent.create({
    data: {
      machineUid: machine.uid,
      namespace: tenant.namespace,
      kind: machine.kind,
      machineName: machine.name,
      name: 'read.0000000000000101',
      digest: 'd',
      reason: 'Ready',
      message: 'clients may connect',
      count: 2,
      firstVersion: 1n,
      resourceVersion: 1n,
      place: 1,
    },
  });
  for (const prefix of ['', 'Events']) known[`read${prefix}v1NamespacedEvent`] = { path_parameters: { name } };
  known['readv1alpha1NamespacedImage'] = { path_parameters: { name: 'debian-12' } };
  return known;
}

/** As its workflow would: only a ready machine can be restarted. */
async function makeReady(
  { db }: TestApi,
  { namespace, customerId, tenantId }: TestTenant,
  { kind, name }: { kind: string; name: string },
): Promise<void> {
  const { uid } = await db.machine.findFirstOrThrow({ where: { namespace, kind, name }, select: { uid: true } });
  await db.machine.update({ where: { uid }, data: { phase: 'Running', readyForAccess: true, claimEpoch: 1 } });
  await db.lifecycle.create({
    data: {
      machineUid: uid,
      customerId,
      tenantId,
      minimumSeconds: 60,
      resourceKind: kind,
      resourceClass: 'metal',
      resourceName: name,
      startedAt: BigInt(Math.floor(Date.now() / 1_000)),
    },
  });
}

async function sessions(api: TestApi, tenant: TestTenant): Promise<Record<string, KnownRequest>> {
  const credentials = { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret };
  // The newest session, which nothing uses.
  await makeSession(api.db, tenant, ['compute:read']);
  const { customerId, tenantId } = tenant;
  const secretDigest = randomBytes(32);
  const more = { makerType: 'operator', makerId: 'test', expiresAt: new Date(Date.now() + 86_400_000) };
  const key = await api.db.apiKey.create({
    data: { customerId, tenantId, name: 'spare', secretDigest, scopes: [], ...more },
  });
  const lent = await api.db.apiKey.create({
    data: {
      customerId,
      tenantId,
      name: 'lent',
      scopes: [],
      secretDigest: randomBytes(32),
      expiresAt: more.expiresAt,
      makerType: 'human',
      makerId: randomUUID(),
    },
  });
  const { body } = await api.call('/v1/admin/sessions?limit=1', { token: tenant.token });
  return {
    exchangeToken: { body: credentials, media_type: json },
    revokeToken: { body: { token: 'unknown' }, media_type: json },
    introspectToken: {
      body: { token: 'unknown', client_id: tenant.keyId, client_secret: tenant.keySecret },
      media_type: json,
    },
    endMade: { body: { type: 'human', id: lent.makerId }, media_type: json },
    createApiKey: { body: { name: 'new', scopes: ['compute:read'] }, media_type: json },
    rotateApiKey: { path_parameters: { id: tenant.keyId }, body: { overlap_seconds: 600 }, media_type: json },
    getApiKey: { path_parameters: { id: key.id } },
    restrictApiKey: { path_parameters: { id: key.id }, body: { source_ranges: [] }, media_type: json },
    revokeApiKey: { path_parameters: { id: key.id } },
    revokeSession: { path_parameters: { id: body.sessions[0].id } },
  };
}

async function people(api: TestApi, tenant: TestTenant): Promise<Record<string, KnownRequest>> {
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { admittedAt: new Date() } });
  const teammate = () => ({
    email: `p-${randomBytes(4).toString('hex')}@example.com`,
    display_name: 'Grace',
    role_slug: 'developer',
  });
  const invite = async () => {
    const { status, body, text } = await api.call('/v1/admin/customer-users/invite', {
      method: 'POST',
      token: tenant.token,
      body: teammate(),
    });
    if (status !== 201) throw new Error(`invite: ${status} ${text}`);
    return body.customer_user_id as string;
  };
  const issued = await issueCode(api.db, {
    slug: `new-${randomBytes(4).toString('hex')}`,
    displayName: 'New',
    region: 'north',
    ttlSeconds: 600,
  });
  const { customerId } = tenant;
  await api.db.identityIntegration.create({
    data: {
      customerId,
      status: 'disabled',
      issuer,
      clientId: 'people',
      clientSecretSealed: 'sealed',
      emailDomains: ['example.com'],
    },
  });
  const toRemove = await invite();
  const invited = await invite();
  const { body } = await api.call('/v1/admin/invitations', { token: tenant.token });
  const invitation = body.invitations.find((each: { customer_user_id: string }) => each.customer_user_id === invited);
  return {
    register: { body: { code: issued!.code, contact: { email: 'owner@example.com', name: 'Ada' } }, media_type: json },
    switchIdentityIntegration: { body: { status: 'active' }, media_type: json },
    createIdentitySetupLink: { body: { intent: 'reconfigure' }, media_type: json },
    inviteTeammate: { body: teammate(), media_type: json },
    revokeInvitation: { path_parameters: { id: invitation.id } },
    getCustomerUser: { path_parameters: { id: await invite() } },
    changeCustomerUserRole: {
      path_parameters: { id: await invite() },
      body: { role_slug: 'viewer' },
      media_type: json,
    },
    removeCustomerUser: { path_parameters: { id: toRemove } },
  };
}

/** Each operation has its own provider and principal: one is deleted, another disabled. */
async function identity(post: Post): Promise<Record<string, KnownRequest>> {
  const keys = { keys: [makeKey('ES256', 'key-1').jwk] };
  const provider = {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: keys,
    audiences: [audience],
  };
  const newProvider = async () => (await post('/v1/admin/identity/providers', provider)).id;
  const trusted = await newProvider();
  const principal = {
    trusted_issuer_id: trusted,
    display_name: 'deploy',
    subject_match_type: 'exact',
    subject_match_value: 'machine-7',
    scopes: ['compute:read'],
  };
  const onProvider = async () => ({ path_parameters: { id: await newProvider() } });
  const onPrincipal = async () => ({
    path_parameters: { id: (await post('/v1/admin/identity/principals', principal)).id },
  });
  const body = (content: unknown) => ({ body: content, media_type: json });
  return {
    createIdentityProvider: body(provider),
    getIdentityProvider: await onProvider(),
    updateIdentityProvider: { ...(await onProvider()), ...body({ display_name: 'New' }) },
    deleteIdentityProvider: await onProvider(),
    testIdentityProvider: { ...(await onProvider()), ...body({ subject_token: 'no.token.atall' }) },
    getIdentityProviderHealth: await onProvider(),
    replaceStoredKeys: { ...(await onProvider()), ...body({ jwks_document: keys }) },
    setTokenAge: { ...(await onProvider()), ...body({ max_token_age_seconds: 3_600 }) },
    revokeIdentityProviderSessions: { ...(await onProvider()), ...body({}) },
    createPrincipal: body(principal),
    getPrincipal: await onPrincipal(),
    updatePrincipal: { ...(await onPrincipal()), ...body({ display_name: 'New' }) },
    deletePrincipal: await onPrincipal(),
    getPrincipalRestrictions: await onPrincipal(),
    restrictPrincipal: { ...(await onPrincipal()), ...body({ source_ranges: ['203.0.113.0/24'] }) },
    getReplayProtection: await onPrincipal(),
    setReplayProtection: { ...(await onPrincipal()), ...body({ enabled: true }) },
  };
}
