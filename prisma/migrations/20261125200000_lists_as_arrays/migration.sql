-- The same values as before. Postgres parses the stored form of every check with each statement that writes to its table;
-- a list of constants is twice as long there as one constant that is an array, and is made an array of each time.
ALTER TABLE "machines"
    DROP CONSTRAINT "machines_kind_known",
    ADD CONSTRAINT "machines_kind_known" CHECK ("kind" = ANY ('{VirtualMachine, BareMetalMachine}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_phase_known",
    ADD CONSTRAINT "machines_phase_known" CHECK ("phase" = ANY ('{Pending, Creating, Starting, Running, Stopping, Deleting, Failed}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_failure_code_known",
    ADD CONSTRAINT "machines_failure_code_known" CHECK ("failure_code" = ANY ('{InvalidSpec, ImageUnavailable, ClassUnavailable, ReservedCapacityUnavailable, CapacityTemporarilyUnavailable, AccessNotReady, CleanupBlocked, InternalError, NoCapacityAvailable, AllocationBrokerUnavailable, PlacementUnavailable, HostIneligible, ProviderError, VMNotFound}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_capacity_source_known",
    ADD CONSTRAINT "machines_capacity_source_known" CHECK ("capacity_source" = ANY ('{reserved, on-demand}'::text[])) NOT VALID;
