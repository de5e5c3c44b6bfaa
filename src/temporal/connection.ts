import { connect } from 'node:net';
import { ChannelCredentials, credentials, InterceptingCall, type Interceptor, Metadata, status } from '@grpc/grpc-js';
import {
  Client,
  Connection,
  type ConnectionOptions,
  defaultGrpcRetryOptions,
  isGrpcServiceError,
  makeGrpcRetryInterceptor,
} from '@temporalio/client';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { hostOf } from '../domain/serverUrls.ts';
import type { Tracer } from '../domain/tracing.ts';
import { openPayloads } from '../payloads/payloadCodec.ts';
import { openPayloadKeys } from '../payloads/payloadKeys.ts';
import { spareHooks } from './callContext.ts';
import { type Endpoint, renewedEndpoint, temporalAddress } from './endpoint.ts';
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
  let closed = false;
  const connection: Connection = Connection.lazy({
    address: temporalAddress(config),
    connectTimeout: '3s',
    ...secured(renewedEndpoint(config, log), (reason) => tlsFailures.set(connection, reason)),
    interceptors: [makeGrpcRetryInterceptor(defaultGrpcRetryOptions()), endedOnce(() => closed)],
  });
  spareHooks(connection);
  const close = connection.close.bind(connection);
  connection.close = () => {
    closed = true;
    return close();
  };
  const interceptors = tracer ? { interceptors: { workflow: [tracedClient(tracer)] } } : {};
  return new Client({ connection, namespace: config.TEMPORAL_NAMESPACE, dataConverter, ...interceptors });
}

/** Why the last handshake of a connection failed: calls that wait for it end with their deadline alone. */
const tlsFailures = new WeakMap<object, string | null>();

function secured(endpoint: () => Endpoint, handshake: (failure: string | null) => void): ConnectionOptions {
  const { tls, apiKey } = endpoint();
  if (!tls) return {};
  const withKey = credentials.createFromMetadataGenerator((_call, done) => {
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${endpoint().apiKey}`);
    done(null, metadata);
  });
  const { serverName: name } = tls;
  return {
    credentials: new RenewedCredentials(endpoint, handshake),
    ...(apiKey && { callCredentials: [withKey] }),
    ...(name && { channelArgs: { 'grpc.ssl_target_name_override': name, 'grpc.default_authority': name } }),
  };
}

/** TLS whose certificates are those of the moment of each handshake; gRPC's own keep those of the start. */
class RenewedCredentials extends ChannelCredentials {
  readonly #endpoint: () => Endpoint;
  readonly #handshake: (failure: string | null) => void;

  constructor(endpoint: () => Endpoint, handshake: (failure: string | null) => void) {
    super();
    this.#endpoint = endpoint;
    this.#handshake = handshake;
  }

  override _isSecure(): boolean {
    return true;
  }

  override _equals(other: ChannelCredentials): boolean {
    return this === other;
  }

  override _createSecureConnector(
    ...args: Parameters<ChannelCredentials['_createSecureConnector']>
  ): ReturnType<ChannelCredentials['_createSecureConnector']> {
    const connector = () => {
      const { ca = null, cert = null, key = null } = this.#endpoint().tls ?? {};
      return ChannelCredentials.createSsl(ca, key, cert)._createSecureConnector(...args);
    };
    const first = connector();
    return {
      connect: async (socket) => {
        try {
          const connected = await connector().connect(socket);
          this.#handshake(null);
          return connected;
        } catch (error) {
          this.#handshake(String(error));
          throw error;
        }
      },
      waitForReady: () => first.waitForReady(),
      getCallCredentials: () => first.getCallCredentials(),
      destroy: () => first.destroy(),
    };
  }
}

/**
 * Fails calls that begin after the close. The SDK retries failed calls from a timer, where nothing would catch the
 * error of a closed channel and it would end the process.
 */
function endedOnce(isClosed: () => boolean): Interceptor {
  return (options, nextCall) => new InterceptingCall(isClosed() ? endedCall : nextCall(options));
}

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
  if (!(await takesConnections(temporalAddress(config), withinMs))) return 'nothing accepts connections there';
  try {
    await connection.withDeadline(Date.now() + withinMs, () => connection.workflowService.getSystemInfo({}));
    return null;
  } catch (error) {
    if (!isGrpcServiceError(error)) return String(error);
    if (error.code === status.DEADLINE_EXCEEDED && !tlsFailures.get(connection))
      return `no response within ${withinMs / 1_000} s; it may want TLS, or another client certificate`;
    return error.code === status.UNAUTHENTICATED || error.code === status.PERMISSION_DENIED
      ? null
      : (tlsFailures.get(connection) ?? error.details);
  }
}

function takesConnections(address: string, withinMs: number): Promise<boolean> {
  const url = new URL(`tcp://${address}`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostOf(url), port: Number(url.port), timeout: withinMs });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => settle(true))
      .once('timeout', () => settle(false))
      .once('error', () => settle(false));
  });
}
