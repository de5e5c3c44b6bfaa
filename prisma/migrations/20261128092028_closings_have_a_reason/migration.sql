SET LOCAL lock_timeout = '500ms';

ALTER TABLE "customers" ADD COLUMN "closing_reason" TEXT;
UPDATE "customers" SET "closing_reason" = "status_reason" WHERE "closes_at" IS NOT NULL;

-- Each fact has its own reason. A release that writes one column for both passes, too.
ALTER TABLE "customers" DROP CONSTRAINT "customers_reason_given";
ALTER TABLE "customers" ADD CONSTRAINT "customers_reason_given" CHECK (
    (status <> 'suspended' OR status_reason IS NOT NULL)
    AND (coalesce(closing_reason, status_reason) IS NOT NULL OR (status = 'active' AND closes_at IS NULL))) NOT VALID;
