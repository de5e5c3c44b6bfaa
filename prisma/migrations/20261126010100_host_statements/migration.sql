-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "doubted_at" TIMESTAMPTZ(3),
ADD COLUMN     "statement_seq" BIGINT NOT NULL DEFAULT 0;
