SET LOCAL lock_timeout = '500ms';

ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_times_are_dates" CHECK (
    "attempted_at" >= '1970-01-01 00:00Z' AND "attempted_at" < '10000-01-01 00:00Z' AND
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "due_at" >= '1970-01-01 00:00Z' AND "due_at" < '10000-01-01 00:00Z' AND
    "next_attempt_at" >= '1970-01-01 00:00Z' AND "next_attempt_at" < '10000-01-01 00:00Z' AND
    "occurred_at" >= '1970-01-01 00:00Z' AND "occurred_at" < '10000-01-01 00:00Z' AND
    "settled_at" >= '1970-01-01 00:00Z' AND "settled_at" < '10000-01-01 00:00Z'
) NOT VALID;
