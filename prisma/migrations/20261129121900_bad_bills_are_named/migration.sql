SET LOCAL lock_timeout = '500ms';

-- What housekeeping finds besides: bills without the form or a signature of this service, and machines in two places. They have
-- a table of their own, for status of release 0.1.0 fails at a kind that it does not know.
-- CreateTable
CREATE TABLE "billing_findings" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "customer_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "billing_findings_pkey" PRIMARY KEY ("kind", "subject"),
    CONSTRAINT "billing_findings_kind_known" CHECK ("kind" IN ('bad-bill', 'machine-in-two-places'))
);

-- A bill is read whole, by housekeeping some at once.
ALTER TABLE "bills" ADD CONSTRAINT "bills_document_size" CHECK (pg_column_size("document") <= 8388608) NOT VALID;
