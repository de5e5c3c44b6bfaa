import type { Database } from '../../src/store/core/db.ts';

/**
 * From now on, the look for a host that is part of a claim fails for machines whose name begins with `place-`. They are
 * claimed alone, and placed by the step `place`: only a claim has written no step yet.
 */
export async function failLooksOfClaims(db: Database): Promise<void> {
  await db.$executeRawUnsafe(`
    CREATE FUNCTION refuse_look() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM machines WHERE uid = NEW.machine_uid AND fence_step = 0 AND name LIKE 'place-%') THEN
        RAISE EXCEPTION 'the look for a host fails';
      END IF;
      RETURN NEW;
    END $$`);
  await db.$executeRawUnsafe(
    'CREATE TRIGGER refuse_look BEFORE INSERT ON placements FOR EACH ROW EXECUTE FUNCTION refuse_look()',
  );
}
