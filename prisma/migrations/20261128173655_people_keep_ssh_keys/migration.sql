SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "ssh_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "customer_user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "ssh_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ssh_keys_customer_user_id_fingerprint_key" ON "ssh_keys"("customer_user_id", "fingerprint");

-- AddForeignKey
ALTER TABLE "ssh_keys" ADD CONSTRAINT "ssh_keys_customer_user_id_customer_id_fkey" FOREIGN KEY ("customer_user_id", "customer_id") REFERENCES "customer_users"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;
