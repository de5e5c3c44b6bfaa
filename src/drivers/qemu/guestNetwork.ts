/**
 * What a guest reaches: nothing, or with `egress: nat` public addresses, names by the host's resolver, and the ranges
 * that the fleet file opens. The rules are in the guest's own network, where neither it nor a guest that broke out may
 * change them. They name the host's addresses, so the agent applies them again when these change.
 */
import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { guestAddress } from './qemuCommand.ts';
import type { QemuSettings } from './qemuSettings.ts';

export const guestInterface = 'guest';
/** Of the network between QEMU and its host; a guest sees QEMU's own, behind it. */
export const networkRange = '192.0.2.0/24';
/** Where slirp4netns passes questions on to the host's resolver, which may listen on its loopback alone. */
export const networkResolver = '192.0.2.3';
/** From the gateway of QEMU's own network: a guest without a way out has no route to any other caller of its ports. */
const callersComeFrom = guestAddress.gateway;

/** No guest reaches these, whatever the fleet file opens: this host, link-local, metadata, multicast, reserved. */
const never = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '168.63.129.16/32',
  '100.100.100.200/32',
  '192.0.0.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0/96',
  'fe80::/10',
  'fd00:ec2::254/128',
  'ff00::/8',
  // The link-local addresses behind NAT64 (RFC 6052).
  '64:ff9b::a9fe:0/112',
];

/** Private, shared, and translated ranges, which the fleet file may open. */
const closed = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '192.88.99.0/24',
  'fc00::/7',
  'fec0::/10',
  '2001::/23',
  '2002::/16',
  '64:ff9b:1::/48',
  '64:ff9b::a00:0/104',
  '64:ff9b::6440:0/106',
  '64:ff9b::ac10:0/108',
  '64:ff9b::c0a8:0/112',
];

/** Of one guest, so that it leaves some to others. */
const most = { connections: 4_096, bytesPerSecond: 128 * 2 ** 20 };

/** nftables' rules in a guest's network. */
export function networkRules({ egress, egressAllow }: Pick<QemuSettings, 'egress' | 'egressAllow'>): string {
  const host = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
  const way = egress === 'nat' ? wayOut(host, egressAllow) : '';
  const rate = `limit rate over ${most.bytesPerSecond} bytes/second burst ${most.bytesPerSecond / 8} bytes drop`;
  // The first two lines make a repetition replace the rules.
  return `table inet guest
delete table inet guest
table inet guest {
  chain incoming {
    type filter hook input priority 0; policy accept;
    iifname ${guestInterface} ${rate}
  }
  chain callers {
    type nat hook input priority 100;
    iifname ${guestInterface} snat ip to ${callersComeFrom}
  }
  chain outgoing {
    type filter hook output priority 0; policy drop;
    oifname lo accept
    ${rate}
    ct state established,related accept
    icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert, nd-router-solicit } accept
${way}  }
}
`;
}

function wayOut(host: readonly string[], open: readonly string[]): string {
  return [
    `ct state new ct count over ${most.connections} reject`,
    ...daddr([networkResolver], 'udp dport 53 accept'),
    ...daddr([networkRange, ...host, ...never], 'reject'),
    ...daddr(open, 'accept'),
    ...daddr(closed, 'reject'),
    'accept',
  ]
    .map((rule) => `    ${rule}\n`)
    .join('');
}

/** One rule for each address: nftables refuses overlapping ranges in a set. */
function daddr(ranges: readonly string[], verdict: string): string[] {
  return ranges.map((range) => `${isIPv6(range.split('/')[0]!) ? 'ip6' : 'ip'} daddr ${range} ${verdict}`);
}

/** What went through the network of a process; null: it is not joined. */
export async function bytesThrough(pid: number): Promise<{ inBytes: number; outBytes: number } | null> {
  const counts = new RegExp(`^\\s*${guestInterface}:\\s*(.*)$`, 'm').exec(
    await readFile(`/proc/${pid}/net/dev`, 'utf8').catch(() => ''),
  )?.[1];
  const fields = counts?.split(/\s+/).map(Number);
  // Eight fields of what was received, and then what was sent.
  return fields ? { inBytes: fields[0]!, outBytes: fields[8]! } : null;
}
