import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { writeDurably } from './files.ts';

export interface KubeconfigOptions {
  dataDir: string;
  publicUrl: string;
  /** Null: every client trusts the server's certificate. */
  caFile: string | null;
  namespace: string;
  /** The program itself: `node MAIN credential …` issues kubectl's short-lived sessions. */
  mainFile: string;
  /** The version of client.authentication.k8s.io of the plugin; v1 if absent. */
  execApi?: string;
}

/** Writes DATA_DIR/kubeconfig, ready to use and without any secret in it. Returns its path. */
export async function writeKubeconfig(options: KubeconfigOptions): Promise<string> {
  const file = kubeconfigPath(options.dataDir);
  const exec = {
    apiVersion: `client.authentication.k8s.io/${options.execApi ?? 'v1'}`,
    command: process.execPath,
    args: [options.mainFile, 'credential', '--data-dir', options.dataDir, '--server', options.publicUrl],
    interactiveMode: 'Never',
    provideClusterInfo: false,
  };
  const cluster = {
    server: `${options.publicUrl}/v1/compute`,
    ...(options.caFile && { 'certificate-authority-data': (await readFile(options.caFile)).toString('base64') }),
  };
  const kubeconfig = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'compute',
    clusters: [{ name: 'compute', cluster }],
    contexts: [{ name: 'compute', context: { cluster: 'compute', user: 'compute', namespace: options.namespace } }],
    users: [{ name: 'compute', user: { exec } }],
  };
  await writeDurably(file, stringify(kubeconfig, { lineWidth: 0 }), 0o600);
  return file;
}

interface Plugin {
  command: string;
  args?: string[] | null | undefined;
  env?: unknown[] | null | undefined;
}

/**
 * Whose session the credential plugin prints, if the plugin is the running program as it writes itself into a
 * kubeconfig: then it needs no second process. Null for any other plugin.
 */
export function ownSession(plugin: Plugin, running = runningProgram()): { dataDir: string; server: string } | null {
  const isThisProgram = plugin.command === process.execPath && plugin.args?.[0] === running;
  return isThisProgram ? writtenSession(plugin) : null;
}

/** The same for a plugin as any installation of this program writes it. */
export function writtenSession({ args, env }: Plugin): { dataDir: string; server: string } | null {
  const [, name, dataDirOption, dataDir = '', serverOption, server = '', ...more] = args ?? [];
  const isAsWritten = name === 'credential' && dataDirOption === '--data-dir' && serverOption === '--server';
  const isWhole = path.isAbsolute(dataDir) && server !== '' && more.length === 0 && (env ?? []).length === 0;
  return isAsWritten && isWhole ? { dataDir, server } : null;
}

/** npm starts the program by a link to it. */
function runningProgram(): string | null {
  try {
    return realpathSync(process.argv[1]!);
  } catch {
    return null;
  }
}

/** The API's address in the text of such a kubeconfig. */
export function publicUrlOf(text: string): string | null {
  const server: unknown = parse(text)?.clusters?.[0]?.cluster?.server;
  return typeof server === 'string' ? server.replace(/\/v1\/compute$/, '') : null;
}

export function kubeconfigPath(dataDir: string): string {
  return path.join(dataDir, 'kubeconfig');
}
