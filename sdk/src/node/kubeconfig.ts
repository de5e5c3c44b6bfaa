/** Reads a kubeconfig as kubectl does: the server, the authorities that it trusts, the namespace, and the user. */
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { ClientOptions } from '../client.ts';
import { CredentialError } from '../errors.ts';
import { givenToken } from '../sessions.ts';
import type { TokenSource } from '../transport.ts';
import { type ExecPlugin, pluginTokens } from './execPlugin.ts';
import { nodeFetch, type TlsOptions } from './nodeFetch.ts';
import { proxyOf } from './proxies.ts';

export interface KubeconfigOptions {
  /** Those of KUBECONFIG if absent, else `~/.kube/config`. The first file that sets a value wins. */
  files?: readonly string[] | undefined;
  /** The current one if absent. */
  context?: string | undefined;
  /** Where KUBECONFIG and proxies are read, and what credential plugins get; this process's if absent. */
  environment?: Record<string, string | undefined> | undefined;
  /** Tokens in place of a plugin's run, for a program that is the plugin; null: run it. */
  tokensOf?: ((plugin: ExecPlugin) => TokenSource | null) | undefined;
}

/** How to reach the service that a context names, and as whom. */
export interface KubeAccess {
  /** The service's address, `https://HOST:PORT`. */
  url: string;
  namespace: string | null;
  tls: TlsOptions;
  /** The proxy that leads to it; null: none. */
  proxy: URL | null;
  tokens: TokenSource;
}

interface Cluster {
  server?: string;
  'certificate-authority'?: string;
  'certificate-authority-data'?: string;
  'insecure-skip-tls-verify'?: boolean;
  'tls-server-name'?: string;
  'proxy-url'?: string;
}
interface User {
  token?: string;
  tokenFile?: string;
  exec?: ExecPlugin;
}
interface Context {
  cluster?: string;
  user?: string;
  namespace?: string;
}

/** A part of a file, and the folder from which its relative paths start. */
type From<T> = T & { folder: string };

interface Merged {
  current: string | undefined;
  clusters: Map<string, From<Cluster>>;
  users: Map<string, From<User>>;
  contexts: Map<string, From<Context>>;
}

type Section = 'clusters' | 'users' | 'contexts';
const entryOf: Record<Section, string> = { clusters: 'cluster', users: 'user', contexts: 'context' };

/** Returns the options of a client for a context: `createClient(await kubeconfig())`. */
export async function kubeconfig(options: KubeconfigOptions = {}): Promise<ClientOptions> {
  const { url, namespace, tls, proxy, tokens } = await readKubeconfig(options);
  return { url, ...(namespace !== null && { namespace }), fetch: nodeFetch({ ...tls, proxy }), auth: tokens };
}

/** The same for programs that connect by themselves, such as through a tunnel. Throws CredentialError. */
export async function readKubeconfig({
  files,
  context: wanted,
  environment = process.env,
  tokensOf = () => null,
}: KubeconfigOptions = {}): Promise<KubeAccess> {
  const all = files ?? kubeconfigFiles(environment);
  const where = all.join(', ');
  const merged = await merge(all);
  if (!merged) throw new CredentialError(`there is no kubeconfig at ${where}`);
  const name = wanted ?? merged.current;
  if (!name) throw new CredentialError(`${where} has no current context: name one`);
  const context = part(merged.contexts, 'context', name, where);
  const cluster = part(merged.clusters, 'cluster', context.cluster ?? '', where);
  const user = part(merged.users, 'user', context.user ?? '', where);
  const ca = await authority(cluster);
  const url = serviceUrl(cluster.server, where);
  const who = `the user "${context.user}" of ${where}`;
  return {
    url,
    namespace: context.namespace || null,
    tls: {
      ...(ca !== null && { ca }),
      ...(cluster['tls-server-name'] && { serverName: cluster['tls-server-name'] }),
      ...(cluster['insecure-skip-tls-verify'] && { insecure: true }),
    },
    proxy: proxyOf(url, environment, cluster['proxy-url']),
    tokens: tokens(user, { server: cluster.server!, ca, environment, who, tokensOf }),
  };
}

/** The credential plugin of the current context, if it has one and there is a kubeconfig. Throws CredentialError. */
export async function pluginInUse(environment: Record<string, string | undefined>): Promise<ExecPlugin | null> {
  const merged = await merge(kubeconfigFiles(environment));
  if (!merged) return null;
  const { current, contexts, users } = merged;
  return users.get(contexts.get(current ?? '')?.user ?? '')?.exec ?? null;
}

/** As kubectl finds them: those of KUBECONFIG, else the person's own. */
export function kubeconfigFiles(environment: Record<string, string | undefined>): string[] {
  const listed = environment['KUBECONFIG']?.split(path.delimiter).filter(Boolean) ?? [];
  return listed.length > 0 ? listed : [path.join(environment['HOME'] || homedir(), '.kube', 'config')];
}

function part<T>(parts: Map<string, T>, what: string, name: string, where: string): T {
  const found = parts.get(name);
  if (!found)
    throw new CredentialError(`${where} has no ${what} "${name}"; it has: ${[...parts.keys()].join(', ') || 'none'}`);
  return found;
}

/** A kubeconfig names the compute API, `https://HOST:PORT/v1/compute`. */
function serviceUrl(server: string | undefined, where: string): string {
  const match = /^(https?:\/\/[^/]+)(\/v1\/compute)?\/*$/.exec(server ?? '');
  if (!match)
    throw new CredentialError(`${where}: the server "${server}" is not a compute API: https://HOST/v1/compute`);
  return match[1]!;
}

async function authority(cluster: From<Cluster>): Promise<string | null> {
  const data = cluster['certificate-authority-data'];
  if (data) return Buffer.from(data, 'base64').toString('utf8');
  const file = cluster['certificate-authority'];
  return file ? text(path.resolve(cluster.folder, file)) : null;
}

interface UserOf {
  server: string;
  ca: string | null;
  environment: Record<string, string | undefined>;
  who: string;
  tokensOf: NonNullable<KubeconfigOptions['tokensOf']>;
}

function tokens(user: From<User>, of: UserOf): TokenSource {
  const { token, tokenFile, exec, folder } = user;
  // Read each time, because what writes it renews it.
  if (tokenFile) return givenToken(async () => (await text(path.resolve(folder, tokenFile))).trim());
  if (token) return givenToken(token);
  if (exec) return of.tokensOf(exec) ?? pluginTokens(exec, { ...of, folder });
  throw new CredentialError(`${of.who} has no token and no credential plugin (exec)`);
}

/** Null: none of them is there. */
async function merge(files: readonly string[]): Promise<Merged | null> {
  const merged: Merged = { current: undefined, clusters: new Map(), users: new Map(), contexts: new Map() };
  let found = false;
  for (const file of files) {
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new CredentialError(`${file} cannot be read: ${error.message}`, { cause: error });
    });
    if (content === null) continue;
    found = true;
    const config = document(content, file);
    merged.current ??=
      typeof config['current-context'] === 'string' ? config['current-context'] || undefined : undefined;
    const folder = path.dirname(path.resolve(file));
    for (const section of Object.keys(entryOf) as Section[])
      keep(merged[section], config[section], { section, folder });
  }
  return found ? merged : null;
}

/** The first file that names an entry decides about it. */
function keep(into: Map<string, object>, entries: unknown, { section, folder }: { section: Section; folder: string }) {
  for (const entry of Array.isArray(entries) ? entries : []) {
    const { name, [entryOf[section]]: value } = (entry ?? {}) as Record<string, unknown>;
    if (typeof name === 'string' && !into.has(name)) into.set(name, { ...(value as object), folder });
  }
}

function document(content: string, file: string): Record<string, unknown> {
  try {
    const parsed: unknown = parse(content);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch (cause) {
    throw new CredentialError(`${file} is not a kubeconfig: ${(cause as Error).message.split('\n')[0]}`, { cause });
  }
  throw new CredentialError(`${file} is not a kubeconfig`);
}

async function text(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new CredentialError(`${file}, which the kubeconfig names, cannot be read: ${(cause as Error).message}`, {
      cause,
    });
  }
}
