/** The objects of the compute API, by the names that people use. */
import type { components } from './generated/api.ts';

type Schemas = components['schemas'];
export type VirtualMachine = Schemas['service.compute.v1alpha1.VirtualMachine'];
export type BareMetalMachine = Schemas['service.compute.v1alpha1.BareMetalMachine'];
export type MachineClass = Schemas['service.compute.v1alpha1.MachineClass'];
export type Image = Schemas['service.compute.v1alpha1.Image'];
/** An entry of a machine's timeline. */
export type MachineEvent = Schemas['io.k8s.api.core.v1.Event'];
export type MachineStatus = NonNullable<VirtualMachine['status']>;
export type FailureCode = NonNullable<MachineStatus['failureCode']>;

/** What every object has. */
export interface ComputeObject {
  kind: string;
  metadata: {
    name: string;
    uid?: string;
    resourceVersion?: string;
    deletionTimestamp?: string | null;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
}

/** An object whose status says whether clients may connect. */
export interface Machine extends ComputeObject {
  status?: Pick<MachineStatus, 'phase' | 'readyForAccess' | 'failureCode' | 'failureMessage'>;
}

interface Notes {
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

/** What a client states of a new object; the service adds the rest. */
export interface NewObject<T extends { spec?: unknown }> {
  metadata: Notes & ({ name: string; generateName?: never } | { generateName: string; name?: never });
  spec: T['spec'];
}

/** What may change: the spec is immutable. Null removes a key. */
export interface Changes {
  metadata: {
    labels?: Record<string, string | null>;
    annotations?: Record<string, string | null>;
    /** Refuses the change, with `Conflict`, if the object has another version. */
    resourceVersion?: string;
  };
}

/** What server-side apply states: the fields that one manager wants. */
export interface Applied<T extends { spec?: unknown }> {
  metadata: Notes & { name: string };
  spec?: T['spec'];
}

export interface Selection {
  /** `a=b`, `a!=b`, `a in (b,c)`, `a notin (b)`, `a`, `!a`, joined by commas. */
  labelSelector?: string;
  /** Of machines `metadata.name`, `metadata.namespace`, `status.phase`; of events also `involvedObject.uid` and others. */
  fieldSelector?: string;
}

/** What an error calls it: `virtualmachines "web"`, as the service does. */
export const named = (plural: string, name: string) => `${plural} "${name}"`;
