-- Apart from the change of the checks, because this reads the whole table; writes go on meanwhile.
ALTER TABLE "machines" VALIDATE CONSTRAINT "machines_kind_known";
ALTER TABLE "machines" VALIDATE CONSTRAINT "machines_phase_known";
ALTER TABLE "machines" VALIDATE CONSTRAINT "machines_failure_code_known";
ALTER TABLE "machines" VALIDATE CONSTRAINT "machines_capacity_source_known";
