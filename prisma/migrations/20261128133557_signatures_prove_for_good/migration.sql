SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "signing_key_sets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "document" TEXT NOT NULL,

    CONSTRAINT "signing_key_sets_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER signing_key_sets_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON signing_key_sets
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
