-- Machines that ended when their host was reset: what is left of them waits for an operator.
ALTER TABLE placements ADD COLUMN orphaned_at timestamptz(3);
