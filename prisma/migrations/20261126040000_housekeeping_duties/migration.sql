-- When each duty of housekeeping last ended well: its age is a metric, also of one that never did.
SET LOCAL lock_timeout = '500ms';

CREATE TABLE "housekeeping_duties" (
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "succeeded_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "housekeeping_duties_pkey" PRIMARY KEY ("name")
);

INSERT INTO "housekeeping_duties" ("name") VALUES
    ('journal'), ('timelines'), ('key-ends'), ('closed-bills'), ('webhook-log'), ('sign-ins'), ('sessions');

-- Months of usage that were final and matched their lifecycles when they were compared: they are not read again.
CREATE TABLE "usage_compared_months" (
    "month_start" BIGINT NOT NULL,
    "compared_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "usage_compared_months_pkey" PRIMARY KEY ("month_start")
);
