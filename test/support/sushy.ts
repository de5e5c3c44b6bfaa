/**
 * The Redfish emulator of OpenStack's sushy-tools, with systems that the test itself boots when they are switched on.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { readConfig } from '../../src/settings/config.ts';
import { waitFor } from './wait.ts';

const { cacheDir } = readConfig(process.env);
const packageName = 'sushy-tools==2.2.0';
const venvFolder = path.join(cacheDir, `redfish-venv-${packageName.replace(/[^\w.-]+/g, '-')}`);

/**
 * Returns the Python of an environment with the emulator, built once (about 10 s) in the cache outside the checkout;
 * null if there is no Python or its packages cannot be fetched. It is not async so that a suite without it can be
 * skipped.
 */
export function provideSushy(): string | null {
  const python = path.join(venvFolder, 'bin', 'python');
  if (existsSync(python)) return python;
  const making = `${venvFolder}.${process.pid}`;
  try {
    mkdirSync(cacheDir, { recursive: true });
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    run('python3', '-m', 'venv', making);
    run(
      path.join(making, 'bin', 'python'),
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      packageName,
    );
    // It appears under its name only when it is complete. Python finds its packages relative to itself.
    renameSync(making, venvFolder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(python)) {
      console.warn(`tests with the Redfish emulator are left out: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  }
  return python;
}

export interface SushyOptions {
  python: string;
  systems: number;
  /** Power changes show at the next look, not after 1 to 11 seconds. */
  quick: boolean;
  /** Called when a system was seen to be switched on or off. */
  onPower: (systemId: string, power: 'On' | 'Off') => void;
}

export type Sushy = Awaited<ReturnType<typeof startSushy>>;

export async function startSushy({ python, systems, quick, onPower }: SushyOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sushy-'));
  const powers = new Map<string, string>();
  const notified = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    outgoing.writeHead(200).end();
    const { uuid, power_state: power } = JSON.parse(text);
    if (powers.get(uuid) === power) return;
    powers.set(uuid, power);
    onPower(uuid, power);
  });
  await new Promise<void>((resolve) => notified.listen(0, '127.0.0.1', resolve));
  const ids = Array.from({ length: systems }, () => randomUUID());
  for (const id of ids) powers.set(id, 'Off');
  const fakes = ids.map((uuid) => ({
    uuid,
    name: `metal-${uuid.slice(0, 8)}`,
    power_state: 'Off',
    external_notifier: 'yes',
    nics: [],
  }));
  await writeFile(
    path.join(folder, 'emulator.conf'),
    [
      `SUSHY_EMULATOR_FAKE_DRIVER = True`,
      `SUSHY_EMULATOR_LISTEN_IP = '127.0.0.1'`,
      // Any free port; the emulator prints which.
      `SUSHY_EMULATOR_LISTEN_PORT = 0`,
      `SUSHY_EMULATOR_STATE_DIR = '${folder}'`,
      `SUSHY_EMULATOR_FAKE_SYSTEMS = ${JSON.stringify(fakes)}`,
      `EXTERNAL_NOTIFICATION_URL = 'http://127.0.0.1:${(notified.address() as AddressInfo).port}/'`,
      '',
    ].join('\n'),
  );
  const lines = [
    ...(quick ? ['import random', 'random.randint = lambda first, last: 0'] : []),
    'import sys',
    'from sushy_tools.emulator.main import main',
    'sys.exit(main())',
  ];
  const child: ChildProcess = spawn(
    python,
    ['-c', lines.join('\n'), '--fake', '--config', path.join(folder, 'emulator.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], TMPDIR: folder },
    },
  );
  let output = '';
  child.stderr!.on('data', (text) => {
    output = (output + String(text)).slice(-4_000);
  });
  const get = async (uri: string) => {
    const { statusCode, body } = await request(endpoint + uri);
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${uri}: ${statusCode} ${text}`);
    return JSON.parse(text);
  };
  const endpoint = await waitFor('the emulator to listen', () => {
    if (child.exitCode !== null) throw new Error(output);
    return /Running on (http:\S+)/.exec(output)?.[1];
  });
  await get('/redfish/v1/Systems');
  const media = async (id: string) =>
    Promise.all(['Cd', 'Floppy'].map((slot) => get(`/redfish/v1/Systems/${id}/VirtualMedia/${slot}`)));
  return {
    endpoint,
    ids,
    output: () => output,
    /** The medium in the second drive, if any. */
    seedUrl: async (id: string): Promise<string | null> => (await media(id))[1].Image || null,
    /** The medium that the system boots now; null if it boots its disk. */
    bootUrl: async (id: string): Promise<string | null> => {
      const { Boot } = await get(`/redfish/v1/Systems/${id}`);
      return Boot.BootSourceOverrideTarget === 'Cd' ? (await media(id))[0].Image || null : null;
    },
    /** What is left of machines: nothing if the power is off, the drives are empty, and it boots from its disk. */
    async leftOn(id: string): Promise<string[]> {
      const system = await get(`/redfish/v1/Systems/${id}`);
      const images = (await media(id)).filter((slot) => slot.Inserted).map((slot) => String(slot.Image));
      const boots = system.Boot.BootSourceOverrideTarget === 'Cd' ? ['boots Cd'] : [];
      return [...(system.PowerState === 'Off' ? [] : [`power ${system.PowerState}`]), ...images, ...boots];
    },
    async close(): Promise<void> {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
      await new Promise<void>((resolve) => {
        notified.close(() => resolve());
        notified.closeAllConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
