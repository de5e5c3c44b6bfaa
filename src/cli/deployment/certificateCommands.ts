import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { ensurePartCertificates, type Part } from '../../up/tls.ts';
import type { Print } from '../operatorCommands.ts';

/** `certificates FOLDER=NAME...`: certificates for the parts of a deployment, of a CA in the data folder. */
export async function certificatesCommand(config: Config, given: readonly string[], print: Print): Promise<void> {
  const issued = await ensurePartCertificates(config.dataDir, given.map(partOf));
  for (const { folder, name } of issued) print(`${folder} has a certificate for ${name}`);
  if (issued.length === 0) print('each part has its certificate');
}

function partOf(text: string): Part {
  const match = /^(.+)=([a-z0-9.-]+)$/.exec(text);
  if (!match) throw new UserError(`"${text}" is not FOLDER=NAME: a folder, and the DNS name in the certificate there.`);
  return { folder: match[1]!, name: match[2]! };
}
