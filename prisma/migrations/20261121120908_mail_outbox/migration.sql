ALTER TABLE "identity_integrations" ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "letters" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "invitation_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_counts" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT,

    CONSTRAINT "rate_counts_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "letters_invitation_id_key" ON "letters"("invitation_id");

CREATE INDEX "letters_due_at_idx" ON "letters"("due_at");

CREATE INDEX "rate_counts_expire_idx" ON "rate_counts"("expire");

ALTER TABLE "letters" ADD CONSTRAINT "letters_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a model cannot express.
ALTER TABLE "letters" ADD CONSTRAINT "letters_attempts_count_up" CHECK ("attempts" >= 0);
ALTER TABLE "identity_integrations" ADD CONSTRAINT "identity_integrations_failures_count_up" CHECK ("failures" >= 0);
