-- AlterTable
ALTER TABLE "identity_providers" ADD COLUMN     "max_token_age_seconds" INTEGER NOT NULL DEFAULT 86400;

ALTER TABLE identity_providers ADD CONSTRAINT identity_providers_max_token_age
    CHECK (max_token_age_seconds BETWEEN 0 AND 2592000);
