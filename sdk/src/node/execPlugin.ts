/** Credential plugins (client.authentication.k8s.io): programs that print a token. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { CredentialError } from '../errors.ts';
import { orAborted } from '../pauses.ts';
import type { TokenSource } from '../transport.ts';

export interface ExecPlugin {
  apiVersion?: string;
  command?: string;
  args?: string[] | null;
  env?: { name: string; value: string }[] | null;
  interactiveMode?: 'Never' | 'IfAvailable' | 'Always';
  provideClusterInfo?: boolean;
  installHint?: string;
}

interface PluginOf {
  server: string;
  ca: string | null;
  environment: Record<string, string | undefined>;
  /** Of the kubeconfig. */
  folder: string;
  /** For messages. */
  who: string;
}

export interface Credential {
  token: string;
  /** When to get another one, in epoch milliseconds. */
  useUntilMs: number;
}

/** In characters; a token is far shorter. */
const outputMax = 1 << 20;
/** A token is renewed this long before its end, so that none ends on its way to the service. */
const earlyMs = 10_000;

/** Runs the plugin when there is no token, when its token ends, and when its token was refused. */
export function pluginTokens(plugin: ExecPlugin, of: PluginOf): TokenSource {
  return keptTokens(() => run(plugin, of));
}

/** One credential at a time for all requests: got when there is none, when its token ends, and when it was refused. */
export function keptTokens(get: () => Promise<Credential>): TokenSource {
  let known: Credential | null = null;
  let getting: Promise<Credential> | null = null;
  return {
    async token({ refused, signal }) {
      if (known && known.token !== refused && Date.now() < known.useUntilMs) return known.token;
      getting ??= get()
        .then((credential) => (known = credential))
        .finally(() => {
          getting = null;
        });
      return (await orAborted(getting, signal)).token;
    },
  };
}

async function run(plugin: ExecPlugin, { server, ca, environment, folder, who }: PluginOf): Promise<Credential> {
  const { apiVersion, command, args, env, interactiveMode, provideClusterInfo, installHint } = plugin;
  if (!command) throw new CredentialError(`the credential plugin of ${who} has no command`);
  // The plugin may prompt on a terminal; a pipe carries data.
  const interactive = interactiveMode !== 'Never' && process.stdin.isTTY === true;
  if (interactiveMode === 'Always' && !interactive)
    throw new CredentialError(`the credential plugin of ${who} needs a terminal, and there is none`);
  const cluster = { server, ...(ca !== null && { 'certificate-authority-data': Buffer.from(ca).toString('base64') }) };
  const info = {
    apiVersion,
    kind: 'ExecCredential',
    spec: { interactive, ...(provideClusterInfo && { cluster }) },
  };
  // As in kubectl: a path is relative to the kubeconfig's folder, and a bare word is looked up on PATH.
  const child = spawn(command.includes('/') ? path.resolve(folder, command) : command, args ?? [], {
    stdio: [interactive ? 'inherit' : 'ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      ...Object.fromEntries((env ?? []).map(({ name, value }) => [name, value])),
      KUBERNETES_EXEC_INFO: JSON.stringify(info),
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.length > outputMax) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => {
      const hint = installHint ? `. ${installHint}` : '';
      reject(new CredentialError(`the credential plugin of ${who} did not start (${cause.message})${hint}`, { cause }));
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new CredentialError(`the credential plugin of ${who} failed (${command}, status ${code})`);
  const credential = credentialOf(output);
  if (!credential) throw new CredentialError(`the credential plugin of ${who} returned no token (${command})`);
  return credential;
}

function credentialOf(output: string): Credential | null {
  try {
    const { status } = JSON.parse(output) as { status?: { token?: unknown; expirationTimestamp?: unknown } };
    if (typeof status?.token !== 'string' || !/^[\x21-\x7e]+$/.test(status.token)) return null;
    const until = Date.parse(String(status.expirationTimestamp));
    return { token: status.token, useUntilMs: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until - earlyMs };
  } catch {
    return null;
  }
}
