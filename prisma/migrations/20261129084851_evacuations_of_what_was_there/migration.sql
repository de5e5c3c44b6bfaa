SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "hosts" ADD COLUMN     "evacuation_placements" UUID[] DEFAULT ARRAY[]::UUID[];

-- A worker writes placements. So what the service owes for an evacuation, and creates again, was on the host when an
-- operator planned that: a placement that was written since is none of the plan's.
CREATE OR REPLACE FUNCTION refuse_credit_of_no_evacuation() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND NOT EXISTS (
      SELECT FROM lifecycles l JOIN placements p ON p.machine_uid = l.machine_uid JOIN hosts h ON h.name = p.host_name
      WHERE l.machine_uid = NEW.machine_uid AND l.customer_id = NEW.customer_id AND l.tenant_id = NEW.tenant_id
        AND l.resource_kind = NEW.resource_kind AND l.resource_class = NEW.resource_class AND l.ended_at IS NOT NULL AND l.rated_at IS NULL
        AND NEW.month_start = extract(epoch FROM date_trunc('month', to_timestamp(greatest(l.started_at, l.ended_at - 1)), 'UTC'))
        AND p.released_at IS NULL AND p.runtime_id = ANY (h.evacuation_placements) AND h.evacuates_at <= clock_timestamp()
        AND h.evacuation_credit_seconds = NEW.seconds AND h.evacuation_reason = NEW.reason) THEN
    RAISE EXCEPTION 'no evacuation owes this credit for machine %', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

-- As before, and no more than the bill has for the class, former corrections included. One correction of an account at a
-- time sees the ones before, as src/store/usage/billCorrections.ts has it.
CREATE OR REPLACE FUNCTION refuse_correction_not_owed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('correction/' || NEW.customer_id, 0));
  IF NOT EXISTS (
      SELECT FROM evacuation_credits c JOIN bills b ON b.customer_id = c.customer_id AND b.month_start = c.month_start
      WHERE NEW.reference = 'evacuation/' || c.machine_uid AND c.customer_id = NEW.customer_id
        AND c.tenant_id = NEW.tenant_id AND c.resource_kind = NEW.resource_kind AND c.resource_class = NEW.resource_class
        AND c.month_start = NEW.corrects_month AND c.reason = NEW.reason AND NEW.billable_seconds BETWEEN -c.seconds AND -1
        AND 0 <= NEW.billable_seconds + (
          SELECT coalesce(sum((part ->> 'billable_seconds')::numeric), 0)
          FROM jsonb_array_elements(b.document -> 'by_tenant') AS tenant, jsonb_array_elements(tenant -> 'by_class') AS part
          WHERE tenant ->> 'tenant_id' = NEW.tenant_id::text AND part ->> 'resource_kind' = NEW.resource_kind
            AND part ->> 'resource_class' = NEW.resource_class
        ) + (
          SELECT coalesce(sum(former.billable_seconds), 0) FROM bill_corrections former
          WHERE former.customer_id = NEW.customer_id AND former.tenant_id = NEW.tenant_id AND former.corrects_month = NEW.corrects_month
            AND former.resource_kind = NEW.resource_kind AND former.resource_class = NEW.resource_class)) THEN
    RAISE EXCEPTION 'the correction % is not owed: operators'' commands need the owner of the database in DATABASE_URL', NEW.reference
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

-- The role that places machines wishes that, in the transaction that deletes the machine: so neither the API's password
-- nor a wish of before brings back what an owner deletes.
CREATE OR REPLACE FUNCTION refuse_recreation_of_no_evacuation() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND (TG_OP = 'INSERT' OR OLD.deletion_requested_at IS NOT NULL
      OR NOT has_table_privilege('public.placements', 'INSERT') OR NOT EXISTS (
      SELECT FROM placements p JOIN hosts h ON h.name = p.host_name
      WHERE p.machine_uid = NEW.uid AND p.released_at IS NULL AND p.runtime_id = ANY (h.evacuation_placements)
        AND h.evacuates_at <= clock_timestamp() AND h.evacuation_recreates)) THEN
    RAISE EXCEPTION 'no evacuation creates machine % again', NEW.uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION refuse_recreation_of_wanted() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM machines m WHERE m.uid = NEW.uid AND m.recreates AND m.deletion_requested_at IS NULL) THEN
    RAISE EXCEPTION 'machine % is wanted: it is not created again', NEW.uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER machines_wished_again_with_their_delete AFTER UPDATE OF recreates ON machines
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.recreates AND NEW.recreates IS DISTINCT FROM OLD.recreates) EXECUTE FUNCTION refuse_recreation_of_wanted();

-- What a guard looks at is as it is now: a transaction that goes on reading a moment of before deceives it.
CREATE FUNCTION refuse_former_moment() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() THEN
    RAISE EXCEPTION '% is written by transactions that read what is committed, not a former moment', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER bill_corrections_of_now BEFORE INSERT ON bill_corrections FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();
CREATE TRIGGER evacuation_credits_of_now BEFORE INSERT ON evacuation_credits FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();
CREATE TRIGGER lifecycles_begin_now BEFORE INSERT ON lifecycles FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();

-- A bill is of one moment, with all its lifecycles. That is after its month was final: nothing of the month changes then. It
-- follows the bill of the month before: one that was left out would never be due again.
CREATE FUNCTION refuse_bill_out_of_turn() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  begins CONSTANT timestamp := to_timestamp(NEW.month_start) AT TIME ZONE 'UTC';
  former CONSTANT bigint := extract(epoch FROM (begins - interval '1 month') AT TIME ZONE 'UTC');
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  IF (begins + interval '1 month') AT TIME ZONE 'UTC' + interval '72 hours' > transaction_timestamp() THEN
    RAISE EXCEPTION 'no bill of account % is due for this month: this transaction began before it was final', NEW.customer_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (SELECT FROM customers c WHERE c.id = NEW.customer_id AND c.created_at < begins AT TIME ZONE 'UTC')
      AND NOT EXISTS (SELECT FROM bills b WHERE b.customer_id = NEW.customer_id AND b.month_start = former)
      AND NOT EXISTS (SELECT FROM bills_set_aside a WHERE a.customer_id = NEW.customer_id AND a.month_start = former) THEN
    RAISE EXCEPTION 'no bill of account % is due for this month: the month before has none', NEW.customer_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bills_in_their_turn BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION refuse_bill_out_of_turn();
