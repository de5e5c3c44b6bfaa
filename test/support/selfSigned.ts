import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

export interface SelfSigned {
  cert: string;
  key: string;
}

/** A certificate for localhost that nothing but itself vouches for, and that ends after `days`. */
export async function selfSigned(days = 1): Promise<SelfSigned> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const provider = globalThis.crypto;
  const keys = await provider.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=localhost',
      keys,
      signingAlgorithm: algorithm,
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + days * 86_400_000),
      extensions: [
        new x509.SubjectAlternativeNameExtension([
          { type: 'dns', value: 'localhost' },
          { type: 'ip', value: '127.0.0.1' },
        ]),
      ],
    },
    provider,
  );
  const exported = Buffer.from(await provider.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${exported}\n-----END PRIVATE KEY-----\n`,
  };
}
