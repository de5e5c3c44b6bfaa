-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "forwards" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "tunnels" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "machine_uid" UUID NOT NULL,
    "guest_port" INTEGER NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "leased_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tunnels_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tunnels_tenant_id_idx" ON "tunnels"("tenant_id");

-- Beyond what a Prisma model can say
ALTER TABLE "machines" ADD CONSTRAINT "machines_forwards_list" CHECK (jsonb_typeof(forwards) = 'array');
ALTER TABLE "tunnels" ADD CONSTRAINT "tunnels_guest_port" CHECK (guest_port BETWEEN 1 AND 65535);
