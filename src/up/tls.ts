// HTTPS on localhost without any setup by the user: kubectl sends no token over plain HTTP.
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as x509 from '@peculiar/x509';
import { readIfPresent, writeDurably } from '../lib/files.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 3600_000;
const authorityDays = 3650;
/** Clients reject server certificates that are valid for longer than 398 days. */
const serverDays = 365;
/** Renewed by a start this long before expiry: a service may run for weeks without a restart. */
const renewBeforeDays = 60;

export interface TlsFiles {
  caFile: string;
  certFile: string;
  keyFile: string;
}

/**
 * The certificate of this machine's API, under `dataDir`, and the CA that clients trust (`ca.pem`). The first call
 * creates them; later calls keep them until shortly before they expire. Only their owner can read the keys.
 */
export async function ensureTls(dataDir: string, nowMs = Date.now()): Promise<TlsFiles> {
  const files = {
    caFile: path.join(dataDir, 'ca.pem'),
    certFile: path.join(dataDir, 'tls-cert.pem'),
    keyFile: path.join(dataDir, 'tls-key.pem'),
  };
  const authority = await ensureAuthority(files.caFile, path.join(dataDir, 'ca-key.pem'), nowMs);
  await ensureCertificate(files, authority, localhost, nowMs);
  return files;
}

/** A part of a deployment that shows its certificate to the others, as a server and as a client. */
export interface Part {
  /** Its own folder: `ca.pem`, `cert.pem`, and `key.pem` go there. */
  folder: string;
  /** The DNS name in its certificate. */
  name: string;
}

/**
 * Gives each part a certificate of one CA, whose key stays under `dataDir`. Keeps what is there until shortly before it
 * expires. Returns the parts that got a new one.
 */
export async function ensurePartCertificates(
  dataDir: string,
  parts: readonly Part[],
  nowMs = Date.now(),
): Promise<Part[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const authority = await ensureAuthority(path.join(dataDir, 'ca.pem'), path.join(dataDir, 'ca-key.pem'), nowMs);
  const issued: Part[] = [];
  for (const part of parts) {
    const file = (name: string) => path.join(part.folder, name);
    await mkdir(part.folder, { recursive: true });
    await writeDurably(file('ca.pem'), `${authority.certificate.toString('pem')}\n`);
    const files = { certFile: file('cert.pem'), keyFile: file('key.pem') };
    const identity: Identity = { names: [{ type: 'dns', value: part.name }], isClient: true };
    if (await ensureCertificate(files, authority, identity, nowMs)) issued.push(part);
  }
  return issued;
}

/** In PEM: a certificate of a server that is reached by its address, and the authority that issued it. */
export interface AddressCertificate {
  ca: string;
  cert: string;
  key: string;
}

/**
 * The certificate of a server at an address, of an authority of its own in the same folder. Renewed as above. The
 * authority is for servers alone: it is installed where authorities of clients, who log in, may be kept as well.
 */
export async function ensureAddressCertificate(
  folder: string,
  address: string,
  nowMs = Date.now(),
): Promise<AddressCertificate> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = (name: string) => path.join(folder, name);
  const usages = [x509.ExtendedKeyUsage.serverAuth];
  const authority = await ensureAuthority(file('ca.pem'), file('ca-key.pem'), nowMs, usages);
  const files = { certFile: file('cert.pem'), keyFile: file('key.pem') };
  await ensureCertificate(files, authority, { names: [{ type: 'ip', value: address }], isClient: false }, nowMs);
  const [ca, cert, key] = await Promise.all([file('ca.pem'), files.certFile, files.keyFile].map(readText));
  return { ca: ca!, cert: cert!, key: key! };
}

const readText = (file: string) => readFile(file, 'utf8');

interface Identity {
  /** The first is its subject too. */
  names: [Name, ...Name[]];
  /** Clients show it as well as servers. */
  isClient: boolean;
}

interface Name {
  type: 'dns' | 'ip';
  value: string;
}

const localhost: Identity = {
  names: [
    { type: 'dns', value: 'localhost' },
    { type: 'ip', value: '127.0.0.1' },
    { type: 'ip', value: '::1' },
  ],
  isClient: false,
};

/** Returns whether it issued a new one: there was none that can still be used. */
async function ensureCertificate(
  files: { certFile: string; keyFile: string },
  authority: Authority,
  identity: Identity,
  nowMs: number,
): Promise<boolean> {
  const present = await readCertificate(files.certFile);
  const key = await readKey(files.keyFile);
  const usable =
    present !== null &&
    key !== null &&
    lasts(present, nowMs) &&
    present.subject === `CN=${identity.names[0].value}` &&
    present.issuer === authority.certificate.subject &&
    (await present.verify({ publicKey: authority.certificate.publicKey, signatureOnly: true })) &&
    (await belongTogether(present, key));
  if (!usable) await issue(files, authority, identity, nowMs);
  return !usable;
}

interface Authority {
  certificate: x509.X509Certificate;
  key: webcrypto.CryptoKey;
}

/**
 * One that is valid from later on is kept: the clock was set back, and a new one would have to be installed everywhere.
 * `usages`: its certificates count for these alone; absent: for all.
 */
async function ensureAuthority(
  caFile: string,
  keyFile: string,
  nowMs: number,
  usages?: x509.ExtendedKeyUsage[],
): Promise<Authority> {
  const present = await readCertificate(caFile);
  const presentKey = await readKey(keyFile);
  if (present && presentKey && endsLater(present, nowMs) && (await belongTogether(present, presentKey)))
    return { certificate: present, key: presentKey };
  const keys = await generateKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    // Each CA has a unique name, so that a client with an old one says "unknown issuer", not "bad signature".
    name: `CN=compute-service local CA ${serialNumber().slice(0, 8)}`,
    notBefore: new Date(nowMs - dayMs),
    notAfter: new Date(nowMs + authorityDays * dayMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      ...(usages ? [new x509.ExtendedKeyUsageExtension(usages)] : []),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false),
    ],
  });
  // Write the key first: a certificate without its key would be trusted and useless.
  await writeDurably(keyFile, await exportKey(keys.privateKey), 0o600);
  await writeDurably(caFile, `${certificate.toString('pem')}\n`);
  return { certificate, key: keys.privateKey };
}

async function issue(
  files: { certFile: string; keyFile: string },
  authority: Authority,
  { names, isClient }: Identity,
  nowMs: number,
): Promise<void> {
  const { serverAuth, clientAuth } = x509.ExtendedKeyUsage;
  const keys = await generateKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: `CN=${names[0].value}`,
    issuer: authority.certificate.subject,
    notBefore: new Date(nowMs - dayMs),
    notAfter: new Date(nowMs + serverDays * dayMs),
    publicKey: keys.publicKey,
    signingKey: authority.key,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(isClient ? [serverAuth, clientAuth] : [serverAuth]),
      new x509.SubjectAlternativeNameExtension(names),
      await x509.AuthorityKeyIdentifierExtension.create(authority.certificate.publicKey, false),
    ],
  });
  await writeDurably(files.keyFile, await exportKey(keys.privateKey), 0o600);
  await writeDurably(files.certFile, `${certificate.toString('pem')}\n`);
}

async function generateKeys(): Promise<webcrypto.CryptoKeyPair> {
  return (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
}

/** A positive number in 128 bits: the top bit is cleared because it would make the number negative. */
function serialNumber(): string {
  const bytes = webcrypto.getRandomValues(Buffer.alloc(16));
  bytes[0] = (bytes[0]! & 0x7f) | 0x40;
  return bytes.toString('hex');
}

async function exportKey(key: webcrypto.CryptoKey): Promise<string> {
  return `${x509.PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')}\n`;
}

async function readKey(file: string): Promise<webcrypto.CryptoKey | null> {
  const text = await readIfPresent(file);
  if (!text) return null;
  try {
    return (await webcrypto.subtle.importKey('pkcs8', x509.PemConverter.decodeFirst(text), algorithm, true, [
      'sign',
    ])) as webcrypto.CryptoKey;
  } catch {
    return null;
  }
}

async function readCertificate(file: string): Promise<x509.X509Certificate | null> {
  const text = await readIfPresent(file);
  try {
    return text ? new x509.X509Certificate(text) : null;
  } catch {
    return null;
  }
}

function lasts(certificate: x509.X509Certificate, nowMs: number): boolean {
  return certificate.notBefore.getTime() <= nowMs && endsLater(certificate, nowMs);
}

function endsLater(certificate: x509.X509Certificate, nowMs: number): boolean {
  return certificate.notAfter.getTime() - renewBeforeDays * dayMs > nowMs;
}

async function belongTogether(certificate: x509.X509Certificate, key: webcrypto.CryptoKey): Promise<boolean> {
  const probe = Buffer.from('probe');
  const signature = await webcrypto.subtle.sign(algorithm, key, probe);
  const publicKey = await certificate.publicKey.export(algorithm, ['verify']);
  return webcrypto.subtle.verify(algorithm, publicKey as never, signature, probe);
}
