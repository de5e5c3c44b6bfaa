-- AlterTable
ALTER TABLE "placements" ADD COLUMN     "abandoned_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "orphans" (
    "runtime_id" UUID NOT NULL,
    "host_name" TEXT NOT NULL,
    "machine_uid" UUID NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "orphans_pkey" PRIMARY KEY ("runtime_id")
);

-- CreateIndex
CREATE INDEX "orphans_host_name_idx" ON "orphans"("host_name");
