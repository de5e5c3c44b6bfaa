import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { SignJWT } from 'jose';
import { request } from 'undici';
import { heldCredentials } from '../../src/certificates.ts';
import { readConfig } from '../../src/settings/config.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { waitFor } from '../support/wait.ts';

let folder: string;
let postgres: TestPostgres;
let api: TestApi;
const inFolder = (name: string) => path.join(folder, name);
const files = () => ({ TLS_CERT_FILE: inFolder('served.pem'), TLS_KEY_FILE: inFolder('served-key.pem') });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'certificates-'));
  const { cert, key } = await selfSigned();
  await writeFile(files().TLS_CERT_FILE, cert);
  await writeFile(files().TLS_KEY_FILE, key);
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase(), files());
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function opened(): Promise<TLSSocket> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  return socket;
}
async function servedNow(): Promise<string> {
  const socket = await opened();
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

test('a renewed certificate is served without a restart, and a connection that is open goes on', async () => {
  const before = await servedNow();
  const old = await opened();
  const { cert, key } = await selfSigned();
  await writeFile(files().TLS_CERT_FILE, cert);
  await waitFor('the log to say why the former one is kept', () => api.logged().includes('do not belong together'));
  expect(await servedNow()).toBe(before);
  await writeFile(files().TLS_KEY_FILE, key);
  await waitFor('the renewed certificate', async () => (await servedNow()) !== before);
  old.write('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(String(await once(old, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('metrics have the end of the certificate that is served', async () => {
  const text = await (await request(`${api.metricsUrl}/metrics`)).body.text();
  const [, end] = /^compute_credential_end_timestamp_seconds\{credential="api"\} (\S+)$/m.exec(text) ?? [];
  const left = Number(end) - Date.now() / 1_000;
  expect(left).toBeGreaterThan(80_000);
  expect(left).toBeLessThan(86_400);
});

test('every certificate and token of the settings has its end, the first one of a chain, and nothing unreadable has one', async () => {
  const [soon, later] = [await selfSigned(1), await selfSigned(2)];
  await writeFile(inFolder('ca.pem'), later.cert);
  await writeFile(inFolder('chain.pem'), `${later.cert}\n${soon.cert}`);
  await writeFile(inFolder('client.pem'), soon.cert);
  await writeFile(inFolder('client-key.pem'), soon.key);
  await writeFile(inFolder('broken.pem'), 'no certificate');
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const token = await new SignJWT({ exp }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32));
  await writeFile(inFolder('token'), `${token}\n`);
  const daysUntilEnd = (settings: Record<string, string>) =>
    heldCredentials(readConfig({ DATA_DIR: folder, ...settings })).map(({ name, endsAt }) => [
      name,
      Math.round((endsAt.getTime() - Date.now()) / 86_400_000),
    ]);
  expect(
    daysUntilEnd({
      TLS_CERT_FILE: inFolder('chain.pem'),
      DATABASE_URL: `postgresql://db.example/compute?sslmode=verify-full&sslrootcert=${inFolder('ca.pem')}&sslcert=${inFolder('client.pem')}`,
      TEMPORAL_ADDRESS: 'temporal.example:7233',
      TEMPORAL_TLS_SERVER_CA_CERT_PATH: inFolder('ca.pem'),
      TEMPORAL_TLS_CLIENT_CERT_PATH: inFolder('client.pem'),
      TEMPORAL_TLS_CLIENT_KEY_PATH: inFolder('client-key.pem'),
      TEMPORAL_API_KEY: token,
      AUDIT_SINK_CA_FILE: inFolder('ca.pem'),
      AUDIT_SINK_TOKEN_FILE: inFolder('token'),
    }),
  ).toEqual([
    ['api', 1],
    ['authority', 2],
    ['postgres-authority', 2],
    ['postgres-client', 1],
    ['temporal-authority', 2],
    ['temporal-client', 1],
    ['temporal-token', 0],
    ['audit-sink-authority', 2],
    ['audit-sink-token', 0],
  ]);
  const opaque = { TEMPORAL_ADDRESS: 'temporal.example:7233', TEMPORAL_API_KEY: 'opaque' };
  expect(daysUntilEnd({ TLS_CERT_FILE: inFolder('broken.pem'), ...opaque })).toEqual([['authority', 2]]);
});
