/** All kinds: machines, and what they are made of. */
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { bareMetalMachine } from './bareMetalMachine.ts';
import { image } from './image.ts';
import { machineClass } from './machineClass.ts';
import type { MachineServices } from './machineKind.ts';
import { virtualMachine } from './virtualMachine.ts';

export const kinds: readonly ResourceKind<MachineServices>[] = [virtualMachine, bareMetalMachine, machineClass, image];
