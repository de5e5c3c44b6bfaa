/** What the pages read of the results of commands (the schemas are in the document of the operators' API). */
import type { components } from '../../../sdk/src/index.ts';
import type { Phase } from '../machines/words.tsx';

export interface Condition {
  type: string;
  status: boolean;
  reason: string;
  message: string;
  since: string;
}
export interface Host {
  name: string;
  region: string;
  className: string;
  workload: string;
  cpu: number;
  cpuUsed: number;
  memoryGiB: number;
  memoryGiBUsed: number;
  machinesHeld: number;
  cordoned: boolean;
  maintenanceStartsAt: string | null;
  maintenanceEndsAt: string | null;
  inMaintenance: boolean;
  lostAt: string | null;
  inventoryDue: boolean;
  failing: Condition[];
  images: number;
  key: string | null;
  orphans: number;
  abandoned: number;
}
export interface ShownHost {
  driver: string;
  agent: string | null;
  exchanges: string[];
  conditions: Condition[];
}
export interface MachineRow {
  kind: 'VirtualMachine' | 'BareMetalMachine';
  namespace: string;
  name: string;
  phase: Phase;
  since: string;
  reason: string | null;
  failureCode: string | null;
  hostName: string | null;
  ready?: boolean;
}
export type FoundMachine = Pick<MachineRow, 'kind' | 'namespace' | 'name' | 'phase' | 'failureCode'> & {
  failureMessage: string | null;
};
export interface ShownMachine {
  uid: string;
  workflowId: string;
  phase: Phase;
  since: string;
  ready: boolean;
  failureCode: string | null;
  failureMessage: string | null;
  createdAt: string;
  deletionRequestedAt: string | null;
  imageRef: string;
  requestId: string | null;
  customer: string;
  tenant: string;
  placements: {
    attempt: number;
    hostName: string;
    className: string;
    createdAt: string;
    releasedAt: string | null;
    abandonedAt: string | null;
    hostLostAt: string | null;
  }[];
  changes: { at: string; phase: Phase; ready: boolean; failureCode: string | null; message: string | null }[];
}
export interface Customer {
  slug: string;
  displayName: string;
  status: string;
  reason: string | null;
  since: string;
  closesAt: string | null;
  closingReason: string | null;
  createdAt: string;
  tenants: number;
  machines: number;
  people: number;
  keys: number;
  lastActiveAt: string | null;
}
export interface ShownCustomer extends Customer {
  id: string;
  limits: {
    tenant: string;
    namespace: string | null;
    region: string;
    className: string;
    virtualMachines: number;
    virtualMachineLimit: number;
    bareMetalMachines: number;
    bareMetalLimit: number;
    reservedHosts: number;
  }[];
  users: { email: string; role: string; status: string; lastSignInAt: string | null }[];
  month: { kind: string; className: string; machines: number; billableSeconds: number }[];
}
/** Bills are as the customers' API has them. */
export type BilledClass = components['schemas']['ClassUsage'];
export type Bill = components['schemas']['Bill'];
export interface Limit {
  namespace: string;
  className: string | null;
  name: string;
  amount: number;
  setBy: string;
  reason: string;
  endsAt: string | null;
}
export interface LimitRequest {
  id: string;
  customer: string;
  namespace: string;
  className: string | null;
  name: string;
  amount: number;
  reason: string;
  status: string;
  createdAt: string;
}
export interface Orphan {
  runtimeId: string;
  hostName: string;
  machine: string;
  firstSeenAt: string;
}
export interface AuditEvent {
  sequence: string;
  customer: string | null;
  actorName: string | null;
  actorId: string;
  action: string;
  target: string;
  outcome: 'success' | 'refused';
  reason: string | null;
  address: string | null;
  createdAt: string;
}
export interface Forecast {
  region: string;
  className: string;
  workload: string;
  hosts: number;
  resource: string;
  total: number;
  used: number;
  perDay: number | null;
  fullInDays: number | null;
}
type Part<Facts> = ({ state: 'read' } & Facts) | { state: 'away'; why: string };
export interface Status {
  verdict: 'well' | 'act' | 'unknown';
  findings: { alert: string; what: string; mend: string; page: string }[];
  program: string;
  api: Part<{ status: string; url: string }>;
  postgres: Part<{
    version: string;
    hosts: { states: Record<string, number> };
    machines: { phase: Phase; count: number }[];
    waits: MachineRow[];
    limitRequests: { count: number };
  }>;
  temporal: Part<{ version: string }>;
  disk: Part<{ freeBytes: number; sizeBytes: number }>;
  unread: string[];
}
