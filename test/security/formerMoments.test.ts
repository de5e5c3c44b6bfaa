/**
 * A transaction that goes on reading a moment of before, also one that another session exported, deceives no guard of the
 * database. docs/security.md names these tests.
 */
import { transaction } from '../../src/store/core/db.ts';
import { notice, to, useEvacuations } from '../support/evacuations.ts';

const { db, as, evacuate, placed } = useEvacuations();
const former = { isolationLevel: 'RepeatableRead' } as const;

/** Guards that read, and may do so as of a former moment. Each says why. */
const harmless: Readonly<Record<string, string>> = {
  'INSERT audit_events.refuse_ended_session': 'it locks the session, which fails if that was changed since',
  'DELETE bills.refuse_unless_set_aside': 'a bill that was set aside stays so',
  'INSERT bills.refuse_bill_of_held_month': 'a lifecycle that was changed since cannot be locked',
  'INSERT bills.refuse_bill_of_other_usage': 'refuse_bill_out_of_turn lets no bill be read before its month was final',
  'INSERT bills.refuse_bill_out_of_turn': 'it finds a former moment by itself; bills leave by the owner alone',
  'UPDATE lifecycles.refuse_end_of_wanted': 'a machine that is over stays so',
  'DELETE machines.create_machine_again': 'it decides nothing',
  'INSERT machines.refuse_recreation_of_no_evacuation': 'it refuses every one',
};

test('each guard that decides by what it reads refuses to read a former moment, or is proved harmless', async () => {
  const guards = await db().$queryRaw<{ guard: string; refuses: boolean }[]>`
    WITH guards AS (
      SELECT t.*, p.proname, p.prosrc FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
        JOIN pg_class c ON c.oid = t.tgrelid AND c.relnamespace = 'public'::regnamespace WHERE NOT t.tgisinternal)
    SELECT DISTINCT CASE WHEN g.tgtype & 4 > 0 THEN 'INSERT ' WHEN g.tgtype & 8 > 0 THEN 'DELETE ' ELSE 'UPDATE ' END
      || g.tgrelid::regclass || '.' || g.proname AS guard, EXISTS (
      SELECT FROM guards now WHERE now.proname = 'refuse_former_moment' AND now.tgrelid = g.tgrelid AND now.tgattr = g.tgattr
        AND now.tgtype & 28 = g.tgtype & 28 AND pg_get_triggerdef(now.oid) LIKE '%transaction_isolation%') AS refuses
    FROM guards g WHERE g.prosrc ~ ('\\m(FROM|JOIN|INTO|UPDATE) (' || (SELECT string_agg(relname, '|') FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r') || ')\\M') ORDER BY 1`;
  expect(guards.flatMap(({ guard, refuses }) => (refuses ? [] : guard)).toSorted()).toEqual(
    Object.keys(harmless).toSorted(),
  );
  expect(guards.flatMap(({ guard, refuses }) => (refuses ? guard : []))).toEqual([
    'INSERT bill_corrections.refuse_correction_not_owed',
    'INSERT evacuation_credits.refuse_credit_of_no_evacuation',
    'INSERT lifecycles.refuse_lifecycle_of_other_time',
    'INSERT lifecycles.refuse_lifecycle_without_machine',
    'INSERT placements.refuse_false_place',
    'INSERT signing_key_sets.refuse_flood_of_key_sets',
    'UPDATE lifecycles.refuse_lifecycle_of_other_time',
    'UPDATE machines.refuse_recreation_of_no_evacuation',
    'UPDATE machines.refuse_recreation_of_wanted',
    'UPDATE placements.refuse_leaving_of_billed',
  ]);
});

test('an evacuation that is canceled creates no machine again for a session that reads what was before', async () => {
  const { machine } = await placed();
  await evacuate({ ...to('recreate'), ...notice('0') });
  const wish = (tx: Pick<ReturnType<typeof db>, '$executeRaw'>) => tx.$executeRaw`
    UPDATE machines SET deletion_requested_at = clock_timestamp(), recreates = true WHERE uid = ${machine.uid}::uuid`;
  const held = transaction(
    as('worker'),
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM hosts`;
      // The owner has not been told yet: that would change the machine's row.
      await db().host.updateMany({ data: { evacuatesAt: null } });
      return wish(tx);
    },
    former,
  );
  await expect(held).rejects.toThrow('not a former moment');
  expect(await db().machine.findFirst()).toMatchObject({ recreates: null, deletionRequestedAt: null });
  await evacuate({ ...to('recreate'), ...notice('0') });
  await transaction(as('worker'), wish);
  expect(await db().machine.findFirst()).toMatchObject({ recreates: true });
});

test('sets of published keys are counted as they are now', async () => {
  const add = (tx: Pick<ReturnType<typeof db>, '$executeRaw'>) => tx.$executeRaw`
    INSERT INTO signing_key_sets (document) VALUES ('{}')`;
  const counted = () => db().signingKeySet.count();
  await expect(transaction(as('worker'), add, former)).rejects.toThrow('not a former moment');
  expect(await counted()).toBe(0);
  expect(await transaction(as('worker'), add)).toBe(1);
});
