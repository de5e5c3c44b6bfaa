SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "bills_set_aside" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "month_start" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "document" JSONB NOT NULL,
    "set_aside_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "reason" TEXT NOT NULL,

    CONSTRAINT "bills_set_aside_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bills_set_aside_customer_id_month_start_idx" ON "bills_set_aside"("customer_id", "month_start");

CREATE TRIGGER bills_set_aside_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON bills_set_aside
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A bill leaves only to where it is kept as evidence.
CREATE FUNCTION refuse_unless_set_aside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bills_set_aside a WHERE a.id = OLD.id AND a.customer_id = OLD.customer_id
      AND a.month_start = OLD.month_start AND a.created_at = OLD.created_at AND a.document = OLD.document) THEN
    RAISE EXCEPTION 'bills is append-only: DELETE refused' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
DROP TRIGGER bills_stay ON bills;
CREATE TRIGGER bills_stay BEFORE UPDATE OR TRUNCATE ON bills
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bills_leave BEFORE DELETE ON bills
    FOR EACH ROW EXECUTE FUNCTION refuse_unless_set_aside();
