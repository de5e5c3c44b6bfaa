/**
 * What stands before a Temporal server in real deployments, and what Temporal Cloud is: TLS that verifies the client's
 * certificate, an API key, and no OperatorService. It forwards gRPC to a server without any of that.
 */
import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Issued } from './certificates.ts';

export interface Guard {
  /** The server's certificate. */
  server: Issued;
  /** Clients need a certificate of this authority. */
  clientCa?: string;
  /** Calls need this API key. */
  apiKey?: string;
  /** Refuse the calls that Temporal Cloud refuses. */
  cloud?: boolean;
}

export interface GuardedTemporal {
  address: string;
  /** Of the calls that were let through: who made them, by the subject of the certificate and the API key. */
  readonly callers: { subject: string; authorization: string; method: string }[];
  /** Guards differently from now on, and cuts every connection. */
  replace(guard: Guard): void;
  close(): Promise<void>;
}

const grpcStatus = { permissionDenied: 7, unavailable: 14, unauthenticated: 16 };
const { HTTP2_HEADER_STATUS, HTTP2_HEADER_CONTENT_TYPE, HTTP2_HEADER_PATH } = http2.constants;

export async function guardTemporal(target: string, first: Guard): Promise<GuardedTemporal> {
  let guard = first;
  const callers: GuardedTemporal['callers'] = [];
  const sessions = new Set<http2.ServerHttp2Session>();
  const upstreams = new Map<http2.ServerHttp2Session, http2.ClientHttp2Session>();
  const tlsOf = ({ server, clientCa }: Guard) => ({ ...server, ...(clientCa && { ca: clientCa }) });
  const server = http2.createSecureServer({
    ...tlsOf(guard),
    requestCert: first.clientCa !== undefined,
    rejectUnauthorized: first.clientCa !== undefined,
  });
  server.on('session', (session) => {
    const upstream = http2.connect(`http://${target}`);
    upstream.on('error', () => session.destroy());
    session.on('error', () => undefined);
    session.on('close', () => {
      sessions.delete(session);
      upstream.destroy();
    });
    sessions.add(session);
    upstreams.set(session, upstream);
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const authorization = String(headers['authorization'] ?? '');
    const method = String(headers[HTTP2_HEADER_PATH]);
    if (guard.apiKey !== undefined && authorization !== `Bearer ${guard.apiKey}`) {
      refuse(stream, grpcStatus.unauthenticated, 'Request unauthorized.');
      return;
    }
    if (guard.cloud && /OperatorService|UpdateNamespace/.test(method)) {
      refuse(stream, grpcStatus.permissionDenied, 'Request unauthorized.');
      return;
    }
    const { session } = stream;
    const { subject } = (session!.socket as TLSSocket).getPeerCertificate();
    callers.push({ subject: subject?.CN as string, authorization, method });
    forward(stream, headers, upstreams.get(session as http2.ServerHttp2Session)!);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    callers,
    replace(next) {
      guard = next;
      server.setSecureContext(tlsOf(next));
      for (const session of sessions) session.destroy();
    },
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(stream: http2.ServerHttp2Stream, code: number, message: string): void {
  stream.respond(
    {
      [HTTP2_HEADER_STATUS]: 200,
      [HTTP2_HEADER_CONTENT_TYPE]: 'application/grpc',
      'grpc-status': String(code),
      'grpc-message': message,
    },
    { endStream: true },
  );
}

function forward(
  stream: http2.ServerHttp2Stream,
  { ':authority': _, ':scheme': __, ...headers }: http2.IncomingHttpHeaders,
  upstream: http2.ClientHttp2Session,
): void {
  if (upstream.destroyed) {
    refuse(stream, grpcStatus.unavailable, 'no server');
    return;
  }
  const call = upstream.request(headers);
  let trailers: http2.IncomingHttpHeaders = {};
  call.on('error', () => stream.close());
  call.on('trailers', (received) => {
    trailers = received;
  });
  call.on('response', (received, flags) => {
    if (stream.destroyed) {
      call.close();
      return;
    }
    const endStream = (flags & http2.constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(received, endStream ? { endStream } : { waitForTrailers: true });
    if (endStream) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    call.pipe(stream);
  });
  stream.on('close', () => call.close());
  stream.pipe(call);
}
