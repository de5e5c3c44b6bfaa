-- AlterTable
ALTER TABLE "tenants" ADD COLUMN "admitted_at" TIMESTAMPTZ(3),
ADD COLUMN "admission_leased_until" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp();

-- Tenants that were made before there was an admission have had their runtime all along.
UPDATE "tenants" SET "admitted_at" = "created_at";

CREATE TABLE "default_allotments" (
    "class_name" TEXT NOT NULL,
    "reserved_hosts" INTEGER NOT NULL DEFAULT 0,
    "on_demand_allowed" BOOLEAN NOT NULL DEFAULT true,
    "bare_metal_limit" INTEGER NOT NULL DEFAULT 0,
    "virtual_machine_limit" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "default_allotments_pkey" PRIMARY KEY ("class_name")
);

CREATE TABLE "registration_codes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "code_digest" BYTEA NOT NULL,
    "slug" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "redeemed_at" TIMESTAMPTZ(3),
    "customer_id" UUID,
    "contact" JSONB,

    CONSTRAINT "registration_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "customer_users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "role_slug" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'invited',
    "issuer" TEXT,
    "subject" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_sign_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "customer_user_id" UUID NOT NULL,
    "token_digest" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "identity_integrations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "issuer" TEXT,
    "client_id" TEXT,
    "client_secret_sealed" TEXT,
    "email_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_integrations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "setup_links" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "integration_id" UUID NOT NULL,
    "token_digest" BYTEA NOT NULL,
    "intent" TEXT NOT NULL,
    "return_url" TEXT,
    "issuer" TEXT,
    "client_id" TEXT,
    "client_secret_sealed" TEXT,
    "email_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "setup_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sign_in_codes" (
    "code_digest" BYTEA NOT NULL,
    "customer_id" UUID NOT NULL,
    "customer_user_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("code_digest")
);

CREATE UNIQUE INDEX "registration_codes_code_digest_key" ON "registration_codes"("code_digest");

CREATE INDEX "customer_users_customer_id_created_at_id_idx" ON "customer_users"("customer_id", "created_at", "id");

CREATE UNIQUE INDEX "customer_users_id_customer_id_key" ON "customer_users"("id", "customer_id");

CREATE UNIQUE INDEX "invitations_token_digest_key" ON "invitations"("token_digest");

CREATE INDEX "invitations_customer_id_created_at_id_idx" ON "invitations"("customer_id", "created_at", "id");

CREATE INDEX "invitations_customer_user_id_idx" ON "invitations"("customer_user_id");

CREATE UNIQUE INDEX "identity_integrations_customer_id_key" ON "identity_integrations"("customer_id");

CREATE UNIQUE INDEX "identity_integrations_id_customer_id_key" ON "identity_integrations"("id", "customer_id");

CREATE UNIQUE INDEX "setup_links_token_digest_key" ON "setup_links"("token_digest");

CREATE INDEX "setup_links_customer_id_idx" ON "setup_links"("customer_id");

CREATE INDEX "sign_in_codes_expires_at_idx" ON "sign_in_codes"("expires_at");

CREATE INDEX "audit_events_request_id_idx" ON "audit_events"("request_id");

ALTER TABLE "default_allotments" ADD CONSTRAINT "default_allotments_class_name_fkey" FOREIGN KEY ("class_name") REFERENCES "machine_classes"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "customer_users" ADD CONSTRAINT "customer_users_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_customer_user_id_customer_id_fkey" FOREIGN KEY ("customer_user_id", "customer_id") REFERENCES "customer_users"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "identity_integrations" ADD CONSTRAINT "identity_integrations_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "setup_links" ADD CONSTRAINT "setup_links_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "setup_links" ADD CONSTRAINT "setup_links_integration_id_customer_id_fkey" FOREIGN KEY ("integration_id", "customer_id") REFERENCES "identity_integrations"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_customer_user_id_customer_id_fkey" FOREIGN KEY ("customer_user_id", "customer_id") REFERENCES "customer_users"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a model cannot express.
CREATE INDEX "tenants_waiting_for_admission" ON "tenants" ("admission_leased_until") WHERE "admitted_at" IS NULL;

-- A removed person's address, and their account at the identity provider, are free again.
CREATE UNIQUE INDEX "customer_users_one_of_an_email" ON "customer_users" ("customer_id", "email") WHERE "status" <> 'removed';
CREATE UNIQUE INDEX "customer_users_one_of_a_subject" ON "customer_users" ("customer_id", "issuer", "subject") WHERE "status" <> 'removed';
ALTER TABLE "customer_users"
    ADD CONSTRAINT "customer_users_status_known" CHECK ("status" IN ('invited', 'active', 'removed')),
    ADD CONSTRAINT "customer_users_role_known" CHECK ("role_slug" IN ('owner', 'admin', 'developer', 'viewer', 'billing')),
    ADD CONSTRAINT "customer_users_email_in_lower_case" CHECK ("email" = lower("email")),
    ADD CONSTRAINT "customer_users_whole_subject" CHECK (("issuer" IS NULL) = ("subject" IS NULL));

CREATE UNIQUE INDEX "invitations_one_open_of_a_user" ON "invitations" ("customer_user_id") WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;
ALTER TABLE "invitations"
    ADD CONSTRAINT "invitations_digest_is_sha256" CHECK (octet_length("token_digest") = 32),
    ADD CONSTRAINT "invitations_end_once" CHECK ("accepted_at" IS NULL OR "revoked_at" IS NULL);

ALTER TABLE "identity_integrations"
    ADD CONSTRAINT "identity_integrations_status_known" CHECK ("status" IN ('pending', 'active', 'error', 'disabled')),
    ADD CONSTRAINT "identity_integrations_active_is_whole" CHECK ("status" <> 'active'
        OR ("issuer" IS NOT NULL AND "client_id" IS NOT NULL AND "client_secret_sealed" IS NOT NULL AND cardinality("email_domains") > 0));
ALTER TABLE "setup_links"
    ADD CONSTRAINT "setup_links_digest_is_sha256" CHECK (octet_length("token_digest") = 32),
    ADD CONSTRAINT "setup_links_intent_known" CHECK ("intent" IN ('setup', 'reconfigure')),
    ADD CONSTRAINT "setup_links_end_once" CHECK ("used_at" IS NULL OR "revoked_at" IS NULL);
ALTER TABLE "registration_codes"
    ADD CONSTRAINT "registration_codes_digest_is_sha256" CHECK (octet_length("code_digest") = 32),
    ADD CONSTRAINT "registration_codes_redeemed_by_somebody" CHECK (("redeemed_at" IS NULL) = ("customer_id" IS NULL));
ALTER TABLE "sign_in_codes"
    ADD CONSTRAINT "sign_in_codes_digest_is_sha256" CHECK (octet_length("code_digest") = 32);
