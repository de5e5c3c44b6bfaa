/** SSH host keys as guests report them: agents and the control plane check them here. */
import type { SshHostKey } from './machine.ts';

/** An agent takes no report of a guest with more. */
export const hostKeysMost = 8;

/**
 * Whether a value is a host key of one line in `known_hosts`: an algorithm, and base64 that begins with its name
 * (RFC 4253, 6.6). The type of key is a guest's choice, so clients decide on that.
 */
export function isHostKey(value: unknown): value is SshHostKey {
  if (typeof value !== 'object' || value === null) return false;
  const { algorithm, publicKey } = value as Partial<SshHostKey>;
  return (
    typeof algorithm === 'string' &&
    /^[a-z0-9@.-]{1,64}$/.test(algorithm) &&
    typeof publicKey === 'string' &&
    publicKey.length <= 4_096 &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(publicKey) &&
    embeddedAlgorithm(publicKey) === algorithm
  );
}

function embeddedAlgorithm(publicKey: string): string {
  const blob = Buffer.from(publicKey, 'base64');
  return blob.length < 4 ? '' : blob.subarray(4, 4 + Math.min(blob.readUInt32BE(0), 64)).toString('latin1');
}
