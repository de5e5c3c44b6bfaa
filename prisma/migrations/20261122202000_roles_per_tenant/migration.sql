-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "reach" TEXT NOT NULL DEFAULT 'account',
ADD COLUMN     "role_slug" TEXT;

-- AlterTable
ALTER TABLE "customer_users" ADD COLUMN     "tenant_id" UUID;

-- AlterTable
ALTER TABLE "principals" ADD COLUMN     "reach" TEXT NOT NULL DEFAULT 'account';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "account_scopes" TEXT[];

-- AddForeignKey
ALTER TABLE "customer_users" ADD CONSTRAINT "customer_users_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "tenants"("id", "customer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written by hand.
ALTER TABLE "api_keys"
    ADD CONSTRAINT "api_keys_reach_known" CHECK ("reach" IN ('account', 'tenant')),
    ADD CONSTRAINT "api_keys_role_known" CHECK ("role_slug" IN ('owner', 'admin', 'developer', 'viewer', 'billing'));
ALTER TABLE "principals" ADD CONSTRAINT "principals_reach_known" CHECK ("reach" IN ('account', 'tenant'));

-- A person has one role in the account and one in each tenant. The account itself counts as the tenant of zeros.
DROP INDEX "customer_users_one_of_an_email";
DROP INDEX "customer_users_one_of_a_subject";
CREATE UNIQUE INDEX "customer_users_one_of_an_email" ON "customer_users"
    ("customer_id", coalesce("tenant_id", '00000000-0000-0000-0000-000000000000'), "email") WHERE "status" <> 'removed';
CREATE UNIQUE INDEX "customer_users_one_of_a_subject" ON "customer_users"
    ("customer_id", coalesce("tenant_id", '00000000-0000-0000-0000-000000000000'), "issuer", "subject") WHERE "status" <> 'removed';
