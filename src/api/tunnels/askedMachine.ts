/** The machine that the path of a subresource names. */
import type { Request } from 'express';
import type { MachineKind } from '../../domain/machine.ts';
import { ApiError } from '../../http/apiError.ts';
import { isUnstorable } from '../../lib/text.ts';
import type { Database } from '../../store/core/db.ts';
import { getMachine, type MachineRow } from '../../store/machines/machineStore.ts';
import { group } from '../kubernetes/objectMetadata.ts';
import { notFound } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';

export interface AskedMachine {
  row: MachineRow;
  /** As messages name it. */
  subject: string;
}

/** Throws ApiError 404. */
export async function askedMachine(
  db: Database,
  kind: ResourceKind,
  request: Request,
  namespace: string,
): Promise<AskedMachine> {
  const { name } = request.params as { name: string };
  const key = { kind: kind.kind as MachineKind, namespace, name };
  const row = isUnstorable(name) ? null : await getMachine(db, key);
  if (!row) throw notFound(kind, name);
  return { row, subject: `${kind.plural}.${group} "${name}"` };
}

/** The refusal to let a client into a machine before it may be used. */
export function notReady({ row, subject }: AskedMachine, why = stateOf(row), more = ''): ApiError {
  return new ApiError(
    'Conflict',
    `${subject} is not ready for access (${why}): wait until status.readyForAccess is true${more}`,
  );
}

function stateOf({ deletionRequestedAt, phase, failureMessage }: MachineRow): string {
  if (deletionRequestedAt) return 'it is being deleted';
  return `its phase is ${phase}${failureMessage ? `: ${failureMessage}` : ''}`;
}
