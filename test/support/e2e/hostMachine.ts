/**
 * A machine of hosts, as docs/deploy.md has one beside those of the control plane: with a data folder, mounts, and a clock
 * of its own. Its one agent serves a hypervisor by QEMU, and a bare-metal host behind a controller.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { Disk } from '../../../bench/soak/disks.ts';
import { loopback } from '../drivers/loopback.ts';
import { type Emulator, startEmulator } from '../drivers/redfishEmulator.ts';
import { qemuCanBeHad } from '../guest.ts';
import { program } from '../service.ts';
import type { Drill } from './trouble.ts';

export const otherHosts = { qemu: 'other-hv-1', redfish: 'other-metal-1' } as const;

export class HostMachine {
  /** Of the bare-metal host. */
  controller!: Emulator;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  /** Holds the mounts, and ends with this process. */
  #mounts!: ChildProcess;
  #agent: ChildProcess | null = null;

  /** `settings`: where Temporal is, and what decrypts there. */
  constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#settings = settings;
  }

  /** Whether this machine can have another one's mounts, confines guests, and offers KVM. */
  static canBe(): boolean {
    const has = (tool: string) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;
    const devices = ['/dev/kvm', '/dev/net/tun'].every((device) => existsSync(device));
    return Disk.canBeMounted() && qemuCanBeHad() && devices && ['bwrap', 'slirp4netns', 'nft'].every(has);
  }

  get credentialsFile(): string {
    return path.join(this.#folder, 'credentials');
  }

  hostFolder(host: string): string {
    return path.join(this.#folder, 'hosts', host);
  }

  /** Adds its hosts to the fleet, gives them keys, and starts their agent. */
  async join(drill: Pick<Drill, 'run' | 'fleetFile'>): Promise<void> {
    const { run } = drill;
    await mkdir(this.#folder, { recursive: true });
    await this.setClock(0);
    this.controller = await startEmulator();
    await writeFile(this.credentialsFile, this.controller.credentials);
    await this.applyFleet(drill);
    this.#mounts = spawn('unshare', ['--mount', '--propagation', 'slave', 'sh', '-c', 'echo made; exec cat'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(this.#mounts.stdout!, 'data');
    const orders = (await run('hosts', 'orders')).trim();
    for (const host of Object.values(otherHosts)) {
      const key = await this.#run(process.execPath, program, 'hosts', 'key', host, '--orders', orders);
      await run('hosts', 'enroll', host, '--key', key.trim());
    }
    await this.restartAgent();
  }

  async stop(): Promise<void> {
    await this.#stopAgent();
    this.#mounts?.stdin?.end();
    await this.controller?.close();
  }

  /** With the present address of the controller. Machines go elsewhere: the hosts have classes of their own. */
  async applyFleet({ run, fleetFile }: Pick<Drill, 'run' | 'fleetFile'>): Promise<void> {
    const fleet = parse(await readFile(fleetFile, 'utf8'));
    const size = { cpu: 8, memoryGiB: 64, diskGiB: 512 };
    const hosts = {
      qemu: { workload: 'VirtualMachine', qemu: { accelerator: 'kvm', egress: 'nat' } },
      redfish: {
        workload: 'BareMetalMachine',
        redfish: {
          endpoint: this.controller.endpoint,
          credentialsFile: this.credentialsFile,
          address: loopback,
          requestTimeoutSeconds: 2,
        },
      },
    };
    for (const driver of ['qemu', 'redfish'] as const) {
      const name = `other-${driver}`;
      fleet.machineClasses.push({ name, cpuFamily: 'x86', memoryGiB: 64, regions: ['north'] });
      fleet.hosts.push({ name: otherHosts[driver], region: 'north', class: name, driver, ...size, ...hosts[driver] });
    }
    await writeFile(this.#fleetFile, stringify(fleet));
    await run('fleet', 'apply', this.#fleetFile);
  }

  async restartAgent(): Promise<void> {
    await this.#stopAgent();
    const agent = spawn('nsenter', [...this.#inside, process.execPath, program, 'host'], {
      env: { ...this.#environment, COMPUTE_PARENT_PIPE: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const log = createWriteStream(path.join(this.#folder, 'host.log'), { flags: 'a' });
    for (const stream of [agent.stdout!, agent.stderr!]) stream.pipe(log, { end: false });
    this.#agent = agent;
  }

  /** Takes a program or a device away from this machine. */
  hide(file: string): Promise<string> {
    return this.#run('mount', '--bind', '/dev/null', file);
  }

  show(file: string): Promise<string> {
    return this.#run('umount', file);
  }

  setClock(aheadSeconds: number): Promise<void> {
    return writeFile(this.#clockFile, `${aheadSeconds}`);
  }

  get #fleetFile(): string {
    return path.join(this.#folder, 'fleet.yaml');
  }

  get #clockFile(): string {
    return path.join(this.#folder, 'clock-ahead');
  }

  get #inside(): string[] {
    return ['--mount', '--target', `${this.#mounts.pid}`];
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...this.#settings,
      DATA_DIR: this.#folder,
      FLEET_FILE: this.#fleetFile,
      HOSTS: Object.values(otherHosts).join(','),
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'wrongClock.mjs'))}`,
      CLOCK_AHEAD_FILE: this.#clockFile,
    };
  }

  async #run(...words: string[]): Promise<string> {
    return (await promisify(execFile)('nsenter', [...this.#inside, ...words], { env: this.#environment })).stdout;
  }

  async #stopAgent(): Promise<void> {
    const agent = this.#agent;
    this.#agent = null;
    if (agent === null || agent.exitCode !== null || agent.signalCode !== null) return;
    agent.kill('SIGTERM');
    await once(agent, 'exit');
  }
}
