// A real issuer: oidc-provider in a process of its own. Messages: { rotate: jwks } replaces its keys; it responds with
// { url } or { rotated }.
import http from 'node:http';
import { Provider } from 'oidc-provider';

const audience = 'https://compute.example.com';
// Claims of its tokens beyond the usual ones, or instead of them: with these it stands in for another issuer.
const claims = JSON.parse(process.env.IDP_CLAIMS ?? '{}');
let handle;
let issuer;

function useKeys(jwks) {
  const provider = new Provider(issuer, {
    jwks,
    clients: [
      {
        client_id: 'machine-7',
        client_secret: 'a-secret-of-the-issuer-alone',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    formats: {
      customizers: {
        jwt: (_context, _token, parts) => {
          Object.assign(parts.payload, claims);
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        getResourceServerInfo: () => ({
          scope: 'run',
          audience,
          accessTokenTTL: 300,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: jwks.keys[0].alg } },
        }),
      },
    },
  });
  handle = provider.callback();
}

const server = http.createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', () => {
  issuer = `http://127.0.0.1:${server.address().port}`;
  useKeys(JSON.parse(process.env.IDP_KEYS));
  process.send({ url: issuer });
});
process.on('message', ({ rotate }) => {
  useKeys(rotate);
  process.send({ rotated: true });
});
process.on('disconnect', () => process.exit(0));
