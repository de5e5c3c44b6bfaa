/**
 * The neighbor that the API is measured beside: kube-apiserver with etcd, serving the same kind of object as a custom
 * resource. Built once from Go modules, and kept outside the checkout like the other programs.
 */
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { apiVersion, group } from '../src/api/kubernetes/objectMetadata.ts';
import { UserError } from '../src/lib/errors.ts';
import { freePort } from '../src/up/ports.ts';
import type { TlsFiles } from '../src/up/tls.ts';
import { type Account, ApiClient } from './load.ts';
import type { Started } from './processes.ts';
import { isExecutable, onPath } from './programs.ts';
import { progress } from './report.ts';
import type { Rig } from './rig.ts';

const run = promisify(execFile);

const version = '1.34.2';
export const token = 'bench';
/** Others on the machine go first. */
const buildNiceness = 15;
const tellEveryMs = 60_000;

/** The path of kube-apiserver, built now if it is not in the cache yet. Throws UserError without Go. */
export async function provideKubeApiserver(cacheDir: string): Promise<string> {
  const binary = path.join(cacheDir, `kube-apiserver-v${version}`, 'kube-apiserver');
  if (isExecutable(binary)) return binary;
  if (onPath('go') === null)
    throw new UserError(
      'kube-apiserver is built with Go: install Go 1.24 or newer (https://go.dev/dl), then run this again.',
    );
  await mkdir(path.dirname(binary), { recursive: true });
  const draft = await mkdtemp(path.join(path.dirname(binary), 'draft-'));
  try {
    progress(`building kube-apiserver ${version} with Go (once, about ten minutes on two cores)`);
    await writeSources(draft);
    await build(draft);
    await rename(path.join(draft, 'kube-apiserver'), binary);
    return binary;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A main package of its own: Kubernetes' module names its parts by folders that only its repository has. */
async function writeSources(folder: string): Promise<void> {
  const { stdout } = await run('go', ['mod', 'download', '-json', `k8s.io/kubernetes@v${version}`], { cwd: folder });
  const kubernetes = await readFile((JSON.parse(stdout) as { GoMod: string }).GoMod, 'utf8');
  const parts = [...kubernetes.matchAll(/^\s*(k8s\.io\/\S+) => \.\/staging\//gm)].map(([, part]) => part!);
  const partVersion = version.replace(/^1/, '0');
  await writeFile(
    path.join(folder, 'go.mod'),
    [
      'module kube-apiserver',
      /^go \S+/m.exec(kubernetes)![0],
      `require k8s.io/kubernetes v${version}`,
      ...parts.map((part) => `replace ${part} => ${part} v${partVersion}`),
      '',
    ].join('\n'),
  );
  await writeFile(
    path.join(folder, 'main.go'),
    `package main

import (
	"os"

	"k8s.io/component-base/cli"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
)

func main() { os.Exit(cli.Run(app.NewAPIServerCommand())) }
`,
  );
}

async function build(folder: string): Promise<void> {
  const names = { gitVersion: `v${version}`, gitMajor: '1', gitMinor: version.split('.')[1] };
  const flags = Object.entries(names).map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`);
  const startedMs = performance.now();
  const telling = setInterval(
    () => progress(`still building kube-apiserver: ${Math.round((performance.now() - startedMs) / 60_000)} min`),
    tellEveryMs,
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const words = ['build', '-mod=mod', '-p', '2', '-ldflags', flags.join(' '), '-o', 'kube-apiserver', '.'];
      const child = spawn('go', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said = (said + String(chunk)).slice(-2_000);
      });
      child.once('spawn', () => setPriority(child.pid!, buildNiceness));
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`go build failed: ${said.trim()}`))));
    });
  } finally {
    clearInterval(telling);
  }
}

export function provideEtcd(): string {
  const etcd = onPath('etcd');
  if (etcd === null)
    throw new UserError(
      'kube-apiserver needs etcd on PATH. On Debian: sudo apt-get install --no-install-recommends etcd-server',
    );
  return etcd;
}

/** With an etcd before 3.6, kube-apiserver's lists do not come from its cache, and take four times as long. */
async function modernEtcd(): Promise<{ etcd: string; etcdVersion: string }> {
  const etcd = provideEtcd();
  const etcdVersion = (await run(etcd, ['--version'])).stdout.split('\n')[0]!;
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(etcdVersion)?.slice(1) ?? []).map(Number);
  if (major * 100 + minor < 306)
    throw new UserError(`A fair comparison needs etcd 3.6 or newer on PATH, not "${etcdVersion}".`);
  return { etcd, etcdVersion };
}

export interface KubeApiserver {
  url: string;
  /** What it consists of, with versions. */
  name: string;
  processes: readonly Started[];
  client: ApiClient;
  /** Makes a namespace, and returns what its requests are made with. */
  namespace(name: string): Promise<Account>;
}

/** Starts etcd and kube-apiserver on loopback, with the certificate of the API that it is measured beside. */
export async function startKubeApiserver(rig: Rig, tls: TlsFiles, cacheDir: string): Promise<KubeApiserver> {
  const { etcd, etcdVersion } = await modernEtcd();
  const binary = await provideKubeApiserver(cacheDir);
  const [port, etcdPort, peerPort] = [await freePort(), await freePort(), await freePort()];
  const processes = [
    rig.processes.startKept('etcd', 'SIGTERM', [etcd, ...etcdArguments(rig.folder, etcdPort, peerPort)]),
    rig.processes.startKept('kube-apiserver', 'SIGTERM', [
      binary,
      ...(await apiserverArguments(rig.folder, tls, port, etcdPort)),
    ]),
  ];
  const url = `https://127.0.0.1:${port}`;
  const ca = await readFile(tls.caFile, 'utf8');
  const client = new ApiClient({ url, caFile: tls.caFile, prefix: '' });
  const agent = new Agent({ connect: { ca } });
  rig.onClose(() => agent.destroy());
  rig.onClose(() => client.close());
  const until = (what: string, probe: () => Promise<true>) => rig.until(what, probe, { limitMs: 180_000 });
  const makeNamespace = await serveMachines({ url, agent, until });
  return {
    url,
    name: `kube-apiserver ${version} with ${etcdVersion}`,
    processes,
    client,
    async namespace(name) {
      await makeNamespace(name);
      return { namespace: name, token };
    },
  };
}

interface StartedApiserver {
  url: string;
  agent: Agent;
  until(what: string, probe: () => Promise<true>): Promise<unknown>;
}

/** Waits for a kube-apiserver and teaches it virtual machines. Returns what makes a namespace of it. */
export async function serveMachines({ url, agent, until }: StartedApiserver): Promise<(name: string) => Promise<void>> {
  const send = async (method: 'GET' | 'POST', at: string, body?: object): Promise<void> => {
    const response = await request(`${url}${at}`, {
      method,
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.body.text();
    if (response.statusCode >= 300) throw new Error(`${method} ${at}: ${response.statusCode} ${text.slice(0, 500)}`);
  };
  await until('kube-apiserver', () => send('GET', '/readyz').then(() => true));
  await send('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', customResource);
  await until('the custom resource', () => send('GET', `/apis/${apiVersion}/virtualmachines`).then(() => true));
  return (name) => send('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
}

export function etcdArguments(folder: string, port: number, peerPort: number): string[] {
  const [own, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return [
    `--data-dir=${path.join(folder, 'etcd')}`,
    `--listen-client-urls=${own}`,
    `--advertise-client-urls=${own}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    '--log-level=error',
  ];
}

export async function apiserverArguments(
  folder: string,
  tls: TlsFiles,
  port: number,
  etcdPort: number,
): Promise<string[]> {
  const [tokens, accountKey] = [path.join(folder, 'kube-tokens.csv'), path.join(folder, 'kube-accounts.pem')];
  await writeFile(tokens, `${token},bench,bench,system:masters\n`, { mode: 0o600 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(accountKey, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return [
    `--etcd-servers=http://127.0.0.1:${etcdPort}`,
    '--bind-address=127.0.0.1',
    '--advertise-address=127.0.0.1',
    '--endpoint-reconciler-type=none',
    `--secure-port=${port}`,
    `--tls-cert-file=${tls.certFile}`,
    `--tls-private-key-file=${tls.keyFile}`,
    `--cert-dir=${path.join(folder, 'kube-certs')}`,
    `--token-auth-file=${tokens}`,
    '--authorization-mode=RBAC',
    '--disable-admission-plugins=ServiceAccount',
    '--service-account-issuer=https://localhost',
    `--service-account-key-file=${accountKey}`,
    `--service-account-signing-key-file=${accountKey}`,
    '--service-cluster-ip-range=10.0.0.0/24',
  ];
}

const text = { type: 'string' };
const whole = { type: 'integer' };

/** Virtual machines with the fields that the benchmark sends. */
const customResource = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `virtualmachines.${group}` },
  spec: {
    group,
    scope: 'Namespaced',
    names: { kind: 'VirtualMachine', plural: 'virtualmachines', singular: 'virtualmachine', shortNames: ['vm'] },
    versions: [
      {
        name: apiVersion.split('/')[1],
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                required: ['imageRef'],
                properties: {
                  imageRef: text,
                  resources: { type: 'object', properties: { cpu: whole, memoryGiB: whole, diskGiB: whole } },
                },
              },
              status: { type: 'object', properties: { phase: text, readyForAccess: { type: 'boolean' } } },
            },
          },
        },
      },
    ],
  },
};
