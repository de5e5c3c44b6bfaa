-- CreateTable
CREATE TABLE "audit_links" (
    "chain_id" UUID NOT NULL,
    "position" BIGINT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("chain_id","position")
);

-- CreateTable
CREATE TABLE "audit_checkpoints" (
    "chain_id" UUID NOT NULL,
    "position" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "key_id" TEXT NOT NULL,
    "signature" BYTEA NOT NULL,

    CONSTRAINT "audit_checkpoints_pkey" PRIMARY KEY ("chain_id","position")
);

-- CreateTable
CREATE TABLE "audit_chainer" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "settled" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "audit_chainer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_sequence_key" ON "audit_links"("sequence");

-- Written by hand from here on.
ALTER TABLE "audit_chainer" ADD CONSTRAINT "audit_chainer_single" CHECK ("id");
INSERT INTO "audit_chainer" DEFAULT VALUES;

CREATE TRIGGER "audit_links_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_links"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_checkpoints_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_checkpoints"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
