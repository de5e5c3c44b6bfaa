-- Placement takes the emptiest of the hosts that are open, along these; src/store/machines/bestHosts.ts spells them alike.
CREATE INDEX "hosts_on_demand" ON "hosts"("class_name", "workload", "region", (greatest("cpu_used"::float8 / "cpu", "memory_gib_used"::float8 / "memory_gib", "disk_gib_used"::float8 / "disk_gib")))
    WHERE "reserved_tenant_id" IS NULL AND NOT "cordoned" AND "lost_at" IS NULL AND NOT "retired" AND NOT "inventory_due";
CREATE INDEX "hosts_reserved" ON "hosts"("reserved_tenant_id", "class_name", "workload", "region", (greatest("cpu_used"::float8 / "cpu", "memory_gib_used"::float8 / "memory_gib", "disk_gib_used"::float8 / "disk_gib")))
    WHERE "reserved_tenant_id" IS NOT NULL AND NOT "cordoned" AND "lost_at" IS NULL AND NOT "retired" AND NOT "inventory_due";
CREATE INDEX "hosts_inventory_due" ON "hosts"("name") WHERE "inventory_due";
