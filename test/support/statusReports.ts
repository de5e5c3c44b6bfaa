/** What `status` reads of a service that is well, and of one with something wrong. */
import type { PostgresFacts, StatusReport } from '../../src/cli/deployment/statusReport.ts';
import type { HostRow } from '../../src/store/fleet/hostRows.ts';

/** Of all the reports. */
export const at = new Date('2026-11-22T09:00:00Z');
export const store: PostgresFacts = {
  version: '18.4',
  databaseBytes: 1,
  tls: null,
  isReadOnly: false,
  restoredFrom: null,
  ownershipAgeSeconds: 20,
  backup: { ageSeconds: 3_600, isRecorded: false },
  outbox: { depth: 0, refused: 0, oldestAgeSeconds: 0 },
  emails: { depth: 0, oldestAgeSeconds: 0 },
  orphans: { count: 0, oldestAgeSeconds: 0, mayBeAdopted: 0 },
  limitRequests: { count: 0, oldestAgeSeconds: 0 },
  usage: { differingRows: 0, ageSeconds: 3_600 },
  mismatches: [],
  strays: { dataKeys: [], orderKeys: [] },
  audit: { unlinked: { depth: 0, oldestAgeSeconds: 0 }, sink: null },
  webhooks: { waiting: 0, overdue: 0 },
  duties: [],
  hosts: {
    states: {
      ...{
        ready: 1,
        lost: 0,
        quarantined: 0,
        unhealthy: 0,
        'inventory-due': 0,
        cordoned: 0,
        maintenance: 0,
        evacuation: 0,
      },
    },
    notReady: [],
  },
  evacuations: [],
  machines: [],
  overdue: [],
  waits: [],
  waiting: 0,
  capacity: [],
};
export const well: StatusReport = {
  at,
  program: 'compute-service',
  temporalAddress: '127.0.0.1:7233',
  views: [],
  api: { state: 'read', url: 'https://localhost:8443', status: 'ok', checks: { postgres: 'ok' } },
  postgres: { state: 'read', ...store },
  temporal: {
    state: 'read',
    version: '1.29',
    lack: null,
    workers: [{ identity: 'w', lastSeenAt: at }],
    routing: { current: null, asking: [null] },
    schedules: [{ name: 'ownership', state: 'ok', lastRunAt: at, nextRunAt: at }],
  },
  disk: { state: 'read', folder: '.data', hasPostgres: true, usedBytes: 1, freeBytes: 50, sizeBytes: 100 },
  credentials: [{ name: 'api', endsAt: new Date('2027-01-01T00:00:00Z') }],
  ignored: [],
  restored: null,
  stuck: [],
  unread: [],
};
export const withStore = (facts: Partial<PostgresFacts>): StatusReport => ({
  ...well,
  postgres: { state: 'read', ...store, ...facts },
});
export const host: HostRow = {
  name: 'h1',
  region: 'north',
  className: 'general-1',
  workload: 'VirtualMachine' as const,
  images: 0,
  orphans: 0,
  key: null,
  agent: null,
  cpu: 1,
  cpuUsed: 0,
  memoryGiB: 1,
  memoryGiBUsed: 0,
  machinesHeld: 0,
  cordoned: false,
  lostAt: null,
  maintenanceStartsAt: null,
  maintenanceEndsAt: null,
  inMaintenance: false,
  evacuatesAt: null,
  inventoryDue: false,
  abandoned: 0,
  failing: [],
};
export const withHost = (facts: Partial<HostRow>) =>
  withStore({ hosts: { ...store.hosts, notReady: [{ ...host, ...facts }] } });
