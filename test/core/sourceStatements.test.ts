/** Every statement of the sources, held against the schema: a column that is renamed fails here, not when it is read. */
import pg from 'pg';
import { type FieldType, type SourceStatement, statementsOf } from '../support/core/sourceStatements.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let client: pg.Client;
const sourceStatements = statementsOf('src', 'activities');
beforeAll(async () => {
  postgres = await startPostgres();
  client = new pg.Client(await postgres.createDatabase());
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

/** Whose SQL depends on what is known only when it runs. Their tests run them. */
const notFollowed = [
  'src/store/accounts/customerData.ts eraseCustomer',
  'src/store/accounts/customerData.ts exportCustomer',
  'src/store/core/db.ts transaction',
  'src/store/core/highWaterMark.ts raiseHighWaterMark',
  'src/store/core/highWaterMark.ts raiseSequences',
  'src/store/core/rateCounts.ts rateCountClient',
  'src/store/fleet/tenantLimits.ts readLimits',
  'src/store/machines/machineLists.ts listMachinesAt',
  'src/store/machines/sql/insertMachines.ts exceededLimit',
  'src/store/machines/sql/insertMachines.ts insertMachines',
  'src/store/machines/sql/writeMachine.ts writeMachine',
  'src/store/usage/archive.ts bites',
  'src/store/usage/billingMismatches.ts findBillingMismatches',
  'src/store/usage/lifecycles.ts closeAt',
];
/** What Postgres does not prepare. */
const isUtility = (text: string): boolean => /^\s*(CLOSE|FETCH|LOCK)/.test(text);

test('every statement of the sources fits the schema, and its rows are as they are declared', async () => {
  const all = await sourceStatements;
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ row }) => row !== null).length).toBeGreaterThan(150);
  const { flaws, lost } = await judge(all);
  expect(flaws).toEqual([]);
  expect(lost).toEqual(notFollowed);
});

test('a column that is renamed is found', async () => {
  await client.query('ALTER TABLE images RENAME retired TO withdrawn');
  const { flaws } = await judge(await sourceStatements);
  await client.query('ALTER TABLE images RENAME withdrawn TO retired');
  expect(flaws).toContain('src/store/machines/placeMachine.ts offeredImages: column "retired" does not exist');
});

/** What is wrong, and whose SQL could not be followed. */
async function judge(all: readonly SourceStatement[]): Promise<{ flaws: string[]; lost: string[] }> {
  const flaws = new Set<string>();
  const lost = new Set(all.filter(({ texts }) => texts.length === 0).map(({ where }) => where));
  for (const { where, texts, row } of all)
    for (const text of texts) {
      if (isUtility(text)) continue;
      const found = await flawsOf(text, row);
      if (found.some((each) => /^syntax error at or near "\$\d+"$/.test(each))) lost.add(where);
      else for (const each of found) flaws.add(`${where}: ${each}`);
    }
  return { flaws: [...flaws], lost: [...lost].sort() };
}

const image = new Map<string, FieldType>([
  ['name', 'string'],
  ['retired', 'boolean'],
]);

test.each<[string, SourceStatement['row'], string[]]>([
  ['SELECT name, retired FROM images', image, []],
  ['UPDATE images SET retired = true WHERE name = $1', null, []],
  ['SELECT label, retired FROM images', image, ['column "label" does not exist']],
  ['SELECT name FROM images', image, ['has no retired']],
  ['SELECT name, retired, digest FROM images', image, ['has digest, which its row lacks']],
  ['SELECT name, 1::bigint AS retired FROM images', image, ['retired is bigint, and its row says boolean']],
])('%s has its flaws found', async (text, row, flaws) => {
  expect(await flawsOf(text, row)).toEqual(flaws);
});

async function flawsOf(text: string, row: SourceStatement['row']): Promise<string[]> {
  try {
    const given = new Map((await fieldsOf(text)).map(({ name, dataTypeID }) => [name, types[dataTypeID] ?? 'any']));
    if (row === null) return [];
    return [...new Set([...given.keys(), ...row.keys()])].flatMap((name) => {
      const [is, says] = [given.get(name), row.get(name)];
      if (!is) return [`has no ${name}`];
      if (!says) return [`has ${name}, which its row lacks`];
      return is === says || is === 'any' || says === 'any' ? [] : [`${name} is ${is}, and its row says ${says}`];
    });
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Types of columns by their OIDs, as the driver reads them. */
const types: Readonly<Record<number, FieldType>> = {
  16: 'boolean',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  701: 'number',
  1007: 'array',
  1009: 'array',
  1016: 'array',
  1043: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

/** Asks Postgres what a statement returns, without running it. */
function fieldsOf(text: string): Promise<pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    const description = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (described: { fields: pg.FieldDef[] }) => {
        fields = described.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(description as unknown as pg.Submittable);
  });
}
