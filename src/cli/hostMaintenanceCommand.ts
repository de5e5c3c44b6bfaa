// `hosts maintain`: planned maintenance of a host. Without --yes it only says what it would do.
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { machinesToTell, planMaintenance } from '../store/fleet/maintenance.ts';
import { auditReason, notDone, type Print, withDatabase } from './operatorCommands.ts';
import { counted } from './output.ts';

interface Asked {
  from?: string;
  until?: string;
  reason?: string;
  yes?: boolean;
}

export function hostsMaintainCommand(config: Config, name: string, asked: Asked, print: Print): Promise<number> {
  const reason = auditReason(asked.reason);
  const startsAt = asked.from === undefined ? new Date() : timeOf('--from', asked.from);
  const endsAt = timeOf('--until', asked.until ?? '');
  if (endsAt.getTime() <= Math.max(Date.now(), startsAt.getTime()))
    throw new UserError(`--until is a time to come, after --from, not "${asked.until}".`);
  const window = `from ${startsAt.toISOString()} until ${endsAt.toISOString()}`;
  return withDatabase(config, async (db) => {
    const machines = await machinesToTell(db, name);
    if (!asked.yes) {
      print(
        `This closes ${name} to new machines now, and opens it at ${endsAt.toISOString()}. The customers of ${counted(machines.length, 'machine')} on it read: "${reason}".`,
      );
      return notDone(print);
    }
    const told = await planMaintenance(db, name, { startsAt, endsAt, reason });
    print(
      `${name} is maintained ${window}, and takes no new machine until then; it told the customers of ${counted(told, 'machine')}`,
    );
    print(
      `"hosts drain ${name}" shows what is left on it. It opens by itself; "hosts uncordon ${name}" opens it before`,
    );
    return 0;
  });
}

function timeOf(option: string, text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new UserError(`${option} is a time, such as 2026-12-24T08:00:00Z, not "${text}".`);
  return time;
}
