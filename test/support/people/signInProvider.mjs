// A real OpenID provider in a process of its own: `node idp.mjs REDIRECT_URI`. It prints its issuer. Who signs in as
// `SUBJECT|EMAIL` is just that; an address that starts with "unverified" is not verified.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [redirectUri] = process.argv.slice(2);
const server = createServer();
// A connection that a client keeps is not ended just when the client, which stood still, uses it again.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'compute',
        client_secret: 'idp-client-secret-sentinel',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => {
      const [subject, email = subject] = id.split('|');
      return {
        accountId: id,
        claims: () => ({ sub: subject, email, email_verified: !email.startsWith('unverified') }),
      };
    },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
  });
  server.on('request', provider.callback());
  console.log(issuer);
});
process.on('disconnect', () => process.exit(0));
