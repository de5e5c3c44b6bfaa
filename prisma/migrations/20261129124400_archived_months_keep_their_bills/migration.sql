SET LOCAL lock_timeout = '500ms';

-- As before. A month is archived once its bills are closed: one that an operator set aside since is closed again from usage
-- by day. Any other bill of an archived month is of what is left, as one of an account that was closed by then.
CREATE OR REPLACE FUNCTION refuse_bill_of_other_usage() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
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
  IF NEW.month_start < (SELECT max(ends_at) FROM usage_archives) AND EXISTS (
      SELECT FROM bills_set_aside a WHERE a.customer_id = NEW.customer_id AND a.month_start = NEW.month_start) THEN
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
