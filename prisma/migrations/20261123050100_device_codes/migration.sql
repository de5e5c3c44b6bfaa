-- CreateTable
CREATE TABLE "device_codes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "device_digest" BYTEA NOT NULL,
    "user_digest" BYTEA NOT NULL,
    "account" TEXT,
    "tenant" TEXT,
    "address" TEXT NOT NULL,
    "program" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "customer_id" UUID,
    "customer_user_id" UUID,
    "tenant_id" UUID,
    "interval_seconds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "polled_at" TIMESTAMPTZ(3),

    CONSTRAINT "device_codes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "device_codes_device_digest_key" ON "device_codes"("device_digest");

-- CreateIndex
CREATE UNIQUE INDEX "device_codes_user_digest_key" ON "device_codes"("user_digest");

-- CreateIndex
CREATE INDEX "device_codes_expires_at_idx" ON "device_codes"("expires_at");

-- AddForeignKey
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_customer_user_id_customer_id_fkey" FOREIGN KEY ("customer_user_id", "customer_id") REFERENCES "customer_users"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here on: Prisma's schema has no checks.
ALTER TABLE "device_codes"
    ADD CONSTRAINT "device_codes_digests_are_sha256" CHECK (octet_length("device_digest") = 32 AND octet_length("user_digest") = 32),
    ADD CONSTRAINT "device_codes_status_known" CHECK ("status" IN ('pending', 'approved', 'denied', 'used')),
    ADD CONSTRAINT "device_codes_expire_after_creation" CHECK ("expires_at" > "created_at"),
    ADD CONSTRAINT "device_codes_of_a_person" CHECK (
        "status" NOT IN ('approved', 'used') OR ("customer_id" IS NOT NULL AND "customer_user_id" IS NOT NULL AND "tenant_id" IS NOT NULL));
