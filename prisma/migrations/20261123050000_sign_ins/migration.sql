-- CreateTable
CREATE TABLE "sign_ins" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "customer_user_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "handle_digest" BYTEA NOT NULL,
    "secret_digest" BYTEA NOT NULL,
    "dpop_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "refreshed_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_ins_handle_digest_key" ON "sign_ins"("handle_digest");

-- CreateIndex
CREATE INDEX "sign_ins_customer_user_id_idx" ON "sign_ins"("customer_user_id");

-- CreateIndex
CREATE INDEX "sign_ins_expires_at_idx" ON "sign_ins"("expires_at");

-- AddForeignKey
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_user_id_customer_id_fkey" FOREIGN KEY ("customer_user_id", "customer_id") REFERENCES "customer_users"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "sign_in_id" UUID;

-- By hand from here on: Prisma's schema has no checks and no partial indexes.
ALTER TABLE "sign_ins"
    ADD CONSTRAINT "sign_ins_digests_are_sha256" CHECK (octet_length("handle_digest") = 32 AND octet_length("secret_digest") = 32),
    ADD CONSTRAINT "sign_ins_expire_after_creation" CHECK ("expires_at" > "created_at");

-- The end of a sign-in ends its sessions.
CREATE INDEX "sessions_by_sign_in" ON "sessions"("sign_in_id") WHERE "sign_in_id" IS NOT NULL;
