SET LOCAL lock_timeout = '500ms';

-- As before, and no session that exported what it saw before the month was final lends that to a later one. A bill is written
-- by a transaction that reads what is committed. 0.1.0 writes it in a snapshot: that one shows an event of after the month,
-- whose time Postgres gives. The second leaves out the events of this transaction.
CREATE OR REPLACE FUNCTION refuse_bill_out_of_turn() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  begins CONSTANT timestamp := to_timestamp(NEW.month_start) AT TIME ZONE 'UTC';
  former CONSTANT bigint := extract(epoch FROM (begins - interval '1 month') AT TIME ZONE 'UTC');
  final CONSTANT timestamptz := (begins + interval '1 month') AT TIME ZONE 'UTC' + interval '72 hours';
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  IF final > transaction_timestamp() OR current_setting('transaction_isolation') <> 'read committed' AND NOT coalesce((
      SELECT e.created_at >= final FROM audit_events e WHERE e.created_at < transaction_timestamp() - interval '1 second'
      ORDER BY e.sequence DESC LIMIT 1), false) THEN
    RAISE EXCEPTION 'no bill of account % is due for this month: this transaction began, or reads, before it was final', NEW.customer_id
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

-- The other guards that decide by what they read: a plan that was canceled since creates no machine again, and sets of keys
-- are counted as they are now.
CREATE OR REPLACE FUNCTION refuse_former_moment() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() THEN
    RAISE EXCEPTION '% is written by transactions that read what is committed, not a former moment', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER machines_wished_again_now BEFORE UPDATE OF recreates ON machines FOR EACH ROW
    WHEN (NEW.recreates AND NEW.recreates IS DISTINCT FROM OLD.recreates AND current_setting('transaction_isolation') <> 'read committed')
    EXECUTE FUNCTION refuse_former_moment();
CREATE TRIGGER signing_key_sets_of_now BEFORE INSERT ON signing_key_sets FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();
