-- Links and checkpoints are written by one process at a time, which holds the row of audit_chainer until its commit. Numbers
-- of one sequence, taken under that lock, are therefore in the order of commits over all chains: what is delivered up to a
-- number never gets anything before it any more.
CREATE SEQUENCE "audit_order";

ALTER TABLE "audit_links" ADD COLUMN "ordinal" BIGINT;
ALTER TABLE "audit_checkpoints" ADD COLUMN "ordinal" BIGINT;

-- What there is already: each chain in its order, and a checkpoint after the link that it signs.
ALTER TABLE "audit_links" DISABLE TRIGGER "audit_links_stay";
ALTER TABLE "audit_checkpoints" DISABLE TRIGGER "audit_checkpoints_stay";
CREATE TEMPORARY TABLE "former_order" ON COMMIT DROP AS
    SELECT chain_id, position, is_checkpoint, row_number() OVER (ORDER BY position, is_checkpoint, chain_id) AS ordinal
    FROM (SELECT chain_id, position, false AS is_checkpoint FROM "audit_links"
          UNION ALL SELECT chain_id, position, true FROM "audit_checkpoints") each_one;
UPDATE "audit_links" l SET "ordinal" = f.ordinal FROM "former_order" f
    WHERE f.chain_id = l.chain_id AND f.position = l.position AND NOT f.is_checkpoint;
UPDATE "audit_checkpoints" c SET "ordinal" = f.ordinal FROM "former_order" f
    WHERE f.chain_id = c.chain_id AND f.position = c.position AND f.is_checkpoint;
SELECT setval('audit_order', (SELECT coalesce(max(ordinal), 0) + 1 FROM "former_order"), false);
ALTER TABLE "audit_links" ENABLE TRIGGER "audit_links_stay";
ALTER TABLE "audit_checkpoints" ENABLE TRIGGER "audit_checkpoints_stay";

ALTER TABLE "audit_links" ALTER COLUMN "ordinal" SET NOT NULL, ALTER COLUMN "ordinal" SET DEFAULT nextval('audit_order');
ALTER TABLE "audit_checkpoints" ALTER COLUMN "ordinal" SET NOT NULL, ALTER COLUMN "ordinal" SET DEFAULT nextval('audit_order');
CREATE UNIQUE INDEX "audit_links_ordinal_key" ON "audit_links"("ordinal");
CREATE UNIQUE INDEX "audit_checkpoints_ordinal_key" ON "audit_checkpoints"("ordinal");

-- How far the audit log was delivered to the operator's sink, and what keeps the rest.
CREATE TABLE "audit_sink" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "target" TEXT NOT NULL DEFAULT '',
    "position" BIGINT NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "audit_sink_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "audit_sink" ADD CONSTRAINT "audit_sink_single" CHECK ("id");
INSERT INTO "audit_sink" DEFAULT VALUES;
