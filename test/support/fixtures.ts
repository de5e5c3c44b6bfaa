import { randomUUID } from 'node:crypto';
import type { MachineKind } from '../../src/domain/machine.ts';
import type { Database } from '../../src/store/core/db.ts';
import { createMachine } from '../../src/store/machines/machineStore.ts';
import type { NewMachine } from '../../src/store/machines/sql/insertMachines.ts';
import { allotTo } from './limits.ts';

export const digest = `sha256:${'a'.repeat(64)}`;

export interface HostFixture {
  cordoned?: boolean;
  agent?: string;
  lostAt?: Date;
  name: string;
  className?: string;
  region?: string;
  workload?: MachineKind;
  cpu?: number;
  memoryGiB?: number;
  diskGiB?: number;
  reservedTenantId?: string;
}

/** A customer with one tenant, one class `general-1`, and the image `debian-12`: what a machine needs to exist. */
export async function makeTenant(
  db: Database,
  { minimumSeconds = 60, virtualMachineLimit = 1_000, namespace = `ns-${randomUUID().slice(0, 8)}` } = {},
) {
  const customer = await db.customer.create({ data: { slug: namespace, displayName: 'Test' } });
  const tenant = await db.tenant.create({
    data: {
      customerId: customer.id,
      slug: 'default',
      displayName: 'Default',
      region: 'north',
      isDefault: true,
      namespace: { create: { name: namespace } },
    },
  });
  await db.machineClass.upsert({
    where: { name: 'general-1' },
    create: { name: 'general-1', cpuFamily: 'test', memoryGiB: 64, regions: ['north', 'south'], minimumSeconds },
    update: {},
  });
  await db.image.upsert({ where: { name: 'debian-12' }, create: { name: 'debian-12', digest }, update: {} });
  await allotTo(db, tenant.id, 'general-1', { virtual_machine: virtualMachineLimit });
  return { customerId: customer.id, tenantId: tenant.id, namespace };
}

export async function makeHost(db: Database, host: HostFixture) {
  return db.host.create({
    data: {
      className: 'general-1',
      region: 'north',
      workload: 'VirtualMachine',
      driver: 'simulated',
      cpu: 8,
      memoryGiB: 32,
      diskGiB: 500,
      ...host,
    },
  });
}

/** What a create of a virtual machine says at least. */
export function newMachine(namespace: string, name: string, more: Partial<NewMachine> = {}): NewMachine {
  return {
    kind: 'VirtualMachine',
    namespace,
    name,
    labels: {},
    annotations: {},
    spec: { imageRef: 'debian-12' },
    ...more,
  };
}

/** The changes of a namespace's machines, in their order. */
export function journalOf(db: Database, namespace: string) {
  return db.journalEntry.findMany({ where: { namespace }, orderBy: { resourceVersion: 'asc' } });
}

/** Creates a virtual machine and fails the test if it is refused. */
export async function makeMachine(db: Database, input: Partial<NewMachine> & { namespace: string }) {
  const created = await createMachine(db, {
    kind: 'VirtualMachine',
    name: `vm-${randomUUID().slice(0, 8)}`,
    labels: {},
    annotations: {},
    spec: { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } },
    ...input,
  });
  if (created.outcome !== 'created') throw new Error(`not created: ${created.outcome}`);
  return created.machine;
}

/** A key that may write machines. Sessions can be made for it; nothing is known of its secret. */
export function makeApiKey(db: Database, { customerId, tenantId }: { customerId: string; tenantId: string }) {
  return db.apiKey.create({
    data: {
      customerId,
      tenantId,
      name: 'k',
      secretDigest: Buffer.alloc(32, 1),
      scopes: ['compute:write'],
      makerType: 'operator',
      makerId: 'test',
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
}
