SET LOCAL lock_timeout = '500ms';

-- Housekeeping also finds bills without the form or a signature of this service. Each former row has a kind of before.
ALTER TABLE "billing_mismatches" DROP CONSTRAINT "billing_mismatches_kind_known",
    ADD CONSTRAINT "billing_mismatches_kind_known" CHECK ("kind" IN ('unbilled-machine', 'lifecycle-without-machine', 'bill-without-lifecycle', 'bad-bill')) NOT VALID;
