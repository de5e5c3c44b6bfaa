import { createHash } from 'node:crypto';
import { keyIn } from './sshPublicKey.ts';

/** Which SSH key a line of a public key file holds, as `ssh-keygen -l` shows it. */
export function fingerprint(publicKey: string): string {
  const blob = Buffer.from(keyIn(publicKey).split(' ')[1] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}
