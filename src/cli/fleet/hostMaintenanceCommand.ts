// `hosts maintain`: planned maintenance of hosts. Without --yes it only says what it would do.

import { UsageError, UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { cancelMaintenance, chosenHosts, countToTell, planMaintenance } from '../../store/fleet/maintenance.ts';
import { auditReason, notDone, type Print, timeGiven, withDatabase } from '../operatorCommands.ts';
import { counted } from '../output.ts';

interface Asked {
  class?: string;
  agent?: string;
  from?: string;
  until?: string;
  cancel?: boolean;
  reason?: string;
  yes?: boolean;
}

/** Returns the exit code. Throws UserError and UsageError. */
export function hostsMaintainCommand(config: Config, names: string[], asked: Asked, print: Print): Promise<number> {
  const { class: className, agent, from, until, cancel } = asked;
  if (names.length === 0 && className === undefined && agent === undefined)
    throw new UsageError('Name hosts, or choose them with --class or --agent.');
  const given = { ...asked, reason: auditReason(asked.reason) };
  if (!cancel) {
    const window = {
      startsAt: from === undefined ? null : timeGiven('--from', from),
      endsAt: timeGiven('--until', until ?? ''),
    };
    return withDatabase(config, async (db) =>
      plan(db, await chosenHosts(db, { names, className, agent }), { ...given, ...window }, print),
    );
  }
  if (from !== undefined || until !== undefined)
    throw new UsageError('--cancel ends a maintenance, and takes neither --from nor --until.');
  return withDatabase(config, async (db) =>
    cancelAll(db, await chosenHosts(db, { names, className, agent }), given, print),
  );
}

type Chosen = Awaited<ReturnType<typeof chosenHosts>>;

async function plan(
  db: Database,
  hosts: Chosen,
  { startsAt: asked, endsAt, reason, until, yes }: Asked & { startsAt: Date | null; endsAt: Date; reason: string },
  print: Print,
): Promise<number> {
  const now = new Date();
  // A window that is extended keeps its start.
  const windows = hosts.map(({ name, startsAt, endsAt: end }) => ({
    name,
    endsAt,
    reason,
    startsAt: asked ?? (startsAt && end && end > now ? startsAt : now),
  }));
  if (windows.some(({ startsAt }) => endsAt <= (startsAt > now ? startsAt : now)))
    throw new UserError(`--until is a time to come, after --from, not "${until}".`);
  const [first] = windows;
  const isOne = windows.every(({ startsAt }) => startsAt.getTime() === first!.startsAt.getTime());
  const window = `${isOne ? `from ${first!.startsAt.toISOString()} ` : ''}until ${endsAt.toISOString()}`;
  if (!yes) {
    const machines = await countToTell(
      db,
      windows.map(({ name }) => name),
    );
    print(
      `This closes ${named(hosts)} to new machines ${window}. The customers of ${counted(machines, 'machine')} there read: "${reason}".`,
    );
    for (const { name, endsAt: end } of running(hosts, now))
      if (end > endsAt) print(`${name} has a maintenance until ${end.toISOString()}, which would end sooner.`);
    return notDone(print);
  }
  const told = await planMaintenance(db, windows);
  print(
    `${named(hosts)}: maintenance ${window}, without new machines; told the customers of ${counted(told, 'machine')}`,
  );
  print(
    '"hosts drain NAME" shows what is left on a host. The host opens by itself; ' +
      '--cancel ends its maintenance before, and another --until moves the end',
  );
  return 0;
}

async function cancelAll(
  db: Database,
  hosts: Chosen,
  { reason, yes }: Asked & { reason: string },
  print: Print,
): Promise<number> {
  if (!yes) {
    const ended = running(hosts, new Date());
    if (ended.length === 0) print(`${named(hosts)}: no maintenance is planned`);
    else print(`This ends the maintenance of ${named(ended)}. Customers who read of it then read: "${reason}".`);
    for (const { name, endsAt } of ended) print(`${name}: until ${endsAt.toISOString()}`);
    return notDone(print);
  }
  const { ended, told } = await cancelMaintenance(
    db,
    hosts.map(({ name }) => name),
    reason,
  );
  print(
    ended.length === 0
      ? `${named(hosts)}: no maintenance is planned`
      : `${named(ended.map((name) => ({ name })))}: no maintenance any more`,
  );
  if (told > 0) print(`Told the customers of ${counted(told, 'machine')}`);
  return 0;
}

/** Those whose maintenance is planned, or under way. */
function running(hosts: Chosen, now: Date): { name: string; endsAt: Date }[] {
  return hosts.flatMap(({ name, startsAt, endsAt }) => (startsAt && endsAt && endsAt > now ? [{ name, endsAt }] : []));
}

/** Host names that a line has room for. */
const most = 5;

function named(hosts: readonly { name: string }[]): string {
  return hosts.length > most ? `${hosts.length} hosts` : hosts.map(({ name }) => name).join(', ');
}
