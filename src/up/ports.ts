import { createServer } from 'node:net';

/** Any TCP port of loopback that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0, '127.0.0.1');
  if (port === null) throw new Error('no free TCP port on 127.0.0.1');
  return port;
}

/** Whether `port` of `host` can be listened on now. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await tryListen(port, host)) !== null;
}

function tryListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null));
    });
  });
}
