SET LOCAL lock_timeout = '500ms';

-- The service closes a bill of a final month that is what the account's lifecycles and corrections make, line by line. So a
-- role's password writes no other. What was archived is not here: its month has a bill, unless that was set aside.
CREATE FUNCTION refuse_bill_of_other_usage() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  begins CONSTANT timestamp := to_timestamp(NEW.month_start) AT TIME ZONE 'UTC';
  until CONSTANT bigint := extract(epoch FROM (begins + interval '1 month') AT TIME ZONE 'UTC');
  usage CONSTANT jsonb := NEW.document -> 'usage';
  corrected bigint;
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  IF NEW.month_start <> extract(epoch FROM date_trunc('month', begins) AT TIME ZONE 'UTC') OR until + 72 * 3600 > extract(epoch FROM clock_timestamp())
      OR NEW.document ->> 'month' IS DISTINCT FROM to_char(begins, 'YYYY-MM') OR NEW.document ->> 'customer_id' IS DISTINCT FROM NEW.customer_id::text
      OR NOT EXISTS (SELECT FROM customers c WHERE c.id = NEW.customer_id AND extract(epoch FROM c.created_at) < until) THEN
    RAISE EXCEPTION 'no bill of account % is due for this month', NEW.customer_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.month_start < (SELECT max(ends_at) FROM usage_archives) THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(sum(billable_seconds), 0) INTO corrected FROM bill_corrections c
    WHERE c.customer_id = NEW.customer_id AND c.created_at >= begins AT TIME ZONE 'UTC' AND c.created_at < to_timestamp(until);
  IF EXISTS (
      WITH lived AS (
        SELECT l.tenant_id::text, l.resource_kind, l.resource_class,
          greatest(0, least(coalesce(l.ended_at, until), until) - greatest(l.started_at, NEW.month_start)) AS raw,
          CASE WHEN l.posted_at >= NEW.month_start AND l.posted_at < until THEN greatest(0, l.minimum_seconds - (l.ended_at - l.started_at)) ELSE 0 END AS top_up,
          greatest(coalesce(l.ended_at, until), l.started_at + 1) > NEW.month_start AS active
        FROM generate_series(0, 16) AS class JOIN lifecycles l ON l.customer_id = NEW.customer_id
          AND lifecycle_length_class(l.started_at, l.ended_at, l.posted_at) = class AND l.started_at < until
          AND l.started_at >= CASE WHEN class < 16 THEN NEW.month_start - 3600 * (1::bigint << class) ELSE 0 END
      ), made AS (
        SELECT tenant_id, resource_kind, resource_class, sum(raw + top_up) AS billable, sum(raw) AS raw, count(*) FILTER (WHERE active) AS machines
        FROM lived GROUP BY 1, 2, 3 HAVING sum(raw + top_up) > 0 OR bool_or(active)
      ), stated AS (
        SELECT tenant ->> 'tenant_id', part ->> 'resource_kind', part ->> 'resource_class',
          (part ->> 'billable_seconds')::numeric, (part ->> 'raw_active_seconds')::numeric, (part ->> 'lifecycle_count')::numeric
        FROM jsonb_array_elements(NEW.document -> 'by_tenant') AS tenant, jsonb_array_elements(tenant -> 'by_class') AS part
      )
      (SELECT * FROM made EXCEPT ALL SELECT * FROM stated) UNION ALL (SELECT * FROM stated EXCEPT ALL SELECT * FROM made)
      UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, NULL FROM made HAVING usage IS DISTINCT FROM jsonb_build_object(
        'billable_seconds', coalesce(sum(billable), 0), 'raw_active_seconds', coalesce(sum(raw), 0), 'lifecycle_count', coalesce(sum(machines), 0))
    ) OR (NEW.document ->> 'billable_seconds')::numeric IS DISTINCT FROM (usage ->> 'billable_seconds')::numeric + corrected
      OR (SELECT jsonb_agg(each - 'corrects_month' - 'created_at' ORDER BY place) FROM jsonb_array_elements(NEW.document -> 'corrections') WITH ORDINALITY AS line(each, place))
      IS DISTINCT FROM (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'tenant_id', c.tenant_id, 'resource_kind', c.resource_kind, 'resource_class', c.resource_class,
          'billable_seconds', c.billable_seconds, 'reference', c.reference, 'reason', c.reason) ORDER BY c.created_at, c.id)
        FROM bill_corrections c WHERE c.customer_id = NEW.customer_id AND c.created_at >= begins AT TIME ZONE 'UTC' AND c.created_at < to_timestamp(until)) THEN
    RAISE EXCEPTION 'the bill of account % for % is not what its lifecycles and corrections make: see "usage rebuild --month % --frozen"',
      NEW.customer_id, to_char(begins, 'YYYY-MM'), to_char(begins, 'YYYY-MM') USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bills_of_their_usage BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION refuse_bill_of_other_usage();

-- A lifecycle is rated once: its top-up moves to no other month.
CREATE TRIGGER lifecycles_rate_once BEFORE UPDATE OF rated_at, top_up_seconds, posted_at ON lifecycles FOR EACH ROW
    WHEN (OLD.rated_at IS NOT NULL AND (NEW.rated_at, NEW.top_up_seconds, NEW.posted_at) IS DISTINCT FROM (OLD.rated_at, OLD.top_up_seconds, OLD.posted_at))
    EXECUTE FUNCTION refuse_change();

-- As before, and with the minimum of the class, or that of the placement: the fleet may change in between.
CREATE OR REPLACE FUNCTION refuse_lifecycle_without_machine() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND (NEW.ended_at IS NOT NULL OR NOT EXISTS (
      SELECT FROM machines m JOIN namespaces n ON n.name = m.namespace JOIN tenants t ON t.id = n.tenant_id
        JOIN placements p ON p.machine_uid = m.uid LEFT JOIN machine_classes c ON c.name = p.class_name
      WHERE m.uid = NEW.machine_uid AND m.kind = NEW.resource_kind AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed'
        AND t.id = NEW.tenant_id AND t.customer_id = NEW.customer_id
        AND p.class_name = NEW.resource_class AND NEW.minimum_seconds IN (c.minimum_seconds, p.minimum_seconds)
        AND NEW.started_at >= extract(epoch FROM m.created_at) - 600)) THEN
    RAISE EXCEPTION 'no wanted machine % of this account, class, and time begins a lifecycle', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
