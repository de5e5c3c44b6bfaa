/**
 * A cgroup for each machine that runs, below one of this service. Root makes them where cgroup v2 is mounted; elsewhere
 * guests run without, and the host's condition says why.
 */
import { access, constants, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface MachineLimits {
  cpu: number;
  memoryGiB: number;
}

const mount = '/sys/fs/cgroup';
const controllers = ['cpu', 'io', 'memory', 'pids'];
/** Beside the guest's own memory and processors: QEMU's devices, its code cache under emulation, slirp4netns. */
const beside = { memoryBytes: 2 ** 30, cpu: 1, tasks: 512 };
const periodUs = 100_000;

export class Cgroups {
  readonly #mount: string;
  readonly #folder: string;
  #lack: Promise<string | null> | undefined;

  constructor(mounted = mount) {
    this.#mount = mounted;
    this.#folder = path.join(mounted, 'compute-service');
  }

  /** Why guests are not limited; null: they are. */
  lack(): Promise<string | null> {
    this.#lack ??= this.#prepare().catch((error: Error) => `not limited by cgroups (${error.message})`);
    return this.#lack;
  }

  /** Its share of I/O is the same for each machine; the rest is a limit. */
  async limit(runtimeId: string, { cpu, memoryGiB }: MachineLimits): Promise<void> {
    if ((await this.lack()) !== null) return;
    const folder = path.join(this.#folder, runtimeId);
    await mkdir(folder, { recursive: true });
    const set = (file: string, value: string) => writeFile(path.join(folder, file), value);
    await set('memory.max', `${memoryGiB * 2 ** 30 + beside.memoryBytes}`);
    await set('cpu.max', `${(cpu + beside.cpu) * periodUs} ${periodUs}`);
    await set('pids.max', `${cpu + beside.tasks}`);
    // Kernels without a scheduler that weighs I/O lack the file.
    await set('io.weight', 'default 100').catch(() => undefined);
  }

  async add(runtimeId: string, pid: number): Promise<void> {
    if ((await this.lack()) !== null) return;
    await writeFile(path.join(this.#folder, runtimeId, 'cgroup.procs'), `${pid}`);
  }

  /** Does nothing while processes are in it; the machine's next start uses it again. */
  async remove(runtimeId: string): Promise<void> {
    await rmdir(path.join(this.#folder, runtimeId)).catch(() => undefined);
  }

  async #prepare(): Promise<string | null> {
    const offered = await readFile(path.join(this.#mount, 'cgroup.controllers'), 'utf8').catch(() => null);
    if (offered === null) return 'not limited: the host has no cgroup v2';
    const missing = controllers.filter((each) => !offered.trim().split(' ').includes(each));
    if (missing.length > 0) return `not limited: the host's cgroup v2 lacks ${missing.join(', ')}`;
    const isAllowed = await access(this.#mount, constants.W_OK).then(
      () => process.getuid?.() === 0,
      () => false,
    );
    if (!isAllowed) return 'not limited: only root may make their cgroups';
    const enable = controllers.map((each) => `+${each}`).join(' ');
    await mkdir(this.#folder, { recursive: true });
    for (const folder of [this.#mount, this.#folder])
      await writeFile(path.join(folder, 'cgroup.subtree_control'), enable);
    return null;
  }
}
