import ipaddr from 'ipaddr.js';

/** An IPv4 address as such, although the socket may show it as mapped into IPv6. */
export function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
