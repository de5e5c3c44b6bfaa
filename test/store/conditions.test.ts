import { databaseCondition } from '../../src/store/conditions.ts';
import { openDatabase } from '../../src/store/db.ts';

test('a Postgres that does not answer is away, whatever the adapter calls it', async () => {
  const db = openDatabase('postgresql://nobody:x@127.0.0.1:1/none');
  const error = await db.$queryRaw`SELECT 1`.catch((caught: unknown) => caught);
  expect(databaseCondition(error)).toBe('away');
  await db.$disconnect();
});

test.each([
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57P03' } } } }, 'away'],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57014' } } } }, 'timeout'],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '40P01' } } } }, 'busy'],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '23505' } } } }, null],
  [new TypeError('x is not a function'), null],
])('%j is %s', (error, condition) => {
  expect(databaseCondition(error)).toBe(condition);
});
