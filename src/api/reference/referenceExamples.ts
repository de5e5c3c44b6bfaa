/** Example bodies of the reference, for operations whose schemas have none. A test sends each of them. */

const id = '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e';
const keySet = {
  keys: [
    {
      kty: 'EC',
      crv: 'P-256',
      kid: 'key-1',
      alg: 'ES256',
      use: 'sig',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    },
  ],
};
const machine = (kind: string, spec: object, more: object = {}) => ({
  apiVersion: 'compute.service/v1alpha1',
  kind,
  metadata: { name: 'web', labels: { tier: 'front' }, ...more },
  spec,
});
const specs = {
  VirtualMachine: {
    imageRef: 'debian-12',
    resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
    ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
  },
  BareMetalMachine: {
    imageRef: 'debian-12',
    machineClassName: 'metal-1',
    ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
  },
};
const machines = Object.fromEntries(
  Object.entries(specs).flatMap(([kind, spec]) => [
    [`createv1alpha1Namespaced${kind}`, machine(kind, spec)],
    [`replacev1alpha1Namespaced${kind}`, machine(kind, spec, { resourceVersion: '1042' })],
    [`patchv1alpha1Namespaced${kind}`, { metadata: { labels: { tier: 'front' } } }],
    [`createv1alpha1Namespaced${kind}Restart`, { force: false }],
    [`deletev1alpha1Namespaced${kind}`, { preconditions: { uid: id } }],
    [`deletecollectionv1alpha1Namespaced${kind}`, { propagationPolicy: 'Background' }],
  ]),
);
const review = (group: string, kind: string, spec?: object) => ({
  apiVersion: `${group}.k8s.io/v1`,
  kind,
  ...(spec && { spec }),
});

/** By operationId. */
export const referenceExamples: Readonly<Record<string, unknown>> = {
  ...machines,
  createv1SelfSubjectAccessReview: review('authorization', 'SelfSubjectAccessReview', {
    resourceAttributes: {
      namespace: 'acme-default',
      verb: 'create',
      group: 'compute.service',
      resource: 'virtualmachines',
    },
  }),
  createv1SelfSubjectRulesReview: review('authorization', 'SelfSubjectRulesReview', { namespace: 'acme-default' }),
  createv1SelfSubjectReview: review('authentication', 'SelfSubjectReview'),
  register: { code: 'ABCD-EFGH-JKLM', contact: { email: 'ada@example.com', name: 'Ada Lovelace' } },
  createTenant: { slug: 'staging', display_name: 'Staging', region: 'north' },
  rotateApiKey: { overlap_seconds: 3_600 },
  endMade: { type: 'api-key', id: '5f3a4a5e-6c1e-4a39-8a44-1a7f0b7c9d21' },
  restrictApiKey: { source_ranges: ['203.0.113.0/24'] },
  updateIdentityProvider: { display_name: 'GitHub', status: 'active' },
  testIdentityProvider: { subject_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJqb2IifQ.c2lnbmF0dXJl' },
  replaceStoredKeys: { jwks_document: keySet },
  setTokenAge: { max_token_age_seconds: 3_600 },
  revokeIdentityProviderSessions: { kid: 'key-1' },
  updatePrincipal: { display_name: 'main branch', max_session_ttl_seconds: 600 },
  setReplayProtection: { enabled: true },
  restrictPrincipal: { source_ranges: ['203.0.113.0/24'] },
  switchIdentityIntegration: { status: 'disabled', reason: 'the provider is being moved' },
  createIdentitySetupLink: { intent: 'reconfigure' },
  inviteTeammate: { email: 'grace@example.com', display_name: 'Grace Hopper', role_slug: 'developer' },
  changeCustomerUserRole: { role_slug: 'viewer' },
  createLimitRequest: {
    limit: 'bare_metal',
    machine_class: 'metal-1',
    amount: 200,
    reason: 'a load test until the end of the month',
  },
  createWebhook: {
    name: 'inventory',
    url: 'https://hooks.example.com/compute',
    event_types: ['machine.ready', 'machine.failed'],
  },
  updateWebhook: { status: 'disabled' },
  rotateWebhookSecret: { overlap_seconds: 3_600 },
  authorizeDevice: { account: 'acme', tenant: 'staging' },
  revokeToken: { token: 'the-token-to-end' },
  introspectToken: { token: 'the-token-to-look-at', client_id: id, client_secret: 'the-secret-of-the-key' },
};
