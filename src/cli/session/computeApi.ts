// The compute API as customers' commands call it: which kubeconfig, which namespace, which kind, and how it refuses.
import path from 'node:path';
import { authorization, type ComputeClient, createClient } from '../../../sdk/src/index.ts';
import {
  type ExecPlugin,
  type KubeAccess,
  kubeconfigFiles,
  nodeFetch,
  readKubeconfig,
} from '../../../sdk/src/node/index.ts';
import { defaultKind, kinds, shortNames } from '../../domain/kinds.ts';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { UserError } from '../../lib/errors.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { printable } from '../printable.ts';
import { readOwnFile } from './configFolder.ts';
import { forPeople } from './serviceErrors.ts';
import { audible, ownTokens, patience, proofsFrom, provesVariable, timeoutMs } from './shortSession.ts';

export const apiVersion = 'compute.service/v1alpha1';

/** Which machines, and from which kubeconfig, as given on the command line. */
export interface ComputeOptions {
  namespace?: string | undefined;
  kind?: string | undefined;
  kubeconfig?: string | undefined;
  context?: string | undefined;
  dataDir: string;
  environment: Record<string, string | undefined>;
  /** For completion, which must print nothing else. */
  isSilent?: boolean;
}

export interface ComputeApi {
  readonly access: KubeAccess;
  readonly client: ComputeClient;
  readonly namespace: string;
  readonly kind: MachineKind;
  /** The kubeconfigs in use, by absolute path. */
  readonly files: readonly string[];
  /** The path of all machines of the kind in the namespace. */
  readonly collection: string;
  /** Sends one request and reads its response. Throws UserError when the service cannot be reached. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, more?: { body?: unknown; accept?: string }): Promise<Reply>;
  /** Opens a response that does not end, such as a watch. Throws UserError when it is refused. */
  open(path: string, accept: string, signal?: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** The headers that present a session to the path, as `client` does; another one than `refused`. */
  authorize(path: string, refused?: string): Promise<{ token: string; headers: Record<string, string> }>;
}

export interface Reply {
  status: number;
  text: string;
}

/** Throws UserError. */
export async function openComputeApi(options: ComputeOptions): Promise<ComputeApi> {
  const { kind: asked = kinds[defaultKind].shortName } = options;
  const kind = machineKinds.find((each) => kinds[each].shortName === asked);
  if (!kind) throw new UserError(`--kind "${asked}" is unknown: use ${shortNames.join(' or ')}.`);
  const files = await filesOf(options);
  const access = await accessOf(options, files);
  const { url, tls, proxy, tokens } = access;
  const namespace = options.namespace ?? access.namespace;
  if (!namespace) throw new UserError('The kubeconfig names no namespace: name one with -n.');
  const fetch = nodeFetch({ ...tls, proxy, connectTimeoutMs: timeoutMs });
  const client = createClient({
    url,
    namespace,
    ...patience,
    auth: tokens,
    fetch: options.isSilent ? fetch : audible(fetch),
  });
  const send = (request: Parameters<ComputeClient['send']>[0]) =>
    client.send(request).catch((error: unknown) => {
      throw forPeople(error, access);
    });
  return {
    access,
    client,
    namespace,
    kind,
    files,
    collection: collectionOf(namespace, kinds[kind].plural),
    async send(method, to, { body, accept = 'application/json' } = {}) {
      const headers = { accept, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const response = await send({
        method,
        path: to,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    },
    async open(to, accept, signal) {
      const response = await send({ method: 'GET', path: to, headers: { accept }, signal, stream: true });
      if (!response.ok) throw refused(response.status, await response.text());
      return response.body!;
    },
    async authorize(to, refusedToken) {
      const asked = tokens.token({ ...(refusedToken !== undefined && { refused: refusedToken }) });
      const token = await asked.catch((error: unknown) => {
        throw forPeople(error, access);
      });
      return { token, headers: await authorization(tokens, { method: 'GET', url: url + to, token }) };
    },
  };
}

/** The path of all objects of a kind in a namespace. */
export function collectionOf(namespace: string, plural: string): string {
  return `/v1/compute/apis/${apiVersion}/namespaces/${encodeURIComponent(namespace)}/${plural}`;
}

/** The kubeconfig, whose plugin is often this very program. Throws UserError. */
async function accessOf({ context, dataDir, environment }: ComputeOptions, files: string[]): Promise<KubeAccess> {
  // A kubeconfig that this program wrote is in the folder of its session.
  const folders = [dataDir, ...files.map((file) => path.dirname(file))];
  const tokensOf = (plugin: ExecPlugin) => ownTokens(plugin, environment);
  const ofPlugins = { ...environment, [provesVariable]: '1' };
  const access = await readKubeconfig({ files, context, environment: ofPlugins, tokensOf }).catch((error: Error) => {
    throw new UserError(
      `${forPeople(error).message} Name another kubeconfig with KUBECONFIG (npm start prints the line) or ` +
        '--kubeconfig, or sign in with "login".',
      { cause: error },
    );
  });
  return { ...access, tokens: { token: (request) => access.tokens.token(request), prove: proofsFrom(folders) } };
}

/** The kubeconfigs that are named, else the first of two places; there it must be the user's own. */
async function filesOf({ kubeconfig, dataDir, environment }: ComputeOptions): Promise<string[]> {
  if (kubeconfig) return [path.resolve(kubeconfig)];
  const usual = kubeconfigFiles(environment).map((file) => path.resolve(file));
  if (environment['KUBECONFIG']) return usual;
  const places = [path.join(dataDir, 'kubeconfig'), ...usual];
  for (const file of places) if ((await readOwnFile(file)) !== null) return [file];
  return places;
}

/** The API's reason for the refusal, in its own words. */
export function refused(status: number, body: string): UserError {
  return new UserError(
    `The service refused (${status}): ${printable(statusField(body, 'message')) || 'no reason given'}.`,
  );
}

export function reasonOf(body: string): string {
  return statusField(body, 'reason');
}

function statusField(body: string, field: 'message' | 'reason'): string {
  const value = (jsonOrNull(body) as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
}
