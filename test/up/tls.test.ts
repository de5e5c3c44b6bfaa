import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { ensureAddressCertificate, ensurePartCertificates, ensureTls } from '../../src/up/tls.ts';

const dayMs = 24 * 3600_000;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tls-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a client that trusts the local authority reaches a server by each of its names', async () => {
  const files = await ensureTls(dataDir);
  const server = createServer(
    { cert: await readFile(files.certFile), key: await readFile(files.keyFile) },
    (_request, response) => response.end('ok'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ca = await readFile(files.caFile);
  for (const servername of ['localhost', '127.0.0.1']) {
    const status = await new Promise((resolve, reject) => {
      get({ host: servername, port, ca, agent: false, family: 4 }, (response) =>
        resolve(response.resume().statusCode),
      ).on('error', reject);
    });
    expect(status).toBe(200);
  }
  expect(new X509Certificate(await readFile(files.certFile)).checkIP('::1')).toBe('::1');
  await new Promise((resolve) => server.close(resolve));
});

test('the second start keeps the certificates, and only their owner can read the keys', async () => {
  const files = await ensureTls(dataDir);
  const before = await Promise.all([readFile(files.caFile, 'utf8'), readFile(files.certFile, 'utf8')]);
  await ensureTls(dataDir);
  expect(await Promise.all([readFile(files.caFile, 'utf8'), readFile(files.certFile, 'utf8')])).toEqual(before);
  for (const name of ['ca-key.pem', 'tls-key.pem'])
    expect((await stat(path.join(dataDir, name))).mode & 0o777).toBe(0o600);
});

test('a certificate is renewed before it expires, under the same authority', async () => {
  const files = await ensureTls(dataDir);
  const [ca, old] = await Promise.all([readFile(files.caFile, 'utf8'), readFile(files.certFile)]);
  await ensureTls(dataDir, Date.now() + 330 * dayMs);
  expect(await readFile(files.caFile, 'utf8')).toBe(ca);
  const renewed = new X509Certificate(await readFile(files.certFile));
  expect(renewed.serialNumber).not.toBe(new X509Certificate(old).serialNumber);
  expect(renewed.verify(new X509Certificate(ca).publicKey)).toBe(true);
});

test('a certificate of an address is kept, and made again before it expires or for another address', async () => {
  const folder = path.join(dataDir, 'media-tls');
  const first = await ensureAddressCertificate(folder, '10.0.9.2');
  expect(new X509Certificate(first.cert).checkIP('10.0.9.2')).toBe('10.0.9.2');
  expect(new X509Certificate(first.cert).verify(new X509Certificate(first.ca).publicKey)).toBe(true);
  expect(await ensureAddressCertificate(folder, '10.0.9.2')).toEqual(first);
  const renewed = await ensureAddressCertificate(folder, '10.0.9.2', Date.now() + 330 * dayMs);
  const moved = await ensureAddressCertificate(folder, 'fd00::2');
  for (const next of [renewed, moved]) {
    expect(next.ca).toBe(first.ca);
    expect(next.cert).not.toBe(first.cert);
  }
  expect(new X509Certificate(moved.cert).checkIP('fd00::2')).toBeDefined();
  for (const name of ['ca-key.pem', 'key.pem']) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
});

test('an authority outlasts a clock that is set back, and its certificates are made for that time', async () => {
  const folder = path.join(dataDir, 'media-tls');
  const first = await ensureAddressCertificate(folder, '10.0.9.2');
  const backMs = Date.now() - 400 * dayMs;
  const back = await ensureAddressCertificate(folder, '10.0.9.2', backMs);
  expect(back.ca).toBe(first.ca);
  expect(Date.parse(new X509Certificate(back.cert).validFrom)).toBeLessThan(backMs);
  expect((await ensureAddressCertificate(folder, '10.0.9.2', Date.now() + 3_600 * dayMs)).ca).not.toBe(first.ca);
});

test('the key of the authority of an address makes no certificate that lets a client log in', async () => {
  const folder = path.join(dataDir, 'media-tls');
  await ensureAddressCertificate(folder, '10.0.9.2');
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' }).toString();
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file('root-key.pem')];
  openssl('req', '-new', ...key, '-subj', '/CN=root', '-out', file('root.csr'));
  const issuer = ['-CA', file('ca.pem'), '-CAkey', file('ca-key.pem')];
  openssl('x509', '-req', '-in', file('root.csr'), ...issuer, '-out', file('root.pem'));
  const verify = (purpose: string) =>
    openssl('verify', '-purpose', purpose, '-CAfile', file('ca.pem'), file('root.pem'));
  expect(verify('sslserver')).toContain('OK');
  expect(() => verify('sslclient')).toThrow(/unsuitable certificate purpose|unsupported certificate purpose/);
});

test('a key that a kill left without its certificate is replaced', async () => {
  const files = await ensureTls(dataDir);
  await rm(files.certFile);
  await ensureTls(dataDir);
  expect(new X509Certificate(await readFile(files.certFile)).checkHost('localhost')).toBe('localhost');
});

describe('certificates of the parts of a deployment', () => {
  const part = (folder: string, name: string) => ({ folder: path.join(dataDir, folder), name });
  const certificateOf = async ({ folder }: { folder: string }) =>
    new X509Certificate(await readFile(path.join(folder, 'cert.pem')));

  test('servers and clients verify each other by them', async () => {
    const [server, client] = [part('server', 'temporal'), part('client', 'compute-service')];
    await ensurePartCertificates(path.join(dataDir, 'authority'), [server, client]);
    const pem = (folder: string, file: string) => readFileSync(path.join(folder, `${file}.pem`));
    const listening = createServer(
      {
        ca: pem(server.folder, 'ca'),
        cert: pem(server.folder, 'cert'),
        key: pem(server.folder, 'key'),
        requestCert: true,
        rejectUnauthorized: true,
      },
      (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN),
    );
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo;
    const ask = (own: object) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port, servername: 'temporal', ca: pem(client.folder, 'ca'), agent: false };
        get({ ...options, ...own }, (response) => {
          response.on('data', (text) => resolve(String(text)));
          response.on('error', reject);
        }).on('error', reject);
      });
    expect(await ask({ cert: pem(client.folder, 'cert'), key: pem(client.folder, 'key') })).toBe('compute-service');
    await expect(ask({})).rejects.toThrow();
    await new Promise((resolve) => listening.close(resolve));
  });

  test('each is kept until shortly before it expires, and the key of their CA is with none of them', async () => {
    const parts = [part('a', 'a'), part('b', 'b')];
    const authority = path.join(dataDir, 'authority');
    expect(await ensurePartCertificates(authority, parts)).toEqual(parts);
    const first = await certificateOf(parts[0]!);
    expect(await ensurePartCertificates(authority, parts)).toEqual([]);
    expect((await certificateOf(parts[0]!)).serialNumber).toBe(first.serialNumber);
    expect(await ensurePartCertificates(authority, parts, Date.now() + 330 * dayMs)).toEqual(parts);
    expect(await readdir(parts[0]!.folder)).toEqual(['ca.pem', 'cert.pem', 'key.pem']);
    expect((await stat(path.join(parts[0]!.folder, 'key.pem'))).mode & 0o777).toBe(0o600);
  });

  test('another name gets another certificate', async () => {
    const authority = path.join(dataDir, 'authority');
    await ensurePartCertificates(authority, [part('a', 'before')]);
    await ensurePartCertificates(authority, [part('a', 'after')]);
    expect((await certificateOf(part('a', ''))).checkHost('after')).toBe('after');
  });
});
