/** What clients without any credential may leave behind: rows, memory, records. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from '../../src/api/app.ts';
import { refusalWindow } from '../../src/api/federation/refusalRecords.ts';
import { addressRateLimit } from '../../src/http/rateLimit.ts';
import { issuer, makeKey } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, tenant, stop } = {} as Teams;
let principals: string[];
beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
  const admin = async (path: string, body: object) =>
    (await api.call(`/v1/admin/identity/${path}`, { method: 'POST', token: tenant.token, body })).body.id as string;
  const provider = await admin('providers', {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
    audiences: ['a'],
  });
  const principal = {
    trusted_issuer_id: provider,
    display_name: 'x',
    subject_match_type: 'exact',
    subject_match_value: 's',
    scopes: ['compute:read'],
  };
  principals = [await admin('principals', principal), await admin('principals', principal)];
});
afterAll(() => stop?.());

const refusedExchange = (principal: string) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'none',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principal,
    },
  });
const recordsOf = (actorId?: string) =>
  api.db.auditEvent.findMany({
    where: { action: 'token.exchange-refused', ...(actorId === undefined ? { customerId: null } : { actorId }) },
    orderBy: { createdAt: 'asc' },
  });

async function flood(principal: () => string): Promise<void> {
  for (let sent = 0; sent <= refusalWindow.records; sent += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => refusedExchange(principal())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  }
}

describe('an endless stream of refused exchanges', () => {
  test('of one principal are recorded up to a limit, the last record says so, and other principals’ are still recorded', async () => {
    await flood(() => principals[0]!);
    const records = await recordsOf(principals[0]);
    expect(records).toHaveLength(refusalWindow.records);
    expect(
      records.filter(({ reason }) => reason!.includes('further refusals in the next minutes are not recorded')),
    ).toHaveLength(1);
    await refusedExchange(principals[1]!);
    expect(await recordsOf(principals[1])).toHaveLength(1);
    expect(await (await fetch(`${api.metricsUrl}/metrics`)).text()).toMatch(
      /^compute_exchanges_refused_unrecorded_total [1-9]/m,
    );
  });

  test('of made-up principals count together', async () => {
    await flood(() => randomUUID());
    expect(await recordsOf()).toHaveLength(refusalWindow.records);
  });
});

test('the token endpoint counts an IPv6 client by its /64, whichever address it uses', async () => {
  const limit = addressRateLimit('address', { perSecond: 0.001, burst: 2 });
  const take = (address: string) =>
    limit.take(address).then(
      () => true,
      () => false,
    );
  expect([
    await take('2001:db8::1'),
    await take('2001:db8::2'),
    await take('2001:db8::3'),
    await take('2001:db8:0:1::1'),
  ]).toEqual([true, true, false, true]);
});

test('different spellings of a URL are one route in the metrics', async () => {
  for (const path of ['/v1/auth/login', '/SIGN-IN', '/sign-in'])
    expect([path, (await api.call(path)).status < 404]).toEqual([path, true]);
  for (const path of ['/v1/auth/LOGIN', '/v1/auth/lOgIn', '/v1/auth/login/', '/V1/Auth/Login'])
    expect([path, (await api.call(path)).status]).toEqual([path, 404]);
  const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
  const routes = new Set([...text.matchAll(/route="([^"]+)"/g)].map(([, route]) => route));
  expect([...routes].filter((route) => /login|sign-in/i.test(route!)).sort()).toEqual(['/sign-in', '/v1/auth/login']);
});

test('many concurrent requests of /readyz share one check, and a later request checks again', async () => {
  let looks = 0;
  const arrived: (() => void)[] = [];
  let answer = (_condition: string): void => {};
  const looking = () => {
    looks += 1;
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  };
  // All other parts of an application; this test uses none of them.
  const anything: object = new Proxy(() => {}, {
    get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : anything),
    apply: () => anything,
  });
  const db = { $queryRaw: async () => [{ has_schema: true, read_only: false }] };
  const observe = () => {};
  const services = {
    version: '0',
    publicUrl: 'https://localhost',
    packageRoot: path.join(import.meta.dirname, '..', '..'),
    consoleDir: path.join(import.meta.dirname, 'no-console'),
    db,
    metrics: { observe },
    refusedWrites: { condition: null },
    temporalCondition: looking,
  };
  const app = createApp(
    new Proxy(services, {
      get: (known, name) => (name in known ? known[name as keyof typeof known] : anything),
    }) as never,
  );
  const server = createServer(
    { keepAliveTimeout: 0 },
    (request, response) => void arrived.push(() => app(request, response)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)).status;
  try {
    for (const expected of [1, 2]) {
      const asked = Promise.all(Array.from({ length: 10 }, ask));
      await waitFor('everybody to have asked', () => arrived.length === 10);
      for (const begin of arrived.splice(0)) begin();
      await waitFor('a request to look', () => looks >= expected);
      expect(looks).toBe(expected);
      answer('ok');
      expect(new Set(await asked)).toEqual(new Set([200]));
    }
  } finally {
    server.close();
  }
});
