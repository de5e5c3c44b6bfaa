-- CreateTable
CREATE TABLE "data_keys" (
    "id" UUID NOT NULL,
    "key_id" TEXT NOT NULL,
    "wrapped" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "data_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_keys_key_id_created_at_idx" ON "data_keys"("key_id", "created_at");
