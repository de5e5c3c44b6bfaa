-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "unsigned_allowed" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "placements" ADD COLUMN     "statement_seq" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "host_keys" (
    "fingerprint" TEXT NOT NULL,
    "host_name" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "valid_until" TIMESTAMPTZ(3),

    CONSTRAINT "host_keys_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateIndex
CREATE INDEX "host_keys_host_name_idx" ON "host_keys"("host_name");

-- AddForeignKey
ALTER TABLE "host_keys" ADD CONSTRAINT "host_keys_host_name_fkey" FOREIGN KEY ("host_name") REFERENCES "hosts"("name") ON DELETE RESTRICT ON UPDATE CASCADE;
