SET LOCAL lock_timeout = '500ms';

ALTER TABLE "machine_events" ADD CONSTRAINT "machine_events_times_are_dates" CHECK (
    "first_at" >= '1970-01-01 00:00Z' AND "first_at" < '10000-01-01 00:00Z' AND
    "last_at" >= '1970-01-01 00:00Z' AND "last_at" < '10000-01-01 00:00Z'
) NOT VALID;
