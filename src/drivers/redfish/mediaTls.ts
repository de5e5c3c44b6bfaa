/**
 * HTTPS on the port of media, for controllers that take nothing else (bmcweb). The certificate comes from an authority
 * of the host's own, in `DATA_DIR/hosts/HOST/media-tls`, which controllers are made to trust. Machines go on reporting
 * by HTTP: their systems do not know it.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import type { AddressCertificate } from '../../up/tls.ts';
import { DriverError } from '../agent/driver.ts';

/** A long-lived agent looks this often whether its certificate is to be renewed, which is 60 days before its end. */
const lookMs = 86_400_000;
/** The first byte of TLS (RFC 8446, 5.1: a handshake). No HTTP request begins with it. */
const tlsHandshake = 0x16;

/** Makes and renews the files when they are asked for: most controllers never need them. */
export class MediaCertificate {
  readonly #folder: string;
  readonly #address: string;
  #current: Promise<AddressCertificate> | null = null;
  #lookedAt = 0;

  constructor(hostFolder: string, address: string) {
    this.#folder = path.join(hostFolder, 'media-tls');
    this.#address = address;
  }

  /** The file of the authority, which an operator installs where the agent cannot. */
  get authorityFile(): string {
    return path.join(this.#folder, 'ca.pem');
  }

  current(): Promise<AddressCertificate> {
    if (this.#current && performance.now() - this.#lookedAt < lookMs) return this.#current;
    this.#lookedAt = performance.now();
    const reading = import('../../up/tls.ts')
      .then(({ ensureAddressCertificate }) => ensureAddressCertificate(this.#folder, this.#address))
      .catch((error: Error) => {
        const why = `the certificate for media cannot be kept in ${this.#folder}: ${error.message}`;
        throw new DriverError('Unavailable', why, { cause: error });
      });
    this.#current = reading;
    // A full disk may have room the next time.
    reading.catch(() => {
      if (this.#current === reading) this.#current = null;
    });
    return reading;
  }
}

/**
 * Has the server speak TLS to those who begin with it; `handshakeMs` is for the first byte and for the handshake. Returns
 * what ends these connections, and those that said nothing.
 */
export function alsoByTls(
  server: Server,
  certificate: Pick<MediaCertificate, 'current'>,
  handshakeMs: number,
): () => void {
  const [serve] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  const tls = createTlsServer({ handshakeTimeout: handshakeMs }, (socket) => serve!.call(server, socket));
  tls.on('tlsClientError', (_error, socket) => socket.destroy());
  /** All whose end the server of HTTP does not see to. */
  const own = new Set<Socket>();
  let isOver = false;
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const drop = () => socket.destroy();
    if (isOver || socket.destroyed) return drop();
    own.add(socket);
    // A client may break off at any time, also while nothing is read: an error without a listener would end the agent.
    socket.setTimeout(handshakeMs, drop).on('error', drop);
    socket.once('close', () => own.delete(socket));
    const release = () => socket.setTimeout(0).off('timeout', drop);
    socket.once('readable', async () => {
      const first: Buffer | null = socket.read();
      if (first === null) return;
      socket.unshift(first);
      if (first[0] !== tlsHandshake) {
        own.delete(socket);
        release().off('error', drop);
        return serve!.call(server, socket);
      }
      try {
        tls.setSecureContext(await certificate.current());
      } catch {
        return drop();
      }
      if (isOver || socket.destroyed) return drop();
      release();
      // A server of HTTP lets clients end their half alone; one that gives up during a handshake would stay.
      socket.allowHalfOpen = false;
      tls.emit('connection', socket);
    });
  });
  return () => {
    isOver = true;
    for (const socket of own) socket.destroy();
  };
}
