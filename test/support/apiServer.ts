/**
 * The real API server on a real Postgres, for tests, with a customer, a key, and a client that trusts its certificate.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { Agent, request as undiciRequest } from 'undici';
import { type Scope, scopes } from '../../src/domain/scopes.ts';
import { type ApiParts, type RunningApi, runApi } from '../../src/roles/apiRole.ts';
import { readConfig } from '../../src/settings/config.ts';
import { createCustomer } from '../../src/store/accounts/customers.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import type { Wake } from '../../src/store/core/outbox.ts';
import { asRole } from './database.ts';
import { oncePerRun } from './run/shared.ts';
import { testPayloadKeys, testSecretKeys } from './secrets.ts';
import type { SelfSigned } from './selfSigned.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: any;
  text: string;
}

export interface Call {
  method?: string;
  token?: string | null;
  headers?: Record<string, string | string[]> | string[];
  /** Sent as JSON unless it is already text or bytes. */
  body?: unknown;
  /** Sends the body without saying its type. */
  untyped?: true;
  /** Another address of this machine to send it from, such as 127.0.0.2. */
  from?: string;
}

export interface TestTenant {
  customerId: string;
  tenantId: string;
  namespace: string;
  keyId: string;
  keySecret: string;
  /** A session of the key, with every scope. */
  token: string;
}

export interface TestApi extends RunningApi {
  /** The certificate that clients must trust, as PEM. */
  certificate: string;
  db: Database;
  /** Wakes that the API dispatched. */
  wakes: Wake[];
  /** Everything that was logged. */
  logged(): string;
  call(path: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the API on a migrated database. */
export async function startApi(
  databaseUrl: string,
  environment: Record<string, string> = {},
  { limits, ...parts }: Pick<ApiParts, 'admitConsole' | 'limits'> = {},
): Promise<TestApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-api-'));
  const { cert, key } = await certificate();
  const files = { TLS_CERT_FILE: path.join(folder, 'cert.pem'), TLS_KEY_FILE: path.join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT_FILE, cert);
  writeFileSync(files.TLS_KEY_FILE, key, { mode: 0o600 });
  const lines: string[] = [];
  const log: Logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const wakes: Wake[] = [];
  const config = readConfig({
    DATABASE_URL: asRole(databaseUrl, 'api'),
    DATA_DIR: folder,
    HTTPS_PORT: '0',
    // Nothing listens there: these tests need no Temporal.
    TEMPORAL_ADDRESS: '127.0.0.1:9',
    RATE_LIMIT_PER_SECOND: '100000',
    CONNECTIONS_PER_ADDRESS: '10000',
    ...files,
    TEMPORAL_PAYLOAD_KEYS: testPayloadKeys,
    // Replicas have the same keys, whatever their folders.
    ...(!Object.keys(environment).some((name) => name.startsWith('SECRET_KEYS')) && { SECRET_KEYS: testSecretKeys }),
    ...environment,
  });
  const dispatcher = {
    dispatch: (wake: Wake) => void wakes.push(wake),
    close: async () => {},
  };
  // These tests do not depend on how long a connection takes. A database that is away refuses at once.
  const api = await runApi(config, {
    log,
    dispatcher,
    connectTimeoutMs: 60_000,
    // Suites invite the same people over and over; test/security/invitationLimits.test.ts tries the limit.
    limits: { invitationsPerAddress: 10_000, invitationsPerAccount: 10_000, ...limits },
    ...parts,
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const db = openDatabase(databaseUrl, { poolSize: 4 });
  const trust = { ca: cert, servername: 'localhost' };
  const agent = new Agent({ connect: trust, connections: 32, pipelining: 1 });
  const agents = new Map<string, Agent>();
  const agentFrom = (localAddress: string) => {
    const known = agents.get(localAddress) ?? new Agent({ connect: trust, localAddress, connections: 8 });
    agents.set(localAddress, known);
    return known;
  };

  return {
    ...api,
    certificate: cert,
    db,
    wakes,
    logged: () => lines.join(''),
    async call(path, { method = 'GET', token = null, headers = {}, body, untyped, from } = {}) {
      const sent =
        body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const given = Array.isArray(headers)
        ? headers
        : Object.entries(headers).flatMap(([name, value]) =>
            Array.isArray(value) ? value.flatMap((one) => [name, one]) : [name, value],
          );
      const has = (name: string) => given.some((entry, index) => index % 2 === 0 && entry.toLowerCase() === name);
      if (token && !has('authorization')) given.push('authorization', `Bearer ${token}`);
      if (sent !== undefined && !untyped && !has('content-type'))
        given.push('content-type', method === 'PATCH' ? 'application/merge-patch+json' : 'application/json');
      const response = await undiciRequest(new URL(path, api.url), {
        method: method as 'GET',
        headers: given,
        dispatcher: from === undefined ? agent : agentFrom(from),
        ...(sent !== undefined && { body: sent as string | Uint8Array }),
      });
      const text = await response.body.text();
      // A watch has one line of JSON per event instead of one document.
      const json = text !== '' && !text.endsWith('\n') && String(response.headers['content-type']).includes('json');
      return { status: response.statusCode, headers: response.headers, body: json ? JSON.parse(text) : null, text };
    },
    async stop() {
      await Promise.all([agent, ...agents.values()].map((each) => each.destroy()));
      await api.close();
      await db.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a customer with one tenant, its namespace, a key with these scopes, and a session of the key. */
export async function makeTenant(
  db: Database,
  name: string,
  keyScopes: readonly Scope[] = scopes,
): Promise<TestTenant> {
  const customer = {
    slug: name,
    displayName: name,
    region: 'region-1',
    namespace: name,
    scopes: keyScopes,
  };
  const { customerId, tenantId, apiKey } = await createCustomer(db, customer);
  const token = await makeSession(db, { customerId, tenantId, keyId: apiKey.id }, keyScopes);
  return { customerId, tenantId, namespace: name, keyId: apiKey.id, keySecret: apiKey.secret, token };
}

/** Returns the token of a new session of the tenant's key. */
export async function makeSession(
  db: Database,
  { customerId, tenantId, keyId }: Pick<TestTenant, 'customerId' | 'tenantId' | 'keyId'>,
  sessionScopes: readonly Scope[] = scopes,
  ttlSeconds = 900,
): Promise<string> {
  const minted = await mintSession(db, {
    customerId,
    tenantId,
    actorType: 'api-key',
    actorId: keyId,
    scopes: sessionScopes,
    ttlSeconds,
  });
  return minted!.token;
}

/** Of this run: what makes it takes longer to load than all the rest of a test server. */
function certificate(): Promise<SelfSigned> {
  return oncePerRun('certificate', async () => (await import('./selfSigned.ts')).selfSigned());
}

/** What a client sends to create a virtual machine. */
export function vm(name: string, spec: object = {}, metadata: object = {}) {
  return {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name, ...metadata },
    spec: { imageRef: 'debian-12', ...spec },
  };
}
