SET LOCAL lock_timeout = '500ms';

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "last_used_at" >= '1970-01-01 00:00Z' AND "last_used_at" < '10000-01-01 00:00Z' AND
    "revoked_at" >= '1970-01-01 00:00Z' AND "revoked_at" < '10000-01-01 00:00Z'
) NOT VALID;
