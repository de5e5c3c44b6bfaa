/** Where this service connects when a customer tells it to: public HTTPS servers, and nothing near itself. */
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Agent, Dispatcher } from 'undici';
import { type EgressProxy, hostOf } from '../domain/serverUrls.ts';
import { noEgressProxy, outgoingAgent } from './outgoingAgent.ts';

/** A target that this service never connects to. */
export class AddressRefusal extends Error {}

/** What the one who named the address is told, whatever the reason: what is inside a network is not theirs to know. */
const unfetchable =
  'is not at an address that this service connects to: it needs a name in public DNS, all of whose addresses are public';

/** An address within a network, or a name that leads to one or nowhere. */
export class UnfetchableAddress extends AddressRefusal {
  /** For the operator's log only. */
  readonly reason: string;
  /** Whether the name may lead somewhere later. */
  readonly isUnresolved: boolean;

  constructor(reason: string, { isUnresolved = false }: { isUnresolved?: boolean } = {}) {
    super(unfetchable);
    this.reason = reason;
    this.isUnresolved = isUnresolved;
  }
}

export interface AddressRules {
  /** For development: also allows loopback, over http as well and on any port. */
  allowLoopback: boolean;
  /** The network's own prefixes of NAT64 (RFC 6052), beside the well-known one. */
  nat64Prefixes?: readonly string[];
  /** By which all of these servers are reached; absent: directly. */
  proxy?: EgressProxy;
}

/** Ranges that ipaddr.js treats as ordinary, or that are worth listing explicitly. */
const denied: readonly [string, string][] = [
  ['168.63.129.16/32', 'the metadata server of Azure'],
  ['169.254.0.0/16', 'link-local, with the metadata servers of most clouds'],
  ['100.64.0.0/10', 'shared addresses of carriers'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.88.99.0/24', '6to4 relays'],
  ['198.18.0.0/15', 'benchmarks'],
  ['::/96', 'IPv4-compatible addresses'],
  ['::ffff:0:0/96', 'IPv4-mapped addresses'],
  ['64:ff9b:1::/48', 'local NAT64'],
  ['100::/64', 'discard'],
  ['2001::/23', 'protocol assignments'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['3fff::/20', 'documentation'],
  ['5f00::/16', 'segment routing'],
  ['fec0::/10', 'site-local'],
];
const deniedRanges = denied.map(([range, name]) => ({ cidr: ipaddr.parseCIDR(range), name }));

/** The prefix of NAT64 that is the same in every network (RFC 6052, section 2.1). */
const wellKnownNat64 = '64:ff9b::/96';

/** The lengths that a prefix of NAT64 may have (RFC 6052, section 2.2). */
export const nat64Lengths: readonly number[] = [32, 40, 48, 56, 64, 96];

/** The IPv4 address in one of NAT64: behind the prefix, around the eighth byte, which is zero. Null if it is none. */
function translated(address: ipaddr.IPv6, prefixes: readonly string[]): string | null {
  const range = prefixes.map((prefix) => ipaddr.IPv6.parseCIDR(prefix)).find((each) => address.match(each));
  if (!range) return null;
  const [, length] = range;
  const bytes = address.toByteArray();
  if (length < 96 && bytes[8] !== 0) return null;
  const rest = bytes.filter((_, index) => index >= length / 8 && (length === 96 || index !== 8));
  return rest.slice(0, 4).join('.');
}

/**
 * Returns why an address must not be connected to, or null when it may be. Where a network has DNS64, the names of public
 * servers also have addresses of NAT64, by which the connection reaches the IPv4 address within: that one decides.
 */
export function addressProblem(address: string, { allowLoopback, nat64Prefixes = [] }: AddressRules): string | null {
  if (!ipaddr.isValid(address) || address.includes('%')) return 'not an IP address';
  const parsed = ipaddr.parse(address);
  const within = parsed instanceof ipaddr.IPv6 ? translated(parsed, [wellKnownNat64, ...nat64Prefixes]) : null;
  if (within !== null) {
    const problem = addressProblem(within, { allowLoopback: false });
    return problem && `NAT64 of ${within}, ${problem}`;
  }
  const range = parsed.range();
  if (range === 'loopback' && allowLoopback) return null;
  if (range !== 'unicast') return `a ${range} address`;
  const found = deniedRanges.find(({ cidr }) => parsed.kind() === cidr[0].kind() && parsed.match(cidr));
  return found ? `an address of ${found.name}` : null;
}

const urlLimit = 512;

/** Parses a URL that will be fetched. Throws AddressRefusal. */
export function fetchableUrl(text: string, rules: AddressRules): URL {
  if (text.length > urlLimit) throw new AddressRefusal(`must have at most ${urlLimit} characters`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new AddressRefusal('is not a URL');
  if (url.username || url.password || /^[a-z]+:\/\/[^/?#]*@/i.test(text))
    throw new AddressRefusal('must not contain a user or password');
  if (url.hash || text.includes('#')) throw new AddressRefusal('must not have a fragment');
  // The URL parser normalizes every spelling of an IPv4 address (`2130706433`, `0x7f.1`).
  const host = hostOf(url);
  const near =
    rules.allowLoopback &&
    (/^(localhost|.+\.localhost)$/.test(host) || (isIP(host) !== 0 && ipaddr.parse(host).range() === 'loopback'));
  if (url.protocol !== 'https:' && !(near && url.protocol === 'http:'))
    throw new AddressRefusal('must be an https URL');
  if (url.port !== '' && !near) throw new AddressRefusal('must use port 443');
  if (isIP(host) !== 0) {
    const problem = addressProblem(host, rules);
    if (problem) throw new UnfetchableAddress(`${host} is ${problem}`);
  }
  return url;
}

/** Below the deadline of a fetch, so that a slow resolver is no different from one that knows no such name. */
const lookupTimeoutMs = 3_000;

/**
 * Resolves names for a connection. Every resolved address must be allowed, and the connection uses one of exactly these
 * addresses, so a name that resolves differently later has no effect. Not called for literal addresses, which
 * `fetchableUrl` checks.
 */
export function checkedLookup(rules: AddressRules, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    let isLate = false;
    const unresolved = (why: string) =>
      callback(new UnfetchableAddress(`${hostname} does not resolve (${why})`, { isUnresolved: true }), '', 0);
    const timer = setTimeout(() => {
      isLate = true;
      unresolved('too slow');
    }, lookupTimeoutMs).unref();
    resolve(hostname, { ...options, all: true, verbatim: true }, (error, found) => {
      if (isLate) return;
      clearTimeout(timer);
      if (error) return unresolved(error.code ?? 'unknown');
      for (const { address } of found) {
        const problem = addressProblem(address, rules);
        if (problem) return callback(new UnfetchableAddress(`${hostname} resolves to ${address}, ${problem}`), '', 0);
      }
      if (found.length === 0) return callback(new UnfetchableAddress(`${hostname} resolves to nothing`), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, found[0]!.address, found[0]!.family);
    });
  };
}

/** What connects to servers that customers named. */
export interface GuardedAgent {
  dispatcher: Dispatcher;
  /** Call it before each request. Throws AddressRefusal for a name that leads inside. */
  check(url: URL): Promise<void>;
}

/**
 * Connects to allowed addresses only. A proxy resolves the names of its requests itself and connects where it may: what
 * this service resolves is refused here all the same, and a name that it cannot resolve is left to the proxy.
 */
export function guardedAgent(
  { proxy = noEgressProxy, ...rules }: AddressRules,
  { timeoutMs, lookup: resolve, ...options }: Agent.Options & { timeoutMs: number; lookup?: typeof lookup | undefined },
): GuardedAgent {
  const checked = checkedLookup(rules, resolve);
  return {
    dispatcher: outgoingAgent(proxy, { ...options, connect: { lookup: checked, timeout: timeoutMs } }),
    check: (url) =>
      new Promise((done, refuse) => {
        if (proxy.url === '' || isIP(hostOf(url)) !== 0) return done();
        checked(hostOf(url), { all: true }, (error) =>
          error instanceof UnfetchableAddress && !error.isUnresolved ? refuse(error) : done(),
        );
      }),
  };
}
