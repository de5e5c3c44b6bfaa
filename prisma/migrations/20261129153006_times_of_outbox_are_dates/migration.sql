SET LOCAL lock_timeout = '500ms';

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "leased_until" >= '1970-01-01 00:00Z' AND "leased_until" < '10000-01-01 00:00Z'
) NOT VALID;
