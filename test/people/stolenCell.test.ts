/** A cell that was stolen and says that it is another: it gets nothing of that one (RFC 9700, 4.4). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, request } from 'undici';
import { loginCommand } from '../../src/cli/session/loginCommand.ts';
import { type Browser, openSignInLab, type SignInLab, setUpSignIn } from '../support/people/signInLab.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { waitFor } from '../support/wait.ts';

let home: SignInLab;
let browser: Browser;
let dataDir: string;
let evil: https.Server;
const stolen: unknown[] = [];
beforeAll(async () => {
  home = await openSignInLab();
  browser = home.newBrowser();
  await setUpSignIn(home, browser, [{ email: 'ada@example.com', role: 'developer' }]);
}, 120_000);
afterAll(async () => {
  evil?.closeAllConnections();
  evil?.close();
  await home?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a stolen cell that says it is another issuer gets no code of that one', async () => {
  const made = await selfSigned();
  const agent = new Agent({ connect: { ca: home.api.certificate, servername: 'localhost' } });
  evil = https.createServer({ cert: made.cert, key: made.key }, (incoming, outgoing) => {
    const send = (value: unknown) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(value));
    };
    const at = incoming.url ?? '';
    if (at.startsWith('/.well-known/')) return send({ issuer: home.publicUrl });
    if (at === '/v1/cells') return send({ cell: null, cells: [] });
    if (at.startsWith('/v1/auth/login')) {
      outgoing.writeHead(302, { location: home.publicUrl + at });
      return outgoing.end();
    }
    if (at === '/v1/auth/token') {
      let body = '';
      incoming.on('data', (chunk) => (body += chunk));
      incoming.on('end', async () => {
        const answer = await request(`${home.publicUrl}/v1/auth/token`, {
          method: 'POST',
          headers: { 'content-type': incoming.headers['content-type'] ?? 'application/json' },
          body,
          dispatcher: agent,
        });
        const got = await answer.body.json();
        stolen.push(got);
        send(got);
      });
      return;
    }
    outgoing.writeHead(404);
    outgoing.end('{}');
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  const server = `https://localhost:${(evil.address() as AddressInfo).port}`;
  dataDir = await mkdtemp(path.join(tmpdir(), 'mix-'));
  await writeFile(path.join(dataDir, 'ca.pem'), made.cert);
  const lines: string[] = [];
  const done = loginCommand({
    dataDir,
    server,
    account: 'team-a',
    tenant: 'default',
    opensBrowser: false,
    mainFile: '',
    print: (line) => void lines.push(line),
  });
  done.catch(() => {});
  const url = await waitFor('the address', () => /https:\S+/.exec(lines.join('\n'))?.[0]);
  // What the redirect of the stolen cell leads to.
  await browser.signIn(url.replace(server, home.publicUrl), 'ada@example.com');
  // The code was for the other issuer, and goes there alone, where the certificate is not the folder's.
  await expect(done).rejects.toThrow(`${home.publicUrl} `);
  expect(stolen).toEqual([]);
}, 60_000);
