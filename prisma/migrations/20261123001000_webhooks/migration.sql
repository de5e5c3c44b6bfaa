-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "event_types" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'active',
    "disabled_reason" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_secrets" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_secrets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sequence" BIGSERIAL NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "event_type" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "replay_of" UUID,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attempted_at" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_customer_id_idx" ON "webhooks"("customer_id");

-- CreateIndex
CREATE INDEX "webhook_secrets_webhook_id_idx" ON "webhook_secrets"("webhook_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_idx" ON "webhook_deliveries"("webhook_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on.
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_status_known" CHECK ("status" IN ('active', 'disabled')),
    ADD CONSTRAINT "webhooks_disabled_has_reason" CHECK (("status" = 'disabled') = ("disabled_reason" IS NOT NULL));
ALTER TABLE "webhook_deliveries"
    ADD CONSTRAINT "webhook_deliveries_status_known" CHECK ("status" IN ('pending', 'delivered', 'failed')),
    ADD CONSTRAINT "webhook_deliveries_settled" CHECK (("status" = 'pending') = ("settled_at" IS NULL));

-- What a lane delivers next, and lanes that need a run of the workflow.
CREATE INDEX "webhook_deliveries_lane_idx" ON "webhook_deliveries"("webhook_id", "lane", "sequence") WHERE "status" = 'pending';
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries"("due_at") WHERE "status" = 'pending';
-- A month's bill is closed once.
CREATE UNIQUE INDEX "webhook_deliveries_bill_key" ON "webhook_deliveries"("webhook_id", "subject")
    WHERE "event_type" = 'bill.closed' AND "replay_of" IS NULL;

-- A machine's events are written by the statement that changes its row: whatever changes it, neither is there without the
-- other. Creates, and changes that no event is about, do not call it.
CREATE FUNCTION "note_machine_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    machine "machines" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    event UUID := gen_random_uuid();
    what TEXT := CASE WHEN TG_OP = 'DELETE' THEN 'machine.gone'
                      WHEN NEW.phase = 'Failed' AND OLD.phase <> 'Failed' THEN 'machine.failed'
                      WHEN NEW.ready_for_access THEN 'machine.ready'
                      ELSE 'machine.not-ready' END;
BEGIN
    INSERT INTO "webhook_deliveries" (webhook_id, event_id, event_type, lane, subject, data)
    SELECT w.id, event, what, machine.uid::text,
           format('namespaces/%s/%ss/%s', machine.namespace, lower(machine.kind), machine.name),
           jsonb_build_object('kind', machine.kind, 'namespace', machine.namespace, 'name', machine.name,
                              'uid', machine.uid, 'tenant_id', n.tenant_id, 'phase', machine.phase,
                              'ready_for_access', machine.ready_for_access AND TG_OP <> 'DELETE',
                              'failure_code', machine.failure_code, 'message', machine.failure_message)
    FROM "namespaces" n JOIN "tenants" t ON t.id = n.tenant_id JOIN "webhooks" w ON w.customer_id = t.customer_id
    WHERE n.name = machine.namespace AND w.status = 'active' AND what = ANY(w.event_types)
      AND (w.tenant_id IS NULL OR w.tenant_id = n.tenant_id);
    RETURN NULL;
END $$;

CREATE TRIGGER "machines_note_change" AFTER UPDATE OF "phase", "ready_for_access" ON "machines" FOR EACH ROW
    WHEN (OLD.ready_for_access IS DISTINCT FROM NEW.ready_for_access OR (NEW.phase = 'Failed' AND OLD.phase <> 'Failed'))
    EXECUTE FUNCTION "note_machine_event"();
CREATE TRIGGER "machines_note_removal" AFTER DELETE ON "machines" FOR EACH ROW EXECUTE FUNCTION "note_machine_event"();
