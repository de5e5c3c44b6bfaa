import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { query, startPostgres, type TestPostgres } from './database.ts';

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

/**
 * Like `useDatabase`, and each test finds the database as the migrations left it, which takes a tenth of what a database
 * of its own would. `use` is called before each test.
 */
export function useFreshDatabase(
  use: (db: Database, url: string) => void | Promise<void>,
  options: Parameters<typeof openDatabase>[1] = {},
): void {
  let opened: { db: Database; url: string };
  useDatabase(async (db, url) => {
    opened = { db, url };
    await query(url, rememberFresh);
  }, options);
  beforeEach(async () => {
    await opened.db.$executeRaw`SELECT fresh.restore()`;
    await use(opened.db, opened.url);
  });
}

/** Keeps copies of the rows that there are, and a function that goes back to them. */
const rememberFresh = `
  CREATE SCHEMA fresh;
  CREATE VIEW fresh.tables AS SELECT relname AS name, oid AS id FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace;
  CREATE TABLE fresh.sequences AS SELECT format('%I.%I', schemaname, sequencename) AS name, coalesce(last_value,
    start_value) AS value, last_value IS NOT NULL AS is_called
    FROM pg_sequences WHERE schemaname = 'public';
  DO $do$ DECLARE each text; BEGIN
    FOR each IN SELECT name FROM fresh.tables LOOP EXECUTE format('CREATE TABLE fresh.%I AS TABLE public.%I',
      'rows of ' || each, each); END LOOP;
  END $do$;
  CREATE FUNCTION fresh.restore() RETURNS void LANGUAGE plpgsql AS $function$ DECLARE each record; BEGIN
    FOR each IN SELECT DISTINCT name FROM fresh.tables JOIN pg_trigger ON tgrelid = id WHERE tgenabled = 'D' AND NOT tgisinternal LOOP
      EXECUTE format('ALTER TABLE public.%I ENABLE TRIGGER USER', each.name);
    END LOOP;
    -- Without triggers and foreign keys.
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR each IN SELECT name FROM fresh.tables LOOP
      EXECUTE format('DELETE FROM public.%I', each.name);
      EXECUTE format('INSERT INTO public.%I OVERRIDING SYSTEM VALUE TABLE fresh.%I', each.name, 'rows of ' || each.name);
    END LOOP;
    PERFORM setval(name, value, is_called) FROM fresh.sequences;
  END $function$`;
