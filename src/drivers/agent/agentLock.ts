import { createHash } from 'node:crypto';
import { constants, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeFolderDurably } from '../../lib/files.ts';
import { DriverError } from './driver.ts';
import { hostFolder } from './records.ts';

/** Opens a file with an exclusive lock on macOS and the BSDs; Node has no constant for it. */
const O_EXLOCK = 0x20;

/** Locks a host's folder for this agent. Throws DriverError('Unavailable') when another agent holds the lock. */
export async function lockHost({
  dataDir,
  hostName,
}: {
  dataDir: string;
  hostName: string;
}): Promise<{ folder: string; release: () => Promise<void> }> {
  const folder = hostFolder(dataDir, hostName);
  await makeFolderDurably(folder);
  const release = await lockFolder(folder);
  if (!release) throw new DriverError('Unavailable', `another agent serves the host ${hostName} (${folder})`);
  return { folder, release };
}

/**
 * Locks a folder for this process alone; returns null when another holder has it. The kernel holds the lock, so it ends
 * with its process, however that ends, and there is never a stale lock to judge.
 *
 * On Linux it is a listener in the abstract socket namespace, named after the folder. Holders in different network
 * namespaces (containers that do not share one) do not see each other and must not share a folder.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  return process.platform === 'linux'
    ? lockByListener(realpathSync(folder))
    : lockByFile(path.join(folder, 'agent.lock'));
}

function lockByListener(folder: string): Promise<(() => Promise<void>) | null> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 40);
  return lockName(`compute-service-host-${name}`);
}

/** Like {@link lockFolder}, but locks a machine-wide name of at most 100 bytes; Linux only. */
export function lockName(name: string): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen({ path: `\0${name}` }, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

async function lockByFile(file: string): Promise<(() => Promise<void>) | null> {
  try {
    const handle = await open(file, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK);
    return () => handle.close();
  } catch (error) {
    if (['EWOULDBLOCK', 'EAGAIN'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
