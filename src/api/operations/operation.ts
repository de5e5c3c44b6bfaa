/**
 * An operation of the admin API, declared once: its path, scope, and schemas provide routing, validation, types, and
 * its part of the OpenAPI document.
 */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import type { Deadlines } from '../../domain/phases.ts';
import type { Scope } from '../../domain/scopes.ts';
import { ApiError, type FieldError } from '../../http/apiError.ts';
import { headersOf } from '../../http/apiErrorHeaders.ts';
import type { Cursors } from '../../http/cursors.ts';
import { deadline, timeoutParameter } from '../../http/deadline.ts';
import { isKnown, refuseMatch, requireMatch, tagOf } from '../../http/entityTags.ts';
import { fieldErrors } from '../../http/fieldErrors.ts';
import { parseBody, readBody } from '../../http/jsonBody.ts';
import { sendLines } from '../../http/lines.ts';
import { openApiSchema } from '../../http/openApiSchema.ts';
import { queryOf, refuseUnknown } from '../../http/query.ts';
import { clientOf, factsOf, sendBytes, sendJson, sendJsonText } from '../../http/requestFacts.ts';
import { fieldsAt } from '../../lib/findings.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import { parseSent } from '../../lib/withoutNulls.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Source } from '../../store/core/audit.ts';
import { transaction } from '../../store/core/db.ts';
import type { BillRow, StoredBill } from '../../store/usage/bills.ts';
import { authenticate, type CallerServices, requireScope } from '../callers/authenticate.ts';
import { callerOf } from '../callers/caller.ts';
import {
  idempotencyKeyParameter,
  ofRepetition,
  Post,
  type RepetitionServices,
  type Transact,
} from '../callers/repetition.ts';

/** Failures that every operation may respond with. */
const commonFailures = [400, 401, 403, 404, 405, 429, 500, 503, 504];
const bodyFailures = [413, 415, 422];
/** Maximum bytes of a body, unless the operation allows more. */
const bodyLimit = 64 * 1024;

/** What every operation can use. */
export interface OperationServices extends CallerServices, RepetitionServices {
  cursors: Cursors;
  /** The URL that clients use for this service, without a trailing slash. */
  publicUrl: string;
  /** The maximum life of an API key. */
  apiKeyMaxDays: number;
  deadlines: Deadlines;
  /** Tells, with the keys as they are now, which bills may be shown. */
  isGoodBill(): Promise<(bill: StoredBill) => bill is BillRow>;
}

export interface OperationContext<Query, Body, Services = OperationServices> {
  services: Services;
  /** Throws when the operation is not behind authentication. */
  readonly caller: Caller;
  /** The tenant to which the caller is confined in this operation: nothing of others exists for it. Null: to none. */
  readonly confinedTo: string | null;
  /** The client's address, by which operations that are not behind authentication are rate-limited. */
  address: string;
  /** The same with its client's name, for the audit log. */
  source: Source;
  requestId: string;
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  /**
   * Given the object that is about to change, as its GET shows it: every operation that changes one with a tag calls it
   * in its transaction. Throws ApiError 412 if the client has seen another state.
   */
  requireMatch(shown: unknown): void;
  /** What a POST changes, all of it, in a transaction that returns the response. */
  transact: Transact;
  /** Adds a header to a successful response. */
  setHeader(name: string, value: string): void;
}

/**
 * A point in time: a Date in the service, an RFC 3339 string in JSON. JSON.stringify serializes responses and writes a
 * Date in exactly that form.
 */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

export const accountSummary = z
  .strictObject({ id: z.uuid(), slug: z.string(), display_name: z.string(), status: z.string(), created_at: timestamp })
  .describe('The account');

export const tenantSummary = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  namespace: z.string().nullable(),
  display_name: z.string(),
  waits_for: z.string().nullable().describe('What keeps its machines from running; null once they can'),
});

/** An operation without its handler: enough for routing and for OpenAPI. */
interface OperationFacts {
  /** The path is below /v1/admin, in OpenAPI's form. A parameter called id is a UUID; nothing else matches. */
  at: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  operationId: string;
  summary: string;
  /** What the session must hold; null when any session will do; `none` when the body is the credential. */
  scope: Scope | null | 'none';
  /**
   * Whose things it shows and changes. `account`: those of all tenants, so the scope must hold in the account; `tenant`:
   * those of the session's tenant; `either`: as far as the scope holds, by `confinedTo`; `caller`: the caller's own, or
   * those of the holder of the credential in the body.
   */
  reach: 'account' | 'tenant' | 'either' | 'caller';
  /** Fields of the resource that never change. The error for one says so, instead of calling the field unknown. */
  immutable?: readonly string[];
  /** An empty body means `{}`. */
  bodyOptional?: boolean;
  bodyLimitBytes?: number;
  /** The success status; 200 by default. */
  status?: number;
  /** Failure statuses in addition to those of every operation, such as 409. */
  failures?: readonly number[];
  /** The response is a stream of lines: the handler returns them one by one, and `answer` describes the whole text. */
  lines?: 'application/x-ndjson';
}

interface DeclaredOperation<Query, Body, Answer extends z.ZodType, Services> extends OperationFacts {
  /** Takes strings, as a query has them. A validation failure is 400. Must be strict. */
  query?: z.ZodType<Query>;
  /** A validation failure is 422. Must be strict. */
  body?: z.ZodType<Body>;
  answer: Answer;
  handle(context: OperationContext<Query, Body, Services>): Promise<z.output<Answer> | AsyncIterable<string>>;
}

/** What OpenAPI needs to know about an operation. */
export interface DescribedOperation extends OperationFacts {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

/** An operation whose types are internal: it reads its own query and body, and returns what is sent as JSON. */
export interface Operation<Services = OperationServices> extends DescribedOperation {
  read: (request: Request) => Promise<{ query: unknown; body: unknown }>;
  handle(context: OperationContext<unknown, unknown, Services>): Promise<unknown>;
}

const noQuery: z.ZodType = z.strictObject({});

/** Declares operations for one part of the API. Schemas type the query, body, and response from end to end. */
export function operationsWith<Services extends OperationServices>() {
  return <Answer extends z.ZodType, Query = Record<string, never>, Body = undefined>(
    declared: DeclaredOperation<Query, Body, Answer, Services>,
  ): Operation<Services> => ({
    ...declared,
    method: declared.at.split(' ')[0]!.toLowerCase() as DescribedOperation['method'],
    path: declared.at.split(' ')[1]!,
    read: async (request) => ({
      query: readQuery(declared.query ?? noQuery, queryOf(request)),
      body: declared.body ? await readInput(declared.body, declared, request) : undefined,
    }),
    // Without schemas, Query and Body are their default types, which match what is read.
    handle: (context) => declared.handle(context as OperationContext<Query, Body, Services>),
  });
}

/** Declares an operation that needs only what every operation has. */
export const operation = operationsWith<OperationServices>();

/** Routes for operations, behind authentication unless they say otherwise. Other methods on their paths get 405. */
export function operationRoutes<Services extends OperationServices>(
  services: Services,
  operations: readonly Operation<Services>[],
): Router {
  // As Kubernetes' paths: a slash at the end, or another case, is another address.
  const router = Router({ caseSensitive: true, strict: true });
  const isOpen = ({ scope }: OperationFacts) => scope === 'none';
  router.use(deadline);
  mount(router, services, operations.filter(isOpen));
  router.use(authenticate(services));
  mount(
    router,
    services,
    operations.filter((each) => !isOpen(each)),
  );
  return router;
}

function mount<Services extends OperationServices>(
  router: Router,
  services: Services,
  operations: readonly Operation<Services>[],
): void {
  for (const [path, ofPath] of byPath(operations)) {
    const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const tag = tagOn(path, operations);
    for (const each of ofPath) route[each.method](handler(services, each, tag));
    const allow = ofPath.map((each) => each.method.toUpperCase()).join(', ');
    route.all((_request, response) => {
      factsOf(response).route = `/v1/admin${path}`;
      throw new ApiError('MethodNotAllowed', `this address accepts only ${allow}`, { headers: { allow } });
    });
  }
}

function byPath<Each extends DescribedOperation>(operations: readonly Each[]): Map<string, Each[]> {
  const paths = new Map<string, Each[]>();
  for (const each of operations) paths.set(each.path, [...(paths.get(each.path) ?? []), each]);
  return paths;
}

/**
 * The tag (ETag) that the operations of a path know: an object that is patched has `own`, `its` is below the path of such
 * an object and changes that, and anything else has none.
 */
type Tag = 'own' | 'its' | 'none';

function tagOn(path: string, operations: readonly DescribedOperation[]): Tag {
  const patched = operations.filter(({ method }) => method === 'patch').map((each) => each.path);
  if (patched.includes(path)) return 'own';
  return patched.some((each) => each.endsWith('}') && path.startsWith(`${each}/`)) ? 'its' : 'none';
}

/** Replaces an id that cannot be one. No object has it, so the response is the operation's own 404. */
const absentId = '00000000-0000-0000-0000-000000000000';

function handler<Services extends OperationServices>(
  services: Services,
  declared: Operation<Services>,
  tag: Tag,
): RequestHandler {
  return async (request, response) => {
    factsOf(response).route = `/v1/admin${declared.path}`;
    if (declared.scope && declared.scope !== 'none')
      requireScope(response, declared.scope, declared.reach === 'account');
    if (tag === 'none' && declared.method !== 'get') refuseMatch(request.headers['if-match']);
    const params = { ...(request.params as Record<string, string>) };
    if (params['id'] !== undefined && !isUuidOfAnyCase(params['id'])) params['id'] = absentId;
    if (declared.method === 'post') factsOf(response).undoneWhenLate = true;
    const { query, body } = await declared.read(request);
    const code = (body as { code?: unknown } | undefined)?.code;
    const post =
      declared.method === 'post' ? new Post(services, request, response, { content: [query, body], code }) : null;
    const repeated = post && (await post.repeated());
    if (repeated !== null) return sendJsonText(response, declared.status ?? 200, repeated, ofRepetition);
    const answer = await declared.handle({
      services,
      get caller() {
        return callerOf(response);
      },
      get confinedTo() {
        return confinementOf(callerOf(response), declared.scope);
      },
      address: clientOf(request),
      source: factsOf(response).source,
      requestId: factsOf(response).requestId,
      params,
      query,
      body,
      requireMatch: (shown) => requireMatch(request.headers['if-match'], shown),
      transact: post?.transact ?? ((work) => transaction(services.db, work)),
      setHeader: (name, value) => void (response.headersSent || response.setHeader(name, value)),
    });
    await post?.keep(answer);
    if (declared.lines) return sendLines(response, { 'content-type': declared.lines }, answer as AsyncIterable<string>);
    if (tag === 'own' && isKnownTo(request, response, answer as object)) return sendBytes(response, 304, null);
    sendJson(response, declared.status ?? 200, answer);
  };
}

/** Gives an object that is patched its tag. Returns whether the client has it as it is. */
function isKnownTo(request: Request, response: Response, shown: object): boolean {
  if (response.headersSent || !['GET', 'PATCH'].includes(request.method)) return false;
  const tag = tagOf(shown);
  response.setHeader('etag', tag);
  return request.method === 'GET' && isKnown(request.headers['if-none-match'], tag, shown);
}

/** The tenant to which a caller is confined: its scope holds there alone, or, where none is needed, all that it has. */
function confinementOf({ tenantId, accountScopes }: Caller, scope: OperationFacts['scope']): string | null {
  const isOfAccount = scope && scope !== 'none' ? accountScopes.includes(scope) : accountScopes.length > 0;
  return isOfAccount ? null : tenantId;
}

function readQuery<T>(accepted: z.ZodType<T>, given: ReadonlyMap<string, string>): T {
  refuseUnknown(given, [...(fieldsAt(accepted, []) ?? []), timeoutParameter.name]);
  const values = Object.fromEntries([...given].filter(([name]) => name !== timeoutParameter.name));
  const parsed = accepted.safeParse(values);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error, { schema: accepted, value: values });
  const details = errors.map((error) => `${error.pointer.slice(1)}: ${error.detail}`);
  throw new ApiError('BadRequest', `the query cannot be used: ${details.join('; ')}`, { errors });
}

async function readInput<T>(schema: z.ZodType<T>, declared: OperationFacts, request: Request): Promise<T> {
  const read = await readBody(request, { limit: declared.bodyLimitBytes ?? bodyLimit, types: ['application/json'] });
  if (!read && !declared.bodyOptional) throw new ApiError('BadRequest', 'the request needs a JSON body');
  const value = read ? parseBody(read.text, 'Invalid') : {};
  // In a change, null asks for a field to be removed, which is absence only where there is nothing yet.
  const parsed = request.method === 'PATCH' ? schema.safeParse(value) : parseSent(schema, value);
  if (parsed.success) return parsed.data;
  throw unprocessable(fieldErrors(parsed.error, { schema, value, immutable: declared.immutable ?? [] }));
}

/** Refuses a well-formed request and names each place that is wrong. */
export function unprocessable(errors: FieldError[]): ApiError {
  return new ApiError('Invalid', errors.map((error) => `${error.pointer || 'the body'}: ${error.detail}`).join('; '), {
    errors,
  });
}

/** Also for what exists, and not for the caller. */
export function noSuch(what: string): ApiError {
  return new ApiError('NotFound', `there is no such ${what}`);
}

type Json = Record<string, unknown>;

const tagHeader = { description: 'The state of the object', required: true, schema: { type: 'string' } };
const tagParameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const ifNoneMatch = tagParameter(
  'If-None-Match',
  'The ETag of the state that you have: if it is still so, the response is 304',
);
const ifMatch = tagParameter(
  'If-Match',
  'The ETag of the state of the object that you have seen: if it is another now, nothing changes',
);
const unchanged = { 304: { description: 'Unchanged', headers: { ETag: tagHeader } } };

/** The request headers of an operation beside those that all have, and what comes of them. */
function headersOfKind({ method }: DescribedOperation, tag: Tag) {
  const isTagged = tag === 'own' && (method === 'get' || method === 'patch');
  const condition = method === 'get' ? isTagged && ifNoneMatch : tag !== 'none' && ifMatch;
  return {
    parameters: [...(method === 'post' ? [idempotencyKeyParameter] : []), ...(condition ? [condition] : [])],
    failures: [...(method === 'post' ? [409, 422] : []), ...(condition === ifMatch ? [412] : [])],
    ofSuccess: isTagged ? { headers: { ETag: tagHeader } } : {},
    responses: condition === ifNoneMatch ? unchanged : {},
  };
}

/** Fields that mean the same in every resource. The other ones are described where they are declared. */
const sharedWords: Readonly<Record<string, string>> = {
  id: 'Its id',
  slug: 'Its short name',
  display_name: 'What people call it',
  status: 'Its state',
  created_at: 'When it was made',
  updated_at: 'When it was changed last',
  expires_at: 'When it ends; null if it does not by itself',
  customer_id: 'The account',
  tenant_id: 'The tenant',
  namespace: 'The namespace of the tenant in the compute API; null until it has one',
  region: 'Where it is',
  secret: 'Its secret, which is shown only now',
  scopes: 'What it may do at most',
  reach: 'Where its scopes hold: in the whole account, or in its tenant alone',
  role_slug: 'The role: owner, admin, developer, viewer, or billing',
  email: "The person's e-mail address",
  source_ranges: 'Where it may be used from, as CIDR ranges; from anywhere if there are none',
  dpop_bound_access_tokens: 'Whether its sessions are bound to a key of the client (RFC 9449)',
  overlap_seconds: 'How long the replaced secret goes on working',
  limit: 'Most entries in one response',
  cursor: 'Where to begin: `next_cursor` of the page before',
  next_cursor: 'Where the next page begins; null on the last one',
};

/** Describes such fields as the schemas are read. What a reference is beside is ignored in OpenAPI 3.0. */
function describeShared(key: string, value: unknown): unknown {
  if (key === 'properties')
    for (const [name, field] of Object.entries(value as Record<string, Json>))
      if (!field['$ref'] && Object.hasOwn(sharedWords, name)) field['description'] ??= sharedWords[name];
  return value;
}

/** Returns OpenAPI paths and named schemas. A schema with `.meta({ id })` becomes a component of that name. */
export function describeOperations(operations: readonly DescribedOperation[]): { paths: Json; schemas: Json } {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  // Describes what is on the wire: the input of bodies and queries, and of codecs in responses.
  const place = (schema: z.ZodType): Json => {
    const text = JSON.stringify(openApiSchema(schema));
    const whole = JSON.parse(text.replaceAll('"#/definitions/', '"#/components/schemas/'), describeShared) as Json;
    const { definitions = {}, ...own } = whole;
    Object.assign(schemas, definitions);
    return own;
  };
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  for (const each of operations) {
    const ofKind = headersOfKind(each, tagOn(each.path, operations));
    const { properties = {}, required = [] } = (each.query ? place(each.query) : {}) as {
      properties?: Json;
      required?: string[];
    };
    const parameters = [
      ...Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
        name,
        in: 'query',
        required: required.includes(name),
        description: schema['description'],
        schema,
      })),
      { ...timeoutParameter, required: false },
      ...ofKind.parameters,
    ];
    const failures = new Set(
      [...commonFailures, ...(each.body ? bodyFailures : []), ...ofKind.failures, ...(each.failures ?? [])].sort(),
    );
    const inPath = [...each.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      description: 'The id of the object',
    }));
    paths[`/v1/admin${each.path}`] ??= inPath.length > 0 ? { parameters: inPath } : {};
    paths[`/v1/admin${each.path}`]![each.method] = {
      operationId: each.operationId,
      summary: each.summary,
      tags: ['admin'],
      ...(each.scope ? { security: each.scope === 'none' ? [] : [{ session: [each.scope] }] } : {}),
      parameters,
      ...(each.body
        ? {
            requestBody: {
              required: !each.bodyOptional,
              content: { 'application/json': { schema: place(each.body) } },
            },
          }
        : {}),
      responses: {
        [each.status ?? 200]: {
          description: 'Done',
          ...ofKind.ofSuccess,
          content: { [each.lines ?? 'application/json']: { schema: place(each.answer) } },
        },
        ...ofKind.responses,
        ...Object.fromEntries(
          [...failures].map((code) => [code, { description: 'Refused', ...headersOf(code), content: problem }]),
        ),
      },
    };
  }
  return { paths, schemas };
}
