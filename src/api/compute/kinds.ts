import { bareMetalMachine } from './bareMetalMachine.ts';
import { machineClass } from './machineClass.ts';
import type { ResourceKind } from './resourceKind.ts';
import { virtualMachine } from './virtualMachine.ts';

/** Every kind of the compute API. */
export const kinds: readonly ResourceKind[] = [virtualMachine, bareMetalMachine, machineClass];
