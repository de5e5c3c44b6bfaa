/** Evacuated hosts, with housekeeping's own role beside the owner of the database. */
import { hostsListCommand, hostsShowCommand } from '../../src/cli/fleet/hostCommands.ts';
import { hostsEvacuateCommand } from '../../src/cli/fleet/hostEvacuationCommand.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { type Database, openDatabase, transaction } from '../../src/store/core/db.ts';
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { followEvacuations } from '../../src/store/fleet/evacuation.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { openLifecycle } from '../../src/store/usage/lifecycles.ts';
import { said } from './commands.ts';
import { asRole } from './database.ts';
import { makeHost, makeMachine, makeTenant } from './fixtures.ts';
import { useFreshDatabase } from './suiteDatabase.ts';

export const hostName = 'h1';
export const reason = 'its disks fail one by one';
/** The time of a plan that says no other. */
export const at = '2999-12-24T08:00:00.000Z';
export type Asked = Parameters<typeof hostsEvacuateCommand>[2];
/** `--then`. */
export const to = (end?: string): Asked => Object.fromEntries([['then', end]]);
/** `--notice`, in place of the time. */
export const notice = (hours: string): Asked => ({ notice: hours, from: undefined as never });

/** For a suite: {@link useFreshDatabase}, and what its tests do there. */
export function useEvacuations() {
  let opened: Database;
  let config: Config;
  const roles: Partial<Record<ServiceRole, Database>> = {};
  useFreshDatabase(
    async (db, databaseUrl) => {
      opened = db;
      config = readConfig({ DATABASE_URL: databaseUrl });
      for (const role of ['api', 'worker'] as const)
        roles[role] ??= openDatabase(asRole(databaseUrl, role), { poolSize: 2 });
    },
    { poolSize: 3 },
  );
  afterAll(() => Promise.all(Object.values(roles).map((db) => db.$disconnect())));
  const evacuate = (asked: Asked = {}, name = hostName) =>
    said((print) =>
      hostsEvacuateCommand(config, name, { ...to('delete'), from: at, reason, yes: true, ...asked }, print),
    );
  return {
    db: () => opened,
    config: () => config,
    /** As the API or the worker, or as a thief of its password. */
    as: (role: ServiceRole) => roles[role]!,
    evacuate,
    cancel: (because = 'the disks were replaced') =>
      said((print) => hostsEvacuateCommand(config, hostName, { cancel: true, reason: because, yes: true }, print)),
    follow: () => followEvacuations(roles.worker!, () => true),
    state: async (name = hostName) =>
      (await said((print) => hostsListCommand(config, {}, print))).text
        .split('\n')
        .find((line) => line.startsWith(name))!,
    shown: async () =>
      JSON.parse((await said((print) => hostsShowCommand(config, { name: hostName, output: 'json' }, print))).text),
    told: (uid: string, what = 'EvacuationPlanned') =>
      opened.machineEvent.findMany({ where: { machineUid: uid, reason: what } }),
    isDeleting: async (uid: string) =>
      (await opened.machine.findUniqueOrThrow({ where: { uid } })).deletionRequestedAt !== null,
    /** As if so much time had passed. */
    async pass(interval: string): Promise<void> {
      await opened.$executeRawUnsafe(
        `UPDATE hosts SET evacuates_at = evacuates_at - interval '${interval}', ` +
          `evacuation_planned_at = evacuation_planned_at - interval '${interval}'`,
      );
      await opened.$executeRawUnsafe(`UPDATE machine_events SET last_at = last_at - interval '${interval}'`);
    },
    /** A machine on the host, ready since some seconds or never yet. */
    async placed(tenant?: Awaited<ReturnType<typeof makeTenant>>, isReady = true) {
      const owner = tenant ?? (await makeTenant(opened));
      if (!(await opened.host.findUnique({ where: { name: hostName } })))
        await makeHost(opened, { name: hostName, cpu: 64 });
      const machine = await makeMachine(opened, { namespace: owner.namespace });
      const { row } = (await claimMachine(opened, machine.uid, 'run-1'))!;
      const outcome = await placeMachine(opened, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
      if (outcome.outcome !== 'placed') throw new Error(outcome.outcome);
      const now = Math.floor(Date.now() / 1_000);
      if (isReady) await transaction(opened, (tx) => openLifecycle(tx, machine, outcome.placement.runtimeId, now - 5));
      return { ...owner, machine };
    },
  };
}
