/**
 * The PROXY protocol, versions 1 and 2: a balancer of TCP writes the client's address before what the client sends.
 * https://www.haproxy.org/download/2.9/doc/proxy-protocol.txt
 */
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

const signature = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');
/** The longest header of version 1. */
const v1Limit = 107;
/** Of version 2, with room for what balancers add (TLVs). */
const v2Limit = 2_048;
const timeoutMs = 5_000;

export interface ProxyHeader {
  /** How many bytes it has. */
  length: number;
  /** Null where the balancer speaks for itself, as in its health checks. */
  address: string | null;
}

/** The header at the beginning; null while it is incomplete. Throws if there is none. */
export function readProxyHeader(bytes: Buffer): ProxyHeader | null {
  const head = bytes.subarray(0, signature.length);
  if (head.equals(signature.subarray(0, head.length))) return bytes.length < 16 ? null : readV2(bytes);
  const word = bytes.subarray(0, 6).toString('latin1');
  if (!'PROXY '.startsWith(word)) throw new Error('a connection without a PROXY header');
  const end = bytes.subarray(0, v1Limit).indexOf('\r\n');
  if (end >= 0) return readV1(bytes.subarray(0, end).toString('latin1'));
  if (bytes.length >= v1Limit) throw new Error('a PROXY header that is too long');
  return null;
}

function readV1(line: string): ProxyHeader {
  const [, family = '', address = ''] = line.split(' ');
  const length = line.length + 2;
  if (family === 'UNKNOWN') return { length, address: null };
  const isSound = family === 'TCP4' ? ipaddr.IPv4.isValidFourPartDecimal(address) : ipaddr.IPv6.isValid(address);
  if (!isSound || !['TCP4', 'TCP6'].includes(family)) throw new Error('a PROXY header that cannot be read');
  return { length, address };
}

function readV2(bytes: Buffer): ProxyHeader | null {
  const [command, family] = [bytes[12]!, bytes[13]! >> 4];
  const length = 16 + bytes.readUInt16BE(14);
  if (command >> 4 !== 2 || (command & 15) > 1 || length > v2Limit)
    throw new Error('a PROXY header that cannot be read');
  if (bytes.length < length) return null;
  const size = family === 1 ? 4 : family === 2 ? 16 : 0;
  if ((command & 15) === 0 || size === 0) return { length, address: null };
  if (length < 16 + 2 * size + 4) throw new Error('a PROXY header that is too short');
  return { length, address: ipaddr.fromByteArray([...bytes.subarray(16, 16 + size)]).toString() };
}

/** Takes the header off a new connection. Rejects if there is none in time. */
export function takeProxyHeader(socket: Socket): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      socket.off('readable', look).off('close', onClose);
      end();
    };
    const onClose = () => settle(() => reject(new Error('a connection that closed before its PROXY header')));
    const look = () => {
      for (let chunk = socket.read() as Buffer | null; chunk; chunk = socket.read())
        bytes = Buffer.concat([bytes, chunk]);
      try {
        const header = readProxyHeader(bytes);
        if (!header) return;
        settle(() => {
          if (bytes.length > header.length) socket.unshift(bytes.subarray(header.length));
          resolve(header.address);
        });
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const timer = setTimeout(() => settle(() => reject(new Error('no PROXY header in time'))), timeoutMs);
    socket.on('readable', look).once('close', onClose);
  });
}
