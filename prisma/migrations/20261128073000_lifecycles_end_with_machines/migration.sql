SET LOCAL lock_timeout = '500ms';

-- A bill ends only with its machine: at the end of a transaction that closes a lifecycle, its machine is gone, failed, or
-- being deleted. Neither is taken back afterwards, nor is the end moved.
CREATE FUNCTION refuse_end_of_wanted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM machines m WHERE m.uid = NEW.machine_uid AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed') THEN
    RAISE EXCEPTION 'the lifecycle of machine % is not over: the machine is wanted', NEW.machine_uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER lifecycles_end_with_machines AFTER UPDATE OF ended_at ON lifecycles
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_end_of_wanted();
CREATE TRIGGER lifecycles_end_once BEFORE UPDATE OF ended_at ON lifecycles FOR EACH ROW
    WHEN (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER machines_stay_over BEFORE UPDATE OF phase, deletion_requested_at ON machines FOR EACH ROW
    WHEN ((OLD.deletion_requested_at IS NOT NULL OR OLD.phase = 'Failed') AND NEW.deletion_requested_at IS NULL AND NEW.phase <> 'Failed')
    EXECUTE FUNCTION refuse_change();
