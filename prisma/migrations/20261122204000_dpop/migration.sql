-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "dpop_bound" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "principals" ADD COLUMN     "dpop_bound" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "dpop_key" TEXT;

-- CreateTable
CREATE TABLE "dpop_proofs" (
    "proof_digest" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dpop_proofs_pkey" PRIMARY KEY ("proof_digest")
);

-- CreateIndex
CREATE INDEX "dpop_proofs_expires_at_idx" ON "dpop_proofs"("expires_at");
