/** Hosts as the control plane knows them. */
import { machineWorkflowId } from '../domain/names.ts';
import type { MachineKind } from '../domain/machine.ts';
import type { Database, Queryable } from './db.ts';
import { lockMachine, writeMachine } from './machines.ts';

export async function listHostNames(db: Database): Promise<string[]> {
  return (await db.host.findMany({ where: { retired: false }, select: { name: true }, orderBy: { name: 'asc' } })).map((host) => host.name);
}

export async function hostExists(db: Database, name: string): Promise<boolean> {
  return (await db.host.count({ where: { name, retired: false } })) > 0;
}

/** Records that a host is lost or found. Returns whether it was lost before. */
export async function markHost(db: Database, name: string, { lost }: { lost: boolean }): Promise<boolean> {
  const rows = await db.$queryRaw<{ was_lost: boolean }[]>`
    UPDATE hosts h SET lost_at = CASE WHEN ${lost} THEN coalesce(h.lost_at, clock_timestamp()) END
    FROM (SELECT name, lost_at FROM hosts WHERE name = ${name} FOR UPDATE) before WHERE h.name = before.name
    RETURNING before.lost_at IS NOT NULL AS was_lost`;
  return rows[0]?.was_lost ?? false;
}

/** Machines that hold capacity on a host. */
export async function machinesOnHost(db: Database, name: string): Promise<{ uid: string; workflowId: string }[]> {
  const rows = await db.$queryRaw<{ uid: string; kind: MachineKind; namespace: string; name: string }[]>`
    SELECT m.uid, m.kind, m.namespace, m.name FROM placements p JOIN machines m ON m.uid = p.machine_uid
    WHERE p.host_name = ${name} AND p.released_at IS NULL ORDER BY m.uid`;
  return rows.map((row) => ({ uid: row.uid, workflowId: machineWorkflowId(row) }));
}

/** Records that the host of a machine's newest placement holds an image (`name@sha256:…`). A hint to placement only. */
export async function rememberImage(tx: Queryable, machineUid: string, pinnedRef: string): Promise<void> {
  const digest = pinnedRef.slice(pinnedRef.indexOf('@') + 1);
  await tx.$executeRaw`
    UPDATE hosts SET images = array_append(images, ${digest})
    WHERE name = (SELECT host_name FROM placements WHERE machine_uid = ${machineUid}::uuid AND released_at IS NULL ORDER BY attempt DESC LIMIT 1)
      AND NOT coalesce(${digest} = ANY(images), false)`;
}

/** Nobody may connect to a machine whose host is out of reach. The machine itself is kept. */
export function withdrawAccess(db: Database, uid: string): Promise<void> {
  return db.$transaction(async (tx) => {
    const row = await lockMachine(tx, { uid });
    if (row?.readyForAccess) await writeMachine(tx, row, { readyForAccess: false });
  });
}
