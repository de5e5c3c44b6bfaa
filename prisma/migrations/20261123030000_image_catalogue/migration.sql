-- AlterTable
-- What customers see of an image as an object of the compute API.
ALTER TABLE "images" ADD COLUMN     "architecture" TEXT,
ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
ADD COLUMN     "generation" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "size_bytes" BIGINT,
ADD COLUMN     "uid" UUID NOT NULL DEFAULT gen_random_uuid();
