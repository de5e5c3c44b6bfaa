import { type DatabaseCondition, databaseCondition, RefusedWrites } from '../../src/store/core/databaseCondition.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let url: string;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  db = openDatabase(url);
}, 120_000);
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing went wrong',
    (error: unknown) => error,
  );

test('a Postgres that does not respond is classified as away, whatever error the adapter reports', async () => {
  const away = openDatabase('postgresql://nobody:x@127.0.0.1:1/none');
  expect(databaseCondition(await caught(away.$queryRaw`SELECT 1`))).toBe('away');
  await away.$disconnect();
});

/** Every SQLSTATE class that Postgres documents, and codes that differ from their class. */
const table: [string, DatabaseCondition | null][] = [
  ['08000', 'away'],
  ['08006', 'away'],
  ['0A000', null],
  ['21000', null],
  ['22003', null],
  ['23505', null],
  ['25001', null],
  ['25006', 'readOnly'],
  ['25P02', null],
  ['25P03', 'timeout'],
  ['26000', null],
  ['28000', 'away'],
  ['28P01', 'away'],
  ['2BP01', null],
  ['3D000', 'away'],
  ['3F000', null],
  ['40001', 'busy'],
  ['40003', 'busy'],
  ['40P01', 'busy'],
  ['42501', null],
  ['42P01', null],
  ['44000', null],
  ['53000', 'busy'],
  ['53100', 'full'],
  ['53200', 'busy'],
  ['53300', 'busy'],
  ['53400', 'busy'],
  ['54000', null],
  ['55000', 'busy'],
  ['55006', 'busy'],
  ['55P03', 'busy'],
  ['57000', 'away'],
  ['57014', 'timeout'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['58000', 'failing'],
  ['58030', 'failing'],
  ['58P01', 'failing'],
  ['F0000', null],
  ['HV000', null],
  ['P0001', null],
  ['XX000', null],
  ['XX001', null],
];

test.each(table)('SQLSTATE %s is %s, by itself, in a transaction and through a model', async (code, condition) => {
  const raise = `DO $$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = '${code}'; END $$`;
  expect(databaseCondition(await caught(db.$executeRawUnsafe(raise)))).toBe(condition);
  expect(databaseCondition(await caught(db.$transaction((tx) => tx.$executeRawUnsafe(raise))))).toBe(condition);
  await query(
    url,
    `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN RAISE EXCEPTION 'injected'
      USING ERRCODE = '${code}'; END $f$;
     CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  const insert = db.customer.create({ data: { slug: 'x', displayName: 'x' } });
  expect(databaseCondition(await caught(insert))).toBe(condition);
});

test('a server that really is read-only refuses writes with that condition, and reads go on', async () => {
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
  const readOnly = openDatabase(url);
  try {
    const error = await caught(readOnly.limit.deleteMany());
    expect(databaseCondition(error)).toBe('readOnly');
    expect(await readOnly.customer.count()).toBe(0);
  } finally {
    await readOnly.$disconnect();
  }
});

test.each([
  [new TypeError('x is not a function'), null],
  [{ code: 'P2002' }, null],
  [{ code: 'ENOSPC' }, null],
  [{ code: 'P2028' }, 'busy'],
  ['a text', null],
  [null, null],
])('%j is %s', (error, condition) => {
  expect(databaseCondition(error)).toBe(condition);
});

test('refused writes are recorded; other errors are not', () => {
  const refused = new RefusedWrites();
  refused.note({ code: '57P03' });
  refused.note(new TypeError('x'));
  expect(refused.condition).toBeNull();
  refused.note({ code: '53100' });
  expect(refused.condition).toBe('full');
});
