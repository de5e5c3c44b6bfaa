import { decodeJwt } from 'jose';
import type { OrderedRestart, WayDown } from '../../activities/claims.ts';
import type { Undoable } from '../../activities/controlPlane.ts';
import type { Activities } from '../../activities/index.ts';
import type { OrderClaims } from '../../src/domain/hostOrder.ts';
import type { Deadlines } from '../../src/domain/phases.ts';
import type { Orders } from '../../src/secrets/orderKeys.ts';
import type { Database } from '../../src/store/core/db.ts';

/** The activities, with per-machine deadlines where a test set them. */
export function withDeadlines(
  activities: Activities,
  ofMachine: (uid: string) => Partial<Deadlines>,
  { db, orders }: { db: Database; orders: Orders },
): Activities {
  const inTime = (uid: string, held: Undoable[]) => {
    const { stoppingMs } = ofMachine(uid);
    if (stoppingMs === undefined) return held;
    return Promise.all(
      held.map(async ({ ending, ...placement }) => ({ ...placement, ending: await within(ending, stoppingMs) })),
    );
  };
  const soon = async (uid: string, restart: OrderedRestart | null) => {
    const { stoppingMs } = ofMachine(uid);
    if (!restart || stoppingMs === undefined || restart.manner === 'forced') return restart;
    return { ...restart, how: await within(restart.how, stoppingMs) };
  };
  /** Its order says how, so it is signed again. */
  async function within<Way extends WayDown>({ order, ...way }: Way, graceMs: number) {
    const how = { ...way, graceMs };
    if (!order) return how;
    const { host: hostName, run: runtimeId, act, num: number } = decodeJwt<OrderClaims>(order);
    const { keepConsole } = way;
    return {
      ...how,
      order: await orders.sign({ hostName, runtimeId, act, number, arguments: { graceMs, keepConsole } }),
    };
  }
  return {
    ...activities,
    async claim(input) {
      const claim = await activities.claim(input);
      if (!claim) return null;
      const restart = await soon(input.uid, claim.restart);
      return { ...claim, restart, deadlines: { ...claim.deadlines, ...ofMachine(input.uid) } };
    },
    async readIntent(input) {
      const intent = await activities.readIntent(input);
      if (!intent) return null;
      const { begun } = intent;
      const restart = await soon(input.uid, intent.restart);
      return { ...intent, restart, ...(begun && { begun: { ...begun, held: await inTime(input.uid, begun.held) } }) };
    },
    async beginCleanup(input) {
      const begun = await activities.beginCleanup(input);
      return { ...begun, held: await inTime(input.uid, begun.held) };
    },
    async recordFailure(input) {
      // The row alone shows that a deadline has passed.
      if (Object.keys(ofMachine(input.uid)).length > 0)
        await db.$executeRaw`UPDATE machines SET phase_since = phase_since - interval '1 day' WHERE uid = ${input.uid}::uuid`;
      return activities.recordFailure(input);
    },
    listHeld: async (input) => inTime(input.uid, await activities.listHeld(input)),
  };
}
