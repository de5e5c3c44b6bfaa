/**
 * What guests of a host run under. Only a guest that runs is proof of KVM: the device may exist and every guest crash, or
 * a short probe end well and every guest hang. What a guest proved is remembered in the host's folder.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { HealthCheck } from '../../domain/hostHealth.ts';
import { writeDurably } from '../../lib/files.ts';
import { isRefusedByDisk, readIfThere } from '../agent/records.ts';
import { hangAfterMs } from './hangWatch.ts';
import type { Accelerator } from './qemuCommand.ts';
import { missingProgram, qemuProgram } from './qemuPrograms.ts';
import type { QemuSettings } from './qemuSettings.ts';

const probeTimeoutMs = 10_000;
/** A boot sector: `mov al, 0x10; out 0xf4, al; hlt`. The device at 0xf4 ends QEMU with exit code 2 × 0x10 + 1. */
const bootSector = Buffer.alloc(512);
bootSector.set([0xb0, 0x10, 0xe6, 0xf4, 0xf4], 0);
bootSector.set([0x55, 0xaa], 510);
const exitOfSuccess = 33;

/** Each process probes a program's KVM once. */
const kvmProbes = new Map<string, Promise<boolean>>();

function kvmRuns(program: string): Promise<boolean> {
  const known = kvmProbes.get(program);
  if (known) return known;
  const probe = guestRuns('kvm', program);
  kvmProbes.set(program, probe);
  probe.catch(() => kvmProbes.delete(program));
  return probe;
}

export interface AcceleratorsOptions {
  wanted: QemuSettings['accelerator'];
  /** The host's. */
  folder: string;
  program: string;
  hangAfterMs?: number | undefined;
  log: Pick<Logger, 'warn'>;
}

export class Accelerators {
  readonly #options: AcceleratorsOptions;
  readonly #file: string;
  /** Why KVM is used no more. */
  #failed: string | null = null;
  #isInstalled = false;

  constructor(options: AcceleratorsOptions) {
    this.#options = options;
    this.#file = path.join(options.folder, 'kvm-failed');
  }

  async open(): Promise<void> {
    this.#failed = (await readIfThere(this.#file))?.trim() || null;
  }

  /** Whether guests may run under another accelerator than the one that failed them. */
  get mayFallBack(): boolean {
    return this.#options.wanted === 'auto';
  }

  /** How long a guest under it may show no progress while it boots; null: forever, because nothing else may be used. */
  hangAfterMs(accelerator: Accelerator | null): number | null {
    return accelerator === 'kvm' && this.mayFallBack ? (this.#options.hangAfterMs ?? hangAfterMs) : null;
  }

  /** The accelerator to start guests with. */
  async choose(): Promise<Accelerator> {
    const { wanted, program } = this.#options;
    if (wanted !== 'auto') return wanted;
    return this.#failed === null && (await kvmRuns(program)) ? 'kvm' : 'tcg';
  }

  /** KVM failed a guest that runs without it, or said so itself: that proves more than the probe. */
  async kvmFailed(why: string): Promise<void> {
    if (this.#failed !== null) return;
    this.#failed = why;
    this.#options.log.warn({ why, file: this.#file }, 'guests run under emulation from now on');
    await writeDurably(this.#file, `${why}\n`, 0o600).catch((error) => {
      if (!isRefusedByDisk(error)) throw error;
    });
  }

  async health(): Promise<HealthCheck> {
    const { wanted, program } = this.#options;
    this.#isInstalled ||= await isInstalled(program);
    const found = (ok: boolean, reason: string, message: string): HealthCheck => ({
      type: 'Accelerator',
      ok,
      reason,
      message,
    });
    if (!this.#isInstalled) return found(false, 'QemuMissing', missingProgram(program).message);
    if (wanted === 'tcg') return found(true, 'Emulated', 'guests are emulated, as the fleet file says');
    if (this.#failed !== null)
      return found(
        wanted === 'auto',
        'KvmFailed',
        `${this.#failed}; to use KVM again, remove ${this.#file}, and start the agent again`,
      );
    if (await kvmRuns(program)) return found(true, 'KvmRuns', 'guests run under KVM');
    return wanted === 'auto'
      ? found(true, 'Emulated', 'no guest runs under KVM here, so guests are emulated')
      : found(
          false,
          'KvmMissing',
          'no guest runs under KVM here, and the fleet file wants it: make /dev/kvm available to the agent, and start it again',
        );
  }
}

function isInstalled(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: 'ignore', timeout: probeTimeoutMs });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Boots a guest of a few instructions. Returns false when anything prevents it from running. */
export async function guestRuns(
  accelerator: Accelerator,
  program = qemuProgram,
  timeoutMs = probeTimeoutMs,
): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'accelerator-'));
  try {
    const file = path.join(folder, 'boot');
    await writeFile(file, bootSector);
    return (await exitCode(program, accelerator, file, timeoutMs)) === exitOfSuccess;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exitCode(
  program: string,
  accelerator: Accelerator,
  bootFile: string,
  timeoutMs: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(
      program,
      [
        '-machine',
        'pc',
        '-accel',
        accelerator,
        '-m',
        '64',
        '-nodefaults',
        '-no-user-config',
        '-display',
        'none',
        ...(accelerator === 'kvm' ? ['-cpu', 'host'] : []),
        '-no-reboot',
        '-device',
        'isa-debug-exit,iobase=0xf4,iosize=1',
        '-drive',
        `file.driver=file,file.filename=${bootFile},format=raw,if=ide`,
      ],
      { stdio: 'ignore', timeout: timeoutMs, killSignal: 'SIGKILL' },
    );
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}
