/** Issuers for tests: a real one in a separate process, and a server that responds as a test wants. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { request } from 'undici';
import type { SigningKey } from './signedTokens.ts';

export interface RealIssuer {
  url: string;
  rotate(keys: SigningKey[]): Promise<void>;
  /** Requests a token with the client credentials grant. */
  token(): Promise<string>;
  stop(): Promise<void>;
}

const privateSet = (keys: SigningKey[]) => ({
  keys: keys.map(({ privateKey, kid, alg }) => ({ ...privateKey.export({ format: 'jwk' }), kid, alg, use: 'sig' })),
});

/** `claims` are added to its tokens' usual claims, or replace them. */
export async function startRealIssuer(keys: SigningKey[], claims: Record<string, unknown> = {}): Promise<RealIssuer> {
  const child = fork(path.join(import.meta.dirname, 'issuerProcess.mjs'), {
    env: { ...process.env, IDP_KEYS: JSON.stringify(privateSet(keys)), IDP_CLAIMS: JSON.stringify(claims) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async rotate(next) {
      child.send({ rotate: privateSet(next) });
      await once(child, 'message');
    },
    async token() {
      const answer = await request(`${url}/token`, {
        method: 'POST',
        // A new connection: the issuer might close a kept one just as it is reused.
        reset: true,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from('machine-7:a-secret-of-the-issuer-alone').toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'run' }).toString(),
      });
      return ((await answer.body.json()) as { access_token: string }).access_token;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

export interface AnsweringServer {
  url: string;
  /** Requested paths, in order. */
  asked: string[];
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  stop(): Promise<void>;
}

export async function startAnsweringServer(answer: AnsweringServer['answer']): Promise<AnsweringServer> {
  const asked: string[] = [];
  const server = http.createServer((incoming, response) => {
    asked.push(incoming.url!);
    state.answer(incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: AnsweringServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return state;
}

export function json(response: http.ServerResponse, body: unknown, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}
