/** OpenAPI for the whole service, generated from the validating schemas where they exist. */
import { headersOf } from '../http/apiErrorHeaders.ts';
import { openApiVersion } from '../http/openApiSchema.ts';
import { adminOperations } from './adminOperations.ts';
import { computeGroup } from './computeGroup.ts';
import { asReference } from './documentReference.ts';
import { describeGroup, describeReviews, sessionScheme } from './kubernetes/groupDocument.ts';
import { namespaceKind } from './kubernetes/namespace.ts';
import { reviewKinds } from './kubernetes/reviews.ts';
import { metadataPath } from './oauthMetadata.ts';
import { describeOperations } from './operations/operation.ts';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const uuid = { type: 'string', format: 'uuid' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function closed(properties: Json, optional: readonly string[] = []): Json {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

const schemas: Json = {
  TokenRequest: {
    type: 'object',
    required: ['grant_type'],
    properties: {
      grant_type: {
        type: 'string',
        enum: [
          'client_credentials',
          'authorization_code',
          'refresh_token',
          'urn:ietf:params:oauth:grant-type:device_code',
          'urn:ietf:params:oauth:grant-type:token-exchange',
        ],
      },
      client_id: text,
      client_secret: { type: 'string', format: 'password' },
      code: {
        type: 'string',
        format: 'password',
        description: 'With authorization_code: the code that the browser received',
      },
      device_code: {
        type: 'string',
        format: 'password',
        description: 'With the device code grant: the one that /v1/auth/device_authorization returned',
      },
      code_verifier: text,
      redirect_uri: { type: 'string', description: 'With authorization_code: as in the request to /v1/auth/login' },
      refresh_token: {
        type: 'string',
        format: 'password',
        description: 'With refresh_token: the one that was returned last',
      },
      principal_id: { ...uuid, description: 'With a token exchange: the id of the principal' },
      subject_token: { type: 'string', format: 'password', description: "With a token exchange: the issuer's JWT" },
      subject_token_type: {
        type: 'string',
        enum: ['jwt', 'id_token', 'access_token'].map((name) => `urn:ietf:params:oauth:token-type:${name}`),
      },
      scope: {
        type: 'string',
        description: 'Scopes separated by single spaces; all scopes of the credential if absent',
      },
      session_ttl_seconds: { type: 'integer', minimum: 1, description: 'At most 3600; 900 when absent' },
    },
  },
  Token: closed(
    {
      access_token: text,
      issued_token_type: text,
      token_type: { type: 'string', enum: ['Bearer', 'DPoP'] },
      expires_in: { type: 'integer', minimum: 0 },
      scope: text,
      refresh_token: {
        type: 'string',
        description: 'Renews the session, once: each use returns the next one. Only a sign-in of a person has one',
      },
      refresh_token_expires_in: { type: 'integer', minimum: 0, description: 'Seconds until the sign-in ends' },
    },
    ['refresh_token', 'refresh_token_expires_in'],
  ),
  DeviceRequest: {
    type: 'object',
    properties: {
      client_id: { type: 'string', description: 'Ignored: programs at a terminal have no verified name' },
      account: { type: 'string', description: 'Short name of the account that the person has to sign in to' },
      tenant: { type: 'string', description: 'Short name of the tenant in it' },
    },
  },
  DeviceCodes: closed({
    device_code: { type: 'string', description: 'For the program alone, which asks /v1/auth/token with it' },
    user_code: { type: 'string', description: 'For the person, who brings it to verification_uri' },
    verification_uri: text,
    verification_uri_complete: { type: 'string', description: 'The same with the code in it' },
    expires_in: { type: 'integer', minimum: 0 },
    interval: { type: 'integer', minimum: 1, description: 'Seconds to wait between two requests for the session' },
  }),
  TokenStatusRequest: {
    type: 'object',
    required: ['token'],
    properties: {
      token: { type: 'string', format: 'password' },
      token_type_hint: { type: 'string', description: 'Ignored' },
      client_id: text,
      client_secret: { type: 'string', format: 'password' },
    },
  },
  TokenStatus: closed(
    {
      active: { type: 'boolean' },
      scope: text,
      token_type: { type: 'string', enum: ['Bearer', 'DPoP'] },
      cnf: closed({ jkt: text }),
      iss: text,
      sub: uuid,
      client_id: uuid,
      jti: uuid,
      iat: { type: 'integer' },
      exp: { type: 'integer' },
    },
    ['scope', 'token_type', 'cnf', 'iss', 'sub', 'client_id', 'jti', 'iat', 'exp'],
  ),
  OAuthMetadata: {
    type: 'object',
    required: ['issuer', 'token_endpoint', 'response_types_supported'],
    properties: {
      issuer: text,
      token_endpoint: text,
      response_types_supported: { type: 'array', items: text },
    },
  },
  OAuthError: closed({ error: text, error_description: text }),
  Problem: closed(
    {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      code: text,
      request_id: uuid,
      errors: { type: 'array', items: closed({ pointer: text, code: text, detail: text }) },
    },
    ['errors'],
  ),
  Health: closed({
    status: { type: 'string', enum: ['ok', 'degraded', 'unavailable'] },
    checks: closed({ postgres: text, schema: text, temporal: text }),
  }),
};

const json = (schema: Json, type = 'application/json') => ({ [type]: { schema } });

function failures(codes: readonly number[], schema: string, type: string): Json {
  return Object.fromEntries(
    codes.map((code) => [code, { description: 'Refused', ...headersOf(code), content: json(ref(schema), type) }]),
  );
}

/** Generators make code that cannot run from an operation with a second type of body for one schema. */
const alsoAsForm = 'Also takes the fields as a form (application/x-www-form-urlencoded), as OAuth clients send them';

const oauthFailures: Json = {
  ...failures([400, 401, 405, 413, 415, 429, 503, 504], 'OAuthError', 'application/json'),
  500: { description: 'Request failed', content: json(ref('Problem'), 'application/problem+json') },
};

const page = { 'text/html': { schema: text } };
const inQuery = (name: string, schema: Json = text) => ({ name, in: 'query', required: false, schema });

/** Sign-in of people, through a browser. */
const signInPaths: Json = {
  '/v1/auth/login': {
    get: {
      operationId: 'login',
      tags: ['auth'],
      security: [],
      summary: 'Sends a browser to the identity provider of an account, an invitation or a setup link',
      parameters: [
        ...[
          'account',
          'tenant',
          'invitation',
          'setup',
          'redirect_uri',
          'state',
          'code_challenge',
          'return_to',
          'user_code',
        ].map((name) => inQuery(name)),
        inQuery('response_type', { type: 'string', enum: ['code'] }),
        inQuery('code_challenge_method', { type: 'string', enum: ['S256'] }),
      ],
      responses: {
        303: { description: 'To the provider' },
        400: { description: 'Refused', content: page },
        403: { description: 'Refused', content: page },
        429: { description: 'Refused', content: page },
      },
    },
  },
  '/v1/auth/callback': {
    get: {
      operationId: 'loginCallback',
      tags: ['auth'],
      security: [],
      summary: 'Where the identity provider sends the browser back',
      parameters: ['code', 'state', 'iss', 'error'].map((name) => inQuery(name)),
      responses: {
        200: { description: 'A setup was tested', content: page },
        303: { description: 'Signed in' },
        403: { description: 'Refused', content: page },
        429: { description: 'Refused', content: page },
      },
    },
  },
  '/v1/auth/logout': {
    post: {
      operationId: 'logout',
      tags: ['auth'],
      security: [{ session: [] }, {}],
      summary: 'Ends the session of the bearer token, or of the page that sends its form',
      responses: {
        200: { description: 'The token’s session ended' },
        303: { description: 'The page’s session ended' },
        401: { description: 'No such session' },
        403: { description: 'Not a page of this service', content: page },
      },
    },
  },
};

/** The one refusal of what anyone may read, by the HTTP server itself. */
const tooLarge: Json = { 431: { description: 'The headers of the request are larger than 16 KiB' } };

const paths: Json = {
  ...signInPaths,
  '/v1/auth/token': {
    post: {
      operationId: 'exchangeToken',
      tags: ['auth'],
      security: [],
      summary: 'Issues a session for a key, a sign-in, or the token of an issuer',
      description: alsoAsForm,
      requestBody: { required: true, content: json(ref('TokenRequest')) },
      responses: {
        200: { description: 'A session', content: json(ref('Token')) },
        ...oauthFailures,
      },
    },
  },
  '/v1/auth/device_authorization': {
    post: {
      operationId: 'authorizeDevice',
      tags: ['auth'],
      security: [],
      summary: 'Begins the sign-in of a program without a browser, which a person completes elsewhere (RFC 8628)',
      description: alsoAsForm,
      requestBody: { required: true, content: json(ref('DeviceRequest')) },
      responses: { 200: { description: 'The codes', content: json(ref('DeviceCodes')) }, ...oauthFailures },
    },
  },
  '/v1/auth/revoke': {
    post: {
      operationId: 'revokeToken',
      tags: ['auth'],
      security: [],
      summary: 'Ends the session of a token (RFC 7009); the same response whether or not there was one',
      description: alsoAsForm,
      requestBody: { required: true, content: json(ref('TokenStatusRequest')) },
      responses: { 200: { description: 'No session has this token, or has it any longer' }, ...oauthFailures },
    },
  },
  '/v1/auth/introspect': {
    post: {
      operationId: 'introspectToken',
      tags: ['auth'],
      security: [{ session: [] }, {}],
      summary: "Describes a session of the caller's account by its token (RFC 7662), to a key or a session of it",
      description: alsoAsForm,
      requestBody: { required: true, content: json(ref('TokenStatusRequest')) },
      responses: { 200: { description: 'The session', content: json(ref('TokenStatus')) }, ...oauthFailures },
    },
  },
  [metadataPath]: {
    get: {
      operationId: 'oauthMetadata',
      tags: ['auth'],
      security: [],
      summary: 'Where the endpoints for OAuth are, and what they take (RFC 8414)',
      responses: { 200: { description: 'The metadata', content: json(ref('OAuthMetadata')) }, ...tooLarge },
    },
  },
  '/livez': {
    get: {
      operationId: 'livez',
      tags: ['service'],
      security: [],
      summary: 'Whether the process runs',
      responses: { 200: { description: 'The process runs' }, ...tooLarge },
    },
  },
  '/readyz': {
    get: {
      operationId: 'readyz',
      tags: ['service'],
      security: [],
      summary: 'Whether the service can do its work',
      responses: {
        200: { description: 'It serves, perhaps degraded', content: json(ref('Health')) },
        ...tooLarge,
        503: { description: 'It cannot serve', content: json(ref('Health')) },
      },
    },
  },
};

interface DescribedOperation {
  description?: string;
  requestBody?: { content: Record<string, { schema: Json }> };
  responses?: Record<string, Json>;
}
type PathItem = Record<string, DescribedOperation>;

const mergePatchType = 'application/merge-patch+json';

/**
 * Leaves of a patch the merge patch only. From several types of body, openapi-python-client makes code that cannot run,
 * and openapi-generator takes the first; `/openapi/v3` describes all of them.
 */
function withOneBody(operation: DescribedOperation): DescribedOperation {
  const { content } = operation.requestBody ?? { content: {} };
  const mergePatch = content[mergePatchType];
  if (!mergePatch) return operation;
  const others = Object.keys(content).filter((type) => type !== mergePatchType);
  return {
    ...operation,
    // Without additionalProperties, openapi-typescript takes the patch for an object without any field.
    requestBody: {
      ...operation.requestBody,
      content: { [mergePatchType]: { schema: { ...mergePatch.schema, additionalProperties: {} } } },
    },
    description: `Also takes ${others.join(', ')}, as the documents of /openapi/v3 describe`,
  };
}

/** Adds the headers of refusals to this document only: kubectl reads its own on every call and does not use them. */
function forGenerators(item: PathItem): Json {
  const described = (responses: Record<string, Json>) =>
    Object.fromEntries(
      Object.entries(responses).map(([code, response]) => [code, { ...response, ...headersOf(Number(code)) }]),
    );
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      operation.responses ? { ...withOneBody(operation), responses: described(operation.responses) } : operation,
    ]),
  );
}

/** The document served at `/openapi.json`. */
export function serviceDocument({ version, publicUrl }: { version: string; publicUrl: string }): Json {
  const compute = describeGroup({
    ...computeGroup,
    kinds: [...computeGroup.kinds, ...computeGroup.about, namespaceKind],
  });
  const reviews = describeReviews(reviewKinds);
  const admin = describeOperations(adminOperations);
  const computePaths = Object.entries({ ...compute.paths, ...reviews.paths }).map(([path, item]) => [
    `/v1/compute${path}`,
    forGenerators(item as PathItem),
  ]);
  return asReference({
    openapi: openApiVersion,
    info: {
      title: 'compute.service',
      version,
      description:
        'Machines for customers: a Kubernetes-style compute API, an admin API, and sign-in. Times are RFC 3339 in UTC.',
      contact: { name: 'compute-service', url: `${publicUrl}/docs` },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    paths: { ...Object.fromEntries(computePaths), ...admin.paths, ...paths },
    components: {
      schemas: { ...compute.schemas, ...reviews.schemas, ...admin.schemas, ...schemas },
      securitySchemes: {
        session: sessionScheme,
      },
    },
  });
}
