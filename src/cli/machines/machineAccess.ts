// Shared by `tunnel` and `ssh`: the machine as the API shows it, and connections to its ports.

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { agentThrough } from '../../../sdk/src/node/index.ts';
import { closeCodes, pingMs, pump, silentPings, socketOptions, subprotocol } from '../../api/tunnels/tunnelWire.ts';
import { kinds } from '../../domain/kinds.ts';
import {
  lacksKey,
  type MachineSpec,
  type PortSpec,
  type SshAuthorizedKey,
  type SshHostKey,
} from '../../domain/machine.ts';
import { UserError } from '../../lib/errors.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { pause } from '../../lib/waiting.ts';
import { printable } from '../printable.ts';
import type { AdminApi } from '../session/adminApi.ts';
import {
  apiVersion,
  type ComputeApi,
  type ComputeOptions,
  openComputeApi,
  reasonOf,
  refused,
} from '../session/computeApi.ts';
import { notReached } from '../session/serviceErrors.ts';
import { timeoutMs } from '../session/shortSession.ts';

const lookAgainMs = 500;
const slowMs = 5_000;

/** The spec of a new machine; the platform's default applies to whatever is absent. */
export type NewMachineSpec = Pick<MachineSpec, 'imageRef' | 'bootstrap'> & {
  ports: { name: string; guestPort: number; readinessProbe: boolean }[];
};

/** Which machine, and from which kubeconfig, as given on the command line. */
export interface MachineOptions extends ComputeOptions {
  name: string;
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

/** How a machine that starts stands. */
export interface Look {
  phase: string;
  /** What it waits for, in the service's words. */
  message: string;
  elapsedMs: number;
  /** For how long it has been in its phase, as far as this command saw it. */
  inPhaseMs: number;
  /** How long the phase may take before the machine fails; null where that is not known. */
  failsAfterMs: number | null;
  /** The last lines of its console. */
  printed: string[];
}

/** How a tunnel closed. */
export interface Closed {
  code: number;
  reason: string;
}

export interface MachineAccess {
  readonly namespace: string;
  readonly kind: ComputeApi['kind'];
  readonly admin: AdminApi;
  /** The kubeconfigs in use, by absolute path. */
  readonly files: readonly string[];
  /** Returns the machine if customers may connect to it now. Throws UserError. */
  ready(): Promise<Machine>;
  /** Creates the machine. Returns false if one of that name exists. Throws UserError when it is refused. */
  create(spec: NewMachineSpec): Promise<boolean>;
  /** Waits until customers may connect to it, and reports each look at it. Throws UserError when the machine fails. */
  untilReady(onLook: (look: Look) => void): Promise<Machine>;
  /** The machine as the API shows it. Throws UserError. */
  object(): Promise<unknown>;
  /** Carries `stream` to a port of the machine; returns how the tunnel closed. Throws UserError when refused. */
  carry(stream: Duplex, port: number | string): Promise<Closed>;
  /** The same with its serial console; `onOpen` is called before the first byte. */
  attach(stream: Duplex, options: { tailLines: string | undefined; onOpen(): void }): Promise<Closed>;
}

/** Throws UserError. */
export async function openMachineAccess(options: MachineOptions): Promise<MachineAccess> {
  const { name } = options;
  const api = await openComputeApi(options);
  const { namespace, kind, files, collection } = api;
  const url = `${collection}/${encodeURIComponent(name)}`;
  return {
    namespace,
    kind,
    files,
    admin: api.client.api,
    ready: async () => {
      const machine = await get(url, api);
      if (machine.status.readyForAccess) return machineOf(name, machine);
      throw new UserError(
        `${name} is not ready for access (${stateOf(machine)}). Wait for it:\n  kubectl wait ` +
          `--for=jsonpath='{.status.readyForAccess}'=true ${kinds[kind].shortName}/${name} -n ${namespace}`,
      );
    },
    create: async (spec) => {
      if (kinds[kind].sizedBy === 'class')
        throw new UserError(
          `--create makes no ${kinds[kind].words.plural.toLowerCase()}: they need a class, so create one with "machines create".`,
        );
      const body = { apiVersion, kind, metadata: { name }, spec };
      const { status, text } = await api.send('POST', collection, { body });
      if (status === 409 && reasonOf(text) === 'AlreadyExists') return false;
      if (status !== 201) throw refused(status, text);
      return true;
    },
    object: async () => {
      const { status, text } = await api.send('GET', url);
      if (status !== 200) throw refused(status, text);
      return jsonOrNull(text);
    },
    untilReady: (onLook) => untilReady({ name, url, api, onLook }),
    carry: (stream, port) => carry({ stream, path: `${url}/tunnel/${encodeURIComponent(port)}`, api }),
    attach: (stream, { tailLines, onOpen }) => {
      const query = tailLines === undefined ? '' : `?${new URLSearchParams({ tailLines })}`;
      return carry({ stream, path: `${url}/attach${query}`, api, onOpen });
    },
  };
}

/** What is said of a machine that is ready. Without a key in its spec, SSH lets people in only if its image does. */
export function readyText({ name, ports, authorizedKeys }: Machine): string {
  const isKeyless = lacksKey(authorizedKeys, ports);
  return isKeyless ? `${name} is ready, no key can log in: ${withKeys(name)}` : `${name} is ready for access`;
}

export const withKeys = (name: string) =>
  `"machines recreate ${name} --yes --add-keys" creates it again, with an empty disk and your SSH keys`;

async function untilReady({
  name,
  url,
  api,
  onLook,
}: {
  name: string;
  url: string;
  api: ComputeApi;
  onLook(look: Look): void;
}): Promise<Machine> {
  const startedMs = performance.now();
  const limits = readLimits(api);
  let [phaseNow, phaseSinceMs] = ['', startedMs];
  let printed: string[] = [];
  for (;;) {
    const machine = await get(url, api);
    const { phase, readyForAccess, failureMessage: message = '' } = machine.status;
    if (readyForAccess) return machineOf(name, machine);
    if (phase === 'Failed' || machine.metadata.deletionTimestamp)
      throw new UserError(`${name} will not become ready for access (${stateOf(machine)}).`);
    const nowMs = performance.now();
    if (phase !== phaseNow) [phaseNow, phaseSinceMs] = [phase, nowMs];
    const inPhaseMs = nowMs - phaseSinceMs;
    // A machine that is quick prints nothing that its user has to read.
    if (inPhaseMs > slowMs) printed = await lastLines(url, api);
    const limit = (await limits)[phase];
    const failsAfterMs = limit === undefined ? null : limit * 1_000;
    onLook({ phase: printable(phase), message, elapsedMs: nowMs - startedMs, inPhaseMs, failsAfterMs, printed });
    await pause(lookAgainMs);
  }
}

/** How long each phase may take, in seconds; empty where the service does not say. */
async function readLimits({ client }: ComputeApi): Promise<Record<string, number>> {
  return client.account().then(
    ({ phase_limits_seconds: limits }) => limits ?? {},
    () => ({}),
  );
}

/** Empty where the machine printed nothing, or nothing can be read. */
async function lastLines(url: string, { send }: ComputeApi): Promise<string[]> {
  const asked = send('GET', `${url}/console?tailLines=3`, { accept: 'text/plain, application/json' });
  const { status, text } = await asked.catch(() => ({ status: 0, text: '' }));
  return status === 200 ? text.split('\n').filter((line) => line.trim() !== '') : [];
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

async function get(path: string, { access, send }: ComputeApi): Promise<MachineObject> {
  const { status, text } = await send('GET', path);
  if (status !== 200) throw refused(status, text);
  const read = machineObject.safeParse(jsonOrNull(text));
  if (read.success) return read.data;
  const { path: where, message } = read.error.issues[0]!;
  throw new UserError(
    `${access.url} returned something other than a machine (${where.join('.') || 'the response'}: ` +
      `${printable(message)}): is this the address of the service?`,
  );
}

interface Carried {
  stream: Duplex;
  path: string;
  api: ComputeApi;
  onOpen?(): void;
}

async function carry(carried: Carried): Promise<Closed> {
  const { path, api } = carried;
  const first = await api.authorize(path);
  let ended = await carryAs(first.headers, carried);
  // A session may end early.
  const another = ended.status === 401 ? await api.authorize(path, first.token) : first;
  if (another.token !== first.token) ended = await carryAs(another.headers, carried);
  if (ended.status !== 101) throw refused(ended.status, ended.text);
  return ended;
}

/** Returns how a tunnel was closed, or the status with which it was refused; a refusal leaves the stream unread. */
function carryAs(
  headers: Record<string, string>,
  { stream, path, api, onOpen }: Carried,
): Promise<Closed & { status: number; text: string }> {
  const { url: origin, tls, proxy } = api.access;
  const url = origin + path;
  const ws = new WebSocket(url.replace(/^http/, 'ws'), subprotocol, {
    ...socketOptions,
    ...(tls.ca !== undefined && { ca: tls.ca }),
    ...(tls.serverName !== undefined && { servername: tls.serverName }),
    ...(tls.insecure && { rejectUnauthorized: false }),
    ...(proxy && { agent: agentThrough(proxy, url) }),
    headers,
    handshakeTimeout: timeoutMs,
  });
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
      if (!opened) reject(notReached(api.access, error));
    });
    ws.once('open', () => {
      opened = true;
      onOpen?.();
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
