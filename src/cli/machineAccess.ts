// Shared by `tunnel` and `ssh`: the machine as the API shows it, and connections to its ports.
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { closeCodes, pingMs, pump, silentPings, socketOptions, subprotocol } from '../api/tunnels/tunnelWire.ts';
import { UserError } from '../domain/errors.ts';
import type { MachineSpec, PortSpec, SshAuthorizedKey, SshHostKey } from '../domain/machine.ts';
import { homeFolder, readOwnFile } from './configFolder.ts';
import { type KubeAccess, readKubeconfig } from './kubeconfigFile.ts';
import { printable } from './printable.ts';

const timeoutMs = 15_000;
const lookAgainMs = 500;
const apiVersion = 'compute.service/v1alpha1';
const plurals = { vm: 'virtualmachines', bmm: 'baremetalmachines' } as const;

/** The spec of a new machine; the platform's default applies to whatever is absent. */
export type NewMachineSpec = Pick<MachineSpec, 'imageRef' | 'bootstrap'> & {
  ports: { name: string; guestPort: number; readinessProbe: boolean }[];
};

/** Which machine, and from which kubeconfig, as given on the command line. */
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
  /** The declared ports. */
  ports: Port[];
  /** The keys in its spec. */
  authorizedKeys: SshAuthorizedKey[];
  sshHostKeys: SshHostKey[];
}

export type Port = Pick<PortSpec, 'name' | 'guestPort'>;

export interface MachineAccess {
  readonly namespace: string;
  readonly kind: keyof typeof plurals;
  /** The kubeconfigs in use, by absolute path. */
  readonly files: readonly string[];
  /** Returns the machine if customers may connect to it now. Throws UserError. */
  ready(): Promise<Machine>;
  /** Creates the machine. Returns false if one of that name exists. Throws UserError when it is refused. */
  create(spec: NewMachineSpec): Promise<boolean>;
  /** Waits until customers may connect to it, and reports each phase. Throws UserError when the machine fails. */
  untilReady(onPhase: (phase: string) => void): Promise<Machine>;
  /** Carries `stream` to a port of the machine; returns how the tunnel closed. Throws UserError when refused. */
  carry(stream: Duplex, port: number | string): Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** Throws UserError. */
export async function openMachineAccess(options: MachineOptions): Promise<MachineAccess> {
  const { name, kind: asked = 'vm' } = options;
  if (!(asked in plurals)) throw new UserError(`--kind "${asked}" is unknown: use vm (the default) or bmm.`);
  const kind = asked as keyof typeof plurals;
  const files = await filesOf(options);
  const kube = await readKubeconfig({ files, context: options.context, environment: options.environment });
  const namespace = options.namespace ?? kube.namespace;
  if (!namespace) throw new UserError('The kubeconfig names no namespace: name one with -n.');
  const collection = `${kube.server}/apis/${apiVersion}/namespaces/${encodeURIComponent(namespace)}/${plurals[kind]}`;
  const url = `${collection}/${encodeURIComponent(name)}`;
  const agent = new Agent({ connect: { ...kube.tls, timeout: timeoutMs } });
  return {
    namespace,
    kind,
    files,
    ready: async () => {
      const machine = await get(url, kube, agent);
      if (machine.status.readyForAccess) return machineOf(name, machine);
      throw new UserError(
        `${name} is not ready for access (${stateOf(machine)}). Wait for it:\n  kubectl wait --for=jsonpath='{.status.readyForAccess}'=true ${kind}/${name} -n ${namespace}`,
      );
    },
    create: async (spec) => {
      if (kind !== 'vm')
        throw new UserError(
          '--create makes virtual machines only: a bare-metal machine needs a class, so create it with kubectl.',
        );
      const body = { apiVersion, kind: 'VirtualMachine', metadata: { name }, spec };
      const { status, text } = await send('POST', collection, { kube, dispatcher: agent, body });
      if (status === 409 && reasonOf(text) === 'AlreadyExists') return false;
      if (status !== 201) throw refused(status, text);
      return true;
    },
    untilReady: async (onPhase) => {
      for (let told = ''; ; await new Promise((resolve) => setTimeout(resolve, lookAgainMs))) {
        const machine = await get(url, kube, agent);
        const { phase, readyForAccess } = machine.status;
        if (readyForAccess) return machineOf(name, machine);
        if (phase === 'Failed' || machine.metadata.deletionTimestamp)
          throw new UserError(`${name} will not become ready for access (${stateOf(machine)}).`);
        if (phase !== told) onPhase(printable(phase));
        told = phase;
      }
    },
    carry: async (stream, port) =>
      carry(stream, `${url.replace(/^http/, 'ws')}/tunnel/${encodeURIComponent(port)}`, kube),
    close: () => agent.destroy(),
  };
}

/** The kubeconfigs that are named, else the first of two places; there it must be the user's own. */
async function filesOf({ kubeconfig, dataDir, environment }: MachineOptions): Promise<string[]> {
  if (kubeconfig) return [path.resolve(kubeconfig)];
  const listed = (environment['KUBECONFIG'] ?? '').split(path.delimiter).filter((file) => file !== '');
  if (listed.length > 0) return listed.map((file) => path.resolve(file));
  const places = [path.join(dataDir, 'kubeconfig'), path.join(homeFolder(environment), '.kube', 'config')];
  for (const file of places) if ((await readOwnFile(file)) !== null) return [file];
  return places;
}

/**
 * The fields of a machine that are used. Some become arguments and files of ssh, so they are validated as strictly as
 * possible, no matter which server responded.
 */
const machineObject = z.object({
  metadata: z.object({ uid: z.uuid(), deletionTimestamp: z.string().optional() }),
  spec: z.object({
    ports: z
      .array(z.object({ name: z.string().regex(/^[a-z0-9-]{1,63}$/), guestPort: z.int().min(1).max(65_535) }))
      .optional(),
    bootstrap: z
      .object({
        sshAuthorizedKeys: z
          .array(
            z.object({
              publicKey: z.string(),
              username: z
                .string()
                .regex(/^[a-z_][a-z0-9_-]{0,31}$/)
                .optional(),
            }),
          )
          .optional(),
      })
      .optional(),
  }),
  status: z.object({
    phase: z.string(),
    readyForAccess: z.boolean(),
    failureMessage: z.string().optional(),
    sshHostKeys: z
      .array(
        z.object({
          algorithm: z.string().regex(/^[a-z0-9@.-]{1,64}$/),
          publicKey: z.string().regex(/^([a-z0-9@.-]{1,64} )?[A-Za-z0-9+/]+={0,2}$/),
        }),
      )
      .optional(),
  }),
});
type MachineObject = z.infer<typeof machineObject>;

function machineOf(name: string, { metadata, spec, status }: MachineObject): Machine {
  const authorizedKeys = (spec.bootstrap?.sshAuthorizedKeys ?? []).map(({ publicKey, username }) => ({
    publicKey,
    ...(username !== undefined && { username }),
  }));
  return { name, uid: metadata.uid, ports: spec.ports ?? [], authorizedKeys, sshHostKeys: status.sshHostKeys ?? [] };
}

function stateOf({ metadata, status }: MachineObject): string {
  const why = status.failureMessage
    ? `: ${status.failureMessage}`
    : metadata.deletionTimestamp
      ? ', it is being deleted'
      : '';
  return printable(`phase ${status.phase}${why}`);
}

async function get(url: string, kube: KubeAccess, dispatcher: Agent): Promise<MachineObject> {
  const { status, text } = await send('GET', url, { kube, dispatcher });
  if (status !== 200) throw refused(status, text);
  const read = machineObject.safeParse(parsed(text));
  if (read.success) return read.data;
  const { path: where, message } = read.error.issues[0]!;
  throw new UserError(
    `${kube.server} returned something other than a machine (${where.join('.') || 'the response'}: ${printable(message)}): is this the address of the service?`,
  );
}

async function send(
  method: 'GET' | 'POST',
  url: string,
  { kube, dispatcher, body }: { kube: KubeAccess; dispatcher: Agent; body?: unknown },
): Promise<{ status: number; text: string }> {
  return withToken(kube, async (token) => {
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
    };
    const options = {
      method,
      headers,
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await request(url, options).catch((error: Error) => {
      throw unreachable(kube, error);
    });
    return { status: answer.statusCode, text: await answer.body.text().catch(() => '') };
  });
}

/** Retries with a different token if the first one is refused: a session may end early. */
async function withToken<T extends { status: number }>(
  kube: KubeAccess,
  ask: (token: string) => Promise<T>,
): Promise<T> {
  const token = await kube.token();
  const first = await ask(token);
  if (first.status !== 401) return first;
  const another = await kube.token(token);
  return another === token ? first : ask(another);
}

async function carry(stream: Duplex, url: string, kube: KubeAccess): Promise<{ code: number; reason: string }> {
  const ended = await withToken(kube, (token) => carryAs(token, { stream, url, kube }));
  if (ended.status !== 101) throw refused(ended.status, ended.text);
  return ended;
}

/** Returns how a tunnel was closed, or the status with which it was refused; a refusal leaves the stream unread. */
async function carryAs(
  token: string,
  { stream, url, kube }: { stream: Duplex; url: string; kube: KubeAccess },
): Promise<{ status: number; text: string; code: number; reason: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const ws = new WebSocket(url, subprotocol, { ...socketOptions, ...kube.tls, headers, handshakeTimeout: timeoutMs });
  return new Promise((resolve, reject) => {
    let silence: NodeJS.Timeout | undefined;
    let opened = false;
    ws.once('unexpected-response', (_request, response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('close', () => resolve({ status: response.statusCode ?? 0, text: body, code: 0, reason: '' }));
    });
    ws.on('error', (error) => {
      if (!opened) reject(unreachable(kube, error));
    });
    ws.once('open', () => {
      opened = true;
      // Bytes may have arrived with the response, so do not wait here.
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
      resolve({ status: 101, text: '', code, reason: printable(reason.toString()) });
    });
  });
}

/** The API's reason for the refusal, in its own words. */
function refused(status: number, body: string): UserError {
  return new UserError(
    `The service refused (${status}): ${printable(statusField(body, 'message')) || 'no reason given'}.`,
  );
}

function reasonOf(body: string): string {
  return statusField(body, 'reason');
}

function statusField(body: string, field: 'message' | 'reason'): string {
  const value = (parsed(body) as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unreachable({ server }: KubeAccess, error: Error): UserError {
  return new UserError(
    `${new URL(server).origin} cannot be reached (${error.message}): is the service running, and is this its address?`,
    { cause: error },
  );
}
