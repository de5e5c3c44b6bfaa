SET LOCAL lock_timeout = '500ms';

ALTER TABLE "placements" ADD CONSTRAINT "placements_times_are_dates" CHECK (
    "abandoned_at" >= '1970-01-01 00:00Z' AND "abandoned_at" < '10000-01-01 00:00Z' AND
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "orphaned_at" >= '1970-01-01 00:00Z' AND "orphaned_at" < '10000-01-01 00:00Z' AND
    "released_at" >= '1970-01-01 00:00Z' AND "released_at" < '10000-01-01 00:00Z'
) NOT VALID;
