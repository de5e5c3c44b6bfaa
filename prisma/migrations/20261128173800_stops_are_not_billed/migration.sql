SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "lifecycles" ADD COLUMN     "stopped" int8multirange NOT NULL DEFAULT '{}'::int8multirange,
ADD COLUMN     "stopped_since" BIGINT;
