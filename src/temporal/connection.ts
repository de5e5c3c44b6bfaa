import { connect } from 'node:net';
import { rootCertificates, connect as tlsConnect } from 'node:tls';
import { credentials, experimental, InterceptingCall, type Interceptor, Metadata, status } from '@grpc/grpc-js';
import {
  Client,
  Connection,
  type ConnectionOptions,
  defaultGrpcRetryOptions,
  isGrpcServiceError,
  makeGrpcRetryInterceptor,
} from '@temporalio/client';
import type { Logger } from 'pino';
import { hostOf } from '../domain/serverUrls.ts';
import type { Tracer } from '../lib/tracing.ts';
import type { Config } from '../settings/config.ts';
import { type Endpoint, readEndpoint, renewalMs, renewedEndpoint, temporalAddress } from './endpoint.ts';
import { openPayloads } from './payloadCodec.ts';
import { openPayloadKeys } from './payloadKeys.ts';
import { tracedClient } from './traceInterceptors.ts';

/**
 * A client that connects on first use, so that a service can start while Temporal is away. Each of its connections is
 * made with the certificates and the key that the settings' files hold then. Throws ConfigError when they cannot be
 * used at the start.
 */
export function lazyClient(
  config: Config,
  log?: Logger,
  tracer: Tracer | null = null,
  { converter: dataConverter } = openPayloads(openPayloadKeys(config, (line) => log?.error(line))),
): Client {
  const connection: Connection = Connection.lazy({
    address: temporalAddress(config),
    connectTimeout: '3s',
    ...secured(renewedEndpoint(config, log)),
    interceptors: [makeGrpcRetryInterceptor(defaultGrpcRetryOptions()), endedAfterClose],
  });
  const interceptors = tracer ? { interceptors: { workflow: [tracedClient(tracer)] } } : {};
  return new Client({ connection, namespace: config.TEMPORAL_NAMESPACE, dataConverter, ...interceptors });
}

function secured(endpoint: () => Endpoint): ConnectionOptions {
  const { tls, apiKey } = endpoint();
  if (!tls) return {};
  const withKey = credentials.createFromMetadataGenerator((_call, done) => {
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${endpoint().apiKey}`);
    done(null, metadata);
  });
  const { serverName: name } = tls;
  const certificates = renewedCertificates(endpoint);
  return {
    credentials: experimental.createCertificateProviderChannelCredentials(certificates, tls.cert && certificates),
    ...(apiKey && { callCredentials: [withKey] }),
    ...(name && { channelArgs: { 'grpc.ssl_target_name_override': name, 'grpc.default_authority': name } }),
  };
}

/** Gives gRPC the certificates as their files hold them now: its other credentials keep what they are made with. */
function renewedCertificates(endpoint: () => Endpoint): experimental.CertificateProvider {
  const told = new Map<object, () => void>();
  let timer: NodeJS.Timeout | undefined;
  const add = (listener: object, tell: () => void) => {
    told.set(listener, tell);
    timer ??= setInterval(() => told.forEach((each) => void each()), renewalMs).unref();
    tell();
  };
  const remove = (listener: object) => {
    told.delete(listener);
    if (told.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const systemCas = Buffer.from(rootCertificates.join('\n'));
  return {
    addCaCertificateListener: (listener) =>
      add(listener, () => listener({ caCertificate: endpoint().tls?.ca ?? systemCas })),
    removeCaCertificateListener: remove,
    addIdentityCertificateListener: (listener) =>
      add(listener, () => {
        const { cert, key } = endpoint().tls ?? {};
        listener(cert && key ? { certificate: cert, privateKey: key } : null);
      }),
    removeIdentityCertificateListener: remove,
  };
}

/**
 * Fails calls that begin after the close. The SDK retries failed calls from a timer, where nothing would catch the
 * error of a closed channel and it would end the process.
 */
const endedAfterClose: Interceptor = (options, nextCall) => {
  try {
    return new InterceptingCall(nextCall(options));
  } catch {
    return new InterceptingCall(endedCall);
  }
};

const endedCall: ReturnType<Parameters<Interceptor>[1]> = {
  start: (_metadata, listener) =>
    listener?.onReceiveStatus?.({
      code: status.CANCELLED,
      details: 'the connection is closed',
      metadata: new Metadata(),
    }),
  cancelWithStatus: () => undefined,
  getPeer: () => '',
  sendMessageWithContext: () => undefined,
  sendMessage: () => undefined,
  startRead: () => undefined,
  halfClose: () => undefined,
  getAuthContext: () => null,
};

/**
 * Whether Temporal responds, if only to refuse this service; false at once if nothing listens. A hung server still
 * accepts connections. Never throws.
 */
export async function temporalAnswers(client: Client, config: Config, withinMs: number): Promise<boolean> {
  return (await whyAway(client, config, withinMs)) === null;
}

/** Returns null when Temporal responds, else why it does not. */
export async function whyAway({ connection }: Client, config: Config, withinMs: number): Promise<string | null> {
  try {
    const problem = await connectionProblem(config, withinMs);
    if (problem !== null) return problem;
    await connection.withDeadline(Date.now() + withinMs, () => connection.workflowService.getSystemInfo({}));
    return null;
  } catch (error) {
    if (!isGrpcServiceError(error)) return String(error);
    if (error.code === status.DEADLINE_EXCEEDED)
      return `no response within ${withinMs / 1_000} s; it may want TLS, or another client certificate`;
    return error.code === status.UNAUTHENTICATED || error.code === status.PERMISSION_DENIED ? null : error.details;
  }
}

/** Connects once without gRPC, which waits until its deadline and then does not say what failed. */
async function connectionProblem(config: Config, withinMs: number): Promise<string | null> {
  const url = new URL(`tcp://${temporalAddress(config)}`);
  const to = { host: hostOf(url), port: Number(url.port), timeout: withinMs };
  const { tls } = readEndpoint(config);
  const given = Object.fromEntries(
    Object.entries({ ...tls, servername: tls?.serverName }).filter(([, value]) => value),
  );
  return new Promise((resolve) => {
    const socket = tls ? tlsConnect({ ...to, ...given, ALPNProtocols: ['h2'] }) : connect(to);
    const settle = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    const nothing = 'nothing accepts connections there';
    socket
      .once(tls ? 'secureConnect' : 'connect', () => settle(null))
      .once('timeout', () => settle(socket.connecting ? nothing : `no response within ${withinMs / 1_000} s`))
      .once('error', (error: NodeJS.ErrnoException) => settle(error.syscall === 'connect' ? nothing : String(error)));
  });
}
