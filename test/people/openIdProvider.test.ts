import { openOpenId } from '../../src/api/people/openIdProvider.ts';
import { json, startAnsweringServer } from '../support/federation/issuers.ts';

test('each request to a provider uses its own connection, since the provider could close a reused one at any moment', async () => {
  const used = new Set<unknown>();
  const provider = await startAnsweringServer(({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    json(response, {
      issuer: provider.url,
      authorization_endpoint: `${provider.url}/auth`,
      token_endpoint: `${provider.url}/token`,
    });
  });
  const openId = openOpenId({ allowLoopback: true });
  try {
    const settings = { issuer: provider.url, clientId: 'c', clientSecret: 's', emailDomains: ['example.com'] };
    for (let turn = 0; turn < 3; turn++) {
      const { url } = await openId.start(settings, 'https://localhost/v1/auth/callback');
      expect(url.href).toContain(`${provider.url}/auth?`);
    }
    expect(used.size).toBe(3);
  } finally {
    await openId.close();
    await provider.stop();
  }
});
