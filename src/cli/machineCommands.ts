// Operators' commands for single machines. They write to the database, and the machine's workflow is woken.
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import type { MachineKind } from '../domain/machine.ts';
import { machineWorkflowId } from '../domain/names.ts';
import { abandonMachine } from '../store/fleet/inventory.ts';
import { findMachinesByRequest } from '../store/machines/machineStore.ts';
import { auditReason, type Print, withDatabase } from './operatorCommands.ts';

/** `machines abandon NAMESPACE/NAME --reason TEXT [--kind KIND]`: gives up a machine whose absence cannot be seen. */
export function machinesAbandonCommand(
  config: Config,
  {
    subject,
    kind = 'VirtualMachine',
    reason,
  }: { subject: string; kind?: string | undefined; reason?: string | undefined },
  print: Print,
): Promise<void> {
  const [namespace, name, ...rest] = subject.split('/');
  if (!namespace || !name || rest.length > 0)
    throw new UserError(`Name the machine as NAMESPACE/NAME, not "${subject}".`);
  if (kind !== 'VirtualMachine' && kind !== 'BareMetalMachine')
    throw new UserError(`--kind is VirtualMachine or BareMetalMachine, not "${kind}".`);
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    await abandonMachine(db, { kind: kind satisfies MachineKind, namespace, name }, given);
    print(
      `${subject} is abandoned: its object is removed, and its host takes no new machines until the reaper has seen that the machine is gone`,
    );
  });
}

/** `machines find REQUEST_ID`: finds a machine's workflow by the X-Request-Id of its create, which customers quote. */
export function machinesFindCommand(config: Config, requestId: string, print: Print): Promise<void> {
  return withDatabase(config, async (db) => {
    const found = await findMachinesByRequest(db, requestId);
    if (found.length === 0)
      throw new UserError(
        `Request ${requestId} created no machine, or the machine has been gone for longer than changes are kept. The API's log has every create.`,
      );
    for (const machine of found) {
      const { phase, failureCode, failureMessage } = machine;
      print(
        [machineWorkflowId(machine), phase, failureCode, failureMessage].filter((part) => part !== null).join('  '),
      );
    }
  });
}
