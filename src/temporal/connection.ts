import { connect } from 'node:net';
import { InterceptingCall, type Interceptor, Metadata, status } from '@grpc/grpc-js';
import { Client, Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client';
import type { Config } from '../config.ts';

/** Address of the service's Temporal server. */
export function temporalAddress(config: Config): string {
  return config.TEMPORAL_ADDRESS || `127.0.0.1:${config.TEMPORAL_PORT}`;
}

/** A client that connects on first use, so that a service can start while Temporal is away. */
export function lazyClient(config: Config): Client {
  let closed = false;
  const connection = Connection.lazy({
    address: temporalAddress(config),
    connectTimeout: '3s',
    interceptors: [makeGrpcRetryInterceptor(defaultGrpcRetryOptions()), endedOnce(() => closed)],
  });
  const close = connection.close.bind(connection);
  connection.close = () => {
    closed = true;
    return close();
  };
  return new Client({ connection, namespace: config.TEMPORAL_NAMESPACE });
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
 * Whether Temporal responds; false at once if nothing listens. A hung server still accepts connections. Never throws.
 */
export async function temporalAnswers({ connection }: Client, config: Config, withinMs: number): Promise<boolean> {
  if (!(await takesConnections(temporalAddress(config), withinMs))) return false;
  try {
    await connection.withDeadline(Date.now() + withinMs, () => connection.workflowService.getSystemInfo({}));
    return true;
  } catch {
    return false;
  }
}

function takesConnections(address: string, withinMs: number): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${address}`);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), timeout: withinMs });
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
