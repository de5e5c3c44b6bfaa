-- CreateTable
-- What happened to machines, as their customers read it. It outlives the machine, so there is no foreign key.
CREATE TABLE "machine_events" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "machine_uid" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "namespace" TEXT NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "machine_name" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "first_version" BIGINT NOT NULL,
    "resource_version" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "machine_events_pkey" PRIMARY KEY ("machine_uid","digest")
);

-- CreateIndex
CREATE UNIQUE INDEX "machine_events_namespace_name_key" ON "machine_events"("namespace", "name");

-- CreateIndex
CREATE INDEX "machine_events_namespace_resource_version_idx" ON "machine_events"("namespace", "resource_version");
