SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "evacuates_at" TIMESTAMPTZ(3),
ADD COLUMN     "evacuation_credit_seconds" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "evacuation_planned_at" TIMESTAMPTZ(3),
ADD COLUMN     "evacuation_reason" TEXT,
ADD COLUMN     "evacuation_recreates" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "evacuation_credits" (
    "machine_uid" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "resource_kind" TEXT NOT NULL,
    "resource_class" TEXT NOT NULL,
    "month_start" BIGINT NOT NULL,
    "seconds" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "credited_at" TIMESTAMPTZ(3),

    CONSTRAINT "evacuation_credits_pkey" PRIMARY KEY ("machine_uid"),
    CONSTRAINT "evacuation_credits_something" CHECK (seconds > 0)
);
CREATE INDEX "evacuation_credits_open" ON "evacuation_credits"("machine_uid") WHERE credited_at IS NULL;

-- The service owes what an operator set for the host that a billed machine is still on, in the month of its end, once it has
-- ended and until its lifecycle is rated. It credits no more than it owes, once the bill of that month is there.
CREATE FUNCTION refuse_credit_of_no_evacuation() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND NOT EXISTS (
      SELECT FROM lifecycles l JOIN placements p ON p.machine_uid = l.machine_uid JOIN hosts h ON h.name = p.host_name
      WHERE l.machine_uid = NEW.machine_uid AND l.customer_id = NEW.customer_id AND l.tenant_id = NEW.tenant_id
        AND l.resource_kind = NEW.resource_kind AND l.resource_class = NEW.resource_class AND l.ended_at IS NOT NULL AND l.rated_at IS NULL
        AND NEW.month_start = extract(epoch FROM date_trunc('month', to_timestamp(greatest(l.started_at, l.ended_at - 1)), 'UTC'))
        AND p.released_at IS NULL AND h.evacuates_at <= clock_timestamp()
        AND h.evacuation_credit_seconds = NEW.seconds AND h.evacuation_reason = NEW.reason) THEN
    RAISE EXCEPTION 'no evacuation owes this credit for machine %', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER evacuation_credits_of_evacuations BEFORE INSERT ON evacuation_credits
    FOR EACH ROW EXECUTE FUNCTION refuse_credit_of_no_evacuation();

CREATE FUNCTION refuse_correction_not_owed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND NOT EXISTS (
      SELECT FROM evacuation_credits c JOIN bills b ON b.customer_id = c.customer_id AND b.month_start = c.month_start
      WHERE NEW.reference = 'evacuation/' || c.machine_uid AND c.customer_id = NEW.customer_id
        AND c.tenant_id = NEW.tenant_id AND c.resource_kind = NEW.resource_kind AND c.resource_class = NEW.resource_class
        AND c.month_start = NEW.corrects_month AND c.reason = NEW.reason AND NEW.billable_seconds BETWEEN -c.seconds AND -1) THEN
    RAISE EXCEPTION 'the correction % is not owed: operators'' commands need the owner of the database in DATABASE_URL', NEW.reference
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bill_corrections_are_owed BEFORE INSERT ON bill_corrections
    FOR EACH ROW EXECUTE FUNCTION refuse_correction_not_owed();

-- Customers and their bills show the reason: an operator gives it. The service forgets that of a canceled evacuation.
CREATE FUNCTION refuse_reason_of_no_operator() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() THEN
    RAISE EXCEPTION 'an operator gives the reason for which host % is evacuated', NEW.name USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER hosts_keep_the_reason BEFORE UPDATE OF evacuation_reason ON hosts FOR EACH ROW
    WHEN (NEW.evacuation_reason IS DISTINCT FROM OLD.evacuation_reason AND (NEW.evacuation_reason IS NOT NULL OR NEW.evacuates_at IS NOT NULL))
    EXECUTE FUNCTION refuse_reason_of_no_operator();

INSERT INTO housekeeping_duties (name) VALUES ('evacuations') ON CONFLICT DO NOTHING;
