// The compute API as customers' commands call it: which kubeconfig, which namespace, which kind, and how it refuses.
import path from 'node:path';
import { Agent, type Dispatcher, ProxyAgent, request } from 'undici';
import { UserError } from '../domain/errors.ts';
import { defaultKind, kinds, shortNames } from '../domain/kinds.ts';
import { type MachineKind, machineKinds } from '../domain/machine.ts';
import { homeFolder, readOwnFile } from './configFolder.ts';
import { type KubeAccess, readKubeconfig } from './kubeconfigFile.ts';
import { printable } from './printable.ts';
import { authorization } from './proofKey.ts';
import { notReached, proverOfToken } from './shortSession.ts';

export const timeoutMs = 15_000;
export const apiVersion = 'compute.service/v1alpha1';

/** Which machines, and from which kubeconfig, as given on the command line. */
export interface ComputeOptions {
  namespace?: string | undefined;
  kind?: string | undefined;
  kubeconfig?: string | undefined;
  context?: string | undefined;
  dataDir: string;
  environment: Record<string, string | undefined>;
}

export interface ComputeApi {
  readonly kube: KubeAccess;
  readonly namespace: string;
  readonly kind: MachineKind;
  /** The headers that present a token in a request, with a proof if it is a session that is bound to a key. */
  authorize(token: string, request: { method: string; url: string }): Promise<Record<string, string>>;
  /** The kubeconfigs in use, by absolute path. */
  readonly files: readonly string[];
  /** The address of all machines of the kind in the namespace. */
  readonly collection: string;
  /** Sends one request and reads its response. Throws UserError when the service cannot be reached. */
  send(method: 'GET' | 'POST' | 'DELETE', url: string, more?: { body?: unknown; accept?: string }): Promise<Reply>;
  /** Opens a response that does not end, such as a watch. */
  open(url: string, accept: string, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
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
  const kube = await readKubeconfig({ files, context: options.context, environment: options.environment });
  const namespace = options.namespace ?? kube.namespace;
  if (!namespace) throw new UserError('The kubeconfig names no namespace: name one with -n.');
  const collection = `${kube.server}/apis/${apiVersion}/namespaces/${encodeURIComponent(namespace)}/${kinds[kind].plural}`;
  const agent = kube.proxy
    ? new ProxyAgent({ uri: kube.proxy.href, requestTls: kube.tls, connectTimeout: timeoutMs })
    : new Agent({ connect: { ...kube.tls, timeout: timeoutMs } });
  // A kubeconfig that this program wrote is in the folder of its session.
  const folders = [options.dataDir, ...files.map((file) => path.dirname(file))];
  const authorize: ComputeApi['authorize'] = async (token, target) =>
    authorization(token, await proverOfToken(token, folders), target);
  const ask = async (token: string, url: string, given: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>) => {
    const presented = await authorize(token, { method: given.method, url });
    const headers = { ...(given.headers as Record<string, string>), ...presented };
    return request(url, { ...given, dispatcher: agent, headers }).catch((error: Error) => {
      throw unreachable(kube, error);
    });
  };
  return {
    kube,
    authorize,
    namespace,
    kind,
    files,
    collection,
    send: (method, url, { body, accept = 'application/json' } = {}) =>
      withToken(kube, async (token) => {
        const response = await ask(token, url, {
          method,
          headers: { accept, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        for (const text of warningsOf(response.headers['warning'])) console.error(`Warning: ${printable(text)}`);
        return { status: response.statusCode, text: await response.body.text().catch(() => '') };
      }),
    open: async (url, accept, signal) => {
      const { response } = await withToken(kube, async (token) => {
        const opened = await ask(token, url, { method: 'GET', headers: { accept }, signal, bodyTimeout: 0 });
        if (opened.statusCode === 401) await opened.body.dump();
        return { status: opened.statusCode, response: opened };
      });
      return response;
    },
    close: () => agent.destroy(),
  };
}

/** The kubeconfigs that are named, else the first of two places; there it must be the user's own. */
async function filesOf({ kubeconfig, dataDir, environment }: ComputeOptions): Promise<string[]> {
  if (kubeconfig) return [path.resolve(kubeconfig)];
  const listed = (environment['KUBECONFIG'] ?? '').split(path.delimiter).filter((file) => file !== '');
  if (listed.length > 0) return listed.map((file) => path.resolve(file));
  const places = [path.join(dataDir, 'kubeconfig'), path.join(homeFolder(environment), '.kube', 'config')];
  for (const file of places) if ((await readOwnFile(file)) !== null) return [file];
  return places;
}

/** Retries with a different token if the first one is refused: a session may end early. */
export async function withToken<T extends { status: number }>(
  kube: KubeAccess,
  ask: (token: string) => Promise<T>,
): Promise<T> {
  const token = await kube.token();
  const first = await ask(token);
  if (first.status !== 401) return first;
  const another = await kube.token(token);
  return another === token ? first : ask(another);
}

/** The texts of `Warning` headers (RFC 9111, section 5.5). */
function warningsOf(header: string | string[] | undefined): string[] {
  return [...String(header ?? '').matchAll(/\b\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, text]) =>
    text!.replaceAll(/\\(.)/g, '$1'),
  );
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
  const value = (parsed(body) as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function unreachable({ server, proxy }: KubeAccess, error: Error): UserError {
  return notReached(server, error, proxy);
}
