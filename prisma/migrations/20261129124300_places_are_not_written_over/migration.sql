SET LOCAL lock_timeout = '500ms';

-- A machine that is billed stays where it is: the service gives it no other place. So the worker's password does not have
-- its true host left, or taken for empty. Nor does a new place have the id of one that an evacuation was planned with:
-- that one may be archived while the plan lasts. A place is written under the lock of its machine, which becomes ready under
-- that lock: so none that is committed later, or was written before there is a machine, has the true one left.
CREATE FUNCTION refuse_false_place() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF acts_as_owner() THEN
    RETURN NEW;
  END IF;
  PERFORM FROM machines m WHERE m.uid = NEW.machine_uid FOR NO KEY UPDATE;
  IF NOT FOUND AND NEW.attempt > 1 THEN
    RAISE EXCEPTION 'machine % is not there: it is placed for the first time', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (SELECT FROM lifecycles l WHERE l.machine_uid = NEW.machine_uid AND l.ended_at IS NULL)
      AND EXISTS (SELECT FROM placements p WHERE p.machine_uid = NEW.machine_uid) THEN
    RAISE EXCEPTION 'machine % is billed where it is: it gets no other place', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (SELECT FROM hosts h WHERE h.name = NEW.host_name AND NEW.runtime_id = ANY (h.evacuation_placements)) THEN
    RAISE EXCEPTION 'host % is evacuated with a place %: no other gets its id', NEW.host_name, NEW.runtime_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER placements_of_no_other BEFORE INSERT ON placements FOR EACH ROW EXECUTE FUNCTION refuse_false_place();
CREATE TRIGGER placements_of_now BEFORE INSERT ON placements FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();

-- Nor does a machine that is wanted and billed lose its last place: its true host would seem empty, and it might get another.
-- What gives a machine up ends it in the same transaction.
CREATE FUNCTION refuse_leaving_of_billed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM lifecycles l JOIN machines m ON m.uid = l.machine_uid
        WHERE l.machine_uid = NEW.machine_uid AND l.ended_at IS NULL AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed')
      AND NOT EXISTS (SELECT FROM placements p WHERE p.machine_uid = NEW.machine_uid AND p.released_at IS NULL AND p.abandoned_at IS NULL)
      AND NOT acts_as_owner() THEN
    RAISE EXCEPTION 'machine % is billed where it is: it keeps its place', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER placements_of_billed_stay AFTER UPDATE OF released_at, abandoned_at ON placements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.released_at IS NULL AND OLD.abandoned_at IS NULL AND (NEW.released_at IS NOT NULL OR NEW.abandoned_at IS NOT NULL))
    EXECUTE FUNCTION refuse_leaving_of_billed();
-- A place that was left is not taken again.
CREATE FUNCTION refuse_taking_again() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() THEN
    RAISE EXCEPTION 'the place % of machine % was left', NEW.runtime_id, NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER placements_stay_left BEFORE UPDATE OF released_at, abandoned_at ON placements FOR EACH ROW
    WHEN ((OLD.released_at IS NOT NULL AND NEW.released_at IS NULL) OR (OLD.abandoned_at IS NOT NULL AND NEW.abandoned_at IS NULL))
    EXECUTE FUNCTION refuse_taking_again();
CREATE TRIGGER placements_left_now BEFORE UPDATE OF released_at, abandoned_at ON placements FOR EACH STATEMENT
    WHEN (current_setting('transaction_isolation') <> 'read committed') EXECUTE FUNCTION refuse_former_moment();
