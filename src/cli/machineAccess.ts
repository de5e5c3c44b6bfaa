// What `tunnel` and `ssh` share: the machine as the API shows it, and connections to its ports.
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import type { MachineSpec, SshHostKey } from '../domain/machine.ts';
import { closeCodes, pingMs, pump, silentPings, socketOptions, subprotocol } from '../tunnel/wire.ts';
import { UserError } from '../up/errors.ts';
import { type KubeAccess, readKubeconfig } from './kubeconfigFile.ts';

const timeoutMs = 15_000;
const plurals = { vm: 'virtualmachines', bmm: 'baremetalmachines' } as const;

/** Which machine, and from which kubeconfig, as the command line says it. */
export interface MachineOptions {
  name: string;
  namespace?: string | undefined;
  kind?: string | undefined;
  kubeconfig?: string | undefined;
  context?: string | undefined;
  dataDir: string;
  environment: Record<string, string | undefined>;
}

export interface Machine {
  name: string;
  uid: string;
  spec: MachineSpec;
  sshHostKeys: SshHostKey[];
}

export interface MachineAccess {
  readonly namespace: string;
  readonly kind: keyof typeof plurals;
  /** The kubeconfigs in use, by absolute path. */
  readonly files: readonly string[];
  /** The machine, which customers may connect to now. Throws UserError. */
  ready(): Promise<Machine>;
  /** Carries `stream` to a port of the machine; answers how the tunnel was closed. Throws UserError when it is refused. */
  carry(stream: Duplex, port: number | string): Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** Throws UserError. */
export async function openMachineAccess(options: MachineOptions): Promise<MachineAccess> {
  const { name, kind: asked = 'vm' } = options;
  if (!(asked in plurals)) throw new UserError(`--kind "${asked}" is not known: use vm (the default) or bmm.`);
  const kind = asked as keyof typeof plurals;
  const files = filesOf(options);
  const kube = await readKubeconfig({ files, context: options.context, environment: options.environment });
  const namespace = options.namespace ?? kube.namespace;
  if (!namespace) throw new UserError('No namespace: the kubeconfig names none, so say which with -n.');
  const url = `${kube.server}/apis/compute.service/v1alpha1/namespaces/${encodeURIComponent(namespace)}/${plurals[kind]}/${encodeURIComponent(name)}`;
  const agent = new Agent({ connect: { ...kube.tls, timeout: timeoutMs } });
  return {
    namespace,
    kind,
    files,
    ready: async () => {
      const machine = await get(url, kube, agent);
      const { phase, readyForAccess, failureMessage, sshHostKeys = [] } = machine.status;
      if (!readyForAccess) {
        const why = failureMessage ? `: ${failureMessage}` : machine.metadata.deletionTimestamp ? ', it is being deleted' : '';
        throw new UserError(`${name} is not ready for access (phase ${phase}${why}). Wait for it:\n  kubectl wait --for=jsonpath='{.status.readyForAccess}'=true ${kind}/${name} -n ${namespace}`);
      }
      return { name, uid: machine.metadata.uid, spec: machine.spec, sshHostKeys };
    },
    carry: async (stream, port) => carry(stream, `${url.replace(/^http/, 'ws')}/tunnel/${encodeURIComponent(port)}`, kube),
    close: () => agent.destroy(),
  };
}

function filesOf({ kubeconfig, dataDir, environment }: MachineOptions): string[] {
  if (kubeconfig) return [path.resolve(kubeconfig)];
  const listed = (environment['KUBECONFIG'] ?? '').split(path.delimiter).filter((file) => file !== '');
  return listed.length > 0 ? listed.map((file) => path.resolve(file)) : [path.join(dataDir, 'kubeconfig')];
}

interface MachineObject {
  metadata: { uid: string; deletionTimestamp?: string };
  spec: MachineSpec;
  status: { phase: string; readyForAccess: boolean; failureMessage?: string; sshHostKeys?: SshHostKey[] };
}

async function get(url: string, kube: KubeAccess, dispatcher: Agent): Promise<MachineObject> {
  const headers = { authorization: `Bearer ${await kube.token()}`, accept: 'application/json' };
  const answer = await request(url, { headers, dispatcher, signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    throw unreachable(kube, error);
  });
  const body = await answer.body.text().catch(() => '');
  if (answer.statusCode !== 200) throw refused(answer.statusCode, body);
  return JSON.parse(body) as MachineObject;
}

async function carry(stream: Duplex, url: string, kube: KubeAccess): Promise<{ code: number; reason: string }> {
  const headers = { authorization: `Bearer ${await kube.token()}` };
  const ws = new WebSocket(url, subprotocol, { ...socketOptions, ...kube.tls, headers, handshakeTimeout: timeoutMs });
  return new Promise((resolve, reject) => {
    let silence: NodeJS.Timeout | undefined;
    let opened = false;
    ws.once('unexpected-response', (_request, response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('close', () => reject(refused(response.statusCode ?? 0, body)));
    });
    ws.on('error', (error) => {
      if (!opened) reject(unreachable(kube, error));
    });
    ws.once('open', () => {
      opened = true;
      // Bytes may have come with the answer, so nothing is waited for here.
      const pipe = pump(ws, stream);
      let missed = 0;
      const hear = () => {
        missed = 0;
      };
      ws.on('ping', hear).on('message', hear);
      silence = setInterval(() => {
        if (pipe.isClogged) hear();
        if (missed++ >= silentPings) ws.terminate();
      }, pingMs);
      stream.once('close', () => ws.close(closeCodes.normal));
      stream.on('error', () => ws.close(closeCodes.normal));
    });
    ws.once('close', (code, reason) => {
      clearInterval(silence);
      resolve({ code, reason: reason.toString() });
    });
  });
}

/** What the API said against it, in its own words. */
function refused(status: number, body: string): UserError {
  let message = '';
  try {
    message = String((JSON.parse(body) as { message?: unknown }).message ?? '');
  } catch {}
  return new UserError(`The service refused (${status}): ${message || 'no reason given'}.`);
}

function unreachable({ server }: KubeAccess, error: Error): UserError {
  return new UserError(`${new URL(server).origin} cannot be reached (${error.message}): is the service running, and is this its address?`, { cause: error });
}
