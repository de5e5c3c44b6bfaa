-- DropIndex
DROP INDEX "lifecycles_customer_id_started_at_idx";

-- CreateTable
CREATE TABLE "usage_day" (
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "resource_kind" TEXT NOT NULL,
    "resource_class" TEXT NOT NULL,
    "bucket_start" BIGINT NOT NULL,
    "raw_seconds" BIGINT NOT NULL,
    "top_up_seconds" BIGINT NOT NULL,
    "active_count" BIGINT NOT NULL,
    "start_count" BIGINT NOT NULL,

    CONSTRAINT "usage_day_pkey" PRIMARY KEY ("tenant_id","bucket_start","resource_kind","resource_class")
);

-- CreateTable
CREATE TABLE "usage_hour" (
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "resource_kind" TEXT NOT NULL,
    "resource_class" TEXT NOT NULL,
    "bucket_start" BIGINT NOT NULL,
    "raw_seconds" BIGINT NOT NULL,
    "top_up_seconds" BIGINT NOT NULL,
    "active_count" BIGINT NOT NULL,
    "start_count" BIGINT NOT NULL,

    CONSTRAINT "usage_hour_pkey" PRIMARY KEY ("tenant_id","bucket_start","resource_kind","resource_class")
);

-- CreateTable
CREATE TABLE "usage_reconciliations" (
    "run_id" TEXT NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "compared_months" INTEGER NOT NULL,
    "differing_rows" INTEGER NOT NULL,

    CONSTRAINT "usage_reconciliations_pkey" PRIMARY KEY ("run_id")
);

-- CreateIndex
CREATE INDEX "usage_day_customer_id_bucket_start_idx" ON "usage_day"("customer_id", "bucket_start");

-- CreateIndex
CREATE INDEX "usage_hour_customer_id_bucket_start_idx" ON "usage_hour"("customer_id", "bucket_start");

-- CreateIndex
CREATE INDEX "usage_reconciliations_finished_at_idx" ON "usage_reconciliations"("finished_at");

-- The list behind a bill looks for lifecycles that reach into a window, without reading the table
CREATE INDEX "lifecycles_customer_id_started_at_machine_uid_idx"
    ON "lifecycles"("customer_id", "started_at", "machine_uid") INCLUDE ("ended_at", "posted_at");

-- A report adds up the open lifecycles when it is asked for
CREATE INDEX "lifecycles_open_idx"
    ON "lifecycles"("customer_id", "tenant_id", "resource_kind", "resource_class", "started_at") WHERE "ended_at" IS NULL;

-- Rows are counted up again and again: room beside them keeps the new version on the same page
ALTER TABLE "usage_day" SET (fillfactor = 70);
ALTER TABLE "usage_hour" SET (fillfactor = 70);

ALTER TABLE "usage_day"
    ADD CONSTRAINT "usage_day_starts_a_day" CHECK ("bucket_start" >= 0 AND "bucket_start" % 86400 = 0),
    ADD CONSTRAINT "usage_day_amounts"
        CHECK ("raw_seconds" >= 0 AND "top_up_seconds" >= 0 AND "active_count" >= 0 AND "start_count" >= 0);

ALTER TABLE "usage_hour"
    ADD CONSTRAINT "usage_hour_starts_an_hour" CHECK ("bucket_start" >= 0 AND "bucket_start" % 3600 = 0),
    ADD CONSTRAINT "usage_hour_amounts"
        CHECK ("raw_seconds" >= 0 AND "top_up_seconds" >= 0 AND "active_count" >= 0 AND "start_count" >= 0);

ALTER TABLE "usage_reconciliations"
    ADD CONSTRAINT "usage_reconciliations_counts" CHECK ("compared_months" >= 0 AND "differing_rows" >= 0);

-- What was closed or rated before these tables were there
INSERT INTO "usage_day"
SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
       sum(raw_seconds), sum(top_up_seconds), sum(active_count), sum(start_count)
FROM (
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
           greatest(0, least(ended_at, bucket_start + 86400) - greatest(started_at, bucket_start)) AS raw_seconds,
           0 AS top_up_seconds, 1 AS active_count, CASE WHEN started_at >= bucket_start THEN 1 ELSE 0 END AS start_count
    FROM lifecycles, generate_series(started_at - started_at % 86400, greatest(ended_at, started_at + 1) - 1, 86400) AS bucket_start
    WHERE ended_at IS NOT NULL
    UNION ALL
    SELECT customer_id, tenant_id, resource_kind, resource_class, posted_at - posted_at % 86400, 0, top_up_seconds, 0, 0
    FROM lifecycles WHERE top_up_seconds > 0
) AS parts
GROUP BY customer_id, tenant_id, resource_kind, resource_class, bucket_start;

INSERT INTO "usage_hour"
SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
       sum(raw_seconds), sum(top_up_seconds), sum(active_count), sum(start_count)
FROM (
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
           greatest(0, least(ended_at, bucket_start + 3600) - greatest(started_at, bucket_start)) AS raw_seconds,
           0 AS top_up_seconds, 1 AS active_count, CASE WHEN started_at >= bucket_start THEN 1 ELSE 0 END AS start_count
    FROM lifecycles, generate_series(started_at - started_at % 3600, greatest(ended_at, started_at + 1) - 1, 3600) AS bucket_start
    WHERE ended_at > extract(epoch FROM clock_timestamp())::bigint - 172800
    UNION ALL
    SELECT customer_id, tenant_id, resource_kind, resource_class, posted_at - posted_at % 3600, 0, top_up_seconds, 0, 0
    FROM lifecycles WHERE top_up_seconds > 0 AND posted_at > extract(epoch FROM clock_timestamp())::bigint - 172800
) AS parts
WHERE bucket_start > extract(epoch FROM clock_timestamp())::bigint - 172800
GROUP BY customer_id, tenant_id, resource_kind, resource_class, bucket_start;
