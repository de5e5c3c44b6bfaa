import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { startPostgres, type TestPostgres } from './database.ts';

/** Gives the suite a database of its own, at the current migrations, from before its first test until after its last. */
export function useDatabase(
  use: (db: Database, url: string) => void | Promise<void>,
  options: Parameters<typeof openDatabase>[1] = {},
): void {
  let postgres: TestPostgres | undefined;
  let db: Database | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase();
    db = openDatabase(url, options);
    await use(db, url);
  });
  afterAll(async () => {
    await db?.$disconnect();
    await postgres?.stop();
  });
}
