/** The kinds of machines, and of what they are made of. */
import { bareMetalMachine } from './bareMetalMachine.ts';
import { machineClass } from './machineClass.ts';
import type { MachineServices } from './machineKind.ts';
import type { ResourceKind } from './resourceKind.ts';
import { virtualMachine } from './virtualMachine.ts';

export const kinds: readonly ResourceKind<MachineServices>[] = [virtualMachine, bareMetalMachine, machineClass];
