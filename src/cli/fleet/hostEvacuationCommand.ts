// `hosts evacuate`: takes the machines off a host. Without --yes it only says what it would do for each of them.

import { evacuationEnds } from '../../domain/timeline.ts';
import { UsageError, UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import {
  type AskedEvacuation,
  cancelEvacuation,
  type Evacuation,
  evacuationOf,
  type Left,
  leftOn,
  planEvacuation,
  timeOf,
} from '../../store/fleet/evacuation.ts';
import { auditReason, notDone, type Print, timeGiven, withDatabase } from '../operatorCommands.ts';
import { columns, counted } from '../output.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { oneOf } from './instanceCommands.ts';

interface Asked {
  then?: string;
  from?: string;
  notice?: string;
  credit?: string;
  cancel?: boolean;
  reason?: string;
  yes?: boolean;
}

/** Returns the exit code. Throws UserError and UsageError. */
export function hostsEvacuateCommand(config: Config, name: string, asked: Asked, print: Print): Promise<number> {
  const reason = auditReason(asked.reason);
  const given = { name, reason, yes: asked.yes ?? false };
  if (!asked.cancel) {
    const plan = { ...planOf(asked), reason };
    return withDatabase(config, (db) => evacuate(db, given, plan, print));
  }
  if ([asked.then, asked.from, asked.notice, asked.credit].some((each) => each !== undefined))
    throw new UsageError('--cancel ends an evacuation, and takes no plan.');
  return withDatabase(config, (db) => cancel(db, given, print));
}

interface Given {
  name: string;
  reason: string;
  yes: boolean;
}

async function evacuate(
  db: Database,
  { name, reason, yes }: Given,
  plan: AskedEvacuation,
  print: Print,
): Promise<number> {
  if (!yes) {
    const from = await timeOf(db, name, plan);
    const left = await leftOn(db, name, plan);
    print(`This closes ${name} to new machines. Their customers read: "${reason}". From ${from.toISOString()} on:`);
    for (const line of previewLines(left, plan)) print(line);
    return notDone(print);
  }
  const { evacuatesAt, told } = await planEvacuation(db, name, plan);
  print(
    `${name} takes no new machine and is evacuated from ${evacuatesAt.toISOString()} on; told the customers of ${counted(told, 'machine')}`,
  );
  print(
    `"hosts show ${name}" shows what is left and what it waits for. The host stays closed until "hosts evacuate ${name} --cancel"`,
  );
  return 0;
}

async function cancel(db: Database, { name, reason, yes }: Given, print: Print): Promise<number> {
  const plan = await evacuationOf(db, name);
  if (!yes) {
    print(
      plan
        ? `This opens ${name} again unless it is cordoned. Customers who read of its evacuation then read: "${reason}".`
        : `${name} has no evacuation.`,
    );
    return notDone(print);
  }
  const told = await cancelEvacuation(db, name, reason);
  print(
    told === null
      ? `${name} has no evacuation`
      : `${name}: no evacuation any more; told the customers of ${counted(told, 'machine')}`,
  );
  return 0;
}

/** Throws UserError and UsageError. */
function planOf({ then: end, from, notice, credit }: Asked): Omit<AskedEvacuation, 'reason'> {
  if (end === undefined) throw new UsageError('Say what becomes of the machines: --then recreate or --then delete.');
  const recreates = oneOf(evacuationEnds, '--then', end) === 'recreate';
  if ((from === undefined) === (notice === undefined))
    throw new UsageError('Give either --from TIME or --notice HOURS.');
  const hours = wholeNumber('--notice', notice ?? '0', { most: 8_760 });
  const now = new Date();
  const evacuatesAt = from === undefined ? new Date(now.getTime() + hours * 3_600_000) : timeGiven('--from', from);
  if (evacuatesAt < now) throw new UserError(`--from is a time to come, not "${from}"; --notice 0 is at once.`);
  const creditSeconds = wholeNumber('--credit', credit ?? '0', { most: 31_622_400 });
  return { evacuatesAt, noticeHours: from === undefined ? hours : null, recreates, creditSeconds };
}

const named = ({ namespace, name, customer, kind, phase }: Left) => [`${namespace}/${name}`, customer, kind, phase];
const heads = ['MACHINE', 'CUSTOMER', 'KIND', 'PHASE'];

function previewLines(left: readonly Left[], { recreates, creditSeconds }: Evacuation): string[] {
  if (left.length === 0) return ['No machine is on it.'];
  const room = ({ why }: Left) => ({
    'another host': 'no host has room now: it stays',
    'its owner': `${why}: it stays`,
    'an operator': 'held stopped: it stays',
    'its host': 'its host is silent: it stays',
    'its time': '',
    'its former host': 'it holds a place on another host, too: it stays',
    'a repeat of the plan': '',
    'its removal': 'is being removed',
  });
  const rows = left.map((each) => [
    ...named(each),
    recreates ? 'its disk and host keys' : 'all of it',
    creditSeconds > 0 ? `${creditSeconds} s at most` : 'none',
    room(each)[each.waitsFor] || (recreates ? 'again elsewhere' : 'deleted'),
  ]);
  return columns([[...heads, 'LOSES', 'CREDIT', 'THEN'], ...rows]);
}

const waitOf = ({ waitsFor, why }: Left) => (why === null ? waitsFor : `${waitsFor}: ${why}`);

/** What is planned for a host, and what each machine that is left there waits for. */
export function evacuationLines({ machines, ...plan }: Evacuation & { machines: readonly Left[] }): string[] {
  const then = plan.recreates ? 'its machines are created again elsewhere' : 'its machines are deleted';
  const credit = plan.creditSeconds > 0 ? `, with a credit of up to ${plan.creditSeconds} s for each` : '';
  return [
    `Evacuation from ${plan.evacuatesAt.toISOString()} on: ${then}${credit} (${plan.reason})`,
    ...(machines.length === 0
      ? ['No machine is left on it.']
      : columns([[...heads, 'WAITS-FOR'], ...machines.map((each) => [...named(each), waitOf(each)])])),
  ];
}
