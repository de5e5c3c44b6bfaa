/** Certificates of made-up authorities, for TLS between the service and servers of a test. */
import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** A year: the end of a shorter one is soon, which an alert tells. */
const validity = () => ({
  notBefore: new Date(Date.now() - 60_000),
  notAfter: new Date(Date.now() + 365 * 86_400_000),
});

export interface Issued {
  cert: string;
  key: string;
}

export interface TestAuthority {
  /** Its certificate, PEM. */
  ca: string;
  /** A certificate that servers and clients may use, for a DNS name. */
  issue(name: string): Promise<Issued>;
}

export async function makeAuthority(name: string): Promise<TestAuthority> {
  const keys = await generateKeys();
  const authority = await x509.X509CertificateGenerator.createSelfSigned(
    {
      ...validity(),
      serialNumber: serialNumber(),
      name: `CN=${name}`,
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    },
    webcrypto as never,
  );
  return {
    ca: `${authority.toString('pem')}\n`,
    async issue(dnsName) {
      const own = await generateKeys();
      const certificate = await x509.X509CertificateGenerator.create(
        {
          ...validity(),
          serialNumber: serialNumber(),
          subject: `CN=${dnsName}`,
          issuer: authority.subject,
          publicKey: own.publicKey,
          signingKey: keys.privateKey,
          signingAlgorithm: algorithm,
          extensions: [
            new x509.BasicConstraintsExtension(false, undefined, true),
            new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth, x509.ExtendedKeyUsage.clientAuth]),
            new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: dnsName }]),
          ],
        },
        webcrypto as never,
      );
      const exported = await webcrypto.subtle.exportKey('pkcs8', own.privateKey);
      return {
        cert: `${certificate.toString('pem')}\n`,
        key: `${x509.PemConverter.encode(exported, 'PRIVATE KEY')}\n`,
      };
    },
  };
}

function generateKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
}

function serialNumber(): string {
  return `40${randomBytes(15).toString('hex')}`;
}
