/**
 * What a guest tells its host on the virtio port `guest.report`: one line of JSON on each change and at least every few
 * seconds, always with the complete state:
 *
 *   {"nonce":"…","listening":[22,8080],"hostKeys":[{"algorithm":"ssh-ed25519","publicKey":"AAAA…"}]}
 *
 * The host gave the guest its nonce. A `kernel` image finds everything that it gets in fw_cfg, under
 * opt/compute-service/:
 *
 * | name | holds |
 * |---|---|
 * | `authorized_keys` | a line for each key: user name, a space, the public key |
 * | `hostname` | one label of at most 63 characters |
 * | `network` | the guest's address with its prefix length, its gateway, and its resolver, with spaces between |
 * | `nonce` | returned in every report; new at each power on |
 * | `ports` | declared ports, a line each |
 *
 * Whatever controls the guest writes these lines. They are a tenant's claims about its own machine and are parsed
 * strictly.
 */
import * as z from 'zod';
import type { SshHostKey } from '../../domain/machine.ts';
import { hostKeysMost, isHostKey } from '../../domain/sshHostKey.ts';
import { jsonOrNull } from '../../lib/text.ts';

export interface GuestReport {
  nonce: string;
  listening: number[];
  hostKeys: SshHostKey[];
}

const portsMost = 65_535;
/** Maximum length of one line, in characters: room for every port, although only declared ones count. */
export const reportMax = 2 ** 19;

const hostKey = z.strictObject({ algorithm: z.string(), publicKey: z.string() }).refine(isHostKey);

const guestReport = z.strictObject({
  nonce: z.string().max(128),
  listening: z.array(z.int().min(1).max(portsMost)).max(portsMost),
  hostKeys: z.array(hostKey).max(hostKeysMost).transform(bestFirst),
});

/** Puts ed25519 first, which today's clients support; drops ssh-dss, which all of them refuse. */
function bestFirst(keys: SshHostKey[]): SshHostKey[] {
  const isBest = (key: SshHostKey) => Number(key.algorithm === 'ssh-ed25519');
  return keys.filter((key) => key.algorithm !== 'ssh-dss').sort((a, b) => isBest(b) - isBest(a));
}

/** Parses a line; null when it is not a report, or carries the nonce of another power-on. */
export function parseReport(line: string, nonce: string): GuestReport | null {
  if (line.length > reportMax) return null;
  const report = guestReport.safeParse(jsonOrNull(line));
  return report.success && report.data.nonce === nonce ? report.data : null;
}

/** Splits a guest's output into lines and keeps its latest report. Buffers at most one line. */
export class ReportReader {
  readonly #nonce: string;
  #partial = '';
  /** The current line is too long: skip to its end. */
  #skipping = false;

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /** Returns the latest report in the new text, or null if there is none. */
  feed(text: string): GuestReport | null {
    let latest: GuestReport | null = null;
    const lines = text.split('\n');
    for (const [index, piece] of lines.entries()) {
      if (!this.#skipping) this.#partial += piece;
      if (this.#partial.length > reportMax) {
        this.#skipping = true;
        this.#partial = '';
      }
      if (index === lines.length - 1) break;
      if (!this.#skipping) latest = parseReport(this.#partial, this.#nonce) ?? latest;
      this.#partial = '';
      this.#skipping = false;
    }
    return latest;
  }
}
