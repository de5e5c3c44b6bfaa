-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "field_managers" JSONB NOT NULL DEFAULT '[]';
