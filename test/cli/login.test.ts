import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginCommand } from '../../src/cli/session/loginCommand.ts';
import { ask } from '../../src/cli/session/shortSession.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { waitFor } from '../support/wait.ts';

test('a request of any form at the listener of a sign-in is refused, and the sign-in goes on', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'login-'));
  const { certFile, keyFile } = await ensureTls(dataDir);
  const server = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (_request, response) =>
    response.end('{}'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  let print: (line: string) => void = () => {};
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const login = loginCommand({
    dataDir,
    server: `https://localhost:${(server.address() as AddressInfo).port}`,
    account: 'demo',
    opensBrowser: false,
    mainFile: '',
    print: (line) => print(line),
  });
  try {
    const asked = new URL(/https:\S+/.exec(await printed)![0]).searchParams;
    const callback = new URL(asked.get('redirect_uri')!);
    const statusOf = async (target: string) => {
      const sent = request({ host: callback.hostname, port: callback.port, path: target }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    for (const target of ['//', '//[', 'http://x/callback', '*', '/callback']) expect(await statusOf(target)).toBe(400);
    const cancelled = expect(login).rejects.toThrow('The sign-in was cancelled in the browser.');
    expect(await statusOf(`/callback?state=${asked.get('state')}&error=access_denied`)).toBe(200);
    await cancelled;
  } finally {
    server.close();
    await rm(dataDir, { recursive: true });
  }
});

test('without a service at the address, it says so at once instead of waiting for a browser', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'login-'));
  try {
    const options = { dataDir, account: 'demo', opensBrowser: false, mainFile: '', print: () => {} };
    await expect(loginCommand({ ...options, server: 'https://127.0.0.1:1' })).rejects.toThrow(
      /^https:\/\/127\.0\.0\.1:1 cannot be reached .*\? --server names another service\.$/,
    );
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('a service that takes its time is named after two seconds', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'login-'));
  const { certFile, keyFile } = await ensureTls(dataDir);
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (_request, response) => {
    void waitFor('the word', () => said.mock.calls.length > 0 || null).then(() => response.end('{}'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  try {
    expect((await ask({ dataDir, server: url }, '/', {})).status).toBe(200);
    expect(said.mock.calls).toEqual([[`Waiting for ${url} …`]]);
  } finally {
    said.mockRestore();
    server.close();
    await rm(dataDir, { recursive: true });
  }
});
