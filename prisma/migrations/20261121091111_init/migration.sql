-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "customers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenants" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "namespaces" (
    "name" TEXT NOT NULL,
    "tenant_id" UUID NOT NULL,
    "resource_version" BIGINT NOT NULL DEFAULT 0,
    "compacted_version" BIGINT NOT NULL DEFAULT 0,
    "virtual_machines" INTEGER NOT NULL DEFAULT 0,
    "bare_metal_machines" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "namespaces_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "allotments" (
    "tenant_id" UUID NOT NULL,
    "class_name" TEXT NOT NULL,
    "reserved_hosts" INTEGER NOT NULL DEFAULT 0,
    "on_demand_allowed" BOOLEAN NOT NULL DEFAULT true,
    "bare_metal_limit" INTEGER NOT NULL DEFAULT 0,
    "virtual_machine_limit" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "allotments_pkey" PRIMARY KEY ("tenant_id","class_name")
);

-- CreateTable
CREATE TABLE "machine_classes" (
    "name" TEXT NOT NULL,
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "cpu_family" TEXT NOT NULL,
    "memory_gib" INTEGER NOT NULL,
    "regions" TEXT[],
    "minimum_seconds" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "retired" BOOLEAN NOT NULL DEFAULT false,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "machine_classes_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "hosts" (
    "name" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "class_name" TEXT NOT NULL,
    "workload" TEXT NOT NULL,
    "driver" TEXT NOT NULL,
    "cpu" INTEGER NOT NULL,
    "memory_gib" INTEGER NOT NULL,
    "disk_gib" INTEGER NOT NULL,
    "cpu_used" INTEGER NOT NULL DEFAULT 0,
    "memory_gib_used" INTEGER NOT NULL DEFAULT 0,
    "disk_gib_used" INTEGER NOT NULL DEFAULT 0,
    "machines_held" INTEGER NOT NULL DEFAULT 0,
    "reserved_tenant_id" UUID,
    "cordoned" BOOLEAN NOT NULL DEFAULT false,
    "lost_at" TIMESTAMPTZ(3),
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "hosts_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "images" (
    "name" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "source" JSONB NOT NULL DEFAULT '{}',
    "retired" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "images_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secret_digest" BYTEA NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "scopes" TEXT[],
    "token_digest" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "machines" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "namespace" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "generation" BIGINT NOT NULL DEFAULT 1,
    "resource_version" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "deletion_requested_at" TIMESTAMPTZ(3),
    "labels" JSONB NOT NULL DEFAULT '{}',
    "annotations" JSONB NOT NULL DEFAULT '{}',
    "spec" JSONB NOT NULL,
    "phase" TEXT NOT NULL DEFAULT 'Pending',
    "phase_since" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "ready_for_access" BOOLEAN NOT NULL DEFAULT false,
    "failure_code" TEXT,
    "failure_message" TEXT,
    "capacity_source" TEXT,
    "resolved_image_ref" TEXT,
    "published_ports" JSONB NOT NULL DEFAULT '[]',
    "ssh_host_keys" JSONB NOT NULL DEFAULT '[]',
    "claim_epoch" INTEGER NOT NULL DEFAULT 0,
    "claim_run_id" TEXT,
    "fence_step" INTEGER NOT NULL DEFAULT 0,
    "fence_attempt" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "machines_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "placements" (
    "runtime_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "machine_uid" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "workload" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "version" BIGSERIAL NOT NULL,
    "host_name" TEXT NOT NULL,
    "class_name" TEXT NOT NULL,
    "minimum_seconds" INTEGER NOT NULL,
    "capacity_source" TEXT NOT NULL,
    "cpu" INTEGER NOT NULL,
    "memory_gib" INTEGER NOT NULL,
    "disk_gib" INTEGER NOT NULL,
    "evidence" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "placements_pkey" PRIMARY KEY ("runtime_id")
);

-- CreateTable
CREATE TABLE "lifecycles" (
    "machine_uid" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "resource_kind" TEXT NOT NULL,
    "resource_class" TEXT NOT NULL,
    "resource_name" TEXT NOT NULL,
    "minimum_seconds" INTEGER NOT NULL,
    "started_at" BIGINT NOT NULL,
    "ended_at" BIGINT,
    "rated_at" TIMESTAMPTZ(3),
    "top_up_seconds" INTEGER,
    "posted_at" BIGINT,

    CONSTRAINT "lifecycles_pkey" PRIMARY KEY ("machine_uid")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "machine_uid" UUID NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "leased_until" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal" (
    "namespace" TEXT NOT NULL,
    "resource_version" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "uid" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "journal_pkey" PRIMARY KEY ("namespace","resource_version")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT,
    "request_id" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "customers_slug_key" ON "customers"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_customer_id_slug_key" ON "tenants"("customer_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_id_customer_id_key" ON "tenants"("id", "customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "namespaces_tenant_id_key" ON "namespaces"("tenant_id");

-- CreateIndex
CREATE INDEX "hosts_class_name_region_idx" ON "hosts"("class_name", "region");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_secret_digest_key" ON "api_keys"("secret_digest");

-- CreateIndex
CREATE INDEX "api_keys_customer_id_created_at_id_idx" ON "api_keys"("customer_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_digest_key" ON "sessions"("token_digest");

-- CreateIndex
CREATE INDEX "sessions_actor_id_created_at_id_idx" ON "sessions"("actor_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "machines_namespace_kind_name_key" ON "machines"("namespace", "kind", "name");

-- CreateIndex
CREATE INDEX "placements_host_name_idx" ON "placements"("host_name");

-- CreateIndex
CREATE INDEX "placements_tenant_id_class_name_idx" ON "placements"("tenant_id", "class_name");

-- CreateIndex
CREATE UNIQUE INDEX "placements_machine_uid_attempt_key" ON "placements"("machine_uid", "attempt");

-- CreateIndex
CREATE INDEX "lifecycles_customer_id_started_at_idx" ON "lifecycles"("customer_id", "started_at");

-- CreateIndex
CREATE INDEX "lifecycles_tenant_id_started_at_idx" ON "lifecycles"("tenant_id", "started_at");

-- CreateIndex
CREATE INDEX "outbox_leased_until_idx" ON "outbox"("leased_until");

-- CreateIndex
CREATE INDEX "audit_events_customer_id_created_at_id_idx" ON "audit_events"("customer_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "namespaces" ADD CONSTRAINT "namespaces_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_class_name_fkey" FOREIGN KEY ("class_name") REFERENCES "machine_classes"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_class_name_fkey" FOREIGN KEY ("class_name") REFERENCES "machine_classes"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "tenants"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "tenants"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "placements" ADD CONSTRAINT "placements_host_name_fkey" FOREIGN KEY ("host_name") REFERENCES "hosts"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows is written by hand: invariants that a Prisma model cannot express. Whoever writes to this database,
-- by whatever path, cannot break them.

-- Customers, tenants and their quota
ALTER TABLE "customers"
    ADD CONSTRAINT "customers_status_known" CHECK ("status" IN ('active', 'suspended', 'closed'));

CREATE UNIQUE INDEX "tenants_one_default_per_customer" ON "tenants"("customer_id") WHERE "is_default";

ALTER TABLE "namespaces"
    ADD CONSTRAINT "namespaces_name_is_dns_label" CHECK ("name" ~ '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$'),
    ADD CONSTRAINT "namespaces_versions_in_order" CHECK ("compacted_version" >= 0 AND "compacted_version" <= "resource_version"),
    ADD CONSTRAINT "namespaces_counts_not_negative" CHECK ("virtual_machines" >= 0 AND "bare_metal_machines" >= 0);

ALTER TABLE "allotments"
    ADD CONSTRAINT "allotments_limits_not_negative"
        CHECK ("reserved_hosts" >= 0 AND "bare_metal_limit" >= 0 AND "virtual_machine_limit" >= 0);

-- The fleet and its capacity
ALTER TABLE "machine_classes"
    ADD CONSTRAINT "machine_classes_name_is_dns_label" CHECK ("name" ~ '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$'),
    ADD CONSTRAINT "machine_classes_sizes" CHECK ("memory_gib" > 0 AND "minimum_seconds" >= 0 AND "generation" >= 1);

ALTER TABLE "hosts"
    ADD CONSTRAINT "hosts_workload_known" CHECK ("workload" IN ('VirtualMachine', 'BareMetalMachine')),
    ADD CONSTRAINT "hosts_cpu_within_capacity" CHECK (0 <= "cpu_used" AND "cpu_used" <= "cpu"),
    ADD CONSTRAINT "hosts_memory_within_capacity" CHECK (0 <= "memory_gib_used" AND "memory_gib_used" <= "memory_gib"),
    ADD CONSTRAINT "hosts_disk_within_capacity" CHECK (0 <= "disk_gib_used" AND "disk_gib_used" <= "disk_gib"),
    ADD CONSTRAINT "hosts_machines_held" CHECK ("machines_held" >= 0 AND ("workload" <> 'BareMetalMachine' OR "machines_held" <= 1)),
    ADD CONSTRAINT "hosts_nothing_held_uses_nothing"
        CHECK ("machines_held" > 0 OR ("cpu_used" = 0 AND "memory_gib_used" = 0 AND "disk_gib_used" = 0));

ALTER TABLE "images"
    ADD CONSTRAINT "images_digest_is_sha256" CHECK ("digest" ~ '^sha256:[0-9a-f]{64}$');

ALTER TABLE "placements"
    ADD CONSTRAINT "placements_workload_known" CHECK ("workload" IN ('VirtualMachine', 'BareMetalMachine')),
    ADD CONSTRAINT "placements_capacity_source_known" CHECK ("capacity_source" IN ('reserved', 'on-demand')),
    ADD CONSTRAINT "placements_amounts"
        CHECK ("attempt" >= 0 AND "minimum_seconds" >= 0 AND "cpu" > 0 AND "memory_gib" > 0 AND "disk_gib" > 0);

CREATE UNIQUE INDEX "placements_version_key" ON "placements"("version");

-- Credentials: only digests are kept, and nobody holds a scope that does not exist
ALTER TABLE "api_keys"
    ADD CONSTRAINT "api_keys_digest_is_sha256" CHECK (octet_length("secret_digest") = 32),
    ADD CONSTRAINT "api_keys_scopes_known"
        CHECK ("scopes" <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write']);

ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_actor_type_known" CHECK ("actor_type" IN ('human', 'workload', 'api-key')),
    ADD CONSTRAINT "sessions_digest_is_sha256" CHECK (octet_length("token_digest") = 32),
    ADD CONSTRAINT "sessions_expire_after_creation" CHECK ("expires_at" > "created_at"),
    ADD CONSTRAINT "sessions_scopes_known"
        CHECK ("scopes" <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write']);

-- Machines
ALTER TABLE "machines"
    ADD CONSTRAINT "machines_kind_known" CHECK ("kind" IN ('VirtualMachine', 'BareMetalMachine')),
    ADD CONSTRAINT "machines_phase_known"
        CHECK ("phase" IN ('Pending', 'Creating', 'Starting', 'Running', 'Stopping', 'Deleting', 'Failed')),
    ADD CONSTRAINT "machines_failure_code_known" CHECK ("failure_code" IN (
        'InvalidSpec', 'ImageUnavailable', 'ClassUnavailable', 'ReservedCapacityUnavailable',
        'CapacityTemporarilyUnavailable', 'AccessNotReady', 'CleanupBlocked', 'InternalError', 'NoCapacityAvailable',
        'AllocationBrokerUnavailable', 'PlacementUnavailable', 'HostIneligible', 'ProviderError', 'VMNotFound')),
    ADD CONSTRAINT "machines_failed_says_why" CHECK ("phase" <> 'Failed' OR "failure_code" IS NOT NULL),
    ADD CONSTRAINT "machines_ready_only_while_running"
        CHECK (NOT "ready_for_access" OR ("phase" = 'Running' AND "deletion_requested_at" IS NULL)),
    ADD CONSTRAINT "machines_capacity_source_known" CHECK ("capacity_source" IN ('reserved', 'on-demand')),
    ADD CONSTRAINT "machines_counters_not_negative"
        CHECK ("generation" >= 1 AND "resource_version" >= 1 AND "claim_epoch" >= 0 AND "fence_step" >= 0 AND "fence_attempt" >= 0);

-- Billing: a lifecycle is rated once, after its end
ALTER TABLE "lifecycles"
    ADD CONSTRAINT "lifecycles_resource_kind_known" CHECK ("resource_kind" IN ('VirtualMachine', 'BareMetalMachine')),
    ADD CONSTRAINT "lifecycles_end_after_start" CHECK ("ended_at" >= "started_at"),
    ADD CONSTRAINT "lifecycles_rated_after_end" CHECK ("rated_at" IS NULL OR "ended_at" IS NOT NULL),
    ADD CONSTRAINT "lifecycles_amounts" CHECK ("minimum_seconds" >= 0 AND "started_at" >= 0 AND "top_up_seconds" >= 0);

ALTER TABLE "outbox"
    ADD CONSTRAINT "outbox_attempts_not_negative" CHECK ("attempts" >= 0);

-- The journal is compacted by deleting its oldest entries, no entry is ever changed
ALTER TABLE "journal"
    ADD CONSTRAINT "journal_type_known" CHECK ("type" IN ('ADDED', 'MODIFIED', 'DELETED')),
    ADD CONSTRAINT "journal_version_positive" CHECK ("resource_version" >= 1);

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "journal_entries_stay" BEFORE UPDATE ON "journal"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Lists are in the order of names by code point, whatever the database's own collation, its unique index serves them
ALTER TABLE "machines" ALTER COLUMN "name" TYPE text COLLATE "C";
