// Reads a kubeconfig as kubectl does, for the server, the authorities it trusts and the token; ignores everything else.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { UserError } from '../domain/errors.ts';
import { findingLines } from '../domain/findings.ts';
import { readIfPresent } from '../up/files.ts';
import { writtenSession } from '../up/kubeconfig.ts';
import { homeFolder } from './configFolder.ts';
import { isToken } from './printable.ts';
import { proxyOf } from './proxies.ts';
import { provesVariable, shortSession } from './shortSession.ts';

const text = z.string().optional();
const named = <T extends z.ZodType>(key: string, value: T) =>
  z.array(z.object({ name: z.string(), [key]: value })).nullish();
const cluster = z.object({
  server: z.string(),
  'certificate-authority': text,
  'certificate-authority-data': text,
  'insecure-skip-tls-verify': z.boolean().optional(),
  'tls-server-name': text,
  'proxy-url': text,
});
const exec = z.object({
  apiVersion: z.string(),
  command: z.string(),
  args: z.array(z.string()).nullish(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  interactiveMode: z.enum(['Never', 'IfAvailable', 'Always']).optional(),
  provideClusterInfo: z.boolean().optional(),
  installHint: text,
});
const user = z.object({ token: text, tokenFile: text, exec: exec.optional() });
const context = z.object({ cluster: z.string(), user: z.string(), namespace: text });
const fileSchema = z.object({
  'current-context': text,
  clusters: named('cluster', cluster),
  contexts: named('context', context),
  users: named('user', user),
});

/** A part of a kubeconfig, and the folder that its relative paths start from. */
type From<T> = T & { folder: string };

/** How to reach the compute API, and as whom. */
export interface KubeAccess {
  /** `https://HOST:PORT/PREFIX`, without a trailing slash. */
  server: string;
  namespace: string | null;
  tls: { ca?: string; servername?: string; rejectUnauthorized?: false };
  /** The proxy that leads to it; null: none. */
  proxy: URL | null;
  /**
   * Returns a bearer token that should be valid now. If the server just rejected the token `refused` with 401, returns
   * a different one if there is one. Throws UserError.
   */
  token(refused?: string): Promise<string>;
}

export interface KubeconfigOptions {
  /** In order: the first file that sets a value wins. */
  files: readonly string[];
  context?: string | undefined;
  /** The environment of credential plugins; the kubeconfig may add to it. */
  environment: Record<string, string | undefined>;
}

/** Throws a UserError that says what is missing, and in which file. */
export async function readKubeconfig({ files, context: wanted, environment }: KubeconfigOptions): Promise<KubeAccess> {
  const where = files.join(', ');
  const { current, clusters, contexts, users } = await readFiles(files);
  const name = wanted ?? current;
  if (!name) throw new UserError(`${where} names no current context: choose one with --context.`);
  const chosen = contexts.get(name);
  if (!chosen)
    throw new UserError(`${where} has no context "${name}"; it has: ${[...contexts.keys()].join(', ') || 'none'}.`);
  const target = clusters.get(chosen.cluster);
  const person = users.get(chosen.user);
  if (!target)
    throw new UserError(`${where}: the context "${name}" names a cluster "${chosen.cluster}" that does not exist.`);
  if (!person)
    throw new UserError(`${where}: the context "${name}" names a user "${chosen.user}" that does not exist.`);
  const server = target.server.replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new UserError(
      `${where}: the server "${server}" of the cluster "${chosen.cluster}" is not an address: use https://HOST:PORT.`,
    );
  const ca = await authority(target);
  const who = `the user "${chosen.user}" of ${where}`;
  return {
    server,
    namespace: chosen.namespace ?? null,
    tls: {
      ...(ca !== null && { ca }),
      ...(target['tls-server-name'] && { servername: target['tls-server-name'] }),
      ...(target['insecure-skip-tls-verify'] && { rejectUnauthorized: false as const }),
    },
    proxy: proxyOf(server, environment, target['proxy-url']),
    token: checkedToken(tokenSource(person, { server, ca, environment, who }), who),
  };
}

async function readFiles(files: readonly string[]) {
  let current: string | undefined;
  const clusters = new Map<string, From<z.infer<typeof cluster>>>();
  const contexts = new Map<string, From<z.infer<typeof context>>>();
  const users = new Map<string, From<z.infer<typeof user>>>();
  let found = false;
  for (const file of files) {
    const content = await readIfPresent(file);
    if (content === null) continue;
    found = true;
    const sent = parseYaml(content, file);
    const read = fileSchema.safeParse(sent);
    if (!read.success)
      throw new UserError(
        `${file} is not a kubeconfig: ${findingLines(read.error, fileSchema, sent, 'the file').join('; ')}`,
      );
    const folder = path.dirname(path.resolve(file));
    const keep = <T extends object>(
      into: Map<string, From<T>>,
      entries: readonly Record<string, unknown>[] | null | undefined,
      key: string,
    ) => {
      for (const entry of entries ?? [])
        if (!into.has(entry['name'] as string)) into.set(entry['name'] as string, { ...(entry[key] as T), folder });
    };
    current ??= read.data['current-context'] || undefined;
    keep(clusters, read.data.clusters, 'cluster');
    keep(contexts, read.data.contexts, 'context');
    keep(users, read.data.users, 'user');
  }
  if (!found)
    throw new UserError(
      `There is no kubeconfig at ${files.join(', ')}: name yours with KUBECONFIG (npm start prints the line) or --kubeconfig, or sign in with "login".`,
    );
  return { current, clusters, contexts, users };
}

function parseYaml(content: string, file: string): unknown {
  try {
    return parse(content);
  } catch (error) {
    throw new UserError(`${file} is not a kubeconfig: ${(error as Error).message.split('\n')[0]}`, { cause: error });
  }
}

/**
 * The data folder and the service of the kubeconfig in use, if this program wrote it or another installation of it did;
 * null for one of another origin. Throws UserError.
 */
export async function sessionOfKubeconfig(
  environment: KubeconfigOptions['environment'],
): Promise<{ dataDir: string; server: string } | null> {
  const listed = (environment['KUBECONFIG'] ?? '').split(path.delimiter).filter((file) => file !== '');
  const files = listed.length > 0 ? listed : [path.join(homeFolder(environment), '.kube', 'config')];
  const present = (await Promise.all(files.map(readIfPresent))).some((content) => content !== null);
  if (!present) return null;
  const { current, contexts, users } = await readFiles(files);
  const plugin = users.get(contexts.get(current ?? '')?.user ?? '')?.exec;
  return plugin ? writtenSession(plugin) : null;
}

async function authority(target: From<z.infer<typeof cluster>>): Promise<string | null> {
  const data = target['certificate-authority-data'];
  if (data) return Buffer.from(data, 'base64').toString('utf8');
  const file = target['certificate-authority'];
  return file ? readOrRefuse(path.resolve(target.folder, file)) : null;
}

async function readOrRefuse(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file}, which the kubeconfig names, cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

interface TokenContext {
  server: string;
  ca: string | null;
  environment: Record<string, string | undefined>;
  who: string;
}

type TokenSource = (refused?: string) => Promise<string>;

function checkedToken(source: TokenSource, who: string): TokenSource {
  return async (refused) => {
    const token = await source(refused);
    if (!isToken(token))
      throw new UserError(`The token of ${who} is unusable: it is empty, or has characters that no token has.`);
    return token;
  };
}

function tokenSource(person: From<z.infer<typeof user>>, context: TokenContext): TokenSource {
  const { token, tokenFile, exec: plugin, folder } = person;
  if (tokenFile) return async () => (await readOrRefuse(path.resolve(folder, tokenFile))).trim();
  if (token) return async () => token;
  if (!plugin)
    throw new UserError(
      `${context.who} has no token and no credential plugin (exec): run "login" or "kubeconfig" to write one that has.`,
    );
  const own = writtenSession(plugin);
  const credential = (): Promise<Credential> => (own ? shortSession(own) : runPlugin(plugin, folder, context));
  let known: Promise<Credential> | null = null;
  return async (refused) => {
    const before = known && (await known.catch(() => null));
    if (!before || Date.now() >= before.useUntilMs || before.token === refused) known = credential();
    return (await known!).token;
  };
}

interface Credential {
  token: string;
  /** Epoch milliseconds by this machine's clock. */
  useUntilMs: number;
}

/** In characters; a token is far shorter. */
const pluginOutputMax = 1 << 20;

/** Runs a credential plugin (client.authentication.k8s.io), which prints an ExecCredential on its standard output. */
async function runPlugin(
  plugin: z.infer<typeof exec>,
  folder: string,
  { server, ca, environment, who }: TokenContext,
): Promise<Credential> {
  // The plugin may prompt on a terminal; a pipe carries data.
  const interactive = plugin.interactiveMode !== 'Never' && process.stdin.isTTY === true;
  if (plugin.interactiveMode === 'Always' && !interactive)
    throw new UserError(`The credential plugin of ${who} needs a terminal, and there is none.`);
  const cluster = { server, ...(ca !== null && { 'certificate-authority-data': Buffer.from(ca).toString('base64') }) };
  const info = {
    apiVersion: plugin.apiVersion,
    kind: 'ExecCredential',
    spec: { interactive, ...(plugin.provideClusterInfo && { cluster }) },
  };
  // As in kubectl: a path is relative to the kubeconfig's folder, and a bare word is looked up on PATH.
  const command = plugin.command.includes('/') ? path.resolve(folder, plugin.command) : plugin.command;
  const child = spawn(command, plugin.args ?? [], {
    stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      ...Object.fromEntries((plugin.env ?? []).map(({ name, value }) => [name, value])),
      KUBERNETES_EXEC_INFO: JSON.stringify(info),
      [provesVariable]: '1',
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.length > pluginOutputMax) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      const hint = plugin.installHint ? ` ${plugin.installHint}` : '';
      reject(
        new UserError(`The credential plugin of ${who} did not start (${error.message}).${hint}`, { cause: error }),
      );
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new UserError(`The credential plugin of ${who} failed (${plugin.command}, status ${code}).`);
  try {
    const { status } = JSON.parse(output) as { status?: { token?: unknown; expirationTimestamp?: unknown } };
    if (typeof status?.token === 'string') {
      const until =
        typeof status.expirationTimestamp === 'string' ? Date.parse(status.expirationTimestamp) : Number.NaN;
      return { token: status.token, useUntilMs: Number.isNaN(until) ? Infinity : until };
    }
  } catch {}
  throw new UserError(`The credential plugin of ${who} returned no token (${plugin.command}).`);
}
