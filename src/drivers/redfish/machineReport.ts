/**
 * What a machine reports at its first boot and later: that it is up, its SSH host keys, and where its ports listen. All
 * of it is a tenant's claim: it is parsed strictly, limited in size, and believed only about that machine, whose nonce
 * is in the URL.
 */
import * as z from 'zod';
import type { SshHostKey } from '../../domain/machine.ts';
import { hostKeysMost, isHostKey } from '../../domain/sshHostKey.ts';
import { jsonOrNull } from '../../lib/text.ts';

export interface Report {
  sshHostKeys: SshHostKey[];
  /** Where the guest says its ports are; null when it reported no ports. */
  ports: { guestPort: number; port: number; listening: boolean }[] | null;
}

export const reportMaxBytes = 16 * 1024;

const algorithms = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp384', 'ecdsa-sha2-nistp521', 'ssh-rsa'];
const portNumber = z.int().min(1).max(65_535);
const jsonReport = z.strictObject({
  sshHostKeys: z.array(z.string().max(4_096)).max(hostKeysMost).default([]),
  ports: z
    .array(z.strictObject({ guestPort: portNumber, port: portNumber.optional(), listening: z.boolean() }))
    .max(64)
    .refine(
      (ports) => new Set(ports.map((port) => port.guestPort)).size === ports.length,
      'a guest port is listed twice',
    )
    .optional(),
});

/**
 * Parses a report: our own JSON, or the form that cloud-init's phone_home posts (`pub_key_ed25519` and so on; `N/A`
 * when the image has no such key). Returns null for anything else.
 */
export function parseReport(contentType: string | undefined, text: string): Report | null {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return parseJsonReport(text);
  if (type === 'application/x-www-form-urlencoded') return parseFormReport(text);
  return null;
}

function parseJsonReport(text: string): Report | null {
  const parsed = jsonReport.safeParse(jsonOrNull(text));
  if (!parsed.success) return null;
  const keys = parsed.data.sshHostKeys.map(parseHostKey);
  if (keys.includes(null)) return null;
  const ports = parsed.data.ports?.map(({ guestPort, port = guestPort, listening }) => ({
    guestPort,
    port,
    listening,
  }));
  return { sshHostKeys: unique(keys as SshHostKey[]), ports: ports ?? null };
}

function parseFormReport(text: string): Report | null {
  const keys: SshHostKey[] = [];
  for (const [field, value] of new URLSearchParams(text)) {
    if (!field.startsWith('pub_key_') || value === 'N/A' || value.trim() === '') continue;
    const key = parseHostKey(value.trim());
    if (!key || keys.length >= hostKeysMost) return null;
    keys.push(key);
  }
  return { sshHostKeys: unique(keys), ports: null };
}

/** A disk as the wipe image found it. */
export interface WipedDisk {
  /** Its serial number or WWN. */
  id: string;
  bytes: number;
  isErased: boolean;
}

const wipeReport = z.strictObject({
  disks: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[!-~](?:[ -~]{0,62}[!-~])?$/),
        bytes: z.int().min(1),
        erased: z.boolean(),
      }),
    )
    .min(1)
    .max(64)
    .refine((disks) => new Set(disks.map(({ id }) => id)).size === disks.length, 'a disk is listed twice'),
});

/** What the wipe image did with each disk. Null for anything else. */
export function parseWipeReport(text: string): WipedDisk[] | null {
  const parsed = wipeReport.safeParse(jsonOrNull(text));
  return parsed.success ? parsed.data.disks.map(({ erased, ...disk }) => ({ ...disk, isErased: erased })) : null;
}

/** One line in the format of a `.pub` file. */
function parseHostKey(line: string): SshHostKey | null {
  const match = /^([a-z0-9-]{1,32}) ([A-Za-z0-9+/]{16,4000}={0,2})(?: [ -~]{0,200})?$/.exec(line);
  const [, algorithm = '', publicKey = ''] = match ?? [];
  if (!algorithms.includes(algorithm)) return null;
  const blob = Buffer.from(publicKey, 'base64');
  const isWhole = blob.toString('base64') === publicKey && blob.length > 4 + algorithm.length + 4;
  const key = { algorithm, publicKey };
  return isWhole && isHostKey(key) ? key : null;
}

function unique(keys: SshHostKey[]): SshHostKey[] {
  return keys.filter((key, index) => keys.findIndex((other) => other.publicKey === key.publicKey) === index);
}
