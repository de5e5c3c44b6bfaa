/** Which SSH key a line of a public key file holds, whatever its comment. */
import { createHash } from 'node:crypto';

/** Whether two lines of public key files hold the same key; their comments may differ. */
export function isSameKey(one: string, other: string): boolean {
  return blobOf(one) === blobOf(other);
}

/** As `ssh-keygen -l` shows it. */
export function fingerprint(publicKey: string): string {
  const blob = Buffer.from(blobOf(publicKey).split(' ')[1] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

function blobOf(publicKey: string): string {
  return publicKey.trim().split(/\s+/, 2).join(' ');
}
