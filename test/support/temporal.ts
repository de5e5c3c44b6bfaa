import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/settings/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { findTemporal, searchAttributesAreCached, temporalArguments } from '../../src/up/temporalServer.ts';
import { waitForTemporal } from '../../src/up/waitForTemporal.ts';
import { startTemporalOnSql } from './temporalOnSql.ts';

export interface TestTemporal {
  address: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again on the same port and state. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real Temporal server for one suite, with the service's own flags, optional settings, and its state on disk. Its
 * namespace has the search attributes unless it is to be `unprepared`, as that of any other server.
 */
export async function startTemporal(
  settings: readonly string[] = [],
  { unprepared = false } = {},
): Promise<TestTemporal> {
  if (process.env['TEST_TEMPORAL'] === 'postgres') return startTemporalOnSql(settings, unprepared);
  const folder = await mkdtemp(path.join(tmpdir(), 'temporal-'));
  const binary = await findTemporal({
    cacheDir: readConfig(process.env).cacheDir,
    searchPath: process.env['PATH'] ?? '',
  });
  let port = 0;
  let uiPort = 0;
  let child: ChildProcess;

  /** A server that exits instead of responding lost its port to another process between the choice and its start. */
  async function start(): Promise<void> {
    const all = temporalArguments({ dataDir: folder, port, uiPort, settings });
    const isAttribute = (word: string | undefined) => word === '--search-attribute';
    const isKept = (word: string, at: number) =>
      !isAttribute(word) &&
      !isAttribute(all[at - 1]) &&
      word !== searchAttributesAreCached &&
      all[at + 1] !== searchAttributesAreCached;
    const args = unprepared ? all.filter(isKept) : all;
    child = spawn(binary, args, { stdio: 'ignore' });
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`Temporal ended with ${code}`))),
    );
    await Promise.race([waitForTemporal(`127.0.0.1:${port}`), ended]);
  }
  async function startAnywhere(attempts = 3): Promise<void> {
    [port, uiPort] = [await freePort(), await freePort()];
    try {
      await start();
    } catch (error) {
      await kill();
      if (attempts === 1) throw error;
      await startAnywhere(attempts - 1);
    }
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  await startAnywhere();
  return {
    address: `127.0.0.1:${port}`,
    kill,
    restart: start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
