SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "stop_reason" TEXT;
