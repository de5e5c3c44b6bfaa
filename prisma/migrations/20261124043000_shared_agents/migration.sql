-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "agent" TEXT;
