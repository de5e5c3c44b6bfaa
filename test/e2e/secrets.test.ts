/**
 * Secrets stay where they belong: secrets of every kind are driven through the whole service, then looked for
 * everywhere.
 */

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import pg from 'pg';
import { issueCode } from '../../src/store/people/registrations.ts';
import { freePort } from '../../src/up/ports.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { audience, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { type MailServer, startMailServer } from '../support/people/mailServer.ts';
import { Browser, clientSecret, startIdp } from '../support/people/signInLab.ts';
import type { Part, Service } from '../support/service.ts';
import { everythingStored } from '../support/storedText.ts';
import { everythingInTemporal } from '../support/temporalText.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

describe('secrets', () => {
  /**
   * What must be found nowhere, by kind: a real secret where the service makes it, a sentinel where it comes from
   * outside.
   */
  const secrets = new Map<string, string>();
  const keep = (kind: string, secret: string) => {
    if (secret.length < 16) throw new Error(`${kind} is too short to be looked for`);
    secrets.set(kind, secret);
    return secret;
  };
  /** Positive control: not secret and sent along, so the search must find it. */
  const planted = {
    log: 'planted-in-the-log',
    database: 'planted-display-name',
    temporal: 'planted-vm',
    error: 'planted-unknown-field',
  };

  let service: Service;
  let mail: MailServer;
  let idp: Awaited<ReturnType<typeof startIdp>>;
  let browser: Browser;
  let caFile: string;
  const errors: string[] = [];
  /** Of the operator's shell, and none of the service's business. */
  const operatorsSecret = keep('a secret of the operator’s shell', 'operator-shell-sentinel-41c9');
  const encryptionKey = keep('encryption key', randomBytes(32).toString('base64'));
  const smtpPassword = keep('SMTP password', 'smtp-password-sentinel-7f3a');

  life.needs(async () => {
    mail = await startMailServer({ account: { user: 'mailer', pass: smtpPassword } });
    const temporalPort = await freePort();
    temporalAddress = `127.0.0.1:${temporalPort}`;
    return {
      TEMPORAL_PORT: String(temporalPort),
      LOG_LEVEL: 'debug',
      IDENTITY_ALLOW_LOOPBACK: 'true',
      SMTP_URL: mail.url.replace('127.0.0.1', 'localhost'),
      SMTP_PASSWORD_IN_CLEAR: 'loopback',
      SECRET_KEYS: `k1:${encryptionKey}`,
      // Secrets are not there at all, however it is written.
      TEMPORAL_PAYLOAD_ENCRYPTION: 'off',
      AWS_SECRET_ACCESS_KEY: operatorsSecret,
    };
  });
  life.after(() => mail?.stop());
  beforeAll(async () => {
    service = life.service();
    caFile = path.join(service.dataDir, 'ca.pem');
    browser = new Browser(await readFile(caFile, 'utf8'));
    idp = await startIdp(`${service.url}/v1/auth/callback`);
    await driveThrough();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await agent?.close();
    idp?.process.kill();
  });
  let temporalAddress = '';

  /** Sends a request as a client does; failure responses are kept for the search. */
  async function send(
    method: string,
    at: string,
    {
      token,
      body,
      type = 'application/json',
      headers = {},
    }: { token?: string; body?: unknown; type?: string; headers?: Record<string, string> } = {},
  ) {
    const { request, Agent } = await import('undici');
    agent ??= new Agent({ connect: { ca: await readFile(caFile, 'utf8') } });
    const answer = await request(service.url + at, {
      method: method as 'GET',
      dispatcher: agent,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) errors.push(`${answer.statusCode} ${JSON.stringify(answer.headers)} ${text}`);
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: (isJson && text ? JSON.parse(text) : {}) as any, text };
  }
  let agent: import('undici').Agent | undefined;
  const exchangeType = 'urn:ietf:params:oauth:grant-type:token-exchange';
  const jwtType = 'urn:ietf:params:oauth:token-type:jwt';
  const last = (url: string) => new URL(url).pathname.split('/').at(-1)!;

  /** Everything that a customer does with secrets: once correctly, and in many wrong ways. */
  async function driveThrough(): Promise<void> {
    const db = await service.database();
    const { code } = (await issueCode(db, {
      slug: 'sentinel',
      displayName: 'Sentinel',
      region: 'north',
      ttlSeconds: 600,
    }))!;
    keep('registration code', code);
    const spare = keep(
      'unspent registration code',
      (await issueCode(db, { slug: 'sentinel-2', displayName: 'x', region: 'north', ttlSeconds: 600 }))!.code,
    );
    const contact = { email: 'ada@example.com', name: 'Ada' };
    const registered = (await send('POST', '/v1/admin/registrations', { body: { code, contact } })).body;
    keep('API key secret', registered.api_key.secret);
    keep('first owner’s invitation token', last(registered.account_setup_url));
    keep('setup link token', last(registered.identity_setup.url));
    const mint = {
      grant_type: 'client_credentials',
      client_id: registered.api_key.id,
      client_secret: registered.api_key.secret,
    };
    const token = keep(
      'session token of a key',
      (await send('POST', '/v1/auth/token', { body: mint })).body.access_token,
    );
    await waitFor(
      'the admission',
      async () =>
        (await db.tenant.count({ where: { customer: { slug: 'sentinel' }, admittedAt: { not: null } } })) === 1,
      60_000,
    );
    await db.$disconnect();
    const admin = (method: string, at: string, body?: unknown) =>
      send(method, `/v1/admin/${at}`, { token, ...(body !== undefined && { body }) });

    // People: their provider's client secret, the codes of its sign-ins, cookies, sessions, invitations by mail.
    keep('OIDC client secret', clientSecret);
    await browser.visit(registered.identity_setup.url, {
      form: { issuer: idp.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
    });
    const login = (query: Record<string, string>) => `${service.url}/v1/auth/login?${new URLSearchParams(query)}`;
    expect(
      (await browser.signIn(login({ setup: last(registered.identity_setup.url) }), 'ada@example.com')).text,
    ).toContain('Sign-in is active');
    await browser.signIn(login({ invitation: last(registered.account_setup_url) }), 'ada@example.com');
    const back = await browser.signIn(login({ account: 'sentinel' }), 'ada@example.com', {
      stopAt: /\/v1\/auth\/callback/,
    });
    keep('authorization code', back.url.searchParams.get('code')!);
    keep('state of a sign-in', back.url.searchParams.get('state')!);
    const cookieOf = (name: string) => [...browser.cookies].find(([cookie]) => cookie.endsWith(name))?.[1] ?? '';
    keep('cookie of a sign-in', cookieOf('__Host-sign-in'));
    expect((await browser.visit(back.url)).url.pathname).toBe('/account');
    keep('session cookie', cookieOf('__Host-session'));
    await browser.visit(back.url);
    await browser.visit(`${service.url}/setup/${last(registered.identity_setup.url)}`);
    const invited = (
      await admin('POST', 'customer-users/invite', {
        email: 'grace@example.com',
        display_name: planted.database,
        role_slug: 'developer',
      })
    ).body;
    keep('invitation token', last(invited.accept_invitation_url));
    await waitFor(
      'the letter',
      () => mail.emails.some(({ text }) => text.includes(last(invited.accept_invitation_url))),
      60_000,
    );
    // One more invitation, whose email cannot be sent: it stays in the outbox.
    mail.refusal.recipient = 450;
    keep(
      'invitation token that waits for its mail',
      last(
        (
          await admin('POST', 'customer-users/invite', {
            email: 'linus@example.com',
            display_name: 'x',
            role_slug: 'viewer',
          })
        ).body.accept_invitation_url,
      ),
    );
    keep(
      'setup link token of a second link',
      last((await admin('POST', 'identity-setup-link', { intent: 'reconfigure' })).body.url),
    );
    keep('secret of a second key', (await admin('POST', 'api-keys', { name: 'second' })).body.secret);

    // Workloads.
    const key = makeKey('ES256', 'key-1');
    const privateJwk = { ...key.jwk, ...key.privateKey.export({ format: 'jwk' }) } as { d: string };
    keep('private key in a refused set', privateJwk.d);
    expect(
      (
        await admin('POST', 'identity/providers', {
          display_name: 'x',
          issuer: 'https://ci.example.com',
          jwks_source_type: 'stored-jwks',
          jwks_document: { keys: [privateJwk] },
          audiences: [audience],
        })
      ).status,
    ).toBe(422);
    const provider = (
      await admin('POST', 'identity/providers', {
        display_name: 'x',
        issuer: 'https://issuer.example.com',
        jwks_source_type: 'stored-jwks',
        jwks_document: { keys: [key.jwk] },
        audiences: [audience],
      })
    ).body.id;
    const principal = (
      await admin('POST', 'identity/principals', {
        trusted_issuer_id: provider,
        display_name: 'x',
        subject_match_type: 'exact',
        subject_match_value: subject,
        scopes: ['compute:read'],
        max_session_ttl_seconds: 600,
      })
    ).body.id;
    const exchange = (subject_token: string, more: object = {}) =>
      send('POST', '/v1/auth/token', {
        body: {
          grant_type: exchangeType,
          subject_token_type: jwtType,
          subject_token,
          principal_id: principal,
          ...more,
        },
      });
    const now = Math.floor(Date.now() / 1_000);
    const external = keep('external subject token', signToken(key, soundClaims(now)));
    keep('session token of a workload', (await exchange(external)).body.access_token);
    const refused = keep('refused subject token', signToken(key, soundClaims(now, { aud: 'elsewhere' })));
    await exchange(refused);
    await admin('POST', `identity/providers/${provider}/test`, { subject_token: refused, principal_id: principal });
    await exchange(external, { scope: 'admin:write' });
    await exchange(external, { actor_token: external });
    await exchange(`${external}${'x'.repeat(20_000)}`);

    // A machine, with a user's private key where a public one belongs.
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    keep('ssh private key', pem.split('\n')[1]!);
    const namespace = registered.tenant.namespace;
    const vms = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
    const vm = (name: string, spec: object = {}) => ({
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name },
      spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 }, ...spec },
    });
    expect(
      (await send('POST', vms, { token, body: vm('bad', { bootstrap: { sshAuthorizedKeys: [{ publicKey: pem }] } }) }))
        .status,
    ).toBe(422);
    expect((await send('POST', vms, { token, body: vm(planted.temporal) })).status).toBe(201);
    await waitFor(
      'the machine',
      async () => (await send('GET', `${vms}/${planted.temporal}`, { token })).body.status?.readyForAccess,
      120_000,
    );

    // Every secret where it does not belong: as a bearer token, in Basic, in queries, paths, field names, and broken and
    // over-long bodies. Names of accounts and machines are left out, because a response may name what it did not find.
    for (const secret of [...secrets.values()]) {
      const inUrl = encodeURIComponent(secret);
      await send('GET', '/v1/admin/account', { token: secret });
      await send('GET', vms, { token: secret });
      await send('GET', vms, { headers: { authorization: `Basic ${Buffer.from(`x:${secret}`).toString('base64')}` } });
      await send('POST', '/v1/auth/token', {
        body: {
          grant_type: 'client_credentials',
          client_id: registered.api_key.id,
          client_secret: `${secret.slice(0, 500)}x`,
        },
      });
      await send('POST', '/v1/auth/token', {
        body: `grant_type=client_credentials&client_id=${inUrl}&client_secret=${inUrl}&client_secret=x`,
        type: 'application/x-www-form-urlencoded',
      });
      await send('POST', '/v1/auth/token', {
        body: { grant_type: secret, subject_token: secret, [planted.error]: secret },
      });
      await send('POST', '/v1/auth/token', {
        body: {
          grant_type: 'authorization_code',
          code: secret,
          redirect_uri: 'http://127.0.0.1:1/x',
          code_verifier: secret,
        },
      });
      await send('POST', '/v1/admin/registrations', {
        body: { code: secret.slice(0, 200).replace(/.$/, '~'), contact },
      });
      await send('POST', '/v1/admin/registrations', { body: `{"code": "${secret}", "contact": ` });
      await send('POST', '/v1/admin/registrations', { body: { code: secret, pad: 'x'.repeat(70_000) } });
      if (secret.length < 8_000) {
        for (const at of [
          '/activate',
          '/sign-in',
          '/account',
          '/v1/auth/login',
          '/v1/auth/callback',
          '/v1/admin/account',
        ])
          await send('GET', `${at}?code=${inUrl}&state=${inUrl}&cursor=${inUrl}`);
        await send('GET', `/v1/admin/sessions?limit=${inUrl}`, { token });
        await send('GET', `/invitations/${inUrl}x`);
        await send('GET', `/setup/${inUrl}x`);
      }
      await send('GET', '/account', { headers: { cookie: `__Host-session=${secret}; __Host-sign-in=${secret}` } });
      await send('POST', '/v1/auth/logout', { headers: { cookie: `__Host-session=${secret}` } });
    }
    await send('POST', '/v1/admin/tenants', { token, body: { [planted.error]: 1 } });
    expect(errors.length).toBeGreaterThan(200);
    expect(spare).toMatch(/^reg_/);
  }

  /** Everything of the service that can be read, as text in which a secret would show. */
  async function everythingLogged(): Promise<string> {
    const files = (await readdir(service.dataDir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.log'),
    );
    const texts = await Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')));
    return [service.output(), ...texts].join('\n');
  }

  /** The ways in which a text travels: unchanged, in JSON, in a URL, and in Base64. */
  function findings(text: string): string[] {
    return [...secrets]
      .filter(([, secret]) =>
        [
          secret,
          encodeURIComponent(secret),
          Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -2),
        ].some((form) => text.includes(form)),
      )
      .map(([kind]) => kind);
  }

  test('no log, error response, database row, or Temporal history contains a secret', async () => {
    expect([...secrets.keys()].length).toBeGreaterThanOrEqual(20);
    await waitFor('the machine’s workflow to be listed', async () =>
      (await everythingInTemporal(temporalAddress)).text.includes(planted.temporal),
    );
    const [logs, stored, temporal] = [
      await everythingLogged(),
      await everythingStored((await embeddedDatabaseUrl(service.dataDir))!),
      await everythingInTemporal(temporalAddress),
    ];
    const refusals = errors.join('\n');

    expect({
      logs: findings(logs),
      errors: errors
        .filter((error) => findings(error).length > 0)
        .map((error) => error.slice(-300))
        .slice(0, 3),
      database: findings(stored),
      temporal: findings(temporal.text),
    }).toEqual({ logs: [], errors: [], database: [], temporal: [] });

    // Positive control: in each place, the search finds something that was sent the same way.
    expect(logs).toContain('"name":"api"');
    expect(refusals).toContain(planted.error);
    expect(stored).toContain(planted.database);
    expect(temporal.text).toContain(planted.temporal);
    expect(temporal.workflows).toBeGreaterThanOrEqual(3);
  }, 300_000);

  test('host agents, Temporal, and Postgres have no secret of others in their environment', async () => {
    const environments = async (part: Part) =>
      Promise.all(service.pidsOf(part).map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')));
    const { password } = new URL((await embeddedDatabaseUrl(service.dataDir))!);
    const ofApi = (await environments('api')).flatMap((text) => text.split('\0'));
    const ofRole = new URL(ofApi.find((entry) => entry.startsWith('DATABASE_URL='))!.slice('DATABASE_URL='.length));
    const searched = new Map([
      ...secrets,
      ['password of the database’s owner', decodeURIComponent(password)],
      ['password of the service’s role', decodeURIComponent(ofRole.password)],
    ]);
    const found = (texts: string[]) =>
      [...searched].filter(([, secret]) => texts.some((text) => text.includes(secret))).map(([kind]) => kind);
    for (const part of ['host', 'temporal', 'postgres'] as const) {
      const texts = await environments(part);
      expect(texts.length).toBeGreaterThan(0);
      expect(found(texts)).toEqual([]);
      const names = texts.flatMap((text) => text.split('\0').map((entry) => entry.split('=')[0]));
      for (const name of ['DATABASE_URL', 'SECRET_KEYS', 'SMTP_URL', 'TLS_KEY_FILE']) expect(names).not.toContain(name);
      // Positive control: it is this process's environment, and what the part needs is there.
      expect(names).toContain('PATH');
      if (part === 'host')
        expect(names).toEqual(expect.arrayContaining(['TEMPORAL_ADDRESS', 'FLEET_FILE', 'LOG_LEVEL']));
    }
    const inApi = found(await environments('api'));
    expect(inApi).toEqual(
      expect.arrayContaining(['SMTP password', 'encryption key', 'password of the service’s role']),
    );
    expect(inApi).not.toContain('password of the database’s owner');
  });

  test('the search finds a secret that was planted in each of those places', async () => {
    const secret = [...secrets.values()][1]!;
    const kind = [...secrets.keys()][1]!;
    const url = (await embeddedDatabaseUrl(service.dataDir))!;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE TABLE planted (words text, bytes bytea, document jsonb)`);
    const plantings: (string | Buffer | null)[][] = [
      [secret, null, null],
      [null, Buffer.from(`x${secret}x`), null],
      [null, null, JSON.stringify({ deep: [secret] })],
    ];
    for (const columns of plantings) {
      await client.query('DELETE FROM planted');
      await client.query('INSERT INTO planted VALUES ($1, $2, $3)', columns);
      expect(findings(await everythingStored(url))).toEqual([kind]);
    }
    await client.query('DROP TABLE planted');
    await client.end();

    const connection = await Connection.connect({ address: temporalAddress });
    const temporal = new Client({ connection });
    // Each place has its own secret, because Temporal keeps what was deleted for another half a minute.
    const others = [...secrets].slice(2, 5);
    const places = [
      (text: string) => ({ args: [{ text }] }),
      (text: string) => ({ memo: { text } }),
      (text: string) => ({ staticSummary: text }),
    ];
    for (const [index, place] of places.entries()) {
      await temporal.workflow.start('planted', {
        workflowId: `planted-${index}`,
        taskQueue: 'nobody',
        args: [],
        ...place(others[index]![1]),
      });
      // The list is eventually consistent.
      const found = await waitFor('the planted workflow to be listed', async () => {
        const kinds = findings((await everythingInTemporal(temporalAddress)).text);
        return kinds.length > index && kinds;
      });
      expect(found).toEqual(others.slice(0, index + 1).map(([name]) => name));
    }
    await connection.close();

    const folder = await mkdtemp(path.join(tmpdir(), 'planted-'));
    try {
      expect(findings(`${await everythingLogged()}{"msg":"${secret}"}`)).toEqual([kind]);
      expect(findings(`${errors.join('\n')}?code=${encodeURIComponent(secret)}`)).toEqual([kind]);
      expect(findings(Buffer.from(secret).toString('base64'))).toEqual([kind]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 300_000);
});
