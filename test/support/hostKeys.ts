/** SSH host keys, for tests that only record them: each begins as a real one of its type does. */
import type { SshHostKey } from '../../src/domain/machine.ts';

export function hostKey(what: string, algorithm = 'ssh-ed25519'): SshHostKey {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(algorithm.length);
  return { algorithm, publicKey: Buffer.concat([length, Buffer.from(algorithm + what)]).toString('base64') };
}
