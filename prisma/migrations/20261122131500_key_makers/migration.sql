-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "last_used_address" TEXT,
ADD COLUMN     "maker_id" TEXT,
ADD COLUMN     "maker_type" TEXT,
ADD COLUMN     "replaces" UUID,
ADD COLUMN     "warned_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "api_keys_maker_id_idx" ON "api_keys"("maker_id");

-- CreateIndex
CREATE INDEX "api_keys_replaces_idx" ON "api_keys"("replaces");

-- Written by hand. Both or neither; null for a key whose maker is not on record.
ALTER TABLE "api_keys"
    ADD CONSTRAINT "api_keys_maker_known" CHECK (("maker_type" IS NULL) = ("maker_id" IS NULL)
        AND "maker_type" IN ('human', 'api-key', 'registration-code', 'operator'));

-- The audit log knows who made the keys that there are.
UPDATE api_keys k SET maker_type = e.actor_type, maker_id = e.actor_id FROM audit_events e
WHERE e.customer_id = k.customer_id AND e.action = 'api-key.create' AND e.target = k.id::text AND e.actor_type IN ('human', 'api-key');
UPDATE api_keys k SET maker_type = e.actor_type, maker_id = e.actor_id FROM audit_events e
WHERE k.maker_type IS NULL AND e.customer_id = k.customer_id AND e.action = 'registration.redeem' AND e.actor_type = 'registration-code'
  AND e.details ->> 'api_key_id' = k.id::text;
UPDATE api_keys k SET maker_type = 'operator', maker_id = 'command-line' FROM audit_events e
WHERE k.maker_type IS NULL AND k.name = 'default' AND e.customer_id = k.customer_id AND e.action = 'customer.create';

