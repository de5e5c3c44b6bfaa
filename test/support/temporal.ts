import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { findTemporal, temporalArguments, waitForTemporal } from '../../src/up/temporal.ts';

export interface TestTemporal {
  address: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again on the same port and state. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Temporal server of a suite's own, with the service's own flags, its state on disk. */
export async function startTemporal(): Promise<TestTemporal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'temporal-'));
  const [port, uiPort] = [await freePort(), await freePort()];
  const binary = await findTemporal({ cacheDir: readConfig(process.env).cacheDir, searchPath: process.env['PATH'] ?? '' });
  let child = start();

  function start() {
    return spawn(binary, temporalArguments({ dataDir: folder, port, uiPort }), { stdio: 'ignore' });
  }
  const ready = () => waitForTemporal(`127.0.0.1:${port}`);
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  await ready();
  return {
    address: `127.0.0.1:${port}`,
    kill,
    async restart() {
      child = start();
      await ready();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
