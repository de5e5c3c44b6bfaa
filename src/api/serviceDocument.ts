/** OpenAPI for the whole service, generated from the validating schemas where they exist. */

import { cellList, cellsPath } from '../domain/cellList.ts';
import { publishedKeySet, publishedKeysPath } from '../domain/jwks.ts';
import { headersOf } from '../http/apiErrorHeaders.ts';
import { openApiSchema, openApiVersion } from '../http/openApiSchema.ts';
import { adminOperations } from './adminOperations.ts';
import { computeGroup } from './computeGroup.ts';
import { describeGroup, describeReviews, sessionScheme } from './kubernetes/groupDocument.ts';
import { namespaceKind } from './kubernetes/namespace.ts';
import { reviewKinds } from './kubernetes/reviews.ts';
import { metadataPath } from './oauthMetadata.ts';
import { describeOperations } from './operations/operation.ts';
import { asReference } from './reference/documentReference.ts';

type Json = Record<string, unknown>;

const text = (description: string) => ({ type: 'string', description });
const secret = (description: string) => ({ type: 'string', format: 'password', description });
const uuid = (description: string) => ({ type: 'string', format: 'uuid', description });
const whole = (description: string, minimum?: number) => ({ type: 'integer', minimum, description });
const oneOf = (description: string, words: readonly string[]) => ({ type: 'string', enum: words, description });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function closed(properties: Json, optional: readonly string[] = []): Json {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

const grant = (name: string) => `urn:ietf:params:oauth:grant-type:${name}`;
const clientId = text('The id of an API key');
const clientSecret = secret('The secret of that key');
const tokenType = oneOf('The scheme of the header Authorization', ['Bearer', 'DPoP']);

const schemas: Json = {
  TokenRequest: {
    type: 'object',
    example: { grant_type: 'client_credentials', client_id: 'the id of the key', client_secret: 'its secret' },
    required: ['grant_type'],
    properties: {
      grant_type: oneOf('How the session is asked for', [
        'client_credentials',
        'authorization_code',
        'refresh_token',
        grant('device_code'),
        grant('token-exchange'),
      ]),
      client_id: clientId,
      client_secret: clientSecret,
      code: secret('With authorization_code: the code that the browser received'),
      device_code: secret('With the device code grant: the one that /v1/auth/device_authorization returned'),
      code_verifier: text('With authorization_code: the secret behind the code_challenge (RFC 7636)'),
      redirect_uri: text('With authorization_code: as in the request to /v1/auth/login'),
      refresh_token: secret('With refresh_token: the one that was returned last'),
      principal_id: uuid('With a token exchange: the id of the principal'),
      subject_token: secret("With a token exchange: the issuer's JWT"),
      subject_token_type: oneOf(
        'The type of the subject_token',
        ['jwt', 'id_token', 'access_token'].map((name) => `urn:ietf:params:oauth:token-type:${name}`),
      ),
      scope: text('Scopes separated by single spaces; all scopes of the credential if absent'),
      session_ttl_seconds: whole('At most 3600; 900 when absent', 1),
    },
  },
  Token: closed(
    {
      access_token: text('The session, for the header Authorization'),
      issued_token_type: text('The type of the session: an access token'),
      token_type: tokenType,
      expires_in: whole('Seconds until the session ends', 0),
      scope: text('What the session may do, separated by spaces'),
      refresh_token: text(
        'Renews the session, once: each use returns the next one. Only a sign-in of a person has one',
      ),
      refresh_token_expires_in: whole('Seconds until the sign-in ends', 0),
    },
    ['refresh_token', 'refresh_token_expires_in'],
  ),
  DeviceRequest: {
    type: 'object',
    properties: {
      client_id: text('Ignored: programs at a terminal have no verified name'),
      account: text('Short name of the account that the person has to sign in to'),
      tenant: text('Short name of the tenant in it'),
    },
  },
  DeviceCodes: closed({
    device_code: text('For the program alone, which asks /v1/auth/token with it'),
    user_code: text('For the person, who brings it to verification_uri'),
    verification_uri: text('The page to which the person brings the code'),
    verification_uri_complete: text('The same with the code in it'),
    expires_in: whole('Seconds until the codes end', 0),
    interval: whole('Seconds to wait between two requests for the session', 1),
  }),
  TokenStatusRequest: {
    type: 'object',
    required: ['token'],
    properties: {
      token: secret('The token that this is about'),
      token_type_hint: text('Ignored'),
      client_id: clientId,
      client_secret: clientSecret,
    },
  },
  TokenStatus: closed(
    {
      active: {
        type: 'boolean',
        description: 'Whether the session can be used; if not, there is nothing else in the response',
      },
      scope: text('What the session may do, separated by spaces'),
      token_type: tokenType,
      cnf: {
        ...closed({ jkt: text('The thumbprint of that key (RFC 7638)') }),
        description: 'The key that the session is bound to',
      },
      iss: text('The service'),
      sub: uuid('Whose session it is'),
      client_id: uuid('The id of the API key'),
      jti: uuid('The id of the session'),
      iat: whole('When it was made, in seconds since 1970'),
      exp: whole('When it ends, in seconds since 1970'),
    },
    ['scope', 'token_type', 'cnf', 'iss', 'sub', 'client_id', 'jti', 'iat', 'exp'],
  ),
  OAuthMetadata: {
    type: 'object',
    required: ['issuer', 'token_endpoint', 'response_types_supported'],
    properties: {
      issuer: text('The service'),
      token_endpoint: text('Where sessions are issued'),
      response_types_supported: { type: 'array', items: { type: 'string' }, description: 'code' },
    },
  },
  PublishedKeys: openApiSchema(publishedKeySet),
  CellList: openApiSchema(cellList),
  OAuthError: closed({
    error: text('What went wrong, for programs'),
    error_description: text('What went wrong and what to do, for people'),
  }),
  Problem: closed(
    {
      type: text('The address that describes the kind of problem'),
      title: text('The status in words'),
      status: whole('The status of the response'),
      detail: text('The problem, the accepted values, and the remedy, for people'),
      code: text('The problem, for programs'),
      request_id: uuid('The id of the request, as in the header X-Request-Id'),
      errors: {
        type: 'array',
        items: closed({
          pointer: text('The place in the body that is wrong (RFC 6901)'),
          code: text('The problem there, for programs'),
          detail: text('The problem there and the accepted values, for people'),
        }),
        description: 'Each place that is wrong',
      },
    },
    ['errors'],
  ),
  Health: closed({
    status: oneOf('Whether it can do its work', ['ok', 'degraded', 'unavailable']),
    checks: {
      ...closed({
        postgres: text('ok, or what is wrong with it'),
        schema: text('ok, or what is wrong with the schema of the database'),
        temporal: text('ok, or what is wrong with it'),
      }),
      description: 'What the service needs',
    },
  }),
};

/** What a tag is about. */
const tags: Readonly<Record<string, string>> = {
  admin: 'Accounts, people, keys, federation, usage, and the audit log',
  auth: 'Sessions: sign-in, and the OAuth endpoints',
  'authentication.k8s.io_v1': 'Who the session is, as kubectl auth whoami asks',
  'authorization.k8s.io_v1': 'What the session may do, as kubectl auth can-i asks',
  'compute.service_v1alpha1': 'Machines, and the classes that they are of',
  core_v1: 'Namespaces and events of machines, as Kubernetes clients read them',
  'events.k8s.io_v1': 'What happened to machines, as kubectl events shows it',
  service: 'Whether the service works',
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

const page = { 'text/html': { schema: { type: 'string' } } };
const refusedPages = (...codes: number[]) =>
  Object.fromEntries(codes.map((code) => [code, { description: 'Refused', content: page }]));
const inQuery = (words: Readonly<Record<string, string>>, schema: Json = { type: 'string' }) =>
  Object.entries(words).map(([name, description]) => ({ name, in: 'query', required: false, description, schema }));

/** Sign-in of people, through a browser. */
const signInPaths: Json = {
  '/v1/auth/login': {
    get: {
      operationId: 'login',
      tags: ['auth'],
      security: [],
      summary: 'Sends a browser to the identity provider of an account, an invitation or a setup link',
      parameters: [
        ...inQuery({
          account: 'Short name of the account',
          tenant: 'Short name of the tenant in it',
          invitation: 'The token of an invitation',
          setup: 'The token of a setup link',
          redirect_uri: 'Where the code goes: an address on loopback',
          state: 'What the client gave to recognize the response by',
          code_challenge: 'The S256 challenge of the program (RFC 7636)',
          return_to: 'The page that the browser returns to',
          user_code: 'The code that a program without a browser shows (RFC 8628)',
        }),
        ...inQuery({ response_type: 'What the program asks for' }, { type: 'string', enum: ['code'] }),
        ...inQuery({ code_challenge_method: 'How the challenge is made' }, { type: 'string', enum: ['S256'] }),
      ],
      responses: {
        303: { description: 'To the provider' },
        ...refusedPages(400, 403, 429),
      },
    },
  },
  '/v1/auth/callback': {
    get: {
      operationId: 'loginCallback',
      tags: ['auth'],
      security: [],
      summary: 'Where the identity provider sends the browser back',
      parameters: inQuery({
        code: 'The code of the provider',
        state: 'What the service gave to recognize the response by',
        iss: 'The provider',
        error: 'Why the provider refused',
      }),
      responses: {
        200: { description: 'A setup was tested', content: page },
        303: { description: 'Signed in' },
        ...refusedPages(403, 429),
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

function oauthPost(
  operationId: string,
  body: string,
  { security = [], summary, success }: { security?: Json[]; summary: string; success: Json },
): Json {
  const requestBody = { required: true, content: json(ref(body)) };
  const responses = { 200: success, ...oauthFailures };
  return {
    post: { operationId, tags: ['auth'], security, summary, description: alsoAsForm, requestBody, responses },
  };
}

/** The one refusal of what anyone may read, by the HTTP server itself. */
const tooLarge: Json = { 431: { description: 'The headers of the request are larger than 16 KiB' } };

const paths: Json = {
  ...signInPaths,
  '/v1/auth/token': oauthPost('exchangeToken', 'TokenRequest', {
    summary: 'Issues a session for a key, a sign-in, or the token of an issuer',
    success: { description: 'A session', content: json(ref('Token')) },
  }),
  '/v1/auth/device_authorization': oauthPost('authorizeDevice', 'DeviceRequest', {
    summary: 'Begins the sign-in of a program without a browser, which a person completes elsewhere (RFC 8628)',
    success: { description: 'The codes', content: json(ref('DeviceCodes')) },
  }),
  '/v1/auth/revoke': oauthPost('revokeToken', 'TokenStatusRequest', {
    summary: 'Ends the session of a token (RFC 7009); the same response whether or not there was one',
    success: { description: 'No session has this token, or has it any longer' },
  }),
  '/v1/auth/introspect': oauthPost('introspectToken', 'TokenStatusRequest', {
    security: [{ session: [] }, {}],
    summary: "Describes a session of the caller's account by its token (RFC 7662), to a key or a session of it",
    success: { description: 'The session', content: json(ref('TokenStatus')) },
  }),
  [metadataPath]: {
    get: {
      operationId: 'oauthMetadata',
      tags: ['auth'],
      security: [],
      summary: 'Where the endpoints for OAuth are, and what they take (RFC 8414)',
      responses: { 200: { description: 'The metadata', content: json(ref('OAuthMetadata')) }, ...tooLarge },
    },
  },
  [publishedKeysPath]: {
    get: {
      operationId: 'publishedKeys',
      tags: ['service'],
      security: [],
      summary: 'Public keys of bills and of the audit log, present and past, as a JWKS (RFC 7517)',
      responses: { 200: { description: 'The keys', content: json(ref('PublishedKeys')) }, ...tooLarge },
    },
  },
  [cellsPath]: {
    get: {
      operationId: 'listCells',
      tags: ['service'],
      security: [],
      summary: 'The cells of which this deployment is one: where the accounts of other regions are',
      responses: { 200: { description: 'The cells', content: json(ref('CellList')) }, ...tooLarge },
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
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: { ...Object.fromEntries(computePaths), ...admin.paths, ...paths },
    components: {
      schemas: { ...compute.schemas, ...reviews.schemas, ...admin.schemas, ...schemas },
      securitySchemes: {
        session: sessionScheme,
      },
    },
  });
}
