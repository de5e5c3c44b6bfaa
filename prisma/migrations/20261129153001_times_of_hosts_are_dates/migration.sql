SET LOCAL lock_timeout = '500ms';

ALTER TABLE "hosts" ADD CONSTRAINT "hosts_times_are_dates" CHECK (
    "doubted_at" >= '1970-01-01 00:00Z' AND "doubted_at" < '10000-01-01 00:00Z' AND
    "lost_at" >= '1970-01-01 00:00Z' AND "lost_at" < '10000-01-01 00:00Z' AND
    "maintenance_ends_at" >= '1970-01-01 00:00Z' AND "maintenance_ends_at" < '10000-01-01 00:00Z' AND
    "maintenance_starts_at" >= '1970-01-01 00:00Z' AND "maintenance_starts_at" < '10000-01-01 00:00Z'
) NOT VALID;
