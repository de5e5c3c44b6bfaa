/** A machine of a hypervisor host, and what its host records of it. */
import { absent, type Forward, type Observation } from '../../domain/observation.ts';
import type { RuntimeSpec } from '../agent/driver.ts';
import type { KnownMachine } from '../agent/knownMachines.ts';
import type { Accelerator } from './qemuCommand.ts';
import type { Vm } from './vm.ts';

/** Grace period for a guest to shut down when its agent stops it on exit. */
const shutDownMs = 10_000;

export interface QemuRecord {
  runtime: RuntimeSpec;
  /** As last requested; while this is on, a machine that ends by itself is started again. */
  power: 'on' | 'off';
  /** Where the guest's ports are forwarded while the power is on. */
  forwards: Forward[];
  /** User id of its QEMU while the power is on; null: a user that it shares with others. */
  uid: number | null;
  /** Nonce of the last power-on. */
  nonce: string;
  /** When it was restarted after ending by itself, in milliseconds since 1970. */
  revivals: number[];
  /** What its last QEMU ran it under; null: it was never on. */
  accelerator: Accelerator | null;
  /** It made no progress under KVM, so it is emulated from now on. */
  hungUnderKvm: boolean;
}

export interface Machine extends KnownMachine {
  record: QemuRecord;
  /** Null while no QEMU runs it. */
  vm: Vm | null;
  /** It ended by itself and is about to be restarted. */
  reviving: boolean;
}

/** The machine stays recorded as on: the next agent starts it again. */
export async function shutDown({ vm }: Machine): Promise<void> {
  if (vm?.listens) await vm.powerDown(AbortSignal.timeout(shutDownMs)).catch(() => undefined);
  await vm?.switchOff();
}

export function lastSeen({ vm, reviving, record }: Machine): Observation {
  if (vm) return vm.lastSeen();
  const off: Observation = { ...absent, presence: 'present' };
  return reviving && record.power === 'on' ? { ...off, power: 'on', forwards: record.forwards } : off;
}
