/** Servers that receive an audit log: over https, and syslog over TLS. Each keeps what it took, and may refuse. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Issued } from './certificates.ts';

export interface HttpsReceiver {
  url: string;
  /** Lines of all requests that were answered with a success, in order. */
  lines: string[];
  /** Requests, also those that were refused. */
  requests: { authorization: string | undefined; type: string | undefined }[];
  /** Decides on a request by its number; the default takes everything. */
  respond: (request: number) => number | 'nothing';
  close(): Promise<void>;
}

export async function startHttpsReceiver({ cert, key }: Issued): Promise<HttpsReceiver> {
  const server = createServer({ cert, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization, 'content-type': type } = request.headers;
    receiver.requests.push({ authorization, type });
    const status = receiver.respond(receiver.requests.length);
    // What was read counts as taken although no response says so.
    if (status === 'nothing' || status === 200)
      receiver.lines.push(
        ...Buffer.concat(chunks)
          .toString('utf8')
          .split('\n')
          .filter((line) => line !== ''),
      );
    if (status === 'nothing') return void response.destroy();
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: HttpsReceiver = {
    url: `https://localhost:${(server.address() as AddressInfo).port}/audit`,
    lines: [],
    requests: [],
    respond: () => 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

export interface SyslogMessage {
  priority: number;
  time: string;
  application: string;
  id: string;
  structured: Record<string, string>;
  text: string;
}

export interface SyslogReceiver {
  url: string;
  messages: SyslogMessage[];
  connections: number;
  /** A connection of this number is cut off before anything of it is read. */
  cutsOff: (connection: number) => boolean;
  close(): Promise<void>;
}

/** Reads messages by their lengths (RFC 5425), and takes them when the stream ends. */
export async function startSyslogReceiver({ cert, key }: Issued): Promise<SyslogReceiver> {
  const raw = new Map<number | undefined, Socket>();
  const server = createTlsServer({ cert, key }, (socket) => {
    const connection = ++receiver.connections;
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    if (receiver.cutsOff(connection)) return void raw.get(socket.remotePort)?.resetAndDestroy();
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.on('end', () => {
      let rest = Buffer.concat(chunks);
      while (rest.length > 0) {
        const space = rest.indexOf(0x20);
        const length = Number(rest.subarray(0, space).toString('latin1'));
        const end = space + 1 + length;
        if (!Number.isInteger(length) || rest.length < end) throw new Error('a frame is cut off');
        receiver.messages.push(parseSyslog(rest.subarray(space + 1, end).toString('utf8')));
        rest = rest.subarray(end);
      }
    });
  });
  server.on('connection', (socket: Socket) => void raw.set(socket.remotePort, socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: SyslogReceiver = {
    url: `syslog+tls://localhost:${(server.address() as AddressInfo).port}`,
    messages: [],
    connections: 0,
    cutsOff: () => false,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Parses a message by the grammar of RFC 5424. Throws if it has another form. */
export function parseSyslog(message: string): SyslogMessage {
  const form =
    /^<(\d{1,3})>1 (-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z) ([\x21-\x7e]{1,255}) ([\x21-\x7e]{1,48}) ([\x21-\x7e]{1,128}) ([\x21-\x7e]{1,32}) \[([^ =\]"]{1,32})((?: [^ =\]"]{1,32}="(?:[^"\\\]]|\\["\\\]])*")*)\] (.*)$/s;
  const [, priority, time, , application, , id, , parameters, text] = form.exec(message) ?? [];
  if (priority === undefined) throw new Error(`not a message of RFC 5424: ${message}`);
  const structured = Object.fromEntries(
    [...parameters!.matchAll(/ ([^=]+)="((?:[^"\\\]]|\\["\\\]])*)"/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll(/\\(["\\\]])/g, '$1'),
    ]),
  );
  return { priority: Number(priority), time: time!, application: application!, id: id!, structured, text: text! };
}
