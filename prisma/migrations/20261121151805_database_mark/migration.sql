-- CreateTable
CREATE TABLE "database_mark" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "mark" BIGINT NOT NULL DEFAULT 0,
    "marked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "placement_floor" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "database_mark_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "database_mark_one_row" CHECK ("id"),
    CONSTRAINT "database_mark_forward" CHECK ("mark" >= 0 AND "placement_floor" >= 0)
);

-- A recovery of before this release set the sequence ahead without a placement that says so.
INSERT INTO "database_mark" ("placement_floor")
SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM placements_version_seq;
