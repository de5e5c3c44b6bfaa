import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openComputeApi } from '../../src/cli/session/computeApi.ts';

test('warnings of the service are printed on standard error, without what would steer a terminal', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'warnings-'));
  const warning = ['299 - "did you mean \\"debian-12\\"?"', '299 - "a\u009bb"'];
  const server = createServer(({ method }, response) => {
    if (method === 'POST') response.setHeader('warning', warning);
    response.end('{}');
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const kubeconfig = path.join(folder, 'config');
    const { port } = server.address() as AddressInfo;
    const config = {
      'current-context': 'x',
      clusters: [{ name: 'c', cluster: { server: `http://127.0.0.1:${port}` } }],
      users: [{ name: 'u', user: { token: 'token' } }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'n' } }],
    };
    await writeFile(kubeconfig, JSON.stringify(config));
    const api = await openComputeApi({ kubeconfig, dataDir: folder, environment: {} });
    await api.send('GET', api.collection);
    expect(error).not.toHaveBeenCalled();
    await api.send('POST', api.collection, { body: {} });
    expect(error.mock.calls).toEqual([
      ['Warning: did you mean "debian-12"?'],
      [expect.stringMatching(/^Warning: a\P{Cc}* b$/u)],
    ]);
  } finally {
    error.mockRestore();
    server.close();
    await rm(folder, { recursive: true });
  }
});
