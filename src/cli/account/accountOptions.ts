/** Options that customers' commands share: which account, where, and in which form its things are printed. */
import path from 'node:path';
import { UserError } from '../../lib/errors.ts';
import { type OutputFormat, outputFormat, outputFormats } from '../outputFormat.ts';
import { customerFolder, type Environment, readOwnFile } from '../session/configFolder.ts';
import type { SessionOptions } from '../session/shortSession.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** The options of a customer's command for an account, as parsed. */
export interface AccountOptions {
  dataDir?: string;
  server?: string;
  ca?: string;
}

export const dataDirOption = {
  '--data-dir <DIR>': 'folder of the key or sign-in (default: DATA_DIR, else ~/.config/compute-service)',
};
export const accountOptions = {
  ...dataDirOption,
  '--server <URL>':
    "address of the service (default: PUBLIC_URL, else as the key or sign-in says, else the folder's kubeconfig)",
};
export const caOption = { '--ca <FILE>': "certificate authority of the server, unless it is a public one's" };

const longestOverlapSeconds = 604_800;
/** What a replacement is asked with. Throws UserError. */
export const overlapOf = (seconds: string | undefined): { overlap_seconds?: number } =>
  seconds === undefined ? {} : { overlap_seconds: wholeNumber('--overlap', seconds, { most: longestOverlapSeconds }) };

/**
 * The data folder, and the service given by option, else by PUBLIC_URL, else by the folder's sign-in or key, else by the
 * port or the folder's kubeconfig. Without any of these, both are of the kubeconfig in use, so that one sign-in serves
 * every command.
 */
export async function accountOf(options: AccountOptions, environment: Environment): Promise<SessionOptions> {
  const dataDir = customerFolder(options.dataDir, environment);
  const isNamed = options.dataDir ?? options.server ?? environment['DATA_DIR'] ?? environment['PUBLIC_URL'];
  if (!isNamed && !(await hasSession(dataDir))) {
    const { sessionOfKubeconfig } = await import('../session/shortSession.ts');
    const found = await sessionOfKubeconfig(environment);
    if (found) return found;
  }
  const { PUBLIC_URL: set, HTTPS_PORT: port } = environment;
  const local = 'https://localhost';
  const server =
    (options.server ?? set) ||
    (await serverOfSession(dataDir)) ||
    (port && port !== '0' ? `${local}:${port}` : ((await serverOfKubeconfig(dataDir)) ?? `${local}:8443`));
  const address = URL.canParse(server) ? new URL(server) : null;
  if (address?.protocol !== 'https:' || `${address.origin}/` !== address.href)
    throw new UserError(
      `"${server}" is not an address of the service: use https://HOST:PORT (--server, PUBLIC_URL, ` +
        `or "server" of the key or sign-in in ${dataDir}).`,
    );
  return { dataDir, server: address.origin, environment };
}

const sessionFiles = ['login.json', 'api-key.json'];

export async function hasSession(dataDir: string): Promise<boolean> {
  for (const name of sessionFiles) if ((await readOwnFile(path.join(dataDir, name))) !== null) return true;
  return false;
}

/** The service that the sign-in is for, or else the key; '' where neither says it. */
async function serverOfSession(dataDir: string): Promise<string> {
  for (const name of sessionFiles) {
    const text = await readOwnFile(path.join(dataDir, name));
    if (text === null) continue;
    const { parsedObject } = await import('../session/shortSession.ts');
    const { server } = parsedObject(text);
    return typeof server === 'string' ? server : '';
  }
  return '';
}

async function serverOfKubeconfig(dataDir: string): Promise<string | null> {
  const { kubeconfigPath, publicUrlOf } = await import('../../up/kubeconfig.ts');
  const text = await readOwnFile(kubeconfigPath(dataDir));
  return text === null ? null : publicUrlOf(text);
}

export interface OutputOptions {
  output?: string;
}

export const outputOption = { '-o, --output <FORMAT>': 'table (the default), json, or yaml' };
export const outputValues = { FORMAT: outputFormats };

export const commonOptions = { ...outputOption, ...accountOptions };
export type CommonOptions = AccountOptions & OutputOptions;

/** Of commands that verify what the service signed. */
export interface KeysOption {
  keys?: string;
}
export const keysOption = { '--keys <FILE>': "a JWKS that was kept, in place of the service's /.well-known/jwks.json" };

/** What a command of an account needs that prints rows, by its options. Throws UserError. */
export async function commonOf(
  { output, ...options }: CommonOptions,
  { environment, print }: { environment: Environment; print(line: string): void },
): Promise<SessionOptions & { output: OutputFormat; print(line: string): void }> {
  return { ...(await accountOf(options, environment)), output: outputFormat(output), print };
}
