/** The client, against a hostile controller and against an impostor. */
import 'reflect-metadata';
import { createHash, type webcrypto } from 'node:crypto';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import { RedfishClient } from '../../src/drivers/redfish/redfishClient.ts';
import { forever } from './conformance.ts';

const servers: HttpServer[] = [];
const clients: RedfishClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A server that responds to everything and records what was asked of it. */
async function listening(
  make: (answer: RequestListener) => HttpServer = createServer,
): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = make((request, response) => {
    asked.push(request.url!);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  // Idle connections stay open, because one may be about to be reused.
  server.keepAliveTimeout = 0;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}

async function selfSigned(): Promise<{ cert: string; key: string; sha256: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=bmc',
      keys,
      signingAlgorithm: algorithm,
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + 86_400_000),
    },
    crypto,
  );
  const key = x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return {
    cert: certificate.toString('pem'),
    key,
    sha256: createHash('sha256').update(Buffer.from(certificate.rawData)).digest('hex'),
  };
}

function clientOf(endpoint: string, certificateSha256?: string): RedfishClient {
  const credentials = async () => ({ user: 'admin', password: 'secret' });
  const client = new RedfishClient({
    endpoint,
    credentials,
    authentication: 'basic',
    certificateSha256,
    spacingMs: 0,
    requestTimeoutMs: 60_000,
    lookMs: { first: 1, most: 1 },
  });
  clients.push(client);
  return client;
}

test.each(['//HOST/x', '/.//HOST/x', '/a/..//HOST/x', '/.\\\\HOST/x', 'http://HOST//HOST/x', 'http://HOST/x'])(
  'a link to %s leads to the controller itself, and no other server gets its password',
  async (named) => {
    const [controller, elsewhere] = [await listening(), await listening()];
    const client = clientOf(`http://127.0.0.1:${controller.port}`);
    const uri = named.replaceAll('HOST', `127.0.0.1:${elsewhere.port}`);
    await client.get(uri, forever);
    await client.post(uri, {}, forever);
    expect(controller.asked).toHaveLength(2);
    expect(elsewhere.asked).toEqual([]);
  },
);

// A resumed TLS session shows no certificate, so a session whose handshake was refused must not be resumed.
test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a server with another certificate than the pinned one receives no request on any attempt, over %s',
  async (maxVersion) => {
    const [own, other] = [await selfSigned(), await selfSigned()];
    const served = ({ cert, key }: { cert: string; key: string }) =>
      listening((answer) => https.createServer({ cert, key, maxVersion }, answer));
    const [controller, impostor] = [await served(own), await served(other)];
    const client = clientOf(`https://127.0.0.1:${impostor.port}`, own.sha256);
    // Each of these is tried three times.
    await expect(client.get('/redfish/v1/', forever)).rejects.toThrow('not the one that was pinned');
    expect(impostor.asked).toEqual([]);
    const rightly = clientOf(`https://127.0.0.1:${controller.port}`, own.sha256);
    for (let turn = 0; turn < 2; turn++) await rightly.get('/redfish/v1/', forever);
    expect(controller.asked).toHaveLength(2);
  },
);
