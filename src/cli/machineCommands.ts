// Operators' commands for single machines. They write to the database, and the machine's workflow is woken.
import type { Config } from '../config.ts';
import type { MachineKind } from '../domain/machine.ts';
import { machineWorkflowId } from '../domain/names.ts';
import { AbandonRefused, abandonMachine } from '../store/fleet/inventory.ts';
import { findMachinesByRequest } from '../store/machines/machineStore.ts';
import { UserError } from '../up/userErrors.ts';
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
    try {
      await abandonMachine(db, { kind: kind satisfies MachineKind, namespace, name }, given);
    } catch (error) {
      if (error instanceof AbandonRefused) throw new UserError(error.message);
      throw error;
    }
    print(
      `${subject} is abandoned: its object goes; its host takes nothing more until the reaper has seen the machine gone`,
    );
  });
}

/** `machines find REQUEST_ID`: finds a machine's workflow by the X-Request-Id of its create, which customers quote. */
export function machinesFindCommand(config: Config, requestId: string, print: Print): Promise<void> {
  return withDatabase(config, async (db) => {
    const found = await findMachinesByRequest(db, requestId);
    if (found.length === 0)
      throw new UserError(
        `No machine was created by request ${requestId}, or it is gone for longer than changes are kept; the API's log has every create.`,
      );
    for (const machine of found) {
      const { phase, failureCode, failureMessage } = machine;
      print(
        [machineWorkflowId(machine), phase, failureCode, failureMessage].filter((part) => part !== null).join('  '),
      );
    }
  });
}
