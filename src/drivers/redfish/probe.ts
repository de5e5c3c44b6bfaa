import { connect } from 'node:net';

/**
 * Whether a guest's port answers. SSH greets by itself (RFC 4253, 4.2). What any other port speaks is its owner's affair:
 * it answers when it takes a connection and says something, or does not end it within `quietMs` milliseconds.
 */
export function answers(address: string, port: number, guestPort: number, { timeoutMs, quietMs }: { timeoutMs: number; quietMs: number }): Promise<boolean> {
  const isSsh = guestPort === 22;
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, address);
    const end = (answered: boolean) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(answered);
    };
    let limit = setTimeout(() => end(false), timeoutMs);
    socket.on('connect', () => {
      if (isSsh) return;
      clearTimeout(limit);
      limit = setTimeout(() => end(true), quietMs);
    });
    socket.on('data', (chunk: Buffer) => {
      received = (received + chunk.toString('latin1')).slice(0, 64);
      if (!isSsh || received.startsWith('SSH-2.0-')) end(true);
    });
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
