-- AlterTable
-- The defaults are those of a fleet file that says nothing about forwards (src/domain/forwardTargets.ts).
ALTER TABLE "hosts" ADD COLUMN     "forward_addresses" TEXT[] DEFAULT ARRAY['127.0.0.1']::TEXT[],
ADD COLUMN     "forward_first_port" INTEGER NOT NULL DEFAULT 20000,
ADD COLUMN     "forward_last_port" INTEGER NOT NULL DEFAULT 32767;
