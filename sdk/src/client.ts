/** A client of the service: everything else is reached from here. */
import createOpenApiClient, { type Client as OpenApiClient } from 'openapi-fetch';
import { CredentialError, RefusedError } from './errors.ts';
import type { components, paths } from './generated/api.ts';
import type { BareMetalMachine, Image, MachineClass, MachineEvent, VirtualMachine } from './objects.ts';
import { Machines, Resource } from './resource.ts';
import { type Grant, givenToken, isGrant, RenewedSession } from './sessions.ts';
import {
  defaultRetries,
  type Fetch,
  jsonOf,
  lineOf,
  newKey,
  type Outgoing,
  type Retries,
  type RetryNotice,
  type TokenSource,
  Transport,
  type WarningNotice,
} from './transport.ts';

export interface ClientOptions {
  /** The service's address, `https://HOST:PORT`. */
  url: string;
  /**
   * A token (or a function that returns one), `apiKey(…)`, `tokenExchange(…)`, or a source of one's own. Null: none,
   * because `fetch` adds what the service needs, as a page does with its browser's session.
   */
  auth: string | (() => string | Promise<string>) | Grant | TokenSource | null;
  /** The tenant's namespace; the session's own if absent. */
  namespace?: string;
  /** The platform's if absent. `nodeFetch` of `@compute-service/sdk/node` trusts a certificate authority of yours. */
  fetch?: Fetch;
  retries?: Partial<Retries>;
  /** For each attempt; a minute if absent. */
  requestTimeoutMs?: number;
  /** Told of every attempt that is repeated, for logs. */
  onRetry?: (notice: RetryNotice) => void;
  /** Told of every warning of the service, such as of a misspelt name. */
  onWarning?: (notice: WarningNotice) => void;
  userAgent?: string;
}

export type Account = components['schemas']['Account'];

export interface ComputeClient {
  virtualMachines: Machines<VirtualMachine>;
  bareMetalMachines: Machines<BareMetalMachine>;
  machineClasses: Resource<MachineClass>;
  images: Resource<Image>;
  /** What happened to machines. `fieldSelector: 'involvedObject.uid=…'` chooses the timeline of one. */
  events: Resource<MachineEvent>;
  /**
   * Every operation of the OpenAPI document, typed: `api.GET('/v1/admin/account')`. Credentials and retries are those
   * of this client; a refusal is returned as `error`, and thrown by `unwrap`.
   */
  api: OpenApiClient<paths, `${string}/${string}`>;
  /** Who the session is, and of which account. */
  account(options?: { signal?: AbortSignal }): Promise<Account>;
  /** The namespace that the machines are in. */
  namespace(): Promise<string>;
  /** Returns a session's token that is valid now, for what takes one, such as a tunnel. */
  token(): Promise<string>;
  /** Sends a request that has no method here, with this client's credentials and retries. Returns any response. */
  send(request: Outgoing): Promise<Response>;
}

type Auth = NonNullable<ClientOptions['auth']>;
const isSource = (auth: Auth): auth is TokenSource => typeof auth === 'object' && 'token' in auth;

export function createClient(options: ClientOptions): ComputeClient {
  const url = origin(options.url);
  const common = {
    url,
    fetch: options.fetch ?? platformFetch,
    retries: { ...defaultRetries, ...options.retries },
    requestTimeoutMs: options.requestTimeoutMs ?? 60_000,
    // Browsers send their own, and some refuse to send another.
    userAgent: options.userAgent ?? null,
    onRetry: options.onRetry ?? (() => {}),
    onWarning: options.onWarning ?? (() => {}),
  };
  const { auth } = options;
  const sourceOf = (given: Auth): TokenSource => {
    if (isGrant(given)) return new RenewedSession(new Transport({ ...common, credentials: null }), given);
    return isSource(given) ? given : givenToken(given);
  };
  const credentials = auth === null ? null : sourceOf(auth);
  const transport = new Transport({ ...common, credentials });

  const account = async ({ signal }: { signal?: AbortSignal } = {}) => {
    const request = { method: 'GET', path: '/v1/admin/account' };
    return jsonOf<Account>(await transport.sendOk({ ...request, signal }), request);
  };
  let own: Promise<string> | null = null;
  const namespace = (): Promise<string> => {
    if (options.namespace !== undefined) return Promise.resolve(options.namespace);
    own ??= account()
      .then(({ actor }) => {
        if (actor.namespace === null)
          throw new CredentialError('the session has no namespace: its tenant has none yet');
        return actor.namespace;
      })
      .catch((error: unknown) => {
        own = null;
        throw error;
      });
    return own;
  };

  return {
    virtualMachines: new Machines(transport, namespace, { kind: 'VirtualMachine', plural: 'virtualmachines' }),
    bareMetalMachines: new Machines(transport, namespace, { kind: 'BareMetalMachine', plural: 'baremetalmachines' }),
    machineClasses: new Resource(transport, namespace, { kind: 'MachineClass', plural: 'machineclasses' }),
    images: new Resource(transport, namespace, { kind: 'Image', plural: 'images' }),
    events: new Resource(transport, namespace, { kind: 'Event', plural: 'events', root: 'api/v1' }),
    api: createOpenApiClient<paths>({ baseUrl: url, fetch: (request) => sendRequest(transport, request) }),
    account,
    namespace,
    token: async () => {
      if (credentials) return credentials.token({});
      throw new CredentialError('this client has no token: its requests carry the session of a browser');
    },
    send: (request) => transport.send(request),
  };
}

/** Returns what an operation of `api` returned, or throws the refusal as a RefusedError. */
export async function unwrap<R extends { data?: unknown; error?: unknown; response: Response }>(
  call: R | Promise<R>,
): Promise<NonNullable<R['data']>> {
  const { data, error, response } = await call;
  if (response.ok) return data as NonNullable<R['data']>;
  const { pathname } = new URL(response.headers.get(requestPathHeader) ?? '/', 'https://service');
  const method = response.headers.get(requestMethodHeader) ?? 'GET';
  const text = typeof error === 'string' ? error : JSON.stringify(error ?? '');
  throw new RefusedError({ method, path: pathname }, response.status, response.headers, text);
}

/**
 * Every row of a list of `api`, from as many pages as it takes:
 * `allRows((query) => client.api.GET('/v1/admin/api-keys', { params: { query } }), (page) => page.api_keys)`.
 */
export async function allRows<Page extends { next_cursor?: string | null }, Row>(
  read: (query: { cursor?: string }) => Promise<{ data?: Page; error?: unknown; response: Response }>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page = await unwrap(read(cursor === undefined ? {} : { cursor }));
    rows.push(...rowsOf(page));
    cursor = page.next_cursor ?? null;
  }
  return rows;
}

/** A response does not know what it responds to. */
const [requestMethodHeader, requestPathHeader] = ['x-sdk-request-method', 'x-sdk-request-path'];

async function sendRequest(transport: Transport, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  const isAdminPost = request.method === 'POST' && pathname.startsWith('/v1/admin/');
  const key = request.headers.get('idempotency-key') ?? (isAdminPost ? newKey() : null);
  const outgoing = {
    method: request.method,
    path: pathname + search,
    headers: { ...Object.fromEntries(request.headers), ...(key !== null && { 'idempotency-key': key }) },
    ...(key !== null && { idempotent: true }),
    ...(text !== '' && { body: text }),
    signal: request.signal,
  };
  const response = await transport.send(outgoing);
  const { method, path } = lineOf(outgoing);
  response.headers.set(requestMethodHeader, method);
  response.headers.set(requestPathHeader, path);
  return response;
}

function origin(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/' || parsed.search || parsed.username)
    throw new TypeError(`"${url}" is not the address of a service: use https://HOST:PORT`);
  return parsed.origin;
}

const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);
