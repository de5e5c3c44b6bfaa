-- The schema of the first release. Beside the tables of prisma/schema.prisma it holds what a Prisma model cannot express:
-- checks, partial indexes, functions, and triggers. They hold for every writer, whatever its path to this database.
--
-- Postgres parses the stored form of every check with each statement that writes to its table. The checks of machines
-- therefore compare with one array: a list of constants is twice as long there.

-- The oldest release that can run on this schema. A migration that takes away what a release needs names a later one:
-- an older program then refuses to start, instead of failing with every request.
CREATE FUNCTION oldest_release() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '0.1.0' $$;

-- For tables whose rows are only added.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

-- === Customers and tenants

CREATE TABLE customers (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    slug TEXT NOT NULL,
    display_name TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'active',
    status_reason TEXT,
    status_since TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    closes_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT customers_reason_given CHECK (status_reason IS NOT NULL OR (status = 'active' AND closes_at IS NULL)),
    CONSTRAINT customers_status_known CHECK (status IN ('active', 'suspended', 'closed', 'erased'))
);
CREATE UNIQUE INDEX customers_slug_key ON customers(slug);
CREATE INDEX customers_to_close ON customers(closes_at) WHERE closes_at IS NOT NULL;

CREATE TABLE tenants (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    slug TEXT NOT NULL,
    display_name TEXT NOT NULL,
    region TEXT NOT NULL,
    is_default BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    admitted_at TIMESTAMPTZ(3),
    admission_leased_until TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    limits_imported_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX tenants_customer_id_slug_key ON tenants(customer_id, slug);
CREATE UNIQUE INDEX tenants_id_customer_id_key ON tenants(id, customer_id);
CREATE UNIQUE INDEX tenants_one_default_per_customer ON tenants(customer_id) WHERE is_default;
CREATE INDEX tenants_waiting_for_admission ON tenants (admission_leased_until) WHERE admitted_at IS NULL;

CREATE TABLE namespaces (
    name TEXT PRIMARY KEY,
    tenant_id UUID NOT NULL REFERENCES tenants(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    resource_version BIGINT NOT NULL DEFAULT 0,
    compacted_version BIGINT NOT NULL DEFAULT 0,
    virtual_machines INTEGER NOT NULL DEFAULT 0,
    bare_metal_machines INTEGER NOT NULL DEFAULT 0,
    cpu BIGINT NOT NULL DEFAULT 0,
    memory_gib BIGINT NOT NULL DEFAULT 0,
    disk_gib BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT namespaces_counts_not_negative
        CHECK (virtual_machines >= 0 AND bare_metal_machines >= 0 AND cpu >= 0 AND memory_gib >= 0 AND disk_gib >= 0),
    CONSTRAINT namespaces_name_is_dns_label CHECK (name ~ '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$'),
    CONSTRAINT namespaces_versions_in_order CHECK (compacted_version >= 0 AND compacted_version <= resource_version)
);
CREATE UNIQUE INDEX namespaces_tenant_id_key ON namespaces(tenant_id);

-- === The fleet

CREATE TABLE machine_classes (
    name TEXT PRIMARY KEY,
    uid UUID NOT NULL DEFAULT gen_random_uuid(),
    cpu_family TEXT NOT NULL,
    memory_gib INTEGER NOT NULL,
    regions TEXT[],
    minimum_seconds INTEGER NOT NULL DEFAULT 0,
    position INTEGER NOT NULL DEFAULT 0,
    retired BOOLEAN NOT NULL DEFAULT false,
    generation INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT machine_classes_name_is_dns_label CHECK (name ~ '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$'),
    CONSTRAINT machine_classes_sizes CHECK (memory_gib > 0 AND minimum_seconds >= 0 AND generation >= 1)
);

CREATE TABLE limits (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    tenant_id UUID REFERENCES tenants(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    class_name TEXT REFERENCES machine_classes(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    name TEXT NOT NULL,
    amount INTEGER NOT NULL,
    set_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    set_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    ends_at TIMESTAMPTZ(3),
    CONSTRAINT limits_not_negative CHECK (amount >= 0),
    CONSTRAINT limits_of_classes_or_in_all CHECK ((class_name IS NULL) = (name IN ('cpu', 'memory_gib', 'disk_gib')))
);
CREATE INDEX limits_tenant_id_idx ON limits(tenant_id);

CREATE TABLE limit_requests (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    tenant_id UUID NOT NULL REFERENCES tenants(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    class_name TEXT REFERENCES machine_classes(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    name TEXT NOT NULL,
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'open',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    answer TEXT,
    decided_at TIMESTAMPTZ(3),
    CONSTRAINT limit_requests_status_known CHECK (status IN ('open', 'granted', 'refused')),
    CONSTRAINT limit_requests_decided CHECK ((status = 'open') = (decided_at IS NULL) AND (status = 'open') = (answer IS NULL))
);
CREATE INDEX limit_requests_tenant_id_created_at_idx ON limit_requests(tenant_id, created_at);
CREATE UNIQUE INDEX limit_requests_open ON limit_requests(tenant_id, coalesce(class_name, ''), name) WHERE status = 'open';

CREATE VIEW effective_limits AS
  SELECT DISTINCT ON (t.id, l.class_name, l.name) t.id AS tenant_id, l.class_name, l.name, l.amount, l.set_by, l.reason,
         l.set_at, l.ends_at, l.tenant_id IS NULL AS is_default
  FROM tenants t JOIN limits l ON l.tenant_id = t.id OR l.tenant_id IS NULL
  WHERE l.ends_at IS NULL OR l.ends_at > clock_timestamp()
  ORDER BY t.id, l.class_name, l.name, l.tenant_id NULLS LAST, l.set_at DESC, l.id;

CREATE VIEW allotments AS
  SELECT tenant_id, class_name, coalesce(max(amount) FILTER (WHERE name = 'reserved_hosts'), 0) AS reserved_hosts,
         coalesce(max(amount) FILTER (WHERE name = 'on_demand'), 1) > 0 AS on_demand_allowed,
         coalesce(max(amount) FILTER (WHERE name = 'bare_metal'), 0) AS bare_metal_limit,
         coalesce(max(amount) FILTER (WHERE name = 'virtual_machine'), 0) AS virtual_machine_limit
  FROM effective_limits WHERE class_name IS NOT NULL GROUP BY tenant_id, class_name;

CREATE TABLE hosts (
    name TEXT PRIMARY KEY,
    region TEXT NOT NULL,
    class_name TEXT NOT NULL REFERENCES machine_classes(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    workload TEXT NOT NULL,
    driver TEXT NOT NULL,
    agent TEXT,
    cpu INTEGER NOT NULL,
    memory_gib INTEGER NOT NULL,
    disk_gib INTEGER NOT NULL,
    cpu_used INTEGER NOT NULL DEFAULT 0,
    memory_gib_used INTEGER NOT NULL DEFAULT 0,
    disk_gib_used INTEGER NOT NULL DEFAULT 0,
    machines_held INTEGER NOT NULL DEFAULT 0,
    reserved_tenant_id UUID,
    cordoned BOOLEAN NOT NULL DEFAULT false,
    maintenance_starts_at TIMESTAMPTZ(3),
    maintenance_ends_at TIMESTAMPTZ(3),
    lost_at TIMESTAMPTZ(3),
    retired BOOLEAN NOT NULL DEFAULT false,
    images TEXT[] DEFAULT ARRAY[]::TEXT[],
    failing TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    statement_seq BIGINT NOT NULL DEFAULT 0,
    doubted_at TIMESTAMPTZ(3),
    inventory_due BOOLEAN NOT NULL DEFAULT false,
    forward_addresses TEXT[] DEFAULT ARRAY['127.0.0.1'],
    forward_first_port INTEGER NOT NULL DEFAULT 20000,
    forward_last_port INTEGER NOT NULL DEFAULT 32767,
    console_address TEXT,
    records_id UUID,
    other_records_id UUID,
    CONSTRAINT hosts_cpu_within_capacity CHECK (0 <= cpu_used AND cpu_used <= cpu),
    CONSTRAINT hosts_disk_within_capacity CHECK (0 <= disk_gib_used AND disk_gib_used <= disk_gib),
    CONSTRAINT hosts_machines_held CHECK (machines_held >= 0 AND (workload <> 'BareMetalMachine' OR machines_held <= 1)),
    CONSTRAINT hosts_memory_within_capacity CHECK (0 <= memory_gib_used AND memory_gib_used <= memory_gib),
    CONSTRAINT hosts_maintenance_window
        CHECK ((maintenance_starts_at IS NULL) = (maintenance_ends_at IS NULL) AND maintenance_starts_at < maintenance_ends_at),
    CONSTRAINT hosts_nothing_held_uses_nothing
        CHECK (machines_held > 0 OR (cpu_used = 0 AND memory_gib_used = 0 AND disk_gib_used = 0)),
    CONSTRAINT hosts_workload_known CHECK (workload IN ('VirtualMachine', 'BareMetalMachine'))
);
CREATE INDEX hosts_class_name_region_idx ON hosts(class_name, region);
CREATE INDEX hosts_inventory_due ON hosts(name) WHERE inventory_due;
-- Placement takes the emptiest open host along these two; src/store/machines/bestHosts.ts has the same expression.
CREATE INDEX hosts_on_demand ON hosts
    (class_name, workload, region,
    (greatest(cpu_used::float8 / cpu, memory_gib_used::float8 / memory_gib, disk_gib_used::float8 / disk_gib)))
    WHERE reserved_tenant_id IS NULL AND NOT cordoned AND lost_at IS NULL AND NOT retired AND NOT inventory_due;
CREATE INDEX hosts_reserved ON hosts
    (reserved_tenant_id, class_name, workload, region,
    (greatest(cpu_used::float8 / cpu, memory_gib_used::float8 / memory_gib, disk_gib_used::float8 / disk_gib)))
    WHERE reserved_tenant_id IS NOT NULL AND NOT cordoned AND lost_at IS NULL AND NOT retired AND NOT inventory_due;

-- Placement reads hosts.failing; the rows say why and since when.
CREATE TABLE host_conditions (
    host_name TEXT NOT NULL REFERENCES hosts(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    type TEXT NOT NULL,
    status BOOLEAN NOT NULL,
    reason TEXT NOT NULL,
    message TEXT NOT NULL,
    since TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT host_conditions_pkey PRIMARY KEY (host_name, type)
);

CREATE TABLE host_keys (
    fingerprint TEXT PRIMARY KEY,
    host_name TEXT NOT NULL REFERENCES hosts(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    public_key TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    valid_until TIMESTAMPTZ(3)
);
CREATE INDEX host_keys_host_name_idx ON host_keys(host_name);

CREATE TABLE orphans (
    runtime_id UUID PRIMARY KEY,
    host_name TEXT NOT NULL,
    machine_uid UUID NOT NULL,
    workflow_id TEXT,
    first_seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    order_number BIGINT
);
CREATE INDEX orphans_host_name_idx ON orphans(host_name);

CREATE TABLE images (
    name TEXT PRIMARY KEY,
    uid UUID NOT NULL DEFAULT gen_random_uuid(),
    digest TEXT NOT NULL,
    source JSONB NOT NULL DEFAULT '{}',
    architecture TEXT,
    size_bytes BIGINT,
    retired BOOLEAN NOT NULL DEFAULT false,
    generation INTEGER NOT NULL DEFAULT 1,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT images_digest_is_sha256 CHECK (digest ~ '^sha256:[0-9a-f]{64}$')
);

-- === Machines

-- Lists are in the order of names by code point, whatever the collation of the database: the unique index serves them.
CREATE TABLE machines (
    uid UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    kind TEXT NOT NULL,
    namespace TEXT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    generation BIGINT NOT NULL DEFAULT 1,
    resource_version BIGINT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    deletion_requested_at TIMESTAMPTZ(3),
    labels JSONB NOT NULL DEFAULT '{}',
    annotations JSONB NOT NULL DEFAULT '{}',
    spec JSONB NOT NULL,
    phase TEXT NOT NULL DEFAULT 'Pending',
    phase_since TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    ready_for_access BOOLEAN NOT NULL DEFAULT false,
    failure_code TEXT,
    failure_message TEXT,
    capacity_source TEXT,
    resolved_image_ref TEXT,
    published_ports JSONB NOT NULL DEFAULT '[]',
    ssh_host_keys JSONB NOT NULL DEFAULT '[]',
    forwards JSONB NOT NULL DEFAULT '[]',
    field_managers JSONB NOT NULL DEFAULT '[]',
    request_id TEXT,
    restart_wanted TEXT,
    restart_request_id TEXT,
    claim_epoch INTEGER NOT NULL DEFAULT 0,
    claim_run_id TEXT,
    fence_step INTEGER NOT NULL DEFAULT 0,
    fence_attempt INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT machines_capacity_source_known CHECK (capacity_source = ANY ('{reserved, on-demand}'::text[])),
    CONSTRAINT machines_counters_not_negative
        CHECK (generation >= 1 AND resource_version >= 1 AND claim_epoch >= 0 AND fence_step >= 0 AND fence_attempt >= 0),
    CONSTRAINT machines_failed_says_why CHECK (phase <> 'Failed' OR failure_code IS NOT NULL),
    CONSTRAINT machines_failure_code_known
        CHECK (failure_code = ANY ('{InvalidSpec, ImageUnavailable, ClassUnavailable, ReservedCapacityUnavailable,
            CapacityTemporarilyUnavailable, AccessNotReady, CleanupBlocked, InternalError, NoCapacityAvailable,
            AllocationBrokerUnavailable, PlacementUnavailable, HostIneligible, ProviderError, VMNotFound}'::text[])),
    CONSTRAINT machines_forwards_list CHECK (jsonb_typeof(forwards) = 'array'),
    CONSTRAINT machines_kind_known CHECK (kind = ANY ('{VirtualMachine, BareMetalMachine}'::text[])),
    CONSTRAINT machines_phase_known
        CHECK (phase = ANY ('{Pending, Creating, Starting, Running, Stopping, Deleting, Failed}'::text[])),
    CONSTRAINT machines_ready_only_while_running
        CHECK (NOT ready_for_access OR (phase = 'Running' AND deletion_requested_at IS NULL AND restart_wanted IS NULL)),
    CONSTRAINT machines_restart_known CHECK (restart_wanted = ANY ('{graceful, forced}'::text[]))
);
CREATE INDEX machines_deleting ON machines(uid) WHERE deletion_requested_at IS NOT NULL;
CREATE UNIQUE INDEX machines_namespace_kind_name_key ON machines(namespace, kind, name);
CREATE INDEX machines_unclaimed ON machines(uid) WHERE claim_epoch = 0;

-- Events outlive their machine, so there is no foreign key.
CREATE TABLE machine_events (
    uid UUID NOT NULL DEFAULT gen_random_uuid(),
    machine_uid UUID NOT NULL,
    digest TEXT NOT NULL,
    namespace TEXT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    kind TEXT NOT NULL,
    machine_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    message TEXT NOT NULL,
    count INTEGER NOT NULL DEFAULT 1,
    first_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    last_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    first_version BIGINT NOT NULL,
    resource_version BIGINT NOT NULL,
    place INTEGER NOT NULL,
    CONSTRAINT machine_events_pkey PRIMARY KEY (machine_uid, digest)
);
CREATE UNIQUE INDEX machine_events_namespace_name_key ON machine_events(namespace, name);
CREATE INDEX machine_events_namespace_resource_version_idx ON machine_events(namespace, resource_version);
CREATE INDEX machine_events_of_gone ON machine_events(last_at) WHERE reason = 'Gone';

CREATE TABLE placements (
    runtime_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    machine_uid UUID NOT NULL,
    tenant_id UUID NOT NULL,
    workload TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    version BIGSERIAL NOT NULL,
    host_name TEXT NOT NULL REFERENCES hosts(name) ON DELETE RESTRICT ON UPDATE CASCADE,
    class_name TEXT NOT NULL,
    minimum_seconds INTEGER NOT NULL,
    capacity_source TEXT NOT NULL,
    cpu INTEGER NOT NULL,
    memory_gib INTEGER NOT NULL,
    disk_gib INTEGER NOT NULL,
    evidence JSONB NOT NULL DEFAULT '[]',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    released_at TIMESTAMPTZ(3),
    abandoned_at TIMESTAMPTZ(3),
    orphaned_at TIMESTAMPTZ(3),
    statement_seq BIGINT NOT NULL DEFAULT 0,
    order_number BIGSERIAL NOT NULL,
    order_act TEXT NOT NULL DEFAULT 'run',
    CONSTRAINT placements_amounts CHECK (attempt >= 0 AND minimum_seconds >= 0 AND cpu > 0 AND memory_gib > 0 AND disk_gib > 0),
    CONSTRAINT placements_capacity_source_known CHECK (capacity_source IN ('reserved', 'on-demand')),
    CONSTRAINT placements_order_act_known CHECK (order_act IN ('run', 'restart', 'clean-up', 'end')),
    CONSTRAINT placements_workload_known CHECK (workload IN ('VirtualMachine', 'BareMetalMachine'))
);
-- Placement looks for what holds something, however many placements ended before.
CREATE INDEX placements_abandoned_on_host ON placements(host_name) WHERE released_at IS NULL AND abandoned_at IS NOT NULL;
CREATE INDEX placements_held_by_tenant ON placements(tenant_id, class_name, workload) WHERE released_at IS NULL;
CREATE INDEX placements_held_on_host ON placements(host_name) WHERE released_at IS NULL;
CREATE INDEX placements_host_name_idx ON placements(host_name);
CREATE UNIQUE INDEX placements_machine_uid_attempt_key ON placements(machine_uid, attempt);
CREATE INDEX placements_tenant_id_class_name_idx ON placements(tenant_id, class_name);
CREATE UNIQUE INDEX placements_version_key ON placements(version);

-- Port 0 is a machine's console.
CREATE TABLE tunnels (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    tenant_id UUID NOT NULL,
    session_id UUID NOT NULL,
    machine_uid UUID NOT NULL,
    guest_port INTEGER NOT NULL,
    opened_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    leased_until TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT tunnels_guest_port CHECK (guest_port BETWEEN 0 AND 65535)
);
CREATE INDEX tunnels_tenant_id_idx ON tunnels(tenant_id);

CREATE TABLE outbox (
    id BIGSERIAL PRIMARY KEY,
    machine_uid UUID NOT NULL,
    workflow_id TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    leased_until TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    attempts INTEGER NOT NULL DEFAULT 0,
    refusal TEXT,
    traceparent TEXT,
    CONSTRAINT outbox_attempts_not_negative CHECK (attempts >= 0)
);
CREATE INDEX outbox_leased_until_idx ON outbox(leased_until);

-- Compaction deletes the oldest entries. No entry is ever changed.
CREATE TABLE journal (
    namespace TEXT NOT NULL,
    resource_version BIGINT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    uid UUID NOT NULL,
    type TEXT NOT NULL,
    before JSONB,
    after JSONB,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT journal_pkey PRIMARY KEY (namespace, resource_version),
    CONSTRAINT journal_type_known CHECK (type IN ('ADDED', 'MODIFIED', 'DELETED')),
    CONSTRAINT journal_version_positive CHECK (resource_version >= 1)
);

CREATE TRIGGER journal_entries_stay BEFORE UPDATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- === Usage and bills

-- The length of a lifecycle, its top-up included, in doublings of an hour: 0 is under an hour, 1 under two, 2 under four.
-- The last class holds open lifecycles and the longest. For every other class it is known how long before a window its
-- members began that reach into the window, so the list behind a bill passes over what ended earlier.
CREATE FUNCTION lifecycle_length_class(started_at BIGINT, ended_at BIGINT, posted_at BIGINT) RETURNS INT
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN coalesce(width_bucket(
        CASE WHEN ended_at IS NOT NULL THEN greatest(ended_at, started_at + 1, posted_at + 1) - started_at END,
        '{3600,7200,14400,28800,57600,115200,230400,460800,921600,1843200,3686400,7372800,14745600,29491200,58982400,
          117964800}'::BIGINT[]
    ), 16);

-- A lifecycle is rated once, after its end.
CREATE TABLE lifecycles (
    machine_uid UUID PRIMARY KEY,
    customer_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    resource_kind TEXT NOT NULL,
    resource_class TEXT NOT NULL,
    resource_name TEXT NOT NULL,
    minimum_seconds INTEGER NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    unseen_since BIGINT,
    unseen INT8MULTIRANGE NOT NULL DEFAULT '{}',
    rated_at TIMESTAMPTZ(3),
    top_up_seconds INTEGER,
    posted_at BIGINT,
    CONSTRAINT lifecycles_amounts CHECK (minimum_seconds >= 0 AND started_at >= 0 AND top_up_seconds >= 0),
    CONSTRAINT lifecycles_end_after_start CHECK (ended_at >= started_at),
    CONSTRAINT lifecycles_rated_after_end CHECK (rated_at IS NULL OR ended_at IS NOT NULL),
    CONSTRAINT lifecycles_resource_kind_known CHECK (resource_kind IN ('VirtualMachine', 'BareMetalMachine')),
    CONSTRAINT lifecycles_unseen_since CHECK (unseen_since >= 0)
);
CREATE INDEX lifecycles_by_end ON lifecycles(ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX lifecycles_by_posting ON lifecycles(posted_at) WHERE posted_at IS NOT NULL;
CREATE INDEX lifecycles_list_idx ON lifecycles
    (customer_id, lifecycle_length_class(started_at, ended_at, posted_at), started_at, machine_uid)
    INCLUDE (ended_at, posted_at);
CREATE INDEX lifecycles_tenant_id_started_at_idx ON lifecycles(tenant_id, started_at);
CREATE INDEX lifecycles_unseen ON lifecycles(machine_uid) WHERE unseen_since IS NOT NULL AND ended_at IS NULL;

-- A month's bill is closed once, and stays. What was wrong with it is corrected by later lines.
CREATE TABLE bills (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL,
    month_start BIGINT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    document JSONB NOT NULL
);
CREATE UNIQUE INDEX bills_customer_id_month_start_key ON bills(customer_id, month_start);
CREATE TRIGGER bills_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON bills
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE bill_corrections (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    corrects_month BIGINT NOT NULL,
    resource_kind TEXT NOT NULL,
    resource_class TEXT NOT NULL,
    billable_seconds BIGINT NOT NULL,
    reference TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT bill_corrections_not_nothing CHECK (billable_seconds <> 0)
);
CREATE INDEX bill_corrections_customer_id_created_at_id_idx ON bill_corrections(customer_id, created_at, id);
CREATE UNIQUE INDEX bill_corrections_customer_id_reference_key ON bill_corrections(customer_id, reference);
CREATE TRIGGER bill_corrections_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON bill_corrections
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Rows of this table and of usage_hour are updated often: the free room keeps a new version on the same page.
CREATE TABLE usage_day (
    customer_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    resource_kind TEXT NOT NULL,
    resource_class TEXT NOT NULL,
    bucket_start BIGINT NOT NULL,
    raw_seconds BIGINT NOT NULL,
    top_up_seconds BIGINT NOT NULL,
    active_count BIGINT NOT NULL,
    start_count BIGINT NOT NULL,
    open_count BIGINT NOT NULL DEFAULT 0,
    open_offset_seconds BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT usage_day_pkey PRIMARY KEY (tenant_id, bucket_start, resource_kind, resource_class),
    CONSTRAINT usage_day_amounts CHECK (raw_seconds >= 0 AND top_up_seconds >= 0 AND active_count >= 0 AND start_count >= 0),
    CONSTRAINT usage_day_starts_a_day CHECK (bucket_start >= 0 AND bucket_start % 86400 = 0)
) WITH (fillfactor = 70);
CREATE INDEX usage_day_customer_id_bucket_start_idx ON usage_day(customer_id, bucket_start);
CREATE INDEX usage_day_open_idx ON usage_day(customer_id, bucket_start) WHERE open_count > 0;

CREATE TABLE usage_hour (
    customer_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    resource_kind TEXT NOT NULL,
    resource_class TEXT NOT NULL,
    bucket_start BIGINT NOT NULL,
    raw_seconds BIGINT NOT NULL,
    top_up_seconds BIGINT NOT NULL,
    active_count BIGINT NOT NULL,
    start_count BIGINT NOT NULL,
    open_count BIGINT NOT NULL DEFAULT 0,
    open_offset_seconds BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT usage_hour_pkey PRIMARY KEY (tenant_id, bucket_start, resource_kind, resource_class),
    CONSTRAINT usage_hour_amounts CHECK (raw_seconds >= 0 AND top_up_seconds >= 0 AND active_count >= 0 AND start_count >= 0),
    CONSTRAINT usage_hour_starts_an_hour CHECK (bucket_start >= 0 AND bucket_start % 3600 = 0)
) WITH (fillfactor = 70);
CREATE INDEX usage_hour_customer_id_bucket_start_idx ON usage_hour(customer_id, bucket_start);

CREATE TABLE usage_reconciliations (
    run_id TEXT PRIMARY KEY,
    finished_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    compared_months INTEGER NOT NULL,
    differing_rows INTEGER NOT NULL,
    CONSTRAINT usage_reconciliations_counts CHECK (compared_months >= 0 AND differing_rows >= 0)
);
CREATE INDEX usage_reconciliations_finished_at_idx ON usage_reconciliations(finished_at);

CREATE TABLE usage_compared_months (
    month_start BIGINT PRIMARY KEY,
    compared_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);

-- Lifecycles and placements of machines that were gone before the newest end are in files of `usage archive`.
CREATE TABLE usage_archives (
    ends_at BIGINT PRIMARY KEY,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);

-- === Credentials

CREATE TABLE api_keys (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    tenant_id UUID NOT NULL,
    name TEXT NOT NULL,
    secret_digest BYTEA NOT NULL,
    scopes TEXT[],
    maker_type TEXT NOT NULL,
    maker_id TEXT NOT NULL,
    replaces UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    revoked_at TIMESTAMPTZ(3),
    last_used_at TIMESTAMPTZ(3),
    last_used_address TEXT,
    warned_at TIMESTAMPTZ(3),
    reach TEXT NOT NULL DEFAULT 'account',
    role_slug TEXT,
    source_ranges TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    dpop_bound BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT api_keys_tenant_id_customer_id_fkey
        FOREIGN KEY (tenant_id, customer_id) REFERENCES tenants(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT api_keys_digest_is_sha256 CHECK (octet_length(secret_digest) = 32),
    CONSTRAINT api_keys_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator')),
    CONSTRAINT api_keys_reach_known CHECK (reach IN ('account', 'tenant')),
    CONSTRAINT api_keys_role_known CHECK (role_slug IN ('owner', 'admin', 'developer', 'viewer', 'billing')),
    CONSTRAINT api_keys_scopes_known CHECK (scopes <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write'])
);
CREATE INDEX api_keys_customer_id_created_at_id_idx ON api_keys(customer_id, created_at, id);
CREATE INDEX api_keys_maker_id_idx ON api_keys(maker_id);
CREATE INDEX api_keys_replaces_idx ON api_keys(replaces);
CREATE UNIQUE INDEX api_keys_secret_digest_key ON api_keys(secret_digest);

CREATE TABLE sessions (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    tenant_id UUID NOT NULL,
    actor_type TEXT NOT NULL,
    actor_id UUID NOT NULL,
    scopes TEXT[],
    account_scopes TEXT[] NOT NULL,
    dpop_key TEXT,
    token_digest BYTEA NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    revoked_at TIMESTAMPTZ(3),
    last_used_at TIMESTAMPTZ(3),
    provider_id UUID,
    principal_revision INTEGER,
    provider_revision INTEGER,
    kid TEXT,
    jti TEXT,
    exchange_id UUID,
    sign_in_id UUID,
    CONSTRAINT sessions_tenant_id_customer_id_fkey
        FOREIGN KEY (tenant_id, customer_id) REFERENCES tenants(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT sessions_actor_type_known CHECK (actor_type IN ('human', 'workload', 'api-key')),
    CONSTRAINT sessions_digest_is_sha256 CHECK (octet_length(token_digest) = 32),
    CONSTRAINT sessions_expire_after_creation CHECK (expires_at > created_at),
    CONSTRAINT sessions_of_workloads_name_their_provider CHECK (actor_type = 'workload' OR provider_id IS NULL),
    CONSTRAINT sessions_scopes_known CHECK (scopes <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write'])
);
CREATE INDEX sessions_actor_id_created_at_id_idx ON sessions(actor_id, created_at, id);
CREATE INDEX sessions_by_expiry ON sessions(expires_at);
-- Revocation by provider and key looks at sessions of workloads alone.
CREATE INDEX sessions_by_provider_and_key ON sessions(provider_id, kid) WHERE provider_id IS NOT NULL;
CREATE INDEX sessions_by_revocation ON sessions(revoked_at) WHERE revoked_at IS NOT NULL;
-- The end of a sign-in ends its sessions.
CREATE INDEX sessions_by_sign_in ON sessions(sign_in_id) WHERE sign_in_id IS NOT NULL;
CREATE UNIQUE INDEX sessions_token_digest_key ON sessions(token_digest);

CREATE TABLE dpop_proofs (
    proof_digest BYTEA PRIMARY KEY,
    expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX dpop_proofs_expires_at_idx ON dpop_proofs(expires_at);

CREATE TABLE registration_codes (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    code_digest BYTEA NOT NULL,
    slug TEXT NOT NULL,
    display_name TEXT NOT NULL,
    region TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    redeemed_at TIMESTAMPTZ(3),
    customer_id UUID,
    contact JSONB,
    CONSTRAINT registration_codes_digest_is_sha256 CHECK (octet_length(code_digest) = 32),
    CONSTRAINT registration_codes_redeemed_by_somebody CHECK ((redeemed_at IS NULL) = (customer_id IS NULL))
);
CREATE UNIQUE INDEX registration_codes_code_digest_key ON registration_codes(code_digest);

-- === People

-- A person has one role in the account and one in each tenant; the account counts as the tenant of zeros. A removed
-- person's address, and their account at the identity provider, are free again.
CREATE TABLE customer_users (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    tenant_id UUID,
    email TEXT NOT NULL,
    display_name TEXT NOT NULL,
    role_slug TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'invited',
    issuer TEXT,
    subject TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    last_sign_in_at TIMESTAMPTZ(3),
    CONSTRAINT customer_users_tenant_id_customer_id_fkey
        FOREIGN KEY (tenant_id, customer_id) REFERENCES tenants(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT customer_users_email_in_lower_case CHECK (email = lower(email)),
    CONSTRAINT customer_users_role_known CHECK (role_slug IN ('owner', 'admin', 'developer', 'viewer', 'billing')),
    CONSTRAINT customer_users_status_known CHECK (status IN ('invited', 'active', 'removed')),
    CONSTRAINT customer_users_whole_subject CHECK ((issuer IS NULL) = (subject IS NULL))
);
CREATE INDEX customer_users_customer_id_created_at_id_idx ON customer_users(customer_id, created_at, id);
CREATE UNIQUE INDEX customer_users_id_customer_id_key ON customer_users(id, customer_id);
CREATE UNIQUE INDEX customer_users_one_of_a_subject ON customer_users
    (customer_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'), issuer, subject)
    WHERE status <> 'removed';
CREATE UNIQUE INDEX customer_users_one_of_an_email ON customer_users
    (customer_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'), email)
    WHERE status <> 'removed';

CREATE TABLE invitations (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    customer_user_id UUID NOT NULL,
    token_digest BYTEA NOT NULL,
    maker_type TEXT NOT NULL DEFAULT 'operator',
    maker_id TEXT NOT NULL DEFAULT 'command-line',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    accepted_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),
    CONSTRAINT invitations_customer_user_id_customer_id_fkey
        FOREIGN KEY (customer_user_id, customer_id)
        REFERENCES customer_users(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT invitations_digest_is_sha256 CHECK (octet_length(token_digest) = 32),
    CONSTRAINT invitations_end_once CHECK (accepted_at IS NULL OR revoked_at IS NULL),
    CONSTRAINT invitations_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator'))
);
CREATE INDEX invitations_customer_id_created_at_id_idx ON invitations(customer_id, created_at, id);
CREATE INDEX invitations_customer_user_id_idx ON invitations(customer_user_id);
CREATE UNIQUE INDEX invitations_one_open_of_a_user ON invitations (customer_user_id)
    WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE UNIQUE INDEX invitations_token_digest_key ON invitations(token_digest);

CREATE TABLE letters (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    invitation_id UUID REFERENCES invitations(id) ON DELETE CASCADE ON UPDATE CASCADE,
    sealed TEXT,
    notice JSONB,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    due_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT letters_attempts_count_up CHECK (attempts >= 0),
    CONSTRAINT letters_are_of_one_kind CHECK ((notice IS NULL) = (sealed IS NOT NULL) AND (notice IS NULL) = (invitation_id IS NOT NULL))
);
CREATE INDEX letters_due_at_idx ON letters(due_at);
CREATE UNIQUE INDEX letters_invitation_id_key ON letters(invitation_id);

CREATE TABLE identity_integrations (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    status TEXT NOT NULL DEFAULT 'pending',
    issuer TEXT,
    client_id TEXT,
    client_secret_sealed TEXT,
    email_domains TEXT[] DEFAULT ARRAY[]::TEXT[],
    failures INTEGER NOT NULL DEFAULT 0,
    stopped_for TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    activated_at TIMESTAMPTZ(3),
    CONSTRAINT identity_integrations_active_is_whole
        CHECK (status <> 'active' OR (issuer IS NOT NULL
            AND client_id IS NOT NULL AND client_secret_sealed IS NOT NULL AND cardinality(email_domains) > 0)),
    CONSTRAINT identity_integrations_failures_count_up CHECK (failures >= 0),
    CONSTRAINT identity_integrations_status_known CHECK (status IN ('pending', 'active', 'error', 'disabled'))
);
CREATE UNIQUE INDEX identity_integrations_customer_id_key ON identity_integrations(customer_id);
CREATE UNIQUE INDEX identity_integrations_id_customer_id_key ON identity_integrations(id, customer_id);

CREATE TABLE setup_links (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    integration_id UUID NOT NULL,
    token_digest BYTEA NOT NULL,
    intent TEXT NOT NULL,
    return_url TEXT,
    issuer TEXT,
    client_id TEXT,
    client_secret_sealed TEXT,
    email_domains TEXT[] DEFAULT ARRAY[]::TEXT[],
    maker_type TEXT NOT NULL DEFAULT 'operator',
    maker_id TEXT NOT NULL DEFAULT 'command-line',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),
    CONSTRAINT setup_links_integration_id_customer_id_fkey
        FOREIGN KEY (integration_id, customer_id)
        REFERENCES identity_integrations(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT setup_links_digest_is_sha256 CHECK (octet_length(token_digest) = 32),
    CONSTRAINT setup_links_end_once CHECK (used_at IS NULL OR revoked_at IS NULL),
    CONSTRAINT setup_links_intent_known CHECK (intent IN ('setup', 'reconfigure')),
    CONSTRAINT setup_links_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator'))
);
CREATE INDEX setup_links_customer_id_idx ON setup_links(customer_id);
CREATE UNIQUE INDEX setup_links_token_digest_key ON setup_links(token_digest);

CREATE TABLE sign_in_codes (
    code_digest BYTEA PRIMARY KEY,
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    customer_user_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    redirect_uri TEXT NOT NULL,
    code_challenge TEXT NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    used_at TIMESTAMPTZ(3),
    CONSTRAINT sign_in_codes_customer_user_id_customer_id_fkey
        FOREIGN KEY (customer_user_id, customer_id)
        REFERENCES customer_users(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT sign_in_codes_digest_is_sha256 CHECK (octet_length(code_digest) = 32)
);
CREATE INDEX sign_in_codes_expires_at_idx ON sign_in_codes(expires_at);

CREATE TABLE sign_ins (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    customer_user_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    handle_digest BYTEA NOT NULL,
    secret_digest BYTEA NOT NULL,
    dpop_key TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    refreshed_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),
    CONSTRAINT sign_ins_customer_user_id_customer_id_fkey
        FOREIGN KEY (customer_user_id, customer_id)
        REFERENCES customer_users(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT sign_ins_digests_are_sha256 CHECK (octet_length(handle_digest) = 32 AND octet_length(secret_digest) = 32),
    CONSTRAINT sign_ins_expire_after_creation CHECK (expires_at > created_at)
);
CREATE INDEX sign_ins_by_revocation ON sign_ins(revoked_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX sign_ins_customer_user_id_idx ON sign_ins(customer_user_id);
CREATE INDEX sign_ins_expires_at_idx ON sign_ins(expires_at);
CREATE UNIQUE INDEX sign_ins_handle_digest_key ON sign_ins(handle_digest);

CREATE TABLE device_codes (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    device_digest BYTEA NOT NULL,
    user_digest BYTEA NOT NULL,
    account TEXT,
    tenant TEXT,
    address TEXT NOT NULL,
    program TEXT,
    status TEXT NOT NULL DEFAULT 'pending',
    customer_id UUID REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    customer_user_id UUID,
    tenant_id UUID,
    interval_seconds INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    polled_at TIMESTAMPTZ(3),
    CONSTRAINT device_codes_customer_user_id_customer_id_fkey
        FOREIGN KEY (customer_user_id, customer_id)
        REFERENCES customer_users(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT device_codes_digests_are_sha256 CHECK (octet_length(device_digest) = 32 AND octet_length(user_digest) = 32),
    CONSTRAINT device_codes_expire_after_creation CHECK (expires_at > created_at),
    CONSTRAINT device_codes_of_a_person
        CHECK (status NOT IN ('approved', 'used')
            OR (customer_id IS NOT NULL AND customer_user_id IS NOT NULL AND tenant_id IS NOT NULL)),
    CONSTRAINT device_codes_status_known CHECK (status IN ('pending', 'approved', 'denied', 'used'))
);
CREATE UNIQUE INDEX device_codes_device_digest_key ON device_codes(device_digest);
CREATE INDEX device_codes_expires_at_idx ON device_codes(expires_at);
CREATE UNIQUE INDEX device_codes_user_digest_key ON device_codes(user_digest);

-- === Identities of workloads

CREATE TABLE identity_providers (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    display_name TEXT NOT NULL,
    issuer TEXT NOT NULL,
    jwks_source_type TEXT NOT NULL,
    jwks_uri TEXT,
    jwks_document JSONB,
    jwks_document_ref TEXT,
    audiences TEXT[],
    allowed_clock_skew_seconds INTEGER NOT NULL DEFAULT 60,
    max_token_age_seconds INTEGER NOT NULL DEFAULT 86400,
    status TEXT NOT NULL DEFAULT 'active',
    revision INTEGER NOT NULL DEFAULT 1,
    maker_type TEXT NOT NULL DEFAULT 'operator',
    maker_id TEXT NOT NULL DEFAULT 'command-line',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT identity_providers_have_audiences CHECK (cardinality(audiences) >= 1),
    CONSTRAINT identity_providers_have_one_source
        CHECK (CASE jwks_source_type
            WHEN 'discovery' THEN jwks_uri IS NULL AND jwks_document IS NULL AND jwks_document_ref IS NULL
            WHEN 'https' THEN jwks_uri IS NOT NULL AND jwks_document IS NULL AND jwks_document_ref IS NULL
            WHEN 'stored-jwks' THEN jwks_uri IS NULL AND jwks_document IS NOT NULL AND jwks_document_ref IS NOT NULL
            ELSE false END),
    CONSTRAINT identity_providers_max_token_age CHECK (max_token_age_seconds BETWEEN 0 AND 2592000),
    CONSTRAINT identity_providers_skew_limited CHECK (allowed_clock_skew_seconds BETWEEN 0 AND 300),
    CONSTRAINT identity_providers_status_known CHECK (status IN ('active', 'disabled')),
    CONSTRAINT identity_providers_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator'))
);
CREATE INDEX identity_providers_customer_id_created_at_id_idx ON identity_providers(customer_id, created_at, id);
CREATE UNIQUE INDEX identity_providers_id_customer_id_key ON identity_providers(id, customer_id);

CREATE TABLE key_set_health (
    provider_id UUID PRIMARY KEY REFERENCES identity_providers(id) ON DELETE CASCADE ON UPDATE CASCADE,
    attempted_at TIMESTAMPTZ(3) NOT NULL,
    succeeded_at TIMESTAMPTZ(3),
    key_ids TEXT[],
    ignored_keys TEXT[],
    last_error TEXT
);

CREATE TABLE principals (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL,
    tenant_id UUID NOT NULL,
    provider_id UUID NOT NULL,
    display_name TEXT NOT NULL,
    subject_match_type TEXT NOT NULL,
    subject_match_value TEXT NOT NULL,
    claim_constraints JSONB NOT NULL DEFAULT '{}',
    scopes TEXT[],
    max_session_ttl_seconds INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'active',
    single_use BOOLEAN NOT NULL DEFAULT false,
    reach TEXT NOT NULL DEFAULT 'account',
    source_ranges TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    dpop_bound BOOLEAN NOT NULL DEFAULT false,
    revision INTEGER NOT NULL DEFAULT 1,
    maker_type TEXT NOT NULL DEFAULT 'operator',
    maker_id TEXT NOT NULL DEFAULT 'command-line',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT principals_provider_id_customer_id_fkey
        FOREIGN KEY (provider_id, customer_id)
        REFERENCES identity_providers(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT principals_tenant_id_customer_id_fkey
        FOREIGN KEY (tenant_id, customer_id) REFERENCES tenants(id, customer_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT principals_match_something CHECK (subject_match_value <> ''),
    CONSTRAINT principals_match_type_known CHECK (subject_match_type IN ('exact', 'prefix')),
    CONSTRAINT principals_reach_known CHECK (reach IN ('account', 'tenant')),
    CONSTRAINT principals_scopes_known
        CHECK (cardinality(scopes) >= 1 AND scopes <@ ARRAY['compute:read', 'compute:write', 'admin:read', 'admin:write']),
    CONSTRAINT principals_status_known CHECK (status IN ('active', 'disabled')),
    CONSTRAINT principals_ttl_limited CHECK (max_session_ttl_seconds BETWEEN 1 AND 86400),
    CONSTRAINT principals_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator'))
);
CREATE INDEX principals_customer_id_created_at_id_idx ON principals(customer_id, created_at, id);
CREATE INDEX principals_provider_id_idx ON principals(provider_id);

CREATE TABLE token_uses (
    provider_id UUID NOT NULL REFERENCES identity_providers(id) ON DELETE CASCADE ON UPDATE CASCADE,
    token_key BYTEA NOT NULL,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT token_uses_pkey PRIMARY KEY (provider_id, token_key),
    CONSTRAINT token_uses_key_is_sha256 CHECK (octet_length(token_key) = 32)
);
CREATE INDEX token_uses_expires_at_idx ON token_uses(expires_at);

-- === Audit log

-- Creates of machines pay for every index that has their events, so these have none but the account's time line. One index
-- of ranges of pages finds the rest; it costs an insert next to nothing (docs/decisions/0044).
CREATE TABLE audit_events (
    sequence BIGSERIAL PRIMARY KEY,
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    customer_id UUID,
    tenant_id UUID,
    actor_type TEXT NOT NULL,
    actor_id TEXT NOT NULL,
    actor_name TEXT,
    session_id UUID,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'success',
    reason TEXT,
    request_id TEXT,
    address TEXT,
    user_agent TEXT,
    details JSONB NOT NULL DEFAULT '{}',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    erased_digest BYTEA,
    CONSTRAINT audit_events_erased_digest_is_sha256 CHECK (octet_length(erased_digest) = 32),
    CONSTRAINT audit_events_outcome_known CHECK (outcome IN ('success', 'refused'))
);
CREATE INDEX audit_events_by_action ON audit_events(customer_id, action, created_at, id) WHERE action NOT LIKE 'machine.%';
-- An exchange is looked up by the id that its caller was given.
CREATE INDEX audit_events_by_exchange ON audit_events((details ->> 'exchange_id')) WHERE details ->> 'exchange_id' IS NOT NULL;
CREATE INDEX audit_events_by_fact ON audit_events
    USING brin (request_id text_bloom_ops, target text_bloom_ops, actor_id text_bloom_ops, address text_bloom_ops)
    WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX audit_events_by_request ON audit_events(request_id, action) WHERE action NOT LIKE 'machine.%';
CREATE INDEX audit_events_customer_id_created_at_id_idx ON audit_events(customer_id, created_at, id);
CREATE INDEX audit_events_refused ON audit_events(customer_id, created_at, id) WHERE outcome = 'refused';

CREATE TRIGGER audit_events_stay BEFORE DELETE OR TRUNCATE ON audit_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An event changes in one way: its personal part is erased, and the digest of it is kept, which its chain proves.
CREATE FUNCTION refuse_all_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE erased audit_events := OLD;
BEGIN
  erased.id := NEW.id;
  erased.erased_digest := NEW.erased_digest;
  erased.actor_name := NULL;
  erased.reason := NULL;
  erased.address := NULL;
  erased.user_agent := NULL;
  erased.details := '{}';
  IF NEW.target = 'erased' THEN erased.target := NEW.target; END IF;
  IF OLD.erased_digest IS NOT NULL OR NEW.erased_digest IS NULL OR NEW IS DISTINCT FROM erased THEN
    RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_events_change BEFORE UPDATE ON audit_events
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing();

-- A change that a session asks for is written only while the session stands. Every change has its event in its own
-- transaction, so this is the one place for all of them. The lock orders the end of a session before the change, which is
-- then refused, or after it. A transaction that itself ends the session may say so; what closes is said afterwards.
CREATE FUNCTION refuse_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM sessions WHERE id = NEW.session_id
    AND ((revoked_at IS NULL AND expires_at > clock_timestamp()) OR xmin = pg_current_xact_id()::xid) FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the session % has ended', NEW.session_id USING ERRCODE = 'CS401';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_events_of_sessions BEFORE INSERT ON audit_events FOR EACH ROW
    WHEN (NEW.session_id IS NOT NULL AND NEW.outcome = 'success' AND NEW.action NOT LIKE '%.close')
    EXECUTE FUNCTION refuse_ended_session();

-- What an actor is called at the time of its act: it may be renamed or removed later.
CREATE FUNCTION audit_actor_name(kind text, actor text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN actor !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN NULL
    WHEN kind = 'api-key' THEN (SELECT k.name FROM api_keys k WHERE k.id = actor::uuid)
    WHEN kind = 'human' THEN (SELECT u.email FROM customer_users u WHERE u.id = actor::uuid)
    WHEN kind = 'workload' THEN (SELECT p.subject_match_value FROM principals p WHERE p.id = actor::uuid) END
$$;

-- One process at a time writes links and checkpoints; it holds the row of audit_chainer until its commit. Numbers that are
-- taken from one sequence under that lock are in the order of commits over all chains: once everything up to a number is
-- delivered, nothing can come before it.
CREATE SEQUENCE audit_order;

CREATE TABLE audit_chainer (
    id BOOLEAN PRIMARY KEY DEFAULT true,
    settled BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT audit_chainer_single CHECK (id)
);

INSERT INTO audit_chainer DEFAULT VALUES;

CREATE TABLE audit_links (
    chain_id UUID NOT NULL,
    position BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    ordinal BIGINT NOT NULL DEFAULT nextval('audit_order'),
    CONSTRAINT audit_links_pkey PRIMARY KEY (chain_id, position)
);
CREATE UNIQUE INDEX audit_links_ordinal_key ON audit_links(ordinal);
CREATE UNIQUE INDEX audit_links_sequence_key ON audit_links(sequence);

CREATE TRIGGER audit_links_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_checkpoints (
    chain_id UUID NOT NULL,
    position BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    key_id TEXT NOT NULL,
    signature BYTEA NOT NULL,
    ordinal BIGINT NOT NULL DEFAULT nextval('audit_order'),
    CONSTRAINT audit_checkpoints_pkey PRIMARY KEY (chain_id, position)
);
CREATE UNIQUE INDEX audit_checkpoints_ordinal_key ON audit_checkpoints(ordinal);

CREATE TRIGGER audit_checkpoints_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_sink (
    id BOOLEAN PRIMARY KEY DEFAULT true,
    target TEXT NOT NULL DEFAULT '',
    position BIGINT NOT NULL DEFAULT 0,
    delivered_at TIMESTAMPTZ(3),
    failing_since TIMESTAMPTZ(3),
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    due_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT audit_sink_single CHECK (id)
);

INSERT INTO audit_sink DEFAULT VALUES;

-- === Webhooks

CREATE TABLE webhooks (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    customer_id UUID NOT NULL REFERENCES customers(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    tenant_id UUID,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    event_types TEXT[],
    status TEXT NOT NULL DEFAULT 'active',
    disabled_reason TEXT,
    delivered_at TIMESTAMPTZ(3),
    maker_type TEXT NOT NULL DEFAULT 'operator',
    maker_id TEXT NOT NULL DEFAULT 'command-line',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT webhooks_disabled_has_reason CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL)),
    CONSTRAINT webhooks_status_known CHECK (status IN ('active', 'disabled')),
    CONSTRAINT webhooks_maker_known CHECK (maker_type IN ('human', 'api-key', 'registration-code', 'operator'))
);
CREATE INDEX webhooks_customer_id_idx ON webhooks(customer_id);

-- What gives access or receives data, whatever its kind, with what made it.
CREATE VIEW made_things AS
  SELECT 'api-key' AS kind, id, customer_id, CASE reach WHEN 'tenant' THEN tenant_id END AS tenant_id, name, maker_type, maker_id, created_at,
         CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= clock_timestamp() THEN 'expired' ELSE 'active' END AS status
  FROM api_keys
  UNION ALL SELECT 'identity-provider', id, customer_id, NULL, display_name, maker_type, maker_id, created_at, status FROM identity_providers
  UNION ALL SELECT 'principal', id, customer_id, tenant_id, display_name, maker_type, maker_id, created_at, status FROM principals
  UNION ALL SELECT 'webhook', id, customer_id, tenant_id, name, maker_type, maker_id, created_at, status FROM webhooks
  UNION ALL SELECT 'invitation', i.id, i.customer_id, u.tenant_id, u.email, i.maker_type, i.maker_id, i.created_at,
         CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted' WHEN i.revoked_at IS NOT NULL THEN 'revoked'
              WHEN i.expires_at <= clock_timestamp() THEN 'expired' ELSE 'pending' END
  FROM invitations i JOIN customer_users u ON u.id = i.customer_user_id
  UNION ALL SELECT 'person', u.id, u.customer_id, u.tenant_id, u.email, i.maker_type, i.maker_id, i.accepted_at, u.status
  FROM invitations i JOIN customer_users u ON u.id = i.customer_user_id WHERE i.accepted_at IS NOT NULL
  UNION ALL SELECT 'setup-link', id, customer_id, NULL, intent, maker_type, maker_id, created_at,
         CASE WHEN used_at IS NOT NULL THEN 'used' WHEN revoked_at IS NOT NULL THEN 'revoked'
              WHEN expires_at <= clock_timestamp() THEN 'expired' ELSE 'pending' END
  FROM setup_links;

CREATE TABLE webhook_secrets (
    id UUID PRIMARY KEY,
    webhook_id UUID NOT NULL REFERENCES webhooks(id) ON DELETE CASCADE ON UPDATE CASCADE,
    sealed TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    expires_at TIMESTAMPTZ(3)
);
CREATE INDEX webhook_secrets_webhook_id_idx ON webhook_secrets(webhook_id);

CREATE TABLE webhook_deliveries (
    id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
    sequence BIGSERIAL NOT NULL,
    webhook_id UUID NOT NULL REFERENCES webhooks(id) ON DELETE CASCADE ON UPDATE CASCADE,
    event_id UUID NOT NULL,
    event_type TEXT NOT NULL,
    lane TEXT NOT NULL,
    subject TEXT NOT NULL,
    data JSONB NOT NULL,
    occurred_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    replay_of UUID,
    status TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    attempted_at TIMESTAMPTZ(3),
    next_attempt_at TIMESTAMPTZ(3),
    error TEXT,
    due_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    settled_at TIMESTAMPTZ(3),
    CONSTRAINT webhook_deliveries_settled CHECK ((status = 'pending') = (settled_at IS NULL)),
    CONSTRAINT webhook_deliveries_status_known CHECK (status IN ('pending', 'delivered', 'failed'))
);
CREATE INDEX webhook_deliveries_by_settlement ON webhook_deliveries(settled_at) WHERE settled_at IS NOT NULL;
-- Lanes that need a run of the workflow.
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries(due_at) WHERE status = 'pending';
-- What a lane delivers next.
CREATE INDEX webhook_deliveries_lane_idx ON webhook_deliveries(webhook_id, lane, sequence) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_webhook_id_created_at_id_idx ON webhook_deliveries(webhook_id, created_at, id);

-- The statement that changes a machine's row writes its events: neither is there without the other. Creates, and changes
-- that no event is about, do not call it.
-- One event, and a delivery of it for each webhook that wants it; `more` is added to what it says of the machine.
CREATE FUNCTION tell_webhooks(machine machines, what TEXT, more JSONB) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    event UUID := gen_random_uuid();
BEGIN
    INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, lane, subject, data)
    SELECT w.id, event, what, machine.uid::text,
           format('namespaces/%s/%ss/%s', machine.namespace, lower(machine.kind), machine.name),
           jsonb_build_object('kind', machine.kind, 'namespace', machine.namespace, 'name', machine.name,
                              'uid', machine.uid, 'tenant_id', n.tenant_id, 'phase', machine.phase,
                              'ready_for_access', machine.ready_for_access,
                              'failure_code', machine.failure_code, 'message', machine.failure_message) || more
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id JOIN webhooks w ON w.customer_id = t.customer_id
    WHERE n.name = machine.namespace AND w.status = 'active' AND what = ANY(w.event_types)
      AND (w.tenant_id IS NULL OR w.tenant_id = n.tenant_id);
END $$;

CREATE FUNCTION note_machine_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    machine machines := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    what TEXT := CASE WHEN TG_OP = 'DELETE' THEN 'machine.gone'
                      WHEN NEW.phase = 'Failed' AND OLD.phase <> 'Failed' THEN 'machine.failed'
                      WHEN NEW.ready_for_access THEN 'machine.ready'
                      ELSE 'machine.not-ready' END;
BEGIN
    machine.ready_for_access := machine.ready_for_access AND TG_OP <> 'DELETE';
    PERFORM tell_webhooks(machine, what, '{}');
    RETURN NULL;
END $$;

CREATE TRIGGER machines_note_change AFTER UPDATE OF phase, ready_for_access ON machines FOR EACH ROW
    WHEN (OLD.ready_for_access IS DISTINCT FROM NEW.ready_for_access OR (NEW.phase = 'Failed' AND OLD.phase <> 'Failed'))
    EXECUTE FUNCTION note_machine_event();
CREATE TRIGGER machines_note_removal AFTER DELETE ON machines FOR EACH ROW EXECUTE FUNCTION note_machine_event();

-- === The service itself

CREATE TABLE database_mark (
    id BOOLEAN PRIMARY KEY DEFAULT true,
    mark BIGINT NOT NULL DEFAULT 0,
    marked_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    placement_floor BIGINT NOT NULL DEFAULT 0,
    backed_up_at TIMESTAMPTZ(3),
    CONSTRAINT database_mark_forward CHECK (mark >= 0 AND placement_floor >= 0),
    CONSTRAINT database_mark_one_row CHECK (id)
);

INSERT INTO database_mark DEFAULT VALUES;

CREATE TABLE kept_answers (
    id UUID PRIMARY KEY,
    credential TEXT NOT NULL,
    key_digest BYTEA NOT NULL,
    request_digest BYTEA NOT NULL,
    sealed TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX kept_answers_credential_key_digest_key ON kept_answers(credential, key_digest);
CREATE INDEX kept_answers_created_at_idx ON kept_answers(created_at);

CREATE TABLE data_keys (
    id UUID PRIMARY KEY,
    key_id TEXT NOT NULL,
    wrapped TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX data_keys_key_id_created_at_idx ON data_keys(key_id, created_at);

CREATE TABLE order_keys (
    id UUID PRIMARY KEY,
    public_key TEXT NOT NULL,
    sealed TEXT NOT NULL,
    change TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX order_keys_public_key_key ON order_keys(public_key);

CREATE TABLE rate_counts (
    key TEXT PRIMARY KEY,
    points INTEGER NOT NULL,
    expire BIGINT
);
CREATE INDEX rate_counts_expire_idx ON rate_counts(expire);

-- A duty's age is a metric, also of one that never ended well.
CREATE TABLE housekeeping_duties (
    name TEXT PRIMARY KEY,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    succeeded_at TIMESTAMPTZ(3),
    error TEXT
);

INSERT INTO housekeeping_duties (name) VALUES
    ('journal'), ('notices'), ('timelines'), ('key-ends'), ('closed-bills'), ('webhook-log'), ('sign-ins'), ('sessions'),
    ('closed-accounts'), ('maintenance'), ('answers');
