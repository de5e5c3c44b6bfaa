-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "exchange_id" UUID,
ADD COLUMN     "jti" TEXT,
ADD COLUMN     "kid" TEXT,
ADD COLUMN     "principal_revision" INTEGER,
ADD COLUMN     "provider_id" UUID,
ADD COLUMN     "provider_revision" INTEGER;

-- CreateTable
CREATE TABLE "identity_providers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "display_name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "jwks_source_type" TEXT NOT NULL,
    "jwks_uri" TEXT,
    "jwks_document" JSONB,
    "jwks_document_ref" TEXT,
    "audiences" TEXT[],
    "allowed_clock_skew_seconds" INTEGER NOT NULL DEFAULT 60,
    "status" TEXT NOT NULL DEFAULT 'active',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "identity_providers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "key_set_health" (
    "provider_id" UUID NOT NULL,
    "attempted_at" TIMESTAMPTZ(3) NOT NULL,
    "succeeded_at" TIMESTAMPTZ(3),
    "key_ids" TEXT[],
    "ignored_keys" TEXT[],
    "last_error" TEXT,

    CONSTRAINT "key_set_health_pkey" PRIMARY KEY ("provider_id")
);

-- CreateTable
CREATE TABLE "principals" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "display_name" TEXT NOT NULL,
    "subject_match_type" TEXT NOT NULL,
    "subject_match_value" TEXT NOT NULL,
    "claim_constraints" JSONB NOT NULL DEFAULT '{}',
    "scopes" TEXT[],
    "max_session_ttl_seconds" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "single_use" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "principals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "token_uses" (
    "provider_id" UUID NOT NULL,
    "token_key" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "token_uses_pkey" PRIMARY KEY ("provider_id","token_key")
);

-- CreateIndex
CREATE INDEX "identity_providers_customer_id_created_at_id_idx" ON "identity_providers"("customer_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_providers_id_customer_id_key" ON "identity_providers"("id", "customer_id");

-- CreateIndex
CREATE INDEX "principals_customer_id_created_at_id_idx" ON "principals"("customer_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "principals_provider_id_idx" ON "principals"("provider_id");

-- CreateIndex
CREATE INDEX "token_uses_expires_at_idx" ON "token_uses"("expires_at");

-- AddForeignKey
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_set_health" ADD CONSTRAINT "key_set_health_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "identity_providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "principals" ADD CONSTRAINT "principals_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "tenants"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "principals" ADD CONSTRAINT "principals_provider_id_customer_id_fkey" FOREIGN KEY ("provider_id", "customer_id") REFERENCES "identity_providers"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "token_uses" ADD CONSTRAINT "token_uses_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "identity_providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a model cannot express.
ALTER TABLE "identity_providers"
    ADD CONSTRAINT "identity_providers_status_known" CHECK ("status" IN ('active', 'disabled')),
    ADD CONSTRAINT "identity_providers_skew_limited" CHECK ("allowed_clock_skew_seconds" BETWEEN 0 AND 300),
    ADD CONSTRAINT "identity_providers_have_audiences" CHECK (cardinality("audiences") >= 1),
    ADD CONSTRAINT "identity_providers_have_one_source" CHECK (CASE "jwks_source_type"
        WHEN 'discovery' THEN "jwks_uri" IS NULL AND "jwks_document" IS NULL AND "jwks_document_ref" IS NULL
        WHEN 'https' THEN "jwks_uri" IS NOT NULL AND "jwks_document" IS NULL AND "jwks_document_ref" IS NULL
        WHEN 'stored-jwks' THEN "jwks_uri" IS NULL AND "jwks_document" IS NOT NULL AND "jwks_document_ref" IS NOT NULL
        ELSE false END);

ALTER TABLE "principals"
    ADD CONSTRAINT "principals_status_known" CHECK ("status" IN ('active', 'disabled')),
    ADD CONSTRAINT "principals_match_type_known" CHECK ("subject_match_type" IN ('exact', 'prefix')),
    ADD CONSTRAINT "principals_match_something" CHECK ("subject_match_value" <> ''),
    ADD CONSTRAINT "principals_ttl_limited" CHECK ("max_session_ttl_seconds" BETWEEN 1 AND 86400),
    ADD CONSTRAINT "principals_scopes_known"
        CHECK (cardinality("scopes") >= 1 AND "scopes" <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write']);

ALTER TABLE "token_uses"
    ADD CONSTRAINT "token_uses_key_is_sha256" CHECK (octet_length("token_key") = 32);

ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_of_workloads_name_their_provider" CHECK ("actor_type" = 'workload' OR "provider_id" IS NULL);

-- Revocation by provider and key looks at sessions of workloads alone.
CREATE INDEX "sessions_by_provider_and_key" ON "sessions"("provider_id", "kid") WHERE "provider_id" IS NOT NULL;

-- An exchange is looked up by the id that its caller was given.
CREATE INDEX "audit_events_by_exchange" ON "audit_events"(("details" ->> 'exchange_id')) WHERE "details" ->> 'exchange_id' IS NOT NULL;
