SET LOCAL lock_timeout = '500ms';

-- Who an event says acted is bound to the role that writes it: operators act as the owner, and customers through the role
-- that makes sessions. Both roles speak for hosts and for the service itself.
CREATE FUNCTION refuse_foreign_actor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (CASE NEW.actor_type WHEN 'operator' THEN acts_as_owner() ELSE has_table_privilege('public.sessions', 'INSERT') END) THEN
    RAISE EXCEPTION 'the database role % records no act of %: operators'' commands need the owner of the database in DATABASE_URL', current_user, NEW.actor_type
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_events_of_their_actors BEFORE INSERT ON audit_events FOR EACH ROW
    WHEN (NEW.actor_type NOT IN ('host', 'service')) EXECUTE FUNCTION refuse_foreign_actor();
