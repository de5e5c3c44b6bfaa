/** Ranges of addresses (CIDR, RFC 4632) from which a credential may be used. */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

/** Plain decimal: ipaddr.js also reads octal, hexadecimal, and shortened forms, which other programs read differently. */
const ipv4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/;
const ipv6 = /^(?=.*:)[0-9a-f:]+(:\d{1,3}(\.\d{1,3}){3})?$/i;

/** The range in its only spelling (RFC 5952 for IPv6), or what is wrong with the text and how to write it. */
export function readRange(text: string): { range: string } | { fault: string } {
  const form = 'must be a range of addresses such as 203.0.113.0/24 or 2001:db8::/32';
  const [, address = '', length] = /^([^/]*)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  if (!((ipv4.test(address) || ipv6.test(address)) && ipaddr.isValid(address))) return { fault: form };
  const parsed = ipaddr.parse(address);
  const bits = parsed.kind() === 'ipv4' ? 32 : 128;
  if (length === undefined) return { fault: `${form}; for this address alone, ${spell([parsed, bits])}` };
  const prefix = Number(length);
  if (prefix > bits) return { fault: `${form}; the longest prefix of this kind of address is ${bits}` };
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return { fault: 'must be written as a range of IPv4 addresses: those that are mapped into IPv6 count as such' };
  const network = networkOf(parsed, prefix);
  if (network.toString() !== parsed.toString())
    return { fault: `has bits after its first ${prefix}: the range that contains it is ${spell([network, prefix])}` };
  return { range: spell([network, prefix]) };
}

function networkOf(address: Address, prefix: number): Address {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, prefix - index * 8));
    return byte & (0xff << (8 - kept)) & 0xff;
  });
  return ipaddr.fromByteArray(bytes);
}

function spell([address, prefix]: Range): string {
  return `${address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString()}/${prefix}`;
}

/** Whether a credential with these ranges may be used from the address. Without any it may, from anywhere. */
export function admits(ranges: readonly string[] | null, address: string): boolean {
  if (!ranges || ranges.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const from = ipaddr.process(address);
  return ranges.some((range) => contains(ipaddr.parseCIDR(range), [from, 8 * from.toByteArray().length]));
}

/** Whether every address of the one list is in the other; the empty list has all addresses. */
export function areWithin(ranges: readonly string[], allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const outer = allowed.map((range) => ipaddr.parseCIDR(range));
  return (
    ranges.length > 0 &&
    ranges.map((range) => ipaddr.parseCIDR(range)).every((range) => outer.some((each) => contains(each, range)))
  );
}

function contains([network, prefix]: Range, [address, length]: Range): boolean {
  return (
    network.kind() === address.kind() &&
    prefix <= length &&
    (address as ipaddr.IPv4).match(network as ipaddr.IPv4, prefix)
  );
}
