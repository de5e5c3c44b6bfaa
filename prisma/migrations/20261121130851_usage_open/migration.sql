-- DropIndex
DROP INDEX "lifecycles_customer_id_started_at_machine_uid_idx";

-- AlterTable
ALTER TABLE "usage_day" ADD COLUMN     "open_count" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "open_offset_seconds" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "usage_hour" ADD COLUMN     "open_count" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "open_offset_seconds" BIGINT NOT NULL DEFAULT 0;

-- Reports add up open lifecycles by day and hour of their start
DROP INDEX "lifecycles_open_idx";

CREATE INDEX "usage_day_open_idx" ON "usage_day"("customer_id", "bucket_start") WHERE "open_count" > 0;

-- The length of a lifecycle, its top-up included, in doublings of an hour: 0 is under an hour, 1 under two, 2 under four.
-- The last class holds what is open, and what is longer than all others. Of any other class it is known how long before a
-- window those began that reach into it, so the list behind a bill passes over what ended before
CREATE FUNCTION "lifecycle_length_class"(started_at BIGINT, ended_at BIGINT, posted_at BIGINT) RETURNS INT
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(width_bucket(
        CASE WHEN ended_at IS NOT NULL THEN greatest(ended_at, started_at + 1, posted_at + 1) - started_at END,
        '{3600,7200,14400,28800,57600,115200,230400,460800,921600,1843200,3686400,7372800,14745600,29491200,58982400,117964800}'::BIGINT[]
    ), 16);

CREATE INDEX "lifecycles_list_idx"
    ON "lifecycles"("customer_id", "lifecycle_length_class"("started_at", "ended_at", "posted_at"), "started_at", "machine_uid")
    INCLUDE ("ended_at", "posted_at");

-- What was open before these columns were there
INSERT INTO "usage_day"
    (customer_id, tenant_id, resource_kind, resource_class, bucket_start, raw_seconds, top_up_seconds, active_count, start_count, open_count, open_offset_seconds)
SELECT customer_id, tenant_id, resource_kind, resource_class, started_at - started_at % 86400, 0, 0, 0, 0, count(*), sum(started_at % 86400)
FROM lifecycles WHERE ended_at IS NULL GROUP BY 1, 2, 3, 4, 5
ON CONFLICT (tenant_id, bucket_start, resource_kind, resource_class)
    DO UPDATE SET open_count = excluded.open_count, open_offset_seconds = excluded.open_offset_seconds;

INSERT INTO "usage_hour"
    (customer_id, tenant_id, resource_kind, resource_class, bucket_start, raw_seconds, top_up_seconds, active_count, start_count, open_count, open_offset_seconds)
SELECT customer_id, tenant_id, resource_kind, resource_class, started_at - started_at % 3600, 0, 0, 0, 0, count(*), sum(started_at % 3600)
FROM lifecycles WHERE ended_at IS NULL AND started_at >= extract(epoch FROM clock_timestamp())::bigint - 4 * 86400 GROUP BY 1, 2, 3, 4, 5
ON CONFLICT (tenant_id, bucket_start, resource_kind, resource_class)
    DO UPDATE SET open_count = excluded.open_count, open_offset_seconds = excluded.open_offset_seconds;
