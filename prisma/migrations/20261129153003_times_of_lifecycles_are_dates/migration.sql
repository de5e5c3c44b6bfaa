SET LOCAL lock_timeout = '500ms';

-- Seconds and their ranges as well.
ALTER TABLE "lifecycles" ADD CONSTRAINT "lifecycles_times_are_dates" CHECK (
    "rated_at" >= '1970-01-01 00:00Z' AND "rated_at" < '10000-01-01 00:00Z' AND
    "unseen" <@ int8range(0, 253402300800) AND
    "stopped" <@ int8range(0, 253402300800) AND
    "started_at" < 253402300800 AND
    "ended_at" < 253402300800 AND
    "unseen_since" < 253402300800 AND
    "posted_at" < 253402300800
) NOT VALID;
