-- AlterTable
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_pkey",
ADD COLUMN     "actor_name" TEXT,
ADD COLUMN     "address" TEXT,
ADD COLUMN     "outcome" TEXT NOT NULL DEFAULT 'success',
ADD COLUMN     "sequence" BIGSERIAL NOT NULL,
ADD COLUMN     "session_id" UUID,
ADD COLUMN     "tenant_id" UUID,
ADD COLUMN     "user_agent" TEXT,
ADD CONSTRAINT "audit_events_pkey" PRIMARY KEY ("sequence");

-- DropIndex
DROP INDEX "audit_events_request_id_idx";

-- Written by hand from here on.
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_outcome_known" CHECK ("outcome" IN ('success', 'refused'));

ALTER TABLE "audit_events" DISABLE TRIGGER "audit_events_stay";
UPDATE "audit_events" SET "outcome" = 'refused' WHERE "action" IN ('token.exchange-refused', 'forward.refuse');
ALTER TABLE "audit_events" ENABLE TRIGGER "audit_events_stay";

-- Creates of machines pay for every index that has their events, so these have none but the account's time line. The
-- rest is found through one index of ranges of pages, which costs an insert next to nothing (docs/decisions/0044).
CREATE INDEX "audit_events_by_fact" ON "audit_events" USING brin
    ("request_id" text_bloom_ops, "target" text_bloom_ops, "actor_id" text_bloom_ops, "address" text_bloom_ops)
    WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX "audit_events_by_request" ON "audit_events"("request_id", "action") WHERE "action" NOT LIKE 'machine.%';
CREATE INDEX "audit_events_by_action" ON "audit_events"("customer_id", "action", "created_at", "id") WHERE "action" NOT LIKE 'machine.%';
CREATE INDEX "audit_events_refused" ON "audit_events"("customer_id", "created_at", "id") WHERE "outcome" = 'refused';

-- What an actor is called at the time of its act: it may be renamed or removed later.
CREATE FUNCTION "audit_actor_name"("kind" text, "actor" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN actor !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN NULL
    WHEN kind = 'api-key' THEN (SELECT k.name FROM api_keys k WHERE k.id = actor::uuid)
    WHEN kind = 'human' THEN (SELECT u.email FROM customer_users u WHERE u.id = actor::uuid)
    WHEN kind = 'workload' THEN (SELECT p.subject_match_value FROM principals p WHERE p.id = actor::uuid) END
$$;
