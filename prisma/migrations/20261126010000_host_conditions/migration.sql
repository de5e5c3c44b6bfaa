-- A host with a false condition takes no new machine. The rows say why and since when; the array is what placement reads.
ALTER TABLE "hosts" ADD COLUMN "failing" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

CREATE TABLE "host_conditions" (
    "host_name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "host_conditions_pkey" PRIMARY KEY ("host_name", "type"),
    CONSTRAINT "host_conditions_host_name_fkey" FOREIGN KEY ("host_name") REFERENCES "hosts"("name") ON DELETE RESTRICT ON UPDATE CASCADE
);
