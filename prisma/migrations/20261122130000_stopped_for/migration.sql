-- AlterTable
ALTER TABLE "identity_integrations" ADD COLUMN     "stopped_for" TEXT;

-- What was stopped with a reason before this column existed stays stopped for it.
UPDATE identity_integrations i SET stopped_for = e.reason
FROM (
    SELECT DISTINCT ON (customer_id) customer_id, reason FROM audit_events
    WHERE action = 'identity-integration.disable' ORDER BY customer_id, created_at DESC, id DESC
) e
WHERE i.status = 'disabled' AND e.customer_id = i.customer_id AND e.reason NOT LIKE 'requested by an actor of type %';
