SET LOCAL lock_timeout = '500ms';

ALTER TABLE "machines" ADD CONSTRAINT "machines_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "deletion_requested_at" >= '1970-01-01 00:00Z' AND "deletion_requested_at" < '10000-01-01 00:00Z' AND
    "phase_since" >= '1970-01-01 00:00Z' AND "phase_since" < '10000-01-01 00:00Z'
) NOT VALID;
