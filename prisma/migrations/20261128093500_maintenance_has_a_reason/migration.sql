SET LOCAL lock_timeout = '500ms';

ALTER TABLE "hosts" ADD COLUMN "maintenance_reason" TEXT;

-- An end without a start: it is canceled, and customers are to read it.
ALTER TABLE "hosts" DROP CONSTRAINT "hosts_maintenance_window";
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_maintenance_window" CHECK (
    maintenance_starts_at IS NULL OR (maintenance_ends_at IS NOT NULL AND maintenance_starts_at < maintenance_ends_at)) NOT VALID;

-- Until now, a window cordoned its host, and only its end opened it again.
UPDATE "hosts" SET cordoned = false, maintenance_reason = 'planned maintenance' WHERE maintenance_starts_at IS NOT NULL;
