/**
 * What makes the OpenAPI document a reference for people: each operation says what it needs, and bodies have examples.
 * All of it is made from the declarations; nothing that they say is replaced.
 */

type Json = Record<string, unknown>;
type Schemas = Readonly<Record<string, Schema>>;

interface Schema extends Json {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation extends Json {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Schema & { name?: string; schema?: Schema })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** Every operation of a document. */
export function operationsOf(document: Json): Operation[] {
  return Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  );
}

/** Returns the document with what people need. The parts of the one that is given are also served elsewhere. */
export function asReference(given: Json): Json {
  const document = JSON.parse(JSON.stringify(given)) as Json;
  const { schemas } = document['components'] as { schemas: Schemas };
  for (const schema of Object.values(schemas)) typeNullable(schema);
  const operations = operationsOf(document);
  for (const operation of operations) {
    addExamples(operation, schemas);
    operation.summary ??= sentence(operation);
    const needs = needOf(operation);
    nameScopes(operation);
    operation.description = [operation.description?.replace(/\.$/, ''), needs].filter((text) => text).join('. ');
  }
  return document;
}

/** The name of a schema without the group that Kubernetes puts before it. */
function shortName(name: string): string {
  return name.split('.').at(-1)!;
}

/** An operation without a summary has a description, whose first sentence is one. */
function sentence({ description = '', operationId }: Operation): string {
  return description.split('. ')[0] || operationId;
}

function needOf({ security }: Operation): string {
  if (security === undefined) return 'Needs a session';
  if (security.length === 0) return 'Needs no session';
  const scopes = security.flatMap((each) => Object.values(each).flat());
  if (scopes.length > 0) return `Needs a session with the scope ${scopes.join(', ')}`;
  return security.some((each) => Object.keys(each).length === 0) ? 'A session is one way to ask' : 'Needs a session';
}

/** In OpenAPI 3.0, only the scopes of OAuth2 schemes may stand in `security`; ours are bearer tokens. */
function nameScopes(operation: Operation): void {
  const scopes = [...new Set((operation.security ?? []).flatMap((each) => Object.values(each).flat()))];
  if (scopes.length === 0) return;
  operation['x-required-scopes'] = scopes;
  operation.security = operation.security!.map((each) =>
    Object.fromEntries(Object.keys(each).map((scheme) => [scheme, []])),
  );
}

/** OpenAPI 3.0.3: null counts only beside a type. */
function typeNullable(schema: Schema): void {
  if (schema['nullable'] === true && schema.type === undefined && schema.allOf) schema.type = 'object';
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  for (const each of [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf, ...oneOf])
    if (typeof each === 'object') typeNullable(each);
}

function addExamples({ requestBody, responses = {} }: Operation, schemas: Schemas): void {
  const bodies = [['200', requestBody] as const, ...Object.entries(responses)];
  for (const [status, body] of bodies)
    for (const [type, media] of Object.entries(body?.content ?? {})) {
      typeNullable(media.schema);
      // Refusals of one API look alike.
      if (!type.endsWith('json') || status >= '300') continue;
      media.example ??= type.includes('merge-patch') ? knownPatch : exampleOf(media.schema, '', schemas);
      // What a client sends has no status.
      if (body === requestBody && isMachine(media.example)) delete media.example['status'];
    }
}

function isMachine(example: unknown): example is Json {
  return typeof example === 'object' && example !== null && 'spec' in example && 'status' in example;
}

const deepest = 8;
const moment = '2026-11-22T10:00:00.000Z';
const uuid = '3f0c2a52-6c0e-4a5b-9d0e-2f7c6f1a9b34';

/** Values that a reader recognizes, by the name of the property. */
const known: Readonly<Record<string, unknown>> = {
  name: 'web',
  slug: 'acme',
  namespace: 'acme-default',
  email: 'ada@example.com',
  phone: '+49 30 1234567',
  token_fingerprint: 'sha256:3f0c2a526c0e4a5b',
  display_name: 'Ada',
  imageRef: 'debian-12',
  region: 'north',
  metadata: { name: 'web', labels: { app: 'web' } },
  source_ranges: ['203.0.113.0/24'],
  issuer: 'https://token.actions.githubusercontent.com',
  audiences: ['https://compute.example.com'],
  subject_match_value: 'repo:acme/shop:ref:refs/heads/main',
  publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu',
  window: 'month',
  claim_constraints: { repository_id: '74' },
  reason: 'asked for by the team, ticket 4711',
};

/** Bodies whose fields exclude each other, or that say more together, by the name of their schema. */
const knownBodies: Readonly<Record<string, unknown>> = {
  TokenRequest: { grant_type: 'client_credentials', client_id: uuid, client_secret: 'the secret of the key' },
  CreateApiKey: { name: 'deploy', scopes: ['compute:read', 'compute:write'], reach: 'tenant', expires_at: moment },
  CreateIdentityProvider: {
    display_name: 'GitHub Actions',
    issuer: 'https://token.actions.githubusercontent.com',
    jwks_source_type: 'discovery',
    audiences: ['https://compute.example.com'],
  },
  CreatePrincipal: {
    trusted_issuer_id: uuid,
    display_name: 'main branch of shop',
    subject_match_type: 'exact',
    subject_match_value: 'repo:acme/shop:ref:refs/heads/main',
    claim_constraints: { repository_id: '74' },
    scopes: ['compute:read'],
    max_session_ttl_seconds: 600,
  },
};
const knownSpecs: Readonly<Record<string, unknown>> = {
  VirtualMachine: {
    imageRef: 'debian-12',
    resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
    ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
    bootstrap: { sshAuthorizedKeys: [{ publicKey: known['publicKey'], username: 'ada' }] },
  },
  BareMetalMachine: {
    machineClassName: 'metal-1',
    imageRef: 'debian-12',
    ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
    bootstrap: { sshAuthorizedKeys: [{ publicKey: known['publicKey'], username: 'ada' }] },
  },
};

const knownStatus = {
  phase: 'Running',
  readyForAccess: true,
  observedGeneration: 1,
  capacitySource: 'on-demand',
  resolvedImageRef: 'debian-12@sha256:6f5c3ae5c8ab6cfd4a1fb2bd5aae9ab9dca62a4ce9a5be2c3a7c9f5e4f0b4c21',
};
const knownPatch = { metadata: { labels: { tier: 'front' } } };

function referred($ref: string, name: string, schemas: Schemas, depth: number): unknown {
  const id = $ref.split('/').at(-1)!;
  const example = knownBodies[id] ?? exampleOf(schemas[id] ?? {}, name, schemas, depth);
  const spec = knownSpecs[shortName(id)];
  return spec === undefined ? example : { ...(example as Json), spec, status: knownStatus };
}

/** A value of the schema: as a reader recognizes it, else the least that the schema accepts. */
export function exampleOf(schema: Schema, name: string, schemas: Schemas, depth = 0): unknown {
  const { $ref, allOf, anyOf, oneOf, properties, items } = schema;
  if ($ref !== undefined) return referred($ref, name, schemas, depth);
  if (schema['example'] !== undefined) return schema['example'];
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const chosen = anyOf?.[0] ?? oneOf?.[0] ?? (allOf?.length === 1 ? allOf[0] : undefined);
  if (chosen) return exampleOf(chosen, name, schemas, depth);
  // The metadata of a list has no name.
  const isOfList = name === 'metadata' && schema.properties?.['continue'] !== undefined;
  if (!isOfList && Object.hasOwn(known, name) && fits(schema, known[name])) return known[name];
  if (properties) {
    const { required = [] } = schema;
    const shown = Object.entries(properties).filter(([key]) => required.includes(key) || depth < 2);
    const entries = shown
      .filter(([key]) => depth < deepest || required.includes(key))
      .map(([key, each]) => [key, exampleOf(each, key, schemas, depth + 1)]);
    return Object.fromEntries(entries);
  }
  if (items) return depth < deepest ? [exampleOf(items, name, schemas, depth + 1)] : [];
  return plainExample(schema);
}

function fits({ type, pattern }: Schema, value: unknown): boolean {
  const isType = Array.isArray(value) ? type === 'array' : type === undefined || type === typeof value;
  return isType && (typeof pattern !== 'string' || (typeof value === 'string' && new RegExp(pattern, 'u').test(value)));
}

function plainExample({ type, format, minimum }: Schema): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'string':
      return format === 'date-time'
        ? moment
        : format === 'uuid'
          ? uuid
          : format === 'uri'
            ? 'https://example.com'
            : 'text';
    default:
      return {};
  }
}
