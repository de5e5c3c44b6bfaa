/**
 * What the audit event of a create costs: the store's creates with and without it, in turns, beside a whole create. And
 * what it costs that the event locks its session: whole creates with and without the trigger that does so, in turns.
 */
import { openDatabase } from '../src/store/core/db.ts';
import { openMachineBatches } from '../src/store/machines/machineBatches.ts';
import { removeUnclaimed } from '../src/store/machines/sql/removeUnclaimed.ts';
import { connections, load } from './load.ts';
import { progress, table } from './report.ts';
import { cpuMs } from './resources.ts';
import type { Rig } from './rig.ts';

const pairs = 16;
const createsInTurn = 1_000;

interface Cost {
  /** Processor time of this process and of Postgres, and time on the clock, per create. */
  ownMs: number;
  postgresMs: number;
  wallMs: number;
}

export async function measureAudit(rig: Rig): Promise<string> {
  const postgres = await rig.startPostgres();
  const { started, api } = await rig.startApi();
  const account = await rig.customer(api, 'audit');
  const db = openDatabase(rig.databaseUrl, { poolSize: 10 });
  try {
    const { rows } = await rig.sql.query(
      `SELECT s.customer_id, s.tenant_id, s.actor_id, s.id, n.name FROM sessions s JOIN namespaces n ON n.tenant_id = s.tenant_id
       ORDER BY s.created_at DESC LIMIT 1`,
    );
    const { customer_id: customerId, tenant_id: tenantId, actor_id: actorId, id: sessionId, name: namespace } = rows[0];
    const source = { address: '203.0.113.7', userAgent: 'kubectl/v1.34.2 (linux/amd64) kubernetes/8cc511e' };
    const by = { customerId, tenantId, actorId, sessionId, actorType: 'api-key', source } as const;
    const batches = openMachineBatches(db, 'VirtualMachine');
    const spec = { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 10 } };

    const turn = async (isAudited: boolean): Promise<Cost> => {
      const names = Array.from({ length: createsInTurn }, (_, index) => `${isAudited ? 'with' : 'without'}-${index}`);
      const before = [process.cpuUsage(), cpuMs(postgres.pid) ?? Number.NaN] as const;
      const { elapsedMs } = await load(
        createsInTurn,
        (index) => {
          const requestId = crypto.randomUUID();
          const machine = {
            kind: 'VirtualMachine',
            namespace,
            name: names[index]!,
            labels: {},
            annotations: {},
            spec,
          } as const;
          return batches.create({ ...machine, requestId, ...(isAudited && { by: { ...by, requestId } }) });
        },
        connections,
      );
      const { user, system } = process.cpuUsage(before[0]);
      const postgresMs = (cpuMs(postgres.pid) ?? Number.NaN) - before[1];
      for (let from = 0; from < names.length; from += 100)
        await removeUnclaimed(
          db,
          { kind: 'VirtualMachine', namespace },
          names.slice(from, from + 100).map((name) => ({ name })),
        );
      return {
        ownMs: (user + system) / 1_000 / createsInTurn,
        postgresMs: postgresMs / createsInTurn,
        wallMs: elapsedMs / createsInTurn,
      };
    };
    /** A whole create by HTTP, of which the above is a part. */
    const whole = async (round: number): Promise<number> => {
      const before = (cpuMs(started.pid) ?? Number.NaN) + (cpuMs(postgres.pid) ?? Number.NaN);
      await load(createsInTurn, (index) => api.create(account, `whole-${round}-${index}`));
      return ((cpuMs(started.pid) ?? Number.NaN) + (cpuMs(postgres.pid) ?? Number.NaN) - before) / createsInTurn;
    };

    progress(`audit: ${pairs} pairs of ${createsInTurn} creates with and without an event`);
    await turn(true);
    await turn(false);
    await whole(0);
    const without: Cost[] = [];
    const withEvent: Cost[] = [];
    const wholes: number[] = [];
    const unlocked: number[] = [];
    const withLock = (on: boolean) =>
      rig.sql.query(`ALTER TABLE audit_events ${on ? 'ENABLE' : 'DISABLE'} TRIGGER audit_events_of_sessions`);
    const wholeUnlocked = async (round: number) => {
      await withLock(false);
      unlocked.push(await whole(round));
      await withLock(true);
    };
    for (let pair = 0; pair < pairs; pair++) {
      // Each goes first as often as the other.
      for (const isAudited of pair % 2 === 0 ? [false, true] : [true, false])
        (isAudited ? withEvent : without).push(await turn(isAudited));
      const round = 2 * pair + 1;
      if (pair % 2 === 0) await wholeUnlocked(round);
      wholes.push(await whole(round + 1));
      if (pair % 2 === 1) await wholeUnlocked(round);
    }
    const median = (costs: readonly Cost[], part: keyof Cost) => middle(costs.map((cost) => cost[part]));
    const cpu = ({ ownMs, postgresMs }: Cost) => ownMs + postgresMs;
    const added = middle(withEvent.map((cost, index) => cpu(cost) - cpu(without[index]!)));
    const row = (what: string, part: keyof Cost) => [
      what,
      median(without, part).toFixed(3),
      median(withEvent, part).toFixed(3),
      (median(withEvent, part) / median(without, part)).toFixed(3),
    ];
    return table(
      [`a create in the store, medians of ${pairs} pairs`, 'without an event', 'with', 'ratio'],
      [
        row('processor time of Postgres, ms', 'postgresMs'),
        row('processor time of the API’s part, ms', 'ownMs'),
        row('on the clock, ms', 'wallMs'),
        [
          'processor time that the event adds to a whole create by HTTP, session check included',
          `${middle(wholes).toFixed(3)} ms in all`,
          `${added.toFixed(3)} ms of them`,
          (middle(wholes) / (middle(wholes) - added)).toFixed(3),
        ],
        [
          'processor time of a whole create by HTTP, without and with the lock of its session, ms',
          middle(unlocked).toFixed(3),
          middle(wholes).toFixed(3),
          middle(wholes.map((cost, index) => cost / unlocked[index]!)).toFixed(3),
        ],
      ],
    );
  } finally {
    await db.$disconnect();
  }
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
