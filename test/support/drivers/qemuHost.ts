/** A QEMU host for one test, and machines for it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type * as z from 'zod';
import type { MachineDriver, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../../src/drivers/agent/imageCache.ts';
import { openQemuHost } from '../../../src/drivers/qemu/qemuHost.ts';
import { qemuSettings } from '../../../src/drivers/qemu/qemuSettings.ts';
import { makeHostKey } from '../../../src/drivers/simulated/simulatedSsh.ts';
import { waitFor } from '../wait.ts';
import { forever, makeRuntime } from './conformance.ts';
import { loopback } from './loopback.ts';

export const hostName = 'north-hv-1';
export const key = makeHostKey();

/** A machine that admits root and admin with {@link key}. */
export function makeMachine(changes: Partial<RuntimeSpec>): RuntimeSpec {
  const runtime = makeRuntime(changes);
  const sshAuthorizedKeys = [{ publicKey: key.public }, { publicKey: key.public, username: 'admin' }];
  return { ...runtime, spec: { ...runtime.spec, bootstrap: { sshAuthorizedKeys } } };
}

/** A host in its own folder. */
export class TestHost {
  readonly dataDir: string;
  readonly #folder: string;

  constructor(folder: string, dataDir: string) {
    this.#folder = folder;
    this.dataDir = dataDir;
  }

  static async make(dataDir = ''): Promise<TestHost> {
    const folder = await mkdtemp(path.join(tmpdir(), 'qemu-'));
    return new TestHost(folder, path.join(folder, dataDir));
  }

  async open({
    program,
    hangAfterMs,
    confines,
    ...settingsGiven
  }: z.input<typeof qemuSettings> & {
    program?: string;
    hangAfterMs?: number;
    confines?: boolean;
  } = {}): Promise<MachineDriver> {
    const images = await openImageCache(path.join(this.dataDir, 'images'));
    // Where KVM works, it would take a fraction of the time; the tests use the same emulation everywhere.
    const settings = qemuSettings.parse({ accelerator: 'tcg', forwardAddress: loopback, ...settingsGiven });
    const log = pino({ level: 'silent' });
    return openQemuHost({
      hostName,
      dataDir: this.dataDir,
      settings,
      images,
      log,
      ...(program !== undefined && { program }),
      ...(hangAfterMs !== undefined && { hangAfterMs }),
      ...(confines !== undefined && { confines }),
    });
  }

  /** Ends what runs, because machines outlive their agent. */
  async remove(): Promise<void> {
    const driver = await waitFor('the host to be free', () => this.open());
    for (const { runtimeId } of await driver.inventory()) await driver.destroy(runtimeId, forever);
    await driver.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  folder(runtimeId: string): string {
    return path.join(this.dataDir, 'hosts', hostName, 'machines', runtimeId);
  }

  /** What the agent recorded of a machine. */
  async record(runtimeId: string): Promise<{ power: string; accelerator: string; revivals: number[] }> {
    return JSON.parse(
      await readFile(path.join(this.dataDir, 'hosts', hostName, 'runtimes', `${runtimeId}.json`), 'utf8'),
    );
  }

  /** Writes a script that starts QEMU in its own way, as a host's program. */
  async script(lines: string): Promise<string> {
    const file = path.join(this.dataDir, 'qemu');
    await writeFile(file, `#!/bin/bash\n${lines}\n`, { mode: 0o755 });
    return file;
  }
}
