/** The access log: one line for each request, by which its response is found, without anything that is secret. */
import { connect } from 'node:tls';
import { request } from 'undici';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  api = await startApi(databaseUrl, { ACCESS_LOG: 'true' });
  tenant = await makeTenant(api.db, 'acme');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/acme/virtualmachines';
const linesOf = ({ logged }: TestApi): Record<string, unknown>[] =>
  logged()
    .split('\n')
    .filter((line) => line.includes('"component":"access"'))
    .map((line) => JSON.parse(line));
/** The line of a response; it is written once the connection has accepted the response. */
const lineOf = (requestId: unknown) =>
  waitFor('the line', () => linesOf(api).find((line) => line['requestId'] === requestId) ?? null);

test('a line has what a request did, who asked, and from where, under the id of its response', async () => {
  const made = await api.call(machines, { method: 'POST', token: tenant.token, body: vm('web') });
  expect(await lineOf(made.headers['x-request-id'])).toMatchObject({
    msg: 'request',
    method: 'POST',
    route: '/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines',
    status: 201,
    seconds: expect.any(Number),
    address: '127.0.0.1',
    customerId: tenant.customerId,
    sessionId: expect.any(String),
    actorType: 'api-key',
    actorId: tenant.keyId,
  });
  const refused = await api.call(machines, { headers: { 'user-agent': 'probe/1' } });
  const line = await lineOf(refused.headers['x-request-id']);
  expect(line).toMatchObject({ status: 401, userAgent: 'probe/1' });
  expect(line).not.toHaveProperty('customerId');
  const before = linesOf(api).length;
  await Promise.all(Array.from({ length: 10 }, () => api.call('/livez')));
  await waitFor('a line for each', () => linesOf(api).length === before + 10);
});

/** Begins a request, and returns the function that hangs up. If a part of its body is missing, the service has its head. */
async function begin(
  path: string,
  { method = 'GET', body = '', length }: { method?: string; body?: string; length?: number } = {},
): Promise<() => void> {
  const bytes = length ?? body.length;
  const socket = connect({
    port: Number(new URL(api.url).port),
    host: '127.0.0.1',
    ca: api.certificate,
    servername: 'localhost',
  });
  socket.on('error', () => {});
  const head: string[] = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${tenant.token}`,
    ...(bytes > 0 ? ['Content-Type: application/json', `Content-Length: ${bytes}`] : []),
    ...(bytes > body.length ? ['Expect: 100-continue'] : []),
  ];
  let seen = '';
  socket.on('data', (chunk) => {
    seen += String(chunk);
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  if (bytes > body.length) await waitFor('the service to go on', () => seen.startsWith('HTTP/1.1 100'));
  return () => socket.destroy();
}

describe('a response that was never sent has its own status', () => {
  const statusesOf = (method: string) =>
    linesOf(api)
      .filter((line) => line['method'] === method)
      .map(({ status }) => status);

  test('499 when the client hangs up while its request is served', async () => {
    const body = JSON.stringify(vm('slow'));
    await api.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM namespaces FOR UPDATE`;
      const hangUp = await begin(machines, { method: 'POST', body });
      await waitFor('the create to wait', async () => {
        const waiting = await api.db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
        return waiting.length > 0;
      });
      hangUp();
      await waitFor('its line', () => statusesOf('POST').includes(499));
    });
    const { body: metrics } = await request(`${api.metricsUrl}/metrics`);
    expect(await metrics.text()).toMatch(/http_request_duration_seconds_count\{.*method="POST",status="499"\} 1/);
  });

  test('499 when it hangs up in the middle of its body, and 408 when the body stands still', async () => {
    const before = statusesOf('POST').length;
    const hangUp = await begin(machines, { method: 'POST', body: '{', length: 100 });
    hangUp();
    await waitFor('its line', () => statusesOf('POST').length > before);
    expect(statusesOf('POST').at(-1)).toBe(499);
    await begin(`${machines}/none`, { method: 'PUT', body: '{', length: 100 });
    await waitFor('the slow body to be refused', () => statusesOf('PUT').length > 0, 30_000);
    expect(statusesOf('PUT')).toEqual([408]);
  });

  test('and a watch that its client ends has the status with which it began', async () => {
    const hangUp = await begin(`${machines}?watch=true`);
    await waitFor('the watch', async () => {
      const { body: metrics } = await request(`${api.metricsUrl}/metrics`);
      return /^compute_watches_open 1$/m.test(await metrics.text());
    });
    hangUp();
    await waitFor('its line', () => statusesOf('WATCH').length > 0);
    expect(statusesOf('WATCH')).toEqual([200]);
  });
});

test('no secret is in it: of a body, a query, a header, a cookie, or a path', async () => {
  const secret = 'gehe1mnis-5c9f';
  const answers = await Promise.all([
    api.call('/v1/auth/token', {
      method: 'POST',
      body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
    }),
    api.call(`${machines}?access_token=${secret}&labelSelector=${secret}`, { token: tenant.token }),
    api.call(machines, { token: secret, headers: { cookie: `session=${secret}`, referer: `https://x/${secret}` } }),
    api.call(`/setup/${secret}`),
    api.call(`/v1/auth/callback?code=${secret}&state=${secret}`),
    api.call(`${machines}/${secret}`, { token: tenant.token }),
  ]);
  for (const { headers } of answers) await lineOf(headers['x-request-id']);
  const text = JSON.stringify(linesOf(api));
  expect(text).toContain('/v1/auth/token');
  const minted = answers[0]!.body.access_token as string;
  expect(minted).toMatch(/\S{20}/);
  for (const hidden of [secret, tenant.keySecret, tenant.token, minted]) expect(text).not.toContain(hidden);
});

test('there is none unless it is switched on, and then it does not depend on LOG_LEVEL', async () => {
  expect(linesOf(api)[0]).toMatchObject({ level: 30 });
  const silent = await startApi(databaseUrl);
  try {
    await silent.call('/livez');
    await silent.call('/livez');
    expect(linesOf(silent)).toEqual([]);
  } finally {
    await silent.stop();
  }
});
