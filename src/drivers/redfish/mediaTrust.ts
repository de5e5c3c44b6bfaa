/** Has a controller trust the certificate of the server of media. */
import { X509Certificate } from 'node:crypto';
import { ControllerError } from './answers.ts';
import type { Medium } from './media.ts';
import type { RedfishClient, Resource } from './redfishClient.ts';

/** What is needed of the controller. */
interface Reads {
  managers(signal: AbortSignal): Promise<Resource[]>;
  members(collection: unknown, signal: AbortSignal): Promise<Resource[]>;
  linked(link: unknown, signal: AbortSignal): Promise<Resource | null>;
}

export class MediaTrust {
  readonly #controller: Reads;
  readonly #client: RedfishClient;

  constructor(controller: Reads, client: RedfishClient) {
    this.#controller = controller;
    this.#client = client;
  }

  /**
   * Installs the authority where the controller keeps those of media: with the drive (DSP0268, VirtualMedia), with the
   * policy for clients of TLS (SecurityPolicy), or in bmcweb's trust store. Returns why not, for an operator.
   */
  async settle(slot: Resource, { certificate }: Medium, signal: AbortSignal): Promise<string | null> {
    const { ca } = await certificate.current();
    const byHand = `install ${certificate.authorityFile} at the controller, unless it is there`;
    try {
      const store = await this.#store(slot, signal);
      if (store === null) return `it shows no place for the certificate of an authority: ${byHand}`;
      const present = await this.#controller.members({ '@odata.id': store }, signal);
      if (!present.some(({ body }) => isSame(body, ca)))
        await this.#client.post(store, { CertificateString: ca, CertificateType: 'PEM' }, signal);
      // From then on the controller can tell the agent from another server.
      if (slot.body.VerifyCertificate === false)
        await this.#client.patch(slot, { VerifyCertificate: true }, signal).catch(unlessRefused);
      return null;
    } catch (error) {
      unlessRefused(error);
      return `it takes no certificate of an authority (${(error as Error).message}): ${byHand}`;
    }
  }

  async #store(slot: Resource, signal: AbortSignal): Promise<string | null> {
    const ofDrive = slot.body.Certificates?.['@odata.id'];
    if (typeof ofDrive === 'string') return ofDrive;
    for (const { body } of await this.#controller.managers(signal)) {
      const policy = await this.#controller.linked(body.SecurityPolicy, signal);
      const trusted = policy?.body.TLS?.Client?.TrustedCertificates ?? body.Oem?.OpenBmc?.Certificates;
      if (typeof trusted?.['@odata.id'] === 'string') return trusted['@odata.id'];
    }
    return null;
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ControllerError) || !error.isRefusal) throw error;
}

/** By its text, or by its unique name where a controller shows no text. */
function isSame(body: Resource['body'], ca: string): boolean {
  const { subject, fingerprint256 } = new X509Certificate(ca);
  const text: unknown = body.CertificateString;
  if (typeof text === 'string' && text.includes('BEGIN CERTIFICATE')) {
    try {
      return new X509Certificate(text).fingerprint256 === fingerprint256;
    } catch {
      return false;
    }
  }
  return typeof body.Subject?.CommonName === 'string' && subject === `CN=${body.Subject.CommonName}`;
}
