SET LOCAL lock_timeout = '500ms';

-- AlterTable
ALTER TABLE "machines" ADD COLUMN     "recreates" BOOLEAN;

-- A machine of an evacuated host is created again with its removal, by the same statement. So nothing comes between the two,
-- and no role of the service needs the right to make machines of customers. It takes up what the other left, so no limit
-- refuses it. Its host is held under its uid already (src/store/machines/recreation.ts): it counts as claimed, so that a
-- delete does not remove it without giving that back.
CREATE FUNCTION create_machine_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  again CONSTANT uuid := encode(substr(sha256(convert_to('again/' || OLD.uid, 'UTF8')), 1, 16), 'hex')::uuid;
  size CONSTANT jsonb := coalesce(OLD.spec -> 'resources', '{}');
  version bigint;
  tenant uuid;
  made machines;
BEGIN
  UPDATE namespaces SET resource_version = resource_version + 1,
    virtual_machines = virtual_machines + (OLD.kind = 'VirtualMachine')::int,
    bare_metal_machines = bare_metal_machines + (OLD.kind = 'BareMetalMachine')::int,
    cpu = cpu + coalesce((size ->> 'cpu')::bigint, 0), memory_gib = memory_gib + coalesce((size ->> 'memoryGiB')::bigint, 0),
    disk_gib = disk_gib + coalesce((size ->> 'diskGiB')::bigint, 0)
    WHERE name = OLD.namespace RETURNING resource_version, tenant_id INTO STRICT version, tenant;
  INSERT INTO machines (uid, kind, namespace, name, labels, annotations, spec, field_managers, resource_version, claim_epoch)
    VALUES (again, OLD.kind, OLD.namespace, OLD.name, OLD.labels, OLD.annotations, OLD.spec, OLD.field_managers, version, 1)
    RETURNING * INTO STRICT made;
  INSERT INTO journal (namespace, resource_version, kind, name, uid, type, after)
    VALUES (made.namespace, version, made.kind, made.name, again, 'ADDED', to_jsonb(made));
  INSERT INTO outbox (machine_uid, workflow_id)
    VALUES (again, lower(made.kind) || '/' || made.namespace || '/' || left(made.name, 128) || '/' || again);
  INSERT INTO audit_events (customer_id, tenant_id, actor_type, actor_id, action, target, reason, details)
    SELECT customer_id, tenant, 'service', 'housekeeping', 'machine.create', again::text, 'its host was evacuated',
      jsonb_build_object('kind', made.kind, 'namespace', made.namespace, 'name', made.name, 'in_place_of', OLD.uid) FROM tenants WHERE id = tenant;
  RETURN NULL;
END
$$;
-- It acts as the owner: no role may put it on a table of its own.
REVOKE EXECUTE ON FUNCTION create_machine_again() FROM PUBLIC;
CREATE TRIGGER machines_created_again AFTER DELETE ON machines FOR EACH ROW
    WHEN (OLD.recreates) EXECUTE FUNCTION create_machine_again();

-- The service wishes that only for a machine on a host that an operator evacuates so, from its time on.
CREATE FUNCTION refuse_recreation_of_no_evacuation() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT acts_as_owner() AND NOT EXISTS (
      SELECT FROM placements p JOIN hosts h ON h.name = p.host_name
      WHERE p.machine_uid = NEW.uid AND p.released_at IS NULL AND h.evacuates_at <= clock_timestamp() AND h.evacuation_recreates) THEN
    RAISE EXCEPTION 'no evacuation creates machine % again', NEW.uid USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER machines_made_to_be_created_again BEFORE INSERT ON machines FOR EACH ROW
    WHEN (NEW.recreates) EXECUTE FUNCTION refuse_recreation_of_no_evacuation();
CREATE TRIGGER machines_wished_again BEFORE UPDATE OF recreates ON machines FOR EACH ROW
    WHEN (NEW.recreates AND NEW.recreates IS DISTINCT FROM OLD.recreates) EXECUTE FUNCTION refuse_recreation_of_no_evacuation();
