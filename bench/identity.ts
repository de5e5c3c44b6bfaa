/** Measures the ways to get a session, and what checking a session costs a request. */
import { createPrivateKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Agent, type Dispatcher, request } from 'undici';
import { note } from './figures.ts';
import { connections, type Load, load, percentile, perSecond } from './load.ts';
import { number, progress, table } from './report.ts';
import { cpuMs } from './resources.ts';
import type { Rig } from './rig.ts';

const warmUpCount = 300;
const exchanges = 3_000;
const gets = 4_000;
const sessionRows = 1_000_000;
const goals = { exchangesPerSecond: 500, sessionCheckP99Ms: 5 } as const;
const issuer = 'https://issuer.example.com';
const audience = 'https://compute.example.com';
const subject = 'repo:octo-org/octo-repo:ref:refs/heads/main';

interface Parts {
  send: Send;
  sql: Pick<pg.Pool, 'query'>;
  apiPid: number;
}

/** Returns a table. The issuer's keys are stored, so this measures an exchange that does not have to fetch keys. */
export async function measureIdentity(rig: Rig): Promise<string> {
  await rig.startPostgres();
  const { started, api, url } = await rig.startApi();
  // The certificate is the rig's own, made just now.
  const agent = new Agent({ connections, pipelining: 1, connect: { rejectUnauthorized: false } });
  try {
    const { namespace, token } = await rig.customer(api, 'bench');
    return await measureAll({ send: sender(url, agent), sql: rig.sql, apiPid: started.pid }, namespace, token);
  } finally {
    await agent.destroy();
  }
}

async function measureAll(parts: Parts, namespace: string, token: string): Promise<string> {
  const key = (await parts.send('POST', '/v1/admin/api-keys', 201, {
    token,
    body: { name: 'bench', scopes: ['compute:read'] },
  })) as { id: string; secret: string };
  const keyBody = { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret };
  const grant = () => parts.send('POST', '/v1/auth/token', 200, { body: keyBody });
  const exchange = await prepareExchange(parts, token);

  progress(`identity: ${exchanges} exchanges, as many grants to an API key`);
  const exchanged = await measured(parts, exchanges, exchange);
  if (exchanged.cpuMsEach !== null) note('exchanges', 1_000 / exchanged.cpuMsEach);
  const granted = await measured(parts, exchanges, grant);

  progress(`identity: ${sessionRows} sessions, then gets with and without one`);
  await fillSessions(parts.sql);
  const path = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines/absent`;
  const open = await measured(parts, gets, () => parts.send('GET', '/livez', 200));
  const checked = await measured(parts, gets, () => parts.send('GET', path, 404, { token }));
  const alone = await sessionCheck(parts.sql);

  const rate = (run: Measured) => number(perSecond(run.latenciesMs.length, run.elapsedMs));
  const times = ({ latenciesMs }: Load) =>
    `${number(percentile(latenciesMs, 0.5))} / ${number(percentile(latenciesMs, 0.99))}`;
  const core = (run: Measured) => (run.cpuMsEach === null ? 'n/a' : number(1_000 / run.cpuMsEach));
  const row = (what: string, run: Measured, goal = '') => [what, rate(run), times(run), core(run), goal];
  return table(
    ['sessions', 'per second', 'p50 / p99 ms', "per second of the API's processor time", 'goal'],
    [
      row('token exchange, RS256, keys at hand', exchanged, `${goals.exchangesPerSecond} on one core`),
      row('grant to an API key', granted),
      row('GET /livez, without a session', open),
      row('GET of a machine that is not there, with a session', checked),
      [
        `the session check alone, ${number(sessionRows)} sessions in the table`,
        '',
        times(alone),
        '',
        `p99 under ${goals.sessionCheckP99Ms} ms`,
      ],
    ],
  );
}

interface Measured extends Load {
  cpuMsEach: number | null;
}

async function measured({ apiPid }: Parts, count: number, work: () => Promise<unknown>): Promise<Measured> {
  await load(warmUpCount, work);
  const before = cpuMs(apiPid);
  const run = await load(count, work);
  const after = cpuMs(apiPid);
  return { ...run, cpuMsEach: before === null || after === null ? null : (after - before) / count };
}

/** Prepares a trusted issuer and a principal. Returns a function that exchanges a new token at each call. */
async function prepareExchange(rig: Parts, token: string): Promise<() => Promise<unknown>> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' };
  const create = (path: string, body: object) =>
    rig.send('POST', `/v1/admin/identity/${path}`, 201, { token, body }) as Promise<{ id: string }>;
  const provider = await create('providers', {
    display_name: 'bench',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [jwk] },
    audiences: [audience],
  });
  const principal = await create('principals', {
    trusted_issuer_id: provider.id,
    display_name: 'bench',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:read'],
  });
  const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ready = Array.from({ length: warmUpCount + exchanges }, () => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer, aud: audience, sub: subject, iat: now, exp: now + 600, jti: randomUUID() };
    const input = `${encode({ alg: 'RS256', kid: 'bench' })}.${encode(claims)}`;
    return `${input}.${createSign('RSA-SHA256').update(input).sign(key).toString('base64url')}`;
  });
  return () =>
    rig.send('POST', '/v1/auth/token', 200, {
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: ready.pop(),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: principal.id,
      },
    });
}

async function fillSessions(sql: Parts['sql']): Promise<void> {
  await sql.query(
    `INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, scopes, account_scopes, token_digest, expires_at)
     SELECT k.customer_id, k.tenant_id, 'api-key', k.id, k.scopes, k.scopes, sha256(convert_to('bench' || n,
       'UTF8')), now() + interval '1 hour'
     FROM (SELECT * FROM api_keys LIMIT 1) k, generate_series(1, $1::int) n`,
    [sessionRows],
  );
  await sql.query('VACUUM ANALYZE sessions');
}

/** Measures the join that finds a request's session, as the server runs it: one at a time, each for another session. */
async function sessionCheck(sql: Parts['sql']): Promise<Load> {
  const text = `SELECT s.id, s.scopes, n.name FROM sessions s
    JOIN customers c ON c.id = s.customer_id
    LEFT JOIN api_keys k ON s.actor_type = 'api-key' AND k.id = s.actor_id AND k.customer_id = s.customer_id
    LEFT JOIN principals p ON s.actor_type = 'workload' AND p.id = s.actor_id AND p.customer_id = s.customer_id
    LEFT JOIN namespaces n ON n.tenant_id = s.tenant_id
    WHERE s.token_digest = sha256(convert_to('bench' || $1::int, 'UTF8')) AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp()
      AND c.status = 'active' AND k.revoked_at IS NULL`;
  const ask = async () => {
    const { rowCount } = await sql.query({
      name: 'session-check',
      text,
      values: [1 + Math.floor(Math.random() * sessionRows)],
    } as never);
    if (rowCount !== 1) throw new Error('a session was not found');
  };
  await load(warmUpCount, ask, 2);
  return load(gets, ask, 2);
}

type Send = (
  method: 'GET' | 'POST',
  path: string,
  wanted: number,
  options?: { token?: string; body?: unknown },
) => Promise<unknown>;

function sender(url: string, dispatcher: Dispatcher): Send {
  return async (method, path, wanted, { token, body } = {}) => {
    const answer = await request(new URL(path, url), {
      method,
      dispatcher,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== wanted) throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
}
