SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "exchanges" TEXT[] DEFAULT ARRAY[]::TEXT[];
