-- What each pass of the ownership schedule asks for, whatever the number of machines and of ended lifecycles.
CREATE INDEX "machines_unclaimed" ON "machines"("uid") WHERE "claim_epoch" = 0;
CREATE INDEX "machines_deleting" ON "machines"("uid") WHERE "deletion_requested_at" IS NOT NULL;
CREATE INDEX "lifecycles_unseen" ON "lifecycles"("machine_uid") WHERE "unseen_since" IS NOT NULL AND "ended_at" IS NULL;
