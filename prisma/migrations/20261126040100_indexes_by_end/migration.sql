-- Housekeeping removes what ended long ago, oldest first: sessions, sign-ins, settled deliveries, and the timelines of
-- machines that are gone, of which `Gone` is the last entry. A comparison of usage reads the lifecycles of its months alone.
SET lock_timeout = '500ms';

CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_by_expiry" ON "sessions"("expires_at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_by_revocation" ON "sessions"("revoked_at") WHERE "revoked_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sign_ins_by_revocation" ON "sign_ins"("revoked_at") WHERE "revoked_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_by_settlement" ON "webhook_deliveries"("settled_at") WHERE "settled_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "machine_events_of_gone" ON "machine_events"("last_at") WHERE "reason" = 'Gone';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lifecycles_by_end" ON "lifecycles"("ended_at") WHERE "ended_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lifecycles_by_posting" ON "lifecycles"("posted_at") WHERE "posted_at" IS NOT NULL;
