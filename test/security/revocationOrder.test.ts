/**
 * The end of a credential comes before a change, which is then refused, or after it. Every operation of the OpenAPI
 * document is held where it writes, while its session is revoked.
 */
import { connect } from 'node:tls';
import pg from 'pg';
import { sentSql } from '../../src/store/core/db.ts';
import { openMachineBatches } from '../../src/store/machines/machineBatches.ts';
import { type Answer, makeSession, vm } from '../support/apiServer.ts';
import { type KnownRequest, knownRequests } from '../support/contract/knownRequests.ts';
import { query } from '../support/database.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

const json = 'application/json';
let { databaseUrl, api, tenant, base, stop } = {} as Teams;
let known: Record<string, KnownRequest>;
interface Described {
  method: string;
  path: string;
  operationId: string;
}
let changing: Described[];

/** Changes by their method that change nothing, or not by a session; `logout` ends nothing but its own. */
const others = [
  'createv1SelfSubjectAccessReview',
  'createv1SelfSubjectRulesReview',
  'createv1SelfSubjectReview',
  'testIdentityProvider',
  'exchangeToken',
  'introspectToken',
  'revokeToken',
  'register',
  'logout',
  'authorizeDevice',
];
/** A key's session may not do these; test/people/sshKeys.test.ts has them. */
const ofPeople = ['addSshKey', 'removeSshKey'];

beforeAll(async () => {
  ({ databaseUrl, api, tenant, base, stop } = await startTeams());
  known = await knownRequests(api, tenant);
  known['createTenant'] = { body: { slug: 'second', display_name: 'x', region: 'region-1' }, media_type: json };
  // What changes nothing is no change.
  for (const [operationId, request] of Object.entries(known))
    if (operationId.startsWith('replacev1alpha1'))
      request.body = { ...(request.body as object), metadata: { name: 'kept', labels: { replaced: 'yes' } } };
  const { body: document } = await api.call('/openapi.json');
  const described = Object.entries<Record<string, { operationId?: string }>>(document.paths).flatMap(([path, item]) =>
    ['post', 'put', 'patch', 'delete'].flatMap((method) =>
      item[method] ? [{ method, path, operationId: item[method].operationId! }] : [],
    ),
  );
  // What one operation deletes, another one needs.
  changing = described
    .filter(({ operationId, path }) => ![...others, ...ofPeople].includes(operationId) && !path.startsWith('/sign-in'))
    .sort((a, b) => rank(a) - rank(b));
});
afterAll(() => stop?.());

const rank = ({ method, operationId }: Described) =>
  operationId.startsWith('deletecollection') ? 3 : method === 'delete' ? 2 : operationId === 'rotateApiKey' ? 1 : 0;

function send({ method, path, operationId }: Described, token: string): Promise<Answer> {
  const { path_parameters, query: parameters, body, media_type } = known[operationId] ?? {};
  const values: Record<string, string> = { namespace: tenant.namespace, ...path_parameters };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`knownRequests has no request for ${operationId}`);
    return values[name];
  });
  const search = parameters ? `?${new URLSearchParams(parameters)}` : '';
  return api.call(url + search, {
    method: method.toUpperCase(),
    token,
    body,
    ...(media_type && { headers: { 'content-type': media_type } }),
  });
}

async function newSession(): Promise<{ id: string; token: string }> {
  const token = await makeSession(api.db, tenant);
  const { id } = await api.db.session.findFirstOrThrow({
    where: { actorId: tenant.keyId },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  // Its use is not recorded, which would wait for the same row.
  await api.db.session.update({ where: { id }, data: { lastUsedAt: new Date() } });
  return { id, token };
}

/** A digest of every row that a request may change. When a key was last used is recorded beside requests. */
async function rows(): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
       AND tablename NOT LIKE 'audit%' AND tablename NOT IN ('sessions', 'rate_counts')`,
  );
  const digests = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(r, '' ORDER BY r)) AS md5
       FROM (SELECT (to_jsonb(t) - 'last_used_at' - 'last_used_address')::text AS r FROM ${name} t) t`,
  );
  const found = await query<{ name: string; md5: string }>(databaseUrl, digests.join(' UNION ALL '));
  return Object.fromEntries(found.map(({ name, md5 }) => [name, md5]));
}

const isHeld = async () =>
  (
    await query(
      databaseUrl,
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length > 0;

test('of every operation that changes something, a session that is revoked before the commit changes nothing', async () => {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    for (const operation of changing) {
      const { operationId } = operation;
      const { id, token } = await newSession();
      await holder.query('BEGIN');
      await holder.query('UPDATE sessions SET revoked_at = clock_timestamp() WHERE id = $1', [id]);
      const before = await rows();
      let answer: Answer | undefined;
      const sent = send(operation, token).then((received) => {
        answer = received;
      });
      // It waits for the session, or was over without asking for it.
      await waitFor(`${operationId} to be held`, async () => answer !== undefined || (await isHeld()));
      expect([operationId, answer?.text]).toEqual([operationId, undefined]);
      await holder.query('COMMIT');
      await sent;
      expect([operationId, answer!.status]).toEqual([operationId, 401]);
      expect([operationId, await rows()]).toEqual([operationId, before]);
      const control = await send(operation, (await newSession()).token);
      expect([operationId, control.status, control.text]).toEqual([operationId, expect.any(Number), expect.anything()]);
      expect([operationId, control.text, control.status < 300]).toEqual([operationId, control.text, true]);
    }
  } finally {
    await holder.end();
  }
  expect(changing.length).toBeGreaterThan(30);
}, 120_000);

/** Sends the headers and the first bytes of a request; the rest later. Returns the status line of the response. */
async function sendSlowly(path: string, token: string, body: string, meanwhile: () => Promise<void>): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const socket = connect({ host: hostname, port: Number(port), ca: api.certificate, servername: 'localhost' });
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => (received += text));
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${json}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  // The service looks for the session before it reads the body.
  let hasLooked = false;
  const note = (text: unknown) => {
    hasLooked ||= String(text).includes('token_digest = decode');
  };
  sentSql.subscribe(note);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await waitFor('the session to be looked for', () => hasLooked);
  sentSql.unsubscribe(note);
  await meanwhile();
  socket.write(body.slice(5));
  await waitFor('a response', () => /HTTP\/1\.1 \d\d\d/.test(received));
  socket.destroy();
  return /HTTP\/1\.1 ([2-5]\d\d)/.exec(received)![1]!;
}

test('a body that is sent slowly, with its key revoked in between, makes no key, invitation, setup link, webhook, or machine', async () => {
  const made = await api.call('/v1/admin/api-keys', { method: 'POST', token: tenant.token, body: { name: 'stolen' } });
  const thief = { ...tenant, keyId: made.body.id as string };
  const attempts = {
    '/v1/admin/api-keys': { name: 'x' },
    '/v1/admin/customer-users/invite': { email: 'thief@example.com', display_name: 'x', role_slug: 'owner' },
    '/v1/admin/identity-setup-link': { intent: 'reconfigure' },
    '/v1/admin/webhooks': { name: 'x', url: 'https://hooks.example.com/', event_types: ['machine.ready'] },
    [`${base}/virtualmachines`]: vm('slow'),
  };
  // Positive control: without a revocation in between, each is made.
  for (const [path, body] of Object.entries(attempts)) {
    const token = await makeSession(api.db, thief);
    const sent = JSON.stringify(body).replace('"slow"', '"slow-control"').replace('thief@', 'control@');
    expect([path, await sendSlowly(path, token, sent, async () => {})]).toEqual([path, expect.stringMatching(/^20/)]);
  }
  const tokens = await Promise.all(Object.keys(attempts).map(() => makeSession(api.db, thief)));
  const before = await rows();
  let begun = 0;
  let resolve = () => {};
  const isRevoked = new Promise<void>((done) => {
    resolve = done;
  });
  const statuses = await Promise.all(
    Object.entries(attempts).map(([path, body], index) =>
      sendSlowly(path, tokens[index]!, JSON.stringify(body), async () => {
        if (++begun < tokens.length) return isRevoked;
        const revoked = await api.call(`/v1/admin/api-keys/${thief.keyId}`, { method: 'DELETE', token: tenant.token });
        expect(revoked.status).toBe(200);
        resolve();
      }),
    ),
  );
  expect(statuses).toEqual(statuses.map(() => '401'));
  const { api_keys: _, ...rest } = before;
  expect(await rows()).toMatchObject(rest);
  expect(await api.db.apiKey.count({ where: { makerId: thief.keyId, revokedAt: null } })).toBe(0);
});

test('of creates and deletes that share a statement, only those of an ended session are refused', async () => {
  const batches = openMachineBatches(api.db, 'VirtualMachine');
  const [alive, ended] = [await newSession(), await newSession()];
  await api.db.session.update({ where: { id: ended.id }, data: { revokedAt: new Date() } });
  const by = ({ id }: { id: string }, requestId: string) => ({
    ...{
      customerId: tenant.customerId,
      actorType: 'api-key' as const,
      actorId: tenant.keyId,
      sessionId: id,
      requestId,
    },
  });
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `shared-${letter}`);
  const key = (name: string) => ({ kind: 'VirtualMachine' as const, namespace: tenant.namespace, name });
  const of = (name: string) => (name === 'shared-c' ? ended : alive);
  const outcomes = (done: PromiseSettledResult<{ outcome: string }>[]) =>
    done.map((each) => (each.status === 'fulfilled' ? each.value.outcome : 'refused'));
  const create = (name: string) =>
    batches.create({
      ...key(name),
      labels: {},
      annotations: {},
      spec: { imageRef: 'debian-12' },
      requestId: name,
      by: by(of(name), name),
    });
  // The first runs by itself, while the others gather.
  const created = await Promise.allSettled(['shared-first', ...names].map(create));
  expect(outcomes(created)).toEqual(['created', 'created', 'created', 'refused', 'created', 'created']);
  await batches.create({
    ...key('shared-c'),
    labels: {},
    annotations: {},
    spec: { imageRef: 'debian-12' },
    requestId: 'again',
    by: by(alive, 'again'),
  });
  const removed = await Promise.allSettled(
    ['shared-first', ...names].map((name) => batches.requestDeletion(key(name), by(of(name), `${name}-removed`))),
  );
  expect(outcomes(removed)).toEqual(['removed', 'removed', 'removed', 'refused', 'removed', 'removed']);
});
