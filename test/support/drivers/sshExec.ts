import ssh2 from 'ssh2';
import type { Observation } from '../../../src/domain/observation.ts';

/** Runs one command over SSH and verifies the observed host key. */
export async function sshExec(
  seen: Observation,
  login: { username: string; privateKey: string },
  command: string,
): Promise<string> {
  const forward = seen.forwards.find(({ guestPort }) => guestPort === 22)!;
  const known = Buffer.from(seen.sshHostKeys[0]!.publicKey, 'base64');
  const client = new ssh2.Client();
  try {
    return await new Promise<string>((resolve, reject) => {
      client.on('error', reject);
      // It ends the wait also if the guest goes off meanwhile, or no longer responds.
      client.on('close', () => reject(new Error('the connection was closed')));
      client.on('ready', () => {
        client.exec(command, (error, channel) => {
          if (error) return reject(error);
          let output = '';
          channel.on('data', (chunk: Buffer) => {
            output += chunk.toString();
          });
          channel.on('close', () => resolve(output));
        });
      });
      client.connect({
        host: forward.address,
        port: forward.port,
        readyTimeout: 60_000,
        keepaliveInterval: 20_000,
        ...login,
        hostVerifier: (key: Buffer) => key.equals(known),
      });
    });
  } finally {
    client.end();
  }
}
