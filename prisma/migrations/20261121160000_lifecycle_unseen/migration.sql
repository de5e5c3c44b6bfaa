-- AlterTable
ALTER TABLE "lifecycles" ADD COLUMN     "unseen_since" BIGINT;

ALTER TABLE "lifecycles" ADD CONSTRAINT "lifecycles_unseen_since" CHECK ("unseen_since" >= 0);
