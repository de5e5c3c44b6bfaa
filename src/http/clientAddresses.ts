/** Whose connection and whose request it is, where proxies and balancers of the operator's are before the service. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { admits } from '../domain/sourceRanges.ts';
import { takeProxyHeader } from './proxyProtocol.ts';

export interface ProxyRanges {
  /** Of proxies of HTTP, which say in `X-Forwarded-For` whose request it is. */
  trustedProxies: readonly string[];
  /** Of balancers of TCP, each of whose connections begins with a PROXY header. */
  proxyProtocolFrom: readonly string[];
}

export class ClientAddresses {
  readonly #ranges: ProxyRanges;
  /** By connection: the address in its PROXY header. */
  readonly #told = new Map<string, string>();

  constructor(ranges: ProxyRanges) {
    this.#ranges = ranges;
  }

  /** Waits for a balancer's PROXY header. Rejects if it does not come. */
  async arrive(socket: Socket): Promise<void> {
    const { proxyProtocolFrom: balancers } = this.#ranges;
    if (balancers.length === 0 || !admits(balancers, peerOf(socket))) return;
    const address = await takeProxyHeader(socket);
    if (address === null || socket.destroyed) return;
    const name = nameOf(socket);
    this.#told.set(name, plain(address));
    socket.once('close', () => this.#told.delete(name));
  }

  ofConnection(socket: Socket): string {
    return (this.#told.size > 0 && this.#told.get(nameOf(socket))) || peerOf(socket);
  }

  isProxy(address: string): boolean {
    const { trustedProxies: proxies } = this.#ranges;
    return proxies.length > 0 && admits(proxies, address);
  }

  /** Each proxy appends who it was asked by, so the last address that is no proxy's is the client's. */
  ofRequest({ socket, headers }: IncomingMessage): string {
    let address = this.ofConnection(socket);
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    while (this.isProxy(address)) {
      const before = addressIn(hops.pop() ?? '');
      if (before === null) break;
      address = before;
    }
    return address;
  }
}

/** The same for a connection and for the TLS socket on top of it. */
export function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

function peerOf({ remoteAddress = 'unknown' }: Socket): string {
  return plain(remoteAddress);
}

/** An IPv4 address as such, although a socket may show it as mapped into IPv6. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && ipaddr.IPv4.isValid(address.slice(7)) ? address.slice(7) : address;
}

/** An address as proxies write it: some append the port. */
function addressIn(hop: string): string | null {
  const [, ...forms] = /^\s*(?:\[([0-9a-f:.]+)\](?::\d+)?|([0-9.]+):\d+|([0-9a-f:.]+))\s*$/i.exec(hop) ?? [];
  const address = forms.find((form) => form !== undefined);
  return address !== undefined && (ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))
    ? plain(address)
    : null;
}
