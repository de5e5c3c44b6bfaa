-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "images" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "inventory_due" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "orphans" ADD COLUMN     "workflow_id" TEXT;

-- What placement counts and looks for: placements that hold something, however many ended before them.
CREATE INDEX "placements_held_by_tenant" ON "placements"("tenant_id", "class_name", "workload") WHERE "released_at" IS NULL;
CREATE INDEX "placements_held_on_host" ON "placements"("host_name") WHERE "released_at" IS NULL;
CREATE INDEX "placements_abandoned_on_host" ON "placements"("host_name") WHERE "released_at" IS NULL AND "abandoned_at" IS NOT NULL;
