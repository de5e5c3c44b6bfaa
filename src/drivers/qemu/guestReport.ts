/**
 * What a guest tells its host, on the virtio port `guest.report`: a line of JSON whenever it has changed and at least
 * every few seconds, always the whole of it:
 *
 *   {"nonce":"…","listening":[22,8080],"hostKeys":[{"algorithm":"ssh-ed25519","publicKey":"AAAA…"}]}
 *
 * The host told the guest its nonce. For a `kernel` image all that it is told is in fw_cfg, under opt/compute-service/:
 *
 * | name | holds |
 * |---|---|
 * | `authorized_keys` | a line for each key: user name, a space, the public key |
 * | `hostname` | |
 * | `network` | the guest's address with its prefix length, a space, its gateway |
 * | `nonce` | returned in every report; new at each power on |
 * | `ports` | declared ports, a line each |
 *
 * Whoever controls the guest writes these lines: they are a tenant's claims about its own machine, parsed strictly.
 */
import * as z from 'zod';
import type { SshHostKey } from '../../domain/machine.ts';

export interface GuestReport {
  nonce: string;
  listening: number[];
  hostKeys: SshHostKey[];
}

/** Of one line, in characters. */
export const reportMax = 16_384;

const hostKey = z
  .strictObject({
    algorithm: z
      .string()
      .max(64)
      .regex(/^[a-z0-9@.-]+$/),
    publicKey: z
      .string()
      .max(4_096)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  })
  .refine(({ algorithm, publicKey }) => embeddedAlgorithm(publicKey) === algorithm);

const guestReport = z.strictObject({
  nonce: z.string().max(128),
  listening: z.array(z.int().min(1).max(65_535)).max(1_024),
  hostKeys: z.array(hostKey).max(8).transform(bestFirst),
});

/** Clients of today know the first; ssh-dss is refused by all of them. */
function bestFirst(keys: SshHostKey[]): SshHostKey[] {
  const isBest = (key: SshHostKey) => Number(key.algorithm === 'ssh-ed25519');
  return keys.filter((key) => key.algorithm !== 'ssh-dss').sort((a, b) => isBest(b) - isBest(a));
}

/** A key's blob begins with the length and name of its algorithm (RFC 4253, 6.6). */
function embeddedAlgorithm(publicKey: string): string {
  const blob = Buffer.from(publicKey, 'base64');
  return blob.length < 4 ? '' : blob.subarray(4, 4 + Math.min(blob.readUInt32BE(0), 64)).toString('latin1');
}

/** The report in a line; null when the line is none, or speaks of another power on. */
export function parseReport(line: string, nonce: string): GuestReport | null {
  if (line.length > reportMax) return null;
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return null;
  }
  const report = guestReport.safeParse(said);
  return report.success && report.data.nonce === nonce ? report.data : null;
}

/** Cuts what a guest writes into lines and keeps its latest report. Holds no more than one line of it. */
export class ReportReader {
  readonly #nonce: string;
  #partial = '';
  /** The line at hand is too long: it is skipped to its end. */
  #skipping = false;

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /** The latest report in what has come, or null when there was none. */
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
