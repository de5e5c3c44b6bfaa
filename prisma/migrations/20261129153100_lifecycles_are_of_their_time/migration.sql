SET LOCAL lock_timeout = '500ms';

-- The service says when a lifecycle begins and ends, and it says now: so nothing is billed that was not used, and nothing is
-- used unbilled. A machine that was not seen ends when that began. What it owes of its minimum belongs to the last second of
-- its life, or, if that is in a month that is final, to the month after. A statement may wait ten minutes, and a clock be set.
--
-- A month that is final stays as it is. Who changes one holds it until the commit, and no bill of it is closed meanwhile: so
-- a transaction that is held open until after the bill has its seconds in that one.
CREATE FUNCTION refuse_lifecycle_of_other_time() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moment CONSTANT bigint := extract(epoch FROM clock_timestamp());
  began CONSTANT boolean := TG_OP = 'INSERT';
  ended CONSTANT boolean := NOT began AND NEW.ended_at IS DISTINCT FROM OLD.ended_at;
  rated CONSTANT boolean := NOT began AND (NEW.rated_at, NEW.top_up_seconds, NEW.posted_at) IS DISTINCT FROM (OLD.rated_at, OLD.top_up_seconds, OLD.posted_at);
  owed CONSTANT bigint := greatest(0, NEW.minimum_seconds - (NEW.ended_at - NEW.started_at));
  changed CONSTANT bigint := least(CASE WHEN began THEN NEW.started_at END, CASE WHEN ended THEN NEW.ended_at END, CASE WHEN rated THEN NEW.posted_at END);
  since bigint;
  seen bigint;
  opens bigint;
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  IF began AND NEW.started_at NOT BETWEEN moment - 600 AND moment + 600 THEN
    RAISE EXCEPTION 'the lifecycle of machine % begins now, and at no other time', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  since := CASE WHEN ended THEN NEW.ended_at WHEN NEW.unseen_since IS DISTINCT FROM OLD.unseen_since THEN NEW.unseen_since END;
  IF NOT began AND since NOT BETWEEN moment - 600 AND greatest(NEW.started_at, moment + 600) THEN
    seen := least(OLD.unseen_since, (SELECT floor(extract(epoch FROM h.lost_at)) FROM placements p JOIN hosts h ON h.name = p.host_name
      WHERE p.machine_uid = NEW.machine_uid AND p.released_at IS NULL AND p.abandoned_at IS NULL ORDER BY p.attempt DESC LIMIT 1));
    IF since > moment OR seen IS NULL OR since < seen THEN
      RAISE EXCEPTION 'the lifecycle of machine % ends now, or when the machine was last seen', NEW.machine_uid USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(
      'month/' || NEW.customer_id || '/' || extract(epoch FROM date_trunc('month', to_timestamp(changed), 'UTC'))::bigint, 0));
  END IF;
  opens := extract(epoch FROM date_trunc('month', clock_timestamp() - interval '72 hours', 'UTC'));
  IF changed < opens THEN
    RAISE EXCEPTION 'machine % changes no month that is final', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  IF rated AND (NEW.rated_at, NEW.top_up_seconds, NEW.posted_at) IS DISTINCT FROM
      (coalesce(NEW.rated_at, clock_timestamp()), owed, CASE WHEN owed > 0 THEN greatest(NEW.ended_at - 1, NEW.started_at, opens) END) THEN
    RAISE EXCEPTION 'machine % owes % s of its minimum, at the end of its lifecycle', NEW.machine_uid, owed USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER lifecycles_times_of_begin BEFORE INSERT ON lifecycles FOR EACH ROW EXECUTE FUNCTION refuse_lifecycle_of_other_time();
CREATE TRIGGER lifecycles_times_of_end BEFORE UPDATE OF ended_at, unseen_since, rated_at, top_up_seconds, posted_at ON lifecycles
    FOR EACH ROW EXECUTE FUNCTION refuse_lifecycle_of_other_time();
CREATE TRIGGER lifecycles_end_now BEFORE UPDATE OF ended_at, unseen_since, rated_at, top_up_seconds, posted_at ON lifecycles FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();

-- Time for which a machine was not seen is written down when it is seen again, whole, and stays as it is.
CREATE FUNCTION refuse_other_unseen() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moment CONSTANT bigint := extract(epoch FROM clock_timestamp());
  at_most CONSTANT int8multirange := int8multirange(int8range(OLD.unseen_since, greatest(OLD.unseen_since, moment + 600)));
  at_least CONSTANT int8multirange := int8multirange(int8range(OLD.unseen_since, greatest(OLD.unseen_since, moment - 600)));
BEGIN
  IF acts_as_owner() OR (NEW.unseen = OLD.unseen AND (OLD.unseen_since IS NULL OR NEW.unseen_since = OLD.unseen_since)) THEN
    RETURN NEW;
  END IF;
  IF OLD.unseen_since IS NULL OR NEW.unseen_since IS NOT NULL OR NOT (NEW.unseen @> OLD.unseen + at_least AND NEW.unseen <@ OLD.unseen + at_most) THEN
    RAISE EXCEPTION 'machine % was unseen until it is seen, and at no other time', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER lifecycles_unseen_until_seen BEFORE UPDATE OF unseen, unseen_since ON lifecycles FOR EACH ROW EXECUTE FUNCTION refuse_other_unseen();

-- A host is lost from now on: so no machine was unseen before that.
CREATE FUNCTION refuse_other_time() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND NEW.lost_at NOT BETWEEN clock_timestamp() - interval '10 minutes' AND clock_timestamp() + interval '10 minutes' THEN
    RAISE EXCEPTION 'host % is lost from now on, and from no other time', NEW.name USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER hosts_are_lost_now BEFORE UPDATE OF lost_at ON hosts FOR EACH ROW
    WHEN (NEW.lost_at IS DISTINCT FROM OLD.lost_at) EXECUTE FUNCTION refuse_other_time();

-- Nothing waits: a bill that finds its month held is closed by a later run. The snapshot of 0.1.0 may be older than a change
-- that was committed since: to lock its row then fails.
CREATE FUNCTION refuse_bill_of_held_month() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held CONSTANT bigint := hashtextextended('month/' || NEW.customer_id || '/' || NEW.month_start, 0);
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  IF NOT pg_try_advisory_xact_lock(held) THEN
    RAISE EXCEPTION 'no bill of account % is due for this month: a transaction that changes it is open (process %)', NEW.customer_id, (
      SELECT string_agg(pid::text, ', ') FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::bigint = held >> 32 & 4294967295
        AND objid::bigint = held & 4294967295) USING ERRCODE = 'restrict_violation';
  END IF;
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    PERFORM FROM lifecycles l WHERE l.customer_id = NEW.customer_id AND l.started_at < NEW.month_start + 31 * 86400 AND l.rated_at IS NULL FOR SHARE;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bills_alone_in_their_month BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION refuse_bill_of_held_month();
