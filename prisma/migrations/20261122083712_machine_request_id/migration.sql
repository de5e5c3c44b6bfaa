-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "request_id" TEXT;
