/** A workload with its own issuer on loopback, which exchanges the issuer's tokens for sessions. */

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type ApiClient, machines } from './client.ts';
import type { Account } from './service.ts';

const audience = 'https://compute.example.com';
const subject = 'soak';

export class Workload {
  readonly #client: ApiClient;
  readonly #server: Server;
  readonly #key: CryptoKey;
  readonly #strangersKey: CryptoKey;
  readonly #principals = new Map<string, string>();

  private constructor(client: ApiClient, server: Server, keys: [CryptoKey, CryptoKey]) {
    this.#client = client;
    this.#server = server;
    [this.#key, this.#strangersKey] = keys;
  }

  /** Starts the issuer and makes every account trust it. */
  static async start(client: ApiClient): Promise<Workload> {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const stranger = await generateKeyPair('ES256');
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'soak-1', alg: 'ES256', use: 'sig' }] };
    const server = createServer((request, response) => {
      const issuer = issuerOf(server);
      const documents: Record<string, unknown> = {
        '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks` },
        '/jwks': keys,
      };
      const document = documents[request.url ?? ''];
      response
        .writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(document ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const workload = new Workload(client, server, [privateKey, stranger.privateKey]);
    for (const account of client.service.accounts) await workload.#introduce(account);
    return workload;
  }

  async exchange(
    account: Account,
    sound: boolean,
    mayBeRefused: () => boolean,
  ): Promise<'minted' | 'refused' | 'no response'> {
    const excused = mayBeRefused();
    const answer = await this.#client.ask('POST', '/v1/auth/token', {
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: await this.#token(sound),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: this.#principals.get(account.slug),
      },
    });
    if (!answer || answer.status >= 500) return 'no response';
    if (answer.status !== 200) return sound && (excused || mayBeRefused()) ? 'no response' : 'refused';
    const token: string = answer.body.access_token;
    await this.#client.ask('GET', `${machines(account)}?limit=1`, { token });
    return 'minted';
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #introduce(account: Account): Promise<void> {
    const provider = await this.#client.insist(account, 'POST', '/v1/admin/identity/providers', [200, 201], {
      body: {
        display_name: 'soak',
        issuer: issuerOf(this.#server),
        jwks_source_type: 'discovery',
        audiences: [audience],
      },
    });
    const principal = await this.#client.insist(account, 'POST', '/v1/admin/identity/principals', [200, 201], {
      body: {
        trusted_issuer_id: provider.body.id,
        display_name: 'soak',
        subject_match_type: 'exact',
        subject_match_value: subject,
        scopes: ['compute:read'],
        max_session_ttl_seconds: 600,
      },
    });
    this.#principals.set(account.slug, principal.body.id);
  }

  #token(sound: boolean): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'soak-1', typ: 'JWT' })
      .setIssuer(issuerOf(this.#server))
      .setAudience(audience)
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(sound ? this.#key : this.#strangersKey);
  }
}

function issuerOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
