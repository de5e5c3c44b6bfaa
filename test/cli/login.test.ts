import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginCommand } from '../../src/cli/loginCommand.ts';

test('a request of any form at the listener of a sign-in is refused, and the sign-in goes on', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'login-'));
  let print: (line: string) => void = () => {};
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const login = loginCommand({
    dataDir,
    server: 'https://compute.test',
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
    await rm(dataDir, { recursive: true });
  }
});
