/**
 * What each database role of the service may do with each table, as GRANT has it. Nothing else is granted: what is left
 * out here is for operators' commands, which connect as the owner. So an API that was taken over places no machine and
 * trusts no host, a worker that was taken over makes no credential, and neither changes an image or deletes a bill.
 *
 * A statement that locks rows needs the right to update one of their columns. Where nothing else is updated, it is one
 * that decides nothing. Triggers and functions have the rights of the role whose statement calls them; foreign keys have
 * the owner's, and so has create_machine_again(), which no role may call or put on another table.
 */
export const serviceRoles = ['api', 'worker'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

const read = 'SELECT';
const add = 'SELECT, INSERT';
/** What changes about a machine. Its spec, kind, and place in a namespace stay as they were created. */
const machine =
  'labels, annotations, field_managers, phase, phase_since, ready_for_access, failure_code, ' +
  'failure_message, capacity_source, resolved_image_ref, published_ports, ssh_host_keys, forwards, ' +
  'restart_wanted, restart_request_id, recreates, resource_version, deletion_requested_at';
const fence = 'claim_epoch, claim_run_id, fence_step, fence_attempt';
const counts = 'resource_version, virtual_machines, bare_metal_machines, cpu, memory_gib, disk_gib';
/** The API adds to them as well: an accepted delete ends the bill. */
const usage =
  'SELECT, INSERT, UPDATE (raw_seconds, top_up_seconds, active_count, start_count, open_count, open_offset_seconds)';
const timeline = 'SELECT, INSERT, UPDATE (count, last_at, resource_version, place), DELETE';
const outbox = 'SELECT, INSERT, UPDATE (leased_until, attempts, refusal), DELETE';
const maker = 'maker_id';
/** Postgres gives an event its number, its id, and its time: none is dated back. */
const event =
  'SELECT, INSERT (customer_id, tenant_id, actor_type, actor_id, actor_name, session_id, action, target, ' +
  'outcome, reason, request_id, address, user_agent, details)';
/** As an event: no key is dated ahead of the ones that this service makes. */
const dataKey = 'SELECT, INSERT (id, key_id, wrapped)';

export const rightsTable: Readonly<Record<string, Readonly<Partial<Record<ServiceRole, string>>>>> = {
  _prisma_migrations: { api: read, worker: read },

  customers: { api: `${add}, UPDATE (display_name)`, worker: `${read}, UPDATE (status, status_since)` },
  tenants: { api: `${add}, UPDATE (display_name)`, worker: `${read}, UPDATE (admitted_at, admission_leased_until)` },
  namespaces: { api: `${add}, UPDATE (${counts})`, worker: `${read}, UPDATE (${counts}, compacted_version)` },
  /** Operators alone set limits; the service reads those that count. */
  limits: {},
  effective_limits: { api: read },
  limit_requests: { api: add },
  allotments: { api: read, worker: read },

  cells: { api: read },
  machine_classes: { api: read, worker: read },
  images: { api: read, worker: read },
  hosts: {
    api: read,
    worker:
      `${read}, UPDATE (cpu_used, memory_gib_used, disk_gib_used, machines_held, lost_at, images, exchanges, ` +
      'failing, statement_seq, doubted_at, inventory_due, records_id, other_records_id, maintenance_starts_at, ' +
      'maintenance_ends_at, maintenance_reason, evacuation_reason)',
  },
  host_conditions: { api: read, worker: `${add}, UPDATE (status, reason, message, since)` },
  host_keys: { api: read, worker: read },
  orphans: { api: read, worker: `${add}, UPDATE (host_name, workflow_id), DELETE` },

  machines: { api: `${add}, UPDATE (${machine}), DELETE`, worker: `${read}, UPDATE (${machine}, ${fence}), DELETE` },
  machine_events: { api: timeline, worker: timeline },
  placements: {
    api: read,
    worker: `${add}, UPDATE (released_at, abandoned_at, orphaned_at, statement_seq, order_number, order_act)`,
  },
  placements_version_seq: { worker: 'SELECT, UPDATE, USAGE' },
  placements_order_number_seq: { worker: 'USAGE' },
  tunnels: { api: `${add}, UPDATE (leased_until), DELETE` },
  outbox: { api: outbox, worker: outbox },
  outbox_id_seq: { api: 'USAGE', worker: 'USAGE' },
  journal: { api: add, worker: `${add}, DELETE` },

  lifecycles: {
    api: `${read}, UPDATE (ended_at)`,
    worker: `${add}, UPDATE (ended_at, unseen_since, unseen, rated_at, top_up_seconds, posted_at)`,
  },
  usage_day: { api: usage, worker: usage },
  usage_hour: { api: usage, worker: `${usage}, DELETE` },
  usage_reconciliations: { api: read, worker: add },
  usage_compared_months: { worker: `${add}, UPDATE (compared_at), DELETE` },
  usage_archives: { api: read, worker: read },
  /** Postgres gives a bill its time: none is dated back. */
  bills: { api: read, worker: 'SELECT, INSERT (customer_id, month_start, document)' },
  bills_set_aside: { worker: read },
  signing_key_sets: { api: read, worker: 'SELECT, INSERT (document)' },
  /** A trigger lets the worker credit what an evacuation owes, and nothing else. */
  bill_corrections: {
    api: read,
    worker:
      'SELECT, INSERT (customer_id, tenant_id, corrects_month, resource_kind, resource_class, billable_seconds, reference, reason)',
  },
  evacuation_credits: {
    worker:
      'SELECT, INSERT (machine_uid, customer_id, tenant_id, resource_kind, resource_class, month_start, ' +
      'seconds, reason), UPDATE (credited_at)',
  },
  billing_mismatches: { api: read, worker: `${add}, DELETE` },
  billing_findings: { api: read, worker: `${add}, DELETE` },

  api_keys: {
    api:
      `${add}, UPDATE (scopes, reach, role_slug, source_ranges, dpop_bound, ${maker}, expires_at, revoked_at, ` +
      'last_used_at, last_used_address, warned_at)',
    worker:
      'SELECT (id, customer_id, tenant_id, name, created_at, expires_at, revoked_at, warned_at), ' +
      'UPDATE (expires_at, revoked_at, warned_at)',
  },
  sessions: {
    api: `${add}, UPDATE (expires_at, revoked_at, last_used_at)`,
    worker: 'SELECT (id, customer_id, expires_at, revoked_at), UPDATE (revoked_at), DELETE',
  },
  dpop_proofs: { api: `${add}, UPDATE (expires_at), DELETE` },
  registration_codes: { api: `${read}, UPDATE (redeemed_at, customer_id, contact)` },

  customer_users: {
    api: `${add}, UPDATE (display_name, role_slug, status, issuer, subject, last_sign_in_at)`,
    worker: 'SELECT (id, email)',
  },
  ssh_keys: { api: `${add}, DELETE` },
  invitations: { api: `${add}, UPDATE (${maker}, accepted_at, revoked_at)` },
  letters: {
    api: `${add}, UPDATE (attempts, due_at), DELETE`,
    worker: 'SELECT (id, sealed, notice, created_at), INSERT (customer_id, notice), UPDATE (sealed), DELETE',
  },
  identity_integrations: {
    api: `${add}, UPDATE (status, issuer, client_id, client_secret_sealed, email_domains, failures, stopped_for, activated_at)`,
    worker: 'SELECT (id, client_secret_sealed), UPDATE (client_secret_sealed)',
  },
  setup_links: {
    api: `${add}, UPDATE (issuer, client_id, client_secret_sealed, email_domains, ${maker}, used_at, revoked_at)`,
    worker: 'SELECT (id, client_secret_sealed), UPDATE (client_secret_sealed)',
  },
  sign_in_codes: { api: `${add}, UPDATE (used_at), DELETE` },
  sign_ins: {
    api: `${add}, UPDATE (secret_digest, refreshed_at, revoked_at), DELETE`,
    worker: 'SELECT (id, expires_at, revoked_at), DELETE',
  },
  device_codes: {
    api: `${add}, UPDATE (status, customer_id, customer_user_id, tenant_id, interval_seconds, polled_at), DELETE`,
  },

  identity_providers: {
    api:
      `${add}, UPDATE (display_name, jwks_document, jwks_document_ref, audiences, allowed_clock_skew_seconds, ` +
      `max_token_age_seconds, status, revision, ${maker}, updated_at), DELETE`,
  },
  key_set_health: { api: `${add}, UPDATE (attempted_at, succeeded_at, key_ids, ignored_keys, last_error)` },
  principals: {
    api:
      `${add}, UPDATE (display_name, subject_match_type, subject_match_value, claim_constraints, scopes, ` +
      `max_session_ttl_seconds, status, single_use, reach, source_ranges, dpop_bound, revision, ${maker}, ` +
      'updated_at), DELETE',
    worker: 'SELECT (id, subject_match_value)',
  },
  token_uses: { api: `${add}, UPDATE (expires_at), DELETE` },

  audit_events: { api: event, worker: event },
  audit_events_sequence_seq: { api: 'USAGE', worker: 'USAGE' },
  audit_order: { worker: 'USAGE' },
  audit_chainer: { api: read, worker: `${read}, UPDATE (settled)` },
  audit_links: { api: read, worker: add },
  audit_checkpoints: { api: read, worker: add },
  audit_sink: {
    api: read,
    worker: `${read}, UPDATE (target, position, delivered_at, failing_since, attempts, error, due_at)`,
  },

  webhooks: {
    api: `${add}, UPDATE (name, url, event_types, status, disabled_reason, delivered_at, ${maker}, updated_at), DELETE`,
    worker: `${read}, UPDATE (status, disabled_reason, delivered_at, updated_at)`,
  },
  webhook_secrets: { api: `${add}, UPDATE (expires_at), DELETE`, worker: `${read}, UPDATE (sealed)` },
  webhook_deliveries: {
    api: `${add}, UPDATE (status, settled_at, next_attempt_at, error)`,
    worker: `${add}, UPDATE (status, attempts, attempted_at, settled_at, next_attempt_at, error, due_at), DELETE`,
  },
  webhook_deliveries_sequence_seq: { api: 'USAGE', worker: 'USAGE' },
  made_things: { api: read },

  database_mark: { api: read, worker: `${read}, UPDATE (mark, marked_at, placement_floor)` },
  kept_answers: {
    api: `${add}, UPDATE (id, request_digest, sealed, created_at)`,
    worker: 'SELECT (id, created_at), DELETE',
  },
  data_keys: { api: dataKey, worker: `${dataKey}, DELETE` },
  order_keys: { api: read, worker: 'SELECT, INSERT (id, public_key, sealed, change), UPDATE (sealed)' },
  rate_counts: { api: `${add}, UPDATE (points, expire), DELETE` },
  housekeeping_duties: { api: read, worker: `${add}, UPDATE (succeeded_at, error)` },
};
