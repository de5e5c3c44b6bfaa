/** Converts machines from the API and from the journal to one comparable form. */
import type { MachineKind } from '../../src/domain/machine.ts';

export const tierLabel = 'tier';
export const faultLabel = 'simulated.compute.service/fault';

/** The fields of a machine that are compared. */
export interface Shown {
  kind: MachineKind;
  uid: string;
  name: string;
  phase: string;
  ready: boolean;
  failureCode: string;
  tier: string;
  deleting: boolean;
}

export interface ApiObject {
  kind: MachineKind;
  metadata: {
    name: string;
    uid: string;
    resourceVersion: string;
    labels?: Record<string, string>;
    deletionTimestamp?: string | null;
  };
  status: { phase: string; readyForAccess: boolean; failureCode?: string };
}

export function ofApi({ kind, metadata, status }: ApiObject): Shown {
  return {
    kind,
    uid: metadata.uid,
    name: metadata.name,
    phase: status.phase,
    ready: status.readyForAccess,
    failureCode: status.failureCode ?? '',
    tier: metadata.labels?.[tierLabel] ?? '',
    deleting: Boolean(metadata.deletionTimestamp),
  };
}

/** A row of `machines` as JSON. */
export interface Row {
  kind: MachineKind;
  uid: string;
  name: string;
  namespace: string;
  phase: string;
  ready_for_access: boolean;
  failure_code: string | null;
  failure_message: string | null;
  labels: Record<string, string>;
  deletion_requested_at: string | null;
}

export function ofRow(row: Row): Shown {
  return {
    kind: row.kind,
    uid: row.uid,
    name: row.name,
    phase: row.phase,
    ready: row.ready_for_access,
    failureCode: row.failure_code ?? '',
    tier: row.labels[tierLabel] ?? '',
    deleting: row.deletion_requested_at !== null,
  };
}

export function text(shown: Shown): string {
  const { name, uid, phase, ready, failureCode, tier, deleting } = shown;
  return [
    name,
    uid.slice(0, 8),
    phase,
    ready ? 'ready' : '-',
    failureCode || '-',
    tier || '-',
    deleting ? 'deleting' : '-',
  ].join(' ');
}

export interface Selection {
  /** As query parameters of the API. */
  query: Record<string, string>;
  matches(shown: Shown): boolean;
}

function ofVirtual(query: Record<string, string>, matches: (shown: Shown) => boolean): Selection {
  return { query, matches: (shown) => shown.kind === 'VirtualMachine' && matches(shown) };
}

export const selections: Readonly<Record<string, Selection>> = {
  everything: ofVirtual({}, () => true),
  'one tier': ofVirtual({ labelSelector: 'tier=a' }, ({ tier }) => tier === 'a'),
  'two tiers': ofVirtual({ labelSelector: 'tier in (a,b)' }, ({ tier }) => tier === 'a' || tier === 'b'),
  'no tier a': ofVirtual({ labelSelector: 'tier!=a' }, ({ tier }) => tier !== 'a'),
  running: ofVirtual({ fieldSelector: 'status.phase=Running' }, ({ phase }) => phase === 'Running'),
};
