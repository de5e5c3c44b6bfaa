SET LOCAL lock_timeout = '500ms';

-- The roles of the service write these. A time without a date, such as infinity, ends never, and programs that show it fail:
-- they have the years 1970 to 9999. A busy table has a migration of its own, as this one.
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "last_used_at" >= '1970-01-01 00:00Z' AND "last_used_at" < '10000-01-01 00:00Z' AND
    "revoked_at" >= '1970-01-01 00:00Z' AND "revoked_at" < '10000-01-01 00:00Z' AND
    "warned_at" >= '1970-01-01 00:00Z' AND "warned_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "audit_checkpoints" ADD CONSTRAINT "audit_checkpoints_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "audit_sink" ADD CONSTRAINT "audit_sink_times_are_dates" CHECK (
    "delivered_at" >= '1970-01-01 00:00Z' AND "delivered_at" < '10000-01-01 00:00Z' AND
    "due_at" >= '1970-01-01 00:00Z' AND "due_at" < '10000-01-01 00:00Z' AND
    "failing_since" >= '1970-01-01 00:00Z' AND "failing_since" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "billing_findings" ADD CONSTRAINT "billing_findings_times_are_dates" CHECK (
    "found_at" >= '1970-01-01 00:00Z' AND "found_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "billing_mismatches" ADD CONSTRAINT "billing_mismatches_times_are_dates" CHECK (
    "found_at" >= '1970-01-01 00:00Z' AND "found_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "customer_users" ADD CONSTRAINT "customer_users_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "last_sign_in_at" >= '1970-01-01 00:00Z' AND "last_sign_in_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "customers" ADD CONSTRAINT "customers_times_are_dates" CHECK (
    "closes_at" >= '1970-01-01 00:00Z' AND "closes_at" < '10000-01-01 00:00Z' AND
    "status_since" >= '1970-01-01 00:00Z' AND "status_since" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "database_mark" ADD CONSTRAINT "database_mark_times_are_dates" CHECK (
    "marked_at" >= '1970-01-01 00:00Z' AND "marked_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "polled_at" >= '1970-01-01 00:00Z' AND "polled_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "dpop_proofs" ADD CONSTRAINT "dpop_proofs_times_are_dates" CHECK (
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "evacuation_credits" ADD CONSTRAINT "evacuation_credits_times_are_dates" CHECK (
    "credited_at" >= '1970-01-01 00:00Z' AND "credited_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "host_conditions" ADD CONSTRAINT "host_conditions_times_are_dates" CHECK (
    "since" >= '1970-01-01 00:00Z' AND "since" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "housekeeping_duties" ADD CONSTRAINT "housekeeping_duties_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "succeeded_at" >= '1970-01-01 00:00Z' AND "succeeded_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "identity_integrations" ADD CONSTRAINT "identity_integrations_times_are_dates" CHECK (
    "activated_at" >= '1970-01-01 00:00Z' AND "activated_at" < '10000-01-01 00:00Z' AND
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "updated_at" >= '1970-01-01 00:00Z' AND "updated_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_times_are_dates" CHECK (
    "accepted_at" >= '1970-01-01 00:00Z' AND "accepted_at" < '10000-01-01 00:00Z' AND
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "revoked_at" >= '1970-01-01 00:00Z' AND "revoked_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "key_set_health" ADD CONSTRAINT "key_set_health_times_are_dates" CHECK (
    "attempted_at" >= '1970-01-01 00:00Z' AND "attempted_at" < '10000-01-01 00:00Z' AND
    "succeeded_at" >= '1970-01-01 00:00Z' AND "succeeded_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "letters" ADD CONSTRAINT "letters_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "due_at" >= '1970-01-01 00:00Z' AND "due_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "limit_requests" ADD CONSTRAINT "limit_requests_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "decided_at" >= '1970-01-01 00:00Z' AND "decided_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "orphans" ADD CONSTRAINT "orphans_times_are_dates" CHECK (
    "first_seen_at" >= '1970-01-01 00:00Z' AND "first_seen_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "principals" ADD CONSTRAINT "principals_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "updated_at" >= '1970-01-01 00:00Z' AND "updated_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_times_are_dates" CHECK (
    "redeemed_at" >= '1970-01-01 00:00Z' AND "redeemed_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "setup_links" ADD CONSTRAINT "setup_links_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "revoked_at" >= '1970-01-01 00:00Z' AND "revoked_at" < '10000-01-01 00:00Z' AND
    "used_at" >= '1970-01-01 00:00Z' AND "used_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_times_are_dates" CHECK (
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "used_at" >= '1970-01-01 00:00Z' AND "used_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z' AND
    "refreshed_at" >= '1970-01-01 00:00Z' AND "refreshed_at" < '10000-01-01 00:00Z' AND
    "revoked_at" >= '1970-01-01 00:00Z' AND "revoked_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "ssh_keys" ADD CONSTRAINT "ssh_keys_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_times_are_dates" CHECK (
    "admission_leased_until" >= '1970-01-01 00:00Z' AND "admission_leased_until" < '10000-01-01 00:00Z' AND
    "admitted_at" >= '1970-01-01 00:00Z' AND "admitted_at" < '10000-01-01 00:00Z' AND
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "limits_imported_at" >= '1970-01-01 00:00Z' AND "limits_imported_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "token_uses" ADD CONSTRAINT "token_uses_times_are_dates" CHECK (
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-02 00:00Z'
) NOT VALID;
ALTER TABLE "usage_compared_months" ADD CONSTRAINT "usage_compared_months_times_are_dates" CHECK (
    "compared_at" >= '1970-01-01 00:00Z' AND "compared_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "usage_reconciliations" ADD CONSTRAINT "usage_reconciliations_times_are_dates" CHECK (
    "finished_at" >= '1970-01-01 00:00Z' AND "finished_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "expires_at" >= '1970-01-01 00:00Z' AND "expires_at" < '10000-01-01 00:00Z'
) NOT VALID;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_times_are_dates" CHECK (
    "created_at" >= '1970-01-01 00:00Z' AND "created_at" < '10000-01-01 00:00Z' AND
    "delivered_at" >= '1970-01-01 00:00Z' AND "delivered_at" < '10000-01-01 00:00Z' AND
    "updated_at" >= '1970-01-01 00:00Z' AND "updated_at" < '10000-01-01 00:00Z'
) NOT VALID;
