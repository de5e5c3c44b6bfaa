// `ssh-keys add`: keeps public SSH keys of a person with the service, from files, an agent, or this computer.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { unwrap } from '../../../sdk/src/index.ts';
import { isSameKey, publicKeyFault } from '../../domain/sshPublicKey.ts';
import { UsageError, UserError } from '../../lib/errors.ts';
import { readIfPresent } from '../../lib/files.ts';
import { keptKeys, provideSshKey } from '../machines/sshKeys.ts';
import { document } from '../output.ts';
import { withAdminApi } from '../session/adminApi.ts';
import { type ThingOptions, thingTable } from './accountThings.ts';

interface AddOptions extends ThingOptions {
  environment: Record<string, string | undefined>;
  file?: string | undefined;
  agent?: boolean | undefined;
  name?: string | undefined;
}

/** Keeps the keys that are not kept yet, so a repeat does no harm. Throws UserError. */
export async function addSshKeysCommand({ file, agent, name, output, print, ...account }: AddOptions): Promise<void> {
  if (agent && file !== undefined) throw new UsageError('A key comes from FILE or from --agent: give one of them.');
  const { from, lines } = await linesFrom({ file, agent, environment: account.environment });
  if (name !== undefined && lines.length > 1)
    throw new UsageError(`${from} has ${lines.length} keys, and --name is the name of one: leave it out.`);
  const made = await withAdminApi(account, async (api) => {
    const kept = await keptKeys(api);
    const added = [];
    for (const line of lines) {
      if (kept.some(({ public_key: key }) => isSameKey(key, line))) continue;
      const body = { name: name ?? commentOf(line) ?? path.basename(from, '.pub'), public_key: line };
      added.push(await unwrap(api.POST('/v1/admin/ssh-keys', { body })));
    }
    return added;
  });
  if (output !== 'table') return print(document(made, output));
  print(made.length > 0 ? thingTable('ssh-key', made) : `Every key of ${from} is kept already.`);
}

/** Checked here first: a private key must not leave this computer. Throws UserError. */
async function linesFrom({
  file,
  agent,
  environment,
}: Pick<AddOptions, 'file' | 'agent' | 'environment'>): Promise<{ from: string; lines: string[] }> {
  const { from, text } = agent
    ? { from: 'the agent', text: await keysOfAgent(environment) }
    : await textOfFile(file, environment);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new UserError(`${from} has no key.`);
  for (const line of text.includes('PRIVATE KEY') ? [text] : lines) {
    const fault = publicKeyFault(line);
    if (fault) throw new UserError(`A key of ${from} cannot be kept: it ${fault}.`);
  }
  return { from, lines };
}

/** Of a private key's file, the public key beside it. Throws UserError. */
async function textOfFile(
  file: string | undefined,
  environment: AddOptions['environment'],
): Promise<{ from: string; text: string }> {
  if (file === undefined) {
    const own = await provideSshKey({ environment });
    return { from: `${own.file}.pub`, text: own.publicKey };
  }
  const beside = file.endsWith('.pub') ? null : await readIfPresent(`${file}.pub`);
  if (beside !== null) return { from: `${file}.pub`, text: beside };
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new UserError(`${file} cannot be read: ${cause.message}`, { cause });
  });
  return { from: file, text };
}

async function keysOfAgent(environment: AddOptions['environment']): Promise<string> {
  const asked = promisify(execFile)('ssh-add', ['-L'], { env: environment });
  return (
    await asked.catch((cause: Error) => {
      throw new UserError('The SSH agent gives no key: "ssh-add -L" has to list yours, or name a file.', { cause });
    })
  ).stdout;
}

/** What follows the key on its line: most people have USER@COMPUTER there. */
function commentOf(line: string): string | null {
  const comment = [...line.split(' ').slice(2).join(' ').trim()].slice(0, 100).join('');
  return comment === '' ? null : comment;
}
