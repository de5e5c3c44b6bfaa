-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "refusal" TEXT;
