-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "source_ranges" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "principals" ADD COLUMN     "source_ranges" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Written by hand. As Prisma's client, which reads an absent list as an empty one, other readers find no NULL.
ALTER TABLE "api_keys" ALTER COLUMN "source_ranges" SET NOT NULL;
ALTER TABLE "principals" ALTER COLUMN "source_ranges" SET NOT NULL;
