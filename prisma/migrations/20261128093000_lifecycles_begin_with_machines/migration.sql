SET LOCAL lock_timeout = '500ms';

-- CreateTable
CREATE TABLE "billing_mismatches" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "customer_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "billing_mismatches_pkey" PRIMARY KEY ("kind", "subject"),
    CONSTRAINT "billing_mismatches_kind_known" CHECK ("kind" IN ('unbilled-machine', 'lifecycle-without-machine', 'bill-without-lifecycle'))
);

INSERT INTO housekeeping_duties (name) VALUES ('billing-mismatches') ON CONFLICT DO NOTHING;

-- Whether a statement is an operator's: the roles of the service own nothing.
CREATE FUNCTION acts_as_owner() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT pg_has_role(relowner, 'USAGE') FROM pg_class WHERE oid = 'public.lifecycles'::regclass
$$;

-- The service begins a lifecycle open, for a machine that is wanted, in the account of that machine, and not earlier than
-- the machine was made, give or take a clock that was set.
CREATE FUNCTION refuse_lifecycle_without_machine() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND (NEW.ended_at IS NOT NULL OR NOT EXISTS (
      SELECT FROM machines m JOIN namespaces n ON n.name = m.namespace JOIN tenants t ON t.id = n.tenant_id
      WHERE m.uid = NEW.machine_uid AND m.kind = NEW.resource_kind AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed'
        AND t.id = NEW.tenant_id AND t.customer_id = NEW.customer_id
        AND NEW.started_at >= extract(epoch FROM m.created_at) - 600)) THEN
    RAISE EXCEPTION 'no wanted machine % of this account and time begins a lifecycle', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER lifecycles_begin_with_machines BEFORE INSERT ON lifecycles
    FOR EACH ROW EXECUTE FUNCTION refuse_lifecycle_without_machine();

-- A temporary table of its session does not stand in for the machines that a guard looks at.
ALTER FUNCTION refuse_end_of_wanted() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION refuse_unless_set_aside() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION refuse_ended_session() SET search_path = pg_catalog, public, pg_temp;
