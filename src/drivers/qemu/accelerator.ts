/** Whether guests run under KVM here. Only running one is proof: the device may exist and yet every guest crash. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Accelerator } from './qemuCommand.ts';
import { qemuProgram } from './qemuPrograms.ts';

const probeTimeoutMs = 10_000;
/** A boot sector: `mov al, 0x10; out 0xf4, al; hlt`. The device at 0xf4 ends QEMU with exit code 2 × 0x10 + 1. */
const bootSector = Buffer.alloc(512);
bootSector.set([0xb0, 0x10, 0xe6, 0xf4, 0xf4], 0);
bootSector.set([0x55, 0xaa], 510);
const exitOfSuccess = 33;

let kvmProbe: Promise<boolean> | undefined;

/** Tells that KVM could not run a guest to its end: that proves more than the probe. */
export function acceleratorGaveUp(): void {
  kvmProbe = Promise.resolve(false);
}

/** The accelerator to start guests with. Each process probes KVM once, and stops using it when it fails a guest. */
export async function chooseAccelerator(wanted: 'auto' | Accelerator): Promise<Accelerator> {
  if (wanted !== 'auto') return wanted;
  kvmProbe ??= guestRuns('kvm');
  return (await kvmProbe) ? 'kvm' : 'tcg';
}

/** Boots a guest of a few instructions. Returns false when anything prevents it from running. */
export async function guestRuns(accelerator: Accelerator): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'accelerator-'));
  try {
    const file = path.join(folder, 'boot');
    await writeFile(file, bootSector);
    return (await exitCode(accelerator, file)) === exitOfSuccess;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exitCode(accelerator: Accelerator, bootFile: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(
      qemuProgram,
      [
        ...['-machine', 'pc', '-accel', accelerator, '-m', '64', '-nodefaults', '-no-user-config', '-display', 'none'],
        ...(accelerator === 'kvm' ? ['-cpu', 'host'] : []),
        ...['-no-reboot', '-device', 'isa-debug-exit,iobase=0xf4,iosize=1'],
        ...['-drive', `file.driver=file,file.filename=${bootFile},format=raw,if=ide`],
      ],
      { stdio: 'ignore', timeout: probeTimeoutMs, killSignal: 'SIGKILL' },
    );
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}
