import { connect } from 'node:tls';
import { makeSession, makeTenant, startApi, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, base, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, base, call, stop } = await startTeams());
});
afterAll(() => stop?.());

const create = (body: unknown, query = '') => call(`virtualmachines${query}`, { method: 'POST', body });

/** Sends bytes unchanged and returns what came back until the connection closed or that matched `enough`. */
function rawRequest(text: string, enough?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({
      port: Number(new URL(api.url).port),
      host: '127.0.0.1',
      ca: api.certificate,
      servername: 'localhost',
    });
    socket.on('secureConnect', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (enough?.test(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

describe('the envelope of a request', () => {
  test('a body over 1 MiB is 413, with and without a length, and the connection stays open', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const answer = await create(large);
    expect([answer.status, answer.body.reason]).toEqual([413, 'RequestEntityTooLarge']);
    expect((await call('virtualmachines')).status).toBe(200);
    const chunked = await rawRequest(
      `POST ${base}/virtualmachines HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tenant.token}\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n` +
        'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n',
      /HTTP\/1\.1 200 /,
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(chunked).toMatch(/HTTP\/1\.1 200 /);
  });

  test.each([
    ['two lengths that differ', 'Content-Length: 2\r\nContent-Length: 3\r\n', '{}'],
    ['a length beside chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'],
    ['a header that continues in the next line', 'X-A: 1\r\n 2\r\nContent-Length: 2\r\n', '{}'],
  ])('%s: 400, and the connection is closed', async (_what, headers, body) => {
    const answer = await rawRequest(
      `POST ${base}/virtualmachines HTTP/1.1\r\nHost: localhost\r\nAuthorization: ` +
        `Bearer ${tenant.token}\r\nContent-Type: application/json\r\n${headers}\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('an address that is too long is 431', async () => {
    expect((await call(`virtualmachines/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  test.each([
    ['labelSelector', `${'+'.repeat(14_000)}a+b`],
    ['labelSelector', `a${'+'.repeat(14_000)}b`],
    ['labelSelector', `${'('.repeat(14_000)}`],
    ['fieldSelector', `metadata.name%3Dx${'+'.repeat(14_000)}y`],
    ['fieldSelector', `${'+'.repeat(14_000)}%3D`],
    ['timeout', '9'.repeat(14_000)],
    ['continue', 'a.'.repeat(7_000)],
  ])('a %s of many thousand characters costs no more than any other text of its length', async (parameter, value) => {
    /** CPU time of this process, so that other processes and pauses do not count. */
    const cpuUs = async (text: string) => {
      const before = process.cpuUsage();
      const { status } = await call(`virtualmachines?${parameter}=${text}`);
      const { user, system } = process.cpuUsage(before);
      expect([200, 400]).toContain(status);
      return user + system;
    };
    // The least of some requests in turns, since this process also does other work. Quadratic work per character would
    // take more than fifteen times as much every time.
    let [ordinaryUs, valueUs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 3 || (round < 40 && valueUs >= 8 * ordinaryUs); round++) {
      ordinaryUs = Math.min(ordinaryUs, await cpuUs('a'.repeat(value.length)));
      valueUs = Math.min(valueUs, await cpuUs(value));
    }
    expect(valueUs / ordinaryUs).toBeLessThan(8);
  });

  test('whatever forwarding headers a client sends, its own address is counted', async () => {
    const limited = await startApi(databaseUrl, {}, { limits: { perSecond: 1, burst: 120 } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 123 }, (_, index) =>
          limited.call('/v1/auth/token', {
            method: 'POST',
            body: {},
            headers: {
              'x-forwarded-for': `10.0.0.${index}`,
              forwarded: `for=10.0.0.${index}`,
              'x-real-ip': `10.0.0.${index}`,
            },
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    } finally {
      await limited.stop();
    }
  });

  test.each([
    ['text/plain', {}],
    ['application/json; charset=latin1', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
    ['application/toml', {}],
  ])('a body sent as %s %j is 415', async (type, more) => {
    const answer = await call('virtualmachines', {
      method: 'POST',
      body: vm('x'),
      headers: { 'content-type': type, ...more },
    });
    expect([answer.status, answer.body.reason]).toEqual([415, 'UnsupportedMediaType']);
  });

  test('a body without a type is JSON for POST, PUT and DELETE, and 415 for PATCH, which has several forms', async () => {
    const write = (method: string, path: string, body: unknown) => call(path, { method, body, untyped: true });
    const created = await write('POST', 'virtualmachines', vm('untyped'));
    expect(created.status).toBe(201);
    const relabeled = { ...created.body, metadata: { ...created.body.metadata, labels: { a: 'b' } } };
    const replaced = await write('PUT', 'virtualmachines/untyped', relabeled);
    expect([replaced.status, replaced.body.metadata.labels]).toEqual([200, { a: 'b' }]);
    const patch = { metadata: { labels: { a: 'c' } } };
    const refused = await write('PATCH', 'virtualmachines/untyped', patch);
    expect([refused.status, refused.body.reason]).toEqual([415, 'UnsupportedMediaType']);
    expect(refused.body.message).toContain('application/merge-patch+json');
    expect((await call('virtualmachines/untyped', { method: 'PATCH', body: patch })).status).toBe(200);
    const preconditions = (uid: string) => ({ preconditions: { uid } });
    expect((await write('DELETE', 'virtualmachines/untyped', preconditions('another'))).status).toBe(409);
    expect((await write('DELETE', 'virtualmachines/untyped', preconditions(created.body.metadata.uid))).status).toBe(
      200,
    );
    expect((await write('POST', 'virtualmachines', 'kind: VirtualMachine')).status).toBe(400);
  });

  test('a charset of UTF-8 is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await call('virtualmachines', { method: 'POST', body: vm('charset'), headers })).status).toBe(201);
  });

  test('strategic merge patches and applies in CBOR are 415', async () => {
    for (const type of ['application/apply-patch+cbor', 'application/strategic-merge-patch+json']) {
      const answer = await call('virtualmachines/first', {
        method: 'PATCH',
        body: '[]',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    }
  });

  test('an unknown path is 404 and a method that is not served is 405, both as a Status', async () => {
    for (const path of [
      'pods',
      'virtualmachines/a/b',
      'VirtualMachines',
      'virtualmachines/%00',
      'virtualmachines/%zz',
    ]) {
      const answer = await call(path);
      expect([path, answer.status, answer.body?.reason]).toEqual([path, 404, 'NotFound']);
    }
    const answer = await call('virtualmachines', { method: 'PUT' });
    expect([answer.status, answer.body.reason, answer.headers['allow']]).toEqual([
      405,
      'MethodNotAllowed',
      'GET, POST, DELETE',
    ]);
    expect((await call('machineclasses/general', { method: 'DELETE' })).status).toBe(405);
  });

  test.each([
    'limit=-1',
    'limit=x',
    'limit=1&limit=2',
    'dryRun=None',
    'fieldValidation=Maybe',
    'timeout=soon',
    'continue=abc',
    'labelSelector=a%20b%20c',
    'fieldSelector=spec.imageRef%3Dx',
    'resourceVersion=x',
    'resourceVersion=-1',
    'resourceVersion=9223372036854775808',
    'limit=9223372036854775808',
    'labelSelector=%00',
    'continue=%00',
    'fieldSelector=metadata.name%3D%00',
    'watch=perhaps',
  ])('the query %s is 400', async (query) => {
    const method = /dryRun|fieldValidation/.test(query) ? 'POST' : 'GET';
    const answer = await call(`virtualmachines?${query}`, { method, ...(method === 'POST' && { body: vm('x') }) });
    expect([answer.status, answer.body.reason]).toEqual([400, 'BadRequest']);
  });

  test('responses carry an id and do not name the framework', async () => {
    const answer = await call('virtualmachines');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('no credential reaches the log, whatever is refused', async () => {
  for (const path of [
    'virtualmachines',
    'virtualmachines?limit=x',
    'nowhere',
    'virtualmachines?watch=true&timeoutSeconds=1',
  ]) {
    await call(path);
    await call(`${path}&access_token=${tenant.token}`, { method: 'POST', body: tenant.keySecret });
  }
  await api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: `${tenant.keySecret}x` },
  });
  expect(api.logged()).not.toContain(tenant.token);
  expect(api.logged()).not.toContain(tenant.keySecret);
});

describe('authorization', () => {
  test('a missing credential is 401 with a challenge; a bad one adds invalid_token', async () => {
    const none = await call('virtualmachines', { token: null });
    expect([none.status, none.body.reason, none.headers['www-authenticate']]).toEqual([
      401,
      'Unauthorized',
      'Bearer realm="compute.service"',
    ]);
    for (const token of ['nonsense', `cst_${'A'.repeat(43)}`, '']) {
      const bad = await call('virtualmachines', { headers: { authorization: `Bearer ${token}` } });
      expect([bad.status, bad.headers['www-authenticate']]).toEqual([
        401,
        'Bearer realm="compute.service", error="invalid_token"',
      ]);
      if (token) expect(bad.text).not.toContain(token);
    }
  });

  test('two Authorization headers are 400', async () => {
    const headers = ['authorization', `Bearer ${tenant.token}`, 'authorization', `Bearer ${tenant.token}`];
    expect((await call('virtualmachines', { headers })).status).toBe(400);
  });

  test('a missing scope is 403, and the response names it', async () => {
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    expect((await call('virtualmachines', { token: reader })).status).toBe(200);
    const refused = await call('virtualmachines', { method: 'POST', token: reader, body: vm('x') });
    expect([refused.status, refused.body.reason]).toEqual([403, 'Forbidden']);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer realm="compute.service", error="insufficient_scope", scope="compute:write"',
    );
    const writer = await makeSession(api.db, tenant, ['compute:write']);
    expect((await call('virtualmachines', { token: writer })).status).toBe(403);
  });

  test("another tenant's namespace is 403, whether or not it exists", async () => {
    const refused = await call('virtualmachines', { token: stranger.token });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `this session sees the namespace "${stranger.namespace}" only: a session is bound to one tenant`,
    ]);
    const nowhere = base.replace('team-a', 'nowhere');
    expect((await api.call(`${nowhere}/virtualmachines`, { token: tenant.token })).status).toBe(403);
  });

  test('a session ends with its expiry, its key, or its customer, from the next request on', async () => {
    const victim = await makeTenant(api.db, 'victim');
    const path = '/v1/compute/apis/compute.service/v1alpha1/namespaces/victim/virtualmachines';
    const status = async () => (await api.call(path, { token: victim.token })).status;
    expect(await status()).toBe(200);
    await api.db.customer.update({
      where: { id: victim.customerId },
      data: { status: 'suspended', statusReason: 'unpaid' },
    });
    expect(await status()).toBe(401);
    await api.db.customer.update({ where: { id: victim.customerId }, data: { status: 'active' } });
    expect(await status()).toBe(200);
    await api.db.apiKey.update({ where: { id: victim.keyId }, data: { revokedAt: new Date() } });
    expect(await status()).toBe(401);
    await api.db.apiKey.update({
      where: { id: victim.keyId },
      data: { revokedAt: null, expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await status()).toBe(401);
    await api.db.apiKey.update({ where: { id: victim.keyId }, data: { expiresAt: new Date(Date.now() + 60_000) } });
    await api.db.session.updateMany({
      where: { customerId: victim.customerId },
      data: { createdAt: new Date(Date.now() - 9000), expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await status()).toBe(401);
  });
});
