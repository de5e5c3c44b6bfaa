-- The same values as before. Postgres reads the stored form of every check with each statement that writes to its table,
-- and a list of constants is stored in three times the length of one constant that is an array.
ALTER TABLE "machines"
    DROP CONSTRAINT "machines_kind_known",
    ADD CONSTRAINT "machines_kind_known" CHECK ("kind" = ANY ('{VirtualMachine, BareMetalMachine}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_phase_known",
    ADD CONSTRAINT "machines_phase_known" CHECK ("phase" = ANY ('{Pending, Creating, Starting, Running, Stopping, Deleting, Failed}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_failure_code_known",
    ADD CONSTRAINT "machines_failure_code_known" CHECK ("failure_code" = ANY ('{InvalidSpec, ImageUnavailable, ClassUnavailable, ReservedCapacityUnavailable, CapacityTemporarilyUnavailable, AccessNotReady, CleanupBlocked, InternalError, NoCapacityAvailable, AllocationBrokerUnavailable, PlacementUnavailable, HostIneligible, ProviderError, VMNotFound}'::text[])) NOT VALID,
    DROP CONSTRAINT "machines_capacity_source_known",
    ADD CONSTRAINT "machines_capacity_source_known" CHECK ("capacity_source" = ANY ('{reserved, on-demand}'::text[])) NOT VALID;
