import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { writeDurably } from '../lib/files.ts';
import { shellWord } from '../lib/shell.ts';

export interface KubeconfigOptions {
  dataDir: string;
  publicUrl: string;
  /** Null: every client trusts the server's certificate. */
  caFile: string | null;
  namespace: string;
  /** The program itself: its command `credential` issues kubectl's short-lived sessions. */
  mainFile: string;
  /** Where commands are looked up (PATH). */
  searchPath?: string | undefined;
  /** The version of client.authentication.k8s.io of the plugin; v1 if absent. */
  execApi?: string;
}

/** Writes DATA_DIR/kubeconfig, ready to use and without any secret in it. Returns its path. */
export async function writeKubeconfig(options: KubeconfigOptions): Promise<string> {
  const file = kubeconfigPath(options.dataDir);
  const isOnPath = await isFoundOnPath(options.mainFile, options.searchPath ?? '');
  const credential = ['credential', '--data-dir', options.dataDir, '--server', options.publicUrl];
  const exec = {
    apiVersion: `client.authentication.k8s.io/${options.execApi ?? 'v1'}`,
    command: isOnPath ? commandName : process.execPath,
    args: [...(isOnPath ? [] : [options.mainFile]), ...credential],
    installHint:
      `Install ${commandName}, or run its command "kubeconfig --data-dir ${shellWord(options.dataDir)} --server ` +
      `${options.publicUrl}" again: the program was moved or upgraded since this file was written.`,
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

const commandName = 'compute-service';

/** Whether the name leads to this very program: unlike the path of a version, it outlives an upgrade. */
async function isFoundOnPath(mainFile: string, searchPath: string): Promise<boolean> {
  const real = (file: string) => realpath(file).catch(() => null);
  const program = await real(mainFile);
  for (const folder of searchPath.split(path.delimiter).filter(path.isAbsolute)) {
    const found = await real(path.join(folder, commandName));
    if (found !== null) return found === program;
  }
  return false;
}

interface Plugin {
  command?: string | undefined;
  args?: string[] | null | undefined;
  env?: unknown[] | null | undefined;
}

/**
 * The data folder and the service of a credential plugin that this program, or another installation of it, wrote into a
 * kubeconfig: this program then needs no second process, even where that installation is gone. Null for any other.
 */
export function writtenSession({ command, args, env }: Plugin): { dataDir: string; server: string } | null {
  const program = path.basename(command ?? '');
  const [mainFile, ...ofNode] = args ?? [];
  const isNode = /^node(js)?$/.test(program) && mainFiles.includes(path.basename(mainFile ?? ''));
  const [name, dataDirOption, dataDir = '', serverOption, server = '', ...more] = isNode ? ofNode : (args ?? []);
  const isAsWritten = name === 'credential' && dataDirOption === '--data-dir' && serverOption === '--server';
  const isWhole = path.isAbsolute(dataDir) && server !== '' && more.length === 0 && (env ?? []).length === 0;
  return (isNode || program === commandName) && isAsWritten && isWhole ? { dataDir, server } : null;
}

const mainFiles: readonly string[] = ['main.js', 'customerMain.js'];

/** The API's address in the text of such a kubeconfig. */
export function publicUrlOf(text: string): string | null {
  const server: unknown = parse(text)?.clusters?.[0]?.cluster?.server;
  return typeof server === 'string' ? server.replace(/\/v1\/compute$/, '') : null;
}

export function kubeconfigPath(dataDir: string): string {
  return path.join(dataDir, 'kubeconfig');
}
