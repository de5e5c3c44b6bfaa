SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "signing_key_sets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "document" TEXT NOT NULL,

    CONSTRAINT "signing_key_sets_pkey" PRIMARY KEY ("id")
);

-- A set is a whole, and the owner alone may remove one: each that a key which is held signed has all that the next needs.
CREATE TRIGGER signing_key_sets_stay BEFORE UPDATE OR TRUNCATE ON signing_key_sets
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Sets are made when keys change. So a role's password adds little that everyone who verifies would have to read.
CREATE FUNCTION refuse_flood_of_key_sets() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND (length(NEW.document) > 65536
      OR (SELECT count(*) FROM signing_key_sets WHERE created_at > clock_timestamp() - interval '1 day') >= 100) THEN
    RAISE EXCEPTION 'more than 100 sets of keys in a day, or one of more than 64 kB: remove those of signing_key_sets that no worker wrote'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER signing_key_sets_are_few BEFORE INSERT ON signing_key_sets FOR EACH ROW EXECUTE FUNCTION refuse_flood_of_key_sets();
