/**
 * Complete client-visible output, kept in test/golden, so that a change of it shows in the diff of a commit.
 * `UPDATE=1` rewrites it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeGroup } from '../../src/api/computeGroup.ts';
import { groupDocument } from '../../src/api/kubernetes/groupDocument.ts';
import type { Selector } from '../../src/api/kubernetes/selectors.ts';
import { failureStatus, successStatus } from '../../src/api/kubernetes/status.ts';
import { renderTable } from '../../src/api/kubernetes/table.ts';
import { EventLines, errorLine } from '../../src/api/kubernetes/watch/watchEvents.ts';
import { computeKinds as kinds } from '../../src/api/machines/computeKinds.ts';
import { renderImage } from '../../src/api/machines/image.ts';
import { machineClass, renderClass } from '../../src/api/machines/machineClass.ts';
import { renderMachine as renderMachineAt } from '../../src/api/machines/machineObject.ts';
import { ApiError, type Reason, reasons } from '../../src/http/apiError.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';

const folder = path.join(import.meta.dirname, '..', 'golden');

function expectGolden(name: string, value: unknown): void {
  const file = path.join(folder, `${name}.json`);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (process.env['UPDATE'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

const renderMachine = (machine: MachineRow) =>
  renderMachineAt(machine, { publicUrl: 'https://compute.example', cliCommand: 'compute-service' });

const now = Date.parse('2026-03-01T12:00:00Z');
const row: MachineRow = {
  kind: 'VirtualMachine',
  namespace: 'team-a',
  name: 'web-1',
  uid: '6f1c2a8e-0d5b-4b7a-9a53-0f1e2d3c4b5a',
  generation: 1,
  resourceVersion: 42n,
  createdAt: new Date('2026-03-01T11:47:30Z'),
  deletionRequestedAt: null,
  labels: { app: 'web' },
  annotations: { note: 'hello' },
  spec: {
    imageRef: 'debian-12',
    resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
    ports: [{ name: 'http', guestPort: 80, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: true }],
  },
  phase: 'Running',
  phaseSince: new Date('2026-03-01T11:48:00Z'),
  readyForAccess: true,
  failureCode: null,
  failureMessage: null,
  capacitySource: 'on-demand',
  resolvedImageRef: `debian-12@sha256:${'a'.repeat(64)}`,
  publishedPorts: [{ name: 'http', guestPort: 80, protocol: 'TCP', exposure: 'private-tunnel' }],
  sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: 'ssh-ed25519 AAAA' }],
  forwards: [{ guestPort: 80, address: '127.0.0.1', port: 40080 }],
  requestId: 'never shown',
  restartWanted: null,
  restartRequestId: 'never shown',
  stopReason: 'never shown',
  recreates: true,
  fieldManagers: [{ name: 'never shown', operation: 'Apply', labels: ['app'], annotations: [], spec: [] }],
  claimEpoch: 3,
  claimRunId: 'never shown',
  fenceStep: 2,
  fenceAttempt: 1,
};
const failed: MachineRow = {
  ...row,
  name: 'web-2',
  phase: 'Failed',
  readyForAccess: false,
  failureCode: 'NoCapacityAvailable',
  failureMessage: 'no host could ever fit',
  deletionRequestedAt: new Date('2026-03-01T11:59:00Z'),
  labels: {},
  annotations: {},
  capacitySource: null,
  resolvedImageRef: null,
  publishedPorts: [],
  sshHostKeys: [],
};
const iron = {
  ...row,
  kind: 'BareMetalMachine' as const,
  name: 'iron',
  spec: { imageRef: 'debian-12', machineClassName: 'metal-1' },
};
const metal = {
  name: 'metal-1',
  uid: '0b8f5d1e-7a64-4c11-8d55-1f2e3d4c5b6a',
  cpuFamily: 'zen5',
  memoryGiB: 512,
  regions: ['north', 'south'],
  generation: 1,
  createdAt: new Date('2025-11-01T00:00:00Z'),
};
const debian = {
  name: 'debian-12',
  uid: '4b1d3c52-93f2-4f0c-8f6a-5c7d8e9fa0b1',
  digest: `sha256:${'a'.repeat(64)}`,
  architecture: 'amd64',
  sizeBytes: 347_000_000n,
  retired: false,
  generation: 2,
  createdAt: new Date('2025-11-01T00:00:00Z'),
};
const unknown = { ...debian, name: 'ubuntu-24.04', architecture: null, sizeBytes: null, retired: true };

test('objects', () => {
  expectGolden('objects', { objects: [row, failed, iron].map(renderMachine), class: renderClass(metal, 'team-a') });
});

test('tables', () => {
  const metadata = { resourceVersion: '42' };
  const objects = {
    VirtualMachine: [renderMachine(row), renderMachine(failed)],
    BareMetalMachine: [renderMachine(iron)],
    MachineClass: [renderClass(metal, 'team-a')],
    Image: [debian, unknown].map((image) => renderImage(image, 'team-a')),
  };
  const tables = kinds.map((kind) => renderTable(kind, objects[kind.kind as keyof typeof objects], { metadata, now }));
  expectGolden('tables', tables);
  const [table] = tables;
  expect(renderTable(kinds[0]!, [], { metadata }).columnDefinitions).toEqual(table!.columnDefinitions);
});

test('statuses', () => {
  const statuses = Object.keys(reasons).map((reason) => failureStatus(new ApiError(reason as Reason, 'what is wrong')));
  expectGolden('statuses', [successStatus('done'), ...statuses]);
});

test('watch events', () => {
  const lines = new EventLines(kinds[0]!);
  const change = {
    version: '43',
    before: renderMachine(row),
    after: renderMachine({ ...failed, name: row.name, resourceVersion: 43n }),
  };
  const labelled: Selector = { labels: [], fields: [], matches: ({ metadata }) => metadata.labels !== undefined };
  const events = [
    lines.ofObject(renderMachine(row), 'Object'),
    lines.ofChange({ ...change, before: null }, null, 'Object'),
    lines.ofChange(change, null, 'Object'),
    lines.ofChange(change, labelled, 'Object'),
    lines.ofChange({ ...change, after: null }, null, 'Object'),
    lines.bookmark('43', 'Object', true),
    lines.bookmark('43', 'Table/Metadata'),
    errorLine(failureStatus(new ApiError('Expired', 'what is wrong'))),
  ];
  for (const line of events) expect(line!.indexOf('\n')).toBe(line!.length - 1);
  expectGolden(
    'watch-events',
    events.map((line) => JSON.parse(line!.toString())),
  );
  expect(new EventLines(machineClass).bookmark('1', 'Object').toString()).toContain('"kind":"MachineClass"');
});

test('OpenAPI of the compute group, as kubectl reads it', () => {
  expectGolden('openapi-v3-compute', groupDocument('0.0.0', computeGroup));
});
