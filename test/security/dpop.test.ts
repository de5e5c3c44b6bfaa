/** Sessions that are bound to a key of the client (DPoP, RFC 9449). docs/security.md names these tests. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import * as oauth from 'openid-client';
import { type Answer, startApi, type TestApi } from '../support/apiServer.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const publicUrl = 'https://compute.example.com';
let { databaseUrl, api, tenant, base, stop } = {} as Teams;
let replica: TestApi;
let owner: { token: string };
type Signer = Awaited<ReturnType<typeof makeSigner>>;
let mine: Signer;

beforeAll(async () => {
  ({ databaseUrl, api, tenant, base, stop } = await startTeams(undefined, { PUBLIC_URL: publicUrl }));
  replica = await startApi(databaseUrl, { PUBLIC_URL: publicUrl });
  owner = await makePerson(api.db, tenant, 'owner');
  mine = await makeSigner();
});
afterAll(async () => {
  await replica?.stop();
  await stop?.();
});

async function makeSigner(algorithm = 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { algorithm, privateKey, jwk: await exportJWK(publicKey), secret: await exportJWK(privateKey) };
}

const now = () => Math.floor(Date.now() / 1_000);
const machines = () => `${publicUrl}${base}/virtualmachines`;
const tokenUrl = `${publicUrl}/v1/auth/token`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
type Changes = { claims?: Record<string, unknown>; header?: Record<string, unknown> };

/** A sound proof, except for the changes; a member that is undefined is left out. */
function prove(
  { method = 'GET', url = machines(), token }: { method?: string; url?: string; token?: string } = {},
  { claims = {}, header = {} }: Changes = {},
  { algorithm, privateKey, jwk }: Signer = mine,
): Promise<string> {
  const own = { jti: randomUUID(), htm: method, htu: url, iat: now(), ...(token && { ath: hashOf(token) }), ...claims };
  return new SignJWT(JSON.parse(JSON.stringify(own)))
    .setProtectedHeader({ alg: algorithm, typ: 'dpop+jwt', jwk, ...header })
    .sign(privateKey);
}

const admin = (method: string, path: string, body?: unknown, token = owner.token): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, {
    method,
    token,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const makeKeyOf = async (body: object = {}, token = owner.token) =>
  (await admin('POST', 'api-keys', { name: 'k', ...body }, token)).body as { id: string; secret: string };
const mint = (key: { id: string; secret: string }, proof?: string | string[], at: TestApi = api) =>
  at.call('/v1/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(proof !== undefined && { dpop: proof }) },
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  });
const proveMint = (changes: Changes = {}, signer = mine) => prove({ method: 'POST', url: tokenUrl }, changes, signer);
const use = (
  token: string,
  proof?: string | string[],
  { scheme = 'DPoP', at = api, path = `${base}/virtualmachines` } = {},
) => at.call(path, { headers: { authorization: `${scheme} ${token}`, ...(proof !== undefined && { dpop: proof }) } });
async function boundSession(signer = mine): Promise<string> {
  const minted = await mint(await makeKeyOf({ dpop_bound_access_tokens: true }), await proveMint({}, signer));
  expect([minted.status, minted.body.token_type]).toEqual([200, 'DPoP']);
  return minted.body.access_token;
}

test('openid-client discovers the algorithms, gets a bound session, and uses it', async () => {
  const key = await makeKeyOf({ dpop_bound_access_tokens: true });
  const reach: oauth.CustomFetch = async (url, { method, headers, body }) => {
    const sent = { method, headers: headers as Record<string, string>, ...(body && { body: String(body) }) };
    const answer = await api.call(url.replace(publicUrl, ''), sent);
    const names = ['content-type', 'www-authenticate'].filter((name) => answer.headers[name] !== undefined);
    const received = Object.fromEntries(names.map((name) => [name, String(answer.headers[name])]));
    return new Response(answer.text || null, { status: answer.status, headers: received });
  };
  const configuration = await oauth.discovery(
    ...([new URL(publicUrl), key.id, key.secret, oauth.ClientSecretBasic(key.secret)] as const),
    { algorithm: 'oauth2', [oauth.customFetch]: reach },
  );
  expect(configuration.serverMetadata().dpop_signing_alg_values_supported).toContain('ES256');
  for (const algorithm of ['ES256', 'ES384', 'Ed25519']) {
    const handle = oauth.getDPoPHandle(configuration, await oauth.randomDPoPKeyPair(algorithm));
    const granted = await oauth.clientCredentialsGrant(configuration, {}, { DPoP: handle });
    expect(granted.token_type).toBe('dpop');
    const fetched = (options?: oauth.DPoPOptions) =>
      oauth.fetchProtectedResource(
        ...([configuration, granted.access_token, new URL(`${machines()}?limit=5`), 'GET'] as const),
        ...([undefined, undefined, options] as const),
      );
    expect([algorithm, (await fetched({ DPoP: handle })).status]).toEqual([algorithm, 200]);
    // The same client without its key.
    await expect(fetched()).rejects.toMatchObject({
      cause: [{ scheme: 'dpop', parameters: { error: 'invalid_token' } }],
    });
  }
  // Without a proof, the grant says what is missing.
  await expect(oauth.clientCredentialsGrant(configuration)).rejects.toMatchObject({ error: 'invalid_dpop_proof' });
});

describe('a proof is refused', () => {
  const hostile: [what: string, why: string, change: (token: string) => Promise<string> | Promise<string[]>][] = [
    ['of another method', 'htm', (token) => prove({ token, method: 'POST' })],
    ['of another address', 'htu', (token) => prove({ token, url: `${machines()}/other` })],
    ['of another host', 'htu', (token) => prove({ token, url: machines().replace('compute.', 'evil.') })],
    ['of another scheme', 'htu', (token) => prove({ token, url: machines().replace('https:', 'http:') })],
    ['without an address', 'htu', (token) => prove({ token }, { claims: { htu: undefined } })],
    ['of another token', 'ath', () => prove({ token: `cst_${'A'.repeat(43)}` })],
    ['without ath', 'ath', () => prove()],
    ['that is stale', 'iat', (token) => prove({ token }, { claims: { iat: now() - 65 } })],
    ['from the future', 'iat', (token) => prove({ token }, { claims: { iat: now() + 50 } })],
    ['without iat', 'iat', (token) => prove({ token }, { claims: { iat: undefined } })],
    ['with iat as text', 'iat', (token) => prove({ token }, { claims: { iat: String(now()) } })],
    ['without jti', 'jti', (token) => prove({ token }, { claims: { jti: undefined } })],
    ['with an endless jti', 'jti', (token) => prove({ token }, { claims: { jti: 'x'.repeat(257) } })],
    ['of another type', 'type dpop+jwt', (token) => prove({ token }, { header: { typ: 'JWT' } })],
    ['with critical extensions', 'critical', (token) => critical(token)],
    [
      'with a private key in its header',
      'secret members',
      (token) => prove({ token }, { header: { jwk: mine.secret } }),
    ],
    [
      'without a key in its header',
      'public key as jwk',
      (token) => prove({ token }, { header: { jwk: undefined as unknown as JWK } }),
    ],
    ['by a symmetric key', 'signed with one of', (token) => symmetric(token, { kty: 'oct', k: 'c2VjcmV0' })],
    ['with the public key as a symmetric one', 'signed with one of', (token) => symmetric(token, mine.jwk)],
    ['that is not signed', 'signed with one of', (token) => unsigned(token)],
    ['by RSA', 'signed with one of', async (token) => prove({ token }, {}, await makeSigner('RS256'))],
    ['by another key', 'another key than the session', async (token) => prove({ token }, {}, await makeSigner())],
    [
      'by another key than its header has',
      'signature',
      async (token) => prove({ token }, { header: { jwk: (await makeSigner()).jwk } }),
    ],
    ['that is changed', 'signature', async (token) => changed(await prove({ token }))],
    ['that is too long', 'one JWT of at most', (token) => prove({ token }, { claims: { x: 'x'.repeat(4_096) } })],
    ['that is no JWT', 'one JWT', async () => 'proof'],
    [
      'twice, in two headers',
      'more than one DPoP header',
      async (token) => [await prove({ token }), await prove({ token })],
    ],
    [
      'in two headers that are equal',
      'more than one DPoP header',
      async (token) => Array<string>(2).fill(await prove({ token })),
    ],
  ];

  test.each(hostile)('%s', async (_, why, change) => {
    const token = await boundSession();
    const refused = await use(token, await change(token));
    expect([refused.status, refused.body.message]).toEqual([401, expect.stringContaining(why)]);
    expect(refused.headers['www-authenticate']).toMatch(/^DPoP .*error="invalid_dpop_proof", algs="ES256 /);
    // The same without the fault.
    expect((await use(token, await prove({ token }))).status).toBe(200);
  });

  test('that is used again, here or at another replica, whatever address is written for it', async () => {
    const token = await boundSession();
    const proof = await prove({ token });
    expect((await use(token, proof)).status).toBe(200);
    for (const at of [api, replica]) {
      const again = await use(token, proof, { at });
      expect([again.status, again.body.message]).toEqual([401, 'the proof was used before']);
    }
    expect((await use(token, proof, { path: `${base}/virtualmachines?limit=1` })).status).toBe(401);
    expect((await use(token, await prove({ token }), { at: replica })).status).toBe(200);
  });

  test('of sixteen times at once, at two replicas, all but once', async () => {
    const token = await boundSession();
    const proof = await prove({ token });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => use(token, proof, { at: index % 2 ? api : replica })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
  });

  test('at the token endpoint, where it mints nothing', async () => {
    const key = await makeKeyOf();
    const count = () => api.db.session.count({ where: { actorId: key.id } });
    const used = await proveMint();
    expect((await mint(key, used)).status).toBe(200);
    const refusals: (string | string[])[] = [
      used,
      await prove({ method: 'GET', url: tokenUrl }),
      await prove({ method: 'POST', url: `${publicUrl}/v1/auth/revoke` }),
      await proveMint({ header: { jwk: mine.secret } }),
      await proveMint({ claims: { iat: now() - 65 } }),
      [await proveMint(), await proveMint()],
    ];
    for (const proof of refusals) {
      const refused = await mint(key, proof);
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_dpop_proof']);
    }
    expect(await count()).toBe(1);
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsFor = (token: string) =>
    encoded({ jti: randomUUID(), htm: 'GET', htu: machines(), iat: now(), ath: hashOf(token) });
  async function symmetric(token: string, jwk: JWK): Promise<string> {
    const input = `${encoded({ alg: 'HS256', typ: 'dpop+jwt', jwk })}.${claimsFor(token)}`;
    const secret = jwk.k ? Buffer.from(jwk.k, 'base64url') : JSON.stringify(jwk);
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  }
  async function unsigned(token: string): Promise<string> {
    return `${encoded({ alg: 'none', typ: 'dpop+jwt', jwk: mine.jwk })}.${claimsFor(token)}.AA`;
  }
  async function critical(token: string): Promise<string> {
    const own = { jti: randomUUID(), htm: 'GET', htu: machines(), iat: now(), ath: hashOf(token) };
    return new SignJWT(own)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: mine.jwk, crit: ['exp'], exp: now() + 60 })
      .sign(mine.privateKey, { crit: { exp: true } });
  }
  function changed(proof: string): string {
    const [header, , signature] = proof.split('.');
    return [header, encoded({ jti: 'x', htm: 'GET', htu: machines(), iat: now() }), signature].join('.');
  }
});

describe('a bound session', () => {
  test('is not usable as a bearer token, with or without a proof, nor in a cookie, nor to introspect', async () => {
    const token = await boundSession();
    for (const proof of [undefined, await prove({ token })]) {
      const refused = await use(token, proof, { scheme: 'Bearer' });
      expect(refused.status).toBe(401);
      expect(refused.headers['www-authenticate']).toMatch(/^DPoP .*error="invalid_token"/);
    }
    const unproven = await use(token);
    expect([unproven.status, unproven.body.message]).toEqual([401, 'the request has no DPoP header']);
    const introspect = (authorization: string) =>
      api.call('/v1/auth/introspect', { method: 'POST', headers: { authorization }, body: { token } });
    expect([(await introspect(`Bearer ${token}`)).status, (await introspect(`Bearer ${owner.token}`)).status]).toEqual([
      401, 200,
    ]);
    const person = await api.db.session.findFirstOrThrow({ where: { actorType: 'human' } });
    const page = () => api.call('/account', { headers: { cookie: `__Host-session=${owner.token}` } });
    expect((await page()).text).toContain('You are signed in');
    await api.db.session.update({ where: { id: person.id }, data: { dpopKey: 'x' } });
    expect((await page()).text).not.toContain('You are signed in');
    await api.db.session.update({ where: { id: person.id }, data: { dpopKey: null } });
    expect((await use(token, await prove({ token }))).status).toBe(200);
  });

  test('opens nothing for another method or a write without its own proof', async () => {
    const token = await boundSession();
    const post = (proof: string) =>
      api.call(`${base}/virtualmachines/absent`, {
        ...{ method: 'DELETE', headers: { authorization: `DPoP ${token}`, dpop: proof } },
      });
    expect((await post(await prove({ token }))).status).toBe(401);
    expect((await post(await prove({ token, method: 'DELETE', url: `${machines()}/absent` }))).status).toBe(404);
  });

  test('is described as one, and can be ended by its token', async () => {
    const key = await makeKeyOf({ dpop_bound_access_tokens: true });
    const token = (await mint(key, await proveMint())).body.access_token;
    const credentials = { client_id: key.id, client_secret: key.secret };
    const described = async () =>
      (await api.call('/v1/auth/introspect', { method: 'POST', body: { token, ...credentials } })).body;
    expect(await described()).toMatchObject({
      active: true,
      token_type: 'DPoP',
      cnf: { jkt: expect.stringMatching(/^[\w-]{43}$/) },
    });
    await api.call('/v1/auth/revoke', { method: 'POST', body: { token } });
    expect(await described()).toEqual({ active: false });
  });
});

test('a session that is not bound is a bearer token, whatever key signs a proof for it', async () => {
  const token = (await mint(await makeKeyOf())).body.access_token;
  const refused = await use(token, await prove({ token }));
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('invalid_token'),
  ]);
  expect((await use(token, undefined, { scheme: 'Bearer' })).status).toBe(200);
});

describe('a key whose sessions have to be bound', () => {
  test('mints nothing without a proof; any key may mint with one', async () => {
    const key = await makeKeyOf({ dpop_bound_access_tokens: true });
    const refused = await mint(key);
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_dpop_proof']);
    // Only who has the secret learns it.
    expect((await mint({ ...key, secret: 'csk_wrong' })).body.error).toBe('invalid_client');
    expect((await mint(key, await proveMint())).body.token_type).toBe('DPoP');
    expect((await mint(await makeKeyOf(), await proveMint())).body.token_type).toBe('DPoP');
    expect((await mint(await makeKeyOf())).body.token_type).toBe('Bearer');
  });

  test('makes and rotates into none that need no proof; requiring one ends bearer sessions', async () => {
    const key = await makeKeyOf();
    const bearer = (await mint(key)).body.access_token;
    expect((await admin('PATCH', `api-keys/${key.id}`, { dpop_bound_access_tokens: true })).body).toMatchObject({
      dpop_bound_access_tokens: true,
    });
    expect((await use(bearer, undefined, { scheme: 'Bearer' })).status).toBe(401);
    const token = (await mint(key, await proveMint())).body.access_token;
    const proven = async (method: string, path: string, body: object) =>
      api.call(`/v1/admin/${path}`, {
        method,
        body,
        headers: {
          'content-type': 'application/json',
          authorization: `DPoP ${token}`,
          dpop: await prove({ method, url: `${publicUrl}/v1/admin/${path}`, token }),
        },
      });
    expect((await proven('POST', 'api-keys', { name: 'k' })).body.dpop_bound_access_tokens).toBe(true);
    const refused = { status: 422, body: { errors: [{ pointer: '/dpop_bound_access_tokens' }] } };
    const without = { dpop_bound_access_tokens: false };
    expect(await proven('POST', 'api-keys', { name: 'k', ...without })).toMatchObject(refused);
    expect(await proven('PATCH', `api-keys/${key.id}`, without)).toMatchObject(refused);
    expect((await proven('POST', `api-keys/${key.id}/rotate`, {})).body.dpop_bound_access_tokens).toBe(true);
  });
});

test('a principal whose sessions have to be bound exchanges nothing without a proof', async () => {
  const signing = makeKey('ES256', 'key-1');
  const provider = await admin('POST', 'identity/providers', {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    audiences: [audience],
    jwks_document: { keys: [signing.jwk] },
  });
  const principal = await admin('POST', 'identity/principals', {
    trusted_issuer_id: provider.body.id,
    display_name: 'deploy',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:read'],
    dpop_bound_access_tokens: true,
  });
  const exchange = (proof?: string) =>
    api.call('/v1/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(proof && { dpop: proof }) },
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: signToken(signing, soundClaims(now(), {})),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: principal.body.id,
      },
    });
  const refused = await exchange();
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_dpop_proof']);
  const minted = await exchange(await proveMint());
  expect([minted.status, minted.body.token_type]).toEqual([200, 'DPoP']);
  const token = minted.body.access_token;
  expect((await use(token, undefined, { scheme: 'Bearer' })).status).toBe(401);
  expect((await use(token, await prove({ token }))).status).toBe(200);
  const restrictions = `identity/principals/${principal.body.id}/restrictions`;
  expect((await admin('GET', restrictions)).body.dpop_bound_access_tokens).toBe(true);
});

test('proofs that are too old to be accepted are forgotten', async () => {
  await api.db.dpopProof.createMany({
    data: Array.from({ length: 3 }, () => ({
      proofDigest: new Uint8Array(createHash('sha256').update(randomUUID()).digest()),
      expiresAt: new Date(Date.now() - 1_000),
    })),
  });
  const token = await boundSession();
  await use(token, await prove({ token }));
  expect(await api.db.dpopProof.count({ where: { expiresAt: { lt: new Date() } } })).toBe(0);
  expect(await api.db.dpopProof.count()).toBeGreaterThan(0);
});

test('a response that is kept for a session with another key, or without one, stays with it', async () => {
  const key = await makeKeyOf();
  const sessionOf = async (signer?: Signer) =>
    (await mint(key, signer && (await proveMint({}, signer)))).body.access_token as string;
  const url = `${publicUrl}/v1/admin/api-keys`;
  const create = async (token: string, signer?: Signer) =>
    api.call('/v1/admin/api-keys', {
      method: 'POST',
      headers: {
        'idempotency-key': '"proven"',
        authorization: `${signer ? 'DPoP' : 'Bearer'} ${token}`,
        ...(signer && { dpop: await prove({ method: 'POST', url, token }, {}, signer) }),
      },
      body: { name: 'proven' },
    });
  const other = await makeSigner();
  const [first, ofOther, bearer] = [await sessionOf(mine), await sessionOf(other), await sessionOf()];
  const made = await create(first, mine);
  expect(made.status).toBe(201);
  for (const refused of [await create(ofOther, other), await create(bearer)])
    expect([refused.status, refused.body.secret]).toEqual([422, undefined]);
  // The positive control: another session with the same key.
  const again = await create(await sessionOf(mine), mine);
  expect([again.status, again.text]).toEqual([201, made.text]);
});
