import { sharedRateLimit } from '../../src/http/rateLimit.ts';
import { networkOf } from '../../src/lib/networkOf.ts';
import { forgetRateCounts } from '../../src/store/core/rateCounts.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let replicas: TestApi[];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  replicas = await Promise.all([0, 1].map(() => startApi(url, {}, { limits: { registrations: 5 } })));
});
afterAll(async () => {
  await Promise.all(replicas.map((api) => api.stop()));
  await postgres?.stop();
});

test('attempts at registration codes are counted across all replicas', async () => {
  const contact = { email: 'a@example.com', name: 'A' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn++)
    statuses.push(
      (
        await replicas[turn % 2]!.call('/v1/admin/registrations', {
          method: 'POST',
          body: { code: `guess-${turn}`, contact },
        })
      ).status,
    );
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('so are sign-ins, on pages and on the way to a provider', async () => {
  const statuses: number[] = [];
  const ask = async (turn: number) =>
    void statuses.push((await replicas[turn % 2]!.call(turn % 3 ? '/sign-in' : '/v1/auth/login?account=x')).status);
  await ask(0);
  // The one-minute window that this started must not pass before all requests were sent.
  const held = await replicas[0]!.db.rateCount.updateMany({
    where: { key: { startsWith: 'sign-in' } },
    data: { expire: BigInt(Date.now() + 3_600_000) },
  });
  expect(held.count).toBe(1);
  for (let turn = 1; turn < 130; turn++) await ask(turn);
  expect(statuses.indexOf(429)).toBe(120);
  expect(statuses.slice(120)).toEqual(Array(10).fill(429));
});

test('after a window has passed, counting starts again, and the old window is deleted', async () => {
  const { db } = replicas[0]!;
  const rate = { perSecond: 0.01, burst: 2 };
  const limit = sharedRateLimit('short', rate, db);
  const take = (address: string) =>
    limit.take(address).then(
      () => true,
      () => false,
    );
  expect([await take('192.0.2.1'), await take('192.0.2.1'), await take('192.0.2.1'), await take('192.0.2.2')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  await db.rateCount.updateMany({ where: { key: { startsWith: 'short' } }, data: { expire: 1n } });
  const elsewhere = sharedRateLimit('short', rate, db);
  await expect(elsewhere.take('192.0.2.1')).resolves.toBeUndefined();
  const passed = { key: { startsWith: 'short', endsWith: '192.0.2.1' } };
  const open = { key: { startsWith: 'short', endsWith: '192.0.2.2' } };
  await db.rateCount.updateMany({ where: passed, data: { expire: 1n } });
  await limit.take('192.0.2.2');
  await forgetRateCounts(db, Date.now());
  expect([await db.rateCount.count({ where: passed }), await db.rateCount.count({ where: open })]).toEqual([0, 1]);
});

test('an IPv6 client is counted by its /64, whichever address it uses', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('192.0.2.2')).not.toBe(networkOf('192.0.2.1'));
});
