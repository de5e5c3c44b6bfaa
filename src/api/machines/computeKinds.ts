/** All kinds: machines, and what they are made of. */
import { machineKinds } from '../../domain/machine.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { image } from './image.ts';
import { machineClass } from './machineClass.ts';
import { type MachineServices, machineKind } from './machineKind.ts';

export const computeKinds: readonly ResourceKind<MachineServices>[] = [
  ...machineKinds.map(machineKind),
  machineClass,
  image,
];
